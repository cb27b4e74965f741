// The rows with some values of the second field are not adjacent.

use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    host: u32,
    seq: u32,
}

fn main() {
    let _ = Event::prefix().seq_in([1, 2]).ranges();
}
