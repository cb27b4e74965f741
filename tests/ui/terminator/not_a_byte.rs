// What is no byte.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[rowkey(terminator)] // fixed: #[rowkey(terminator = b'\xff')]
    none: String,
    #[rowkey(terminator = 256)] // fixed: #[rowkey(terminator = 255)]
    large: String,
    #[rowkey(terminator = "\r\n")] // fixed: #[rowkey(terminator = b'\n')]
    two: String,
    #[rowkey(terminator = 'ÿ')] // fixed: #[rowkey(terminator = b'\xff')]
    character: String,
    #[rowkey(terminator = END)] // fixed: #[rowkey(terminator = b'\xff')]
    constant: String,
}

const END: u8 = 0xFF;

fn main() {
    let _ = END;
}
