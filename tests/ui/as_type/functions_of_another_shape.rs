// Functions that take or return something else.
use rowkey::RowKey;

struct Hash(u64);

impl Hash {
    fn by_value(self) -> u64 {
        self.0
    }

    fn number(&self) -> u64 {
        self.0
    }

    fn short(&self) -> u32 {
        self.0 as u32
    }

    fn of_short(number: u32) -> Hash {
        Hash(number.into())
    }

    fn perhaps(number: u64) -> Option<Hash> {
        Some(Hash(number))
    }
}

#[derive(RowKey)]
struct Block {
    #[rowkey(as(u64, to = Hash::by_value, from = Hash))] // fixed: #[rowkey(as(u64, to = Hash::number, from = Hash))]
    taken: Hash,
    #[rowkey(as(u64, to = Hash::short, from = Hash))] // fixed: #[rowkey(as(u64, to = Hash::number, from = Hash))]
    short: Hash,
    #[rowkey(as(u64, to = Hash::number, from = Hash::of_short))] // fixed: #[rowkey(as(u64, to = Hash::number, from = Hash))]
    of_short: Hash,
    #[rowkey(as(u64, to = Hash::number, from = Hash::perhaps))] // fixed: #[rowkey(as(u64, to = Hash::number, from = Hash))]
    perhaps: Hash,
    #[rowkey(as(String, to = Hash::number, from = Hash))] // fixed: #[rowkey(as(u64, to = Hash::number, from = Hash))]
    text: Option<Hash>,
    #[rowkey(as(u64, to = SEVEN, from = Hash))] // fixed: #[rowkey(as(u64, to = Hash::number, from = Hash))]
    seven: Hash,
}

const SEVEN: u64 = 7;

fn main() {}
