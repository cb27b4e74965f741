// A byte width on text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width = 3)]
    name: String,
}

fn main() {}
