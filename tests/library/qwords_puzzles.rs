//! Puzzles of Qwords against plain searches written on their own, from the rules alone.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use insta::assert_snapshot;
use sixfold::game::Rng;
use sixfold::puzzle::qwords::{
    AnswerError, Collection, Document, Hint, Kind, Puzzle, Question, Recipe, Solution, Task, Unfit,
    Unproved,
};
use sixfold::puzzle::{
    AnyHint, AnyPuzzle, Batch, CanonicalForm, PuzzleError, Reply, Solving, Stored, load_puzzles,
    write_puzzles,
};
use sixfold::qwords::{Cell, Dice, Grid, Letter, Position, ROLLS, Roll, Side, Variant, WordList};

use crate::snapshots;

/// A word list as plain text, with or without the names.
fn plain_list(language: WordList, names: bool) -> HashSet<&'static [u8]> {
    let list = match language {
        WordList::French => include_str!("../../assets/words/fr.txt"),
        WordList::English => include_str!("../../assets/words/en.txt"),
        WordList::German => include_str!("../../assets/words/de.txt"),
        WordList::Italian => include_str!("../../assets/words/it.txt"),
    };
    let names = if names {
        include_str!("../../assets/words/names.txt")
    } else {
        ""
    };
    let italian = if names.is_empty() || language != WordList::Italian {
        ""
    } else {
        include_str!("../../assets/words/names-it.txt")
    };
    let names = names
        .lines()
        .chain(italian.lines())
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    list.lines().chain(names).map(str::as_bytes).collect()
}

/// Row by row, `.` where a cell is free.
type Plain = [u8; 25];

fn plain(grid: &Grid) -> Plain {
    let text: Vec<u8> = grid
        .to_string()
        .bytes()
        .filter(|&letter| letter != b'/')
        .collect();
    text.try_into().unwrap()
}

fn plain_lines(grid: &Plain) -> [[u8; 5]; 10] {
    std::array::from_fn(|line| {
        std::array::from_fn(|step| {
            if line < 5 {
                grid[line * 5 + step]
            } else {
                grid[step * 5 + line - 5]
            }
        })
    })
}

fn plain_total(grid: &Plain, words: &HashSet<&[u8]>, double: bool) -> u32 {
    let points = plain_lines(grid).map(|line| {
        let parts = (0..5).flat_map(|start| (start + 2..=5).map(move |end| start..end));
        let longest = parts
            .filter(|part| words.contains(&line[part.clone()]))
            .map(|part| part.len())
            .max();
        longest.map_or(0, |len| [1, 3, 6, 10][len - 2])
    });
    let bonus = if points.iter().all(|&points| points > 0) {
        10
    } else {
        0
    };
    let twice = if double { points[2] + points[7] } else { 0 };
    points.iter().sum::<u32>() + twice + bonus
}

/// The letters that a face allows.
fn plain_face(face: char) -> Vec<u8> {
    match face {
        '?' => (b'A'..=b'Z').collect(),
        '@' => b"AEIOU".to_vec(),
        letter => vec![letter as u8],
    }
}

/// Every way to use rolls: what it scores in the end, and its actions.
fn plain_ways(
    grid: &Plain,
    rolls: &[Roll],
    joker: bool,
    words: &HashSet<&[u8]>,
    double: bool,
    before: &str,
    ways: &mut Vec<(u32, String)>,
) {
    let Some((roll, later)) = rolls.split_first() else {
        ways.push((
            plain_total(grid, words, double),
            before.trim_start().to_owned(),
        ));
        return;
    };
    let faces: Vec<char> = roll
        .to_string()
        .chars()
        .filter(|face| *face != '/')
        .collect();
    let mut rolled: Vec<u8> = faces.into_iter().flat_map(plain_face).collect();
    rolled.sort();
    rolled.dedup();
    for place in (0..25).filter(|&place| grid[place] == b'.') {
        for letter in b'A'..=b'Z' {
            let by_joker = !rolled.contains(&letter);
            if by_joker && !joker {
                continue;
            }
            let mut next = *grid;
            next[place] = letter;
            let word = if by_joker { "joker " } else { "" };
            let cell = format!("{}{}", (b'a' + (place % 5) as u8) as char, place / 5 + 1);
            let line = format!("{before} {word}{}@{cell}", letter as char);
            plain_ways(&next, later, joker && !by_joker, words, double, &line, ways);
        }
    }
}

