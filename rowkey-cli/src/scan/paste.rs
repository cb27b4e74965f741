//! Ranges as lines, as JSON, and as commands for the shells of stores.

use std::io::{self, Write};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use rowkey_layout::to_string_binary;
use serde_json::json;

use super::Form;
use super::answer::{Answer, Fuzzy, Rows};
use crate::encode::form::{bash, hex, ruby};

/// The largest number of ranges in commands, and of masks.
const MAX_RANGES: usize = 10_000;

impl Answer {
    /// # Errors
    /// If there are too many ranges for a shell.
    pub fn fits(&self, form: Form) -> Result<(), String> {
        let pasted = !matches!(form, Form::Text | Form::Hex | Form::Base64);
        if pasted && self.each().nth(MAX_RANGES).is_some() {
            return Err(format!(
                "found more than {MAX_RANGES} ranges, too many for a shell; --format text lists them all"
            ));
        }
        Ok(())
    }

    /// Writes range by range: they may not fit into memory. `counted` is called after each.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn write(
        &self,
        form: Form,
        table: &str,
        out: &mut impl Write,
        counted: &mut dyn FnMut(),
    ) -> io::Result<()> {
        let line: fn(&Rows, &str) -> String = match form {
            Form::Text => {
                |(start, stop), _| format!("{}\t{}", to_string_binary(start), to_string_binary(stop))
            }
            Form::Hex => |(start, stop), _| format!("{}\t{}", hex(start), hex(stop)),
            Form::Base64 => {
                |(start, stop), _| format!("{}\t{}", STANDARD.encode(start), STANDARD.encode(stop))
            }
            Form::Hbase => return out.write_all(self.hbase(table).as_bytes()),
            Form::Cbt => cbt,
            Form::Ldb => |(start, stop), _| {
                format!(
                    "ldb --db=\"$DB\" scan --hex{}{}",
                    option(" --from=0x", start),
                    option(" --to=0x", stop)
                )
            },
        };
        self.each().try_for_each(|rows| {
            writeln!(out, "{}", line(&rows, table))?;
            counted();
            Ok(())
        })
    }

    /// Writes one JSON object on one line.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn json(&self, out: &mut impl Write, counted: &mut dyn FnMut()) -> io::Result<()> {
        write!(out, "{{\"exact\":{}", self.is_exact())?;
        if let Some(fuzzy) = &self.fuzzy {
            let pairs = fuzzy.pairs.iter();
            let pairs = pairs.map(|(row, mask)| json!({ "row_hex": hex(row), "mask_hex": hex(mask) }));
            write!(out, ",\"fuzzy\":{}", pairs.collect::<serde_json::Value>())?;
        }
        write!(out, ",\"ranges\":[")?;
        let mut comma = "";
        for (start, stop) in self.each() {
            let range = json!({
                "start_hex": hex(&start), "stop_hex": hex(&stop),
                "start_text": to_string_binary(&start), "stop_text": to_string_binary(&stop),
            });
            write!(out, "{}{range}", std::mem::replace(&mut comma, ","))?;
            counted();
        }
        writeln!(out, "]}}")
    }

    /// Notes about ranges that are not exact.
    pub fn notes(&self, form: Form) -> Vec<String> {
        let mut notes = Vec::new();
        match self.filter().filter(|_| form == Form::Hbase) {
            _ if self.is_exact() => {}
            None if self.is_whole() => notes.push(
                "these ranges are the whole table, as the first field is open"
                    .to_owned(),
            ),
            None => notes.push(
                "a condition is after an open or bounded field, or on or after a `rest` field, so the ranges also hold \
                 rows that do not match"
                    .to_owned(),
            ),
            Some(fuzzy) if fuzzy.is_exact => {}
            Some(_) => notes.push(
                "the filter cannot express bounds, the end of a row or fields after one of variable width, so it passes some rows \
                 that do not match"
                    .to_owned(),
            ),
        }
        if form == Form::Cbt && self.each().any(|(start, stop)| start.contains(&0) || stop.contains(&0)) {
            notes.push(
                "no argument can contain a 00, so start and end are cut there, and the ranges also contain rows that do not match; \
                 --format text has the exact ones"
                    .to_owned(),
            );
        }
        notes
    }

    /// The masks, unless they are too many for a shell.
    fn filter(&self) -> Option<&Fuzzy> {
        self.fuzzy.as_ref().filter(|fuzzy| fuzzy.pairs.len() <= MAX_RANGES)
    }

    /// One scan from the first start to the last stop, with a filter if there are several ranges or they are not exact.
    fn hbase(&self, table: &str) -> String {
        let ranges = joined(self.each().collect());
        let mut filters = Vec::new();
        // Masks without bounds pass only rows of the ranges.
        if ranges.len() > 1 && self.filter().is_none_or(|fuzzy| fuzzy.is_wider) {
            let range = |(start, stop): &Rows| {
                let (start, stop) = (java_bytes(start), java_bytes(stop));
                format!("{FILTER}.MultiRowRangeFilter::RowRange.new({start}, true, {stop}, false)")
            };
            filters.push(filter("MultiRowRangeFilter", ranges.iter().map(range)));
        }
        if let Some(fuzzy) = self.filter() {
            let pair = |(row, mask): &(Vec<u8>, Vec<u8>)| {
                format!("org.apache.hadoop.hbase.util.Pair.new({}, {})", java_bytes(row), java_bytes(mask))
            };
            filters.push(filter("FuzzyRowFilter", fuzzy.pairs.iter().map(pair)));
        }
        let mut options = Vec::new();
        if let Some((start, _)) = ranges.first().filter(|(start, _)| !start.is_empty()) {
            options.push(format!("STARTROW => {}", ruby(start)));
        }
        if let Some((_, stop)) = ranges.last().filter(|(_, stop)| !stop.is_empty()) {
            options.push(format!("STOPROW => {}", ruby(stop)));
        }
        match &filters[..] {
            [] => {}
            [only] => options.push(format!("FILTER => {only}")),
            // Passes what all of them pass.
            several => options.push(format!("FILTER => {}", filter("FilterList", several.iter().cloned()))),
        }
        match options.is_empty() {
            true => format!("scan '{table}'\n"),
            false => format!("scan '{table}', {{{}}}\n", options.join(", ")),
        }
    }
}

/// The package of HBase's filters.
const FILTER: &str = "org.apache.hadoop.hbase.filter";

/// A filter of a list. The shell allows line breaks up to the closing bracket.
fn filter(name: &str, list: impl Iterator<Item = String>) -> String {
    let list = list.collect::<Vec<_>>().join(",\n  ");
    format!("{FILTER}.{name}.new(java.util.ArrayList.new([\n  {list}\n]))")
}

fn java_bytes(row: &[u8]) -> String {
    format!("{}.to_java_bytes", ruby(row))
}

/// Sorted by start, those that touch joined: all buckets of a table are one scan.
fn joined(mut ranges: Vec<Rows>) -> Vec<Rows> {
    ranges.sort();
    ranges.dedup_by(|(start, stop), (_, end)| {
        let touches = *start == *end;
        if touches {
            std::mem::swap(end, stop);
        }
        touches
    });
    ranges
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
