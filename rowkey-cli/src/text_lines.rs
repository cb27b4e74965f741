//! The lines of standard input.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read};
use std::str;

use crate::encoding;
use crate::failure::Failure;

/// Large enough that system calls take no noticeable time.
const CHUNK: usize = 1 << 16;

/// A stream, line by line.
pub struct Lines<R> {
    stream: BufReader<R>,
    line: Vec<u8>,
    number: u64,
}

/// Why there is no line, or nothing in it.
pub enum Unread {
    /// The number of the line, and what is wrong with it.
    Line(u64, String),
    /// The stream cannot be read.
    Stream(io::Error),
    /// The `idle` function failed.
    Idle(io::Error),
}

/// For an input that is not standard input.
impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The option is one of those who read standard input.
            Unread::Line(number, error) => {
                write!(f, "line {number}: {}", error.split(", or --text").next().unwrap_or_default())
            }
            Unread::Stream(error) | Unread::Idle(error) => error.fmt(f),
        }
    }
}

impl From<Unread> for Failure {
    fn from(unread: Unread) -> Self {
        match unread {
            Unread::Line(number, error) => Failure::Input(error).of_line(number),
            Unread::Stream(error) => Failure::Input(format!("standard input: {error}")),
            Unread::Idle(error) => Failure::Output(error),
        }
    }
}

impl<R: Read> Lines<R> {
    pub fn new(stream: R) -> Self {
        Lines { stream: BufReader::with_capacity(CHUNK, stream), line: Vec::new(), number: 0 }
    }

    /// Reads the next line; false at the end. `idle` is called before each read that may block, so that output is flushed for
    /// someone who pipes lines in one by one.
    ///
    /// # Errors
    /// If the stream cannot be read, is UTF-16, or `idle` fails.
    pub fn read(&mut self, mut idle: impl FnMut() -> io::Result<()>) -> Result<bool, Unread> {
        if !self.stream.buffer().contains(&b'\n') {
            idle().map_err(Unread::Idle)?;
        }
        self.line.clear();
        if self.stream.read_until(b'\n', &mut self.line).map_err(Unread::Stream)? == 0 {
            return Ok(false);
        }
        self.number += 1;
        if self.number == 1 {
            let text = encoding::unmarked(&self.line);
            let text = text.ok_or_else(|| Unread::Stream(io::Error::other(encoding::UTF_16)))?;
            self.line.drain(..self.line.len() - text.len());
        }
        Ok(true)
    }

    /// The number of the line that was read, from 1 on.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The line that was read, without its end.
    ///
    /// # Errors
    /// If it is not UTF-8: `expected` says what a line should be.
    pub fn text(&self, expected: &str) -> Result<&str, Unread> {
        let line = self.line.strip_suffix(b"\n").unwrap_or(&self.line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        str::from_utf8(line).map_err(|error| {
            let at = error.valid_up_to();
            let found = line[at];
            Unread::Line(self.number, format!("byte {at} is {found:#04X}, not text; expected {expected}"))
        })
    }
}
