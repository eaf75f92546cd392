//! What is fuzzed: each target takes bytes, makes an input of them and checks what must hold for
//! any input. `cargo test` replays a corpus and some thousand mutants of it, see
//! `tests/library/fuzz.rs`; `./test fuzz` runs them at length.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::ops::ControlFlow;

use arbitrary::{Result, Unstructured};
use sixfold::answer::Error as ErrorAnswer;
use sixfold::game::{
    MAX_COORDINATE, MIN_COORDINATE, Play, Position, RACK_SIZE, Rules, Tile, Turn, score, violations,
};
use sixfold::language::{ENGLISH, Explain};
use sixfold::notation::{
    NotationError, Sheet, parse_line, parse_position, parse_tiles, parse_turn, parse_unchecked,
    write_setup,
};
use sixfold::qwords;
use sixfold::record::{Record, Transcript, WrittenTurn, parse_transcript};
use sixfold::search::{ScoredPlay, Searcher};

use super::input::{self, WORDS, edited};
use crate::{plain, suggestions};

/// A position as a line or a sheet: what is read is written and read again, and every mistake is
/// told with its place and with suggestions that help.
pub fn position(data: &[u8]) {
    let text = input::text(data, |u| {
        let Ok(position) = input::game(u, |_, _| ())?.position() else {
            return Ok(String::new());
        };
        let is_sheet = u.arbitrary()?;
        edited(&written(&position, is_sheet), WORDS, u)
    });
    let read = checked(&text, parse_position);
    if let Ok(position) = &read {
        let line = position.to_string();
        assert_eq!(parse_position(&line).as_ref(), Ok(position), "{text}");
        assert_eq!(parse_line(&line).as_ref(), Ok(position), "{text}");
        assert_eq!(write_setup(&position.setup()).as_ref(), Ok(&line), "{text}");
        assert_eq!(Position::new(position.setup()).as_ref(), Ok(position));
        let sheet = Sheet(position).to_string();
        assert_eq!(parse_position(&sheet).as_ref(), Ok(position), "{text}");
        let sheet = sheet.replace('\n', "\r\n");
        assert_eq!(parse_position(&sheet).as_ref(), Ok(position), "{text}");
    }
    match checked(&text, parse_unchecked) {
        Ok(draft) => {
            assert_eq!(draft.position, read, "{text}");
            if let Err(error) = &draft.position {
                let laid = |cell| draft.setup.tiles.iter().any(|it| it.cell == cell);
                for located in error.problems() {
                    assert!(draft.cells(located).into_iter().all(laid), "{text}");
                    let places = draft.rack_places(located);
                    assert!(places.iter().all(|&place| place < draft.setup.rack.len()));
                }
            }
            // What breaks the rules is written too, unless two tiles share a cell.
            if let Ok(line) = write_setup(&draft.setup) {
                let again = checked(&line, parse_unchecked).expect(&line);
                assert_eq!(write_setup(&again.setup).as_ref(), Ok(&line), "{text}");
                assert_eq!(again.position.is_ok(), read.is_ok(), "{text}");
            }
        }
        Err(error) => assert_eq!(Err(error), read.map(drop), "{text}"),
    }
    read_straight_into_a_table(&text);
}

/// A line that goes straight into a table is the same position with the same plays, or the same
/// error, as one that the grammar reads.
fn read_straight_into_a_table(line: &str) {
    thread_local! {
        static SEARCHERS: RefCell<[Searcher; 2]> = RefCell::default();
    }
    let read = checked(line, parse_line);
    SEARCHERS.with_borrow_mut(|[searcher, other]| {
        let best = read.clone().map(|position| other.best_play(&position));
        assert_eq!(searcher.best_play_of_line(line), best, "{line}");
        let ranked = read.map(|position| {
            let ranking = other.ranking(&position, 3);
            (position, ranking)
        });
        assert_eq!(searcher.ranking_of_line(line, 3), ranked, "{line}");
    });
}

