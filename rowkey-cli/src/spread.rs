//! `rowkey spread`: how evenly rows fill buckets and regions.

mod hottest;
mod picture;
mod svg;

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::Args;
use rowkey::{Layout, to_string_binary};

use self::hottest::Hottest;
use self::picture::Picture;
use crate::failure::{self, Failure, Outcome};
use crate::layout_file;
use crate::number::{counted, grouped};
use crate::progress::Progress;
use crate::regions::Splits;
use crate::rows::{self, Forced, Input};
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
    /// How a table without a salt is split; by default, uniform.
    #[arg(long, requires = "regions", value_name = "HOW")]
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
}

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
        let regions = self.points(&layout)?;
        let salted = of_salt(&layout).buckets() > 1;
        let mut counts = Counts {
            rows: 0,
            wrong: 0,
            unread: 0,
            buckets: Cells::new(if salted { layout.split_points() } else { Vec::new() }),
            regions: Cells::new(regions),
            hottest: Hottest::new(),
        };
        self.count(&layout, &mut counts)?;
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

    /// The start rows of all regions but the first.
    fn points(&self, layout: &Layout) -> Result<Vec<Vec<u8>>, Failure> {
        let own = layout.split_points();
        let Some(regions) = self.regions else {
            if own.is_empty() {
                return Err(Failure::Input(
                    "the key has no salt, so --regions has to give the number of regions".into(),
                ));
            }
            return Ok(own);
        };
        if own.is_empty() || self.splits.is_some() {
            let points = self.splits.unwrap_or(Splits::Uniform).points(layout, regions);
            return points.map_err(|error| Failure::Input(format!("--splits: {error}")));
        }
        // Adjacent buckets share a region.
        let buckets = own.len() + 1;
        let regions = regions as usize;
        if regions > buckets {
            return Err(Failure::Input(format!(
                "--regions {regions}: expected at most {buckets}, the number of salt buckets"
            )));
        }
        Ok((1..regions).map(|region| own[region * buckets / regions - 1].clone()).collect())
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
                    if let Some((form, line)) = input.take_recognized() {
                        rows::say_form(layout, form, &line, "standard input");
                    }
                    counts.row(layout, &row);
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
    fn row(&mut self, layout: &Layout, row: &[u8]) {
        self.rows += 1;
        self.buckets.count(row);
        self.regions.count(row);
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
