// Text has no digits, through an alias.
use rowkey::RowKey;

type Name = String;

#[derive(RowKey)]
struct Event {
    #[pad(4)]
    #[rowkey(reverse_digits)]
    name: Name,
}

fn main() {}
