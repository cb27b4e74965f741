// `pad` with an equals sign instead of parentheses.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad = 6] // fixed: #[pad(6)]
    user_id: u32,
}

fn main() {}
