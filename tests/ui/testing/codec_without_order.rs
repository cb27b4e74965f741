use proptest::prelude::*;

#[derive(rowkey::RowKey, Debug, Clone)] // fixed: #[derive(rowkey::RowKey, Debug, Clone, PartialEq, PartialOrd)]
struct Color(u8);

fn main() {
    rowkey::testing::check_codec_with::<rowkey::codec::Ordered, _>(any::<u8>().prop_map(Color));
}
