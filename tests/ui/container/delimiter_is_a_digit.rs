// A delimiter that is a digit of a padded number.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(delimiter = "0")]
struct Event {
    #[pad(6)]
    user_id: u32,
    name: String,
}

fn main() {}
