use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(name = self)]
    host: u32,
}

fn main() {}
