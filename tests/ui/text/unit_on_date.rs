// A date as text has no decimals.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct Day {
    #[rowkey(text, unit = ms)] // fixed: #[rowkey(text)]
    day: jiff::civil::Date,
}

fn main() {}
