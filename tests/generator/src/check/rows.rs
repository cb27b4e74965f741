//! Rows of a case: encoded, decoded, and in their order.

use std::cmp::Ordering;

use super::Checks;
use crate::random::Rng;
use crate::value::V;

/// A row with its fields.
#[derive(Debug, Clone)]
pub struct Row {
    pub bytes: Vec<u8>,
    pub fields: Vec<V>,
    /// The number of its variant; 0 is that of the key.
    pub kind: usize,
}

/// The rows of a case, in the order of their bytes.
pub(crate) struct Rows {
    /// Of the key alone.
    pub(crate) key: Vec<Row>,
    /// Of the enum that holds it; empty if there is none.
    pub(crate) table: Vec<Row>,
}

/// How many rows are drawn.
const ROWS: usize = 48;

impl Checks<'_> {
    pub(super) fn rows(&mut self, random: &mut Rng) -> Rows {
        let case = self.case.clone();
        let mut keys: Vec<V> = Vec::new();
        for _ in 0..ROWS {
            let mut fresh = case.sample_key(random, case.key());
            // Most rows differ from another in one field.
            if !keys.is_empty() && random.below(3) > 0 {
                let field = random.below(case.key().fields.len());
                let mut near = random.one_of(&keys).clone();
                near.list_mut()[field] = fresh.list_mut().swap_remove(field);
                fresh = near;
            }
            if !keys.contains(&fresh) {
                keys.push(fresh);
            }
        }
        let made = self.made;
        let mut rows = Rows { key: Vec::new(), table: Vec::new() };
        for key in &keys {
            let Some(bytes) = (made.key.encode)(key) else { continue };
            self.round_trip(&made.key, key, &bytes);
            rows.key.push(Row { bytes, fields: key.list().to_vec(), kind: 0 });
        }
        if let (Some(functions), Some(table)) = (&made.table, &case.table) {
            for (kind, (_, key)) in table.kinds.iter().enumerate() {
                let of_kind = |random: &mut Rng| case.sample_key(random, &case.keys[*key]);
                let drawn = match kind {
                    0 => keys.clone(),
                    _ => (0..ROWS / 4).map(|_| of_kind(random)).collect(),
                };
                for key in drawn {
                    let value = V::L(vec![V::U(kind as u128), key]);
                    let Some(bytes) = (functions.encode)(&value) else { continue };
                    self.round_trip(functions, &value, &bytes);
                    rows.table.push(Row { bytes, fields: value.list()[1].list().to_vec(), kind });
                }
            }
        }
        for list in [&mut rows.key, &mut rows.table] {
            list.sort_by(|a, b| a.bytes.cmp(&b.bytes));
            for two in list.windows(2) {
                self.holds(
                    two[0].bytes != two[1].bytes || two[0].fields == two[1].fields,
                    "one key, one row",
                    || format!("{:?}", two),
                );
            }
            list.dedup_by(|a, b| a.bytes == b.bytes);
        }
        self.order(&rows.key);
        rows
    }

    fn round_trip(&mut self, functions: &crate::Functions, key: &V, bytes: &[u8]) {
        let decoded = (functions.decode)(bytes);
        self.holds(decoded.as_ref() == Some(key), "round trip", || {
            format!("{key:?}: {bytes:02x?} is {decoded:?}")
        });
    }

    /// In one bucket, rows are in the order of their fields.
    fn order(&mut self, rows: &[Row]) {
        let case = self.case.clone();
        let width = case.key().salt.as_ref().map_or(0, crate::model::Salt::width);
        for (index, low) in rows.iter().enumerate() {
            for high in &rows[index + 1..] {
                if low.bytes.get(..width) != high.bytes.get(..width) {
                    continue;
                }
                let order = case.order(case.key(), &low.fields, &high.fields);
                self.holds(order.is_none_or(Ordering::is_lt), "order", || {
                    format!("{low:02x?} is before {high:02x?}")
                });
            }
        }
    }
}
