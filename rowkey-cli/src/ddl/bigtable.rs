//! Bigtable: a `cbt createtable` command for bash.

use crate::ddl::plain_name;
use crate::failure::Failure;
use crate::rows::escaped;

/// cbt separates split points by commas, and an argument of a program cannot contain a NUL.
pub fn create(table: &str, family: &str, points: &[Vec<u8>]) -> Result<String, Failure> {
    plain_name("--table", table, ".-")?;
    plain_name("--family", family, ".-")?;
    if let Some(point) = points.iter().find(|point| point.contains(&0)) {
        return Err(Failure::Finding(format!(
            "Bigtable: cbt cannot take the split point {}, since no argument can contain a 00; pass the split points to \
             CreateTable of the admin API",
            rowkey_layout::to_string_binary(point)
        )));
    }
    let (omitted, given): (Vec<_>, Vec<_>) = points.iter().partition(|point| point.contains(&b','));
    let mut text = String::new();
    for point in omitted {
        text += &format!(
            "# omitted: the split point {}, since cbt separates points by commas; its bucket shares a tablet with the one before\n",
            rowkey_layout::to_string_binary(point)
        );
    }
    if points.is_empty() {
        text += "# one tablet: the key has no salt, and --splits is not given\n";
    }
    text += &format!("cbt createtable {table} families={family}");
    if !given.is_empty() {
        let points: Vec<String> = given.iter().map(|point| escaped(point)).collect();
        text += &format!(" splits=$'{}'", points.join(","));
    }
    Ok(text + "\n")
}
