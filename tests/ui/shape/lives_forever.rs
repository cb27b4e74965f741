// A key borrows from the row that it is read from, and rows do not live forever.
use rowkey::RowKey;

#[derive(RowKey)]
struct Named<'a>
where
    'a: 'static, // fixed:
{
    name: &'a str,
}

fn main() {}
