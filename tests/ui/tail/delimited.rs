use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = ",")]
struct Event {
    host: String,
    #[rowkey(tail)]
    city: Option<String>,
}

fn main() {}
