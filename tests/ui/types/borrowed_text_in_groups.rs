// Borrowed text in groups of 8 bytes.
use rowkey::RowKey;
use rowkey::codec::Groups;

#[derive(RowKey)]
struct Event<'a> {
    #[rowkey(with = Groups)]
    city: &'a str, // fixed: city: std::borrow::Cow<'a, str>,
    user: u32,
}

fn main() {}
