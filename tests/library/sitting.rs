//! A person's game against engines: it keeps the rules, and goes on the same after taking back and
//! after resuming.

use sixfold::game::{EDGE, Play, Rules, Turn, largest_set};
use sixfold::play::{Company, Hint, Seat, Sitting, Unkept};
use sixfold::record::{Ending, Record};
use sixfold::report::GameReport;
use sixfold::report::text::Page;
use sixfold::report::text::playing::trial;
use sixfold::search::Searcher;
use sixfold::strategy::{Level, Player};

const LEVELS: [Level; 3] = [Level::Greedy, Level::Beginner, Level::Greedy];

fn sitting(rules: Rules, engines: usize, seed: u64) -> Sitting {
    Sitting::new(Company::new(rules, seed, "Anna", &LEVELS[..engines], None).unwrap())
}

/// Takes the next turn, whoever is to move; the person plays as a beginner would.
fn step(sitting: &mut Sitting) {
    if sitting.let_engine_move().is_none() {
        let turn = persons_turn(sitting);
        sitting.take(&turn).unwrap();
    }
}

fn persons_turn(sitting: &Sitting) -> Turn {
    Player::new(
        Level::Beginner,
        sitting.company().rules(),
        sitting.turns() as u64,
    )
    .choose(&sitting.position())
}

fn to_the_end(mut sitting: Sitting) -> String {
    while !sitting.is_over() {
        step(&mut sitting);
    }
    sitting.kept()
}

fn resumed(kept: &str) -> Result<Sitting, Unkept> {
    Sitting::resume(&kept.parse().unwrap(), kept)
}

#[test]
fn every_finished_game_is_a_right_record() {
    for rules in Rules::ALL {
        for engines in 1..=3 {
            let mut sitting = sitting(rules, engines, 5);
            while !sitting.is_over() {
                step(&mut sitting);
            }
            let record = sitting.record().unwrap();
            assert_ne!(record.ending(), Ending::Open);
            assert_eq!(record.scores(), sitting.scores());
            assert_eq!(
                (record.bag(), record.steps().len()),
                (sitting.bag(), sitting.turns())
            );
            assert!(
                record.steps().iter().all(|step| step.before.hand.is_some()),
                "every hand is known"
            );
            assert_eq!(sitting.kept().parse::<Record>().unwrap(), record);
            assert!(sitting.let_engine_move().is_none() && sitting.hints().is_empty());
            let turn = persons_turn(&sitting);
            assert!(
                sitting.take(&turn).is_err(),
                "over is over, even for a legal turn"
            );
        }
    }
}

#[test]
fn a_game_resumed_after_any_turn_goes_on_the_same() {
    for (rules, engines) in [(Rules::Classic, 1), (Rules::Flex, 2), (Rules::Intro, 3)] {
        let mut game = sitting(rules, engines, 11);
        let mut kept = vec![game.kept()];
        while !game.is_over() {
            step(&mut game);
            kept.push(game.kept());
        }
        for pair in kept.windows(2) {
            let mut again = resumed(&pair[0]).unwrap();
            assert_eq!(again.kept(), pair[0]);
            step(&mut again);
            assert_eq!(again.kept(), pair[1]);
        }
        assert_eq!(to_the_end(resumed(&kept[7]).unwrap()), game.kept());
    }
}

