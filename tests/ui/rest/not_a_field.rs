// `rest` on a type that cannot be a field.
use rowkey::RowKey;

struct Point(u8);

#[derive(RowKey)]
#[rowkey(allow(ord))]
struct Event {
    #[rowkey(rest)] // fixed:
    at: Point, // fixed: at: u8,
    seq: u8,
}

#[derive(RowKey)]
#[rowkey(allow(ord))]
struct Other {
    #[rowkey(rest)]
    names: [String; 2], // fixed: names: String,
    seq: u8,
}

fn main() {}
