// The field is not blamed for the salt above that could not be read.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(salt(buckets = 0))]
struct Event {
    #[salt]
    host: u32,
}

fn main() {}
