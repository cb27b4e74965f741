// `pad` on what a `Reverse` holds.
use std::cmp::Reverse;

use rowkey::RowKey;

#[derive(RowKey)]
struct Score {
    #[pad(6)]
    points: Reverse<u32>,
}

fn main() {}