/// Every way to fill the free cells with all these letters so that each row is a word, of which
/// those stay where each column is.
fn plain_completions(grid: &Plain, letters: &[u8], words: &HashSet<&[u8]>, found: &mut Vec<Plain>) {
    let Some(row) = (0..5).find(|row| grid[row * 5..row * 5 + 5].contains(&b'.')) else {
        if letters.is_empty()
            && plain_lines(grid)
                .iter()
                .all(|line| words.contains(&line[..]))
        {
            found.push(*grid);
        }
        return;
    };
    for word in words.iter().filter(|word| word.len() == 5) {
        let (mut next, mut left) = (*grid, letters.to_vec());
        let fits = (0..5).all(|step| match grid[row * 5 + step] {
            b'.' => {
                next[row * 5 + step] = word[step];
                left.iter()
                    .position(|&letter| letter == word[step])
                    .map(|place| left.remove(place))
                    .is_some()
            }
            there => there == word[step],
        });
        if fits {
            plain_completions(&next, &left, words, found);
        }
    }
}

/// What a plain search makes of a question with one list: the only answer, what it scores, and the
/// next best score.
fn plain_answer(question: &Question, names: bool) -> Option<(String, u32, Option<u32>)> {
    let words = plain_list(question.position.language, names);
    let (grid, variant) = (plain(&question.position.grid), question.position.variant);
    if let Task::Supernatural(letters) = &question.task {
        let letters: Vec<u8> = letters
            .iter()
            .map(|letter| letter.to_char() as u8)
            .collect();
        let mut found = Vec::new();
        plain_completions(&grid, &letters, &words, &mut found);
        let [one] = found[..] else { return None };
        let rows: Vec<String> = one
            .chunks(5)
            .map(|row| String::from_utf8(row.to_vec()).unwrap())
            .collect();
        return Some((
            rows.join("/"),
            plain_total(&one, &words, variant.double()),
            None,
        ));
    }
    let mut ways = Vec::new();
    plain_ways(
        &grid,
        question.rolls(),
        variant.joker(),
        &words,
        variant.double(),
        "",
        &mut ways,
    );
    assert_eq!(ways.len() as u64, question.ways());
    ways.sort_by(|one, other| other.cmp(one));
    let second = ways.get(1).map(|(total, _)| *total);
    let (total, line) = ways.swap_remove(0);
    (second != Some(total)).then_some((line, total, second))
}

/// Whether the plain search takes no longer than a moment.
fn is_small(question: &Question) -> bool {
    match &question.task {
        Task::Supernatural(letters) => letters.len() <= 10,
        Task::Letter(_) | Task::Rolls(_) => question.ways() <= 6_000,
    }
}

/// Compares what is found with both plain answers.
fn compare(question: &Question) -> Result<(), Unproved> {
    let [without, with] = [false, true].map(|names| plain_answer(question, names));
    let found = Puzzle::new(question.clone());
    let text = format!("{} {:?}", question.position, question.task);
    let before = |names| {
        let words = plain_list(question.position.language, names);
        plain_total(
            &plain(&question.position.grid),
            &words,
            question.position.variant.double(),
        )
    };
    match (&without, &with) {
        (None, _) => assert_eq!(found.as_ref().unwrap_err(), &Unproved::NotOne, "{text}"),
        (_, None) => assert_eq!(
            found.as_ref().unwrap_err(),
            &Unproved::NotOneWithNames,
            "{text}"
        ),
        (Some((line, total, _)), Some((named, named_total, _)))
            if (line, total) != (named, named_total) || before(false) != before(true) =>
        {
            assert_eq!(
                found.as_ref().unwrap_err(),
                &Unproved::OtherWithNames,
                "{text}"
            );
        }
        (Some((line, total, second)), Some((_, _, named_second))) => {
            let puzzle = found.as_ref().unwrap();
            let gained = if question.kind() == Kind::Letter {
                before(false)
            } else {
                0
            };
            let less = |total: &u32| total - gained;
            assert_eq!(
                (&puzzle.solution.to_string(), puzzle.target()),
                (line, less(total)),
                "{text}"
            );
            let seconds = second
                .iter()
                .zip(named_second)
                .map(|(one, other)| [less(one), less(other)])
                .next();
            assert_eq!(puzzle.second_best, seconds, "{text}");
        }
    }
    found.map(drop)
}

