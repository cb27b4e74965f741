use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(ord)] // fixed:
struct Login {
    #[rowkey(rest)]
    user: String,
    at: u64,
}

fn main() {}
