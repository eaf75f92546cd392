//! The judge: what each rule forbids, what is allowed, what is scored, and how a game goes on and
//! ends.

use std::collections::BTreeSet;

use insta::assert_snapshot;
use sixfold::game::{
    Board, Cell, Direction, Game, Play, Position, PositionNote, RACK_SIZE, Rng, Rules, Setup,
    SetupError, Turn, Violation, largest_set, violations,
};
use sixfold::search::Searcher;

use crate::games::greedy;
use crate::snapshots;

/// A position, a turn, and the code of every rule that it breaks.
type Case = (&'static str, &'static str, &'static [&'static str]);

/// Six black tiles along a diagonal, and three and three with one cell between them.
const SIX: &str = "flex RcbRsw/1OsbOdw/2YdbYfw/3GfbGtw/4BtbBxw/5PxbPcw OcbOcwOcs";
const THREE_AND_THREE: &str = "flex RcbRsw/1OsbOdw/2YdbYfwYtw/4Gtw/4BtbBxw/5PxbPcw/6Ocb GfbGfw";

const ILLEGAL: &[Case] = &[
    (
        "classic - RcRsRdRfRtRx",
        "Rc@g7 Rs@h7 Rd@i7 Rf@j7 Rt@k7 Rx@l7 Rc@m7",
        &[
            "not_in_rack",
            "too_many_tiles",
            "face_laid_twice",
            "opening_size",
            "face_twice_in_line",
            "line_too_long",
        ],
    ),
    ("classic Rc Rs", "Rd@h7", &["not_in_rack"]),
    ("classic Rc RsRd", "swap Rs Rs", &["not_in_rack"]),
    ("flex Rcb Rsb", "Rsw@h7", &["not_in_rack"]),
    ("classic Rc RsRd", "Rs@h7 Rd@h7", &["cell_twice"]),
    ("classic RcRs Rd", "Rd@g7", &["occupied"]),
    ("classic RcRs RdRf", "Rd@h7 Rf@i7", &["occupied"]),
    // What is laid together stands in one line, so its faults are told of both.
    (
        "classic Rc RsOd",
        "Rs@h7 Od@i7",
        &["nothing_shared", "mixed_line"],
    ),
    (
        "flex Rcb RsbOdb",
        "Rsb@h7 Odb@i7",
        &["nothing_shared", "mixed_line"],
    ),
    (
        "flex Rcw RsbRsw",
        "Rsb@h7 Rsw@i7",
        &["face_laid_twice", "face_twice_in_line"],
    ),
    ("classic Rc RsRd", "Rs@h7 Rd@g8", &["not_one_line"]),
    ("classic Rc RsRd", "Rs@h7 Rd@j7", &["gap"]),
    ("classic Rc RsRd", "Rs@g8 Rd@g10", &["gap"]),
    ("classic Rc Rs", "Rs@i7", &["touches_nothing"]),
    // A corner is no edge.
    ("classic Rc Rs", "Rs@h8", &["touches_nothing"]),
    ("flex Rcb Rsb", "Rsb@h8", &["touches_nothing"]),
    ("classic Rc Os", "Os@h7", &["mixed_line"]),
    ("classic RcRs/Rd Oc", "Oc@h8", &["mixed_line", "mixed_line"]),
    // Each neighbour goes with the new tile, but the line does not.
    ("classic RcRs Os", "Os@i7", &["mixed_line"]),
    ("classic RcRs Rc", "Rc@i7", &["face_twice_in_line"]),
    ("flex RcbRsw Rcs", "Rcs@i7", &["face_twice_in_line"]),
    (
        "classic RcRsRdRfRtRx Rc",
        "Rc@m7",
        &["face_twice_in_line", "line_too_long"],
    ),
    (
        "classic RcRsRdRfRtRx Oc",
        "Oc@m7",
        &["mixed_line", "line_too_long"],
    ),
    (SIX, "Ocb@m13", &["diagonal_too_long"]),
    (THREE_AND_THREE, "Gfb@j10", &["diagonal_too_long"]),
    ("classic - RcRsOx", "Rc@g7", &["opening_size"]),
    (
        "classic - RcOs",
        "Rc@g7 Os@h7",
        &["nothing_shared", "opening_size", "mixed_line"],
    ),
    ("classic - RcRs", "Rc@g7 Rs@i7", &["gap"]),
    ("classic - RcRs", "swap Rc", &["opening_not_laid"]),
    (
        "classic - RcRs bag=0",
        "swap Rc",
        &["opening_not_laid", "swap_beyond_bag"],
    ),
    ("classic Rc RsRd bag=1", "swap Rs Rd", &["swap_beyond_bag"]),
    ("classic Rc Rs bag=0", "swap Rs", &["swap_beyond_bag"]),
    ("classic Rc Rs bag=0", "pass", &["can_lay"]),
    ("classic - Rc bag=0", "pass", &["opening_not_laid"]),
    ("classic Rc Os", "pass", &["can_swap"]),
    ("classic Rc Rs", "pass", &["can_lay", "can_swap"]),
    // Everything at once.
    (
        "flex RcbRsw RdbOdwOfs",
        "Rcb@h7 Odw@j7 Odw@j9 Ofs@k12",
        &[
            "not_in_rack",
            "not_in_rack",
            "nothing_shared",
            "face_laid_twice",
            "occupied",
            "not_one_line",
        ],
    ),
];

