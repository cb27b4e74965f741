// The layout is not the one that was agreed on.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(fingerprint = 0x0123_4567_89ab_cdef)]
struct Event {
    user: u32,
    at: u64,
}

fn main() {}
