// A delimiter in parentheses without its bytes, or that does not say that it is unordered.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(unordered))] // fixed: #[rowkey(delimiter(":", unordered))]
struct NoBytes {
    city: String,
    note: String,
}

#[derive(RowKey)]
#[rowkey(delimiter(":"))] // fixed: #[rowkey(delimiter(":", unordered))]
struct NotSaid {
    city: String,
    note: String,
}

#[derive(RowKey)]
#[rowkey(delimiter("::"))] // fixed: #[rowkey(delimiter = ",")]
struct NotSaidOfTwo {
    city: String,
    note: String,
}

#[derive(RowKey)]
#[rowkey(delimiter(":", trailing))] // fixed: #[rowkey(delimiter(":", unordered, trailing))]
struct Trailing {
    city: String,
    note: String,
}

fn main() {}
