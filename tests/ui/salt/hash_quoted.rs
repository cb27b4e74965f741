// The name of the hash in quotes.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16, hash = "java31")]
    host: u32,
}

fn main() {}
