// Discriminants of a width that differs between machines, or that no row has.
use rowkey::RowKey;

#[derive(RowKey)]
#[repr(usize)] // fixed: #[repr(u8)]
enum Level {
    Info = 1,
    Error = 2,
}

#[derive(RowKey)]
#[repr(u128)] // fixed: #[repr(u8)]
enum Wide {
    Low = 1,
    High = 2,
}

fn main() {}
