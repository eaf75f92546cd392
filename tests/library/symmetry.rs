//! What the rules do not tell apart, the program does not either: a table that is turned or
//! mirrored, or whose colours, shapes or backgrounds change their names, has the same plays with
//! the same scores.

use std::collections::BTreeMap;

use rayon::prelude::*;
use sixfold::game::{
    Background, Cell, Colour, Placement, Play, Position, Rng, Rules, Shape, Tile, Turn, violations,
};
use sixfold::notation::parse_line;
use sixfold::search::{ScoredPlay, Searcher};

use crate::games::corpus;

/// A way to see the same table differently.
#[derive(Clone, Debug)]
struct View {
    /// Quarter turns, after the mirror.
    turns: u32,
    mirrored: bool,
    colours: [Colour; 6],
    shapes: [Shape; 6],
    backgrounds: [Background; 3],
    /// Whether colour and shape change places, each by its number.
    exchanged: bool,
}

impl View {
    const PLAIN: View = View {
        turns: 0,
        mirrored: false,
        colours: Colour::ALL,
        shapes: Shape::ALL,
        backgrounds: Background::ALL,
        exchanged: false,
    };

    /// Each change alone, and all of them together.
    fn all(rules: Rules, rng: &mut Rng) -> Vec<View> {
        let mut renamed = View::PLAIN;
        rng.shuffle(&mut renamed.colours);
        rng.shuffle(&mut renamed.shapes);
        // Intro has no split tiles, so that name stays.
        rng.shuffle(&mut renamed.backgrounds[..rules.backgrounds().len()]);
        let (turns, mirrored) = (1 + rng.below(3), rng.below(2) == 0);
        let View {
            colours,
            shapes,
            backgrounds,
            ..
        } = renamed;
        vec![
            View {
                turns: 1,
                ..View::PLAIN
            },
            View {
                turns: 2,
                ..View::PLAIN
            },
            View {
                turns: 3,
                ..View::PLAIN
            },
            View {
                mirrored: true,
                ..View::PLAIN
            },
            View {
                colours,
                ..View::PLAIN
            },
            View {
                shapes,
                ..View::PLAIN
            },
            View {
                backgrounds,
                ..View::PLAIN
            },
            View {
                exchanged: true,
                ..View::PLAIN
            },
            View {
                turns,
                mirrored,
                colours,
                shapes,
                backgrounds,
                exchanged: true,
            },
        ]
    }

    fn tile(&self, tile: Tile) -> Tile {
        let (colour, shape) = match self.exchanged {
            true => (
                Colour::ALL[tile.shape.index()],
                Shape::ALL[tile.colour.index()],
            ),
            false => (tile.colour, tile.shape),
        };
        Tile {
            colour: self.colours[colour.index()],
            shape: self.shapes[shape.index()],
            background: tile
                .background
                .map(|background| self.backgrounds[background.index()]),
        }
    }

    /// Around the middle of what can be written, so that every turned table can be written too.
    fn cell(&self, cell: Cell) -> Cell {
        let (mut column, mut row) = (cell.column - MIDDLE, cell.row - MIDDLE);
        column = if self.mirrored { -column } else { column };
        for _ in 0..self.turns {
            (column, row) = (-row, column);
        }
        Cell::new(column + MIDDLE, row + MIDDLE)
    }

    fn placement(&self, laid: Placement) -> Placement {
        Placement {
            cell: self.cell(laid.cell),
            tile: self.tile(laid.tile),
        }
    }

    fn play(&self, play: &Play) -> Play {
        Play::new(play.placements().iter().map(|&laid| self.placement(laid)))
    }

    fn position(&self, position: &Position) -> Position {
        let mut setup = position.setup();
        setup
            .tiles
            .iter_mut()
            .for_each(|laid| *laid = self.placement(*laid));
        setup
            .rack
            .iter_mut()
            .for_each(|tile| *tile = self.tile(*tile));
        setup.origin = self.cell(setup.origin);
        Position::new(setup).unwrap()
    }
}

const MIDDLE: i16 = 200;

