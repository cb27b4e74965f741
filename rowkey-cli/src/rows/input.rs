//! Reads rows from lines: one row a line, or the output of a tool.

use std::collections::VecDeque;
use std::io::{self, Read};

use rowkey_layout::Layout;

use super::Notation;
use super::forms::{self, Form, Reader, Seen};
use super::margin::{self, Margin};
use super::shell::{Parsed, Shell};
use crate::failure::Failure;
use crate::text_lines::{Lines, Unread};

/// The largest number of lines of a banner and the commands after it.
const MAX_HELD: usize = 64;

/// The rows of a stream.
pub struct Input<R> {
    lines: Lines<R>,
    notation: Option<Notation>,
    shell: Shell,
    /// Rows print as they are, with `FORMATTER => 'toString'`.
    plain: bool,
    reading: Reading,
    /// The form, and the line by which it was recognized, until [`notes`](Input::notes) returns them.
    pub(super) recognized: Option<(&'static Form, String)>,
    /// The first row of text that looks like something else.
    doubtful: Option<String>,
    /// Whether [`notes`](Input::notes) has returned it.
    said: bool,
    margin: Margin,
    /// Called with a warning about a guess.
    warn: fn(&str),
    /// The row of the current cell; the next lines may continue it.
    begun: Option<Begun>,
    /// The row of the previous cell.
    last: String,
    /// Lines with their numbers: rows, unless a header follows.
    held: VecDeque<(u64, String)>,
    /// No header followed.
    released: bool,
}

/// What the lines so far are, unless the shell printed them.
enum Reading {
    /// None so far.
    Unknown,
    /// Rows as text.
    Text,
    Form(&'static Form, Box<dyn Reader>),
}

/// A row that a terminal broke into pieces of one width.
struct Begun {
    /// Its first line.
    line: u64,
    row: String,
    pieces: usize,
}

impl Begun {
    fn more(&mut self, piece: &str, width: usize) {
        // A copy may have lost the spaces at the end of earlier pieces.
        if !piece.trim().is_empty() {
            let len = self.row.chars().count();
            self.row.extend(std::iter::repeat_n(' ', (self.pieces * width).saturating_sub(len)));
        }
        self.row.push_str(piece);
        self.pieces += 1;
    }
}

impl<R: Read> Input<R> {
    pub fn new(stream: R, notation: Option<Notation>, warn: fn(&str)) -> Self {
        Input {
            lines: Lines::new(stream),
            notation,
            shell: Shell::Unknown,
            plain: false,
            reading: Reading::Unknown,
            recognized: None,
            doubtful: None,
            said: false,
            margin: Margin::default(),
            warn,
            begun: None,
            last: String::new(),
            held: VecDeque::new(),
            released: false,
        }
    }

    /// The next row and its line; `None` at the end. `idle` is called before each read that may block, so that output is
    /// flushed for someone who pipes rows in one by one.
    ///
    /// # Errors
    /// For a line that is no row; the lines after it can be read.
    pub fn next(
        &mut self,
        mut idle: impl FnMut() -> io::Result<()>,
    ) -> Result<Option<(u64, Vec<u8>)>, Unread> {
        loop {
            if self.released {
                match self.held.pop_front() {
                    Some((number, line)) => {
                        if let Some(row) = self.other(number, &line)? {
                            return Ok(Some(row));
                        }
                    }
                    None => self.released = false,
                }
            }
            if !self.lines.read(&mut idle)? {
                if !self.held.is_empty() {
                    self.released = true;
                    continue;
                }
                let number = self.lines.number();
                if let Reading::Form(_, reader) = &mut self.reading {
                    return Ok(reader.end().map(|row| (number, row)));
                }
                return self.end();
            }
            if let Some(row) = self.one()? {
                return Ok(Some(row));
            }
        }
    }

