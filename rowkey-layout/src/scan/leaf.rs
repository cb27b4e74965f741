//! A row as a flat list of values and constant bytes. Nesting, complements and delimiters are resolved here: ranges, skip scans
//! and masks loop over the list.

use alloc::vec::Vec;

use super::constraint::Constraint;
use crate::bytes::tag::NONE;
use crate::bytes::{End, KeyBuf, Sink};
use crate::form::ceiling::Ceiling;
use crate::form::parts::{Part, Placed};

/// A value of a row with what is asked of it, or constant bytes.
#[derive(Debug, Clone)]
pub(super) struct Leaf<'l> {
    /// `None`: constant bytes, the one value of `constraint`.
    pub(super) value: Option<Placed<'l>>,
    /// In bytes as the row has them.
    pub(super) constraint: Constraint,
    /// Whether the scan asks something of it.
    pub(super) is_asked: bool,
    /// The number of bytes at its end that the hash of the salt does not read; `None` if it reads none of them.
    pub(super) unhashed: Option<usize>,
}

impl<'l> Leaf<'l> {
    pub(super) fn new(value: Placed<'l>, constraint: Constraint) -> Self {
        Leaf {
            value: Some(value),
            is_asked: !matches!(constraint, Constraint::Any),
            constraint,
            unhashed: None,
        }
    }

    /// Constant bytes.
    pub(super) fn constant(bytes: &[u8]) -> Self {
        let constraint = Constraint::Values(Vec::from([bytes.into()]));
        Leaf { value: None, constraint, is_asked: false, unhashed: None }
    }

    /// The values that are allowed, if these are a set.
    pub(super) fn values(&self) -> Option<&[KeyBuf]> {
        match &self.constraint {
            Constraint::Values(values) => Some(values),
            _ => None,
        }
    }

    /// Whether it is a value or the prefix of a row kind, and not a literal, which belongs to the value after it.
    pub(super) fn is_own(&self) -> bool {
        self.value.is_some() || self.is_asked
    }

    /// Whether its end is found from that of the row, so that it is known only of a whole row.
    pub(super) fn is_rest(&self) -> bool {
        self.value.is_some_and(|value| matches!(value.end, End::Before(_)))
    }

    /// The width in bytes, with the delimiter, if it is constant.
    pub(super) fn width(&self) -> Option<usize> {
        match self.value {
            Some(Placed { tail: true, .. }) => None,
            Some(value) => Some(value.node.width? + value.end.delimiter_len()),
            None => self.values()?.first().map(|bytes| bytes.len()),
        }
    }

    /// Whether nothing can match it.
    pub(super) fn is_nothing(&self) -> bool {
        match &self.constraint {
            Constraint::Values(values) => values.is_empty(),
            Constraint::Windows(windows) => windows.is_empty(),
            _ => false,
        }
    }
}

/// The number of leaves without the literals at the end.
pub(super) fn without_literals(leaves: &[Leaf<'_>]) -> usize {
    leaves.iter().rposition(Leaf::is_own).map_or(0, |last| last + 1)
}

/// The number of leading leaves with values.
pub(super) fn first_open(leaves: &[Leaf<'_>]) -> usize {
    leaves.iter().take_while(|leaf| leaf.values().is_some()).count()
}

/// `row` with the tags of the `None`s that it omits, and the offset after the leaves, the first of which starts at `at`; `None` if
/// the row cannot be cut there.
pub(super) fn with_omitted(leaves: &[Leaf<'_>], row: &[u8], mut at: usize) -> (KeyBuf, Option<usize>) {
    let mut whole = KeyBuf::from(row);
    for leaf in leaves {
        if leaf.is_tail() && at == whole.len() {
            whole.put_byte(NONE);
        }
        let len = |rest| leaf.value.map_or_else(|| leaf.length(rest), |value| value.span(rest));
        match whole.get(at..).and_then(len) {
            Some(len) => at += len,
            None => return (whole, None),
        }
    }
    (whole, Some(at))
}

/// Splits a row after `leaves`, the first of which starts at `at`. The first part has the tags of omitted `None`s. A row that cannot
/// be cut has no rest.
pub(super) fn split<'r>(leaves: &[Leaf<'_>], row: &'r [u8], at: usize) -> (KeyBuf, &'r [u8]) {
    let (mut whole, Some(at)) = with_omitted(leaves, row, at) else {
        return (row.into(), &[]);
    };
    whole.cut(at);
    (whole, row.get(at..).unwrap_or_default())
}

impl Part for Leaf<'_> {
    /// That satisfies the constraint.
    fn ceiling(&self, low: &[u8]) -> Option<Ceiling> {
        match (&self.constraint, self.value) {
            (Constraint::Values(values), _) if self.is_rest() => {
                // More of another value may follow one of these, so a row that begins with one is not ruled out.
                let has = |start: &[u8]| values.binary_search_by(|value| (**value).cmp(start)).is_ok();
                let begins = (0..=low.len()).any(|len| has(&low[..len]));
                let from = values.partition_point(|value| **value < *low);
                let bytes = if begins { low.into() } else { values.get(from)?.clone() };
                Some(Ceiling { bytes, whole: false })
            }
            (Constraint::Windows(windows), _) if self.is_rest() => {
                // Each holds the texts with a common prefix, and so what follows them too.
                let window = windows.iter().find(|window| window.is_above(low))?;
                Some(Ceiling { bytes: window.low.as_slice().max(low).into(), whole: false })
            }
            (Constraint::Values(values), _) => {
                let from = if low.is_empty() { 0 } else { values.partition_point(|value| **value < *low) };
                Ceiling::whole(values.get(from)?.clone())
            }
            (Constraint::Windows(windows), Some(value)) => {
                let from = windows.partition_point(|window| !window.is_above(low));
                windows[from..].iter().find_map(|window| {
                    let low = if *window.low < *low { low } else { &window.low };
                    value.ceiling(low).filter(|found| window.is_above(&found.bytes))
                })
            }
            (_, value) => value?.ceiling(low),
        }
    }

    /// If it satisfies the constraint.
    fn length(&self, bytes: &[u8]) -> Option<usize> {
        if self.is_rest() {
            return None;
        }
        if let Some(values) = self.values() {
            let value = &values[..values.partition_point(|value| **value <= *bytes)].last()?;
            let found = if self.ends_row() { ***value == *bytes } else { bytes.starts_with(value) };
            return if found { Some(value.len()) } else { None };
        }
        match (self.value?, &self.constraint) {
            (value, Constraint::Any) => value.length(bytes),
            (value, _) => {
                let own = bytes.get(..value.span(bytes)?)?;
                self.ceiling(own).filter(|found| found.bytes == *own).map(|_| own.len())
            }
        }
    }

    fn ends_row(&self) -> bool {
        self.value.is_some_and(|value| value.ends_row())
    }

    fn is_tail(&self) -> bool {
        self.value.is_some_and(|value| value.tail)
    }
}
