use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter(":", unordered))] // fixed:
struct Login {
    #[rowkey(rest)]
    user: String,
    #[pad(4)]
    seq: u16,
}

fn main() {}
