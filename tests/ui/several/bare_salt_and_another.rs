use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[salt]
    host: u32,
    #[pad(0)]
    seq: u32,
}

fn main() {}
