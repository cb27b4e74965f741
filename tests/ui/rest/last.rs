use rowkey::RowKey;

#[derive(RowKey)]
struct Login {
    at: u64,
    #[rowkey(rest)] // fixed:
    user: String,
}

fn main() {}
