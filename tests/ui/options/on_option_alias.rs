// Attributes that do not fit the type inside an `Option`, where tokens do not show that type.
use rowkey::RowKey;

type Offset = i16;
type Count = Option<u64>;
type Day = u32;

#[derive(RowKey)]
struct Key {
    #[pad(4)] // fixed:
    offset: Option<Offset>,
    #[rowkey(nul)] // fixed:
    count: Count,
    #[reverse_ts(from = 9_999_999_999_999)] // fixed: #[rowkey(desc)]
    day: Option<Day>,
    #[rowkey(unit = ms)] // fixed:
    bytes: Option<[u8; 4]>,
}

fn main() {}
