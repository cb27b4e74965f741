//! `rowkey explain`: splits rows into their fields.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use rowkey_layout::{Explanation, Layout, to_string_binary};

use crate::encode::given::quoted;
use crate::failure::{Failure, Outcome};
use crate::layout_file;
use crate::progress::Progress;
use crate::report;
use crate::rows::{self, Forced, Input, Notation};
use crate::terminal::{self, Paint};
use crate::text_lines::Unread;
use crate::zone;

/// Splits rows into their fields, and shows why a row does not decode.
///
/// Rows are arguments or lines of standard input: one row per line, or the output of another tool (a session of `hbase shell` with
/// scan, count or list_regions, `hbase hfile -p`, `hbase wal`, names of regions, cbt, ldb, sst_dump, mdb_dump, fdbcli, psql,
/// sqlline, mysql, redis-cli, xxd). Digits after 0x are hexadecimal; "..", b".." and [7, 0, 255] are bytes as programming languages
/// print them. Any other row is HBase's text, with \xNN for unprintable bytes, unless --hex or --base64 is given. With --text,
/// every line is a row in HBase's text.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Explain {
    /// The layout as JSON; `-` reads it from standard input.
    #[arg(short, long, value_name = "FILE")]
    layout: PathBuf,
    #[command(flatten)]
    forced: Forced,
    /// Print one JSON object per row, each on a line.
    #[arg(short, long)]
    json: bool,
    /// Show only rows that do not decode.
    #[arg(short, long)]
    faults: bool,
    /// Skip rows that cannot be read, with a warning for each.
    #[arg(short, long)]
    keep_going: bool,
    /// The rows; without any, the lines of standard input.
    #[arg(value_name = "ROW")]
    rows: Vec<String>,
}

const AFTER: &str = r#"Examples:
  rowkey explain -l key.json '\x07\x00\x00\x00\x07\x7F\xFF\xFEt0\x1A\x97\xFF\x00\x01'
  rowkey explain -l key.json 0x07000000077ffffe74301a97ff0001
  echo "scan 'events', LIMIT => 10" | hbase shell -n | rowkey explain -l key.json
  ldb --db=/data/events scan --hex | rowkey explain -l key.json --faults --keep-going

Exit status: 0 all rows decode, 1 a row does not, 2 bad input, even if --keep-going skipped it.
Tables wider than COLUMNS (100 if it is not set) are printed in their narrow form."#;

impl Explain {
    /// Writes row by row, so that a pipe of any length works.
    pub fn run(&self, out: &mut impl Write) -> Result<Outcome, Failure> {
        let layout = layout_file::read(&self.layout)?;
        let mut screen = Screen {
            out,
            // Faults are few, so a terminal waits for them.
            progress: if self.faults { Progress::new("rows") } else { Progress::of_lines("rows") },
            shares: self.faults && io::stdout().is_terminal(),
            json: self.json,
            faults: self.faults,
            hint: self.forced.notation().is_none(),
            columns: terminal::columns(),
            paint: Paint::of_output(),
            line: Vec::new(),
            own_hash: layout.own_hash().map(str::to_owned),
            rows: 0,
            wrong: 0,
        };
        let unread = match self.rows.is_empty() {
            true if layout_file::is_standard_input(&self.layout) => {
                return Err(Failure::Input(
                    "no rows: `--layout -` reads standard input, so give them as arguments".into(),
                ));
            }
            true => self.piped(&layout, &mut screen)?,
            false => self.given(&layout, &mut screen)?,
        };
        let outcome = screen.end()?;
        match unread {
            0 => Ok(outcome),
            1 => Err(Failure::Input("1 row could not be read".into())),
            unread => Err(Failure::Input(format!("{unread} rows could not be read"))),
        }
    }

    /// Shows the rows of standard input; returns how many could not be read.
    fn piped(&self, layout: &Layout, screen: &mut Screen<'_, impl Write>) -> Result<usize, Failure> {
        let input = io::stdin().lock();
        if input.is_terminal() {
            return Err(Failure::Input("no rows: give them as arguments, or pipe them in".into()));
        }
        let mut unread = 0;
        let mut input = Input::new(input, self.forced.notation(), report::warn);
        loop {
            let (progress, out) = (&mut screen.progress, &mut screen.out);
            let idle = || {
                progress.show();
                out.flush()
            };
            match input.next(idle) {
                Ok(Some((number, row))) => {
                    input.notes(layout).iter().for_each(|note| report::note(note));
                    screen.show(layout, &row, Some(("line", number)))?;
                    screen.progress.count();
                }
                Ok(None) => {
                    screen.progress.hide();
                    input.require_rows((screen.rows + unread) as u64)?;
                    return Ok(unread);
                }
                Err(Unread::Line(number, error)) => {
                    unread += 1;
                    self.pass(format!("standard input, line {number}: {error}"), screen)?;
                }
                Err(failure) => return Err(failure.into()),
            }
        }
    }

    /// Shows the rows of the arguments. If one cannot be read, nothing is written.
    fn given(&self, layout: &Layout, screen: &mut Screen<'_, impl Write>) -> Result<usize, Failure> {
        let notation = self.forced.notation();
        let mut all = Vec::new();
        for (number, text) in (1..).zip(&self.rows) {
            let mut read = rows::read(text, notation);
            if Path::new(text).is_file() {
                let decoded = read.and_then(|(row, form)| match layout.explain(&row).fault {
                    None => Ok((row, form)),
                    Some(_) => Err("does not decode".into()),
                });
                read = decoded.map_err(|error| {
                    format!("{error}; this is a file name: to read its rows, write `< {text}`")
                });
            }
            match read {
                Ok((row, form)) => {
                    if let Some(form) = form {
                        let note = rows::form_note(layout, form, text, &format!("`{text}`"));
                        note.iter().for_each(|note| report::note(note));
                    }
                    all.push((number, row));
                }
                Err(error) => self.pass(format!("row `{text}`: {error}"), screen)?,
            }
        }
        for (number, row) in &all {
            screen.show(layout, row, (self.rows.len() > 1).then_some(("row", *number)))?;
        }
        Ok(self.rows.len() - all.len())
    }

