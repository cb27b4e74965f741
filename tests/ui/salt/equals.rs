// A salt with an equals sign instead of parentheses.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt = 16]
    host: u32,
}

fn main() {}
