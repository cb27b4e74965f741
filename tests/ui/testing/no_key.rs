use proptest::prelude::*;

fn main() {
    rowkey::testing::check_laws_with(any::<u32>()); // fixed: #[derive(rowkey::RowKey, Debug, Clone)] struct Key(u32);
    // fixed: rowkey::testing::check_laws_with(any::<u32>().prop_map(Key));
}
