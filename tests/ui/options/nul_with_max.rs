// A maximum on text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(nul, max = 9)]
    name: String,
}

fn main() {}
