// A name for a scan of more fields than there are.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: i64,
    seq: u16,
}

type Longer = rowkey::Prefix<Event, 4>;

fn longer() -> Longer {
    unimplemented!()
}

fn main() {
    longer();
}
