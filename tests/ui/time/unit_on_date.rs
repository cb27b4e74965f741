// A civil date counts days.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = s)]
    day: jiff::civil::Date,
}

fn main() {}
