// `raw` beside `width` on an unsigned integer.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width = 3, raw)]
    id: u32,
}

fn main() {}
