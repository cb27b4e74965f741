// An option of a field on the struct.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(desc)]
struct Event {
    id: u32,
}

fn main() {}
