use proptest::prelude::*;
use rowkey::RowKey;

#[derive(RowKey, Clone)] // fixed: #[derive(RowKey, Debug, Clone)]
struct Event {
    host: u32,
}

fn main() {
    rowkey::testing::check_laws_with(any::<u32>().prop_map(|host| Event { host }));
}
