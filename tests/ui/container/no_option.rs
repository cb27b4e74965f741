// `rowkey` without an option, on a struct and on a field.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey] // fixed:
struct Event {
    #[rowkey] // fixed: #[rowkey(desc)]
    id: u32,
}

fn main() {}
