// The name of a hash of the crate, on another hash.
use rowkey::{RowKey, SaltHash};

struct Mine;

impl SaltHash for Mine {
    const NAME: &'static str = "xxh64"; // fixed: const NAME: &'static str = "mine";

    fn bucket(_: &[&[u8]], _: u32) -> u32 {
        0
    }
}

#[derive(RowKey)]
struct Event {
    #[salt(buckets = 16, hash = Mine)]
    host: u32,
}

fn main() {}
