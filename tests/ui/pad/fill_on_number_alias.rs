// A fill byte on a number, through an alias.
use rowkey::RowKey;

type UserId = u32;

#[derive(RowKey)]
struct Event {
    #[pad(6, fill = ' ')]
    user: UserId,
}

fn main() {}
