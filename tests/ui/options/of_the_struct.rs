// An option of the whole key on a field.
use rowkey::RowKey;

#[derive(RowKey)] // fixed: #[derive(RowKey)] #[rowkey(prefix = "evt")]
struct Event {
    #[rowkey(prefix = "evt")] // fixed:
    id: u32,
}

fn main() {}
