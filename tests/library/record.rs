//! Games as text: read and written, replayed, and every kind of mistake in them found.

use insta::assert_snapshot;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use sixfold::answer::Error as ErrorAnswer;
#[cfg(feature = "cli")]
use sixfold::cli::terminal::diagnostics;
use sixfold::game::{
    Breakdown, Cell, Colour, Direction, Feature, Line, Offset, Placement, Play, Position, Rules,
    Tile, Turn, Violation, violations,
};
use sixfold::language::ENGLISH;
use sixfold::notation::{ErrorKind, Mistake};
#[cfg(feature = "yaml")]
use sixfold::puzzle::{RULEBOOKS, load_examples};
use sixfold::record::{
    GameEnd, GameState, Problem, Record, ScorePart, ScoringMistake, Transcript, TurnError,
    TurnErrors, WrittenTurn, parse_transcript,
};

use crate::games::greedy;
use crate::{errors, snapshots, suggestions};

const NAMES: [&str; 4] = ["North", "East", "South", "West"];
const FLEX_GAME: &str = include_str!("../../puzzles/rulebook/games/qwirkle-flex.fr.txt");
const CLASSIC_GAME: &str = include_str!("../../puzzles/rulebook/games/qwirkle.fr.txt");

/// A greedy game as a record, with what each player saw.
struct Played {
    transcript: Transcript,
    positions: Vec<Position>,
    /// The points at the end, the player who began first.
    scores: Vec<u32>,
}

fn played(rules: Rules, players: usize, number: u64) -> Played {
    let mut transcript = Transcript::new(rules, &NAMES[..players]).unwrap();
    let mut positions = Vec::new();
    let mut first = None;
    let game = greedy(rules, players, number, |game, position, turn| {
        first.get_or_insert(game.to_move());
        let points = position.breakdown(turn).total();
        transcript.push(WrittenTurn {
            hand: Some(game.hand().to_vec()),
            turn: turn.clone(),
            points: Some(points),
        });
        positions.push(position);
    });
    let mut scores = game.scores().to_vec();
    scores.rotate_left(first.unwrap());
    Played {
        transcript,
        positions,
        scores,
    }
}

/// The same game with its turns changed.
fn changed(game: &Transcript, mut change: impl FnMut(usize, &mut WrittenTurn)) -> Transcript {
    let mut other = Transcript::new(game.rules(), game.players()).unwrap();
    for (turn, entry) in game.turns().iter().enumerate() {
        let mut entry = entry.clone();
        change(turn, &mut entry);
        other.push(entry);
    }
    other
}

/// The same game with one turn changed.
fn with(game: &Transcript, wanted: usize, change: impl Fn(&mut WrittenTurn)) -> Transcript {
    changed(game, |turn, entry| {
        if turn == wanted {
            change(entry)
        }
    })
}

fn lays(entry: &WrittenTurn) -> &Play {
    let Turn::Lay(play) = &entry.turn else {
        panic!("{} lays nothing", entry.turn)
    };
    play
}

fn along(play: &Play) -> Option<Direction> {
    let cells: Vec<Cell> = play.cells().take(2).collect();
    let [first, second] = cells[..] else {
        return None;
    };
    Some(if first.row == second.row {
        Direction::Horizontal
    } else {
        Direction::Vertical
    })
}

#[cfg(feature = "yaml")]
#[test]
fn the_rulebooks_games_are_their_worked_examples() {
    let examples: Vec<_> = RULEBOOKS
        .iter()
        .flat_map(|(_, text)| load_examples(text).unwrap())
        .collect();
    for (text, name, turns) in [
        (FLEX_GAME, "flex-game", 7),
        (CLASSIC_GAME, "classic-game", 11),
    ] {
        let record: Record = text.parse().unwrap();
        assert_eq!(record.steps().len(), turns);
        for (place, step) in record.steps().iter().enumerate() {
            let id = format!("{name}-{}", place + 1);
            let example = examples.iter().find(|example| example.id == id).unwrap();
            assert_eq!(Some(&step.turn.to_string()), example.play.as_ref(), "{id}");
            assert_eq!(Some(step.breakdown.total()), example.score, "{id}");
            assert_eq!(
                record.transcript().turns()[place].points,
                example.score,
                "{id}"
            );
            assert_eq!(
                step.before.board,
                *example.position.parse::<Position>().unwrap().board(),
                "{id}"
            );
        }
        assert_eq!(record.ending(), GameEnd::Open);
        let body: String = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| format!("{line}\n"))
            .collect();
        assert_eq!(format!("{record}\n"), body);
    }
}

