//! The fast search against the plain generator and against the judge, on thousands of tables from
//! whole games.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow;
use std::sync::LazyLock;

use rayon::prelude::*;
use sixfold::answer::{Analysis, to_json, write_analysis};
use sixfold::bench::corpus_lines;
use sixfold::game::{
    Cell, Colour, Direction, Game, Placement, Play, Position, RACK_SIZE, Rng, Rules, Shape, Tile,
    Turn, score, violations,
};
use sixfold::notation::parse_line;
use sixfold::search::{ScoredPlay, Searcher};

use crate::plain;

/// A table from a game, and all its plays by the plain generator in the order in which they must be
/// ranked.
struct Case {
    position: Position,
    plays: Vec<ScoredPlay>,
}

impl Case {
    fn new(position: Position) -> Case {
        let plays = plain::visit_plays(&position);
        let scored = |(play, &score)| ScoredPlay {
            play: plain::to_play(play),
            score,
        };
        let mut plays: Vec<ScoredPlay> = plays.iter().map(scored).collect();
        plays.sort_by_cached_key(|it| {
            (
                Reverse(it.score),
                it.play.placements().len(),
                it.play.to_string(),
            )
        });
        Case { position, plays }
    }

    /// Often the most points, sometimes anything, so that tables vary; now and then a swap.
    fn turn(&self, rng: &mut Rng) -> Turn {
        let rack = self.position.rack();
        let wants_swap = self.plays.is_empty() || rng.below(24) == 0;
        if wants_swap && self.position.can_swap() {
            let most = rack.len().min(self.position.bag()) as u32;
            return Turn::swap(rack[..1 + rng.below(most) as usize].iter().copied());
        }
        let any = rng.below(self.plays.len().max(1) as u32) as usize;
        let choice = if rng.below(5) < 3 { 0 } else { any };
        self.plays
            .get(choice)
            .map_or(Turn::Pass, |chosen| Turn::Lay(chosen.play.clone()))
    }
}

/// Every turn of a game that follows from its number.
fn game(rules: Rules, number: u64) -> Vec<Case> {
    let mut rng = Rng::new(&format!("search {rules}"), number);
    let mut game = Game::deal(rules, 2 + (number % 3) as usize, &mut rng);
    let mut cases = Vec::new();
    while !game.is_over() {
        let case = Case::new(game.position().unwrap());
        game.take(&case.turn(&mut rng), &mut rng);
        cases.push(case);
    }
    cases
}

/// Intro has fewer tiles and so shorter games.
const GAMES: [(Rules, u64); 3] = [(Rules::Classic, 36), (Rules::Flex, 36), (Rules::Intro, 48)];

static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let games = GAMES
        .into_iter()
        .flat_map(|(rules, games)| (0..games).map(move |number| (rules, number)));
    let games: Vec<(Rules, u64)> = games.collect();
    games
        .into_par_iter()
        .flat_map(|(rules, number)| game(rules, number))
        .collect()
});

/// Some of the cases, from everywhere in the games.
fn every_nth(step: usize) -> Vec<&'static Case> {
    CASES.iter().skip(step / 2).step_by(step).collect()
}

#[test]
fn the_tables_are_many_and_of_every_kind() {
    let count = |wanted: &dyn Fn(&Case) -> bool| CASES.iter().filter(|case| wanted(case)).count();
    let plays: usize = CASES.iter().map(|case| case.plays.len()).sum();
    println!("{} positions, {plays} plays", CASES.len());
    assert!(CASES.len() >= 5000, "{} positions", CASES.len());
    for rules in Rules::ALL {
        let here = |wanted: &dyn Fn(&Case) -> bool| {
            count(&|case| case.position.rules() == rules && wanted(case))
        };
        assert!(here(&|_| true) >= 1500, "{rules}");
        assert!(
            here(&|case| case.position.board().is_empty()) >= 36,
            "{rules}: openings"
        );
        assert!(
            here(&|case| case.position.bag() == 0) >= 150,
            "{rules}: an empty bag"
        );
        assert!(here(&|case| case.plays.is_empty()) >= 5, "{rules}: no play");
        let goes_out =
            |it: &ScoredPlay, case: &Case| case.position.goes_out(it.play.placements().len());
        assert!(
            here(&|case| case.plays.iter().any(|it| goes_out(it, case))) >= 30,
            "{rules}: going out"
        );
        for players in 2..=4 {
            assert!(
                here(&|case| case.position.players() == players) >= 300,
                "{rules}: {players} players"
            );
        }
    }
}

