/// What was found out about a table, kept for when other turns lead to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Memo {
    pub(super) value: i16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Whether no estimate went into it.
    pub(super) complete: bool,
    /// The best play, by the lower half of its key.
    pub(super) best: u32,
}

/// What a value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// A table of memos by 64-bit keys, in which a newer one takes the place of an older one.
pub(super) struct Memory {
    memos: Vec<(u64, Memo)>,
    /// Changes with every ending, so that nothing has to be cleared.
    age: u64,
}

const BITS: u32 = 19;

impl Memory {
    pub(super) fn new() -> Memory {
        Memory { memos: Vec::new(), age: 0 }
    }

    /// Begins another ending. Room is taken for the first one: many tables are never searched so deep.
    pub(super) fn forget(&mut self) {
        if self.memos.is_empty() {
            let none = Memo { value: 0, depth: 0, bound: Bound::AtMost, complete: false, best: 0 };
            self.memos = vec![(0, none); 1 << BITS];
        }
        self.age = self.age.wrapping_add(0x9e37_79b9_7f4a_7c15);
    }

    pub(super) fn recall(&self, key: u64) -> Option<Memo> {
        let key = key ^ self.age;
        let (other, memo) = self.memos[(key >> (64 - BITS)) as usize];
        (other == key).then_some(memo)
    }

    pub(super) fn note(&mut self, key: u64, memo: Memo) {
        let key = key ^ self.age;
        self.memos[(key >> (64 - BITS)) as usize] = (key, memo);
    }
}
