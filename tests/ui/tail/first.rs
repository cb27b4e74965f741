use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(tail)] // fixed:
    host: Option<u32>,
    at: i64,
}

fn main() {}
