//! Ranges by what their question leaves open: the order of the rows, pages and cursors.

use std::cmp::Ordering;

use rowkey::KeyRanges;

use super::Checks;
use super::rows::{Row, near, read};

impl Checks<'_> {
    /// `order`: of two rows, by the oracle.
    pub(super) fn open_fields(
        &mut self,
        ranges: &KeyRanges,
        rows: &[Row],
        matches: &[&Row],
        order: impl Fn(&Row, &Row) -> Option<Ordering>,
        shown: &str,
    ) {
        let open = ranges.by_open_fields();
        let stream = |ranges: &KeyRanges| -> Vec<&Row> {
            ranges.scan(|range| read(rows, &range), |row| &row.bytes).collect()
        };
        let found = stream(&open);
        let mut in_order = found.clone();
        in_order.sort_by(|a, b| a.bytes.cmp(&b.bytes));
        self.holds(
            in_order.into_iter().map(|row| &row.bytes).eq(matches.iter().map(|row| &row.bytes)),
            "by_open_fields() has every row that matches once",
            || format!("{shown}: {found:02x?}"),
        );
        for (index, low) in found.iter().enumerate() {
            for high in &found[index + 1..] {
                let order = order(low, high).map(|order| order.then_with(|| low.bytes.cmp(&high.bytes)));
                self.holds(order.is_none_or(Ordering::is_lt), "by_open_fields() is in this order", || {
                    format!("{shown}: {low:02x?} is before {high:02x?}")
                });
            }
        }
        let bytes = |rows: &[&Row]| rows.iter().map(|row| row.bytes.clone()).collect::<Vec<_>>();
        let mut back: Vec<&Row> =
            open.scan_descending(|range| read(rows, &range).rev(), |row| &row.bytes).collect();
        back.reverse();
        self.holds(bytes(&back) == bytes(&found), "scan_descending() is the other way round", || {
            format!("{shown}: {back:02x?} and {found:02x?}")
        });
        if found.is_empty() {
            return;
        }
        let at = self.random.below(found.len());
        let row = &found[at].bytes;
        let (after, before) = (open.after(row), open.before(row));
        for (page, left) in [(&after, &found[at + 1..]), (&before, &found[..at])] {
            self.holds(bytes(&stream(page)) == bytes(left), "a page by open fields", || {
                format!("{shown}: at {row:02x?}: {:02x?}", stream(page))
            });
        }
        for (cursor, page) in [(open.cursor_after(row), after), (open.cursor_before(row), before)] {
            let resumed = cursor.to_string().parse().map(|cursor| open.resume(&cursor));
            self.holds(resumed == Ok(Ok(page)), "a cursor by open fields", || {
                format!("{shown}: at {row:02x?}: {cursor}")
            });
        }
        // No row, or one of another scan.
        let other = near(&mut self.random, row);
        let (after, before) = (stream(&open.after(&other)), stream(&open.before(&other)));
        let between = found.get(before.len()..found.len().saturating_sub(after.len())).unwrap_or_default();
        // The row itself, also with the tags of `None` that it omits.
        let is_own = |row: &&Row| {
            other.strip_prefix(&row.bytes[..]).is_some_and(|tags| tags.iter().all(|tag| *tag == 0))
        };
        let right = between.len() <= 1 && between.iter().all(is_own);
        let parts = [&bytes(&before)[..], &bytes(between), &bytes(&after)].concat();
        self.holds(right && parts == bytes(&found), "the rows before and after any bytes", || {
            format!("{shown}: at {other:02x?}: {before:02x?}, and {after:02x?} of {found:02x?}")
        });
    }
}
