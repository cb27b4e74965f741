// No option of this name or one like it.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(compress)] // fixed:
struct Event {
    id: u32,
}

fn main() {}