fn made(kind: Kind, language: WordList, side: Side, seed: u64, count: usize) -> Vec<Puzzle> {
    let recipe = Recipe::new(kind, language, side, &Dice::default(), None);
    Collection {
        recipe,
        batch: Batch {
            count,
            seed,
            tries: 100_000,
        },
    }
    .make(|_| ControlFlow::Continue(()))
}

#[test]
fn what_is_made_is_the_only_answer_of_a_plain_search() {
    let mut compared = BTreeMap::new();
    for kind in Kind::ALL {
        for (language, side) in [
            (WordList::French, Side::A),
            (WordList::French, Side::B),
            (WordList::English, Side::A),
            (WordList::German, Side::A),
        ] {
            let count = if kind == Kind::Letter { 25 } else { 8 };
            let puzzles = made(kind, language, side, 5, count);
            assert_eq!(puzzles.len(), count, "{kind:?} {language}");
            for puzzle in puzzles.iter().filter(|puzzle| is_small(&puzzle.question)) {
                compare(&puzzle.question).unwrap();
                *compared.entry(kind).or_insert(0) += 1;
            }
        }
    }
    assert!(compared[&Kind::Letter] >= 90, "{compared:?}");
    assert!(
        compared[&Kind::Rolls] >= 10 && compared[&Kind::Supernatural] >= 5,
        "{compared:?}"
    );
}

/// Grids and rolls by chance, most of which are no puzzles.
#[test]
fn what_is_no_puzzle_is_found_out_as_a_plain_search_does() {
    let dice = Dice::default();
    let mut outcomes = BTreeMap::new();
    for number in 0..220 {
        let mut rng = Rng::new("tests/qwords-puzzles", number);
        let language = WordList::ALL[number as usize % 4];
        let list: Vec<&[u8]> = {
            let mut list: Vec<&[u8]> = plain_list(language, number % 2 == 0).into_iter().collect();
            list.retain(|word| word.len() == 5);
            list.sort();
            list
        };
        let mut grid = Grid::default();
        for (row, cells) in Cell::all().collect::<Vec<_>>().chunks(5).enumerate() {
            let word = list[rng.below(list.len() as u32) as usize];
            for (&cell, &letter) in cells.iter().zip(word).skip(usize::from(row == 4)) {
                grid = grid.with(Letter::from_char(letter as char).unwrap(), cell);
            }
        }
        for _ in 0..1 + rng.below(2) {
            grid = grid.without(Cell::from_index(rng.below(25) as usize).unwrap());
        }
        let side = Side::ALL[rng.below(2) as usize];
        let variant = if rng.below(3) == 0 {
            Variant::new(side)
        } else {
            Variant::new(side).without_joker()
        };
        let mut roll = || dice.roll(rng.below(ROLLS));
        let task = if number % 3 == 0 {
            Task::Letter(roll())
        } else {
            Task::Rolls(vec![roll(), roll()])
        };
        let Ok(question) = Question::new(
            Position {
                grid,
                roll: None,
                variant,
                language,
            },
            task,
        ) else {
            continue;
        };
        if is_small(&question) {
            let outcome = compare(&question).map_err(|reason| reason.to_string());
            *outcomes.entry(outcome).or_insert(0) += 1;
        }
    }
    assert!(
        outcomes.len() == 4 && outcomes.values().all(|&count| count >= 2),
        "{outcomes:?}"
    );
}

