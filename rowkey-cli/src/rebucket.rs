//! `rowkey rebucket`: plans another number of salt buckets.

use std::collections::HashMap;
use std::fs::File;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
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
    /// The current layout as JSON; `-` reads it from standard input.
    #[arg(short, long, value_name = "FILE")]
    layout: PathBuf,
    /// The new number of buckets.
    #[arg(short, long, value_name = "BUCKETS", value_parser = clap::value_parser!(u32).range(2..=65536))]
    to: u32,
    /// The number of rows in the table, to estimate how many move.
    #[arg(short, long, value_name = "COUNT")]
    rows: Option<u64>,
    /// A file with each row of a sample twice, with the current salt and with the new one, to count how many move. For a salt hash
    /// that only your program has.
    #[arg(short, long, value_name = "FILE")]
    sample: Option<PathBuf>,
    /// The store, which decides the steps.
    #[arg(long, value_enum, default_value_t = Store::Hbase)]
    store: Store,
    /// Print only the new layout, as JSON.
    #[arg(short, long)]
    json: bool,
}

/// A store whose steps are known.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Store {
    Hbase,
    Bigtable,
    Fjall,
    Redb,
}

/// Why the rows move to another table.
const SAME_BYTES: &str = "\
The rows that do not move have the same bytes in both layouts, so one table cannot hold both:
a scan of both would count them twice. The steps copy all rows to a new table.

";

const AFTER: &str = "\
Examples:
  rowkey rebucket --layout key.json --to 32 --rows 1000000
  rowkey rebucket --layout key.json --to 32 --store fjall
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
        let own_hash = old.own_hash().map(str::to_owned);
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
        if matches!(self.store, Store::Hbase | Store::Bigtable) {
            plan += &lines("split at", &new.split_points());
        }
        plan.push('\n');
        if moves.same_width {
            plan += SAME_BYTES;
        }
        plan += &steps(self.store, &moves);
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
    /// The number of rows of a sample that move, and the number of all.
    sample: Option<(u64, u64)>,
}

impl Moves {
    /// The number of hash values that keep their bucket, and the number of all. A hash keeps it if both remainders are equal: in
    /// each period of the least common multiple, as many hashes do as the smaller number of buckets.
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

/// The number of rows that move, and the number of all, in a file that has each row with both salts.
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
        return Err(failed("expected each row twice: with the current salt, and with the new one".into()));
    }
    Ok((pairs.iter().filter(|salts| salts[0] != salts[1]).count() as u64, pairs.len() as u64))
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Points, wrapped; of many, only the first and the last.
fn lines(title: &str, points: &[Vec<u8>]) -> String {
    const MAX_POINTS: usize = 64;
    let Some(last) = points.last() else { return String::new() };
    let mut words: Vec<String> = points.iter().map(|point| escaped(point)).collect();
    if words.len() > MAX_POINTS {
        words.truncate(MAX_POINTS - 1);
        let more = points.len() - MAX_POINTS;
        words.extend([format!("({more} more, which `rowkey ddl` of the new layout has)"), escaped(last)]);
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

/// The steps to another table: <https://docs.rs/rowkey/latest/rowkey/guide/moving/> says what holds after each of them.
fn steps(store: Store, Moves { now, to, .. }: &Moves) -> String {
    let declare = format!(
        "Declare the key a second time, with buckets = {to}, next to the one with buckets = {now}: \
         `Rekey::<Old, New>::to_new(row)` moves a row."
    );
    let create = match store {
        Store::Hbase => {
            "Create a new table, split at the points above, with the same families, versions and TTL. Set \
             hbase.hstore.time.to.purge.deletes of both tables to more milliseconds than steps 3 to 6 take: delete markers have to \
             stay until then, and KEEP_DELETED_CELLS does not keep those without an older cell."
        }
        Store::Bigtable => {
            "Create a new table, split at the points above, with the same families, and one more, `moved`: a cell in it says that \
             a row needs no copy."
        }
        Store::Fjall | Store::Redb => "Create a new table in the same database.",
    };
    let write = match store {
        Store::Hbase => {
            "Change the writers: a put or a delete writes the new row, then the old one, with one timestamp that no other write of \
             these cells has. Repeat a write that failed, with its timestamp. All writers do so before the copy starts. \
             If they change one after another, nobody deletes meanwhile."
        }
        Store::Bigtable => {
            "Change the writers: a put writes the new row, then the old one, with one timestamp that no other write of these \
             cells has; a delete of a row is one mutation of the new row, which deletes it and sets a cell in `moved`, then \
             one of the old row. To delete some cells, copy the row first. Changes of one row follow each other. All writers do so \
             before the copy starts. If they change one after another, nobody deletes meanwhile."
        }
        Store::Fjall | Store::Redb => {
            "Change the writers: in one transaction, a put writes the old row and the new row, and a delete removes both. A \
             counter reads the old row and writes the sum to both. All writers do so before the copy starts. If they changed one \
             after another, empty the new table then."
        }
    };
    let transactions = match store {
        Store::Fjall => {
            " Transactions are those of a SingleWriterTxDatabase, or of an OptimisticTxDatabase, which refuses one of two that \
             conflict."
        }
        Store::Hbase | Store::Bigtable | Store::Redb => "",
    };
    let write = format!("{write}{transactions}");
    let copy = match store {
        Store::Hbase => {
            "Copy: scan the old table, and put each cell into the new row with the timestamp that it has. The copy can stop, \
             and start again at any row."
        }
        Store::Bigtable => {
            "Copy: scan the old table. By CheckAndMutateRow of the new row: if it has a cell in `moved`, nothing; else set the \
             cells, with the timestamps that they have, and one in `moved`. The copy can stop, and start again at any row."
        }
        Store::Fjall | Store::Redb => {
            "Copy: in transactions of some hundred rows, read old rows and write the new ones with the same values. The copy can \
             stop, and start again at any row."
        }
    };
    let compare = match store {
        Store::Hbase | Store::Bigtable => {
            "Compare both tables, cells with their timestamps, except for changes of the last minutes. Check the new rows: write the \
             new layout by `rowkey rebucket .. --json > new.json`, and pipe them through `rowkey explain --layout new.json \
             --faults`."
        }
        Store::Fjall | Store::Redb => {
            "Compare both tables in one snapshot: each old row has an equal new row, and there are no others."
        }
    };
    let read = match store {
        Store::Hbase | Store::Bigtable => {
            "Change the readers to the new table. Counters that the server adds to were written only to the old table until now: \
             stop adding, copy them once more, and add to the new table."
        }
        Store::Fjall | Store::Redb => {
            "Change the readers to the new table, and counters to read there. They can still go back."
        }
    };
    let drop = match store {
        Store::Hbase => {
            "Drop the old table. When no write is left to repeat, reset the time to purge deletes of the new one."
        }
        Store::Bigtable => "Drop the old table, and the family `moved` of the new one.",
        Store::Fjall | Store::Redb => "Drop the old table.",
    };
    let steps = [
        create,
        &declare,
        &write,
        copy,
        compare,
        read,
        "Let the writers write only to the new table, once nobody reads the old one. From here, there is no way back.",
        drop,
    ];
    (1..).zip(steps).map(|(number, step)| wrapped(&format!("{number}."), step)).collect()
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
