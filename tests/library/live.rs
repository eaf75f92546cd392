//! A person's game against engines: it keeps the rules, and goes on the same after taking back and
//! after resuming.

use sixfold::game::{MIN_COORDINATE, Offset, Play, Rules, Turn, largest_set};
use sixfold::play::{Hint, Lineup, LiveGame, ResumeError, Seat};
use sixfold::record::{GameEnd, Record};
use sixfold::search::Searcher;
use sixfold::strategy::{Level, Player};

const LEVELS: [Level; 3] = [Level::Greedy, Level::Beginner, Level::Greedy];

fn live(rules: Rules, engines: usize, seed: u64) -> LiveGame {
    LiveGame::new(Lineup::new(rules, seed, "Anna", &LEVELS[..engines], None).unwrap())
}

/// Takes the next turn, whoever is to move; the person plays as a beginner would.
fn step(live: &mut LiveGame) {
    if live.let_engine_move().is_none() {
        let turn = persons_turn(live);
        live.take(&turn).unwrap();
    }
}

fn persons_turn(live: &LiveGame) -> Turn {
    Player::new(Level::Beginner, live.lineup().rules(), live.turns() as u64)
        .choose(&live.position())
}

fn to_the_end(mut live: LiveGame) -> String {
    while !live.is_over() {
        step(&mut live);
    }
    live.to_save_text()
}

fn resumed(kept: &str) -> Result<LiveGame, ResumeError> {
    LiveGame::resume(&kept.parse().unwrap(), kept)
}

#[test]
fn every_finished_game_is_a_right_record() {
    for rules in Rules::ALL {
        for engines in 1..=3 {
            let mut live = live(rules, engines, 5);
            while !live.is_over() {
                step(&mut live);
            }
            let record = live.record().unwrap();
            assert_ne!(record.ending(), GameEnd::Open);
            assert_eq!(record.scores(), live.scores());
            assert_eq!(
                (record.bag(), record.steps().len()),
                (live.bag(), live.turns())
            );
            assert!(
                record.steps().iter().all(|step| step.before.hand.is_some()),
                "every hand is known"
            );
            assert_eq!(live.to_save_text().parse::<Record>().unwrap(), record);
            assert!(live.let_engine_move().is_none() && live.hints().is_empty());
            let turn = persons_turn(&live);
            assert!(
                live.take(&turn).is_err(),
                "over is over, even for a legal turn"
            );
        }
    }
}

#[test]
fn a_game_resumed_after_any_turn_goes_on_the_same() {
    for (rules, engines) in [(Rules::Classic, 1), (Rules::Flex, 2), (Rules::Intro, 3)] {
        let mut game = live(rules, engines, 11);
        let mut kept = vec![game.to_save_text()];
        while !game.is_over() {
            step(&mut game);
            kept.push(game.to_save_text());
        }
        for pair in kept.windows(2) {
            let mut again = resumed(&pair[0]).unwrap();
            assert_eq!(again.to_save_text(), pair[0]);
            step(&mut again);
            assert_eq!(again.to_save_text(), pair[1]);
        }
        assert_eq!(to_the_end(resumed(&kept[7]).unwrap()), game.to_save_text());
    }
}

#[test]
fn what_is_taken_back_was_never_there() {
    let without_count = |kept: String| kept.replace("# take-backs: 1\n", "# take-backs: 0\n");
    for engines in 1..=3 {
        let mut game = live(Rules::Flex, engines, 3);
        while game.let_engine_move().is_some() {}
        assert!(!game.take_back(), "the person has not played yet");
        for _ in 0..4 {
            let before = game.to_save_text();
            let mut other = resumed(&before).unwrap();
            // Round the table, and a little further.
            for _ in 0..=engines {
                step(&mut other);
            }
            let after = other.to_save_text();
            assert!(other.take_back());
            assert_eq!(without_count(other.to_save_text()), before);
            for _ in 0..=engines {
                step(&mut other);
            }
            assert_eq!(
                without_count(other.to_save_text()),
                after,
                "the same turn gets the same answers"
            );
            // Another turn, and yet nothing is lost.
            assert!(other.take_back());
            let swapped = other.position().rack()[0];
            if other.take(&Turn::swap([swapped])).is_ok() {
                assert!(other.take_back());
                assert_eq!(other.take_backs(), 3);
            }
            for _ in 0..=engines {
                step(&mut game);
            }
        }
    }
}