    /// Skips a row that cannot be read, if `--keep-going` is given.
    fn pass(&self, error: String, screen: &mut Screen<'_, impl Write>) -> Result<(), Failure> {
        if !self.keep_going {
            return Err(Failure::Input(error));
        }
        // Keeps the order of the rows on a terminal that shows both streams.
        screen.progress.hide();
        screen.out.flush()?;
        report::warn(&error);
        Ok(())
    }
}

struct Screen<'a, W> {
    out: &'a mut W,
    progress: Progress,
    /// Progress and rows appear on the same terminal.
    shares: bool,
    json: bool,
    faults: bool,
    /// Whether to hint, once, that the rows may be hexadecimal digits.
    hint: bool,
    columns: usize,
    paint: Paint,
    /// The buffer of a JSON object.
    line: Vec<u8>,
    /// The salt hash, if only the program has it.
    own_hash: Option<String>,
    rows: usize,
    wrong: usize,
}

impl<W: Write> Screen<'_, W> {
    /// `name`: the heading of a row that is one of several.
    fn show(&mut self, layout: &Layout, row: &[u8], name: Option<(&str, u64)>) -> Result<(), Failure> {
        let mut explanation = layout.explain(row);
        for segment in &mut explanation.segments {
            if let Cow::Owned(value) = zone::shown(&segment.value) {
                segment.value = value;
            }
        }
        self.rows += 1;
        self.wrong += usize::from(explanation.fault.is_some());
        if self.faults && explanation.fault.is_none() {
            return Ok(());
        }
        let hint = (self.hint && explanation.fault.is_some()).then(|| form_of_a_row(layout, row));
        if let Some((form, flag)) = hint.flatten() {
            self.hint = false;
            self.progress.hide();
            self.out.flush()?;
            report::warn(&format!("this row does not decode as text, but does as {form}: try {flag}"));
        }
        if self.shares {
            self.progress.hide();
        }
        self.write(&explanation, row, name)?;
        if self.shares {
            self.out.flush()?;
        }
        Ok(())
    }

    fn write(&mut self, explanation: &Explanation, row: &[u8], name: Option<(&str, u64)>) -> io::Result<()> {
        if self.json {
            self.line.clear();
            serde_json::to_writer(&mut self.line, explanation)?;
            self.line.push(b'\n');
            return self.out.write_all(&self.line);
        }
        if let Some((kind, number)) = name {
            let row = to_string_binary(row);
            writeln!(self.out, "{}", self.paint.heading(format_args!("{kind} {number}: {row}")))?;
        }
        self.table(explanation)?;
        if name.is_some() {
            self.out.write_all(b"\n")?;
        }
        Ok(())
    }

    /// Writes the table, narrow if the terminal is.
    fn table(&mut self, explanation: &Explanation) -> io::Result<()> {
        let columns = self.columns;
        let Paint { on: true } = self.paint else { return write!(self.out, "{explanation:.columns$}") };
        // The first line is the heading, and the last one the fault, if there is one.
        let table = format!("{explanation:.columns$}");
        let lines = table.lines().count();
        for (i, line) in table.lines().enumerate() {
            match &explanation.fault {
                _ if i == 0 => writeln!(self.out, "{}", self.paint.heading(line))?,
                Some(_) if i + 1 == lines => writeln!(self.out, "{}", self.paint.fault(line))?,
                _ => writeln!(self.out, "{line}")?,
            }
        }
        Ok(())
    }

    fn end(self) -> Result<Outcome, Failure> {
        if let Some(hash) = self.own_hash.filter(|_| self.rows > 0) {
            report::note(&format!(
                "no salt was checked: its hash {} is defined in your program, whose `K::explain` checks it",
                quoted(&hash)
            ));
        }
        if self.rows != 1 && !self.json {
            let (rows, wrong) = (self.rows, self.wrong);
            let decode = match wrong {
                0 => "all decode".to_owned(),
                1 => "1 does not decode".to_owned(),
                wrong => format!("{wrong} do not decode"),
            };
            writeln!(self.out, "{rows} rows: {}", if rows == 0 { "nothing to explain" } else { &decode })?;
        }
        Ok(if self.wrong == 0 { Outcome::Fine } else { Outcome::Finding })
    }
}

/// The form and the flag by which text is a row that decodes.
fn form_of_a_row(layout: &Layout, row: &[u8]) -> Option<(&'static str, &'static str)> {
    // `\x0700ff` of psql is read as the byte 07 and the text `00ff`.
    let bytea = row.split_first().and_then(|(first, digits)| {
        let digits = std::str::from_utf8(digits).ok().filter(|digits| !digits.contains(' '))?;
        Some([&[*first], &Notation::Hex.read(digits).ok()?[..]].concat())
    });
    if bytea.is_some_and(|row| row.len() > 1 && layout.explain(&row).fault.is_none()) {
        return Some(("bytea of PostgreSQL", "0x in place of \\x"));
    }
    let text = std::str::from_utf8(row).ok()?;
    let decodes =
        |notation: Notation| notation.read(text).is_ok_and(|row| layout.explain(&row).fault.is_none());
    match () {
        () if decodes(Notation::Hex) => Some(("hexadecimal digits", "--hex")),
        () if decodes(Notation::Base64) => Some(("base64", "--base64")),
        () => None,
    }
}
