//! Bigtable: `cbt createtable`, in a line for bash.

use crate::ddl::plain_name;
use crate::failure::Failure;
use crate::rows::escaped;

/// cbt parts its split points at commas, and an argument of a program has no NUL.
pub fn create(table: &str, family: &str, points: &[Vec<u8>]) -> Result<String, Failure> {
    plain_name("--table", table, ".-")?;
    plain_name("--family", family, ".-")?;
    if let Some(point) = points.iter().find(|point| point.contains(&0)) {
        return Err(Failure::Finding(format!(
            "Bigtable: cbt cannot be given the split point {}, as no argument holds a 00; give the split points to the \
             admin API's CreateTable",
            rowkey::to_string_binary(point)
        )));
    }
    let (left_out, given): (Vec<_>, Vec<_>) = points.iter().partition(|point| point.contains(&b','));
    let mut text = String::new();
    for point in left_out {
        text += &format!(
            "# left out: the split point {}, as cbt parts its points at commas; its bucket begins in the tablet before\n",
            rowkey::to_string_binary(point)
        );
    }
    if points.is_empty() {
        text += "# one tablet: the rows have no salt, and --splits says nothing\n";
    }
    text += &format!("cbt createtable {table} families={family}");
    if !given.is_empty() {
        let points: Vec<String> = given.iter().map(|point| escaped(point)).collect();
        text += &format!(" splits=$'{}'", points.join(","));
    }
    Ok(text + "\n")
}
