// The order of the key beside the order that the standard library derives.
use rowkey::RowKey;

#[derive(RowKey)]
#[derive(PartialEq, Eq, PartialOrd, Ord)] // fixed:
#[rowkey(ord)]
struct Event {
    score: u32,
}

fn main() {}
