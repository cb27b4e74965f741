// The text of a variant: above the enum, without quotes, where there is no text.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text, rename = "in")] // fixed: #[rowkey(text)]
enum Action {
    // fixed: #[rowkey(rename = "in")]
    In,
    Out,
}

#[derive(RowKey)]
#[rowkey(text)]
enum Level {
    #[rowkey(rename = 7)] // fixed: #[rowkey(rename = "7")]
    Info,
}

#[derive(RowKey)] // fixed: #[derive(RowKey)] #[rowkey(text)]
#[repr(u8)] // fixed:
enum Numbered {
    #[rowkey(rename = "i")]
    Info = 1, // fixed: Info,
    Error = 2, // fixed: Error,
}

fn main() {}
