//! The forms in which tools print rows: a table of them, and a file for each.
//!
//! A form is recognized by a line that only it has. From then on every line is one of its own: a row, a line that belongs to
//! no row, or an error. So no heading, footer or value is ever a row.

mod bordered;
mod buffer;
mod cbt;
mod document;
mod embedded;
mod fdbcli;
pub mod hex;
mod hexdump;
mod hfile;
mod ldb;
mod literal;
mod log;
mod mdb_dump;
mod numbers;
mod redis;
mod region;
mod sst_dump;
mod table;
pub mod wal;

/// What a form says about a line.
#[derive(Debug, PartialEq, Eq)]
pub enum Seen {
    /// A row.
    Row(Vec<u8>),
    /// A line that belongs to no row.
    Nothing,
    /// No line of this form.
    Other,
}

/// A form, as its lines are read.
pub trait Reader {
    /// # Errors
    /// For a line of the form whose row is lost or cannot be read.
    fn line(&mut self, line: &str) -> Result<Seen, String>;

    /// The row that the end of the input ends.
    fn end(&mut self) -> Option<Vec<u8>> {
        None
    }
}

/// A form whose lines are read one by one.
impl Reader for fn(&str) -> Result<Seen, String> {
    fn line(&mut self, line: &str) -> Result<Seen, String> {
        self(line)
    }
}

/// A form of the table.
pub struct Form {
    /// What it is, in errors.
    pub name: &'static str,
    /// Whether a line is one that only this form has.
    begins: fn(&str) -> bool,
    reader: fn() -> Box<dyn Reader>,
    /// It is what the user asks for, by a mark that the help names, so that nothing has to be said about it.
    pub marked: bool,
}

/// A form of single lines; see [`Reader`].
macro_rules! lines {
    ($name:literal, $line:path) => {
        Form {
            name: $name,
            begins: |line| $line(line) != Ok(Seen::Other),
            reader: || Box::new($line as fn(&str) -> Result<Seen, String>),
            marked: false,
        }
    };
}

static TABLE: Form = Form {
    name: "a table of psql or cqlsh",
    begins: table::begins,
    reader: || Box::new(table::Table::default()),
    marked: false,
};

/// All forms but the HBase shell's. The first that recognizes a line has it.
static ALL: [&Form; 19] = [
    &Form { marked: true, ..lines!("hexadecimal digits", hex::line) },
    &Form { marked: true, ..lines!("strings in quotes", literal::line) },
    &Form {
        name: "lists of numbers",
        begins: numbers::begins,
        reader: || Box::new(numbers::Numbers::default()),
        marked: false,
    },
    &lines!("buffers of Node.js", buffer::line),
    &Form {
        name: "the output of cbt",
        begins: cbt::begins,
        reader: || Box::new(cbt::Cbt::default()),
        marked: false,
    },
    &lines!("the output of fdbcli", fdbcli::line),
    &lines!("the output of `hbase hfile`", hfile::line),
    &Form { begins: wal::begins, ..lines!("the output of `hbase wal`", wal::line) },
    &lines!("names of regions", region::line),
    &lines!("the output of sst_dump or `ldb idump`", sst_dump::line),
    &lines!("the output of redis-cli", redis::line),
    &Form {
        name: "a hex dump",
        begins: hexdump::begins,
        reader: || Box::new(hexdump::Dump::default()),
        marked: false,
    },
    &TABLE,
    &Form {
        name: "the first column of a table",
        begins: bordered::begins,
        reader: || Box::new(bordered::Bordered::default()),
        marked: false,
    },
    &Form {
        name: "the output of mdb_dump",
        begins: mdb_dump::begins,
        reader: || Box::new(mdb_dump::Dump::default()),
        marked: false,
    },
    &lines!("the output of `ldb scan`", ldb::line),
    &lines!("a log", log::line),
    &lines!("a document", document::line),
    &lines!("bytes inside a larger value", embedded::line),
];

impl Form {
    /// The form that a line belongs to.
    pub fn of(line: &str) -> Option<&'static Form> {
        ALL.into_iter().find(|form| (form.begins)(line))
    }

    /// The form that a line begins, if the lines before belong to no row: a heading, or the command that printed it.
    pub fn after<'t>(mut before: impl Iterator<Item = &'t str>, line: &str) -> Option<&'static Form> {
        if !before.all(may_come_before) {
            return None;
        }
        if (TABLE.begins)(line) { Some(&TABLE) } else { Form::of(line) }
    }

    pub fn reader(&self) -> Box<dyn Reader> {
        (self.reader)()
    }

    /// The row of one line alone.
    ///
    /// # Errors
    /// If it has none.
    pub fn row(&self, line: &str) -> Result<Vec<u8>, String> {
        let mut reader = self.reader();
        let row = match reader.line(line)? {
            Seen::Row(row) => Some(row),
            _ => reader.end(),
        };
        row.ok_or_else(|| format!("found a line of {} without a row; expected a row", self.name))
    }
}

/// Whether a line may come before a form. Else it is a row, or the form itself.
pub fn may_come_before(line: &str) -> bool {
    // In a quoted e-mail.
    let line = line.trim_start_matches('>');
    table::is_heading(line)
        || bordered::is_heading(line)
        || is_aside(line.trim_start())
        || line.trim().is_empty()
}

/// What may come between the lines of any form: a command, as `$ ldb scan --hex`, or a line of a log.
pub fn is_aside(line: &str) -> bool {
    is_command(line) || log::is_log(line)
}

/// After the prompt of a shell, fdbcli, redis-cli, psql, cqlsh, mysql, sqlite3 or sqlline (`0: jdbc:phoenix:host> `).
fn is_command(line: &str) -> bool {
    let sqlline = |(number, rest): (&str, &str)| all_digits(number) && rest.starts_with("jdbc:");
    if line.split_once(": ").is_some_and(sqlline) || (line.starts_with(". . ") && line.contains(" > ")) {
        return true;
    }
    let Some((prompt, _)) = line.split_once(' ') else { return false };
    match prompt.strip_suffix('>') {
        Some("fdb" | "cqlsh" | "mysql" | "sqlite") => true,
        Some(prompt) => {
            let (before, after) = prompt.split_once(':').unwrap_or((prompt, ""));
            before == "cqlsh" || prompt.ends_with('=') || (before.contains('.') && all_digits(after))
        }
        None => prompt == "$" || prompt.ends_with("=#"),
    }
}

/// The text between two marks.
fn between<'t>(text: &'t str, begin: &str, end: &str) -> Option<&'t str> {
    text.strip_prefix(begin)?.strip_suffix(end)
}

fn all_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
