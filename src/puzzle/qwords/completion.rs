use std::ops::{ControlFlow, Range};

use super::{Lexicon, Spelt};
use crate::qwords::{Cell, Grid, Letter, Letters, Line, SIZE};

/// How many of each letter are left.
pub(super) type Stock = [u8; Letter::COUNT];

/// How many of each letter stand in a list.
pub(super) fn stock(letters: &[Letter]) -> Stock {
    let mut stock = [0; Letter::COUNT];
    letters.iter().for_each(|letter| stock[letter.index()] += 1);
    stock
}

/// Shows every way to fill the free cells of a grid with letters of the stock so that all ten lines
/// are words of five letters, until the visitor stops it or the effort is spent. Letters are
/// tried in the order that the chooser gives them.
pub(super) struct Completion<'a, C, V> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) grid: Grid,
    pub(super) stock: Stock,
    /// How many letters may be tried.
    pub(super) effort: u64,
    pub(super) choose: C,
    pub(super) visit: V,
}

/// Whether a search went through everything, was stopped by its visitor, or gave up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Visitor,
    Effort,
}

impl<C: FnMut(&mut [Letter]), V: FnMut(Grid) -> ControlFlow<()>> Completion<'_, C, V> {
    pub(super) fn run(mut self) -> ControlFlow<Stop> {
        let tries: [Trie; Line::COUNT] = std::array::from_fn(|line| self.trie(line));
        let nodes = std::array::from_fn(|line| tries[line].root());
        self.fill(0, &tries, nodes)
    }

    /// The words that a line can become.
    fn trie(&self, line: usize) -> Trie {
        let pattern = Line::from_index(line)
            .map(|line| self.grid.line(line))
            .unwrap_or_default();
        let words: Vec<&Spelt> = self
            .lexicon
            .of_length(SIZE)
            .iter()
            .filter(|word| can_become(&pattern, word, &self.stock))
            .collect();
        Trie::new(&words)
    }

    /// Fills the cells from one on; the nodes show how far the words of all lines have come.
    fn fill(
        &mut self,
        index: usize,
        tries: &[Trie; Line::COUNT],
        nodes: [Node; Line::COUNT],
    ) -> ControlFlow<Stop> {
        let Some(cell) = Cell::from_index(index) else {
            return (self.visit)(self.grid).map_break(|()| Stop::Visitor);
        };
        let [row, column] = Line::through(cell).map(Line::index);
        let both = nodes[row].letters.intersection(nodes[column].letters);
        let given = self.grid.letter(cell);
        let mut letters: Vec<Letter> = match given {
            Some(letter) => both.iter().filter(|&other| other == letter).collect(),
            None => both
                .iter()
                .filter(|letter| self.stock[letter.index()] > 0)
                .collect(),
        };
        (self.choose)(&mut letters);
        for letter in letters {
            if self.effort == 0 {
                return ControlFlow::Break(Stop::Effort);
            }
            self.effort -= 1;
            let one = Letters::one(letter);
            let mut next = nodes;
            next[row] = tries[row].after(nodes[row], one);
            next[column] = tries[column].after(nodes[column], one);
            if given.is_some() {
                self.fill(index + 1, tries, next)?;
                continue;
            }
            let before = self.grid;
            self.grid = before.with(letter, cell);
            self.stock[letter.index()] -= 1;
            self.fill(index + 1, tries, next)?;
            self.stock[letter.index()] += 1;
            self.grid = before;
        }
        ControlFlow::Continue(())
    }
}

/// Whether a word has the letters of a line, and the stock those that are missing.
fn can_become(line: &[Option<Letter>; SIZE], word: &Spelt, stock: &Stock) -> bool {
    let mut left = *stock;
    line.iter().zip(word).all(|(there, &letter)| match there {
        Some(there) => *there == letter,
        None => {
            let enough = left[letter.index()] > 0;
            left[letter.index()] = left[letter.index()].saturating_sub(1);
            enough
        }
    })
}

/// The one grid that all these letters complete; `None` if there is none or more than one.
pub(super) fn only_completion(
    grid: &Grid,
    letters: &[Letter],
    lexicon: &Lexicon,
    effort: u64,
) -> Option<Grid> {
    let mut found = Vec::new();
    let search = Completion {
        lexicon,
        grid: *grid,
        stock: stock(letters),
        effort,
        choose: |_: &mut [Letter]| {},
        visit: |grid| {
            found.push(grid);
            if found.len() > 1 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        },
    };
    let ended = search.run();
    match (ended, &found[..]) {
        (ControlFlow::Continue(()), [one]) => Some(*one),
        _ => None,
    }
}

/// A node of a trie: the beginning of some words.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    /// The letters that may follow.
    letters: Letters,
    /// The place of the node after the first of them; the others stand behind it in order.
    first: u32,
}

/// Words of one length by their beginnings.
#[derive(Clone, Debug, Default)]
struct Trie(Vec<Node>);

impl Trie {
    /// The trie of words of one length, which stand in alphabetical order.
    fn new(words: &[&Spelt]) -> Trie {
        let mut nodes = vec![Node::default()];
        let mut level: Vec<Range<usize>> = std::iter::once(0..words.len()).collect();
        for depth in 0..words.first().map_or(0, |word| word.len()) {
            let mut next = Vec::new();
            let before = nodes.len() - level.len();
            for (place, range) in level.into_iter().enumerate() {
                let first = nodes.len() as u32;
                let mut start = range.start;
                for same in words[range].chunk_by(|one, other| one[depth] == other[depth]) {
                    let node = &mut nodes[before + place];
                    node.letters = node.letters.union(Letters::one(same[0][depth]));
                    node.first = first;
                    nodes.push(Node::default());
                    next.push(start..start + same.len());
                    start += same.len();
                }
            }
            level = next;
        }
        Trie(nodes)
    }

    /// The node before any letter.
    fn root(&self) -> Node {
        self.0[0]
    }

    /// The node after a letter that may follow, given as a set of this letter alone.
    fn after(&self, node: Node, letter: Letters) -> Node {
        let smaller = node.letters.bits() & (letter.bits() - 1);
        self.0[(node.first + smaller.count_ones()) as usize]
    }
}