#[test]
fn fewer_given_letters_leave_more_answers() {
    let (mut one, mut several) = (0, 0);
    for puzzle in made(Kind::Supernatural, WordList::English, Side::A, 9, 6) {
        let (mut grid, Task::Supernatural(mut letters)) =
            (puzzle.question.position.grid, puzzle.question.task.clone())
        else {
            panic!("{puzzle:?}")
        };
        // Whole rows are put back, so that few cells stay free and the plain search is fast; then
        // one cell after another is freed.
        for cell in Cell::all().filter(|cell| cell.row() < 3) {
            let letter = puzzle.grid.letter(cell).unwrap();
            if grid.letter(cell).is_none() {
                letters.remove(letters.iter().position(|&other| other == letter).unwrap());
            }
            grid = grid.with(letter, cell);
        }
        for cell in Cell::all().filter(|cell| cell.row() >= 2) {
            if letters.len() == 9 {
                break;
            }
            if let Some(letter) = grid.letter(cell) {
                letters.push(letter);
                grid = grid.without(cell);
            }
            let position = Position {
                grid,
                ..puzzle.question.position
            };
            let question = Question::new(position, Task::Supernatural(letters.clone())).unwrap();
            match compare(&question) {
                Ok(()) => one += 1,
                Err(_) => several += 1,
            }
        }
    }
    assert!(one > 5 && several > 0, "{one} {several}");
}

fn stored_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles/qwords");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files
}

fn stored() -> Vec<Document> {
    let texts = stored_files()
        .into_iter()
        .map(|file| fs::read_to_string(file).unwrap());
    texts
        .flat_map(|text| load_puzzles(&text).unwrap())
        .map(|stored| stored.qwords().unwrap())
        .collect()
}

#[test]
fn the_stored_puzzles_are_proved_and_of_all_kinds() {
    let mut counts = BTreeMap::new();
    let mut kernels = HashSet::new();
    for document in stored() {
        let puzzle = document
            .puzzle()
            .unwrap_or_else(|flaws| panic!("{}: {flaws:?}", document.id));
        if is_small(&puzzle.question) {
            compare(&puzzle.question).unwrap();
        }
        assert!(
            kernels.insert(CanonicalForm::of_grid(&puzzle.question)),
            "{}",
            document.id
        );
        *counts
            .entry((
                document.kind,
                puzzle.question.position.language.code(),
                puzzle.question.position.variant.side().name(),
            ))
            .or_insert(0) += 1;
    }
    for kind in Kind::ALL {
        let of_kind: Vec<_> = counts
            .iter()
            .filter(|((found, ..), _)| *found == kind)
            .collect();
        assert!(
            of_kind.iter().map(|(_, count)| **count).sum::<i32>() >= 12,
            "{counts:?}"
        );
        let has = |language: &str, side: &str| counts.contains_key(&(kind, language, side));
        assert!(
            has("fr", "a") && has("fr", "b") && has("en", "a") && has("de", "a"),
            "{counts:?}"
        );
    }
}

/// A document of a kind that is stored.
fn of_kind(kind: Kind) -> Document {
    stored()
        .into_iter()
        .find(|document| document.kind == kind)
        .unwrap()
}

fn flaws(document: &Document) -> Vec<String> {
    document
        .prove()
        .flaws
        .iter()
        .map(PuzzleError::to_string)
        .collect()
}

