// A bare salt with no salt to add its field to.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt]
    host: u32,
}

fn main() {}
