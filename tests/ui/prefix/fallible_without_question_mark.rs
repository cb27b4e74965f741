// A value may not fit, and the answer is not looked at.
use rowkey::RowKey;

#[derive(RowKey)]
struct File {
    #[pad(6)]
    user: u32,
    file: u32,
}

fn main() {
    File::prefix().user(1).file(2); // fixed: File::prefix().user(1).expect("a number of six digits").file(2);
}
