// `pad` on a decimal number.
use rowkey::RowKey;
use rust_decimal::Decimal;

#[derive(RowKey)]
struct Price {
    #[pad(12)]
    price: Decimal,
}

fn main() {}
