// The width as a constant, and with a name.
use rowkey::RowKey;

const DIGITS: usize = 6;

#[derive(RowKey)]
struct Event {
    #[pad(DIGITS)] // fixed: #[pad(6)]
    user_id: u32,
    #[pad(width = 6)] // fixed: #[pad(6)]
    file_id: u32,
}

fn main() {}
