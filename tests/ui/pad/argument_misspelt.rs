// `fil` for `fill`.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6, fil = ' ')]
    city: String,
}

fn main() {}
