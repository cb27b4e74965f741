// The unit belongs inside, on the field of the newtype.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct At(std::time::SystemTime);

#[derive(RowKey)]
struct Event {
    user: u32,
    #[rowkey(unit = ms)]
    at: At,
}

fn main() {}
