//! The scoring of Qwords against a plain scorer written on its own, the ratings, and claims.

use std::collections::BTreeSet;

use insta::assert_snapshot;
use sixfold::game::Rng;
use sixfold::language::ENGLISH;
use sixfold::qwords::{
    BONUS, Cell, Claims, Grid, Letter, Line, Rating, Side, Square, WordList, Words, parse_claims,
    score,
};

use crate::snapshots;

/// A list as a set of texts, read without the library.
fn texts(language: WordList) -> BTreeSet<&'static str> {
    let list = match language {
        WordList::French => include_str!("../../assets/words/fr.txt"),
        WordList::English => include_str!("../../assets/words/en.txt"),
        WordList::German => include_str!("../../assets/words/de.txt"),
        WordList::Italian => include_str!("../../assets/words/it.txt"),
    };
    list.lines().collect()
}

/// The longest word of a line of text, the first of those as long, and its points.
fn plain_line(line: &str, words: &BTreeSet<&str>) -> (Option<(usize, String)>, u32) {
    let mut best: Option<(usize, String)> = None;
    for start in 0..5 {
        for end in start + 2..=5 {
            let part = &line[start..end];
            if words.contains(part)
                && best
                    .as_ref()
                    .is_none_or(|(_, word)| part.len() > word.len())
            {
                best = Some((start, part.to_owned()));
            }
        }
    }
    let points = match best.as_ref().map(|(_, word)| word.len()) {
        Some(2) => 1,
        Some(3) => 3,
        Some(4) => 6,
        Some(5) => 10,
        _ => 0,
    };
    (best, points)
}

/// Rows and columns as text.
fn plain_lines(grid: &str) -> Vec<String> {
    let rows: Vec<&str> = grid.split('/').collect();
    let column = |place: usize| {
        rows.iter()
            .map(|row| &row[place..place + 1])
            .collect::<String>()
    };
    rows.iter()
        .map(|row| (*row).to_owned())
        .chain((0..5).map(column))
        .collect()
}

/// A grid with letters as words have them, or even ones; one in five with free cells.
fn random_grid(rng: &mut Rng, words: &[&str]) -> Grid {
    let density = if rng.below(5) == 0 { 3 } else { 0 };
    let even = rng.below(8) == 0;
    let whole_words = rng.below(3) == 0;
    let mut squares = [Square::Free; Cell::COUNT];
    for square in &mut squares {
        let word = words[rng.below(words.len() as u32) as usize].as_bytes();
        let letter = if even {
            rng.below(26) as u8
        } else {
            word[rng.below(word.len() as u32) as usize] - b'A'
        };
        if rng.below(10) >= density {
            *square = Square::Letter(Letter::from_index(letter.into()).unwrap());
        }
    }
    for row in squares.chunks_mut(5).filter(|_| whole_words) {
        let word = words[rng.below(words.len() as u32) as usize];
        for (square, letter) in row.iter_mut().zip(word.chars()) {
            *square = Square::Letter(Letter::from_char(letter).unwrap());
        }
    }
    Grid::new(squares).unwrap()
}

#[test]
fn scores_as_a_plain_scorer_does() {
    for (number, language) in WordList::ALL.into_iter().enumerate() {
        let (set, words) = (texts(language), Words::new(language));
        let list: Vec<&str> = set.iter().copied().collect();
        let mut rng = Rng::new("qwords-scoring", number as u64);
        let (mut with_bonus, mut lengths) = (0, [0; 6]);
        for _ in 0..5_000 {
            let grid = random_grid(&mut rng, &list);
            let plain: Vec<_> = plain_lines(&grid.to_string())
                .iter()
                .map(|line| plain_line(line, &set))
                .collect();
            let bonus = if plain.iter().all(|(word, _)| word.is_some()) {
                10
            } else {
                0
            };
            with_bonus += usize::from(bonus > 0);
            for double in [false, true] {
                let breakdown = score(&grid, &words, double);
                let mut total = bonus;
                for (line, (found, points)) in breakdown.lines.iter().zip(&plain) {
                    let points = if double && [2, 7].contains(&line.line.index()) {
                        2 * points
                    } else {
                        *points
                    };
                    total += points;
                    assert_eq!(line.points, points, "{grid} {}", line.line);
                    let here = line.word.as_ref().map(|word| {
                        let start = line
                            .line
                            .cells()
                            .iter()
                            .position(|cell| *cell == word.cells[0])
                            .unwrap();
                        (start, word.text())
                    });
                    assert_eq!(&here, found, "{grid} {}", line.line);
                    lengths[found.as_ref().map_or(0, |(_, word)| word.len())] += 1;
                }
                assert_eq!(
                    (breakdown.bonus, breakdown.total()),
                    (bonus, total),
                    "{grid}"
                );
            }
        }
        assert!(
            with_bonus > 0
                && lengths
                    .iter()
                    .enumerate()
                    .all(|(len, &lines)| len == 1 || lines > 0),
            "{lengths:?}"
        );
    }
}

