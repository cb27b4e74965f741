// A binary number in a delimited key, through an alias.
use rowkey::RowKey;

type UserId = u32;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    user: UserId,
    name: String,
}

fn main() {}