#[test]
fn what_is_taken_back_was_never_there() {
    let without_count = |kept: String| kept.replace("# take-backs: 1\n", "# take-backs: 0\n");
    for engines in 1..=3 {
        let mut game = sitting(Rules::Flex, engines, 3);
        while game.let_engine_move().is_some() {}
        assert!(!game.take_back(), "the person has not played yet");
        for _ in 0..4 {
            let before = game.kept();
            let mut other = resumed(&before).unwrap();
            // Round the table, and a little further.
            for _ in 0..=engines {
                step(&mut other);
            }
            let after = other.kept();
            assert!(other.take_back());
            assert_eq!(without_count(other.kept()), before);
            for _ in 0..=engines {
                step(&mut other);
            }
            assert_eq!(
                without_count(other.kept()),
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
        let game = sitting(Rules::Classic, 2, seed);
        let own = largest_set(game.persons_view().rack());
        let first = largest_set(game.position().rack());
        assert!(
            first > own || (first == own && game.person() == 0),
            "of equals the person begins"
        );
        begun += usize::from(game.person() == 0);
        for place in 0..3 {
            let company =
                Company::new(Rules::Classic, seed, "Anna", &LEVELS[..2], Some(place)).unwrap();
            let game = Sitting::new(company);
            assert_eq!(
                (game.person(), game.position()),
                (place, sitting(Rules::Classic, 2, seed).position())
            );
        }
    }
    assert!((5..35).contains(&begun));
}

#[test]
fn names_are_told_apart() {
    let company = Company::new(
        Rules::Flex,
        1,
        "Greedy",
        &[Level::Greedy, Level::Strong, Level::Greedy],
        Some(1),
    )
    .unwrap();
    assert_eq!(
        company.names(),
        ["Greedy-3", "Greedy", "Greedy-2", "Strong"]
    );
    assert_eq!(
        company.seats()[..2],
        [Seat::Engine(Level::Greedy), Seat::Person]
    );
    for name in ["", "Anna Maria", "swap", "a@b"] {
        assert!(
            Company::new(Rules::Flex, 1, name, &LEVELS, None).is_err(),
            "{name}"
        );
    }
    assert!(Company::new(Rules::Flex, 1, "Anna", &[], None).is_err());
    assert!(Company::new(Rules::Flex, 1, "Anna", &[Level::Greedy; 4], None).is_err());
}

/// The turn of a person who wants to get as far to the left as possible.
fn leftmost_turn(sitting: &Sitting) -> Turn {
    let mut leftmost: Option<Play> = None;
    Searcher::new().for_each_play(&sitting.position(), |found| {
        let play = found.to_scored_play().play;
        let column = |play: &Play| play.cells().map(|cell| (cell.column, cell.row)).min();
        if leftmost
            .as_ref()
            .is_none_or(|before| column(&play) < column(before))
        {
            leftmost = Some(play);
        }
    });
    leftmost.map_or_else(|| persons_turn(sitting), Turn::Lay)
}

/// Cells have short names, and where the table comes near the edge, new ones.
#[test]
fn every_cell_has_a_name_wherever_the_table_grows() {
    let mut renamed = 0;
    for seed in 0..6 {
        let mut game = sitting(Rules::ALL[seed as usize % 3], 1, seed);
        while !game.is_over() {
            let turn = leftmost_turn(&game);
            let taken = game
                .let_engine_move()
                .unwrap_or_else(|| game.take(&turn).unwrap());
            let corner = game.position().board().bounds().unwrap().top_left;
            assert!(corner.column >= EDGE && corner.row >= EDGE);
            if let Turn::Lay(play) = &taken.turn {
                let laid = |game: &Sitting| {
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
            if taken.renamed != (0, 0) {
                renamed += 1;
                let again = resumed_game(&game);
                assert_eq!(again.position(), game.position());
            }
        }
    }
    assert!(renamed >= 6, "every table grew far");
}

fn resumed_game(game: &Sitting) -> Sitting {
    resumed(&game.kept()).unwrap()
}

#[test]
fn an_opening_lies_where_openings_lie_wherever_it_was_typed() {
    let game =
        || Sitting::new(Company::new(Rules::Classic, 2, "Anna", &LEVELS[..1], Some(0)).unwrap());
    let turn = persons_turn(&game());
    let text = turn.to_string();
    let elsewhere = text.replace("30", "2");
    assert_ne!(text, elsewhere);
    let [here, there] = [text, elsewhere].map(|typed| {
        let (mut game, turn) = (game(), typed.parse().unwrap());
        let tried = trial(&turn, &game, &Page::default());
        let taken = game.take(&turn).unwrap();
        game.let_engine_move().unwrap();
        (tried, taken.turn, game.kept())
    });
    assert_eq!(here, there);
}

#[test]
fn what_breaks_the_rules_changes_nothing() {
    let mut game =
        Sitting::new(Company::new(Rules::Classic, 2, "Anna", &LEVELS[..1], Some(0)).unwrap());
    let before = game.kept();
    for typed in ["pass", "swap Rc", "Rc@t30 Gd@u30 Bs@z40"] {
        assert!(!game.take(&typed.parse().unwrap()).unwrap_err().is_empty());
    }
    assert_eq!(game.kept(), before);
}

#[test]
fn hints_lead_to_a_legal_turn_and_are_the_same_again() {
    let mut game = sitting(Rules::Flex, 1, 4);
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
        .kept()
        .replace("# hints: 6", &format!("# hints: {}", usize::MAX));
    let mut game = resumed(&most).unwrap();
    game.count_hint();
    assert_eq!(game.kept(), most);
}

#[test]
fn a_record_that_is_no_kept_game_is_refused() {
    let mut game = sitting(Rules::Classic, 2, 9);
    (0..5).for_each(|_| step(&mut game));
    let kept = game.kept();
    let refused = |text: &str| resumed(text).err();
    assert_eq!(refused(&kept), None);
    assert_eq!(
        refused(&kept.replace("# seed: 9\n", "")),
        Some(Unkept::Missing("seed"))
    );
    assert_eq!(
        refused(&kept.replace("# seed: 9\n", "# seed: 10\n")),
        Some(Unkept::OtherTiles(1))
    );
    let wrong = |note, value: &str| {
        Some(Unkept::Wrong {
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
    assert_eq!(refused(&bare), Some(Unkept::Missing("seats")));
}

#[test]
fn a_sheet_can_hide_what_others_gave_back() {
    let game = "rules: classic\nplayers: North, South\n1 North Rc@j10 Rd@k10\n2 South swap Gc Gd\n3 North swap Bc";
    let hidden = GameReport::new(&game.parse().unwrap())
        .hiding_swaps("North")
        .to_json();
    assert!(
        hidden.contains("\"swap of 2 tiles\"")
            && hidden.contains("\"swap Bc\"")
            && !hidden.contains("Gc"),
        "{hidden}"
    );
}
