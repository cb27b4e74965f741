// A `Box` of what is neither text nor bytes.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: Box<u32>,
}

fn main() {}
