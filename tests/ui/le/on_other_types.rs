// An order of bytes of what has one byte, or is no integer.
use rowkey::RowKey;

type Level = u8;
type Name = String;

#[derive(RowKey)]
struct Event {
    #[rowkey(le)] // fixed:
    kind: u8,
    #[rowkey(le)] // fixed:
    level: Level,
    #[rowkey(le)] // fixed:
    price: f64,
    #[rowkey(le)] // fixed:
    name: Name,
}

fn main() {}