#[test]
fn the_largest_set_begins_unless_the_person_wants_a_seat() {
    let mut begun = 0;
    for seed in 0..40 {
        let game = live(Rules::Classic, 2, seed);
        let own = largest_set(game.persons_view().rack());
        let first = largest_set(game.position().rack());
        assert!(
            first > own || (first == own && game.person() == 0),
            "of equals the person begins"
        );
        begun += usize::from(game.person() == 0);
        for place in 0..3 {
            let lineup =
                Lineup::new(Rules::Classic, seed, "Anna", &LEVELS[..2], Some(place)).unwrap();
            let game = LiveGame::new(lineup);
            assert_eq!(
                (game.person(), game.position()),
                (place, live(Rules::Classic, 2, seed).position())
            );
        }
    }
    assert!((5..35).contains(&begun));
}

#[test]
fn names_are_told_apart() {
    let lineup = Lineup::new(
        Rules::Flex,
        1,
        "Greedy",
        &[Level::Greedy, Level::Strong, Level::Greedy],
        Some(1),
    )
    .unwrap();
    assert_eq!(lineup.names(), ["Greedy-3", "Greedy", "Greedy-2", "Strong"]);
    assert_eq!(
        lineup.seats()[..2],
        [Seat::Engine(Level::Greedy), Seat::Person]
    );
    for name in ["", "Anna Maria", "swap", "a@b"] {
        assert!(
            Lineup::new(Rules::Flex, 1, name, &LEVELS, None).is_err(),
            "{name}"
        );
    }
    assert!(Lineup::new(Rules::Flex, 1, "Anna", &[], None).is_err());
    assert!(Lineup::new(Rules::Flex, 1, "Anna", &[Level::Greedy; 4], None).is_err());
}

/// The turn of a person who wants to get as far to the left as possible.
fn leftmost_turn(live: &LiveGame) -> Turn {
    let mut leftmost: Option<Play> = None;
    Searcher::new().for_each_play(&live.position(), |found| {
        let play = found.to_scored_play().play;
        let column = |play: &Play| play.cells().map(|cell| (cell.column, cell.row)).min();
        if leftmost
            .as_ref()
            .is_none_or(|before| column(&play) < column(before))
        {
            leftmost = Some(play);
        }
    });
    leftmost.map_or_else(|| persons_turn(live), Turn::Lay)
}

/// Cells have short names, and where the table comes near the edge, new ones.
#[test]
fn every_cell_has_a_name_wherever_the_table_grows() {
    let mut renamed = 0;
    for seed in 0..6 {
        let mut game = live(Rules::ALL[seed as usize % 3], 1, seed);
        while !game.is_over() {
            let turn = leftmost_turn(&game);
            let taken = game
                .let_engine_move()
                .unwrap_or_else(|| game.take(&turn).unwrap());
            let corner = game.position().board().bounds().unwrap().top_left;
            assert!(corner.column >= MIN_COORDINATE && corner.row >= MIN_COORDINATE);
            if let Turn::Lay(play) = &taken.turn {
                let laid = |game: &LiveGame| {
                    play.placements()
                        .iter()
                        .all(|laid| game.position().board().get(laid.cell) == Some(laid.tile))
                };
                assert!(laid(&game));
                let cells = taken.breakdown.lines.iter().flat_map(|line| &line.tiles);
                assert!(
                    cells
                        .into_iter()
                        .all(|tile| game.position().board().get(tile.cell) == Some(tile.tile))
                );
            }
            if taken.renamed != Offset::default() {
                renamed += 1;
                let again = resumed_game(&game);
                assert_eq!(again.position(), game.position());
            }
        }
    }
    assert!(renamed >= 6, "every table grew far");
}

