//! Rows of a case: encoded, decoded, and in their order.

use std::cmp::Ordering;

use rowkey::{KeyRange, KeyRanges};

use super::Checks;
use crate::model::Salt;
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
    pub(super) fn rows(&mut self) -> Rows {
        let (case, random) = (self.case.clone(), &mut self.random);
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
                let drawn = match kind {
                    0 => keys.clone(),
                    _ => (0..ROWS / 4).map(|_| case.sample_key(&mut self.random, &case.keys[*key])).collect(),
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
        self.prefixes(&rows.key);
        self.other_bytes(&made.key, &rows.key);
        let salt = case.key().salt.as_ref();
        self.all_rows(&made.key, &rows.key, salt);
        if let (Some(functions), Some(table)) = (&made.table, &case.table) {
            self.other_bytes(functions, &rows.table);
            // Without a salt of the enum, its keys have their own.
            self.all_rows(functions, &rows.table, table.salt.as_ref().or(salt));
        }
        rows
    }

    /// Every row is among all rows. Other bytes do not decode, or are the row of what they decode to.
    fn other_bytes(&mut self, functions: &crate::Functions, rows: &[Row]) {
        let all = (functions.all_rows)();
        for row in rows {
            let inside = all.iter().any(|range| range.contains(&row.bytes));
            self.holds(inside, "all rows are in all_rows()", || format!("{row:02x?}"));
            for _ in 0..4 {
                let bytes = near(&mut self.random, &row.bytes);
                let decoded = (functions.decode)(&bytes);
                let explained = functions.layout.explain(&bytes);
                let fault = explained.fault.as_ref().map(ToString::to_string);
                // Only the layout, which has time, shows the number that is out of range.
                let place =
                    |text: Option<&String>| text.and_then(|text| Some(text.split_once(": ")?.0.to_owned()));
                let (own, wanted) = (place(fault.as_ref()), place(decoded.as_ref().err()));
                self.holds(own == wanted, "explain finds what decode does", || {
                    format!("{bytes:02x?}: {fault:?} and {decoded:?}")
                });
                self.holds(explained.row() == bytes, "an explanation has all bytes", || {
                    format!("{bytes:02x?}: {explained}")
                });
                let Ok(key) = decoded else { continue };
                let encoded = (functions.encode)(&key);
                self.holds(encoded.as_ref() == Some(&bytes), "one row, one key", || {
                    format!("{bytes:02x?} is {key:?}, whose row is {encoded:02x?}")
                });
            }
        }
    }

    /// All rows as one stream, and its pages: in the order of what follows the salt.
    fn all_rows(&mut self, functions: &crate::Functions, rows: &[Row], salt: Option<&Salt>) {
        let width = salt.map_or(0, Salt::width);
        let mut sorted: Vec<&[u8]> = rows.iter().map(|row| &row.bytes[..]).collect();
        let read = |ranges: &KeyRanges| -> Vec<&[u8]> {
            ranges.scan(|range| read(rows, &range), |row| &row.bytes).map(|row| &row.bytes[..]).collect()
        };
        sorted.sort_by_key(|row| (&row[width..], &row[..width]));
        let all = (functions.all_rows)();
        self.holds(read(&all) == sorted, "all rows in one order", || format!("{:02x?}", read(&all)));
        if sorted.is_empty() {
            return;
        }
        let at = self.random.below(sorted.len());
        for (page, left) in
            [(all.after(sorted[at]), &sorted[at + 1..]), (all.before(sorted[at]), &sorted[..at])]
        {
            self.holds(read(&page) == left, "a page of all rows", || {
                format!("at {:02x?}: {:02x?}", sorted[at], read(&page))
            });
        }
    }

    fn round_trip(&mut self, functions: &crate::Functions, key: &V, bytes: &[u8]) {
        let decoded = (functions.decode)(bytes);
        self.holds(decoded.as_ref() == Ok(key), "round trip", || {
            format!("{key:?}: {bytes:02x?} is {decoded:?}")
        });
    }

    /// In one bucket, rows are in the order of their fields.
    fn order(&mut self, rows: &[Row]) {
        let case = self.case.clone();
        let width = case.key().salt.as_ref().map_or(0, Salt::width);
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

/// The rows in a range, of those in the order of their bytes.
pub(super) fn read<'r>(
    rows: &'r [Row],
    range: &KeyRange,
) -> impl DoubleEndedIterator<Item = &'r Row> + use<'r> {
    let from = rows.partition_point(|row| row.bytes[..] < *range.start());
    let count = rows[from..].iter().take_while(|row| range.contains(&row.bytes)).count();
    rows[from..from + count].iter()
}

/// Bytes that differ from these in one place.
pub(super) fn near(random: &mut Rng, bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let at = random.below(bytes.len() + 1);
    let byte = *random.one_of(&[0, 1, 2, 0x30, 0x7F, 0x80, 0xFE, 0xFF]);
    match (random.below(4), bytes.get_mut(at)) {
        (0, _) => bytes.truncate(at),
        (1, _) => bytes.insert(at, byte),
        (2, Some(old)) => *old ^= 1,
        (_, Some(old)) => *old = byte,
        (_, None) => bytes.push(byte),
    }
    bytes
}