const LEGAL: &[(&str, &str)] = &[
    ("classic - Rc", "Rc@g7"),
    // An opening may lie anywhere, in any order, along a row or a column.
    ("classic - RcRsOx", "Rs@x20 Rc@x21"),
    ("flex - RcbRcwRsb", "Rcw@g7 Rsb@h7"),
    ("classic Rc Rs", "Rs@h7"),
    ("flex Rcb Ocb", "Ocb@h7"),
    // Both ends of a line may grow, and a line may bridge what lies between.
    ("classic RcRs RdRf", "Rd@f7 Rf@i7"),
    ("classic RcRs1RtRx/1Os1Ot/1YsYdYt RdRf", "Rd@i7"),
    // A tile need not match its diagonals, and six of one background are allowed.
    (SIX, "Ocw@m13"),
    (THREE_AND_THREE, "Gfw@j10"),
    ("classic Rc RsRd bag=2", "swap Rs Rd"),
    ("classic Rc RsRsRs", "swap Rs Rs Rs"),
    // A pass: nothing fits and the bag is empty, or there is nothing to play with.
    ("classic Rc Os bag=0", "pass"),
    ("classic Rc -", "pass"),
    ("classic - -", "pass"),
];

fn judged(position: &str, turn: &str) -> Vec<Violation> {
    let position: Position = position.parse().unwrap();
    violations(&position, &turn.parse().unwrap())
}

#[test]
fn every_rule_that_is_broken_is_named() {
    let mut told = String::new();
    // A turn without tiles cannot be written in the notation; it has a test of its own.
    let mut seen = BTreeSet::from([Violation::NoTiles.code()]);
    for &(position, turn, expected) in ILLEGAL {
        let broken = judged(position, turn);
        let codes: Vec<&str> = broken.iter().map(Violation::code).collect();
        assert_eq!(codes, expected, "{turn} on {position}");
        seen.extend(codes);
        told += &format!("{position}\n  {turn}\n");
        told.extend(broken.iter().map(|violation| format!("  - {violation}\n")));
    }
    // Each code is listed once, and each listed code is some rule's.
    let mut listed = Violation::CODES.map(|(code, _)| code);
    listed.sort();
    assert_eq!(listed.to_vec(), seen.into_iter().collect::<Vec<_>>());
    snapshots::settings().bind(|| assert_snapshot!("breaches", told));
}

/// Files hold the codes: one that is changed or taken away breaks them.
#[test]
fn the_codes_of_rules_stay_the_same() {
    let codes: Vec<&str> = Violation::CODES.iter().map(|(code, _)| *code).collect();
    let known = "no_tiles too_many_tiles not_in_rack cell_twice occupied nothing_shared face_laid_twice not_one_line gap \
                 touches_nothing mixed_line face_twice_in_line line_too_long diagonal_too_long opening_size opening_not_laid \
                 swap_beyond_bag can_lay can_swap";
    assert_eq!(codes, known.split(' ').collect::<Vec<_>>());
    let snake_case = |code: &&str| {
        code.bytes()
            .all(|sign| sign == b'_' || sign.is_ascii_lowercase())
    };
    assert!(codes.iter().all(snake_case));
}

