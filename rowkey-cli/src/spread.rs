//! `rowkey spread`: how evenly rows fill buckets and regions.

mod hottest;
mod picture;
mod svg;

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::Args;
use rowkey_layout::{Layout, to_string_binary};

use self::hottest::Hottest;
use self::picture::Picture;
use crate::failure::{self, Failure, Outcome};
use crate::layout_file;
use crate::number::{counted, grouped};
use crate::progress::Progress;
use crate::regions::{self, Algorithm, Splits};
use crate::rows::{Forced, Input};
use crate::terminal::{self, Paint};
use crate::text_lines::Unread;

/// Counts rows by bucket and by region, and shows which are hot, and the values that cause it.
///
/// Rows are the lines of standard input, as `rowkey explain` reads them. A sample of the whole table is enough: in HBase's
/// shell, FILTER => org.apache.hadoop.hbase.filter.RandomRowFilter.new(0.01), and not LIMIT, which gives the first rows.
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

/// The counts.
struct Counts {
    rows: u64,
    wrong: u64,
    unread: u64,
    /// Rows of each bucket; empty without a salt.
    buckets: Cells,
    regions: Cells,
    hottest: Hottest,
    /// The first rows, as long as they are to decide how the table is split.
    sample: Option<Vec<Vec<u8>>>,
}

/// The number of rows that decide how the table is split.
const SAMPLE: usize = 1_000;

/// Rows between split points.
struct Cells {
    points: Vec<Vec<u8>>,
    counts: Vec<u64>,
}

impl Cells {
    fn new(points: Vec<Vec<u8>>) -> Self {
        Cells { counts: vec![0; points.len() + 1], points }
    }

    fn count(&mut self, row: &[u8]) {
        self.counts[self.points.partition_point(|point| **point <= *row)] += 1;
    }

    /// The name of a cell: its start row.
    fn start(&self, cell: usize) -> String {
        cell.checked_sub(1).map_or("(first)".into(), |point| to_string_binary(&self.points[point]))
    }
}

impl Spread {
    pub fn run(&self) -> Result<(String, Outcome), Failure> {
        let layout = layout_file::read(&self.layout)?;
        let points = self.points(&layout)?;
        let salted = of_salt(&layout).buckets() > 1;
        let mut counts = Counts {
            rows: 0,
            wrong: 0,
            unread: 0,
            buckets: Cells::new(if salted { layout.split_points() } else { Vec::new() }),
            regions: Cells::new(points.clone().unwrap_or_default()),
            hottest: Hottest::new(),
            sample: if points.is_none() { Some(Vec::new()) } else { None },
        };
        self.count(&layout, &mut counts)?;
        counts.split(&layout, self.regions)?;
        let mut text = counts.drawn(salted, terminal::columns(), Paint::of_output());
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
                layout_file::one_kind(layout)
                    .map_err(|error| Failure::Input(format!("--splits: {error}")))?;
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
        let mut input = Input::new(input, self.forced.notation());
        loop {
            let idle = || {
                progress.show();
                Ok(())
            };
            match input.next(idle) {
                Ok(Some((_, row))) => {
                    input.say(layout);
                    counts.row(layout, &row);
                    if counts.sample.as_ref().is_some_and(|sample| sample.len() == SAMPLE) {
                        counts.split(layout, self.regions)?;
                    }
                }
                Ok(None) => return input.require_rows(counts.rows + counts.unread),
                Err(Unread::Line(number, error)) => {
                    let error = format!("standard input, line {number}: {error}");
                    if !self.keep_going {
                        return Err(Failure::Input(error));
                    }
                    counts.unread += 1;
                    progress.hide();
                    failure::warn(&error);
                }
                Err(unread) => return Err(unread.into()),
            }
            progress.count();
        }
    }
}

impl Counts {
    /// Splits the table as the first rows suggest.
    fn split(&mut self, layout: &Layout, regions: Option<u32>) -> Result<(), Failure> {
        let (Some(sample), Some(regions)) = (self.sample.take(), regions) else { return Ok(()) };
        let prefix = regions::constant(layout).len();
        let how = Algorithm::of_rows(sample.iter().map(|row| row.get(prefix..).unwrap_or_default()));
        self.regions = Cells::new(how.points(layout, regions)?);
        sample.iter().for_each(|row| self.regions.count(row));
        if !matches!(how, Algorithm::Uniform) {
            failure::note(&format!(
                "the rows begin with digits, so the regions are those of --splits {}",
                how.name()
            ));
        }
        Ok(())
    }

    fn row(&mut self, layout: &Layout, row: &[u8]) {
        self.rows += 1;
        self.buckets.count(row);
        match &mut self.sample {
            Some(sample) => sample.push(row.to_vec()),
            None => self.regions.count(row),
        }
        let explained = layout.explain(row);
        self.wrong += u64::from(explained.fault.is_some());
        // In an enum of keys, the prefix picks the row kind.
        let rest = row.get(of_salt(layout).salt_width()..).unwrap_or_default();
        let own = layout.kinds().iter().find(|kind| rest.starts_with(&kind.layout.prefix));
        let key = own.map_or(layout, |kind| &kind.layout);
        let before = usize::from(key.salt_width() > 0) + usize::from(!key.prefix.is_empty());
        if let Some(first) = explained.segments.get(before) {
            let kind = own.map(|kind| kind.name.get());
            self.hottest.count(kind, first);
        }
    }

    fn drawn(&self, salted: bool, columns: usize, paint: Paint) -> String {
        let mut text = format!("{}", paint.heading(counted(self.rows, "row", "rows")));
        for (number, what) in [(self.wrong, "decode"), (self.unread, "read")] {
            match (number, what) {
                (0, _) => {}
                (1, "decode") => text += &format!(", {}", paint.fault("1 does not decode")),
                (number, "decode") => {
                    text += &format!(", {}", paint.fault(format_args!("{} do not decode", grouped(number))))
                }
                (number, _) => {
                    text +=
                        &format!(", {}", paint.fault(format_args!("{} could not be read", grouped(number))))
                }
            }
        }
        text.push('\n');
        if self.rows == 0 {
            return text;
        }
        if salted {
            let name = |bucket: usize| bucket.to_string();
            text +=
                &Picture { what: "bucket", counts: &self.buckets.counts, name: &name }.drawn(columns, paint);
        }
        if !salted || self.regions.points != self.buckets.points {
            let name = |region: usize| self.regions.start(region);
            text +=
                &Picture { what: "region", counts: &self.regions.counts, name: &name }.drawn(columns, paint);
        }
        text + &self.hottest.drawn(self.rows, columns, paint)
    }
}

/// The layout that has the salt, which all row kinds share.
fn of_salt(layout: &Layout) -> &Layout {
    layout.kinds().first().map_or(layout, |kind| &kind.layout)
}
