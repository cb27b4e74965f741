//! `rowkey spread`: how evenly rows fill buckets and regions.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::Args;
use rowkey_layout::Layout;

use super::picture::{Picture, hottest};
use super::{Counts, svg};
use crate::failure::{Failure, Outcome};
use crate::layout_json::one_kind;
use crate::number::{counted, grouped};
use crate::progress::Progress;
use crate::regions::{self, Splits};
use crate::rows::{Forced, Input};
use crate::terminal::{self, Paint};
use crate::text_lines::Unread;
use crate::{layout_file, report};

/// Counts rows by bucket and by region, and shows which ones are hot and which field values cause it.
///
/// Rows are the lines of standard input, as `rowkey explain` reads them. A random sample of the table is enough: in HBase's
/// shell, FILTER => org.apache.hadoop.hbase.filter.RandomRowFilter.new(0.01). Do not use LIMIT, which returns only the first rows.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Spread {
    /// The layout as JSON.
    #[arg(short, long, value_name = "FILE")]
    layout: PathBuf,
    #[command(flatten)]
    forced: Forced,
    /// The number of regions; by default, one for each bucket.
    #[arg(short, long, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(2..=65536))]
    regions: Option<u32>,
    #[arg(long, value_name = "HOW", help = regions::HELP)]
    splits: Option<Splits>,
    /// Also draw the regions into this file; `-` prints only the drawing.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Skip rows that cannot be read, with a warning for each.
    #[arg(short, long)]
    keep_going: bool,
}

const AFTER: &str = "\
Examples:
  rowkey spread -l key.json < rows.txt
  rowkey spread -l key.json --regions 8 --svg spread.svg < rows.txt
  rowkey spread -l unsalted.json --regions 16 --splits hex < rows.txt
  rowkey spread -l unsalted.json --splits points.txt < rows.txt

A row that does not decode counts too, in the bucket and region where the store has it.
Exit status: 0 all rows decode, 1 a row does not, 2 bad input, even if --keep-going skipped it.";

impl Spread {
    pub fn run(&self) -> Result<(String, Outcome), Failure> {
        let layout = layout_file::read(&self.layout)?;
        let points = self.points(&layout)?;
        let mut counts = Counts::new(&layout, points);
        self.count(&layout, &mut counts)?;
        counts.split(&layout, self.regions)?.iter().for_each(|note| report::note(note));
        let mut text = drawn(&counts, terminal::columns(), Paint::of_output());
        if let Some(file) = &self.svg {
            let svg = svg::of(&counts.regions, counts.rows);
            match file == Path::new("-") {
                true => text = svg,
                false => std::fs::write(file, svg)
                    .map_err(|error| Failure::Input(format!("{}: {error}", file.display())))?,
            }
        }
        match counts.unread {
            0 if counts.wrong == 0 => Ok((text, Outcome::Fine)),
            0 => Ok((text, Outcome::Finding)),
            _ => Ok((text, Outcome::BadInput)),
        }
    }

    /// The start rows of all regions but the first; `None` if the first rows decide.
    fn points(&self, layout: &Layout) -> Result<Option<Vec<Vec<u8>>>, Failure> {
        if let Some(splits) = &self.splits {
            return splits.points(layout, self.regions).map(Some);
        }
        let own = layout.split_points();
        match self.regions {
            None if own.is_empty() => Err(Failure::Input(
                "the key has no salt, so --regions has to give the number of regions".into(),
            )),
            Some(_) if own.is_empty() => {
                one_kind(layout).map_err(|error| Failure::Input(format!("--splits: {error}")))?;
                Ok(None)
            }
            None => Ok(Some(own)),
            Some(regions) => regions::of_buckets(&own, regions).map(Some),
        }
    }

    fn count(&self, layout: &Layout, counts: &mut Counts) -> Result<(), Failure> {
        let input = io::stdin().lock();
        if input.is_terminal() {
            return Err(Failure::Input("no rows: pipe them in".into()));
        }
        let mut progress = Progress::new("rows");
        let mut input = Input::new(input, self.forced.notation(), report::warn);
        loop {
            let idle = || {
                progress.show();
                Ok(())
            };
            match input.next(idle) {
                Ok(Some((_, row))) => {
                    input.notes(layout).iter().for_each(|note| report::note(note));
                    counts.row(layout, &row, self.regions)?.iter().for_each(|note| report::note(note));
                }
                Ok(None) => return input.require_rows(counts.rows + counts.unread),
                Err(Unread::Line(number, error)) => {
                    let error = format!("standard input, line {number}: {error}");
                    if !self.keep_going {
                        return Err(Failure::Input(error));
                    }
                    counts.unread += 1;
                    progress.hide();
                    report::warn(&error);
                }
                Err(unread) => return Err(unread.into()),
            }
            progress.count();
        }
    }
}

fn drawn(counts: &Counts, columns: usize, paint: Paint) -> String {
    let mut text = format!("{}", paint.heading(counted(counts.rows, "row", "rows")));
    for (number, what) in [(counts.wrong, "decode"), (counts.unread, "read")] {
        match (number, what) {
            (0, _) => {}
            (1, "decode") => text += &format!(", {}", paint.fault("1 does not decode")),
            (number, "decode") => {
                text += &format!(", {}", paint.fault(format_args!("{} do not decode", grouped(number))))
            }
            (number, _) => {
                text += &format!(", {}", paint.fault(format_args!("{} could not be read", grouped(number))))
            }
        }
    }
    text.push('\n');
    if counts.rows == 0 {
        return text;
    }
    let salted = !counts.buckets.points.is_empty();
    if salted {
        let name = |bucket: usize| bucket.to_string();
        text +=
            &Picture { what: "bucket", counts: &counts.buckets.counts, name: &name }.drawn(columns, paint);
    }
    if !salted || counts.regions.points != counts.buckets.points {
        let name = |region: usize| counts.regions.start(region);
        text +=
            &Picture { what: "region", counts: &counts.regions.counts, name: &name }.drawn(columns, paint);
    }
    text + &hottest(&counts.hottest, counts.rows, columns, paint)
}
