// Salt text of more digits than a salt can have.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16, pad = 9)]
    host: u32,
}

fn main() {}
