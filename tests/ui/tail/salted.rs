use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16)]
    host: u32,
    #[salt] // fixed:
    #[rowkey(tail)]
    city: Option<String>,
}

fn main() {}
