//! Departures out of a CSV file: columns are found by their names, and what does not fit is an error
//! that names the line and the column.

use std::error::Error;
use std::fmt::Display;
use std::fs::File;
use std::path::{Path, PathBuf};

use csv::{ErrorKind, ReaderBuilder, StringRecord, Terminator, Trim};
use jiff::Timestamp;

use crate::keys::Departure;

/// What the file writes where it has no value.
const MISSING: &str = "NA";

/// One line of the file.
#[derive(Clone)]
pub struct Flight {
    pub departure: Departure,
    pub dest: String,
    /// Empty where the file has none.
    pub tailnum: String,
    /// Minutes late; nothing if it never left.
    pub late: Option<i32>,
}

impl Flight {
    /// What the key does not hold, as text.
    pub fn details(&self) -> String {
        let late = self.late.map_or("never left".to_string(), |minutes| format!("{minutes:+} min"));
        format!("to {}  {:6}  {late}", self.dest, self.tailnum)
    }
}

/// Where a column stands.
#[derive(Clone, Copy)]
struct Column {
    name: &'static str,
    index: usize,
}

/// The columns that are read; all others may be there or not.
struct Columns {
    time_hour: Column,
    minute: Column,
    origin: Column,
    carrier: Column,
    flight: Column,
    dest: Column,
    tailnum: Column,
    dep_delay: Column,
}

pub struct Flights {
    path: PathBuf,
    reader: csv::Reader<File>,
    header: StringRecord,
    columns: Columns,
    record: StringRecord,
}

impl Flights {
    pub fn open(path: &Path) -> Result<Self, Box<dyn Error>> {
        let in_file = |error: csv::Error| format!("{}: {error}", path.display());
        let file = File::open(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let mut reader = ReaderBuilder::new()
            // Short lines get through, for a message that says what they lack.
            .flexible(true)
            // With these two, lines that end in CR LF are counted right as well.
            .terminator(Terminator::Any(b'\n'))
            .trim(Trim::All)
            .from_reader(file);
        let header = reader.headers().map_err(in_file)?.clone();
        if header.is_empty() {
            return Err(format!("{}: the file is empty, not even a header is there", path.display()).into());
        }
        let column = |name: &'static str| match header.iter().position(|column| column == name) {
            Some(index) => Ok(Column { name, index }),
            None => Err(format!("{}: line 1, column `{name}`: missing in the header", path.display())),
        };
        let columns = Columns {
            time_hour: column("time_hour")?,
            minute: column("minute")?,
            origin: column("origin")?,
            carrier: column("carrier")?,
            flight: column("flight")?,
            dest: column("dest")?,
            tailnum: column("tailnum")?,
            dep_delay: column("dep_delay")?,
        };
        Ok(Flights { path: path.to_owned(), reader, header, columns, record: StringRecord::new() })
    }

    /// The bytes of the file, and how many of them are read.
    pub fn progress(&self) -> (u64, u64) {
        let size = self.reader.get_ref().metadata().map_or(0, |file| file.len());
        (size, self.reader.position().byte())
    }

    /// The next line that is not blank; `None` at the end of the file.
    pub fn read_next(&mut self) -> Result<Option<Flight>, Box<dyn Error>> {
        loop {
            match self.reader.read_record(&mut self.record) {
                Ok(true) if self.record.iter().eq([""]) => {}
                Ok(true) => return self.flight().map(Some),
                Ok(false) => return Ok(None),
                Err(error) => return Err(self.unreadable(error)),
            }
        }
    }

    fn unreadable(&self, error: csv::Error) -> Box<dyn Error> {
        match error.kind() {
            ErrorKind::Utf8 { err, .. } => self.fault(self.header.get(err.field()), "the text is not UTF-8"),
            _ => format!("{}: {error}", self.path.display()).into(),
        }
    }

    fn flight(&self) -> Result<Flight, Box<dyn Error>> {
        let (found, expected) = (self.record.len(), self.header.len());
        if let Some(lacking) = self.header.get(found) {
            let what = format!("missing, the line ends after {found} of {expected} columns");
            return Err(self.fault(Some(lacking), what));
        }
        if found > expected {
            return Err(self.fault(None, format!("{found} columns, the header has {expected}")));
        }
        let columns = &self.columns;
        let hour = self.text(columns.time_hour);
        let hour: Timestamp =
            hour.parse().map_err(|error| self.not(columns.time_hour, format!("a time in UTC: {error}")))?;
        let minute: u8 = self.number(columns.minute, "a minute")?;
        if minute > 59 {
            return Err(self.not(columns.minute, "a minute from 0 to 59"));
        }
        let departure = Departure {
            origin: self.code(columns.origin, 3)?,
            at: hour.as_millisecond() + i64::from(minute) * 60_000,
            carrier: self.code(columns.carrier, 2)?,
            flight: self.number(columns.flight, "a flight number")?,
        };
        let dest = self.code(columns.dest, 3)?;
        let tailnum = match self.text(columns.tailnum) {
            MISSING => String::new(),
            tailnum => tailnum.to_owned(),
        };
        let late = match self.text(columns.dep_delay) {
            MISSING => None,
            _ => Some(self.number(columns.dep_delay, "minutes")?),
        };
        Ok(Flight { departure, dest, tailnum, late })
    }

    fn text(&self, column: Column) -> &str {
        self.record.get(column.index).unwrap_or_default()
    }

    fn number<T: std::str::FromStr<Err: Display>>(
        &self,
        column: Column,
        what: &str,
    ) -> Result<T, Box<dyn Error>> {
        self.text(column).parse().map_err(|error| self.not(column, format!("{what}: {error}")))
    }

    /// A code of an airport or a carrier. The key would refuse what is too long for it, but not what
    /// is too short.
    fn code(&self, column: Column, letters: usize) -> Result<String, Box<dyn Error>> {
        let code = self.text(column);
        if code.len() == letters && code != MISSING && code.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Ok(code.to_owned());
        }
        Err(self.not(column, format!("a code of {letters} letters or digits")))
    }

    fn not(&self, column: Column, what: impl Display) -> Box<dyn Error> {
        // As `Debug`, so that the message stays on one line whatever the file holds.
        self.fault(Some(column.name), format!("{:?} is not {what}", self.text(column)))
    }

    /// An error in the line that was read last.
    pub fn fault(&self, column: Option<&str>, what: impl Display) -> Box<dyn Error> {
        let line = self.record.position().map_or(0, |position| position.line());
        let column = column.map_or(String::new(), |column| format!(", column `{column}`"));
        format!("{}: line {line}{column}: {what}", self.path.display()).into()
    }
}