/// A turn on its own, or after the line of a position and a line end: what is legal and what it
/// scores is what the plain generator finds.
pub fn turn(data: &[u8]) {
    let text = input::text(data, |u| {
        let Ok(position) = input::game(u, |_, _| ())?.position() else {
            return Ok(String::new());
        };
        Ok(format!("{position}\n{}", near_turn(&position, u)?))
    });
    let (line, after) = text.split_once('\n').unwrap_or(("", &text));
    let position = parse_line(line).ok();
    let text = if position.is_some() { after } else { &text };
    for rules in Rules::ALL {
        let turn = checked(text, |text| parse_turn(text, rules));
        if let Ok(turn) = turn {
            let written = turn.to_string();
            assert_eq!(parse_turn(&written, rules).as_ref(), Ok(&turn), "{text}");
            assert_eq!(written.parse().as_ref(), Ok(&turn), "{text}");
            if let Some(position) = position.as_ref().filter(|it| it.rules() == rules) {
                judged(position, &turn);
            }
        }
        if let Ok(tiles) = checked(text, |text| parse_tiles(text, rules)) {
            let written: String = tiles.iter().map(Tile::to_string).collect();
            assert!(tiles.is_empty() || parse_tiles(&written, rules).as_ref() == Ok(&tiles));
        }
    }
    if let Ok(play) = checked(text, str::parse::<Play>) {
        assert_eq!(play.to_string().parse().as_ref(), Ok(&play), "{text}");
    }
    checked(text, str::parse::<Turn>).ok();
}

/// A game: what can be read can be replayed, written and read again, and every turn of it is legal.
pub fn record(data: &[u8]) {
    let text = input::text(data, near_record);
    let read = checked(&text, str::parse::<Record>);
    let transcript = checked(&text, parse_transcript);
    if let Ok(transcript) = &transcript {
        let written = transcript.to_string();
        assert_eq!(parse_transcript(&written).as_ref(), Ok(transcript));
        let lines = written.replace('\n', "\r\n");
        assert_eq!(parse_transcript(&lines).as_ref(), Ok(transcript), "{text}");
        assert_eq!(Record::new(transcript.clone()).ok(), read.clone().ok());
    }
    let Ok(record) = read else { return };
    assert_eq!(Some(record.transcript()), transcript.as_ref().ok());
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record), "{text}");
    let mut scores = vec![0; record.transcript().players().len()];
    for (place, step) in record.steps().iter().enumerate() {
        assert_eq!(
            step.before.scores[step.before.to_move],
            scores[place % scores.len()]
        );
        if let Some(position) = step.before.position() {
            let turn = step.turn.shifted(step.before.shift());
            assert_eq!(violations(&position, &turn), [], "{text}");
            assert_eq!(position.breakdown(&turn).total(), step.breakdown.total());
        }
        let player = place % scores.len();
        scores[player] += step.breakdown.total();
    }
    assert_eq!(record.scores(), scores, "{text}");
}

/// A grid of Qwords, and the other texts of that game.
pub fn qwords(data: &[u8]) {
    let text = input::text(data, near_grid);
    let text = &*text;
    if let Ok(position) = checked(text, qwords::parse_position) {
        let line = position.to_string();
        assert_eq!(qwords::parse_position(&line), Ok(position), "{text}");
        let sheet = qwords::PositionSheet(&position).to_string();
        assert_eq!(qwords::parse_position(&sheet), Ok(position), "{text}");
        assert_eq!(position.grid.to_string().parse(), Ok(position.grid));
        for action in position.actions() {
            assert_eq!(position.violations(action), [], "{action} on {text}");
            let after = position.after(action).to_string();
            assert!(qwords::parse_position(&after).is_ok(), "{action} on {text}");
        }
    }
    fn again<T: PartialEq + ToString>(
        text: &str,
        parse: impl Fn(&str) -> std::result::Result<T, NotationError<qwords::Problem>>,
    ) {
        if let Ok(read) = checked(text, &parse) {
            assert!(
                parse(&read.to_string()).is_ok_and(|it| it == read),
                "{text}"
            );
        }
    }
    again(text, qwords::parse_action);
    again(text, str::parse::<qwords::Roll>);
    again(text, str::parse::<qwords::Grid>);
    again(text, str::parse::<qwords::Pattern>);
    if let Ok(actions) = checked(text, qwords::parse_actions) {
        let written: Vec<String> = actions.iter().map(ToString::to_string).collect();
        assert_eq!(qwords::parse_actions(&written.join(" ")), Ok(actions));
    }
    if let Ok(letters) = checked(text, qwords::parse_letters) {
        let written: String = letters.iter().map(|letter| letter.to_char()).collect();
        assert_eq!(qwords::parse_letters(&written), Ok(letters), "{text}");
    }
    checked(text, qwords::parse_claims).ok();
    checked(text, str::parse::<qwords::Words>).ok();
}

