use rowkey::RowKey;

#[derive(RowKey, Debug, Clone)]
struct Event {
    host: u32,
}

fn main() {
    rowkey::testing::check_laws::<Event>();
}
