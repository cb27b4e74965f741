// An enum of one's own as a field, before it derives anything.
use rowkey::RowKey;

enum Level {
    Info,
    Error,
}

#[derive(RowKey)]
struct Event {
    level: Level,
    host: u32,
}

fn main() {}