/// A file of puzzles or of rulebook examples: what is read is written and read again, proved or
/// checked, and a mistake has a place in the file.
#[cfg(feature = "yaml")]
pub fn yaml(data: &[u8]) {
    use sixfold::puzzle::{Document, Stored, load_examples, load_puzzles, write_puzzles};
    use sixfold::yaml::YamlError;

    let text = &*String::from_utf8_lossy(data);
    let check_error = |error: &YamlError| {
        assert!(!error.message.is_empty(), "{text:?}");
        let place = error.offset.unwrap_or(0);
        assert!(place <= text.len(), "{place} in {text:?}");
        #[cfg(feature = "cli")]
        sixfold::cli::terminal::diagnostics::draw_yaml(error, text, "file", &ENGLISH, true);
    };
    let mut searcher = Searcher::new();
    match load_puzzles(text) {
        Ok(puzzles) => {
            for stored in &puzzles {
                let written = match stored {
                    Stored::Tiles(document) => write_puzzles(&[document]),
                    Stored::Qwords(document) => write_puzzles(&[document]),
                };
                let read = load_puzzles(&written).unwrap_or_else(|error| {
                    panic!("{text:?}\nis written as\n{written:?}\nwhich has {error:?}")
                });
                assert_eq!(read, std::slice::from_ref(stored), "{written:?}");
                match stored {
                    Stored::Tiles(document) => {
                        let proof = document.prove(&mut searcher);
                        let told: Vec<String> =
                            proof.flaws.iter().map(|it| it.to_string()).collect();
                        let puzzle = document.puzzle(&mut searcher);
                        assert_eq!(puzzle.is_ok(), told.is_empty(), "{text:?}");
                        if let Ok(puzzle) = puzzle {
                            let again =
                                Document::new(&puzzle, document.id.clone(), &document.made_by);
                            assert!(again.prove(&mut searcher).is_ok(), "{text:?}");
                        }
                    }
                    // To prove one takes too long.
                    Stored::Qwords(document) => {
                        if let Err(error) = document.question() {
                            assert!(!error.to_string().is_empty());
                        }
                    }
                }
            }
        }
        Err(error) => check_error(&error),
    }
    match load_examples(text) {
        Ok(examples) => {
            for example in examples.iter().take(20) {
                let checked = example.check(&mut searcher);
                assert_eq!(checked.id, example.id);
                drop(example.with_six_tiles());
            }
        }
        Err(error) => check_error(&error),
    }
}

