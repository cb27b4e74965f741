//! `rowkey rebucket`: plans another number of salt buckets.

use std::collections::HashMap;
use std::fs::File;
use std::path::{Path, PathBuf};

use clap::Args;
use rowkey_layout::Layout;
use rowkey_layout::Part;

use crate::failure::{Failure, Outcome};
use crate::layout_file;
use crate::number::grouped;
use crate::report;
use crate::rows::{Input, escaped};

/// Plans another number of salt buckets: how many rows move, the new split points, and the steps.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Rebucket {
    /// The present layout as JSON; `-` reads it from standard input.
    #[arg(short, long, value_name = "FILE")]
    layout: PathBuf,
    /// The new number of buckets.
    #[arg(short, long, value_name = "BUCKETS", value_parser = clap::value_parser!(u32).range(2..=65536))]
    to: u32,
    /// The number of rows in the table, to estimate how many move.
    #[arg(short, long, value_name = "COUNT")]
    rows: Option<u64>,
    /// A file of rows, each with the present salt and again with the new one: how many of them move. For a salt hash that only your
    /// program has.
    #[arg(short, long, value_name = "FILE")]
    sample: Option<PathBuf>,
    /// Print only the new layout, as JSON.
    #[arg(short, long)]
    json: bool,
}

const AFTER: &str = "\
Examples:
  rowkey rebucket --layout key.json --to 32 --rows 1000000
  rowkey rebucket --layout key.json --to 32 --sample rows.txt
  rowkey rebucket --layout key.json --to 32 --json > new.json

Exit status: 0 the plan is written, 1 the salt cannot have this number of buckets, or the key has no salt, 2 bad input.";

impl Rebucket {
    pub fn run(&self) -> Result<(String, Outcome), Failure> {
        let old = layout_file::read_one_kind(&self.layout)?;
        let Some((now, digits, now_width)) = salt(&old) else {
            let layout = self.layout.display();
            return Err(Failure::Finding(format!("{layout}: the key has no salt, so it has no buckets")));
        };
        let to = self.to;
        let Some(new) = old.with_buckets(to) else {
            let (words, base) =
                if digits == Some("hexadecimal digits") { ("hexadecimal", 16u64) } else { ("decimal", 10) };
            return Err(Failure::Finding(format!(
                "the salt is {words} text of {}, so at most {} buckets; {to} need another layout",
                count(now_width, "digits"),
                base.pow(now_width as u32)
            )));
        };
        if self.json {
            let json = serde_json::to_string_pretty(&new).map_err(std::io::Error::from)?;
            return Ok((json + "\n", Outcome::Fine));
        }
        if now == to {
            return Ok((format!("The key has {to} buckets already: nothing to do\n"), Outcome::Fine));
        }
        let width = salt(&new).map_or(now_width, |(.., width)| width);
        let own_hash = old.clone().with_hashes().err();
        let sample = self.sample.as_ref().map(|file| sampled(&old, file, now_width)).transpose()?;
        let moves = Moves { now, to, same_width: width == now_width, own_hash, sample };
        let mut plan = format!("From {now} buckets to {to}\n\n");
        plan += &format!("fingerprint  {:#018x} becomes {:#018x}\n", old.fingerprint(), new.fingerprint());
        let digits = digits.unwrap_or("bytes");
        plan += &match moves.same_width {
            true => format!("salt         {} as before\n", count(width, digits)),
            false => format!("salt         {} becomes {}\n", count(now_width, digits), count(width, digits)),
        };
        plan += &format!("rows         {}\n", moves.in_words(self.rows));
        plan += &points(&old, &new, moves.same_width);
        plan.push('\n');
        plan += &steps(&moves);
        Ok((plan, Outcome::Fine))
    }
}