#[test]
fn what_breaks_no_rule_is_legal() {
    for &(position, turn) in LEGAL {
        assert_eq!(judged(position, turn), [], "{turn} on {position}");
    }
}

#[test]
fn a_play_or_a_swap_has_tiles() {
    for position in ["classic Rc Rs", "classic - Rs", "classic - -"] {
        let position: Position = position.parse().unwrap();
        for turn in [Turn::Lay(Play::new([])), Turn::swap([])] {
            assert_eq!(
                violations(&position, &turn),
                [Violation::NoTiles],
                "{position}"
            );
        }
    }
}

/// A position, a play, its score, and how many lines make it up.
const SCORES: &[(&str, &str, u32, usize)] = &[
    ("classic - RcOs", "Rc@g7", 1, 1),
    ("classic - Rc bag=0", "Rc@g7", 7, 1),
    ("classic - RcRs", "Rc@g7 Rs@h7", 2, 1),
    (
        "classic - RcRsRdRfRtRx",
        "Rc@g7 Rs@h7 Rd@i7 Rf@j7 Rt@k7 Rx@l7",
        12,
        1,
    ),
    ("classic Rc Rs", "Rs@h7", 2, 1),
    // The bonus for going out needs an empty bag and the whole rack.
    ("classic Rc Rs bag=0", "Rs@h7", 8, 1),
    ("classic Rc Rs bag=1", "Rs@h7", 2, 1),
    ("classic Rc RsRs bag=0", "Rs@h7", 2, 1),
    ("classic Rc RsRd bag=0", "Rs@h7 Rd@i7", 9, 1),
    // A row and a column, and a line that five tiles grow to a qwirkle.
    ("classic RcRs/Rd Rf", "Rf@h8", 4, 2),
    ("classic RcRsRdRfRt Rx", "Rx@l7", 12, 1),
    ("classic RcRs1RfRtRx/1Os1Of/1YsYdYf Rd", "Rd@i7", 12, 1),
    // Diagonals: runs of the tile's own background; none for a lone one, six are a qwirkle flex.
    ("flex RcbRsw Osb", "Osb@h8", 4, 2),
    ("flex RcbRsw Osw", "Osw@h8", 2, 1),
    ("flex RcbRsw Oss", "Oss@h8", 2, 1),
    (
        "flex RcbRsw/1OsbOdw/2YdbYfw/3GfbGtw/4BtbBxw Pxb",
        "Pxb@l12",
        14,
        2,
    ),
    // Both diagonals of one tile.
    ("flex RcbRswRdb/1Oss Ysb", "Ysb@h9", 3, 1),
    ("flex RcbRswRdb Osb", "Osb@h8", 6, 3),
];

#[test]
fn plays_score() {
    for &(line, text, points, lines) in SCORES {
        let position: Position = line.parse().unwrap();
        let play: Play = text.parse().unwrap();
        assert_eq!(
            violations(&position, &Turn::Lay(play.clone())),
            [],
            "{text} on {line}"
        );
        let breakdown = position.play_breakdown(&play);
        assert_eq!(
            (breakdown.total(), breakdown.lines.len()),
            (points, lines),
            "{text} on {line}"
        );
    }
}

#[test]
fn tables_are_the_same_if_the_same_tiles_lie_on_the_same_cells() {
    let board = |text: &str| {
        let play: Play = text.parse().unwrap();
        Board::with_tiles(play.placements()).unwrap()
    };
    let one = board("Rc@g7 Rs@h7");
    let mut laid = Board::new();
    for placement in one.tiles().collect::<Vec<_>>().into_iter().rev() {
        laid.lay(placement.cell, placement.tile);
    }
    assert_eq!(laid, one, "in whatever order they were laid");
    let others = [
        "Rc@g7",
        "Rc@g7 Rs@h7 Rd@i7",
        "Rc@g7 Rd@h7",
        "Rc@g7 Rs@g8",
        "Rc@h7 Rs@i7",
    ];
    for other in others {
        assert_ne!(board(other), one, "{other}");
    }
}

