//! Ranges as commands for the shells of stores.

use super::Form;
use super::answer::{Answer, Rows};
use crate::encode::form::{bash, hex, ruby};
use rowkey::to_string_binary;

/// The largest number of ranges in commands.
const MAX_RANGES: usize = 10_000;

impl Answer {
    /// # Errors
    /// If there are too many ranges.
    pub fn pasted(&self, form: Form, table: &str) -> Result<String, String> {
        let pasted = !matches!(form, Form::Text | Form::Hex);
        if pasted && self.count() > MAX_RANGES {
            let count = self.count();
            return Err(format!(
                "found {count} ranges, expected at most {MAX_RANGES} for a shell; --format text lists them all"
            ));
        }
        let lines =
            |line: fn(&Rows, &str) -> String| self.each().map(|rows| line(&rows, table) + "\n").collect();
        Ok(match form {
            Form::Text => {
                lines(|(start, stop), _| format!("{}\t{}", to_string_binary(start), to_string_binary(stop)))
            }
            Form::Hex => lines(|(start, stop), _| format!("{}\t{}", hex(start), hex(stop))),
            Form::Hbase => self.hbase(table),
            Form::Cbt => lines(cbt),
            Form::Ldb => lines(|(start, stop), _| {
                format!(
                    "ldb --db=\"$DB\" scan --hex{}{}",
                    option(" --from=0x", start),
                    option(" --to=0x", stop)
                )
            }),
        })
    }

    /// Notes about ranges that are not exact.
    pub fn notes(&self, form: Form) -> Vec<String> {
        let mut notes = Vec::new();
        let filtered = form == Form::Hbase && self.fuzzy.is_some();
        if self.inexact && !filtered {
            notes.push(
                "a condition follows an open or bounded field, so the ranges also hold rows that do not match"
                    .to_owned(),
            );
        } else if self.inexact && !self.fuzzy_is_exact {
            notes.push(
                "the filter can express neither bounds nor the end of a row, so it passes some rows that do not match"
                    .to_owned(),
            );
        }
        if form == Form::Cbt && self.each().any(|(start, stop)| start.contains(&0) || stop.contains(&0)) {
            notes.push(
                "no argument can contain a 00, so some ranges are wider than the match; --format text has the exact ones"
                    .to_owned(),
            );
        }
        notes
    }

    /// One scan from the first start to the last stop, with a filter if there are several ranges or they are not exact.
    fn hbase(&self, table: &str) -> String {
        const FILTER: &str = "org.apache.hadoop.hbase.filter";
        let ranges: Vec<Rows> = self.each().collect();
        let bytes = |row: &[u8]| format!("{}.to_java_bytes", ruby(row));
        let (name, list) = match (&self.fuzzy, &ranges[..]) {
            (Some(pairs), _) => {
                let pair = |(row, mask): &(Vec<u8>, Vec<u8>)| {
                    format!("org.apache.hadoop.hbase.util.Pair.new({}, {})", bytes(row), bytes(mask))
                };
                ("FuzzyRowFilter", pairs.iter().map(pair).collect())
            }
            (None, [_]) => ("", Vec::new()),
            (None, several) => {
                let range = |(start, stop): &Rows| {
                    let (start, stop) = (bytes(start), bytes(stop));
                    format!("{FILTER}.MultiRowRangeFilter::RowRange.new({start}, true, {stop}, false)")
                };
                ("MultiRowRangeFilter", several.iter().map(range).collect::<Vec<_>>())
            }
        };
        let start = ranges.iter().map(|(start, _)| start).min().map_or(&[][..], |start| start);
        let mut options = Vec::new();
        if !start.is_empty() {
            options.push(format!("STARTROW => {}", ruby(start)));
        }
        let last = ranges.iter().map(|(_, stop)| stop).max();
        if let Some(stop) = last.filter(|_| ranges.iter().all(|(_, stop)| !stop.is_empty())) {
            options.push(format!("STOPROW => {}", ruby(stop)));
        }
        if !list.is_empty() {
            // The shell allows line breaks up to the closing bracket.
            let list = list.join(",\n  ");
            options.push(format!("FILTER => {FILTER}.{name}.new(java.util.ArrayList.new([\n  {list}\n]))"));
        }
        match options.is_empty() {
            true => format!("scan '{table}'\n"),
            false => format!("scan '{table}', {{{}}}\n", options.join(", ")),
        }
    }
}

/// For cbt, `start` is inclusive and `end` exclusive. An argument ends before its first 00.
fn cbt((start, stop): &Rows, table: &str) -> String {
    let before_nul = |row: &[u8]| row.split(|byte| *byte == 0).next().unwrap_or_default().to_vec();
    let start = before_nul(start);
    let stop = match before_nul(stop) {
        // The exclusive upper bound of all rows that continue with a 00.
        cut if cut.len() < stop.len() => [&cut[..], &[1]].concat(),
        whole => whole,
    };
    let option = |name: &str, row: &[u8]| {
        if row.is_empty() { String::new() } else { format!(" {name}={}", bash(row)) }
    };
    format!("cbt read {table}{}{}", option("start", &start), option("end", &stop))
}

fn option(name: &str, row: &[u8]) -> String {
    if row.is_empty() { String::new() } else { format!("{name}{}", hex(row).to_uppercase()) }
}
