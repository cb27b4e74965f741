// An enum of one's own as a field, before it derives anything.
use rowkey::RowKey;

enum Level { // fixed: #[derive(RowKey)] #[repr(u8)]
// fixed: enum Level {
    Info, // fixed: Info = 1,
    Error, // fixed: Error = 2,
}

#[derive(RowKey)]
struct Event {
    level: Level,
    host: u32,
}

fn main() {}