#[test]
fn the_frontier_is_the_free_cells_beside_tiles() {
    let position: Position = "classic RcRs/1Rd -".parse().unwrap();
    let frontier = position.board().frontier().map(|cell| cell.to_string());
    assert_eq!(
        frontier.collect::<Vec<_>>().join(" "),
        "g6 h6 f7 i7 g8 i8 h9"
    );
}

/// A table of tiles, or just its first cell.
fn table(text: &str) -> Result<Position, Vec<SetupError>> {
    let (tiles, origin) = match text.parse::<Play>() {
        Ok(play) => (play.placements().to_vec(), Cell::new(7, 7)),
        Err(_) => (Vec::new(), text.parse().unwrap()),
    };
    let setup = "classic - -".parse::<Position>().unwrap().setup();
    Position::new(Setup {
        tiles,
        origin,
        ..setup
    })
}

#[test]
fn tables_lie_on_cells_with_names_and_with_room_around() {
    for text in ["a1", "sr512", "Rc@g7 Rs@h7", "Rc@sq512 Rs@sr512"] {
        assert!(table(text).is_ok(), "{text}");
    }
    let beyond = |cells: &[&str]| SetupError::BeyondEdge {
        cells: cells.iter().map(|cell| cell.parse().unwrap()).collect(),
    };
    assert_eq!(table("ss1"), Err(vec![beyond(&[])]));
    assert_eq!(table("a513"), Err(vec![beyond(&[])]));
    assert_eq!(table("Rc@sr9 Rs@ss9"), Err(vec![beyond(&["ss9"])]));
    assert_eq!(table("Rc@g512 Rs@g513"), Err(vec![beyond(&["g513"])]));
    for (column, row) in [(0, 1), (1, 0)] {
        let mut setup = table("a1").unwrap().setup();
        setup.origin = Cell::new(column, row);
        assert_eq!(Position::new(setup), Err(vec![beyond(&[])]));
    }
    // Where to move the table, which begins at g7 here.
    for (text, cells, origin) in [
        ("Rc@e9 Rs@f9", &["e9", "f9"][..], "i7"),
        ("Rc@g6 Rs@g7", &["g6"], "g8"),
        ("Rc@f1 Rs@g1", &["f1", "g1"], "h13"),
    ] {
        let near = SetupError::NearEdge {
            cells: cells.iter().map(|cell| cell.parse().unwrap()).collect(),
            origin: origin.parse().unwrap(),
        };
        assert_eq!(table(text), Err(vec![near]), "{text}");
    }
}

/// As they begin, row by row.
#[test]
fn wrong_lines_are_named_in_the_order_of_the_table() {
    let wrong = table("Rc@g7 Os@g8 Bd@h8 Yd@g9").unwrap_err();
    let directions = wrong.iter().map(|error| match error {
        SetupError::Line(line) => line.direction,
        other => panic!("{other:?}"),
    });
    assert_eq!(
        directions.collect::<Vec<_>>(),
        [Direction::Vertical, Direction::Horizontal]
    );
}

#[test]
fn violations_know_their_cells() {
    let cells = |position: &str, turn: &str| {
        let cells = |violation: &Violation| {
            let cells = violation.cells().into_iter().map(|cell| cell.to_string());
            cells.collect::<Vec<_>>().join(" ")
        };
        judged(position, turn).iter().map(cells).collect::<Vec<_>>()
    };
    assert_eq!(cells("classic Rc RsRd", "Rs@h7 Rd@h7"), ["h7"]);
    assert_eq!(cells("classic RcRs Rd", "Rd@g7"), ["g7"]);
    assert_eq!(cells("classic Rc RsRd", "Rs@h7 Rd@j7"), ["i7"]);
    assert_eq!(cells("classic Rc RsRd", "Rs@h7 Rd@g8"), ["h7 g8"]);
    assert_eq!(cells("classic RcRs Os", "Os@i7"), ["g7 h7 i7"]);
    assert_eq!(cells("classic Rc Rs bag=0", "pass"), ["g6"]);
    assert_eq!(cells("classic Rc RsRd bag=1", "swap Rs Rd"), [""]);
}

