// A fill that is not ASCII.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    #[pad(6, fill = '·')]
    city: String,
}

fn main() {}