/// The number of buckets, the digits of a salt that is text, and the width of the salt.
fn salt(layout: &Layout) -> Option<(u32, Option<&'static str>, usize)> {
    let segments = layout.segments();
    let Part::Salt { buckets, text, hex, .. } = segments.first()?.part else { return None };
    let digits = match (text, hex) {
        (true, _) => Some("decimal digits"),
        (_, true) => Some("hexadecimal digits"),
        _ => None,
    };
    Some((buckets, digits, segments[0].width?))
}

fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {}", what.trim_end_matches('s')) } else { format!("{number} {what}") }
}

struct Moves {
    now: u32,
    to: u32,
    same_width: bool,
    /// A hash that only the program has: it may give any bucket of any number.
    own_hash: Option<String>,
    /// How many rows of how many of a sample move.
    sample: Option<(u64, u64)>,
}

impl Moves {
    /// How many of how many hash values keep their bucket. A hash keeps it if both remainders are equal: in each period of
    /// the least common multiple, that is true of as many hashes as the smaller number of buckets.
    fn stay(&self) -> (u64, u64) {
        let (a, b) = (u64::from(self.now), u64::from(self.to));
        let (kept, all) = (a.min(b), a / gcd(a, b) * b);
        let common = gcd(kept, all);
        (kept / common, all / common)
    }

    fn in_words(&self, rows: Option<u64>) -> String {
        if !self.same_width {
            return "all move: the salt has another width".into();
        }
        if let (Some(hash), None) = (&self.own_hash, self.sample) {
            return format!(
                "how many move depends on the hash {} of your program: use --sample",
                crate::encode::given::quoted(hash)
            );
        }
        let (moving, all) = self.sample.unwrap_or_else(|| {
            let (kept, all) = self.stay();
            (all - kept, all)
        });
        let exact = rows.map(|rows| {
            // Below `rows`, so it fits.
            let about = (u128::from(rows) * u128::from(moving) / u128::from(all)) as u64;
            format!(", about {} of {}", grouped(about), grouped(rows))
        });
        let percent = 100.0 * moving as f64 / all as f64;
        let sampled = if self.sample.is_some() { " in the sample" } else { "" };
        format!("{moving} of {all}{sampled} move ({percent:.0} %){}", exact.unwrap_or_default())
    }
}

