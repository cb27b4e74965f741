// `pad` without a width.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad] // fixed: #[pad(6)]
    user_id: u32,
}

fn main() {}