#[test]
fn whole_games_are_replayed_as_they_were_played() {
    let mut gone_out = 0;
    for rules in Rules::ALL {
        for players in 2..=4 {
            let game = played(rules, players, 1);
            let record = Record::new(game.transcript.clone()).unwrap();
            assert_eq!(record.scores(), game.scores, "{record}");
            gone_out += usize::from(matches!(record.ending(), GameEnd::WentOut(_)));
            for (step, position) in record.steps().iter().zip(&game.positions) {
                let replayed = step.before.position().unwrap();
                if !position.board().is_empty() {
                    assert_eq!(&replayed, position);
                }
                assert_eq!(
                    (replayed.rack(), replayed.bag()),
                    (position.rack(), position.bag())
                );
            }
            assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
            // What is left out is not needed to replay.
            let bare = changed(&game.transcript, |_, entry| {
                (entry.hand, entry.points) = (None, None)
            });
            let bare = Record::new(bare).unwrap();
            assert_eq!(
                (bare.scores(), bare.bag(), bare.ending()),
                (record.scores(), record.bag(), record.ending())
            );
            let every_other = changed(&game.transcript, |turn, entry| {
                if turn % 3 == 0 {
                    entry.hand = None
                }
            });
            assert_eq!(Record::new(every_other).unwrap().scores(), record.scores());
        }
    }
    assert!(gone_out > 3, "{gone_out}");
}

#[test]
fn the_leaders_and_the_end_are_told() {
    let game = played(Rules::Classic, 2, 1);
    let record = Record::new(game.transcript.clone()).unwrap();
    let leader = usize::from(game.scores[1] > game.scores[0]);
    assert_eq!(record.leaders(), [leader], "{:?}", game.scores);
    let leaders = |turns: &str| {
        let text = format!("rules: classic\nplayers: A, B\n{turns}");
        text.parse::<Record>().unwrap().leaders()
    };
    assert_eq!(leaders("1 A Rc@j10 Rs@k10"), [0]);
    assert_eq!(leaders("1 A Rc@j10 Rs@k10\n2 B Bc@j11"), [0, 1]);
    assert_eq!(leaders("1 A Rc@j10 Rs@k10\n2 B Bc@j11 Bs@k11"), [1]);
    let mut longer = game.transcript;
    longer.push(WrittenTurn {
        hand: None,
        turn: Turn::Pass,
        points: None,
    });
    let turn = record.steps().len();
    assert_eq!(
        Record::new(longer),
        Err(TurnErrors {
            turn,
            errors: vec![TurnError::AfterEnd]
        })
    );
    let explanation = ENGLISH.record.turn_error(&TurnError::AfterEnd, "North");
    assert_eq!(explanation.message, "the game was over before this turn");
    assert_eq!(explanation.label, "after the end");
}

/// Games in which nobody can lay a tile any more end with passes, and nobody has the bonus.
#[test]
fn a_game_in_which_nobody_can_play_is_over() {
    // One of few among thousands.
    let game = played(Rules::Intro, 2, 137);
    let record = Record::new(game.transcript.clone()).unwrap();
    assert_eq!(
        (record.ending(), record.bag(), record.scores()),
        (GameEnd::Stuck, 0, &game.scores[..])
    );
    let turns = game.transcript.turns().len();
    let bare = changed(&game.transcript, |_, entry| entry.hand = None);
    assert_eq!(Record::new(bare).unwrap().ending(), GameEnd::Stuck);
    let mut shorter = Transcript::new(Rules::Intro, game.transcript.players()).unwrap();
    game.transcript.turns()[..turns - 1]
        .iter()
        .for_each(|entry| shorter.push(entry.clone()));
    assert_eq!(Record::new(shorter).unwrap().ending(), GameEnd::Open);
}

