//! The HBase shell: `create`, with `SPLITS`.

use crate::ddl::plain_name;
use crate::failure::Failure;
use crate::rows::escaped;

/// The shell reads split points by `Bytes.toBytesBinary`, which needs the text `\xNN`. So they are in single quotes: in
/// double quotes, Ruby would replace it by the byte, which above 7F is not valid text.
pub fn create(table: &str, family: &str, points: &[Vec<u8>]) -> Result<String, Failure> {
    plain_name("--table", table, ".-:")?;
    plain_name("--family", family, ".-")?;
    let mut text = String::new();
    if points.is_empty() {
        text += "# one region: the key has no salt, and --splits is not given\n";
    }
    text += &format!("create '{table}', {{NAME => '{family}'}}");
    if points.is_empty() {
        return Ok(text + "\n");
    }
    // The shell allows line breaks up to the closing bracket.
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
