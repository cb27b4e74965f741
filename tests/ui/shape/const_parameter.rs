// A const parameter: the width would not be one number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Blob<const N: usize> {
    user: u32,
    hash: [u8; N],
}

fn main() {}