/// A position: the search finds every play of the plain generator, with its score and in its
/// order, and the judge agrees.
pub fn search(data: &[u8]) {
    let text = input::text(data, |u| {
        Ok(rich_position(u)?.map_or_else(String::new, |it| it.to_string()))
    });
    let Ok(position) = parse_position(&text) else {
        return;
    };
    let expected = plain_plays(&position);
    let mut searcher = Searcher::new();
    let all = searcher.ranking(&position, usize::MAX);
    assert_eq!(all.total, expected.len(), "{position}");
    let different = all.plays.iter().zip(&expected).find(|(a, b)| a != b);
    assert_eq!(different, None, "{position}");
    assert_eq!(all.best_score, expected.first().map(|it| it.score));
    let best = expected
        .iter()
        .filter(|it| Some(it.score) == all.best_score);
    assert_eq!(all.best_plays, best.count(), "{position}");
    assert_eq!(searcher.best_play(&position).as_ref(), expected.first());
    let top = expected.len() / 2;
    assert_eq!(searcher.ranking(&position, top).plays, expected[..top]);
    let mut seen = Vec::new();
    let done: ControlFlow<()> = searcher.visit_plays(&position, |play| {
        seen.push(play.to_scored_play());
        ControlFlow::Continue(())
    });
    assert!(done.is_continue());
    in_order(&mut seen);
    assert!(seen == expected, "{position}");
    for ScoredPlay {
        play,
        score: points,
    } in &expected
    {
        let goes_out = position.goes_out(play.placements().len());
        assert_eq!(score(position.board(), play, goes_out).total(), *points);
        assert_eq!(violations(&position, &Turn::Lay(play.clone())), []);
    }
    let can_lay = !expected.is_empty();
    let may_pass = violations(&position, &Turn::Pass).is_empty();
    assert!(!(can_lay && may_pass), "{position}");
}

/// The links of the site: an address, and after a line end the names of players. Whatever they
/// hold, pages and the feed keep their elements, and links lead where the address says.
#[cfg(feature = "cli")]
pub fn links(data: &[u8]) {
    use sixfold::publish::site::{Address, DayEntry, Site, review_page};
    use sixfold::puzzle::stars_of;
    use sixfold::record::review::{PlayerReview, Review, ReviewEffort};

    let text = &*String::from_utf8_lossy(data);
    let (address, names) = text.split_once('\n').unwrap_or((text, ""));
    if let Some(address) = Address::parse(address) {
        assert_eq!(
            Address::parse(&address.to_string()).as_ref(),
            Some(&address)
        );
        assert!(address.path().starts_with('/') && address.path().ends_with('/'));
        assert!(address.to_string().ends_with(address.path()));
        let date = jiff::civil::date(2027, 1, 1);
        let entry = DayEntry {
            date,
            target: 18,
            stars: stars_of(date.weekday()),
            themes: Vec::new(),
        };
        let site = Site {
            first: date,
            last: date,
            today: Some(date),
            address: Some(address.clone()),
            engine: true,
            words: &ENGLISH,
            languages: vec![&ENGLISH],
            in_folder: false,
        };
        let feed = site.feed(&[entry]).expect("today is known");
        let feed =
            roxmltree::Document::parse(&feed).unwrap_or_else(|error| panic!("{error}: {text:?}"));
        let links = feed.descendants().filter_map(|it| it.attribute("href"));
        let links: Vec<&str> = links.collect();
        let page = format!("{address}puzzle/{date}.html");
        assert!(links.contains(&&*page), "{page:?} in {links:?}");
        assert!(
            links
                .iter()
                .all(|link| link.starts_with(&address.to_string()))
        );
        for page in [site.front_page(), site.analyser_page(), site.rules_page()] {
            let plain = Site {
                address: Address::parse("https://example.org"),
                ..site.clone()
            };
            let plain = [
                plain.front_page(),
                plain.analyser_page(),
                plain.rules_page(),
            ];
            assert!(
                plain.iter().any(|plain| tags(plain) == tags(&page)),
                "{text:?}"
            );
        }
    }
    let names: Vec<&str> = names.split(',').collect();
    let Ok(hostile) = Transcript::new(Rules::Classic, &names) else {
        return;
    };
    let plain: Vec<String> = (0..names.len()).map(|place| format!("P{place}")).collect();
    let plain = Transcript::new(Rules::Classic, &plain).expect("plain names");
    let page = |transcript: Transcript| {
        let player = || PlayerReview {
            turns: 0,
            judged: 0,
            accuracy: None,
            grades: [0; 4],
            given_away: 0.0,
            points_lost: 0.0,
            first: None,
            last: None,
            luck: Default::default(),
        };
        let players = transcript.players().iter().map(|_| player()).collect();
        let review = Review {
            effort: ReviewEffort::default(),
            turns: Vec::new(),
            players,
            timeline: Vec::new(),
        };
        let record = Record::new(transcript).expect("nothing is played");
        review_page(&record, &review, &ENGLISH)
    };
    assert_eq!(tags(&page(hostile)), tags(&page(plain)), "{names:?}");
}

