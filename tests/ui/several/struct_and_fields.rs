// A mistake above the struct, and one in each field.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(max_len = 0, delimeter = ",")]
struct Event {
    #[rowkey(max = 300)]
    level: u8,
    #[rowkey(dsec)]
    score: u32,
}

fn main() {}
