use rowkey::RowKey;

#[derive(RowKey, Debug, Clone)]
struct Event {
    host: u32,
}

fn main() {
    rowkey::testing::check_laws::<Event>(); // fixed: use proptest::prelude::*;
    // fixed: rowkey::testing::check_laws_with(any::<u32>().prop_map(|host| Event { host }));
}
