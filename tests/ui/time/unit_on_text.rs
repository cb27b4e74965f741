// Text is no time.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = s)]
    at: String,
}

fn main() {}
