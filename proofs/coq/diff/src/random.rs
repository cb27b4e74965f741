//! Random values, with many of the bytes that decide something.

/// xorshift64*: the same cases for the same seed.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % n
    }

    pub fn byte(&mut self) -> u8 {
        const EDGES: [u8; 14] = [0, 0, 1, 1, 2, 3, b'+', b',', b'-', b'0', b'a', 0x7F, 0xFE, 0xFF];
        match self.below(4) {
            0 => self.below(256) as u8,
            _ => EDGES[self.below(EDGES.len())],
        }
    }

    pub fn bytes(&mut self) -> Vec<u8> {
        let len = [0, 1, 1, 2, 2, 3, 5, 9][self.below(8)];
        (0..len).map(|_| self.byte()).collect()
    }

    /// Text of some bytes, which may have others.
    pub fn text(&mut self, of: &[u8]) -> Vec<u8> {
        match self.below(3) {
            0 => self.bytes(),
            _ => (0..self.below(5)).map(|_| of[self.below(of.len())]).collect(),
        }
    }

    pub fn two(&mut self) -> u16 {
        u16::from_be_bytes([self.byte(), self.byte()])
    }

    pub fn option<T>(&mut self, value: impl FnOnce(&mut Self) -> T) -> Option<T> {
        (self.below(2) == 0).then(|| value(self))
    }

    /// A row with one mistake, or none.
    pub fn damaged(&mut self, row: &[u8]) -> Vec<u8> {
        let mut row = row.to_vec();
        let at = self.below(row.len() + 1);
        match self.below(5) {
            0 => row.truncate(at),
            1 => row.insert(at, self.byte()),
            2 if at < row.len() => drop(row.remove(at)),
            3 if at < row.len() => row[at] = row[at].wrapping_add(1),
            _ if at < row.len() => row[at] = self.byte(),
            _ => {}
        }
        row
    }
}