#[test]
fn whatever_differs_from_what_is_stored_is_told() {
    let mut told = String::new();
    for kind in Kind::ALL {
        let right = of_kind(kind);
        assert_eq!(flaws(&right), [""; 0]);
        let mut count_flaws = |wrong: Document| {
            let flaws = flaws(&wrong);
            told += &format!("{}\n", flaws.join("\n"));
            flaws.len()
        };
        let wrong = Document {
            target: right.target + 1,
            ..right.clone()
        };
        assert_eq!(count_flaws(wrong), 1);
        let other = if kind == Kind::Supernatural {
            "KIWIS/KIWIS/KIWIS/KIWIS/KIWIS"
        } else {
            "K@a1"
        };
        let wrong = Document {
            solution: other.to_owned(),
            ..right.clone()
        };
        assert_eq!(count_flaws(wrong), 1);
        let wrong = Document {
            solution: "nonsense".to_owned(),
            ..right.clone()
        };
        assert_eq!(
            count_flaws(wrong),
            2,
            "it cannot be read, and it is another"
        );
        let wrong = Document {
            breakdown: right.breakdown[1..].to_vec(),
            ..right.clone()
        };
        assert_eq!(count_flaws(wrong), 1);
        let wrong = Document {
            second_best: Some(0),
            second_best_with_names: Some(0),
            ways_total: Some(0),
            ..right.clone()
        };
        assert_eq!(count_flaws(wrong), 3);
        let wrong = Document {
            position: right.position.replace("words:", "wrods:"),
            ..right.clone()
        };
        assert!(count_flaws(wrong) > 0);
    }
    snapshots::settings().bind(|| assert_snapshot!("qwords-puzzle-flaws", told));
}

#[test]
fn a_question_that_is_none_is_told() {
    let letter = of_kind(Kind::Letter);
    let wrong = Document {
        rolls: Some(vec!["U/T".to_owned()]),
        ..letter.clone()
    };
    let mut told = flaws(&wrong);
    let wrong = Document {
        kind: Kind::Rolls,
        position: letter.position.replace("roll: ", "roll: - #"),
        ..letter.clone()
    };
    told.extend(flaws(&wrong));
    let wrong = Document {
        kind: Kind::Letter,
        ..wrong
    };
    told.extend(flaws(&wrong));
    let rolls = of_kind(Kind::Rolls);
    let wrong = Document {
        rolls: Some(vec!["U/T".to_owned(); 6]),
        ..rolls.clone()
    };
    told.extend(flaws(&wrong));
    let wrong = Document {
        rolls: Some(vec!["U/t".to_owned()]),
        ..rolls
    };
    told.extend(flaws(&wrong));
    let whole = of_kind(Kind::Supernatural);
    let wrong = Document {
        letters: Some("AB".to_owned()),
        ..whole.clone()
    };
    told.extend(flaws(&wrong));
    let wrong = Document {
        letters: Some("A?".to_owned()),
        ..whole
    };
    told.extend(flaws(&wrong));
    snapshots::settings().bind(|| assert_snapshot!("qwords-no-question", told.join("\n")));
    let dotted: Position = "qwords o..../.o.../...../...../..... -".parse().unwrap();
    let roll: Roll = "U/T".parse().unwrap();
    assert_eq!(
        Question::new(dotted, Task::Letter(roll)).unwrap_err(),
        Unfit::Dots
    );
    let full: Position = "qwords DUOPO/SSAUT/KIWIS/INEST/SEPHA -".parse().unwrap();
    assert_eq!(
        Question::new(full, Task::Letter(roll)).unwrap_err(),
        Unfit::Rolls(1, 0)
    );
    assert_eq!(
        Question::new(full, Task::Supernatural(Vec::new())).unwrap_err(),
        Unfit::Letters(0, 0)
    );
}

#[test]
fn what_is_written_is_read_back_beside_puzzles_with_tiles() {
    let documents: Vec<Document> = Kind::ALL.map(of_kind).to_vec();
    let tiles = include_str!("../../puzzles/best/01-down-the-stairs.yaml");
    let text = write_puzzles(&documents[..1]) + tiles + &write_puzzles(&documents[1..]);
    let read = load_puzzles(&text).unwrap();
    assert!(
        matches!(
            &read[..],
            [
                Stored::Qwords(_),
                Stored::Tiles(_),
                Stored::Qwords(_),
                Stored::Qwords(_)
            ]
        ),
        "{read:?}"
    );
    let read: Vec<Document> = read.into_iter().filter_map(Stored::qwords).collect();
    assert_eq!(read, documents);
    for broken in [
        text.replace("kind: rolls", "kind: roles"),
        text.replace("target", "goal"),
        text.replace("solution: ", "solution: ["),
    ] {
        assert!(load_puzzles(&broken).unwrap_err().offset.is_some());
    }
}

