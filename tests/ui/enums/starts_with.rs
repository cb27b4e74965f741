// A variant is bounded by `_range`.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text)]
enum Level {
    Info,
}

#[derive(RowKey)]
struct Entry {
    level: Level,
    at: u8,
}

fn main() {
    let _ = Entry::prefix().level_starts_with(Level::Info);
}
