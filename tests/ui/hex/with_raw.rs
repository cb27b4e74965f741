// A signed integer without its sign flip, as text.
use rowkey::RowKey;

#[derive(RowKey)]
struct Key {
    #[rowkey(hex, raw)]
    id: i32,
}

fn main() {}
