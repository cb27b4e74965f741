// One of the two conversions is missing, for a type in an `Option` and for one named by an alias.
use rowkey::RowKey;

#[derive(Clone)]
struct ToNumber(u64);

impl From<ToNumber> for u64 {
    fn from(number: ToNumber) -> Self {
        number.0
    }
}

#[derive(Clone)]
struct OfNumber(u64);

impl From<u64> for OfNumber {
    fn from(number: u64) -> Self {
        OfNumber(number)
    }
}

fn to(number: &OfNumber) -> u64 {
    number.0
}

type Perhaps = Option<OfNumber>;

#[derive(RowKey)]
struct Block {
    #[rowkey(as = u64)] // fixed: #[rowkey(as(u64, to = u64_of, from = ToNumber))]
    first: Option<ToNumber>,
    #[rowkey(as = u64)] // fixed: #[rowkey(as(u64, to = to, from = OfNumber))]
    second: Perhaps,
    height: u32,
}

// fixed: fn u64_of(number: &ToNumber) -> u64 { number.0 }

fn main() {}
