//! Reads rows from lines: one row a line, or the output of `hbase shell` or `ldb`.

use std::io::{self, BufRead, BufReader, Read};
use std::str;

use super::Form;
use super::line::Line;
use super::shell::{Parsed, Shell};

/// Large enough that system calls take no noticeable time.
const CHUNK: usize = 1 << 16;

/// The rows of a stream.
pub struct Input<R> {
    lines: BufReader<R>,
    form: Option<Form>,
    line: Vec<u8>,
    number: u64,
    shell: Shell,
    /// The row of the current cell; the next lines may continue it.
    begun: Option<Begun>,
    /// The row of the previous cell.
    last: String,
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

/// Why a line gives no row.
pub enum Unread {
    /// The number of the line, and what is wrong with it.
    Line(u64, String),
    /// The stream cannot be read.
    Stream(io::Error),
    /// The `idle` function failed.
    Idle(io::Error),
}

impl<R: Read> Input<R> {
    pub fn new(stream: R, form: Option<Form>) -> Self {
        Input {
            lines: BufReader::with_capacity(CHUNK, stream),
            form,
            line: Vec::new(),
            number: 0,
            shell: Shell::Unknown,
            begun: None,
            last: String::new(),
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
            if !self.lines.buffer().contains(&b'\n') {
                idle().map_err(Unread::Idle)?;
            }
            self.line.clear();
            if self.lines.read_until(b'\n', &mut self.line).map_err(Unread::Stream)? == 0 {
                return self.end();
            }
            self.number += 1;
            if let Some(row) = self.one()? {
                return Ok(Some(row));
            }
        }
    }

    /// What the line at hand gives.
    fn one(&mut self) -> Result<Option<(u64, Vec<u8>)>, Unread> {
        let number = self.number;
        let bad = |error: String| Unread::Line(number, error);
        let line = self.line.strip_suffix(b"\n").unwrap_or(&self.line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let line = str::from_utf8(line).map_err(|error| bad(not_text(line, error.valid_up_to())))?;
        if line.is_empty() && self.begun.is_none() {
            return Ok(None);
        }
        match self.shell.line(line).map_err(bad)? {
            Parsed::Other => Line::of(line, self.form).read().map(|row| Some((number, row))).map_err(bad),
            Parsed::More(piece, width) => match &mut self.begun {
                Some(begun) => {
                    begun.more(piece, width);
                    Ok(None)
                }
                None => Err(bad("expected a row and `column=`, as a scan begins".into())),
            },
            Parsed::Cell(row) => {
                let before = self.begun.replace(Begun { line: number, row: row.to_owned(), pieces: 1 });
                // In columns, the next lines may continue the row.
                match self.shell {
                    Shell::Columns(_) => self.finished(before),
                    _ => self.end(),
                }
            }
            Parsed::Nothing => self.end(),
        }
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

fn not_text(line: &[u8], at: usize) -> String {
    let found = line[at];
    format!(
        r"byte {at} is {found:#04X}, not text; expected a row in each line: \xNN, 0x.., or --hex, --base64"
    )
}
