//! The generator of the bytes and values that a check makes itself: a seed replays them.

/// SplitMix64.
pub struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Random(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `end`; 0 if `end` is 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % (end.max(1) as u64)) as usize
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// A byte, often one that a faulty order or terminator handles wrongly.
    pub(crate) fn byte(&mut self) -> u8 {
        match self.below(3) {
            0 => *self.pick(&[0x00, 0x01, 0x7f, 0x80, 0xfe, 0xff]),
            1 => *self.pick(b"09 ,azA~"),
            _ => self.next() as u8,
        }
    }

    /// The row with one or two bytes changed, added or removed.
    pub(crate) fn changed(&mut self, row: &[u8]) -> Vec<u8> {
        let mut row = row.to_vec();
        for _ in 0..=self.below(2) {
            let at = self.below(row.len());
            match self.below(6) {
                0 => row.push(self.byte()),
                1 => row.insert(at, self.byte()),
                2 if !row.is_empty() => {
                    row.remove(at);
                }
                3 if !row.is_empty() => row[at] ^= 1 << self.below(8),
                4 if !row.is_empty() => row[at] = row[at].wrapping_add(1),
                _ if !row.is_empty() => row[at] = self.byte(),
                _ => {}
            }
        }
        row
    }

    /// The same, but the first bytes, of a random number, stay.
    pub(crate) fn changed_later(&mut self, row: &[u8]) -> Vec<u8> {
        let (before, after) = row.split_at(self.below(row.len()));
        [before, &self.changed(after)].concat()
    }
}
