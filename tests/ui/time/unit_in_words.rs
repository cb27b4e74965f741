// A unit in other words.
use rowkey::RowKey;

use std::time::SystemTime;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = secs)] // fixed: #[rowkey(unit = s)]
    seconds: SystemTime,
    #[rowkey(unit = millis)] // fixed: #[rowkey(unit = ms)]
    millis: SystemTime,
    #[rowkey(unit = microseconds)] // fixed: #[rowkey(unit = us)]
    micros: SystemTime,
    #[rowkey(unit = nano)] // fixed: #[rowkey(unit = ns)]
    nanos: SystemTime,
}

fn main() {}
