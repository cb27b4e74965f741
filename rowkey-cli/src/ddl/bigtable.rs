//! Bigtable: a `cbt createtable` command for bash.

use crate::ddl::plain_name;
use crate::failure::Failure;
use crate::rows::escaped;

/// cbt reads the split points as a line of CSV, and an argument of a program cannot contain a NUL.
pub fn create(table: &str, family: &str, points: &[Vec<u8>]) -> Result<String, Failure> {
    plain_name("--table", table, ".-")?;
    plain_name("--family", family, ".-")?;
    let lost = |point: &&Vec<u8>| point.contains(&0) || point.windows(2).any(|pair| pair == b"\r\n");
    if let Some(point) = points.iter().find(lost) {
        return Err(Failure::Finding(format!(
            "Bigtable: cbt cannot take the split point {}, since no argument can contain a 00, and cbt reads 0D 0A as 0A; pass the \
             split points to CreateTable of the admin API",
            rowkey_layout::to_string_binary(point)
        )));
    }
    let mut text = String::new();
    if points.is_empty() {
        text += "# one tablet: the key has no salt, and --splits is not given\n";
    }
    text += &format!("cbt createtable {table} families={family}");
    if !points.is_empty() {
        let points: Vec<String> = points.iter().map(|point| field(point)).collect();
        text += &format!(" splits=$'{}'", points.join(","));
    }
    Ok(text + "\n")
}

/// A field of CSV, in quotes if it contains a byte that would end it.
fn field(point: &[u8]) -> String {
    let text = escaped(point).replace("\\x22", "\\x22\\x22");
    if point.iter().any(|byte| b",\"\r\n".contains(byte)) { format!("\"{text}\"") } else { text }
}
