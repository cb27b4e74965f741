// The macro cannot read a constant.
use rowkey::RowKey;

const LAST: u16 = 1439;

#[derive(RowKey)]
struct Event {
    #[rowkey(max = LAST)]
    minute: u16,
}

fn main() {}
