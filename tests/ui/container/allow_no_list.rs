// `allow` without parentheses.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(allow = hotspot)]
struct Event {
    id: u32,
}

fn main() {}
