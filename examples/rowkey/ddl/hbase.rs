//! The HBase shell: `create`, with `SPLITS`.

use crate::ddl::plain_name;
use crate::failure::Failure;
use crate::rows::escaped;

/// The shell reads each split point by `Bytes.toBytesBinary`, which takes `\xNN` for a byte. In single quotes
/// Ruby leaves the backslash to it; in double quotes Ruby would make the byte itself, and above 7F that is
/// no text any more.
pub fn create(table: &str, family: &str, points: &[Vec<u8>]) -> Result<String, Failure> {
    plain_name("--table", table, ".-:")?;
    plain_name("--family", family, ".-")?;
    let mut text = String::new();
    if points.is_empty() {
        text += "# one region: the rows have no salt, and --splits says nothing\n";
    }
    text += &format!("create '{table}', {{NAME => '{family}'}}");
    if points.is_empty() {
        return Ok(text + "\n");
    }
    // The shell reads on to the closing bracket.
    text += ", SPLITS => [\n";
    let mut line = String::from(" ");
    for (i, point) in (1..).zip(points) {
        let word = format!("'{}'{}", escaped(point), if i < points.len() { "," } else { "" });
        if line.len() + word.len() > 90 {
            text += &format!("{line}\n");
            line = String::from(" ");
        }
        line += &format!(" {word}");
    }
    Ok(text + &line + "\n]\n")
}
