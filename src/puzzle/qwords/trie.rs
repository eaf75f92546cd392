use std::ops::Range;

use super::lexicon::Spelt;
use crate::qwords::Letters;

/// Where one is in a trie: the beginning of some words.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Node {
    /// The letters that may follow.
    pub(super) letters: Letters,
    /// The place of the node after the first of them; the others stand behind it in order.
    first: u32,
}

/// Words of one length by their beginnings.
#[derive(Clone, Debug, Default)]
pub(super) struct Trie(Vec<Node>);

impl Trie {
    /// The trie of words of one length, which stand in alphabetical order.
    pub(super) fn new(words: &[&Spelt]) -> Trie {
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
    pub(super) fn root(&self) -> Node {
        self.0[0]
    }

    /// The node after a letter that may follow, given as a set of this letter alone.
    pub(super) fn after(&self, node: Node, letter: Letters) -> Node {
        let smaller = node.letters.bits() & (letter.bits() - 1);
        self.0[(node.first + smaller.count_ones()) as usize]
    }
}
