//! The most frequent values of the first field.

use std::collections::HashMap;

use rowkey_layout::ExplainedSegment;

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

    /// The most frequent values of those that occur more than once, with their counts.
    pub fn most(&self) -> Vec<(&str, u64)> {
        let mut all: Vec<(&Vec<u8>, &Value)> =
            self.values.iter().filter(|(_, value)| value.count > 1).collect();
        // Equal counts: in row order.
        all.sort_by(|(a, one), (b, other)| other.count.cmp(&one.count).then_with(|| a.cmp(b)));
        all.truncate(SHOWN);
        all.into_iter().map(|(_, value)| (&*value.name, value.count)).collect()
    }

    /// Whether each count is a lower bound.
    pub fn is_bound(&self) -> bool {
        self.missing > 0
    }
}
