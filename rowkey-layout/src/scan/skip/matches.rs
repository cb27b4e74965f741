//! Whether a row matches, and up to where all following rows match.

use super::SkipScan;
use crate::bytes::KeyBuf;
use crate::form::parts::Part;
use crate::scan::constraint::{Constraint, Window};
use crate::scan::interval::{RowBound, RowPosition};
use crate::scan::leaf::{Leaf, with_omitted};
use crate::scan::rows::Rows;
use crate::scan::split_salt;

impl SkipScan {
    /// Whether the row satisfies the constraints. It may still not decode.
    pub(super) fn matches(&self, row: &[u8]) -> bool {
        self.rows_of(row).any(|(rows, rest)| rows.matches(rest))
    }

    /// Every row from `row`, which matches, up to this bound also matches. `None`: unknown.
    pub(super) fn run_end(&self, row: &[u8]) -> Option<KeyBuf> {
        let (rows, rest) = self.rows_of(row).find(|(rows, rest)| rows.matches(rest))?;
        if rows.counts_from_end || rows.leaves.last().is_some_and(Leaf::is_tail) {
            return None;
        }
        let mut last = None;
        match_leaves(&rows.leaves[..rows.asked], rest, &mut last)?;
        let (rest, high, position) = last?;
        let bytes = KeyBuf::from([&row[..row.len() - rest.len()], high].concat());
        let end = RowBound { bytes, position }.without(0)?;
        let stop = self.0.within.stop();
        Some(if stop.is_empty() || *end < *stop { end } else { stop.into() })
    }

    /// The scans whose buckets can contain the row, and the row after its salt.
    fn rows_of<'a>(&'a self, row: &'a [u8]) -> impl Iterator<Item = (&'a Rows, &'a [u8])> {
        let (salt, rest) = split_salt(row, self.layout().salt_width());
        let bucket = self.layout().salt_bytes().read(salt);
        self.0.of.iter().filter_map(move |rows| {
            let matches = bucket.is_some_and(|bucket| match &rows.salted {
                _ if rows.nothing => false,
                Some(salted) => salted.buckets.binary_search(&bucket).is_ok(),
                None => bucket < rows.layout.buckets(),
            });
            matches.then_some((rows, rest))
        })
    }
}

impl Rows {
    /// Whether a row without its salt satisfies what is asked.
    fn matches(&self, rest: &[u8]) -> bool {
        let asked = &self.leaves[..self.asked];
        if !self.leaves.last().is_some_and(Leaf::is_tail) {
            return match_leaves(asked, rest, &mut None).is_some();
        }
        match_leaves(asked, &with_omitted(&self.leaves, rest, 0).0, &mut None).is_some()
    }
}

/// Whether the values at the start of `rest` satisfy the constraints; anything may follow the last one. `last`: the bytes from
/// the last constrained value on, and up to where others in their place satisfy its constraint too; `None` for a value at the end of
/// the row.
fn match_leaves<'a>(
    leaves: &'a [Leaf<'_>],
    rest: &'a [u8],
    last: &mut Option<(&'a [u8], &'a [u8], RowPosition)>,
) -> Option<()> {
    let mut rest = rest;
    for (i, leaf) in leaves.iter().enumerate() {
        let is_rest = leaf.is_rest();
        let own = if is_rest { rest.get(..leaf.value.as_ref()?.span(rest)?)? } else { rest };
        match &leaf.constraint {
            Constraint::Values(values) => {
                let value = match &values[..] {
                    [only] => only,
                    _ => values[..values.partition_point(|value| **value <= *own)].last()?,
                };
                let after = own.strip_prefix(value.as_slice())?;
                let is_whole = is_rest || leaf.ends_row();
                if is_whole && !after.is_empty() {
                    return None;
                }
                *last = (!is_whole).then_some((rest, value.as_slice(), RowPosition::After));
                rest = &rest[value.len()..];
                continue;
            }
            Constraint::Windows(windows) => {
                *last = Some(match window_of(windows, own)?.high() {
                    Some(high) => (rest, high.as_slice(), RowPosition::Before),
                    None => (rest, &[][..], RowPosition::After),
                });
            }
            _ => {}
        }
        if i + 1 < leaves.len() {
            let len = leaf.value.as_ref()?.span(rest)?;
            rest = rest.get(len..)?;
        }
    }
    Some(())
}

/// The window that holds `bytes`.
fn window_of<'a>(windows: &'a [Window], bytes: &[u8]) -> Option<&'a Window> {
    let at = windows.partition_point(|window| !window.is_above(bytes));
    windows.get(at).filter(|window| window.is_below(bytes))
}
