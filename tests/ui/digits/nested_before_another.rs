// Digits at the end of a key that is nested before another field.
use rowkey::RowKey;

#[derive(RowKey)]
struct UserId(#[rowkey(digits)] u64);

#[derive(RowKey)]
struct Key {
    user: UserId,
    seq: u8,
}

fn main() {}
