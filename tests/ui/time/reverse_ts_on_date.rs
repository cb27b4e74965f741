// A date is no time; `desc` turns it around.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    user: u32,
    #[reverse_ts]
    day: jiff::civil::Date,
}

fn main() {}
