use rowkey::RowKey;

#[derive(RowKey)]
struct Event<'a> {
    host: u32,
    #[rowkey(tail)]
    city: Option<&'a str>,
}

fn main() {}
