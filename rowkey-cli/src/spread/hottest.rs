//! The most frequent values of the first field.

use std::collections::HashMap;

use rowkey_layout::ExplainedSegment;

use crate::number::grouped;
use crate::terminal::Paint;
use crate::zone;

/// The largest number of values counted at a time.
const MAX_VALUES: usize = 1 << 16;
/// The number of values shown.
const SHOWN: usize = 5;

/// Counts values in bounded memory by the algorithm of Misra and Gries: if the table is full, a new value decrements all
/// counts. Each remaining count is a lower bound, and a value in more than one of [`MAX_VALUES`] rows always remains.
pub struct Hottest {
    values: HashMap<Vec<u8>, Value>,
    /// The largest error of each count.
    missing: u64,
}

struct Value {
    name: String,
    count: u64,
}

impl Hottest {
    pub fn new() -> Self {
        Hottest { values: HashMap::new(), missing: 0 }
    }

    /// Counts a row with this value; in an enum of keys, of this row kind.
    pub fn count(&mut self, kind: Option<&str>, value: &ExplainedSegment) {
        let kind_bytes = kind.unwrap_or_default().as_bytes();
        // The name of a row kind contains no NUL.
        let bytes = match kind {
            Some(_) => [kind_bytes, b"\0", &value.bytes].concat(),
            None => value.bytes.clone(),
        };
        if let Some(known) = self.values.get_mut(&bytes) {
            known.count += 1;
        } else if self.values.len() < MAX_VALUES {
            let kind = kind.map(|kind| format!("{kind} ")).unwrap_or_default();
            let name = format!("{kind}{} = {}", value.name, zone::shown(&value.value));
            self.values.insert(bytes, Value { name, count: 1 });
        } else {
            self.missing += 1;
            self.values.retain(|_, known| {
                known.count -= 1;
                known.count > 0
            });
        }
    }

    /// The most frequent, with their share of `rows`; empty if every value occurs once.
    pub fn drawn(&self, rows: u64, columns: usize, paint: Paint) -> String {
        let mut all: Vec<(&Vec<u8>, &Value)> =
            self.values.iter().filter(|(_, value)| value.count > 1).collect();
        // Equal counts: in row order.
        all.sort_by(|(a, one), (b, other)| other.count.cmp(&one.count).then_with(|| a.cmp(b)));
        all.truncate(SHOWN);
        if all.is_empty() {
            return String::new();
        }
        let mut text = format!("\n{}\n", paint.heading("hottest values of the first field"));
        for (_, value) in all {
            let bound = if self.missing > 0 { "at least " } else { "" };
            let percent = 100.0 * value.count as f64 / rows as f64;
            let line = format!("{percent:5.1} %  {bound}{:>9}  {}", grouped(value.count), value.name);
            text.extend(line.chars().take(columns));
            text.push('\n');
        }
        text
    }
}
