// Text after it, and a list by an alias.
use rowkey::RowKey;

type Scores = Vec<u32>;

#[derive(RowKey)]
struct Login {
    #[rowkey(rest)]
    user: String,
    host: String, // fixed: #[pad(8)] host: String,
    at: u64,
}

#[derive(RowKey)]
struct Game {
    #[rowkey(rest)]
    user: String,
    scores: Scores, // fixed: scores: [u32; 3],
}

fn main() {}
