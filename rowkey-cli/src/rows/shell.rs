//! Reads the rows of a `scan` that `hbase shell` printed.
//!
//! ```text
//! ROW                   COLUMN+CELL
//!  \x07\x00\x00\x00\x07  column=f:q, timestamp=2023-11-14T22:13:20.000, value=1
//!  \x7F\xFF\xFEt0\x1A\x9
//!  7\xFF
//! 1 row(s)
//! Took 0.0100 seconds
//! ```
//!
//! On a terminal, the row fills a column of fixed width: a longer row continues in the next lines, a shorter one is followed
//! by spaces. In a pipe, one space follows the row.

use super::{forms, margin};

/// What the lines so far tell about the next one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shell {
    /// No line of the shell so far.
    Unknown,
    /// A prompt.
    Session,
    /// Cells without a header: the width of the column is unknown.
    Headless,
    /// Output of a pipe.
    Piped,
    /// Output of a terminal: rows fill a column of this width.
    Columns(usize),
    /// Output of `list_regions`: the number of the column with the start rows.
    Regions(usize),
    /// An error, which help for the command may follow.
    Failed,
}

/// A line of the shell.
#[derive(Debug, PartialEq, Eq)]
pub enum Parsed<'t> {
    /// A cell, with its row or the beginning of it.
    Cell(&'t str),
    /// A row, whole.
    Row(&'t str),
    /// A continuation of the cell; a piece of the row, or none, in a column of this width.
    More(&'t str, usize),
    /// A header, a footer, a command, or the banner of a session.
    Nothing,
    /// A command or a part of the banner if a header follows, else a row.
    Perhaps,
    /// A line that the shell did not print.
    Other,
}

impl Shell {
    /// Reads a line, and keeps what it tells about the next ones.
    ///
    /// # Errors
    /// For a line that could be a piece of a row.
    pub fn line<'t>(&mut self, line: &'t str) -> Result<Parsed<'t>, String> {
        if let Some(column) = header(line) {
            // In a pipe, one space follows `ROW`.
            *self = if column <= "ROW  ".len() { Shell::Piped } else { Shell::Columns(column - 2) };
            return Ok(Parsed::Nothing);
        }
        if let Some(column) = start_keys(line) {
            *self = Shell::Regions(column);
            return Ok(Parsed::Nothing);
        }
        if is_get(line) {
            return Err(GET.into());
        }
        if let Some(row) = counted(line) {
            if !self.is_table() {
                *self = Shell::Session;
            }
            return Ok(Parsed::Row(row));
        }
        if is_prompt(line) {
            if matches!(self, Shell::Unknown | Shell::Failed | Shell::Regions(_)) {
                *self = Shell::Session;
            }
            return Ok(Parsed::Nothing);
        }
        if is_scan(line) || is_footer(line) || is_banner(line) {
            if *self == Shell::Failed {
                *self = Shell::Session;
            }
            return Ok(if *self == Shell::Unknown { Parsed::Perhaps } else { Parsed::Nothing });
        }
        if let Some(message) = self.error(line) {
            *self = Shell::Failed;
            return Err(format!("the HBase shell printed an error instead of rows: {message}"));
        }
        match *self {
            Shell::Failed => Ok(Parsed::Nothing),
            Shell::Regions(column) => region(line, column),
            Shell::Columns(width) => match line.strip_prefix(' ') {
                Some(line) => columns(line, width),
                None if line.is_empty() => Ok(Parsed::More("", width)),
                None => Err(NO_CELL.into()),
            },
            Shell::Piped => match line.split_once(" column=") {
                Some((row, _)) => Ok(Parsed::Cell(inset(row))),
                None => Err(NO_CELL.into()),
            },
            Shell::Unknown if forms::wal::row(margin::without(line)).is_some() => Ok(Parsed::Other),
            Shell::Unknown | Shell::Session | Shell::Headless => match line.split_once(" column=") {
                Some((row, _)) => {
                    *self = Shell::Headless;
                    Ok(Parsed::Cell(inset(row).trim_end()))
                }
                None if *self == Shell::Headless => Err(NO_CELL.into()),
                None if *self == Shell::Session && forms::is_aside(line) => Ok(Parsed::Nothing),
                None if *self == Shell::Session && !line.trim().is_empty() => Err(NO_ROWS.into()),
                None => Ok(Parsed::Other),
            },
        }
    }

    /// Like [`line`](Shell::line), also for a line of the shell that is indented or quoted.
    ///
    /// # Errors
    /// As for [`line`](Shell::line).
    pub fn line_in_margin<'t>(&mut self, line: &'t str) -> Result<Parsed<'t>, String> {
        match self.line(line)? {
            Parsed::Other => match margin::without(line) {
                // A blank line of a session.
                "" => Ok(Parsed::Perhaps),
                bare => self.line(bare),
            },
            parsed => Ok(parsed),
        }
    }

    /// Whether the lines so far are a scan.
    pub fn is_table(self) -> bool {
        matches!(self, Shell::Headless | Shell::Piped | Shell::Columns(_))
    }

    /// The message of `ERROR: Unknown table t!`. A list of rows may contain a row that begins so; there, only the wording of
    /// the shell is an error.
    fn error<'t>(&self, line: &'t str) -> Option<&'t str> {
        let message = line.strip_prefix("ERROR")?.strip_prefix([':', ' '])?.trim();
        let begins = ["Unknown table ", "Table ", "org.apache.hadoop."];
        let is_of_shell = *self != Shell::Unknown || begins.iter().any(|begin| message.starts_with(begin));
        // A paste may have lost the space before the row of a cell.
        (is_of_shell && !margin::is_cell_of_shell(line)).then_some(message)
    }
}

