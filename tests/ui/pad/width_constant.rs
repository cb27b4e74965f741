// The width from a constant.
use rowkey::RowKey;

const DIGITS: usize = 6;

#[derive(RowKey)]
struct Event {
    #[pad(DIGITS)]
    user_id: u32,
}

fn main() {}
