// An enum without data is a field of a key.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(u8)]
enum Level {
    Info = 1,
}

fn all<K: RowKey>() {} // fixed: fn all<K: RowKey>() {}
// fixed: #[derive(RowKey)] struct LevelKey(Level);

fn main() {
    all::<Level>(); // fixed: all::<LevelKey>();
}
