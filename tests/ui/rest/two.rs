use rowkey::RowKey;

#[derive(RowKey)]
struct Login {
    #[rowkey(rest)] // fixed:
    host: String,
    #[rowkey(rest)]
    user: String,
    at: u64,
}

fn main() {}
