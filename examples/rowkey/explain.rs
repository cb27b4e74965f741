//! `rowkey explain`: rows cut into their fields.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;
use rowkey::{Explanation, Layout, to_string_binary};

use crate::failure::{Failure, Outcome};
use crate::layout_file;
use crate::rows::Form;

/// Cuts rows into their fields, and says what is wrong with those that do not decode.
///
/// Rows stand as arguments, or one in each line of standard input; empty lines are passed over. They are written as
/// HBase prints them, with \xNN for what is not printable, unless --hex or --base64 says otherwise.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Explain {
    /// The layout as JSON.
    #[arg(long, value_name = "FILE")]
    layout: PathBuf,
    /// Rows are hexadecimal digits.
    #[arg(long, conflicts_with = "base64")]
    hex: bool,
    /// Rows are base64.
    #[arg(long)]
    base64: bool,
    /// One JSON object a row and line.
    #[arg(long)]
    json: bool,
    /// Only rows that do not decode.
    #[arg(long)]
    faults: bool,
    /// Rows; none: the lines of standard input.
    #[arg(value_name = "ROW")]
    rows: Vec<String>,
}

const AFTER: &str = r"Examples:
  rowkey explain --layout key.json '\x07\x00\x00\x00\x07\x7F\xFF\xFEt0\x1A\x97\xFF\x00\x01'
  rowkey explain --layout key.json --hex 07000000077ffffe74301a97ff0001
  rowkey explain --layout key.json --faults < rows.txt

Exit status: 0 all rows decode, 1 a row does not, 2 bad input.
Tables wider than COLUMNS (100 if it is not set) are printed in their narrow form.";

impl Explain {
    /// Writes row by row, so that a scan of any length can be piped through.
    pub fn run(&self, out: &mut impl Write) -> Result<Outcome, Failure> {
        let layout = layout_file::read(&self.layout)?;
        let form = match (self.hex, self.base64) {
            (true, _) => Form::Hex,
            (_, true) => Form::Base64,
            _ => Form::Text,
        };
        let mut screen = Screen { out, json: self.json, faults: self.faults, rows: 0, wrong: 0 };
        if self.rows.is_empty() {
            let input = io::stdin().lock();
            if input.is_terminal() {
                return Err(Failure::Input("no rows: write them as arguments, or pipe them in".into()));
            }
            for (number, line) in (1..).zip(input.lines()) {
                let said = |error: String| Failure::Input(format!("standard input, line {number}: {error}"));
                let line = line.map_err(|error| said(error.to_string()))?;
                let line = line.strip_suffix('\r').unwrap_or(&line);
                if line.is_empty() {
                    continue;
                }
                let row = form.read(line).map_err(said)?;
                screen.show(&layout, &row, Some(&format!("line {number}")))?;
            }
        } else {
            // One bad row, and nothing is written.
            let rows: Vec<Vec<u8>> = self
                .rows
                .iter()
                .map(|row| form.read(row).map_err(|error| Failure::Input(format!("row `{row}`: {error}"))))
                .collect::<Result<_, _>>()?;
            for (number, row) in (1..).zip(&rows) {
                let name = (rows.len() > 1).then(|| format!("row {number}"));
                screen.show(&layout, row, name.as_deref())?;
            }
        }
        screen.end()
    }
}

struct Screen<'a, W> {
    out: &'a mut W,
    json: bool,
    faults: bool,
    rows: usize,
    wrong: usize,
}

impl<W: Write> Screen<'_, W> {
    /// `name` stands above a row that is one of several.
    fn show(&mut self, layout: &Layout, row: &[u8], name: Option<&str>) -> Result<(), Failure> {
        let explanation = layout.explain(row);
        self.rows += 1;
        self.wrong += usize::from(explanation.fault.is_some());
        if self.faults && explanation.fault.is_none() {
            return Ok(());
        }
        let mut text = String::new();
        if self.json {
            text += &serde_json::to_string(&explanation).map_err(io::Error::from)?;
            text.push('\n');
        } else {
            if let Some(name) = name {
                text += &format!("{name}: {}\n", to_string_binary(row));
            }
            text += &table(&explanation);
            if name.is_some() {
                text.push('\n');
            }
        }
        self.out.write_all(text.as_bytes())?;
        Ok(self.out.flush()?)
    }

    fn end(self) -> Result<Outcome, Failure> {
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

/// In the form that the terminal has room for.
fn table(explanation: &Explanation) -> String {
    let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).unwrap_or(100);
    let wide = explanation.to_string();
    if wide.lines().all(|line| line.chars().count() <= columns) { wide } else { format!("{explanation:#}") }
}
