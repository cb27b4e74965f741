// A fill byte on a number.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6, fill = ' ')] // fixed: #[pad(6)]
    user_id: u32,
}

fn main() {}
