// The field in the middle is left out.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    at: i64,
    seq: u16,
}

fn main() {
    Event::prefix().host(7).seq(1).range();
}
