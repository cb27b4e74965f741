// Neither type has a conversion to the other.
use rowkey::RowKey;

#[derive(Clone)]
struct Hash([u8; 20]);

// fixed: impl From<Hash> for [u8; 20] { fn from(hash: Hash) -> Self { hash.0 } }
// fixed: impl From<[u8; 20]> for Hash { fn from(bytes: [u8; 20]) -> Self { Hash(bytes) } }

#[derive(RowKey)]
struct Block {
    #[rowkey(as = [u8; 20])]
    hash: Hash,
    height: u32,
}

fn main() {}
