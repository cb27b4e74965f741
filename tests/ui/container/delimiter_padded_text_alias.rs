// Padded text in a delimited key, through an alias.
use rowkey::RowKey;

type City = String;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    #[pad(8)]
    city: City,
    name: String,
}

fn main() {}
