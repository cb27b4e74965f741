// The path of the codec in quotes.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(with = "Ordered")] // fixed: #[rowkey(with = rowkey::codec::Ordered)]
    id: u32,
}

fn main() {}