/// Players who lay their best sets rarely hold five or six tiles that go together, so some tables
/// get such a rack.
#[test]
fn racks_that_are_one_large_set() {
    let tables = every_nth(17).into_par_iter().enumerate();
    let cases = tables
        .filter_map(|(number, case)| Some(Case::new(with_a_large_set(&case.position, number)?)));
    let most_tiles = cases.map_init(Searcher::new, |searcher, case| {
        assert!(
            searcher.ranking(&case.position, usize::MAX).plays == case.plays,
            "{}",
            case.position
        );
        assert_eq!(
            searcher.best_play(&case.position).as_ref(),
            case.plays.first(),
            "{}",
            case.position
        );
        case.plays
            .iter()
            .map(|it| it.play.placements().len())
            .max()
            .unwrap_or(0)
    });
    let most_tiles: Vec<usize> = most_tiles.collect();
    for length in 4..=RACK_SIZE {
        let seen = most_tiles.iter().filter(|&&most| most == length).count();
        assert!(
            seen >= 5,
            "{length} tiles at once on {seen} of {} tables",
            most_tiles.len()
        );
    }
}

/// The position with six unseen tiles of one colour, or one shape, where there are as many; the bag
/// now and then empty.
fn with_a_large_set(position: &Position, number: usize) -> Option<Position> {
    let mut setup = position.setup();
    let mut unseen: Vec<Tile> = position.rules().tiles().collect();
    for laid in &setup.tiles {
        unseen.swap_remove(unseen.iter().position(|&tile| tile == laid.tile)?);
    }
    let colour = Colour::ALL[number % 6];
    let shape = Shape::ALL[number / 2 % 6];
    unseen.retain(|tile| {
        if number.is_multiple_of(2) {
            tile.colour == colour
        } else {
            tile.shape == shape
        }
    });
    // Different faces first, then the same ones on other backgrounds or once more.
    Rng::new("large set", number as u64).shuffle(&mut unseen);
    let mut faces = HashSet::new();
    let (mut rack, again): (Vec<Tile>, Vec<Tile>) = unseen
        .into_iter()
        .partition(|tile| faces.insert(tile.face()));
    rack.extend(again);
    rack.truncate(RACK_SIZE);
    setup.rack = rack;
    setup.bag = number.is_multiple_of(3).then_some(0);
    (setup.rack.len() == RACK_SIZE).then(|| Position::new(setup).unwrap())
}

#[test]
fn every_play_and_every_score_in_the_order_of_scores_sizes_and_texts() {
    CASES
        .par_iter()
        .for_each_init(Searcher::new, |searcher, case| {
            let ranking = searcher.ranking(&case.position, usize::MAX);
            assert_eq!(ranking.total, case.plays.len(), "{}", case.position);
            let different = ranking
                .plays
                .iter()
                .zip(&case.plays)
                .find(|(found, expected)| found != expected);
            assert_eq!(different, None, "{}", case.position);
        });
}

#[test]
fn the_visitor_sees_each_play_once() {
    CASES
        .par_iter()
        .for_each_init(Searcher::new, |searcher, case| {
            let expected: BTreeMap<Vec<Placement>, u32> = case
                .plays
                .iter()
                .map(|it| (it.play.placements().to_vec(), it.score))
                .collect();
            let mut seen = BTreeMap::new();
            let done = searcher.visit_plays(&case.position, |candidate| {
                let before = seen.insert(candidate.placements().to_vec(), candidate.score());
                if before.is_none() {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(candidate.placements())
                }
            });
            assert_eq!(done, ControlFlow::Continue(()), "twice: {}", case.position);
            assert!(seen == expected, "{}", case.position);
        });
}

#[test]
fn the_visitor_can_stop_anywhere() {
    every_nth(3)
        .into_par_iter()
        .for_each_init(Searcher::new, |searcher, case| {
            let total = case.plays.len();
            for last in [1, 2, total / 2, total]
                .into_iter()
                .filter(|last| (1..=total).contains(last))
            {
                let mut seen = 0;
                let stopped = searcher.visit_plays(&case.position, |_| {
                    seen += 1;
                    if seen == last {
                        ControlFlow::Break("enough")
                    } else {
                        ControlFlow::Continue(())
                    }
                });
                assert_eq!(
                    (stopped, seen),
                    (ControlFlow::Break("enough"), last),
                    "{}",
                    case.position
                );
            }
        });
}

#[test]
fn the_best_play_is_the_first_and_a_short_ranking_the_beginning() {
    CASES
        .par_iter()
        .for_each_init(Searcher::new, |searcher, case| {
            assert_eq!(
                searcher.best_play(&case.position).as_ref(),
                case.plays.first(),
                "{}",
                case.position
            );
            let total = case.plays.len();
            for top in [0, 1, 2, 10, total.saturating_sub(1), total, total + 1] {
                let ranking = searcher.ranking(&case.position, top);
                assert_eq!(ranking.total, total, "{}", case.position);
                assert!(
                    ranking.plays == case.plays[..top.min(total)],
                    "the best {top} of {}",
                    case.position
                );
            }
        });
}

/// The cases hold what the search finds, so the judge is asked about both.
#[test]
fn the_judge_agrees_with_every_play() {
    every_nth(8)
        .into_par_iter()
        .for_each_init(Searcher::new, |searcher, Case { position, .. }| {
            for ScoredPlay {
                play,
                score: points,
            } in searcher.ranking(position, usize::MAX).plays
            {
                let goes_out = position.goes_out(play.placements().len());
                assert_eq!(
                    score(position.board(), &play, goes_out).total(),
                    points,
                    "{play} on {position}"
                );
                assert_eq!(
                    violations(position, &Turn::Lay(play.clone())),
                    [],
                    "{play} on {position}"
                );
            }
        });
}