/// No row is written like these.
pub fn is_header_or_prompt(line: &str) -> bool {
    header(line).is_some() || is_prompt(line)
}

const NO_CELL: &str = "expected a row and `column=`, as in the lines before; rows that the terminal broke in two are \
                       read if the scan is pasted with its header, ROW and COLUMN+CELL";
const NO_ROWS: &str =
    "found a line of the HBase shell that has no row; expected the output of scan, count or list_regions";
const GET: &str = "found the output of `get`, which does not name its row; expected a scan, or rows";

/// The column at which the cells begin.
fn header(line: &str) -> Option<usize> {
    let after = line.strip_prefix("ROW ")?;
    (after.trim() == "COLUMN+CELL").then(|| line.len() - after.trim_start().len())
}

fn is_get(line: &str) -> bool {
    line.split_whitespace().eq(["COLUMN", "CELL"])
}

/// `Current count: 1000, row: \x07a`, from `count`.
fn counted(line: &str) -> Option<&str> {
    let (number, row) = line.strip_prefix("Current count: ")?.split_once(", row: ")?;
    // The shell overwrites a longer line by spaces.
    trim_digits(number).is_empty().then(|| row.trim_end())
}

/// The column of the start rows in the heading of `list_regions`.
fn start_keys(line: &str) -> Option<usize> {
    let mut names = line.split('|').map(str::trim);
    names.clone().find(|name| *name == "REGION_NAME")?;
    names.position(|name| name == "START_KEY")
}

fn region(line: &str, column: usize) -> Result<Parsed<'_>, String> {
    let bare = line.trim();
    // A line below the heading, and ` 2 rows`.
    let below = bare.contains("---") && bare.chars().all(|char| "-| ".contains(char));
    if below || bare.is_empty() || trim_digits(bare) == " rows" {
        return Ok(Parsed::Nothing);
    }
    match line.split('|').nth(column).map(str::trim) {
        // The first region begins with the table.
        Some("") => Ok(Parsed::Nothing),
        Some(row) => Ok(Parsed::Row(row)),
        None => Err(NO_ROWS.into()),
    }
}

/// `hbase:001:0> scan 'events'`
fn is_prompt(line: &str) -> bool {
    let numbers = |prompt: &'_ str| {
        let rest = trim_digits(prompt.strip_prefix("(main)").unwrap_or(prompt).strip_prefix(':')?);
        Some(trim_digits(rest.strip_prefix(':')?).starts_with(['>', '*']))
    };
    line.strip_prefix("hbase").and_then(numbers).unwrap_or_default()
}

/// `scan 'events'`, as a shell without a terminal repeats it.
fn is_scan(line: &str) -> bool {
    line.starts_with("scan '") || line.starts_with("scan \"")
}

/// What a session begins with: `HBase Shell`, `Use "help" to get list of supported commands.`, `Version 2.5.10, ..`.
fn is_banner(line: &str) -> bool {
    let version = line.strip_prefix("Version ").unwrap_or_default();
    let begins = [
        "HBase Shell;",
        "Use \"help\" ",
        "Use \"exit\" ",
        "Type \"exit<RETURN>\" ",
        "For Reference, please visit: ",
    ];
    line.trim_end() == "HBase Shell"
        || begins.iter().any(|begin| line.starts_with(begin))
        || version.starts_with(|char: char| char.is_ascii_digit())
}

/// `3 row(s)`, `3 row(s) in 0.0120 seconds`, `Took 0.0100 seconds`, `=> 3`.
fn is_footer(line: &str) -> bool {
    let rows = trim_digits(line);
    let counted = rows.len() < line.len() && rows.starts_with(" row(s)");
    counted || line.starts_with("=> ") || (line.starts_with("Took ") && line.trim_end().ends_with(" seconds"))
}

fn trim_digits(text: &str) -> &str {
    text.trim_start_matches(|char: char| char.is_ascii_digit())
}

/// Removes the space that the shell prints before each row.
fn inset(row: &str) -> &str {
    row.strip_prefix(' ').unwrap_or(row)
}

fn columns(line: &str, width: usize) -> Result<Parsed<'_>, String> {
    // A paste may have lost the spaces at the end of its lines. The shell counts characters.
    let (row, cell) = line.char_indices().nth(width).map_or((line, ""), |(at, _)| line.split_at(at));
    if cell.strip_prefix(' ').unwrap_or(cell).starts_with("column=") && !row.trim().is_empty() {
        return Ok(Parsed::Cell(row));
    }
    match line.split_once(" column=") {
        // Characters that fill two columns of the terminal, or one with several bytes, move the cell.
        Some((row, cell)) if cell.contains(", timestamp=") && !row.is_ascii() => Ok(Parsed::Cell(row)),
        Some((_, cell)) if cell.contains(", timestamp=") => Err(
            "found a cell that does not begin below COLUMN+CELL; paste the scan unchanged, with its header"
                .into(),
        ),
        _ => Ok(Parsed::More(row, width)),
    }
}
