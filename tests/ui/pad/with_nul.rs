// A fixed width and an end mark at once.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6)]
    #[rowkey(nul)]
    city: String,
}

fn main() {}
