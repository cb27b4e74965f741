// A width of what has a sign.
use rowkey::RowKey;

type Count = i64;

#[derive(RowKey)]
struct Event {
    #[rowkey(le, width = 3)] // fixed: #[rowkey(le)]
    shift: i32,
    #[rowkey(le, width = 6)] // fixed: #[rowkey(le)]
    count: Count,
}

fn main() {}