/// The elements of a page, each with the names of its attributes.
#[cfg(feature = "cli")]
fn tags(page: &str) -> Vec<String> {
    let tags = page.split('<').skip(1);
    tags.map(|tag| {
        let tag = tag.split('>').next().unwrap_or_default();
        // Whatever stands between quotes is a value.
        tag.split('"').step_by(2).collect()
    })
    .collect()
}

/// Reads a text. If that fails, every mistake has a place in the text and can be told, and doing
/// what is suggested helps.
fn checked<T, P: Explain>(
    text: &str,
    read: impl Fn(&str) -> std::result::Result<T, NotationError<P>>,
) -> std::result::Result<T, NotationError<P>> {
    let error = match read(text) {
        Err(error) => error,
        read => return read,
    };
    assert!(!error.problems().is_empty(), "{text:?}");
    for located in error.problems() {
        for span in std::iter::once(&located.span).chain(&located.related) {
            assert!(text.get(span.clone()).is_some(), "{span:?} of {text:?}");
        }
    }
    // A backtick would be taken for one of the help.
    if !text.contains('`') {
        suggestions::check(&error, text, &read);
    }
    assert_eq!(
        error.diagnoses(text, &ENGLISH).len(),
        error.problems().len()
    );
    let answer = ErrorAnswer::new(&error, text);
    let line = text
        .split('\n')
        .nth(answer.line.expect("it has a place") - 1);
    let columns = line.expect("the line is there").chars().count() + 1;
    assert!((1..=columns).contains(&answer.column.expect("it has a place")));
    #[cfg(feature = "cli")]
    sixfold::cli::terminal::diagnostics::draw(&error, text, "text", true);
    Err(error)
}

/// A turn is legal if the plain generator knows it, and scores the same.
fn judged(position: &Position, turn: &Turn) {
    let broken = violations(position, turn);
    let standing = Searcher::new().standing(position, turn);
    assert_eq!(standing.is_ok(), broken.is_empty(), "{turn} on {position}");
    if let Err(told) = &standing {
        assert_eq!(told, &broken, "{turn} on {position}");
        for violation in &broken {
            assert!(!ENGLISH.game.violation(violation).is_empty());
        }
    }
    let plays = plain_plays(position);
    let Turn::Lay(play) = turn else {
        let rack = position.rack().to_vec();
        let allowed = match turn {
            Turn::Swap(tiles) => {
                (position.board().is_empty() && plays.is_empty() || !position.board().is_empty())
                    && !tiles.is_empty()
                    && tiles.len() <= position.bag()
                    && is_part_of(tiles, rack)
            }
            _ => plays.is_empty() && !position.can_swap(),
        };
        assert_eq!(
            broken.is_empty(),
            allowed,
            "{turn} on {position}: {broken:?}"
        );
        return;
    };
    let tiles = play.tiles().collect::<Vec<_>>();
    // The generator lays an opening in one place and one order; any other is as good.
    let is_opening = position.board().is_empty() && broken.is_empty();
    let found = plays
        .iter()
        .find(|it| it.play == *play || is_opening && is_part_of(&tiles, it.play.tiles().collect()));
    assert_eq!(
        found.is_some(),
        broken.is_empty(),
        "{turn} on {position}: {broken:?}"
    );
    if let (Some(found), Ok(standing)) = (found, standing) {
        assert_eq!(
            standing.breakdown.total(),
            found.score,
            "{turn} on {position}"
        );
        assert_eq!(standing.total, plays.len(), "{position}");
        assert_eq!(standing.best.as_ref(), plays.first(), "{position}");
        let better = plays.iter().filter(|it| it.score > found.score).count();
        assert_eq!(standing.rank, better + 1, "{turn} on {position}");
    }
}

