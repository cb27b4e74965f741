// A fixed width and a terminator.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6)]
    #[rowkey(nul)]
    city: String,
}

fn main() {}
