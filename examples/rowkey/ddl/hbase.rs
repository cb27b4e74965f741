//! The HBase shell: `create`, with `SPLITS`.

use crate::ddl::plain_name;
use crate::failure::Failure;

/// The shell reads each split point by `Bytes.toBytesBinary`, which takes `\xNN` for a byte. In single quotes
/// Ruby leaves the backslash to it; in double quotes Ruby would make the byte itself, and above 7F that is
/// no text any more.
pub fn create(table: &str, family: &str, points: &[Vec<u8>]) -> Result<String, Failure> {
    plain_name("--table", table, ".-:")?;
    plain_name("--family", family, ".-")?;
    let points: Vec<String> = points.iter().map(|point| format!("'{}'", escaped(point))).collect();
    Ok(match points.len() {
        0 => format!(
            "# one region: the rows have no salt, and --splits says nothing\ncreate '{table}', {{NAME => '{family}'}}\n"
        ),
        _ => format!("create '{table}', {{NAME => '{family}'}}, SPLITS => [{}]\n", points.join(", ")),
    })
}

/// Letters and digits as they are, all else as `\xNN`: no quote and no backslash is left to Ruby.
fn escaped(point: &[u8]) -> String {
    let byte = |&byte: &u8| match byte {
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("\\x{byte:02X}"),
    };
    point.iter().map(byte).collect()
}
