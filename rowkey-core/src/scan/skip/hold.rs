//! Whether a row matches, and how far the rows after it do.

use super::{Rows, SkipScan};
use crate::bytes::{End, KeyBuf, Sink};
use crate::explain::{length, spans};
use crate::layout::{Fields, Kind};
use crate::scan::above;
use crate::scan::asked::{ANY, Asked, Window};
use crate::scan::ranges::split_salt;

impl SkipScan {
    /// The row holds what is asked. It may still not decode.
    pub(super) fn matches(&self, row: &[u8]) -> bool {
        self.rows_of(row).any(|(rows, rest)| rows.hold(rest))
    }

    /// All from `row`, which matches, up to these bytes match, too. `None`: nothing is known of other rows.
    pub(super) fn run_end(&self, row: &[u8]) -> Option<KeyBuf> {
        let (rows, rest) = self.rows_of(row).find(|(rows, rest)| rows.hold(rest))?;
        if rows.layout.fields.has_tail() {
            return None;
        }
        let mut last = None;
        hold(&rows.layout.fields, &rows.asked, End::Row, false, rest, &mut last)?;
        let (rest, held) = last?;
        let mut end = KeyBuf::from(&row[..row.len() - rest.len()]);
        let end = match held {
            Held::Row => return None,
            Held::Value(value) => {
                end.put(value);
                above(end)?
            }
            Held::Window(Window { high: Some(high), .. }) => {
                end.put(high);
                end
            }
            Held::Window(_) => above(end)?,
        };
        let stop = self.within.stop();
        Some(if stop.is_empty() || *end < *stop { end } else { stop.into() })
    }

    /// What may hold the row, and its fields: one, or none.
    fn rows_of<'a>(&'a self, row: &'a [u8]) -> impl Iterator<Item = (&'a Rows, &'a [u8])> {
        let (salt, rest) = split_salt(row, self.layout().salt_width());
        let bucket = self.layout().salt_bytes().read(salt);
        self.of.iter().filter_map(move |rows| {
            let asked = bucket.is_some_and(|bucket| match &rows.salted {
                Some(salted) => salted.of(bucket).is_some(),
                None => bucket < rows.layout.buckets(),
            });
            if !asked {
                return None;
            }
            let rest = match rows.layout.prefix.get() {
                // A comparison with no bytes costs as much as three of some: they may lie nowhere.
                [] => rest,
                prefix => rest.strip_prefix(prefix)?,
            };
            Some((rows, rest))
        })
    }
}

impl Rows {
    /// The fields that begin with `rest` hold what is asked.
    fn hold(&self, rest: &[u8]) -> bool {
        let fields = &self.layout.fields;
        if !fields.has_tail() {
            return hold(fields, &self.asked, End::Row, false, rest, &mut None).is_some();
        }
        // A row leaves `None`s at its end out.
        let mut whole = KeyBuf::from(rest);
        let count = spans(fields, rest).filter(|(_, span)| span.end <= rest.len()).count();
        (count..fields.list.len()).for_each(|_| whole.put_byte(0));
        hold(fields, &self.asked, End::Row, false, &whole, &mut None).is_some()
    }
}

/// What a field holds of that which is asked of it.
enum Held<'a> {
    Window(&'a Window),
    Value(&'a KeyBuf),
    /// A value that the row ends with.
    Row,
}

/// What follows the fields that `rest` begins with, if they hold what is asked. After the last field that something is
/// asked of, it may be anything. `last`: the bytes from that field on, and what it holds.
fn hold<'a>(
    fields: &Fields,
    asked: &'a [Asked],
    end: End,
    flip: bool,
    rest: &'a [u8],
    last: &mut Option<(&'a [u8], Held<'a>)>,
) -> Option<&'a [u8]> {
    let mut rest = rest;
    let last_asked = asked.iter().rposition(|asked| *asked != Asked::Any);
    let is_row = matches!(end, End::Row);
    let count = if is_row { last_asked.map_or(0, |last| last + 1) } else { fields.list.len() };
    for (i, field) in fields.list.iter().enumerate().take(count) {
        let (node, own_end) = (field.node.get(), fields.end(i, end));
        match asked.get(i).unwrap_or(&ANY) {
            Asked::Values(values) => {
                let value = match &values[..] {
                    [only] => only,
                    _ => values[..values.partition_point(|value| **value <= *rest)].last()?,
                };
                let after = rest.strip_prefix(value.as_slice())?;
                let is_row = own_end == End::Row && node.open_end();
                if is_row && !after.is_empty() {
                    return None;
                }
                *last = Some((rest, if is_row { Held::Row } else { Held::Value(value) }));
                rest = after;
                continue;
            }
            Asked::Windows(windows) => {
                let at = windows.partition_point(|window| !window.is_above(rest));
                let window = windows.get(at).filter(|window| window.is_below(rest))?;
                *last = Some((rest, Held::Window(window)));
            }
            Asked::Key(asked) => {
                let (key, turned, key_end) = node.peel(own_end);
                let Kind::Key(fields) = &key.kind else { return None };
                rest = hold(fields, asked, key_end, flip != turned, rest, last)?;
                continue;
            }
            Asked::Any => {}
        }
        let is_last = own_end == End::Row || (i + 1 == count && is_row);
        if !is_last {
            let len = match node.width {
                Some(width) => width,
                None => length(node, field.skip(), own_end, flip, rest)?,
            };
            rest = rest.get(len + own_end.delimiter_len()..)?;
        }
    }
    Some(rest)
}
