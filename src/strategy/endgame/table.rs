/// What was found about a table, for when other turns lead to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
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

impl Entry {
    /// Whether it answers a question about a table: how deep, and between which margins.
    #[inline]
    pub(super) fn settles(&self, depth: usize, low: i32, high: i32) -> bool {
        let deep_enough = self.complete || usize::from(self.depth) >= depth;
        let value = i32::from(self.value);
        deep_enough
            && match self.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= high,
                Bound::AtMost => value <= low,
            }
    }

    fn packed(self, age: u8) -> u64 {
        let small =
            u64::from(self.depth) | (self.bound as u64) << 5 | u64::from(self.complete) << 7;
        u64::from(self.best) << 32
            | u64::from(self.value as u16) << 16
            | u64::from(age) << 8
            | small
    }

    fn unpacked(packed: u64) -> Entry {
        let bound = [Bound::Exact, Bound::AtLeast, Bound::AtMost, Bound::AtMost]
            [(packed >> 5 & 3) as usize];
        Entry {
            value: (packed >> 16) as i16,
            depth: packed as u8 & 31,
            bound,
            complete: packed >> 7 & 1 == 1,
            best: (packed >> 32) as u32,
        }
    }
}

/// A table of entries by 64-bit keys. Each place has room for two: the one that was searched deepest,
/// and the newest.
pub(super) struct TranspositionTable {
    /// A key and a packed entry each. All zero at first, so memory that is never used costs
    /// nothing.
    entries: Vec<[u64; 2]>,
    /// Changes with every endgame, so that nothing has to be cleared.
    age: u64,
}

const BITS: u32 = 20;

impl TranspositionTable {
    pub(super) fn new() -> TranspositionTable {
        TranspositionTable {
            entries: Vec::new(),
            age: 0,
        }
    }

    /// Begins another endgame. Memory is allocated for the first one, since many tables never need
    /// any.
    pub(super) fn forget(&mut self) {
        if self.entries.is_empty() {
            self.entries = vec![[0; 2]; 1 << BITS];
        }
        self.age += 1;
        if self.age as u8 == 0 {
            // When ages wrap around, old entries would pass for new ones.
            self.entries.fill([0; 2]);
        }
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let (key, place) = self.place(key);
        let entry = self.entries[place..place + 2]
            .iter()
            .find(|entry| entry[0] == key)?;
        Some(Entry::unpacked(entry[1]))
    }

    pub(super) fn insert(&mut self, key: u64, entry: Entry) {
        let (key, place) = self.place(key);
        let age = self.age as u8;
        let deepest = self.entries[place];
        let gives_way =
            (deepest[1] >> 8) as u8 != age || Entry::unpacked(deepest[1]).depth <= entry.depth;
        let newest = usize::from(deepest[0] != key && !gives_way);
        self.entries[place + newest] = [key, entry.packed(age)];
    }

    /// The key for this endgame, and where its two entries are.
    fn place(&self, key: u64) -> (u64, usize) {
        let key = key ^ self.age.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (key, (key >> (64 - BITS)) as usize & !1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_stay_as_they_were_inserted_until_the_next_endgame() {
        let mut transpositions = TranspositionTable::new();
        transpositions.forget();
        let mut number = 0;
        for bound in [Bound::Exact, Bound::AtLeast, Bound::AtMost] {
            for (complete, value, depth) in [(true, -77, 24), (false, 31, 1), (true, 0, 12)] {
                number += 1;
                let entry = Entry {
                    value,
                    depth,
                    bound,
                    complete,
                    best: u32::MAX / number,
                };
                transpositions.insert(u64::from(number) << 40, entry);
                assert_eq!(transpositions.get(u64::from(number) << 40), Some(entry));
            }
        }
        transpositions.forget();
        assert!((1..=number).all(|number| transpositions.get(u64::from(number) << 40).is_none()));
    }
}
