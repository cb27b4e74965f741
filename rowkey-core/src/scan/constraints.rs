//! The constraints of a scan, field by field, for scans beyond leading values and one bound.

use alloc::vec::Vec;

use super::nested::last_field;
use super::row_bounds::{RowBound, RowBounds, RowPosition};
use crate::bytes::complement::complement;
use crate::bytes::{End, KeyBuf, Sink};
use crate::explain::spans;
use crate::layout::{Fields, Kind, Layout, Node};

/// The constraint of one field. Bytes are as in the row; each delimiter belongs to the field before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Constraint {
    /// Unconstrained.
    Any,
    /// One of these encodings, which are sorted.
    Values(Vec<KeyBuf>),
    /// In one of these windows, which are sorted and disjoint.
    Windows(Vec<Window>),
    /// The constraints of the fields of a nested key.
    Key(Vec<Constraint>),
}

/// An interval of encodings. What follows the field in its row does not matter.
#[derive(Debug, Clone)]
pub struct Window {
    pub(super) row_bounds: RowBounds,
    /// The smallest byte string in the window.
    pub(super) low: KeyBuf,
    /// The smallest byte string above the window, if there is one.
    pub(super) high: Option<KeyBuf>,
    /// The first bytes of the two, which decide most comparisons.
    low_head: u64,
    high_head: u64,
}

/// The first eight bytes as a big-endian number, padded with zeros. If it differs, it orders two byte strings.
fn head(bytes: &[u8]) -> u64 {
    match bytes.first_chunk() {
        Some(first) => u64::from_be_bytes(*first),
        None => {
            bytes.iter().fold(0, |head, byte| head << 8 | u64::from(*byte)) << (8 * (8 - bytes.len()) % 64)
        }
    }
}

impl Window {
    /// `None` if the window is empty.
    pub(super) fn new(row_bounds: RowBounds) -> Option<Self> {
        if row_bounds.empty {
            return None;
        }
        let unbounded = row_bounds.high.position == RowPosition::After && row_bounds.high.bytes.is_empty();
        let high = if unbounded { None } else { row_bounds.high.without(0) };
        let low = row_bounds.low.without(0)?;
        let (low_head, high_head) = (head(&low), high.as_deref().map_or(0, head));
        Some(Window { low, high, row_bounds, low_head, high_head })
    }

    /// Whether the window starts at or below `rest`, the bytes of a row from the field on.
    pub(super) fn is_below(&self, rest: &[u8]) -> bool {
        let head = head(rest);
        self.low_head < head || (self.low_head == head && *self.low <= *rest)
    }

    /// Whether the window ends above `rest`.
    pub(super) fn is_above(&self, rest: &[u8]) -> bool {
        let Some(high) = &self.high else { return true };
        let head = head(rest);
        head < self.high_head || (head == self.high_head && *rest < **high)
    }
}

impl PartialEq for Window {
    fn eq(&self, other: &Self) -> bool {
        (&self.low, &self.high) == (&other.low, &other.high)
    }
}

impl Eq for Window {}

/// Unconstrained.
pub(super) static ANY: Constraint = Constraint::Any;

impl Constraint {
    /// One of `values`, given in any order.
    pub(super) fn values(mut values: Vec<KeyBuf>) -> Self {
        values.sort_unstable();
        values.dedup();
        Constraint::Values(values)
    }

    /// Between one pair of `bounds`, which are sorted.
    pub(super) fn between(row_bounds: impl IntoIterator<Item = RowBounds>) -> Self {
        let windows: Vec<Window> = row_bounds.into_iter().filter_map(Window::new).collect();
        match &windows[..] {
            [only] if only.low.is_empty() && only.high.is_none() => Constraint::Any,
            _ => Constraint::Windows(windows),
        }
    }

    /// Whether nothing can match.
    pub(super) fn is_nothing(&self) -> bool {
        match self {
            Constraint::Any => false,
            Constraint::Values(values) => values.is_empty(),
            Constraint::Windows(windows) => windows.is_empty(),
            Constraint::Key(fields) => fields.iter().any(Constraint::is_nothing),
        }
    }

    /// The constraint of the complemented field.
    pub(super) fn complemented(self) -> Self {
        match self {
            Constraint::Any => Constraint::Any,
            Constraint::Values(mut values) => {
                values.iter_mut().for_each(|value| complement(value.as_mut_slice()));
                values.reverse();
                Constraint::Values(values)
            }
            Constraint::Windows(windows) => {
                Constraint::between(windows.into_iter().rev().map(|window| window.row_bounds.complemented()))
            }
            Constraint::Key(fields) => {
                Constraint::Key(fields.into_iter().map(Constraint::complemented).collect())
            }
        }
    }

