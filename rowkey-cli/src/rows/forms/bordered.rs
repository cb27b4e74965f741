//! A table with borders, as sqlline (Phoenix), mysql, psql, sqlite3 and DuckDB print one. The row key is the first column.
//!
//! ```text
//! +------------+------+
//! | K          | N    |
//! +------------+------+
//! | 0x0700ff   | 1    |
//! +------------+------+
//! 1 row selected (0.05 seconds)
//! ```

use super::super::Notation;
use super::{Reader, Seen, all_digits};

const SIDES: [char; 4] = ['|', '│', '┃', '║'];

#[derive(Default)]
pub struct Bordered {
    part: Part,
    /// The line of the heading, which sqlline repeats.
    heading: String,
}

#[derive(Default, Clone, Copy, PartialEq, Eq)]
enum Part {
    #[default]
    Outside,
    Heading,
    Rows,
    /// After a border below rows: the heading again, or more rows.
    Below,
}

/// `+----+`, `┌──┐`, or `|---|` of Markdown.
pub fn begins(line: &str) -> bool {
    let line = line.trim();
    let drawn = |char: char| ('\u{2500}'..='\u{257F}').contains(&char);
    let corner = |char: char| char == '+' || char == '|' || drawn(char);
    line.chars().count() > 2
        && line.starts_with(corner)
        && line.ends_with(corner)
        && line.chars().all(|char| "+-=|:".contains(char) || drawn(char))
        && line.contains(['-', '=', '─', '━', '═'])
}

/// `| K | hex(N) |`, above the border of Markdown.
pub fn is_heading(line: &str) -> bool {
    let is_name = |name: &str| {
        let name = name.trim();
        name.starts_with(|char: char| char.is_ascii_alphabetic() || char == '_')
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_.()* ".contains(&byte))
    };
    super::between(line.trim(), "|", "|").is_some_and(|names| names.split('|').all(is_name))
}

impl Reader for Bordered {
    fn line(&mut self, line: &str) -> Result<Seen, String> {
        let line = line.trim();
        if begins(line) {
            self.part = match self.part {
                Part::Outside if line.starts_with('|') => Part::Rows,
                Part::Outside => Part::Heading,
                Part::Heading => Part::Rows,
                Part::Rows | Part::Below => Part::Below,
            };
            return Ok(Seen::Nothing);
        }
        let Some(cells) = line.strip_prefix(SIDES) else {
            return Ok(match is_footer(line) {
                true => {
                    self.part = Part::Outside;
                    Seen::Nothing
                }
                false => Seen::Other,
            });
        };
        if self.part == Part::Below {
            self.part = if line == self.heading { Part::Heading } else { Part::Rows };
        }
        match self.part {
            Part::Heading => {
                if self.heading.is_empty() {
                    line.clone_into(&mut self.heading);
                }
                Ok(Seen::Nothing)
            }
            Part::Rows | Part::Below => self.row(cells).map(Seen::Row),
            Part::Outside if is_heading(line) => Ok(Seen::Nothing),
            Part::Outside => Ok(Seen::Other),
        }
    }
}

impl Bordered {
    fn row(&self, cells: &str) -> Result<Vec<u8>, String> {
        let cell = cells.split(SIDES).next().unwrap_or_default().trim();
        if cell.is_empty() {
            return Err(
                "found a row of a table whose first column is empty; expected the row key there".into()
            );
        }
        if cell.ends_with('…') {
            return Err("found a cell that is cut off; expected the whole row key".into());
        }
        let name = self.heading.trim_start_matches(SIDES).trim_start().to_ascii_lowercase();
        match cell.strip_prefix("\\x").or_else(|| cell.strip_prefix("0x")) {
            // Phoenix: the row itself, as HBase prints it.
            _ if name.starts_with("rowkey_bytes_string") => Notation::Text.read(cell),
            _ if name.starts_with("hex(") => Notation::Hex.read(cell),
            Some(digits) => Notation::Hex.read(digits),
            None => Ok(cell.as_bytes().to_vec()),
        }
    }
}

/// `2 rows selected (0.05 seconds)`, `2 rows in set (0.00 sec)`, `(2 rows)`, `Empty set`.
fn is_footer(line: &str) -> bool {
    let line = line.trim_start_matches('(');
    let (count, rest) = line.split_once(' ').unwrap_or((line, ""));
    (all_digits(count) || count == "No") && rest.starts_with("row") || line.starts_with("Empty set")
}
