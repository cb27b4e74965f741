// A name for a scan of more fields than there are.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: i64,
    seq: u16,
}


struct Query {
    scan: rowkey::Prefix<Event, 4>, // fixed: scan: rowkey::Prefix<Event, 3>,
}

fn main() {}
