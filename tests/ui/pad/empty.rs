// `pad` with empty parentheses.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad()]
    user_id: u32,
}

fn main() {}
