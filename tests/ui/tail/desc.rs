use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    #[rowkey(tail, desc)]
    seq: Option<u32>,
}

fn main() {}