/// Every second position of the corpus, with a number, in the middle.
fn positions() -> Vec<(u64, Position)> {
    let corpus = Rules::ALL
        .into_iter()
        .flat_map(|rules| corpus(rules).skip(1).step_by(2))
        .map(|line| parse_line(line).unwrap());
    let moved = corpus.map(|position| position.moved_to(Cell::new(MIDDLE, MIDDLE)).unwrap());
    (0..).zip(moved).collect()
}

/// Calls a test with each position and each view of it.
fn each_view(test: impl Fn(&mut Rng, &Position, &View, &Position) + Sync) {
    let positions = positions();
    assert!(positions.len() >= 300);
    positions.into_par_iter().for_each(|(number, position)| {
        let mut rng = Rng::new("symmetry", number);
        for view in View::all(position.rules(), &mut rng) {
            test(&mut rng, &position, &view, &view.position(&position));
        }
    });
}

fn points(position: &Position, play: &Play) -> u32 {
    position.play_breakdown(play).total()
}

fn sorted_scores(plays: &[ScoredPlay]) -> Vec<u32> {
    plays.iter().map(|scored| scored.score).collect()
}

#[test]
fn rankings_are_the_same_from_every_side() {
    each_view(|_, position, view, seen| {
        let mut searcher = Searcher::new();
        let here = searcher.ranking(position, usize::MAX);
        let there = searcher.ranking(seen, usize::MAX);
        assert_eq!(here.total, there.total, "{view:?} of {position}");
        assert_eq!(
            sorted_scores(&here.plays),
            sorted_scores(&there.plays),
            "{view:?} of {position}"
        );
        let best = |searcher: &mut Searcher, position| {
            searcher.best_play(position).map(|scored| scored.score)
        };
        assert_eq!(
            best(&mut searcher, position),
            best(&mut searcher, seen),
            "{view:?} of {position}"
        );
        // An opening always lies along the row, whichever way the table is turned.
        if !position.board().is_empty() {
            let expected = here
                .plays
                .iter()
                .map(|scored| (view.play(&scored.play).to_string(), scored.score));
            let found = there
                .plays
                .iter()
                .map(|scored| (scored.play.to_string(), scored.score));
            assert!(
                expected.collect::<BTreeMap<_, _>>() == found.collect(),
                "{view:?} of {position}"
            );
        }
    });
}

#[test]
fn the_score_of_a_play_is_the_same_from_every_side() {
    each_view(|rng, position, view, seen| {
        let plays = Searcher::new().ranking(position, usize::MAX).plays;
        for _ in 0..plays.len().min(12) {
            let play = &plays[rng.below(plays.len() as u32) as usize].play;
            let moved = view.play(play);
            assert_eq!(
                points(position, play),
                points(seen, &moved),
                "{play}: {view:?} of {position}"
            );
            assert_eq!(
                violations(seen, &Turn::Lay(moved)),
                [],
                "{play}: {view:?} of {position}"
            );
        }
    });
}

#[test]
fn a_play_breaks_as_many_rules_from_every_side() {
    each_view(|rng, position, view, seen| {
        let Some(bounds) = position.board().bounds() else {
            return;
        };
        let around = bounds.grown(1);
        for _ in 0..12 {
            let tiles = 1 + rng.below(3).min(position.rack().len() as u32);
            let play = Play::new(position.rack().iter().take(tiles as usize).map(|&tile| {
                let column = around.top_left.column + rng.below(around.width() as u32) as i16;
                let row = around.top_left.row + rng.below(around.height() as u32) as i16;
                Placement {
                    cell: Cell::new(column, row),
                    tile,
                }
            }));
            // Of two tiles on one cell the judge looks at one, and which that is depends on their
            // names.
            if !play.placements().is_sorted_by(|a, b| a.cell < b.cell) {
                continue;
            }
            let broken = |position, play: Play| violations(position, &Turn::Lay(play)).len();
            let moved = view.play(&play);
            assert_eq!(
                broken(position, play.clone()),
                broken(seen, moved),
                "{play}: {view:?} of {position}"
            );
        }
    });
}
