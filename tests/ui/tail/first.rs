use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(tail)]
    host: Option<u32>,
    at: i64,
}

fn main() {}
