// A fill of two characters.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6, fill = "ab")]
    city: String,
}

fn main() {}
