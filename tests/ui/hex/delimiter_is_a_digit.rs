// A delimiter that is one of the digits before it.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = "e")]
struct Key {
    #[rowkey(hex)]
    id: u32,
    name: String,
}

fn main() {}
