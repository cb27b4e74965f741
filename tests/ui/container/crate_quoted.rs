// The path of the crate in quotes.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(crate = "::rowkey")]
struct Event {
    id: u32,
}

fn main() {}