#[test]
fn the_joker_is_never_spent_on_a_rolled_letter() {
    // With the joker left, `joker U@c1` would do as well as `U@c1`.
    let position: Position = "qwords DU.../SSAUT/KIWIS/INEST/SEPHA O/T side=b"
        .parse()
        .unwrap();
    let question = Question::new(position, Task::Letter(position.roll.unwrap())).unwrap();
    assert_eq!(question.ways(), 3 * 26);
    compare(&question).ok();
}

fn answer(solving: &mut Solving, answer: &Solution) -> Reply {
    solving.answer(&answer.to_string()).unwrap()
}

#[test]
fn answers_are_judged_and_hints_lead_to_the_solution() {
    for kind in Kind::ALL {
        let puzzle = of_kind(kind).puzzle().unwrap();
        let mut solving = Solving::new(puzzle.clone(), "");
        let hints: Vec<AnyHint> = std::iter::from_fn(|| solving.hint().cloned()).collect();
        assert_eq!(
            (hints.len(), &hints[3]),
            (4, &AnyHint::Qwords(Hint::Solution(puzzle.solution.clone())))
        );
        let (illegal, other) = match &puzzle.solution {
            Solution::Line(line) => {
                let filled = Cell::all()
                    .find(|&cell| puzzle.question.position.grid.letter(cell).is_some())
                    .unwrap();
                let mut wrong = line.clone();
                wrong[0].cell = filled;
                let mut swapped = line.clone();
                let cell = puzzle
                    .question
                    .position
                    .grid
                    .free()
                    .find(|&cell| line.iter().all(|action| action.cell != cell));
                match (cell, line.len()) {
                    (Some(cell), _) => swapped[0].cell = cell,
                    (None, _) => (swapped[0].cell, swapped[1].cell) = (line[1].cell, line[0].cell),
                }
                (Solution::Line(wrong), Solution::Line(swapped))
            }
            Solution::Grid(grid) => {
                let free: Vec<Cell> = puzzle.question.position.grid.free().collect();
                let (one, two) = free
                    .iter()
                    .flat_map(|&one| free.iter().map(move |&two| (one, two)))
                    .find(|&(one, two)| grid.letter(one) != grid.letter(two))
                    .unwrap();
                let swapped = grid
                    .with(grid.letter(two).unwrap(), one)
                    .with(grid.letter(one).unwrap(), two);
                (
                    Solution::Grid(grid.with(Letter::from_char('Q').unwrap(), free[0])),
                    Solution::Grid(swapped),
                )
            }
        };
        assert!(
            matches!(answer(&mut solving, &illegal), Reply::IllegalQwords { errors, .. } if !errors.is_empty()),
            "{kind:?}"
        );
        assert_eq!(solving.attempts(), 0);
        match answer(&mut solving, &other) {
            Reply::ShortQwords { attempt, by } => {
                assert!(by > 0 && attempt.worth + by == puzzle.target(), "{kind:?}")
            }
            reply => panic!("{reply:?}"),
        }
        assert!(answer(&mut solving, &puzzle.solution).is_solved() && solving.is_over());
        assert_eq!(solving.attempts(), 2);
        assert!(puzzle.question.to_string().starts_with("qwords "));
    }
    let letter = of_kind(Kind::Letter).puzzle().unwrap();
    let reply = AnyPuzzle::from(letter).judge("A@a1 B@b1").unwrap();
    assert!(
        matches!(reply, Reply::IllegalQwords { errors, .. } if errors == [AnswerError::Actions(1, 2)])
    );
}
