//! What every row has to be after a number of operations, without a store and without row keys.

/// The operation of a number: a function of the seed.
pub struct Operation {
    pub id: u32,
    change: Change,
}

enum Change {
    Put(u64),
    Add(u64),
    Delete,
}

/// A counter, and the number of the operation that wrote it last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    pub sum: u64,
    pub version: u64,
}

/// How many ids the operations change: those of the rows that are there at first, and a quarter more.
pub fn ids(rows: u32) -> u32 {
    rows + rows / 4
}

/// How many rows half of all operations change.
const OFTEN: u32 = 64;

impl Operation {
    pub fn new(seed: u64, number: u64, rows: u32) -> Self {
        let mut random =
            fastrand::Rng::with_seed(seed.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
        let ids = ids(rows);
        let id = if random.bool() { random.u32(..OFTEN) * (ids / OFTEN) } else { random.u32(..ids) };
        let change = match random.u8(..4) {
            0 => Change::Put(random.u64(..1000)),
            1 => Change::Delete,
            _ => Change::Add(random.u64(1..100)),
        };
        Operation { id, change }
    }

    /// The new value of the row, or `None` to delete it.
    pub fn apply(&self, version: u64, sum: Option<u64>) -> Option<Value> {
        match self.change {
            Change::Put(sum) => Some(Value { sum, version }),
            Change::Add(number) => Some(Value { sum: sum.unwrap_or(0) + number, version }),
            Change::Delete => None,
        }
    }
}

/// The rows after a number of operations, by id.
pub struct Oracle {
    seed: u64,
    rows: u32,
    pub operations: u64,
    pub values: Vec<Option<Value>>,
}

impl Oracle {
    pub fn new(seed: u64, rows: u32) -> Self {
        let values = (0..ids(rows)).map(|id| (id < rows).then_some(Value { sum: 1, version: 0 })).collect();
        Oracle { seed, rows, operations: 0, values }
    }

    pub fn advance(&mut self, operations: u64) {
        assert!(self.operations <= operations, "{} operations became {operations}", self.operations);
        for number in self.operations + 1..=operations {
            let operation = Operation::new(self.seed, number, self.rows);
            let value = &mut self.values[operation.id as usize];
            *value = operation.apply(number, value.map(|value| value.sum));
        }
        self.operations = operations;
    }
}