fn is_part_of(tiles: &[Tile], mut all: Vec<Tile>) -> bool {
    tiles.iter().all(|tile| {
        let place = all.iter().position(|held| held == tile);
        place.map(|place| all.swap_remove(place)).is_some()
    })
}

/// Every play by the plain generator, in the order in which they are ranked.
fn plain_plays(position: &Position) -> Vec<ScoredPlay> {
    let plays = plain::visit_plays(position);
    let scored = |(play, &score)| ScoredPlay {
        play: plain::to_play(play),
        score,
    };
    let mut plays: Vec<ScoredPlay> = plays.iter().map(scored).collect();
    in_order(&mut plays);
    plays
}

fn in_order(plays: &mut [ScoredPlay]) {
    plays.sort_by_cached_key(|it| {
        let text = it.play.to_string();
        (Reverse(it.score), it.play.placements().len(), text)
    });
}

fn written(position: &Position, is_sheet: bool) -> String {
    match is_sheet {
        true => Sheet(position).to_string(),
        false => position.to_string(),
    }
}

/// A position of a game, often with another rack, another bag and elsewhere.
fn rich_position(u: &mut Unstructured) -> Result<Option<Position>> {
    let game = input::game(u, |_, _| ())?;
    let Ok(position) = game.position() else {
        return Ok(None);
    };
    let mut setup = position.setup();
    if u.arbitrary()? {
        let mut unseen: Vec<Tile> = position.rules().tiles().collect();
        for laid in &setup.tiles {
            let place = unseen.iter().position(|&tile| tile == laid.tile);
            place.map(|place| unseen.swap_remove(place));
        }
        let held = u.int_in_range(0..=RACK_SIZE)?.min(unseen.len());
        let choices = (0..held).map(|_| {
            let place = usize::from(u.arbitrary::<u8>()?) % unseen.len();
            Ok(unseen.swap_remove(place))
        });
        setup.rack = choices.collect::<Result<_>>()?;
        setup.bag = None;
    }
    if u.arbitrary()? {
        setup.bag = Some(0);
        setup.scores = None;
    }
    let Ok(position) = Position::new(setup) else {
        return Ok(None);
    };
    if u.arbitrary()? {
        let edge = *u.choose(&[MIN_COORDINATE, 20, MAX_COORDINATE])?;
        let corner = sixfold::game::Cell::new(edge, *u.choose(&[MIN_COORDINATE, MAX_COORDINATE])?);
        return Ok(Some(position.moved_to(corner).unwrap_or(position)));
    }
    Ok(Some(position))
}

/// The text of a turn that is legal or nearly so.
fn near_turn(position: &Position, u: &mut Unstructured) -> Result<String> {
    let choice = usize::from(u.arbitrary::<u8>()?);
    let text = match choice {
        0..16 => "pass".to_owned(),
        16..48 => Turn::swap(position.rack().iter().copied().take(choice % 7)).to_string(),
        _ => {
            let plays = Searcher::new().ranking(position, 256).plays;
            let play = plays.get(choice % plays.len().max(1));
            play.map_or_else(String::new, |found| found.play.to_string())
        }
    };
    // One of its cells or tiles is another one.
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    if u.arbitrary()? {
        let which = usize::from(u.arbitrary::<u8>()?) % words.len();
        if let Some((tile, cell)) = words[which].split_once('@') {
            let kinds: Vec<Tile> = position.rules().kinds().collect();
            words[which] = match u.arbitrary::<u8>()? % 3 {
                0 => format!("{}@{cell}", u.choose(&kinds)?),
                1 => format!(
                    "{}@{cell}",
                    u.choose(position.rack()).copied().unwrap_or(kinds[0])
                ),
                _ => {
                    let frontier: Vec<_> = position.board().frontier().collect();
                    u.choose(&frontier)
                        .map_or_else(|_| text.clone(), |cell| format!("{tile}@{cell}"))
                }
            };
        }
    }
    edited(&words.join(" "), WORDS, u)
}

