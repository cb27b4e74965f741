// A binary number in a delimited key, through an alias.
use rowkey::RowKey;

type UserId = u32;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    user: UserId, // fixed: #[pad(10)]
    // fixed: user: UserId,
    name: String,
}

fn main() {}
