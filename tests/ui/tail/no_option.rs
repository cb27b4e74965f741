use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    #[rowkey(tail)]
    city: String, // fixed: city: Option<String>,
}

fn main() {}
