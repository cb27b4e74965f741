// A function or the type is missing, or misspelt.
use rowkey::RowKey;

struct Hash(u64);

fn number(hash: &Hash) -> u64 {
    hash.0
}

#[derive(RowKey)]
struct Block {
    #[rowkey(as)] // fixed: #[rowkey(as(u64, to = number, from = Hash))]
    alone: Hash,
    #[rowkey(as(u64))] // fixed: #[rowkey(as = u64)]
    nothing: u64,
    #[rowkey(as(u64, to = number))] // fixed: #[rowkey(as(u64, to = number, from = Hash))]
    no_from: Hash,
    #[rowkey(as(u64, from = Hash))] // fixed: #[rowkey(as(u64, to = number, from = Hash))]
    no_to: Hash,
    #[rowkey(as(to = number, from = Hash))] // fixed: #[rowkey(as(u64, to = number, from = Hash))]
    no_type: Hash,
    #[rowkey(as(u64, into = number, from = Hash))] // fixed: #[rowkey(as(u64, to = number, from = Hash))]
    misspelt: Hash,
    #[rowkey(as(u64, to = |hash| hash.0, from = Hash))] // fixed: #[rowkey(as(u64, to = number, from = Hash))]
    closure: Hash,
}

fn main() {}
