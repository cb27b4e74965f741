//! The checks of one leaf, cut into jobs for two threads.

use std::cmp::Ordering;

use crate::edges::{self, Around};
use crate::leaf::Leaf;
use crate::whole::Whole;

/// How many values are few enough to check all of them in each run: those of 16 bits, in an `Option` too.
const FEW: u64 = 1 << 17;
/// How many values of a domain are few enough for each run to check their order, round trip and ceilings: those of 24 bits.
const SOME: u64 = 1 << 24;
/// The same for `--full`.
const SOME_IF_FULL: u64 = 1 << 30;
/// Up to here, `--full` checks order, round trip and refusal of all values.
const MANY: u64 = 1 << 33;
/// The values that one job takes.
const JOB: u64 = 1 << 22;
/// The values on each side of an edge.
const WINDOW: u64 = 1 << 12;
/// The same for the checks that look at many rows around each value.
const NARROW: u64 = 1 << 4;

/// What to check of a leaf.
#[derive(Debug, Clone, Copy)]
pub enum Job {
    /// Every `step`-th value from the first to the last index, each with its neighbour: order, round trip, refusal.
    Values { first: u64, last: u64, step: u64 },
    /// The same values: ceilings and refused rows around the row of each, and ranges that it bounds.
    Edges { first: u64, last: u64, step: u64 },
    /// All values from the first to the last index, which are in the domain: the ceilings of their rows.
    Ceilings { first: u64, last: u64 },
    /// All rows of up to this many bytes that begin with one of these bytes: canonical decode and ceilings.
    Rows { first: u8, last: u8, len: usize },
}

/// What was checked.
#[derive(Debug, Default, Clone, Copy)]
pub struct Tally {
    pub values: u64,
    pub pairs: u64,
    pub refused: u64,
    pub rows: u64,
    pub ranges: u64,
}

impl Tally {
    pub fn add(&mut self, other: Tally) {
        self.values += other.values;
        self.pairs += other.pairs;
        self.refused += other.refused;
        self.rows += other.rows;
        self.ranges += other.ranges;
    }
}

/// A leaf without its type.
#[derive(Clone, Copy)]
pub struct Checked {
    pub name: &'static str,
    pub jobs: fn(full: bool) -> Vec<Job>,
    pub run: fn(Job) -> Result<Tally, String>,
}

impl Checked {
    pub fn of<L: Leaf>() -> Self {
        Checked { name: L::NAME, jobs: jobs::<L>, run: run::<L> }
    }
}

fn run<L: Leaf>(job: Job) -> Result<Tally, String> {
    match job {
        Job::Values { first, last, step } => values::<L>(first, last, step),
        Job::Edges { first, last, step } => Around::<L>::new().each(first, last, step),
        Job::Ceilings { first, last } => Around::<L>::new().ceilings(first, last),
        Job::Rows { first, last, len } => Around::<L>::new().rows(first, last, len),
    }
}

fn jobs<L: Leaf>(full: bool) -> Vec<Job> {
    let last = L::Value::LAST;
    let mut jobs = Vec::new();
    let whole = last <= FEW || (full && last <= MANY);
    if whole {
        jobs.extend(parts(0, last).map(|(first, last)| Job::Values { first, last, step: 1 }));
    } else {
        jobs.push(Job::Values { first: 0, last, step: (last / (1 << 22)) | 1 });
    }
    if last <= FEW {
        jobs.push(Job::Edges { first: 0, last, step: 1 });
    } else {
        jobs.push(Job::Edges { first: 0, last, step: (last / (1 << 12)) | 1 });
        for (near, window) in [(false, WINDOW), (true, NARROW)] {
            jobs.extend(edges::windows(last, L::domain(), window).into_iter().map(
                |(first, last)| match near {
                    false => Job::Values { first, last, step: 1 },
                    true => Job::Edges { first, last, step: 1 },
                },
            ));
        }
    }
    let (least, most) = L::domain();
    let count = most - least;
    if L::FALLS.is_some() && last > FEW && count < if full { SOME_IF_FULL } else { SOME } {
        if !whole {
            jobs.extend(parts(least, most).map(|(first, last)| Job::Values { first, last, step: 1 }));
        }
        jobs.extend(parts(least, most).map(|(first, last)| Job::Ceilings { first, last }));
    }
    // Three bytes are all rows of a leaf of up to 24 bits, and four of one of 32; rows that are longer are around values.
    let len = if full && last <= MANY { 3 } else { 2 };
    match len {
        3 => jobs.extend((0..=u8::MAX).map(|byte| Job::Rows { first: byte, last: byte, len })),
        _ => jobs.push(Job::Rows { first: 0, last: u8::MAX, len }),
    }
    jobs
}

/// The jobs that all indices from `first` to `last` make.
fn parts(first: u64, last: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..=(last - first) / JOB).map(move |part| {
        let first = first + part * JOB;
        (first, last.min(first + (JOB - 1)))
    })
}

/// Compares two rows as `L` has to order the rows of two values, the lesser first.
pub fn in_order<L: Leaf>(lesser: &[u8], greater: &[u8]) -> bool {
    match L::FALLS {
        Some(falls) => lesser.cmp(greater) == if falls { Ordering::Greater } else { Ordering::Less },
        None => lesser != greater,
    }
}

/// Every `step`-th value and its neighbour.
fn values<L: Leaf>(first: u64, last: u64, step: u64) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let mut at = first;
    // The next value, where it is the one that comes next here.
    let mut next = None;
    loop {
        let (value, row) = match next.take() {
            Some(known) => known,
            None => one::<L>(at, &mut tally)?,
        };
        if at < L::Value::LAST {
            let (greater, above) = one::<L>(at + 1, &mut tally)?;
            if !value.precedes(&greater) {
                return Err(format!("{value:?} does not precede {greater:?}"));
            }
            if let (Some(row), Some(above)) = (&row, &above) {
                tally.pairs += 1;
                if !in_order::<L>(row.as_ref(), above.as_ref()) {
                    return Err(format!(
                        "order: {value:?} is {:02x?}, and {greater:?} is {:02x?}",
                        row.as_ref(),
                        above.as_ref()
                    ));
                }
            }
            if step == 1 {
                next = Some((greater, above));
            }
        }
        match at.checked_add(step) {
            Some(following) if following <= last => at = following,
            _ => return Ok(tally),
        }
    }
}

/// One value: that it is refused, or its row is decoded as it.
fn one<L: Leaf>(at: u64, tally: &mut Tally) -> Result<(L::Value, Option<L::Row>), String> {
    let (first, last) = L::domain();
    let value = L::Value::nth(at);
    let row = L::encode(value);
    match &row {
        Some(row) if (first..=last).contains(&at) => {
            tally.values += 1;
            match L::decode(row.as_ref()) {
                Some(found) if found.same(&value) => {}
                found => {
                    return Err(format!("round trip: {value:?} is {:02x?}, decoded {found:?}", row.as_ref()));
                }
            }
        }
        Some(row) => {
            return Err(format!("refusal: {value:?} is out of domain, and is {:02x?}", row.as_ref()));
        }
        None if (first..=last).contains(&at) => {
            return Err(format!("{value:?} is in the domain, and is refused"));
        }
        None => tally.refused += 1,
    }
    Ok((value, row))
}
