use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    host: String,
    #[rowkey(tail)] // fixed:
    city: Option<String>,
}

#[derive(RowKey)]
#[rowkey(delimiter("::", unordered))]
struct Visit {
    host: String,
    #[rowkey(tail)] // fixed:
    at: Option<u64>,
}

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered, trailing))]
struct Line {
    host: String,
    #[rowkey(tail)] // fixed:
    city: Option<String>, // fixed: city: String,
}

fn main() {}
