use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> {
    host: u32,
    name: &'a str,
    #[rowkey(tail)]
    seq: Option<u32>,
}

fn main() {}
