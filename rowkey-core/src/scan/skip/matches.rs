//! Whether a row matches, and up to where all following rows match.

use super::{Rows, SkipScan};
use crate::bytes::{End, KeyBuf, Sink};
use crate::explain::{length, spans};
use crate::layout::{Fields, Kind};
use crate::scan::constraints::{ANY, Constraint, Window};
use crate::scan::prefix_successor;
use crate::scan::ranges::split_salt;

impl SkipScan {
    /// Whether the row satisfies the constraints. It may still not decode.
    pub(super) fn matches(&self, row: &[u8]) -> bool {
        self.rows_of(row).any(|(rows, rest)| rows.match_fields(rest))
    }

    /// Every row from `row`, which matches, up to this bound also matches. `None`: unknown.
    pub(super) fn run_end(&self, row: &[u8]) -> Option<KeyBuf> {
        let (rows, rest) = self.rows_of(row).find(|(rows, rest)| rows.match_fields(rest))?;
        if rows.layout.fields.has_tail() {
            return None;
        }
        let mut last = None;
        fields_match(&rows.layout.fields, &rows.constraints, End::Row, false, rest, &mut last)?;
        let (rest, matched) = last?;
        let mut end = KeyBuf::from(&row[..row.len() - rest.len()]);
        let end = match matched {
            Matched::Row => return None,
            Matched::Value(value) => {
                end.put(value);
                prefix_successor(end)?
            }
            Matched::Window(Window { high: Some(high), .. }) => {
                end.put(high);
                end
            }
            Matched::Window(_) => prefix_successor(end)?,
        };
        let stop = self.within.stop();
        Some(if stop.is_empty() || *end < *stop { end } else { stop.into() })
    }

    /// The scan that can contain the row and the bytes of its fields; at most one.
    fn rows_of<'a>(&'a self, row: &'a [u8]) -> impl Iterator<Item = (&'a Rows, &'a [u8])> {
        let (salt, rest) = split_salt(row, self.layout().salt_width());
        let bucket = self.layout().salt_bytes().read(salt);
        self.of.iter().filter_map(move |rows| {
            let matches = bucket.is_some_and(|bucket| match &rows.salted {
                _ if rows.nothing => false,
                Some(salted) => salted.buckets.binary_search(&bucket).is_ok(),
                None => bucket < rows.layout.buckets(),
            });
            if !matches {
                return None;
            }
            let rest = match rows.layout.prefix.get() {
                // Comparing with an empty slice costs as much as three other comparisons: its pointer may dangle.
                [] => rest,
                prefix => rest.strip_prefix(prefix)?,
            };
            Some((rows, rest))
        })
    }
}

impl Rows {
    /// Whether the fields in `rest` satisfy the constraints.
    fn match_fields(&self, rest: &[u8]) -> bool {
        let fields = &self.layout.fields;
        if !fields.has_tail() {
            return fields_match(fields, &self.constraints, End::Row, false, rest, &mut None).is_some();
        }
        // A row omits trailing `None`s of `tail` fields.
        let mut whole = KeyBuf::from(rest);
        let count = spans(fields, rest).filter(|(_, span)| span.end <= rest.len()).count();
        (count..fields.list.len()).for_each(|_| whole.put_byte(0));
        fields_match(fields, &self.constraints, End::Row, false, &whole, &mut None).is_some()
    }
}

/// The part of a constraint that a field satisfies.
enum Matched<'a> {
    Window(&'a Window),
    Value(&'a KeyBuf),
    /// A value at the end of the row.
    Row,
}

/// The bytes after the fields at the start of `rest`, if these satisfy the constraints. Anything may follow the last
/// constrained field. `last`: the bytes from that field on, and what it satisfies.
fn fields_match<'a>(
    fields: &Fields,
    constraints: &'a [Constraint],
    end: End,
    flip: bool,
    rest: &'a [u8],
    last: &mut Option<(&'a [u8], Matched<'a>)>,
) -> Option<&'a [u8]> {
    let mut rest = rest;
    let last_constrained = constraints.iter().rposition(|constraint| *constraint != Constraint::Any);
    let is_row = matches!(end, End::Row);
    let count = if is_row { last_constrained.map_or(0, |last| last + 1) } else { fields.list.len() };
    for (i, field) in fields.list.iter().enumerate().take(count) {
        let (node, own_end) = (field.node.get(), fields.end(i, end));
        match constraints.get(i).unwrap_or(&ANY) {
            Constraint::Values(values) => {
                let value = match &values[..] {
                    [only] => only,
                    _ => values[..values.partition_point(|value| **value <= *rest)].last()?,
                };
                let after = rest.strip_prefix(value.as_slice())?;
                let is_row = own_end == End::Row && node.unterminated();
                if is_row && !after.is_empty() {
                    return None;
                }
                *last = Some((rest, if is_row { Matched::Row } else { Matched::Value(value) }));
                rest = after;
                continue;
            }
            Constraint::Windows(windows) => {
                let at = windows.partition_point(|window| !window.is_above(rest));
                let window = windows.get(at).filter(|window| window.is_below(rest))?;
                *last = Some((rest, Matched::Window(window)));
            }
            Constraint::Key(constraints) => {
                let (key, flipped, key_end) = node.peel(own_end);
                let Kind::Key(fields) = &key.kind else { return None };
                rest = fields_match(fields, constraints, key_end, flip != flipped, rest, last)?;
                if key_end != own_end {
                    // A complemented key has its own terminators, so the delimiter belongs to none of its fields.
                    rest = rest.get(own_end.delimiter_len()..)?;
                }
                continue;
            }
            Constraint::Any => {}
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
