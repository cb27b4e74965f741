//! What tokens tell and what only types tell is answered in one go.
use rowkey::RowKey;

type Signed = i32;
type Machine = usize;

#[derive(RowKey)]
struct Order {
    #[pad(0)]
    number: u32,
    #[pad(4)]
    through_an_alias: Signed,
    of_the_machine: Machine,
    good: u16,
}

fn main() {
    let _ = Order::prefix().number(1);
}
