use rowkey::RowKey;

#[derive(RowKey)]
struct Page {
    site: u32,
    path: str, // fixed: path: String,
}

fn main() {}
