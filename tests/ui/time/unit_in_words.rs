// Units in words, and one that is none.
use rowkey::RowKey;
use std::time::SystemTime;

#[derive(RowKey)]
struct Event {
    #[rowkey(unit = secs)]
    a: SystemTime,
    #[rowkey(unit = millis)]
    b: SystemTime,
    #[rowkey(unit = microseconds)]
    c: SystemTime,
    #[rowkey(unit = nano)]
    d: SystemTime,
    #[rowkey(unit = minutes)]
    e: SystemTime,
}

fn main() {}
