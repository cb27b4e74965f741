// An enum without data is a field of a key.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(u8)]
enum Level {
    Info = 1,
}

fn all<K: RowKey>() {}

fn main() {
    all::<Level>();
}
