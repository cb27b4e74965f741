use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    #[rowkey(tail)]
    seen: Option<Vec<u32>>,
}

fn main() {}
