// The same, said where the lifetime is declared.
use rowkey::RowKey;

#[derive(RowKey)]
struct Named<'a: 'static> {
    name: &'a str,
}

fn main() {}
