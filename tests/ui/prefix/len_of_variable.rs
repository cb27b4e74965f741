// The length of a row whose length varies.
use rowkey::RowKey;

#[derive(RowKey)]
struct Event {
    city: String,
}

fn main() {
    let _row = [0u8; Event::LEN]; // fixed: let _row = Event { city: "Bonn".into() }.encode();
}
