// What `as` names is no owned type, or none that can be a field.
use rowkey::RowKey;

type Hash = u64;

#[derive(RowKey)]
struct Block<'a> {
    #[rowkey(as = "u64")] // fixed: #[rowkey(as = u64)]
    quoted: Hash,
    #[rowkey(as = 8)] // fixed: #[rowkey(as = u64)]
    number: Hash,
    #[rowkey(as = &'a str)] // fixed: #[rowkey(as = String)]
    borrowed: String,
    #[rowkey(as = Option<u64>)] // fixed: #[rowkey(as = u64)]
    optional: Option<u64>,
    #[rowkey(as = usize)] // fixed: #[rowkey(as = u64)]
    machine: Hash,
    #[rowkey(as = _)] // fixed: #[rowkey(as = u64)]
    any: Hash,
    last: &'a str,
}

fn main() {}
