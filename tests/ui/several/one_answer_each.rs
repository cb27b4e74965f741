// One answer for each mistake: a pair of attributes inside an `Option`, and one that fits neither the type nor the delimiter.
use rowkey::RowKey;

type Id = [u8; 2];

#[derive(RowKey)]
struct Pair {
    #[rowkey(hex, unit = ms)] // fixed: #[rowkey(hex)]
    id: Option<Id>,
}

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Delimited {
    #[rowkey(terminator = 0)] // fixed:
    open: bool,
    #[pad(3)]
    seq: u16,
}

fn main() {}