fn resumed_game(game: &LiveGame) -> LiveGame {
    resumed(&game.to_save_text()).unwrap()
}

#[test]
fn an_opening_lies_where_openings_lie_wherever_it_was_typed() {
    let game =
        || LiveGame::new(Lineup::new(Rules::Classic, 2, "Anna", &LEVELS[..1], Some(0)).unwrap());
    let turn = persons_turn(&game());
    let text = turn.to_string();
    let elsewhere = text.replace("30", "2");
    assert_ne!(text, elsewhere);
    let [here, there] = [text, elsewhere].map(|typed| {
        let (mut game, turn) = (game(), typed.parse().unwrap());
        let tried = (game.violations(&turn), game.to_display(&turn));
        let taken = game.take(&turn).unwrap();
        game.let_engine_move().unwrap();
        (tried, taken.turn, game.to_save_text())
    });
    assert_eq!(here, there);
}

#[test]
fn what_breaks_the_rules_changes_nothing() {
    let mut game =
        LiveGame::new(Lineup::new(Rules::Classic, 2, "Anna", &LEVELS[..1], Some(0)).unwrap());
    let before = game.to_save_text();
    for typed in ["pass", "swap Rc", "Rc@t30 Gd@u30 Bs@z40"] {
        assert!(!game.take(&typed.parse().unwrap()).unwrap_err().is_empty());
    }
    assert_eq!(game.to_save_text(), before);
}

#[test]
fn hints_lead_to_a_legal_turn_and_are_the_same_again() {
    let mut game = live(Rules::Flex, 1, 4);
    for _ in 0..6 {
        while game.let_engine_move().is_some() {}
        let hints = game.hints();
        assert_eq!(hints, resumed_game(&game).hints());
        assert!(matches!(
            hints[..],
            [
                Hint::Lays { .. },
                Hint::Row(_) | Hint::Column(_),
                Hint::Turn(_)
            ] | [Hint::Swaps, ..]
        ));
        let Some(Hint::Turn(turn)) = hints.last() else {
            panic!("{hints:?}")
        };
        game.take(turn).unwrap();
        game.count_hint();
    }
    assert_eq!(resumed_game(&game).hints_taken(), 6);
    // A file may say anything.
    let most = game
        .to_save_text()
        .replace("# hints: 6", &format!("# hints: {}", usize::MAX));
    let mut game = resumed(&most).unwrap();
    game.count_hint();
    assert_eq!(game.to_save_text(), most);
}

#[test]
fn a_record_that_is_no_kept_game_is_refused() {
    let mut game = live(Rules::Classic, 2, 9);
    (0..5).for_each(|_| step(&mut game));
    let kept = game.to_save_text();
    let refused = |text: &str| resumed(text).err();
    assert_eq!(refused(&kept), None);
    assert_eq!(
        refused(&kept.replace("# seed: 9\n", "")),
        Some(ResumeError::Missing("seed"))
    );
    assert_eq!(
        refused(&kept.replace("# seed: 9\n", "# seed: 10\n")),
        Some(ResumeError::OtherTiles(1))
    );
    let wrong = |note, value: &str| {
        Some(ResumeError::Wrong {
            note,
            value: value.to_owned(),
        })
    };
    assert_eq!(
        refused(&kept.replace("# hints: 0", "# hints: many")),
        wrong("hints", "many")
    );
    let (_, rest) = kept.split_once("# seats: ").unwrap();
    let seats = rest.lines().next().unwrap();
    for other in [
        "you, greedy",
        "greedy, greedy, beginner",
        "you, you, greedy",
        "you, greedy, genius",
    ] {
        assert_eq!(refused(&kept.replace(seats, other)), wrong("seats", other));
    }
    let bare: String = kept
        .lines()
        .filter(|line| !line.starts_with('#'))
        .flat_map(|line| [line, "\n"])
        .collect();
    assert_eq!(refused(&bare), Some(ResumeError::Missing("seats")));
}
