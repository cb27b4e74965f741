// The layout is not the one that was agreed on.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(fingerprint = 0x0123_4567_89ab_cdef)] // fixed: #[rowkey(fingerprint = 0x8fa3_b370_0937_bc40)]
struct Event {
    user: u32,
    at: u64,
}

fn main() {}
