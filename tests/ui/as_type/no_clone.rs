// The conversions take the value, and there is only a reference to it.
use rowkey::RowKey;

struct Hash(u64); // fixed: #[derive(Clone)] struct Hash(u64);

impl From<Hash> for u64 {
    fn from(hash: Hash) -> Self {
        hash.0
    }
}

impl From<u64> for Hash {
    fn from(number: u64) -> Self {
        Hash(number)
    }
}

#[derive(RowKey)]
struct Block {
    #[rowkey(as = u64)]
    hash: Hash,
    height: u32,
}

fn main() {}
