//! Reads rows from lines: one row a line, or the output of `hbase shell` or `ldb`.

use std::collections::VecDeque;
use std::io::{self, Read};

use super::Form;
use super::line::Line;
use super::margin::Margin;
use super::shell::{Parsed, Shell};
use crate::failure::{self, Failure};
use crate::text_lines::{Lines, Unread};

/// The largest number of lines of a banner and the commands after it.
const MAX_HELD: usize = 64;

/// The rows of a stream.
pub struct Input<R> {
    lines: Lines<R>,
    form: Option<Form>,
    shell: Shell,
    margin: Margin,
    /// The row of the current cell; the next lines may continue it.
    begun: Option<Begun>,
    /// The row of the previous cell.
    last: String,
    /// Lines with their numbers: rows, unless a header follows.
    held: VecDeque<(u64, String)>,
    /// No header followed.
    released: bool,
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
            self.row.extend(std::iter::repeat_n(' ', (self.pieces * width).saturating_sub(self.row.len())));
        }
        self.row.push_str(piece);
        self.pieces += 1;
    }
}

impl<R: Read> Input<R> {
    pub fn new(stream: R, form: Option<Form>) -> Self {
        Input {
            lines: Lines::new(stream),
            form,
            shell: Shell::Unknown,
            margin: Margin::default(),
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
                    Some((number, line)) => return self.row(number, &line).map(Some),
                    None => self.released = false,
                }
            }
            if !self.lines.read(&mut idle)? {
                if !self.held.is_empty() {
                    self.released = true;
                    continue;
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
        Err(Failure::Input(
            "standard input: no rows; expected a row per line, or a scan of `hbase shell` or `ldb`".into(),
        ))
    }

    /// What the line at hand gives.
    fn one(&mut self) -> Result<Option<(u64, Vec<u8>)>, Unread> {
        let number = self.lines.number();
        let bad = |error: String| Unread::Line(number, error);
        let line = self.lines.text(r"a row in each line: \xNN, 0x.., or --hex, --base64")?;
        let before = self.held.back().map(|(_, line)| &**line);
        if let Some(guess) = self.margin.find(line, self.shell, before) {
            failure::warn(&format!(
                "standard input, line {number}: the first {} characters are read as an indentation, not as part of the row; paste the \
                 scan with its header if they are part of it",
                guess.len()
            ));
        }
        let bare = self.margin.strip(line);
        if bare.is_empty() && self.begun.is_none() {
            return Ok(None);
        }
        let parsed = match self.shell {
            Shell::Unknown => self.shell.line_in_margin(bare),
            _ => self.shell.line(bare),
        };
        match parsed.map_err(bad)? {
            Parsed::Other if self.held.is_empty() => self.row(number, bare).map(Some),
            // A row after lines that were rows, then.
            Parsed::Other => {
                self.held.push_back((number, line.to_owned()));
                self.released = true;
                Ok(None)
            }
            Parsed::Perhaps => {
                self.held.push_back((number, line.to_owned()));
                self.released = self.held.len() == MAX_HELD;
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
            Parsed::Nothing => {
                self.held.clear();
                self.end()
            }
        }
    }

    /// Reads a line that the shell did not print.
    fn row(&self, number: u64, line: &str) -> Result<(u64, Vec<u8>), Unread> {
        let row = Line::of(line, self.form).read();
        row.map(|row| (number, row)).map_err(|error| Unread::Line(number, error))
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
        let read = self.form.unwrap_or(Form::Text).read(&row);
        self.last = row;
        read.map(|row| Some((number, row))).map_err(|error| Unread::Line(number, error))
    }
}
