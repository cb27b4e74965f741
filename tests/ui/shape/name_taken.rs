// A given name that another field has.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(name = user)] // fixed: #[rowkey(name = other)]
    owner: u32,
}

fn main() {}
