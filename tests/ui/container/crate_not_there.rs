// A crate that is not there.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(crate = ::row_key)] // fixed: #[rowkey(crate = ::rowkey)]
struct Event {
    id: u32,
}

fn main() {}
