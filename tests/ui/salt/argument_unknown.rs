// A salt has no seed.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16, seed = 7)]
    host: u32,
}

fn main() {}
