// A keyword is no path of a codec.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(with = match)] // fixed: #[rowkey(with = rowkey::codec::Ordered)]
    host: u32,
}

fn main() {}
