// Options that belong to a key or a variant.
use rowkey::RowKey;

#[derive(RowKey)]
struct User {
    id: u32,
}

#[derive(RowKey)]
struct Log {
    text: String,
}

#[derive(RowKey)]
#[rowkey(prefix = "t", delimiter = ",", text, allow(hotspot))]
#[repr(u8)]
enum Table {
    #[rowkey(prefix = "u", rename = "user")]
    User(#[rowkey(desc)] User),
    #[rowkey(prefix = "l")]
    #[salt(buckets = 4)]
    Log(Log),
}

fn main() {}