/// A game as a record, with a few edits.
fn near_record(u: &mut Unstructured) -> Result<String> {
    let mut turns = Vec::new();
    let game = input::game(u, |game, turn| {
        let points = game.position().map(|it| it.breakdown(turn).total()).ok();
        turns.push((game.hand().to_vec(), turn.clone(), points));
    })?;
    let names = ["North", "East", "South", "West"];
    let rules = game.position().map_or(Rules::Classic, |it| it.rules());
    let Ok(mut transcript) = Transcript::new(rules, &names[..game.scores().len()]) else {
        return Ok(String::new());
    };
    let hides = u.arbitrary::<u8>()?;
    for (place, (hand, turn, points)) in turns.into_iter().enumerate() {
        transcript.push(WrittenTurn {
            hand: (hides >> (place % 4) & 1 == 0).then_some(hand),
            turn,
            points: points.filter(|_| hides >> (4 + place % 3) & 1 == 0),
        });
    }
    edited(&transcript.to_string(), RECORD_WORDS, u)
}

/// A grid with its roll, or an action, with a few edits.
fn near_grid(u: &mut Unstructured) -> Result<String> {
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let letter = |u: &mut Unstructured| Ok(char::from(*u.choose(letters)?));
    let filled = u.arbitrary::<u8>()?;
    let mut grid = String::new();
    for cell in 0..25 {
        if cell % 5 == 0 && cell > 0 {
            grid.push('/');
        }
        let is_free = u.arbitrary::<u8>()? >= filled;
        grid.push(if is_free { '.' } else { letter(u)? });
    }
    let face = |u: &mut Unstructured| match u.arbitrary::<u8>()? % 8 {
        0 => Ok('?'),
        1 => Ok('@'),
        _ => letter(u),
    };
    let roll = format!("{}/{}", face(u)?, face(u)?);
    let rest = u.choose(&[
        "",
        " side=a words=fr",
        " side=b",
        " side=b joker=no words=de",
    ])?;
    let text = match u.arbitrary::<u8>()? % 8 {
        0 => format!("{}@c3 joker {}@d4", letter(u)?, letter(u)?),
        1 => grid,
        2 => roll,
        3 => {
            let rows = grid.replace('/', "\n  ");
            format!(
                "rules: qwords\ngrid:\n  {rows}\nroll: {roll}\n{}",
                rest.trim().replace('=', ": ").replace(' ', "\n")
            )
        }
        _ => format!("qwords {grid} {roll}{rest}"),
    };
    edited(&text, GRID_WORDS, u)
}

/// Bits of records, right and wrong.
const RECORD_WORDS: &[&str] = &[
    " ",
    "\n",
    "\r\n",
    "rules:",
    "rules: classic\n",
    "players:",
    "1 North ",
    "2 South ",
    "3",
    "[",
    "]",
    "[]",
    "[RcbRtw]",
    "swap ",
    "exchange ",
    "pass",
    "=",
    "= 3",
    "= 999999999",
    "#",
    ",",
    ":",
    "@",
    "Rc@j10 ",
    "Btb@k11 ",
    "Rcb@a1 ",
    "Rcb@zzz9999 ",
    "Rcb",
    "R",
    "é",
    "漢",
    "\u{feff}",
    "\u{0}",
    "-",
];

/// Bits of grids, right and wrong.
const GRID_WORDS: &[&str] = &[
    " ",
    "\n",
    "\r\n",
    "qwords ",
    "rules:",
    "grid:",
    "roll:",
    "side=",
    "side: b",
    "joker=yes",
    "joker ",
    "double=no",
    "words=it",
    "words=de",
    "/",
    "?",
    "@",
    "o",
    "ooo",
    ".",
    "-",
    "é",
    "Œ",
    "e\u{301}",
    "О",
    "ß",
    "row 1: ",
    "column a: ",
    "#",
    "=",
    ":",
    "7",
    "\u{feff}",
    "漢",
];