/// What was forgotten, be it certain or one of several.
fn forgotten(game: &Transcript, turn: usize, points: u32) -> Vec<ScorePart> {
    let bad = Record::new(with(game, turn, |entry| entry.points = Some(points))).unwrap_err();
    assert_eq!(bad.turn, turn);
    match &bad.errors[..] {
        [
            TurnError::WrongScore {
                written,
                mistake:
                    Some(ScoringMistake::Forgotten(parts) | ScoringMistake::OneForgotten(parts)),
                ..
            },
        ] => {
            assert_eq!(*written, points);
            parts.clone()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn forgotten_lines_and_bonuses_are_named() {
    let (mut lines, mut bonuses, mut goings_out, mut sure) = (0, 0, 0, 0);
    for rules in Rules::ALL {
        let game = played(rules, 2, 5);
        let record = Record::new(game.transcript.clone()).unwrap();
        for (turn, step) in record.steps().iter().enumerate() {
            let Turn::Lay(play) = &step.turn else {
                continue;
            };
            let Breakdown {
                lines: scored,
                going_out,
            } = &step.breakdown;
            let total = step.breakdown.total();
            let crossing = |line: &&Line| Some(line.direction) != along(play);
            for line in scored.iter().filter(crossing) {
                let parts = forgotten(&game.transcript, turn, total - line.points - line.bonus);
                assert!(parts.contains(&ScorePart::Line(line.clone())), "{parts:?}");
                lines += 1;
                sure += usize::from(parts.len() == 1);
            }
            for line in scored.iter().filter(|line| line.bonus > 0) {
                assert!(
                    forgotten(&game.transcript, turn, total - line.bonus)
                        .contains(&ScorePart::Bonus(line.clone()))
                );
                bonuses += 1;
            }
            if *going_out > 0 {
                assert!(
                    forgotten(&game.transcript, turn, total - going_out)
                        .contains(&ScorePart::GoingOut(*going_out))
                );
                goings_out += 1;
            }
        }
    }
    assert!(
        lines > 100 && sure > 30 && bonuses > 3 && goings_out > 1,
        "{lines} {sure} {bonuses} {goings_out}"
    );
}

/// A line with these points across a row, or along it.
fn line(direction: Direction, points: u32) -> Line {
    Line {
        direction,
        feature: Feature::Colour(Colour::Red),
        tiles: Vec::new(),
        points,
        bonus: 0,
    }
}

#[test]
fn the_simplest_cause_of_a_wrong_score_is_named() {
    use ScoringMistake::{CountedTwice, Forgotten, NotOut, OneForgotten, SeveralForgotten};
    let turn: Turn = "Rc@g7 Rs@h7 Rd@i7".parse().unwrap();
    // The row has 3 points; the points of the columns, what was written, and how many tiles the bag
    // held.
    let explained = |columns: &[u32], written: u32, bag: usize| {
        let crossing = columns
            .iter()
            .map(|&points| line(Direction::Vertical, points));
        let right = Breakdown {
            lines: [line(Direction::Horizontal, 3)]
                .into_iter()
                .chain(crossing)
                .collect(),
            going_out: 0,
        };
        ScoringMistake::explain(&turn, &right, bag, written)
    };
    let columns = |points: &[u32]| -> Vec<ScorePart> {
        let part = |&points: &u32| ScorePart::Line(line(Direction::Vertical, points));
        points.iter().map(part).collect()
    };
    let row = vec![ScorePart::Line(line(Direction::Horizontal, 3))];
    let cases = [
        (explained(&[2, 4, 5], 12, 9), Some(Forgotten(columns(&[2])))),
        (
            explained(&[2, 2, 5], 10, 9),
            Some(OneForgotten(columns(&[2, 2]))),
        ),
        (
            explained(&[2, 4, 5], 8, 9),
            Some(Forgotten(columns(&[2, 4]))),
        ),
        (
            explained(&[2, 2, 2, 2], 3, 9),
            Some(Forgotten(columns(&[2, 2, 2, 2]))),
        ),
        (
            explained(&[2, 2, 5, 5], 10, 9),
            Some(SeveralForgotten {
                number: 2,
                points: 7,
            }),
        ),
        (explained(&[2, 4, 5], 11, 9), Some(Forgotten(row.clone()))),
        (
            explained(&[2, 4, 5], 16, 9),
            Some(CountedTwice(columns(&[2]))),
        ),
        (explained(&[2, 4, 5], 17, 9), Some(CountedTwice(row))),
        (explained(&[2, 4, 5], 13, 9), None),
        // Only an empty bag suggests going out.
        (explained(&[2, 4, 5], 20, 0), Some(NotOut { bag: 0 })),
        (explained(&[2, 4, 5], 20, 1), None),
    ];
    for (nth, (found, expected)) in cases.into_iter().enumerate() {
        assert_eq!(found, expected, "{nth}");
    }
}

#[test]
fn every_wrong_score_is_found_and_the_later_ones_counted() {
    let game = played(Rules::Classic, 3, 2).transcript;
    for turn in 0..game.turns().len() {
        let bad = Record::new(with(&game, turn, |entry| {
            entry.points = entry.points.map(|points| points + 100)
        }))
        .unwrap_err();
        assert_eq!(bad.turn, turn);
        assert!(
            matches!(&bad.errors[..], [TurnError::WrongScore { mistake: None, later, .. }] if later.is_empty()),
            "{bad:?}"
        );
    }
    let several = changed(&game, |turn, entry| {
        if [2, 5, 6].contains(&turn) {
            entry.points = Some(99);
        }
    });
    let bad = Record::new(several).unwrap_err();
    assert!(
        matches!(&bad.errors[..], [TurnError::WrongScore { later, .. }] if later[..] == [6, 7]),
        "{bad:?}"
    );
}

/// Each play with its first tile one cell further, or with another tile: the judge of single plays
/// has the last word.
#[test]
fn illegal_plays_are_found_with_every_rule_that_they_break() {
    let mut illegal = 0;
    for rules in Rules::ALL {
        let game = played(rules, 2, 3);
        for (turn, position) in game.positions.iter().enumerate() {
            let entry = &game.transcript.turns()[turn];
            if !matches!(entry.turn, Turn::Lay(_)) {
                continue;
            }
            let mut moved = lays(entry).placements().to_vec();
            moved[0].cell = moved[0].cell.step(Direction::DiagonalDown, 1);
            let mut other = lays(entry).placements().to_vec();
            other[0].tile = rules
                .kinds()
                .find(|tile| !position.rack().contains(tile))
                .unwrap();
            for placements in [moved, other] {
                let wrong = Turn::Lay(Play::new(placements));
                let expected: Vec<TurnError> = violations(position, &wrong)
                    .into_iter()
                    .map(TurnError::Violation)
                    .collect();
                let found = Record::new(with(&game.transcript, turn, |entry| {
                    (entry.turn, entry.points) = (wrong.clone(), None);
                }));
                if expected.is_empty() {
                    assert!(found.is_ok() || found.is_err_and(|bad| bad.turn > turn));
                } else {
                    illegal += 1;
                    assert_eq!(
                        found,
                        Err(TurnErrors {
                            turn,
                            errors: expected
                        })
                    );
                }
            }
        }
    }
    assert!(illegal > 100, "{illegal}");
}

#[test]
fn hands_must_be_possible() {
    let game = played(Rules::Flex, 2, 4);
    let (text, turns) = (&game.transcript, game.transcript.turns());
    let errors = |turn: usize, change: &dyn Fn(&mut Vec<Tile>)| {
        let wrong = with(text, turn, |entry| change(entry.hand.as_mut().unwrap()));
        let bad = Record::new(wrong).unwrap_err();
        assert_eq!(bad.turn, turn);
        bad.errors
    };
    for turn in 2..turns.len() - 2 {
        let (before, entry) = (&turns[turn - 2], &turns[turn]);
        let hand = entry.hand.as_ref().unwrap();
        let kept = before
            .hand
            .as_ref()
            .unwrap()
            .iter()
            .copied()
            .find(|tile| !before.turn.tiles().contains(tile));
        let drawn = hand
            .iter()
            .copied()
            .find(|tile| !before.hand.as_ref().unwrap().contains(tile));
        let unseen = |rest: &Tile| {
            let on_table = game.positions[turn]
                .board()
                .tiles()
                .any(|laid| laid.tile == *rest);
            let in_a_hand = [turn - 1, turn]
                .iter()
                .any(|&near| turns[near].hand.as_ref().unwrap().contains(rest));
            !on_table && !in_a_hand
        };
        let is_short = errors(turn, &|hand| hand.truncate(hand.len() - 1));
        assert!(
            is_short
                .iter()
                .any(|error| matches!(error, TurnError::HandSize { .. })),
            "{is_short:?}"
        );
        if let (Some(kept), Some(other)) = (kept, Rules::Flex.kinds().find(unseen)) {
            let lost = errors(turn, &|hand| {
                hand.iter_mut()
                    .filter(|tile| **tile == kept)
                    .for_each(|tile| *tile = other)
            });
            assert!(
                lost.contains(&TurnError::Lost { tiles: vec![kept] }),
                "{lost:?}"
            );
        }
        if let Some(drawn) = drawn {
            let there = game.positions[turn].board().tiles().next().unwrap().tile;
            let twice = errors(turn, &|hand| {
                hand.iter_mut()
                    .filter(|tile| **tile == drawn)
                    .for_each(|tile| *tile = there)
            });
            let error = TurnError::TooManyCopies {
                tile: there,
                here: 1,
                on_table: 1,
                elsewhere: 0,
                copies: 1,
            };
            assert!(twice.contains(&error), "{twice:?}");
        }
    }
}

fn errors(text: &str) -> Vec<TurnError> {
    Record::new(parse_transcript(text).unwrap())
        .unwrap_err()
        .errors
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

const BEGINNING: &str =
    "rules: flex\nplayers: North, South\n1 North [RcbRtwRsbOdwPxsGcb] Rcb@j10 Rtw@k10 Rsb@l10\n";

#[test]
fn hands_that_are_not_written_must_be_possible_too() {
    // North kept Odw, Pxs and Gcb and drew three.
    let pxs = TurnError::TooManyCopies {
        tile: tile("Pxs"),
        here: 1,
        on_table: 0,
        elsewhere: 1,
        copies: 1,
    };
    assert_eq!(errors(&format!("{BEGINNING}2 South swap Pxs")), [pxs]);
    let four = "3 North Ocb@m11 Otb@n11 Oxb@o11 Osb@p11";
    let tiles = ["Ocb", "Osb", "Otb", "Oxb"].map(tile).to_vec();
    assert_eq!(
        errors(&format!("{BEGINNING}2 South Bsb@l11\n{four}")),
        [TurnError::NotHeld { tiles, unknown: 3 }]
    );
    // What is set aside goes back to the bag after the draw.
    let again = "3 North [OdwPxsGcbYswBfbRfs] swap Odw\n4 South swap Bsb\n5 North [OdwPxsGcbYswBfbRfs] pass";
    assert_eq!(
        errors(&format!("{BEGINNING}2 South swap Bcb\n{again}")),
        [TurnError::NotDrawn { tile: tile("Odw") }]
    );
    assert_eq!(
        errors("rules: flex\nplayers: A, B\n1 A swap Rcb"),
        [TurnError::OpeningNotLaid]
    );
    assert_eq!(
        errors("rules: flex\nplayers: A, B\n1 A pass"),
        [TurnError::OpeningNotLaid]
    );
    let can_swap = TurnError::Violation(Violation::CanSwap { bag: 93 });
    assert_eq!(errors(&format!("{BEGINNING}2 South pass")), [can_swap]);
}

#[test]
fn a_table_near_the_edge_is_moved_to_be_a_position() {
    let text =
        "rules: classic\nplayers: A, B\n1 A Rc@a1 Rs@b1 = 2\n2 B [BsBdYfGtPxOc] Bs@b2 Bd@c2 = 4\n";
    let record: Record = text.parse().unwrap();
    let before: &GameState = &record.steps()[1].before;
    assert_eq!(
        before.shift(),
        Offset {
            columns: 6,
            rows: 6
        }
    );
    let position = before.position().unwrap();
    assert_eq!(
        position.to_string(),
        "classic RcRs OcYfGtBsBdPx origin=g7 players=2 bag=94 scores=0-2"
    );
    assert_eq!(record.bag(), 92);
    let view = before.view().unwrap();
    assert_eq!(
        (view.board(), view.rack()),
        (&before.board, position.rack())
    );
    let first = &record.steps()[0].before;
    assert_eq!(
        (first.position(), first.view()),
        (None, None),
        "its hand is not known"
    );
    let table = first.position_or_table().unwrap();
    assert_eq!(
        table.to_string(),
        "classic - - origin=g7 players=2 bag=96 scores=0-0"
    );

    // At the other edge.
    let text = "rules: classic\nplayers: A, B\n1 A Rc@ta600 Rs@tb600\n2 B [BsBdYfGtPxOc] Bs@tb601";
    let record: Record = text.parse().unwrap();
    let before = &record.steps()[1].before;
    let (columns, rows) = (-10, -88);
    assert_eq!(before.shift(), Offset { columns, rows });
    assert!(before.position().is_some());
}

/// Nobody draws any more, so what a player kept is the hand.
#[test]
fn hands_follow_from_what_was_kept() {
    let game = played(Rules::Classic, 3, 1);
    let last = game.positions.len() - 1;
    let is_known = |turn: usize| turn + 3 == last;
    assert_eq!(game.positions[last - 3].bag(), 0);
    let few = changed(&game.transcript, |turn, entry| {
        entry.hand = entry.hand.take().filter(|_| is_known(turn))
    });
    let record = Record::new(few).unwrap();
    let hands = record.steps().iter().map(|step| step.before.hand.is_some());
    let known: Vec<usize> = (0..=last)
        .zip(hands)
        .filter(|hand| hand.1)
        .map(|hand| hand.0)
        .collect();
    assert_eq!(known, [last - 3, last]);
    let hand = record.steps()[last].before.hand.as_ref();
    assert_eq!(hand, Some(game.positions[last].rack()));
}

#[test]
fn what_is_tolerated() {
    let tidy = "rules: classic\nplayers: A, Zoë\n1 A [RcRsOdYfGtBx] Rc@j10 Rs@k10 = 2\n2 Zoë swap Rc Od\n3 A swap Gt = 0";
    let untidy = "# a game\r\n\r\n  players:A ,  Zoë # both\r\nrules :classic\n\n1  A[Rc Rs Od YfGt Bx ]Rs@k10\tRc@j10=2\n\
                  # then\n 2 Zoë   swap OdRc\n3 A swap Gt =  0 # nothing\n\n";
    assert_eq!(parse_transcript(tidy).unwrap().to_string(), tidy);
    assert_eq!(parse_transcript(untidy), parse_transcript(tidy));
    assert!(tidy.parse::<Record>().is_ok());
}

/// Errors of every class, each of them in a record.
const ERRORS: &[(&str, &str)] = &[
    ("empty", "\n# nothing yet\n"),
    ("missing-rules", "players: A, B\n1 A pass"),
    ("missing-players", "rules: flex\n"),
    ("unknown-key", "rule: flex\nplayers: A, B"),
    ("unknown-key-unlike", "rules: flex\nbag: 88"),
    ("key-twice", "rules: flex\nrules: intro\n"),
    ("no-value", "rules:\nplayers: A, B"),
    (
        "late-key",
        "rules: classic\nplayers: A, B\n1 A Rc@j10\nrules: classic",
    ),
    ("no-colon", "rules flex\nplayers: A, B"),
    ("unknown-rules", "rules: flx\nplayers: A, B"),
    ("no-name", "rules: flex\nplayers: A, , B"),
    ("name-of-words", "rules: flex\nplayers: Mary Ann, B"),
    ("name-sign", "rules: flex\nplayers: A=1, B"),
    ("reserved-name", "rules: flex\nplayers: pass, B"),
    ("name-twice", "rules: flex\nplayers: A, B, A"),
    ("one-player", "rules: flex\nplayers: A"),
    ("five-players", "rules: flex\nplayers: A, B, C, D, E"),
    ("not-a-turn", "rules: classic\nplayers: A, B\nA Rc@j10"),
    (
        "number",
        "rules: classic\nplayers: A, B\n1 A Rc@j10\n3 A Rs@k10",
    ),
    ("number-dot", "rules: classic\nplayers: A, B\n1. A Rc@j10"),
    ("no-player", "rules: classic\nplayers: A, B\n1"),
    ("unknown-player", "rules: classic\nplayers: A, B\n1 Rc@j10"),
    (
        "player-order",
        "rules: classic\nplayers: A, B\n1 A Rc@j10\n2 A Rs@k10",
    ),
    (
        "open-hand",
        "rules: classic\nplayers: A, B\n1 A [RcRs Rc@j10",
    ),
    (
        "empty-hand",
        "rules: classic\nplayers: A, B\n1 A [ ] Rc@j10",
    ),
    (
        "hand-tile",
        "rules: classic\nplayers: A, B\n1 A [RcRz] Rc@j10",
    ),
    (
        "background-missing",
        "rules: flex\nplayers: A, B\n1 A [RcbRt] Rcb@j10 Rt@k10",
    ),
    ("no-turn", "rules: classic\nplayers: A, B\n1 A = 3"),
    (
        "not-a-placement",
        "rules: classic\nplayers: A, B\n1 A Rc@10j = 3",
    ),
    ("no-points", "rules: classic\nplayers: A, B\n1 A Rc@j10 ="),
    (
        "not-points",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 = three",
    ),
    (
        "points-twice",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 = 1 = 1",
    ),
    (
        "leading-zero",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 = 01",
    ),
    (
        "large-points",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 = 99999999999",
    ),
    (
        "hand-size",
        "rules: classic\nplayers: A, B\n1 A [RcRs] Rc@j10 Rs@k10 = 2",
    ),
    (
        "lost",
        "rules: classic\nplayers: A, B\n1 A [RcRsOdYfGtBx] Rc@j10 Rs@k10\n2 B Bs@k11\n3 A [RcRsOdYfGtPx] swap Rc",
    ),
    (
        "too-many-copies",
        "rules: flex\nplayers: A, B\n1 A Rcb@j10 Rsb@k10\n2 B [RcbBsbYfbGtbPxbOcb] Bsb@k11",
    ),
    (
        "not-drawn",
        "rules: flex\nplayers: A, B\n1 A [RcbRsbOdbYfbGtbBxb] Rcb@j10 Rsb@k10\n2 B Bsb@k11\n\
         3 A [OdbYfbGtbBxbPcwPdw] swap Odb\n4 B swap Bdb\n5 A [OdbYfbGtbBxbPcwPdw] swap Odb",
    ),
    (
        "not-held",
        "rules: classic\nplayers: A, B\n1 A [RcRsOdYfGtBx] Rc@j10 Rs@k10\n2 B Bs@k11\n3 A Bc@l11 Bd@m11 Bt@n11 Bf@o11",
    ),
    ("opening-swap", "rules: classic\nplayers: A, B\n1 A swap Rc"),
    (
        "opening-size",
        "rules: classic\nplayers: A, B\n1 A [RcRsOdYfGtBx] Rc@j10 = 1",
    ),
    (
        "not-in-rack",
        "rules: classic\nplayers: A, B\n1 A [RcRsOdYfGtBx] Rc@j10 Rd@k10 = 2",
    ),
    (
        "several-breaches",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 Rs@k10 = 2\n2 B Bd@k11 Bx@m12 = 4",
    ),
    (
        "occupied",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 Rs@k10 = 2\n2 B Bs@k10 = 4",
    ),
    (
        "pass",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 Rs@k10 = 2\n2 B pass = 0",
    ),
    (
        "wrong-score",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 Rs@k10 = 3",
    ),
    (
        "forgotten-line",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 Rs@k10 Rd@l10 = 3\n2 B Bd@l11 Gd@l12 = 3\n3 A Bs@k11 = 2",
    ),
    (
        "forgotten-lines",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 Rs@k10 Rd@l10 = 3\n2 B Gc@j11 Gs@k11 Gd@l11 = 5",
    ),
    (
        "forgotten-qwirkle",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 Rs@k10 Rd@l10\n2 B Rf@m10 Rt@n10 Rx@o10 = 6\n3 A Bx@o11 = 1",
    ),
    (
        "only-main-line",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 Rs@k10 Rd@l10 = 3\n2 B Gc@j11 Gs@k11 Gd@l11 = 3",
    ),
    (
        "counted-twice",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 Rs@k10 Rd@l10 = 6",
    ),
    (
        "not-out",
        "rules: classic\nplayers: A, B\n1 A Rc@j10 Rs@k10 Rd@l10 = 3\n\
         2 B Bd@l11 Gd@l12 = 3\n3 A Yf@k13 Yd@l13 Yt@m13 Yx@n13 Yc@o13 Ys@p13 = 22",
    ),
    (
        "swap-points",
        "rules: classic\nplayers: A, B\n1 A Rc@j10\n2 B swap Rc = 3",
    ),
];

#[test]
fn errors_in_other_languages() {
    let cases: Vec<_> = ERRORS
        .iter()
        .map(|&(name, text)| {
            (
                name,
                text.to_owned(),
                text.parse::<Record>().expect_err(name),
            )
        })
        .collect();
    errors::in_other_languages("error-record", &cases);
}

#[test]
fn errors_are_shown_with_their_place() {
    for (name, text) in ERRORS {
        let error = text
            .parse::<Record>()
            .map(|record| record.to_string())
            .expect_err(name);
        suggestions::check(&error, text, str::parse::<Record>);
        let report = ErrorAnswer::new(&error, text).to_json();
        #[cfg(not(feature = "cli"))]
        snapshots::check_end(&format!("error-record-{name}"), &report);
        #[cfg(feature = "cli")]
        {
            let drawn = diagnostics::draw(&error, text, "game.txt", false);
            let told = format!("{drawn}\n\n{report}");
            snapshots::settings().bind(|| assert_snapshot!(format!("error-record-{name}"), told));
        }
    }
}

/// A tile that makes a turn impossible, and not those beside it.
#[test]
fn errors_point_at_the_tiles_concerned() {
    let pointed = |turn: &str| {
        let text = format!("rules: flex\nplayers: A, B\n1 A Rcb@j10 Rsb@k10\n2 B {turn}");
        let error = text.parse::<Record>().unwrap_err();
        let located = &error.problems()[0];
        let spans = std::iter::once(&located.span).chain(&located.related);
        let texts = spans.map(|span| text[span.clone()].to_owned());
        texts.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(pointed("Bsb@k11 Rcb@k12"), "Rcb@k12");
    assert_eq!(pointed("Bsb@k10 Bdb@l10"), "Bsb@k10");
    assert_eq!(pointed("Bsb@k11 Bdb@k12 Bsw@k13"), "Bsb@k11, Bsw@k13");
    assert_eq!(pointed("Bsb@k11 Bdb@m11"), "Bsb@k11 Bdb@m11");
}

#[test]
fn a_word_in_place_of_a_name_may_begin_the_turn() {
    let meant = |found: &str| {
        let (found, expected) = (found.to_owned(), "A".to_owned());
        Problem::UnknownPlayer { found, expected }.meant()
    };
    for found in ["Rc@j10", "@j10", "Rc", "swap", "Pass"] {
        assert_eq!(meant(found), [format!("A {found}")]);
    }
    assert_eq!(meant("Bob"), ["A"]);
}

#[test]
fn a_problem_may_be_one_of_any_notation() {
    let kind = ErrorKind::NoTile;
    assert_eq!(Problem::from(kind.clone()).notation(), Some(&kind));
    assert_eq!(Problem::Empty.notation(), None);
}

#[test]
fn every_class_of_error_is_shown() {
    let errors = || {
        ERRORS
            .iter()
            .filter_map(|(_, text)| text.parse::<Record>().err())
    };
    assert_eq!(suggestions::missing(Problem::CODES, errors()), [""; 0]);
    // A whole game stands before a turn that comes too late; its words are tested with it.
    let missing = suggestions::missing(TurnError::CODES, errors());
    assert_eq!(missing, [TurnError::AfterEnd.code()]);
}

/// What is suggested keeps the rest of the line, and the rules of the game do not matter before the
/// text can be read.
#[test]
fn suggestions_keep_what_is_written() {
    let help = |turns: &str| {
        let text = format!("rules: flex\nplayers: North, South\n{turns}");
        let error = text
            .parse::<Record>()
            .map(|record| record.to_string())
            .expect_err(turns);
        suggestions::check(&error, &text, str::parse::<Record>);
        let help = ErrorAnswer::new(&error, &text).help.unwrap_or_default();
        format!("{turns}\n    {help}\n")
    };
    let told = [
        "1 Rcb@j10 = 1",
        "1 North Rcb@j10\n2 pass",
        "1 Nort Rcb@j10 = 1",
        "1 North Rcb@j10\n2xSouth pass",
        "1 North Rcb@j10\n2.South pass",
        "1 North Rcb@j10\n2. South pass",
        "1 North Rcb@j10\n2North pass",
        "1 North Swap Rcb",
        "1 North [Rcb Rdb rfb] Rcb@j10",
    ]
    .map(help);
    snapshots::settings().bind(|| assert_snapshot!("error-record-help", told.concat()));
}

fn tiles(rules: Rules) -> impl Strategy<Value = Tile> {
    select(rules.kinds().collect::<Vec<Tile>>())
}

fn entries(rules: Rules) -> impl Strategy<Value = WrittenTurn> {
    let cells = (1..=18278i16, 1..=9999i16).prop_map(|(column, row)| Cell::new(column, row));
    let placements = (tiles(rules), cells).prop_map(|(tile, cell)| Placement { cell, tile });
    let turn = prop_oneof![
        prop::collection::vec(placements, 1..9)
            .prop_map(|placements| Turn::Lay(Play::new(placements))),
        prop::collection::vec(tiles(rules), 1..=6).prop_map(Turn::swap),
        Just(Turn::Pass),
    ];
    let hand = prop::option::of(prop::collection::vec(tiles(rules), 1..8));
    (hand, turn, prop::option::of(0..=999_999u32)).prop_map(|(hand, turn, points)| WrittenTurn {
        hand,
        turn,
        points,
    })
}

fn transcripts() -> impl Strategy<Value = Transcript> {
    let names = prop::collection::vec("[^\\s,#\\[\\]=@:\\p{Cc}]{0,6}", 2..=4);
    (select(&Rules::ALL[..]), names).prop_flat_map(|(rules, names)| {
        let names: Vec<String> = names
            .iter()
            .enumerate()
            .map(|(place, name)| format!("{name}{place}"))
            .collect();
        prop::collection::vec(entries(rules), 0..12).prop_map(move |entries| {
            let mut transcript = Transcript::new(rules, &names).unwrap();
            entries.into_iter().for_each(|entry| transcript.push(entry));
            transcript
        })
    })
}

/// Reads a text; whatever comes of it can be told.
fn read(text: &str) {
    let Err(error) = text.parse::<Record>() else {
        return;
    };
    for located in error.problems() {
        let spans = std::iter::once(&located.span).chain(&located.related);
        assert!(
            spans
                .into_iter()
                .all(|span| text.get(span.clone()).is_some())
        );
    }
    // A backtick would be taken for one of the help.
    if !text.contains('`') {
        suggestions::check(&error, text, str::parse::<Record>);
    }
    #[cfg(feature = "cli")]
    diagnostics::draw(&error, text, "text", true);
    ErrorAnswer::new(&error, text);
}

proptest! {
    #[test]
    fn a_transcript_is_read_back(transcript in transcripts()) {
        let text = transcript.to_string();
        prop_assert_eq!(&parse_transcript(&text).unwrap(), &transcript);
        prop_assert_eq!(&text.replace('\n', "\r\n").parse::<Transcript>().unwrap(), &transcript);
        read(&text);
    }

    #[test]
    fn no_text_panics(text in "\\PC*") {
        read(&text);
    }

    #[test]
    fn no_near_miss_panics(words in prop::collection::vec(select(WORDS), 0..24)) {
        read(&words.concat());
        read(&format!("{BEGINNING}{}", words.concat()));
    }

    #[test]
    fn no_mutant_panics(classic: bool, changes in prop::collection::vec(any::<(Index, Index)>(), 1..4)) {
        let mut text: Vec<char> = if classic { CLASSIC_GAME } else { FLEX_GAME }.chars().collect();
        for (place, what) in changes {
            let place = place.index(text.len());
            match what.index(WORDS.len() + 1).checked_sub(1) {
                None => drop(text.remove(place)),
                Some(word) => drop(text.splice(place..place, WORDS[word].chars())),
            }
        }
        read(&text.into_iter().collect::<String>());
    }
}

/// Bits of records, right and wrong.
const WORDS: &[&str] = &[
    " ",
    "\n",
    "\t",
    "\r\n",
    "rules:",
    "rules: classic\n",
    "players:",
    "players: A, B\n",
    "players: North, South\n",
    "1 A ",
    "2 South ",
    "3 North ",
    "2",
    "4 ",
    "[",
    "]",
    "[]",
    "[RcbRtw]",
    "[OdwPxsGcbYswBfbRfs]",
    "swap ",
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
    "Bss@l11 ",
    "Rcb@a1 ",
    "Rcb@zzz9999 ",
    "Rcb",
    "Rc",
    "R",
    "é",
    "漢",
    "\u{feff}",
    "\u{0}",
    "=-1",
    "-",
];

#[test]
fn an_exchange_is_a_swap_and_commas_are_spaces() {
    let text = "rules: classic\nplayers: A, B\n1 A Rc@j10, Rs@k10 = 2\n2 B [Bs, Bd Gx,GtYfPc] exchange Bs,Bd = 0";
    let record: Record = text.parse().unwrap();
    assert!(
        record
            .to_string()
            .ends_with("\n2 B [BsBdGxGtYfPc] swap Bs Bd = 0"),
        "{record}"
    );
    let error = "rules: classic\nplayers: A, exchange\n"
        .parse::<Record>()
        .unwrap_err();
    snapshots::settings().bind(|| assert_snapshot!("error-record-exchange", error.to_string()));
}
