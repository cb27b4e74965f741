//! A row as a flat list of values and constant bytes. Nesting, complements and delimiters are resolved here: ranges, skip scans
//! and masks loop over the list.

use alloc::vec::Vec;

use super::constraint::Constraint;
use crate::bytes::{Delimiter, End, KeyBuf};
use crate::layout::{Fields, Node, Skip};

/// A value of a row with what is asked of it, or constant bytes.
#[derive(Debug, Clone)]
pub(super) struct Leaf<'l> {
    /// `None`: constant bytes, the one value of `constraint`.
    pub(super) value: Option<Value<'l>>,
    /// In bytes as the row has them.
    pub(super) constraint: Constraint,
    /// The number of bytes at its end that the hash of the salt does not read; `None` if it reads none of them.
    pub(super) unhashed: Option<usize>,
}

/// A value in a row: its encoding, and what follows it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Value<'l> {
    pub(super) node: &'l Node,
    pub(super) skip: Option<Skip>,
    /// Its delimiter belongs to it.
    pub(super) end: End,
    /// Whether it is within an odd number of complements.
    pub(super) flip: bool,
    /// Whether a trailing `None` is omitted.
    pub(super) tail: bool,
}

impl<'l> Leaf<'l> {
    pub(super) fn new(value: Value<'l>, constraint: Constraint) -> Self {
        Leaf { value: Some(value), constraint, unhashed: None }
    }

    /// Constant bytes.
    pub(super) fn constant(bytes: &[u8]) -> Self {
        Leaf { value: None, constraint: Constraint::Values(Vec::from([bytes.into()])), unhashed: None }
    }

    /// An element of an array or a list.
    pub(super) fn element(node: &'l Node, flip: bool) -> Self {
        let value = Value { node, skip: None, end: End::Terminator, flip, tail: false };
        Leaf::new(value, Constraint::Any)
    }

    /// The fields of a nested key that `end` follows, unconstrained.
    pub(super) fn of_fields(fields: &'l Fields, end: End, flip: bool) -> Vec<Self> {
        let value = |i| Leaf::new(Value::of_field(fields, i, end, flip), Constraint::Any);
        (0..fields.list.len()).map(value).collect()
    }

    /// The values that are allowed, if these are a set.
    pub(super) fn values(&self) -> Option<&[KeyBuf]> {
        match &self.constraint {
            Constraint::Values(values) => Some(values),
            _ => None,
        }
    }

    /// The width in bytes, with the delimiter, if it is constant.
    pub(super) fn width(&self) -> Option<usize> {
        match self.value {
            Some(Value { tail: true, .. }) => None,
            Some(value) => Some(value.node.width? + value.end.delimiter_len()),
            None => self.values()?.first().map(|bytes| bytes.len()),
        }
    }

    /// Whether only the end of the row ends it.
    pub(super) fn ends_row(&self) -> bool {
        self.value.is_some_and(|value| value.end == End::Row && value.node.unterminated())
    }

    /// Whether the scan asks something of it.
    pub(super) fn is_asked(&self) -> bool {
        self.value.is_some() && self.constraint != Constraint::Any
    }

    /// Whether a trailing `None` of it is omitted.
    pub(super) fn is_tail(&self) -> bool {
        self.value.is_some_and(|value| value.tail)
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

impl<'l> Value<'l> {
    /// Its delimiter, as a row has it.
    pub(super) fn delimiter(&self) -> Option<Delimiter> {
        self.end.delimiter().map(|delimiter| delimiter.flipped(self.flip))
    }

    /// Field `i` of a key that `end` follows.
    pub(super) fn of_field(fields: &'l Fields, i: usize, end: End, flip: bool) -> Self {
        let field = &fields.list[i];
        Value {
            node: &field.node,
            skip: field.skip(),
            tail: field.tail && end == End::Row,
            end: fields.end(i, end),
            flip,
        }
    }
}
