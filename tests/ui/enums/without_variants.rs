// There is no value.
use rowkey::RowKey;

#[derive(RowKey)]
enum Never {} // fixed: #[repr(u8)] enum Never { Always = 0 }

fn main() {}
