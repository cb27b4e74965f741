// A bound would lose rows: these bytes do not sort as the numbers do.
use rowkey::RowKey;
use rowkey::codec::{Le, ReverseTs, Unit};

const LATEST: i128 = i64::MAX as i128;

#[derive(RowKey)]
struct Slot {
    host: u32,
    #[rowkey(with = ReverseTs::<LATEST, Le>)] // fixed: #[rowkey(with = ReverseTs::<LATEST>)]
    at: i64,
    #[rowkey(with = Unit::<1, ReverseTs<LATEST, Le>>)] // fixed: #[rowkey(with = Unit::<1, ReverseTs<LATEST>>)]
    seen: std::time::SystemTime,
}

fn main() {}
