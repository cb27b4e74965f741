// A type parameter: the width would not be one number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Indexed<T> {
    user: u32,
    value: T,
}

fn main() {}