#[test]
fn the_first_of_words_as_long_counts() {
    let words: Words = "SE\nEN\nNE\nET".parse().unwrap();
    let grid: Grid = "SENET/E..../N..../E..../T....".parse().unwrap();
    let breakdown = score(&grid, &words, false);
    let cells = |line: usize| {
        breakdown.lines[line]
            .word
            .as_ref()
            .unwrap()
            .cells
            .iter()
            .map(Cell::to_string)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        (cells(0), cells(5)),
        (
            vec!["a1".to_owned(), "b1".to_owned()],
            vec!["a1".to_owned(), "a2".to_owned()]
        )
    );
}

#[test]
fn lines_have_names_and_cells() {
    let names: Vec<String> = Line::all().map(|line| line.to_string()).collect();
    assert_eq!(names[..2], ["row 1", "row 2"]);
    assert_eq!(names[8..], ["column d", "column e"]);
    let central: Vec<String> = Line::all()
        .filter(|line| line.is_central())
        .map(|line| line.to_string())
        .collect();
    assert_eq!(central, ["row 3", "column c"]);
    for cell in Cell::all() {
        assert!(
            Line::all()
                .all(|line| line.cells().contains(&cell) == Line::through(cell).contains(&line))
        );
    }
}

#[test]
fn ratings_begin_where_the_rulebook_says() {
    // Each with the totals at which it begins and ends.
    let totals = [
        0, 30, 31, 39, 40, 45, 46, 50, 51, 60, 61, 65, 66, 69, 70, 79, 80, 89, 90, 99, 100, 106,
        110,
    ];
    let told = totals.map(|total| {
        let rating = Rating::of(total, Side::A);
        assert_eq!(Rating::of(total + 10, Side::B), rating, "{total} on side B");
        format!("{total} {}\n", ENGLISH.qwords.rating(rating))
    });
    snapshots::settings().bind(|| assert_snapshot!("qwords-ratings", told.concat()));
    assert_eq!(Rating::of(3, Side::B), Rating::Beginner);
    assert_eq!(Rating::of(119, Side::B), Rating::Unimaginable);
    assert_eq!(Rating::of(130, Side::B), Rating::Supernatural);
}

#[test]
fn claims_are_held_against_the_grid() {
    let grid: Grid = "DUOPO/SSAUT/KIWIS/INEST/SEPHA".parse().unwrap();
    let words = Words::new(WordList::French);
    let judge = |text: &str, double| {
        let judged = parse_claims(text).unwrap().judge(&grid, &words, double);
        let faults: Vec<String> = judged
            .iter()
            .filter_map(|judged| {
                Some(format!(
                    "{} {} {}",
                    judged.score.line,
                    judged.text()?,
                    judged.error?
                ))
            })
            .collect();
        (Claims::breakdown(&judged).total(), faults.join("; "))
    };
    assert_eq!(
        judge("row 1: DUO\nrow 2: ut\ncolumn b: usine\n", false),
        (3 + 1 + 10, String::new())
    );
    assert_eq!(
        judge("row 3: KIWIS\ncolumn c: -\n", true),
        (20, String::new())
    );
    let (total, faults) = judge(
        "row 1: DUOPO\nrow 2: SKIS\nrow 5: SP\ncolumn a: SKIS\n",
        false,
    );
    assert_eq!(total, 6);
    snapshots::settings().bind(|| assert_snapshot!("qwords-wrong-claims", faults));
}

#[test]
fn ten_claims_that_are_right_earn_the_bonus() {
    let words: Words = "AA".parse().unwrap();
    let grid: Grid = "AAAAA/AAAAA/AAAAA/AAAAA/AAAAA".parse().unwrap();
    let claims: String = Line::all().map(|line| format!("{line}: AA\n")).collect();
    let judged = parse_claims(&claims).unwrap().judge(&grid, &words, false);
    assert_eq!(Claims::breakdown(&judged).total(), 10 + BONUS);
    assert_eq!(score(&grid, &words, true).total(), 12 + BONUS);
}
