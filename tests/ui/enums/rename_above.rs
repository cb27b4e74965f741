// The text of a variant, said of the enum.
use rowkey::RowKey;

#[derive(RowKey)]
#[rowkey(text, rename = "in")]
enum Action {
    In,
    Out,
}

fn main() {}
