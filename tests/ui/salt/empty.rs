// A salt with empty parentheses.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt()]
    host: u32,
}

fn main() {}