#[test]
fn plays_fill_the_same_cells_whatever_their_tiles() {
    let play = |text: &str| text.parse::<Play>().unwrap();
    let fills = |other: &str| play("Rc@g7 Rs@h7").fills_cells_of(&play(other));
    assert!(fills("Od@h7 Of@g7"));
    assert!(!fills("Rc@g7 Rs@i7"));
    assert!(!fills("Rc@g7"));
    assert!(!fills("Rc@g7 Rs@h7 Rd@i7"));
}

#[test]
fn hands_that_no_game_deals_are_odd() {
    let cases: &[(&str, &[&str])] = &[
        ("classic Rc RsRdRfRtRxOc", &[]),
        ("classic Rc RsRdRfRtRx", &["short_rack"]),
        (
            "classic Rc RsRdRfRtRx bag=1",
            &["short_rack", "uneven_hands"],
        ),
        ("classic Rc RsRdRfRtRx bag=0", &["uneven_hands"]),
        ("classic Rc RsRdRfRtRxOc bag=0", &["uneven_hands"]),
        ("classic Rc RsRdRfRtRxOc bag=95", &[]),
        ("classic Rc RsRdRfRtRxOc bag=94", &["uneven_hands"]),
        ("classic Rc RsRdRfRtRxOc bag=96", &["uneven_hands"]),
        ("classic Rc RsRdRfRtRxOc players=3 bag=89", &[]),
        (
            "classic Rc RsRdRfRtRxOc players=3 bag=95",
            &["uneven_hands"],
        ),
    ];
    for &(line, expected) in cases {
        let notes = line.parse::<Position>().unwrap().notes();
        let codes: Vec<&str> = notes.iter().map(PositionNote::code).collect();
        assert_eq!(codes, expected, "{line}");
    }
    for players in 2..=4 {
        greedy(Rules::Classic, players, 0, |_, position, _| {
            assert_eq!(position.notes(), [], "{position}");
        });
    }
}

#[test]
fn a_position_shows_whether_the_game_is_over() {
    let is_over = |line: &str| line.parse::<Position>().unwrap().is_over();
    assert!(is_over("classic Rc - bag=0"));
    assert!(!is_over("classic Rc -"), "the bag has tiles");
    assert!(!is_over("classic Rc Rs bag=0"), "everybody has tiles");
    // The other player went out.
    let game = greedy(Rules::Classic, 2, 0, |_, position, _| {
        assert!(!position.is_over(), "{position}");
    });
    let end = game.position().unwrap();
    assert!(end.is_over() && !end.rack().is_empty(), "{end}");
}

#[test]
fn the_largest_set_counts_faces_once_and_no_backgrounds() {
    let cases = [
        ("classic - -", 0),
        ("classic - RcRcRc", 1),
        ("classic - RcOsYd", 1),
        ("classic - RcRcRsOs", 2),
        ("classic - RcOcYcGcBcPc", 6),
        ("flex - RcbRcwRcs", 1),
        ("flex - RcbOsbYdb", 1),
        ("flex - RcbRswRdsOfb", 3),
    ];
    for (line, largest) in cases {
        let position: Position = line.parse().unwrap();
        assert_eq!(largest_set(position.rack()), largest, "{line}");
    }
}

