use rowkey::RowKey;

#[derive(RowKey)]
struct Page {
    site: u32,
    path: str,
}

fn main() {}
