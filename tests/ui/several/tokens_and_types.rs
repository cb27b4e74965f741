//! What tokens tell and what only types tell is answered in one go.
use rowkey::RowKey;

type Signed = i32;
type Machine = usize;

#[derive(RowKey)]
struct Order {
    #[pad(0)] // fixed: #[pad(1)]
    number: u32,
    #[pad(4)] // fixed:
    through_an_alias: Signed,
    of_the_machine: Machine, // fixed: of_the_machine: u64,
    good: u16,
}

fn main() {
    let _ = Order::prefix().number(1); // fixed: let _ = Order::prefix().number(1);
}
