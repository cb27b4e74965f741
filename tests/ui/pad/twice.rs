// Two `pad`s on one field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6)]
    #[pad(8)]
    user_id: u32,
}

fn main() {}