#[test]
fn what_the_judge_allows_of_one_or_two_tiles_is_found() {
    let cases: Vec<&Case> = every_nth(149)
        .into_iter()
        .filter(|case| !case.position.board().is_empty())
        .collect();
    let allowed: usize = cases
        .into_par_iter()
        .map(|case| allowed_and_found(&case.position))
        .sum();
    assert!(allowed > 500, "only {allowed} plays were allowed");
}

/// How many plays of one or two tiles around the table the judge allows, all of which the search
/// must have found.
fn allowed_and_found(position: &Position) -> usize {
    let ranking = Searcher::new().ranking(position, usize::MAX);
    let found: HashSet<Play> = ranking.plays.into_iter().map(|it| it.play).collect();
    let mut allowed = HashSet::new();
    let mut try_play = |play: Play| {
        if violations(position, &Turn::Lay(play.clone())).is_empty() {
            assert!(found.contains(&play), "{play} on {position}");
            allowed.insert(play);
        }
    };
    let around = position.board().bounds().unwrap().grown(2);
    let cells = || {
        around
            .rows()
            .flat_map(|row| around.columns().map(move |column| Cell::new(column, row)))
    };
    let touches = |cell: Cell| position.board().touches(cell);
    for cell in cells() {
        for &tile in position.rack() {
            try_play(Play::new([Placement { cell, tile }]));
        }
        for (direction, steps) in Direction::STRAIGHT
            .into_iter()
            .flat_map(|it| (1..=6).map(move |steps| (it, steps)))
        {
            let other = cell.step(direction, steps);
            // The judge refuses a play that touches nothing, and says so in its own tests: this
            // saves most of the time.
            if touches(cell) || touches(other) {
                for (tile, second) in pairs(position.rack()) {
                    try_play(Play::new([
                        Placement { cell, tile },
                        Placement {
                            cell: other,
                            tile: second,
                        },
                    ]));
                }
            }
        }
    }
    let short = |play: &&Play| play.placements().len() <= 2;
    assert_eq!(
        allowed.len(),
        found.iter().filter(short).count(),
        "{position}"
    );
    allowed.len()
}

/// Every two tiles of a rack, in both orders.
fn pairs(rack: &[Tile]) -> impl Iterator<Item = (Tile, Tile)> {
    let ordered = move |a: usize| {
        (0..rack.len())
            .filter(move |&b| a != b)
            .map(move |b| (rack[a], rack[b]))
    };
    (0..rack.len()).flat_map(ordered)
}

/// A line with some random edits.
fn edited(line: &str, edits: usize, rng: &mut Rng) -> String {
    const SIGNS: &[u8] = b"RrYGcdxtbws0179/ -=\t,og";
    let mut text = line.as_bytes().to_vec();
    for _ in 0..edits {
        let place = rng.below(text.len() as u32) as usize;
        let sign = SIGNS[rng.below(SIGNS.len() as u32) as usize];
        match rng.below(4) {
            0 => text[place] = sign,
            1 => text.insert(place, sign),
            2 => text.swap(place, place.saturating_sub(1)),
            _ => {
                text.remove(place);
            }
        }
    }
    String::from_utf8(text).unwrap()
}

#[test]
fn a_line_read_straight_into_a_table_is_what_the_grammar_reads() {
    let (mut searcher, mut other) = (Searcher::new(), Searcher::new());
    let mut rng = Rng::new("lines", 0);
    let mut counts = [0, 0];
    for line in Rules::ALL.into_iter().flat_map(corpus_lines) {
        for edits in 0..20 {
            let line = edited(line, edits % 3, &mut rng);
            let read = parse_line(&line);
            counts[usize::from(read.is_ok())] += 1;
            let best = read.clone().map(|position| other.best_play(&position));
            assert_eq!(searcher.best_play_of_line(&line), best, "{line}");
            let top = edits / 3;
            let ranked = read.map(|position| {
                let ranking = other.ranking(&position, top);
                (position, ranking)
            });
            assert_eq!(searcher.ranking_of_line(&line, top), ranked, "{line}");
        }
    }
    assert!(counts.iter().all(|&count| count > 4000), "{counts:?}");
}

#[test]
fn a_batch_writes_what_serde_writes() {
    let mut searcher = Searcher::new();
    let mut json = Vec::new();
    for line in Rules::ALL.into_iter().flat_map(corpus_lines) {
        // With a short rack there is a note.
        for line in [line, &line.replace(" bag=", " bag=1")] {
            let Ok((position, ranking)) = searcher.ranking_of_line(line, 3) else {
                continue;
            };
            for top in 0..3 {
                json.clear();
                write_analysis(&position, &ranking, top, &mut json);
                let expected = to_json(&Analysis::new(&position, &ranking, top));
                assert_eq!(str::from_utf8(&json), Ok(&*expected));
            }
        }
    }
}
