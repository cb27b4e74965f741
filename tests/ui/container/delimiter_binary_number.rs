// A binary number in a delimited key.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    user_id: u32, // fixed: #[pad(10)]
    // fixed: user_id: u32,
    name: String,
}

fn main() {}
