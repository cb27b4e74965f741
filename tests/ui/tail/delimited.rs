use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    host: String,
    #[rowkey(tail)] // fixed:
    city: Option<String>, // fixed: city: String,
}

fn main() {}
