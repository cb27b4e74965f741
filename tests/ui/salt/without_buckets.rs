// A salt that does not say how many buckets it has.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(hash = java31)]
    host: u32,
}

fn main() {}
