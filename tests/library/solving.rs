//! Solving puzzles: hints, attempts, and the record of what was done.

use insta::assert_snapshot;
use jiff::civil::{Date, date};
use sixfold::game::Position;
use sixfold::language::{ENGLISH, StreakResult};
use sixfold::puzzle::{
    AnyHint, End, Event, HINTS, Hint, HistoryError, Puzzle, Reply, SolveHistory, SolveRecord,
    Solving, hints,
};
use sixfold::search::Searcher;

use crate::examples::TABLE;
use crate::snapshots;

fn puzzle(position: &str) -> Puzzle {
    Puzzle::new(position.parse::<Position>().unwrap(), &mut Searcher::new()).unwrap()
}

/// The record of a puzzle with which nothing was done yet.
fn untouched(id: &str, position: &str, daily: Option<Date>) -> SolveRecord {
    SolveRecord::new(id, &puzzle(position).into(), daily)
}

#[test]
fn hints_tell_more_and_more() {
    let told = |position| hints(&puzzle(position), "Chris to play").map(|hint| hint.to_string());
    let (row, column) = (
        told(TABLE),
        told("classic RsOs/1Ps/1BsBc/1RsRcRdRfRt/2GcGdGfGt/2YcYd1Yt/3OdOxOt RxOxBx origin=ab8"),
    );
    let told = [row, column].map(|hints| hints.join("\n")).join("\n\n");
    snapshots::settings().bind(|| assert_snapshot!("puzzle-hints", told));
}

#[test]
fn no_hint_repeats_the_score_that_the_title_gives() {
    let puzzle = puzzle(TABLE);
    let told = |title: &str| hints(&puzzle, title);
    for title in [
        "Find the 18-point play",
        "At a black line: find the 18-point play",
    ] {
        let [tiles, Hint::Line(line), row, solution] = told(title) else {
            panic!("{:?}", told(title))
        };
        assert_eq!([tiles, row], [Hint::Tiles(2), Hint::Row(9)]);
        assert_eq!((line.tiles.len(), line.points, line.bonus), (6, 6, 6));
        assert_eq!(solution, Hint::Solution(puzzle.solution.clone()));
    }
    for title in [
        "",
        "Chris to play",
        "Find the 8-point play",
        "Table 118",
        "Table 18",
    ] {
        assert_eq!(told(title)[0], Hint::Score(18), "{title}");
    }
}

/// A single tile lies in a row and in a column; the row is told.
#[test]
fn the_hint_on_a_single_tile_is_its_row() {
    let single = hints(&puzzle("classic Rc1Rs/GcGdGs Rd"), "");
    assert_eq!(single[1..3], [Hint::Tiles(1), Hint::Row(7)]);
}

#[test]
fn legal_plays_are_attempts_and_only_the_best_one_solves() {
    let mut solving = Solving::new(puzzle(TABLE), "");
    let mut answer = |text: &str| {
        let reply = solving.answer(text).unwrap();
        (reply, solving.attempts(), solving.is_over())
    };
    assert!(
        matches!(answer("Ycb@a1"), (Reply::Illegal { violations, .. }, 0, false) if !violations.is_empty())
    );
    assert!(matches!(answer("swap Ycb"), (Reply::NothingLaid, 0, false)));
    assert!(matches!(answer("pass"), (Reply::NothingLaid, 0, false)));
    match answer("Ysw@o12 Psw@o14") {
        (Reply::Short { breakdown, by, .. }, 1, false) => {
            assert_eq!((breakdown.total(), by), (13, 5))
        }
        other => panic!("{other:?}"),
    }
    assert!(matches!(answer("Pcw@j9 Ycb@i9"), (Reply::Solved, 2, true)));
    assert!(matches!(
        answer("Ysw@o12 Psw@o14"),
        (Reply::Short { .. }, 2, true)
    ));
}

#[test]
fn hints_are_taken_in_order_and_end() {
    let mut solving = Solving::resumed(puzzle(TABLE), "", 3, 1);
    assert_eq!(
        (solving.attempts(), solving.hints()),
        (3, &[AnyHint::Tiles(Hint::Score(18))][..])
    );
    assert_eq!(
        [solving.hint().cloned(), solving.hint().cloned()],
        [Hint::Tiles(2), Hint::Row(9)].map(|hint| Some(AnyHint::Tiles(hint)))
    );
    assert!(
        matches!(solving.hint(), Some(AnyHint::Tiles(Hint::Solution(_))))
            && solving.hint().is_none()
    );
    assert_eq!(solving.hints().len(), HINTS);
    assert!(!solving.is_over());
    solving.give_up();
    assert!(solving.is_over());
    assert_eq!(
        Solving::resumed(puzzle(TABLE), "", 0, 99).hints().len(),
        HINTS
    );
}

