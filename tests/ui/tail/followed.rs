use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    #[rowkey(tail)]
    city: Option<String>,
    seq: u16, // fixed: #[rowkey(tail)] seq: Option<u16>,
}

fn main() {}
