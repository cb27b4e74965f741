// Beyond the type, whose bytes are all kept.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(width = 1, max = 300)]
    level: u8,
}

fn main() {}
