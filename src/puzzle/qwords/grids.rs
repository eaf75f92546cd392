use std::collections::HashSet;
use std::ops::ControlFlow;

use super::Lexicon;
use super::completion::Completion;
use crate::game::Rng;
use crate::qwords::{Cell, Grid, Letter, Line, POINTS, Words};

/// So often each cell is looked at again.
const PASSES: usize = 4;
/// So many letters are tried before a grid of ten words is begun anew.
const EFFORT: u64 = 20_000;

/// A full grid with many words in it, as at the end of a good game: letters by chance, each changed
/// for the better in turn.
pub(super) fn good_grid(words: &Words, letters: &[Letter], rng: &mut Rng) -> Grid {
    let mut grid = Grid::default();
    for cell in Cell::all() {
        grid = grid.with(letters[rng.below(letters.len() as u32) as usize], cell);
    }
    let (mut cells, mut letters): (Vec<Cell>, Vec<Letter>) =
        (Cell::all().collect(), letters.to_vec());
    for _ in 0..PASSES {
        rng.shuffle(&mut cells);
        for &cell in &cells {
            rng.shuffle(&mut letters);
            let best = letters
                .iter()
                .max_by_key(|&&letter| points_through(&grid.with(letter, cell), cell, words));
            grid = best.map_or(grid, |&letter| grid.with(letter, cell));
        }
    }
    grid
}

/// What the two lines of a cell earn, with something for every line that earns at all: ten of them
/// have a bonus.
fn points_through(grid: &Grid, cell: Cell, words: &Words) -> u32 {
    let points = |line: Line| {
        words
            .longest(&grid.line(line))
            .map_or(0, |span| 1 + POINTS[span.len])
    };
    Line::through(cell).map(points).iter().sum()
}

/// A grid of ten different words of five letters, chosen by chance; `None` where none was found
/// soon.
pub(super) fn whole_grid(lexicon: &Lexicon, rng: &mut Rng) -> Option<Grid> {
    let mut found = None;
    let search = Completion {
        lexicon,
        grid: Grid::default(),
        stock: [u8::MAX; Letter::COUNT],
        effort: EFFORT,
        choose: |letters: &mut [Letter]| rng.shuffle(letters),
        visit: |grid: Grid| {
            // Most such grids read the same across and down, which gives half of the answer away.
            let words: HashSet<_> = Line::all().map(|line| grid.line(line)).collect();
            if words.len() < Line::COUNT {
                return ControlFlow::Continue(());
            }
            found = Some(grid);
            ControlFlow::Break(())
        },
    };
    let _ = search.run();
    found
}