    /// # Errors
    /// At the end of an input without any row, unless it is a scan that found none.
    pub fn require_rows(&self, count: u64) -> Result<(), Failure> {
        if count > 0 || self.shell.is_table() {
            return Ok(());
        }
        if let Reading::Form(form, _) = self.reading {
            return Err(Failure::Input(format!("standard input: found {}, without a row", form.name)));
        }
        Err(Failure::Input(
            "standard input: no rows; expected a row per line, or a scan of `hbase shell` or `ldb`".into(),
        ))
    }

    /// How the input is read, where it could be read in another way; only once.
    pub fn notes(&mut self, layout: &Layout) -> Vec<String> {
        let recognized = self.recognized.take();
        let form =
            recognized.and_then(|(form, line)| super::form_note(layout, form, &line, "standard input"));
        let text = self.doubtful.take().and_then(|line| super::text_note(layout, &line));
        self.said |= text.is_some();
        form.into_iter().chain(text).collect()
    }

    /// The name of the form by which the rows were recognized.
    pub fn form(&self) -> Option<&'static str> {
        if let Reading::Form(form, _) = self.reading { Some(form.name) } else { None }
    }

    /// A row of text.
    fn text(&mut self, number: u64, line: &str) -> Result<Option<(u64, Vec<u8>)>, Unread> {
        self.reading = Reading::Text;
        if !self.said && super::is_doubtful(line) {
            self.doubtful = Some(line.to_owned());
        }
        Notation::Text.read(line).map(|row| Some((number, row))).map_err(|error| Unread::Line(number, error))
    }

    /// What the line at hand gives.
    fn one(&mut self) -> Result<Option<(u64, Vec<u8>)>, Unread> {
        let number = self.lines.number();
        let bad = |error: String| Unread::Line(number, error);
        let line = self.lines.text(r"a row in each line: \xNN, 0x.., or --hex, --base64")?;
        if self.notation == Some(Notation::Text) {
            let row = (!line.is_empty()).then(|| Notation::Text.read(line)).transpose();
            return row.map(|row| row.map(|row| (number, row))).map_err(bad);
        }
        if let Reading::Form(form, reader) = &mut self.reading {
            let row = in_form(form, &mut **reader, self.margin.strip(line)).map_err(bad)?;
            return Ok(row.map(|row| (number, row)));
        }
        let before = self.held.back().map(|(_, line)| &**line);
        if let Some(guess) = self.margin.find(line, self.shell, before) {
            (self.warn)(&format!(
                "standard input, line {number}: the first {} characters are read as an indentation, not as part of the row; paste the \
                 scan with its header if they are part of it",
                guess.len()
            ));
        }
        let bare = self.margin.strip(line);
        if bare.is_empty() && self.begun.is_none() {
            return Ok(None);
        }
        if let Some((_, format)) = bare.split_once("FORMATTER => ") {
            self.plain = format.starts_with("'toString'") || format.starts_with("\"toString\"");
        }
        let parsed = match self.shell {
            Shell::Unknown => self.shell.line_in_margin(bare),
            _ => self.shell.line(bare),
        };
        let parsed = parsed.map_err(bad)?;
        if let (Reading::Text, Parsed::Cell(_) | Parsed::Row(_) | Parsed::Nothing) = (&self.reading, &parsed)
        {
            return Err(bad(mixed("the output of the HBase shell", "rows of text")));
        }
        match parsed {
            Parsed::Other if self.held.is_empty() && !forms::may_come_before(bare) => {
                if let (Reading::Text, None, None) =
                    (&self.reading, self.notation, Form::of(margin::without(line)))
                {
                    let line = line.to_owned();
                    return self.text(number, &line);
                }
                let line = line.to_owned();
                self.other(number, &line)
            }
            Parsed::Other | Parsed::Perhaps => {
                let line = line.to_owned();
                let goes_on = forms::may_come_before(bare);
                let before = self.held.iter().map(|(_, line)| &**line);
                let form = Form::after(before, margin::without(&line));
                if let Some(form) = form.filter(|_| !self.held.is_empty() && !goes_on) {
                    self.held.clear();
                    self.begin(form, &line).map_err(bad)?;
                    return self.other(number, &line);
                }
                // A row after lines that were rows, then.
                self.released = (parsed == Parsed::Other && !goes_on) || self.held.len() + 1 == MAX_HELD;
                self.held.push_back((number, line));
                Ok(None)
            }
            Parsed::More(piece, width) => match &mut self.begun {
                Some(begun) => {
                    begun.more(piece, width);
                    Ok(None)
                }
                None => Err(bad("expected a row and `column=`, as a scan begins".into())),
            },
            Parsed::Cell(row) => {
                self.held.clear();
                let before = self.begun.replace(Begun { line: number, row: row.to_owned(), pieces: 1 });
                // In columns, the next lines may continue the row.
                match self.shell {
                    Shell::Columns(_) => self.finished(before),
                    _ => self.end(),
                }
            }
            Parsed::Row(row) => {
                self.held.clear();
                let row = self.notation.unwrap_or(Notation::Text).read(row).map_err(bad)?;
                Ok(Some((number, row)))
            }
            Parsed::Nothing => {
                self.held.clear();
                self.end()
            }
        }
    }

