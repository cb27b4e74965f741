//! `rowkey scan`: conditions to start and stop rows.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rowkey_layout::Layout;

use super::{Form, answer, of_words};
use crate::ddl::plain_name;
use crate::encode::read_with_any_hash;
use crate::failure::{Failure, Outcome};
use crate::progress::Progress;
use crate::{report, zone};

/// Writes the start and stop rows of a scan, from conditions on fields.
///
/// The ranges hold exactly the matching rows: one range, one per salt bucket, or one per combination of values. If a condition
/// is after an open or bounded field, or on or after a `rest` field, the ranges are those of the conditions before it. A note on
/// standard error says that they also hold other rows, and for HBase a filter drops most of these.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Scan {
    /// The layout as JSON.
    #[arg(short, long, value_name = "FILE")]
    layout: PathBuf,
    /// The row kind, for an enum of keys.
    #[arg(long, value_name = "NAME")]
    kind: Option<String>,
    /// The form of the ranges.
    #[arg(short, long, default_value = "text", value_name = "FORM")]
    format: Form,
    /// The table, for HBase and Bigtable.
    #[arg(short, long, default_value = "rows", value_name = "NAME")]
    table: String,
    /// Print one JSON object: the ranges, and the rows and masks of a fuzzy filter.
    #[arg(short, long, conflicts_with = "format")]
    json: bool,
    /// The conditions; a field without one may have any value.
    #[arg(value_name = "CONDITION")]
    conditions: Vec<String>,
}

const AFTER: &str = r#"Conditions:
  host=7         this value
  host=7,8       one of these
  at=5..9        from 5 to 9, 9 excluded
  at=5..=9       from 5 to 9, 9 included
  at=5..  at=..9
  name^=ev       text or bytes that start with this
  kind=Order     all of a kind, in a field that is an enum of keys; kind.Order.id=7: some of them
Write values as for `rowkey encode`, and text that contains a comma or `..` as a JSON string: 'name="a,b"'.
Bounds follow the order of the values: at=5..9 is right even if the newest row comes first.

Examples:
  rowkey scan --layout key.json host=7 at=1699998000000..1700001600000
  rowkey scan --layout key.json --format hbase --table events host=7,8
  rowkey scan --layout key.json --format ldb host=7 | DB=/var/db sh

Exit status: 0 the ranges are written, 1 no row can match or the ranges cannot be printed in this form, 2 bad input."#;

impl Scan {
    /// Writes range by range, so that any number fits into memory.
    pub fn run(&self, out: &mut impl Write) -> Result<Outcome, Failure> {
        plain_name("--table", &self.table, ".-:")?;
        let layout: &'static Layout = Box::leak(Box::new(read_with_any_hash(&self.layout)?));
        let conditions = of_words(&self.conditions).map_err(Failure::Input)?;
        let (answer, reversed) = answer(layout, self.kind.as_deref(), conditions).map_err(Failure::Input)?;
        if answer.each().next().is_none() {
            return Err(Failure::Finding(reversed.unwrap_or_else(|| "no row can match".into())));
        }
        zone::note().into_iter().for_each(report::note);
        let mut progress = Progress::of_lines("ranges");
        if self.json {
            answer.json(out, &mut || progress.count())?;
            return Ok(Outcome::Fine);
        }
        answer.fits(self.format).map_err(Failure::Finding)?;
        answer.notes(self.format).iter().for_each(|note| report::note(note));
        answer.write(self.format, &self.table, out, &mut || progress.count())?;
        Ok(Outcome::Fine)
    }
}
