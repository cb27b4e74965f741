// An option of the whole key on a field.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(prefix = "evt")]
    id: u32,
}

fn main() {}
