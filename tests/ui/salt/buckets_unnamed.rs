// The number of buckets without its name.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(16)]
    host: u32,
}

fn main() {}
