use rowkey::{Ordered, RowKey};

#[derive(RowKey)]
struct Event {
    host: u32,
    #[rowkey(tail, with = Ordered)]
    seq: Option<u32>,
}

fn main() {}
