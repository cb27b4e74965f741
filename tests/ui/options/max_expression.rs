// A maximum that would have to be run.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = loop {}, desc)]
    host: u32,
}

fn main() {}
