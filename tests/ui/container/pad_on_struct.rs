// `pad` on the struct.
use rowkey::RowKey;

#[derive(RowKey)]
#[pad(6)]
struct Event {
    id: u32,
}

fn main() {}
