use proptest::prelude::*;

fn main() {
    rowkey::testing::check_laws_with(any::<u32>());
}
