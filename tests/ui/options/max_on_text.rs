// A maximum on text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = 10)]
    name: String,
}

fn main() {}
