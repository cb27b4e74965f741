//! `rowkey encode`: encodes field values.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use rowkey_layout::Layout;

use super::form::Form;
use super::{encoded, known, known_codecs, of_kind, of_words, row_of_line};
use crate::failure::{Failure, Outcome};
use crate::progress::Progress;
use crate::text_lines::Lines;
use crate::{layout_file, report, zone};

/// Encodes field values as a row, with the bytes that the key itself gives.
///
/// Write each value as FIELD=VALUE, and the field of a nested key as OUTER.INNER=VALUE. With --json, each line of standard
/// input is an object of the fields, or a line of `explain --json` for a row that decodes.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Encode {
    /// The layout as JSON.
    #[arg(short, long, value_name = "FILE")]
    layout: PathBuf,
    /// The row kind, for an enum of keys.
    #[arg(long, value_name = "NAME")]
    kind: Option<String>,
    /// The form of the printed row.
    #[arg(short, long, default_value = "text", value_name = "FORM")]
    format: Form,
    /// Read the values from standard input, one JSON object per line.
    #[arg(short, long, conflicts_with = "values")]
    json: bool,
    /// Skip lines that cannot be encoded, with a warning for each.
    #[arg(short, long, requires = "json")]
    keep_going: bool,
    /// The values of the fields.
    #[arg(value_name = "FIELD=VALUE", required_unless_present_any = ["json", "kind"])]
    values: Vec<String>,
}

const AFTER: &str = r#"Values:
  seq=1  ratio=-0.5  on=true  grade=A  name=eva  name='"a \u0000"'  (quotes: a string of JSON)
  at=1700000000000  at=2023-11-14T22:13:20Z  (if the layout has the unit)  day=2012-09-01
  id=f81d4fae-7dec-11d0-a765-00a0c91e6bf6  from=10.0.0.1  raw=00ff  (bytes: hexadecimal digits)
  action=Login  (a variant by its name)  note=none  list=[1,2]  place.zone=3  place='{"zone":3}'
  kind=Meta  kind.Order.id=7  kind='{"Order":{"id":7}}'  (an enum of keys: the kind, then its fields)

Examples:
  rowkey encode --layout key.json host=7 at=1700000000000 seq=1
  rowkey encode --layout key.json --format hbase host=7 at=1700000000000 seq=1
  rowkey explain --layout key.json --json < rows.txt | rowkey encode --layout key.json --json

Exit status: 0 the rows are written, 1 a row cannot be printed in this form, 2 bad input, even if --keep-going skipped it."#;

impl Encode {
    pub fn run(&self, out: &mut impl Write) -> Result<Outcome, Failure> {
        if self.json && self.layout == Path::new("-") {
            let both = "--layout -: --json reads standard input, so give the layout as a file";
            return Err(Failure::Input(both.into()));
        }
        let layout = in_file(&self.layout, known(layout_file::read(&self.layout)?))?;
        if !self.json {
            let given = of_words(&self.values).map_err(Failure::Input)?;
            let kind = of_kind(&layout, self.kind.as_deref()).map_err(Failure::Input)?;
            let row = encoded(kind, given).map_err(Failure::Input)?;
            zone::note().into_iter().for_each(report::note);
            writeln!(out, "{}", self.format.of(&row).map_err(Failure::Finding)?)?;
            out.flush()?;
            return Ok(Outcome::Fine);
        }
        match self.piped(&layout, out)? {
            0 => Ok(Outcome::Fine),
            1 => Err(Failure::Input("1 line could not be encoded".into())),
            skipped => Err(Failure::Input(format!("{skipped} lines could not be encoded"))),
        }
    }

    /// Encodes the lines of standard input; returns how many it skipped. Writes the rows before a bad line.
    fn piped(&self, layout: &Layout, out: &mut impl Write) -> Result<usize, Failure> {
        let input = io::stdin().lock();
        if input.is_terminal() {
            return Err(Failure::Input(
                "no values: write them as FIELD=VALUE, or pipe in JSON objects".into(),
            ));
        }
        let mut lines = Lines::new(input);
        let mut progress = Progress::of_lines("rows");
        let mut skipped = 0;
        loop {
            let idle = || {
                progress.show();
                out.flush()
            };
            if !lines.read(idle)? {
                return Ok(skipped);
            }
            let row = match lines.text("a JSON object in each line").map_err(Failure::from) {
                Ok(line) if line.trim().is_empty() => continue,
                Ok(line) => row_of_line(layout, self.kind.as_deref(), line)
                    .map_err(Failure::Input)
                    .and_then(|row| self.format.of(&row).map_err(Failure::Finding))
                    .map_err(|failure| failure.of_line(lines.number())),
                Err(failure) => Err(failure),
            };
            match row {
                Ok(row) => {
                    writeln!(out, "{row}")?;
                    progress.count();
                }
                Err(Failure::Input(error) | Failure::Finding(error)) if self.keep_going => {
                    skipped += 1;
                    progress.hide();
                    report::warn(&error);
                }
                Err(failure) => return Err(failure),
            }
        }
    }
}

/// Reads a layout. A custom salt hash is no error.
///
/// # Errors
/// If the file is not a layout, or names a custom codec.
pub fn read_with_any_hash(path: &Path) -> Result<Layout, Failure> {
    let layout = layout_file::read(path)?;
    in_file(path, known_codecs(&layout))?;
    Ok(layout)
}

fn in_file<T>(path: &Path, found: Result<T, String>) -> Result<T, Failure> {
    found.map_err(|error| Failure::Input(format!("{}: {error}", path.display())))
}