    /// Reads a line that the shell did not print.
    fn other(&mut self, number: u64, line: &str) -> Result<Option<(u64, Vec<u8>)>, Unread> {
        let bad = |error: String| Unread::Line(number, error);
        if let Some(notation) = self.notation {
            return notation.forced(line).map(|row| Some((number, row))).map_err(bad);
        }
        if let Reading::Form(form, reader) = &mut self.reading {
            let row = in_form(form, &mut **reader, self.margin.strip(line)).map_err(bad)?;
            return Ok(row.map(|row| (number, row)));
        }
        let Some(form) = Form::of(margin::without(line)) else {
            return self.text(number, line);
        };
        self.begin(form, line).map_err(bad)?;
        self.other(number, line)
    }

    /// # Errors
    /// After rows of text.
    fn begin(&mut self, form: &'static Form, line: &str) -> Result<(), String> {
        if let Reading::Text = self.reading {
            // What has no row says what it is.
            form.reader().line(margin::without(line))?;
            return Err(mixed(form.name, "rows of text"));
        }
        self.margin.begin(line);
        self.reading = Reading::Form(form, form.reader());
        self.recognized = Some((form, line.to_owned()));
        Ok(())
    }

    /// Ends the current row.
    fn end(&mut self) -> Result<Option<(u64, Vec<u8>)>, Unread> {
        let begun = self.begun.take();
        self.finished(begun)
    }

    /// Gives the row, unless the previous cell had the same.
    fn finished(&mut self, begun: Option<Begun>) -> Result<Option<(u64, Vec<u8>)>, Unread> {
        let Some(Begun { line: number, mut row, .. }) = begun else { return Ok(None) };
        if let Shell::Columns(_) = self.shell {
            row.truncate(row.trim_end().len());
        }
        if row == self.last {
            return Ok(None);
        }
        let read = match self.plain {
            true => Ok(row.as_bytes().to_vec()),
            false => self.notation.unwrap_or(Notation::Text).read(&row),
        };
        self.last = row;
        read.map(|row| Some((number, row))).map_err(|error| Unread::Line(number, error))
    }
}

/// What a line gives after the first of its form.
fn in_form(form: &Form, reader: &mut dyn Reader, line: &str) -> Result<Option<Vec<u8>>, String> {
    if line.trim().is_empty() {
        return Ok(None);
    }
    match reader.line(line)? {
        Seen::Row(row) => Ok(Some(row)),
        Seen::Nothing => Ok(None),
        Seen::Other if forms::is_aside(line) => Ok(None),
        Seen::Other => Err(match Form::of(margin::without(line)) {
            Some(other) => mixed(other.name, form.name),
            None if Shell::Unknown.line_in_margin(line) == Ok(Parsed::Nothing) => {
                mixed("the output of the HBase shell", form.name)
            }
            None => format!("expected {}, as in the lines before", form.name),
        }),
    }
}

fn mixed(found: &str, before: &str) -> String {
    format!("found {found} after {before}; expected one form, or --text to read every line as a row")
}
