// Digits of a time, back to front.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[pad(10)]
    #[rowkey(unit = s, reverse_digits)]
    at: std::time::SystemTime,
}

fn main() {}
