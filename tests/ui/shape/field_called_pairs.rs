// `Pairing::fuzzy().pairs()` would be two things.

use rowkey::RowKey;

#[derive(RowKey)]
struct Pairing {
    pairs: u32,
}

fn main() {}