    /// The constraint of `node` before `end`, given the constraint of `node` at the end of a row.
    fn before(self, node: &Node, end: End) -> Self {
        let with_end = |bytes: &KeyBuf, position| {
            let RowBound { mut bytes, position } = last_field(node, bytes, position, end);
            if node.width.is_some() && position != RowPosition::Before {
                end.delimiter().iter().for_each(|delimiter| bytes.put(delimiter));
            }
            RowBound { bytes, position }
        };
        match self {
            Constraint::Values(values) => {
                // Text that contains the delimiter cannot be encoded there.
                let can_be_encoded = |value: &&KeyBuf| {
                    value.is_empty()
                        || last_field(node, value, RowPosition::Before, end).position == RowPosition::Before
                };
                let values = values.iter().filter(can_be_encoded);
                Constraint::values(values.map(|value| with_end(value, RowPosition::AfterRow).bytes).collect())
            }
            Constraint::Windows(windows) => {
                Constraint::between(windows.iter().map(
                    |Window { row_bounds: RowBounds { low, high, empty }, .. }| {
                        let low = last_field(node, &low.bytes, low.position, end);
                        let high = last_field(node, &high.bytes, high.position, end);
                        let there = RowBounds { low, high, empty: *empty };
                        // Text at the end of a row may be invalid before a delimiter.
                        RowBounds { empty: *empty || there.is_empty(0, node, end), ..there }
                    },
                ))
            }
            Constraint::Key(fields) => match &node.kind {
                Kind::Key(inner) => Constraint::Key(fields_before(fields, inner, end)),
                _ => Constraint::Key(fields),
            },
            Constraint::Any => Constraint::Any,
        }
    }

    /// The constraint of a nested key `node`, which `end` follows, given those of its fields. `ended`: the constraint of its last
    /// field with a terminator, if only its custom codec can write that.
    pub(super) fn of_key(
        mut fields: Vec<Constraint>,
        ended: Option<Constraint>,
        node: &Node,
        end: End,
    ) -> Self {
        let (key, complemented, inner_end) = node.peel(end);
        if inner_end != End::Row {
            match (ended, &key.kind) {
                (Some(ended), Kind::Key(key)) if fields.len() == key.list.len() => {
                    fields.pop();
                    fields.push(ended);
                }
                (_, Kind::Key(key)) => fields = fields_before(fields, key, inner_end),
                _ => {}
            }
        }
        let constraint = Constraint::Key(fields);
        if complemented { constraint.complemented() } else { constraint }
    }
}

/// The constraints of the fields of a key before `end`, given those at the end of a row.
fn fields_before(mut constraints: Vec<Constraint>, fields: &Fields, end: End) -> Vec<Constraint> {
    if fields.has_tail() || constraints.len() < fields.list.len() {
        return constraints;
    }
    if let (Some(constraint), Some(field)) = (constraints.last_mut(), fields.list.last()) {
        let last = core::mem::replace(constraint, Constraint::Any);
        *constraint = last.before(&field.node, end);
    }
    constraints
}

/// Splits `head`, the bytes of the first `count` fields after the salt and the prefix, into fields.
pub(super) fn cut(layout: &Layout, head: &[u8], count: usize) -> Vec<Constraint> {
    let fields = &layout.fields;
    let values = spans(fields, head).take(count).enumerate().map(|(i, (_, span))| {
        let end = span.end + fields.end(i, End::Row).delimiter_len();
        Constraint::Values(Vec::from([head[span.start..end].into()]))
    });
    values.collect()
}

/// Whether every field is fixed, so that only complete keys match.
pub(super) fn is_whole(constraints: &[Constraint], fields: &Fields) -> bool {
    let each = constraints.iter().zip(fields.list.iter()).all(|(constraint, field)| {
        match (constraint, &field.node.peel(End::Row).0.kind) {
            (Constraint::Any | Constraint::Windows(_), _) => false,
            (Constraint::Values(_), _) => true,
            (Constraint::Key(constraints), Kind::Key(inner)) => is_whole(constraints, inner),
            (Constraint::Key(_), _) => false,
        }
    });
    each && constraints.len() == fields.list.len()
}
