use rowkey::RowKey;

#[derive(RowKey)]
struct Login {
    #[rowkey(rest)]
    user: Option<String>, // fixed: user: String,
    at: u64,
}

fn main() {}
