// Another fill for the digits of a time.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[pad(10, fill = ' ')]
    #[rowkey(unit = s)]
    at: std::time::SystemTime,
}

fn main() {}