/// Plays a game to its end and checks every turn of it: the best play each time, or the last, which
/// blocks more tables.
fn play_out(rules: Rules, players: usize, number: u64) -> Ending {
    let (mut searcher, mut rng) = (Searcher::new(), Rng::new("rules", number));
    let mut game = Game::deal(rules, players, &mut rng);
    let mut ending = Ending::default();
    assert_eq!(game.bag(), rules.set_size() - players * RACK_SIZE);
    let first = largest_set(game.hand());
    while !game.is_over() {
        let position = game.position().unwrap();
        let (mover, bag, rack, before) = (
            game.to_move(),
            game.bag(),
            game.hand().len(),
            game.scores()[game.to_move()],
        );
        let mut plays = searcher.ranking(&position, usize::MAX).plays;
        let chosen = if number.is_multiple_of(2) {
            plays.drain(..).next()
        } else {
            plays.pop()
        };
        let points = chosen.as_ref().map_or(0, |chosen| chosen.score);
        let turn = match chosen {
            Some(chosen) => Turn::Lay(chosen.play),
            None if position.can_swap() => Turn::swap(position.rack().iter().take(bag).copied()),
            None => Turn::Pass,
        };
        if position.board().is_empty() {
            assert_eq!(turn.tiles().len(), first, "the largest set is laid");
        }
        assert_eq!(violations(&position, &turn), [], "{turn} on {position}");
        game.take(&turn, &mut rng);
        ending.swaps += usize::from(matches!(turn, Turn::Swap(_)));
        ending.passes += usize::from(turn == Turn::Pass);
        let (laid, drawn) = match turn {
            Turn::Lay(_) => (turn.tiles().len(), turn.tiles().len().min(bag)),
            Turn::Swap(_) | Turn::Pass => (0, 0),
        };
        assert_eq!(game.bag(), bag - drawn, "{position}");
        assert_eq!(game.scores()[mover], before + points, "{position}");
        assert_eq!(
            game.board().len(),
            position.board().len() + laid,
            "{position}"
        );
        assert_eq!(game.to_move(), (mover + 1) % players);
        ending.went_out = bag == 0 && laid == rack;
        assert!(
            !ending.went_out || game.is_over(),
            "going out ends the game at once: {position}"
        );
    }
    ending
}

/// How a game went.
#[derive(Debug, Default)]
struct Ending {
    went_out: bool,
    swaps: usize,
    passes: usize,
}

#[test]
fn games_end_when_somebody_goes_out() {
    let mut endings = Vec::new();
    for rules in Rules::ALL {
        for players in 2..=4 {
            endings.extend((0..20).map(|number| play_out(rules, players, number)));
        }
    }
    assert!(
        endings.iter().all(|ending| ending.went_out),
        "these games all end so: {endings:?}"
    );
    assert!(
        endings.iter().any(|ending| ending.passes > 0),
        "no game has a pass"
    );
    assert!(
        endings.iter().any(|ending| ending.swaps > 0),
        "no game has a swap"
    );
}

/// Tables on which nobody can lay a tile are rare; the game does not ask why somebody passes.
#[test]
fn games_end_when_nobody_can_play() {
    for players in 2..=4 {
        let mut rng = Rng::new("rules", 0);
        let mut game = Game::deal(Rules::Classic, players, &mut rng);
        let swap = |game: &Game| Turn::swap([game.hand()[0]]);
        for turn in 0..2 * players {
            // A swap begins the count anew.
            let turn = if turn == players - 1 {
                swap(&game)
            } else {
                Turn::Pass
            };
            assert!(!game.is_over());
            game.take(&turn, &mut rng);
        }
        assert!(game.is_over(), "{players} passes end a game of {players}");
        assert!(game.scores().iter().all(|&points| points == 0));
    }
}

#[test]
fn games_end_when_nobody_lays_a_tile_for_long() {
    let mut rng = Rng::new("rules", 0);
    let mut game = Game::deal(Rules::Flex, 3, &mut rng);
    for _ in 0..12 {
        assert!(!game.is_over());
        let given = game.hand().clone();
        let (mover, bag) = (game.to_move(), game.bag());
        game.take(&Turn::swap(given.iter().copied()), &mut rng);
        assert_eq!((game.bag(), game.to_move()), (bag, (mover + 1) % 3));
        assert_eq!(game.hand().len(), RACK_SIZE);
    }
    assert!(game.is_over());

    // Whether they swap or pass.
    let mut game = Game::deal(Rules::Flex, 3, &mut rng);
    for turn in 0..12 {
        assert!(!game.is_over());
        let swap = Turn::swap([game.hand()[0]]);
        let turn = if turn % 3 == 0 { swap } else { Turn::Pass };
        game.take(&turn, &mut rng);
    }
    assert!(game.is_over());
}

/// What is given back can be drawn again, but not in the same turn.
#[test]
fn a_swap_draws_before_it_gives_back() {
    let mut rng = Rng::new("rules", 1);
    let mut game = Game::deal(Rules::Flex, 2, &mut rng);
    let given = game.hand().clone();
    game.take(&Turn::swap(given.iter().copied()), &mut rng);
    game.take(&Turn::Pass, &mut rng);
    assert!(
        game.hand().iter().all(|tile| !given.contains(tile)),
        "each tile of Flex exists once"
    );
}