#[test]
fn the_end_of_a_puzzle_is_final_and_what_comes_later_does_not_count() {
    let mut record = SolveHistory::default();
    let entry = untouched("one", TABLE, None);
    for event in [
        Event::Attempt,
        Event::Hints(2),
        Event::Hints(1),
        Event::Left,
    ] {
        record.add(&entry, event, 10);
    }
    assert_eq!(
        record.find(&entry).unwrap(),
        &SolveRecord {
            attempts: 1,
            hints: 2,
            seconds: 40,
            ..entry.clone()
        }
    );
    let day = date(2027, 1, 4);
    record.add(&entry, Event::Solved(day), 2);
    let solved = SolveRecord {
        attempts: 2,
        hints: 2,
        seconds: 42,
        end: Some(End::Solved(day)),
        ..entry.clone()
    };
    assert_eq!(record.find(&entry), Some(&solved));
    for event in [
        Event::Attempt,
        Event::Hints(4),
        Event::GivenUp(day),
        Event::Solved(date(2027, 1, 5)),
    ] {
        record.add(&entry, event, 10);
    }
    assert_eq!(record.find(&entry), Some(&solved));

    let other = untouched("one", "classic Rc1Rs/GcGdGs Rd", None);
    assert_eq!(record.find(&other), None, "the same id in another file");
    record.add(&other, Event::GivenUp(day), 1);
    assert_eq!(record.find(&other).unwrap().end, Some(End::GivenUp(day)));
    assert_eq!(SolveHistory::from_json(&record.to_json()), Ok(record));
}

#[test]
fn a_record_that_is_not_understood_is_an_error() {
    let version = |text: &str| SolveHistory::from_json(text).unwrap_err();
    assert_eq!(
        version(r#"{"version": 2, "riddles": []}"#),
        HistoryError::Version(2)
    );
    for text in [
        "",
        "{",
        "[]",
        r#"{"puzzles": []}"#,
        r#"{"version": 1}"#,
        r#"{"version": 1, "puzzles": [], "x": 1}"#,
    ] {
        assert!(matches!(version(text), HistoryError::Broken(_)), "{text}");
    }
}

/// A record of days of January 2027, each solved so many days later.
fn january(days: &[(i8, i8)]) -> SolveHistory {
    let mut record = SolveHistory::default();
    for &(day, later) in days {
        let [own, solved] = [day, day + later].map(|day| date(2027, 1, day));
        record.add(
            &untouched(&format!("daily-{own}"), TABLE, Some(own)),
            Event::Solved(solved),
            1,
        );
    }
    record
}

#[test]
fn a_streak_is_days_in_a_row_each_solved_on_the_day_itself() {
    let today = date(2027, 1, 10);
    let streaks =
        |record: &SolveHistory, today: Date| (record.streak(today), record.longest_streak(today));
    assert_eq!(streaks(&january(&[]), today), (0, 0));
    assert_eq!(streaks(&january(&[(10, 0)]), today), (1, 1));
    let broken = january(&[(2, 0), (3, 0), (4, 0), (5, 1), (6, 0), (9, 0), (10, 0)]);
    assert_eq!(streaks(&broken, today), (2, 3));
    let yesterday = january(&[(7, 0), (8, 0), (9, 0)]);
    assert_eq!(streaks(&yesterday, today), (3, 3), "today is not over yet");
    assert_eq!(streaks(&yesterday, date(2027, 1, 11)), (0, 3));

    let mut record = january(&[(9, 0)]);
    let given_up = untouched("daily-2027-01-10", TABLE, Some(today));
    record.add(&given_up, Event::GivenUp(today), 1);
    record.add(
        &untouched("daily-2027-01-08", TABLE, None),
        Event::Solved(date(2027, 1, 8)),
        1,
    );
    assert_eq!(
        streaks(&record, today),
        (1, 1),
        "neither what was given up counts nor what was of no day"
    );
}

#[test]
fn a_day_solved_beforehand_counts_when_it_comes() {
    let record = january(&[(8, 0), (9, 0), (10, -1), (11, -2), (13, -4)]);
    let streaks = |day| {
        (
            record.streak(date(2027, 1, day)),
            record.longest_streak(date(2027, 1, day)),
        )
    };
    assert_eq!(
        [9, 10, 11, 12, 13].map(streaks),
        [(2, 2), (3, 3), (4, 4), (4, 4), (1, 4)]
    );
}

#[test]
fn a_day_solved_after_the_last_hint_does_not_count() {
    let today = date(2027, 1, 10);
    let streak = |hints| {
        let mut record = january(&[(9, 0)]);
        let entry = untouched("daily-2027-01-10", TABLE, Some(today));
        record.add(&entry, Event::Hints(hints), 1);
        record.add(&entry, Event::Solved(today), 1);
        let tomorrow = today.tomorrow().unwrap();
        (record.streak(today), record.streak(tomorrow))
    };
    assert_eq!(streak(HINTS - 1), (2, 2));
    assert_eq!(streak(HINTS), (1, 0));
}

/// A file as earlier versions wrote it.
#[test]
fn earlier_records_are_read() {
    let text = r#"{
  "version": 1,
  "puzzles": [
    {
      "id": "daily-2027-01-10",
      "position": "flex - Rcb",
      "daily": "2027-01-10",
      "attempts": 2,
      "hints": 1,
      "seconds": 34,
      "end": {
        "solved": "2027-01-10"
      }
    }
  ]
}
"#;
    let record = SolveHistory::from_json(text).unwrap();
    assert_eq!(record.streak(date(2027, 1, 10)), 1);
    assert_eq!(record.to_json(), text);
}

#[test]
fn numbers_become_words() {
    let words = ENGLISH.play;
    let tallies = [0, 59, 60, 3599, 3600, 7384].map(|seconds| words.tally(1, 0, seconds));
    let streaks = [(1, 1), (3, 3), (1, 4)]
        .map(|(days, longest)| words.streak(StreakResult::Streak(days, longest)));
    let told = [&tallies[..], &[words.tally(0, 2, 5)], &streaks].concat();
    snapshots::settings().bind(|| assert_snapshot!("puzzle-tallies", told.join("\n")));
}