/// How many rows of how many move, of rows that are there with both salts.
fn sampled(layout: &Layout, file: &Path, width: usize) -> Result<(u64, u64), Failure> {
    let failed = |error: String| Failure::Input(format!("{}: {error}", file.display()));
    let mut rows =
        Input::new(File::open(file).map_err(|error| failed(error.to_string()))?, None, report::warn);
    let mut salts: HashMap<Vec<u8>, Vec<Vec<u8>>> = HashMap::new();
    while let Some((number, row)) = rows.next(|| Ok(())).map_err(|error| failed(error.to_string()))? {
        rows.notes(layout).iter().for_each(|note| report::note(note));
        let (salt, rest) = row
            .split_at_checked(width)
            .ok_or_else(|| failed(format!("line {number}: the row is shorter than its salt")))?;
        salts.entry(rest.to_vec()).or_default().push(salt.to_vec());
    }
    let pairs: Vec<_> = salts.values().filter(|salts| salts.len() == 2).collect();
    if pairs.len() < salts.len() || pairs.is_empty() {
        return Err(failed("expected each row twice: with the present salt, and with the new one".into()));
    }
    Ok((pairs.iter().filter(|salts| salts[0] != salts[1]).count() as u64, pairs.len() as u64))
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The points at which to split the table, and those at which to merge regions.
fn points(old: &Layout, new: &Layout, same_table: bool) -> String {
    let (before, after) = (old.split_points(), new.split_points());
    let only = |these: &[Vec<u8>], those: &[Vec<u8>]| -> Vec<Vec<u8>> {
        these.iter().filter(|&point| !those.contains(point)).cloned().collect()
    };
    if !same_table {
        return lines("split at", &after);
    }
    lines("split at", &only(&after, &before)) + &lines("merge at", &only(&before, &after))
}

/// Points, wrapped; of many, only the first and the last.
fn lines(title: &str, points: &[Vec<u8>]) -> String {
    const MAX_POINTS: usize = 64;
    let Some(last) = points.last() else { return String::new() };
    let mut words: Vec<String> = points.iter().map(|point| escaped(point)).collect();
    if words.len() > MAX_POINTS {
        words.truncate(MAX_POINTS - 1);
        words.extend([format!("({} more)", points.len() - MAX_POINTS), escaped(last)]);
    }
    let mut text = String::new();
    let mut line = format!("{title:13}");
    for word in words {
        if line.len() + word.len() >= 96 {
            text += &format!("{}\n", line.trim_end());
            line = " ".repeat(13);
        }
        line += &format!("{word} ");
    }
    text + line.trim_end() + "\n"
}

const COPY: &str = "put the new row unless it exists (in HBase with the timestamps of the old cells, so that a later put or \
                    delete wins)";

/// The steps: within the table, or into a new one if the width of the salt changes.
fn steps(moves: &Moves) -> String {
    let steps = if moves.same_width { in_place(moves) } else { to_another(moves) };
    (1..).zip(&steps).map(|(number, step)| wrapped(&format!("{number}."), step)).collect()
}

fn in_place(&Moves { now, to, .. }: &Moves) -> Vec<String> {
    let mut steps = Vec::new();
    if to > now {
        steps.push("Split the table at the points above; this moves no row.".to_owned());
    }
    steps.push(format!(
        "Declare the key a second time, with buckets = {to}, next to the one with buckets = {now}. Each refuses \
         the rows in the other's buckets, so neither decodes a row of the other."
    ));
    steps.push(
        "Change the readers: a get reads the new row, then the old one. A scan runs the ranges of both keys and \
         decodes each row by the key whose range gave it. A row that does not decode belongs to the other \
         key: skip it. If two rows differ only in the salt, use the new one."
            .to_owned(),
    );
    steps.push(
        "Change the writers: a put writes the new row; a delete removes the old and the new row.".to_owned(),
    );
    steps.push(format!(
        "Copy: scan the ranges of the old key, decode each row and encode it by the new key. If the row differs, {COPY}, then \
         delete the old one. The copy can stop and resume at any row."
    ));
    steps.push(
        "Check: write the new layout by `rowkey rebucket .. --json > new.json`, and pipe a scan of the whole table through \
         `rowkey explain --layout new.json --faults`. It prints only a count once all rows have moved."
            .to_owned(),
    );
    steps.push("Remove the old key from readers and writers.".to_owned());
    if to < now {
        steps.push("Merge the empty regions after the last bucket.".to_owned());
    }
    steps
}

fn to_another(Moves { to, .. }: &Moves) -> Vec<String> {
    vec![
        "Create a new table, split at the points above. Old and new rows cannot share a table, since salts of \
         different widths cannot be distinguished."
            .to_owned(),
        format!("Declare the key a second time, with buckets = {to}, for the new table."),
        "Change the readers: a get reads the new table, then the old one. A scan runs in both; if two rows differ only \
         in the salt, use the new one."
            .to_owned(),
        "Change the writers: a put writes to the new table; a delete removes the row from both tables.".to_owned(),
        format!(
            "Copy: scan the old table, decode each row and encode it by the new key; {COPY}. The copy can stop and \
             resume at any row."
        ),
        "Check: write the new layout by `rowkey rebucket .. --json > new.json`, pipe the rows of the new table through \
         `rowkey explain --layout new.json --faults`, and compare the counts of both tables."
            .to_owned(),
        "Remove the old table from readers and writers, and drop it.".to_owned(),
    ]
}

/// A numbered step, wrapped.
fn wrapped(number: &str, step: &str) -> String {
    let mut text = String::new();
    let mut line = format!("{number:4}");
    for word in step.split_whitespace() {
        if line.len() + word.len() > 96 {
            text += &format!("{}\n", line.trim_end());
            line = " ".repeat(4);
        }
        line += &format!("{word} ");
    }
    text + line.trim_end() + "\n"
}
