// `pad` with a fill byte and no width.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(fill = ' ')]
    city: String,
}

fn main() {}
