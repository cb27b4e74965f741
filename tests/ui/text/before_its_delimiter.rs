// Dates and times as text before a delimiter that they hold.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = "-", allow(hotspot))] // fixed: #[rowkey(delimiter = ",", allow(hotspot))]
struct Days {
    #[rowkey(text)]
    day: jiff::civil::Date,
    line: String,
}

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered), allow(hotspot))] // fixed: #[rowkey(delimiter("|", unordered), allow(hotspot))]
struct Times {
    #[rowkey(text)]
    at: jiff::Timestamp,
    line: String,
}

#[derive(RowKey)]
#[rowkey(delimiter("T", unordered), allow(hotspot))] // fixed: #[rowkey(delimiter("_", unordered), allow(hotspot))]
struct Clock {
    #[rowkey(text)]
    at: jiff::Timestamp,
    line: String,
}

#[derive(RowKey)]
#[rowkey(delimiter("Z", unordered), allow(hotspot))] // fixed: #[rowkey(delimiter("_", unordered), allow(hotspot))]
struct Zone {
    #[rowkey(text)]
    at: jiff::Timestamp,
    line: String,
}

#[derive(RowKey)]
#[rowkey(delimiter = ".", allow(hotspot))] // fixed: #[rowkey(delimiter = ",", allow(hotspot))]
struct Decimals {
    #[rowkey(text, unit = ms)]
    at: jiff::Timestamp,
    line: String,
}

#[derive(RowKey)]
#[rowkey(delimiter("0", unordered), allow(hotspot))] // fixed: #[rowkey(delimiter("-", unordered), allow(hotspot))]
struct Digits {
    #[rowkey(text = compact)]
    at: jiff::Timestamp,
    line: String,
}

fn main() {}
