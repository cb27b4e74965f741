//! What a scan asks of the fields of a key, field by field, once it asks for more than leading values and one bound.

use alloc::vec::Vec;

use super::edges::{Edge, Edges, Side};
use super::nested::last_field;
use crate::bytes::complement::complement;
use crate::bytes::{End, KeyBuf, Sink};
use crate::explain::spans;
use crate::layout::{Fields, Kind, Layout, Node};

/// What is asked of one field. All bytes are as they are in the row, each delimiter with the field before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// Nothing: it may have any value.
    Any,
    /// To be one of these encodings, which are sorted.
    Values(Vec<KeyBuf>),
    /// To lie in one of these windows, which are sorted and do not overlap.
    Windows(Vec<Window>),
    /// It is a key, and this is asked of its fields.
    Key(Vec<Asked>),
}

/// Some encodings that follow each other. The bytes that follow the field in its row do not matter.
#[derive(Debug, Clone)]
pub struct Window {
    pub(super) edges: Edges<KeyBuf>,
    /// The smallest byte string in it.
    pub(super) low: KeyBuf,
    /// The smallest byte string above it, if there is one.
    pub(super) high: Option<KeyBuf>,
    /// How the two begin: most rows are compared by this alone.
    low_head: u64,
    high_head: u64,
}

/// The first eight bytes, filled with zeros. Of two byte strings that differ in it, the smaller has the smaller one.
fn head(bytes: &[u8]) -> u64 {
    match bytes.first_chunk() {
        Some(first) => u64::from_be_bytes(*first),
        None => {
            bytes.iter().fold(0, |head, byte| head << 8 | u64::from(*byte)) << (8 * (8 - bytes.len()) % 64)
        }
    }
}

impl Window {
    /// `None` where nothing can be in it.
    pub(super) fn new(edges: Edges<KeyBuf>) -> Option<Self> {
        if edges.empty {
            return None;
        }
        let unbounded = edges.high.side == Side::After && edges.high.bytes.is_empty();
        let high = if unbounded { None } else { edges.high.without(0) };
        let low = edges.low.without(0)?;
        let (low_head, high_head) = (head(&low), high.as_deref().map_or(0, head));
        Some(Window { low, high, edges, low_head, high_head })
    }

    /// It begins at or below `rest`, the bytes of a row from the field on.
    pub(super) fn is_below(&self, rest: &[u8]) -> bool {
        let head = head(rest);
        self.low_head < head || (self.low_head == head && *self.low <= *rest)
    }

    /// It ends above `rest`.
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

/// Nothing is asked.
pub(super) static ANY: Asked = Asked::Any;

impl Asked {
    /// To be one of `values`, in any order.
    pub(super) fn values(mut values: Vec<KeyBuf>) -> Self {
        values.sort_unstable();
        values.dedup();
        Asked::Values(values)
    }

    /// To lie between one pair of the `edges`, which are sorted.
    pub(super) fn between(edges: impl IntoIterator<Item = Edges<KeyBuf>>) -> Self {
        let windows: Vec<Window> = edges.into_iter().filter_map(Window::new).collect();
        match &windows[..] {
            [only] if only.low.is_empty() && only.high.is_none() => Asked::Any,
            _ => Asked::Windows(windows),
        }
    }

    /// Nothing can match.
    pub(super) fn is_nothing(&self) -> bool {
        match self {
            Asked::Any => false,
            Asked::Values(values) => values.is_empty(),
            Asked::Windows(windows) => windows.is_empty(),
            Asked::Key(fields) => fields.iter().any(Asked::is_nothing),
        }
    }

    /// The same of a field that is complemented.
    fn complemented(self) -> Self {
        match self {
            Asked::Any => Asked::Any,
            Asked::Values(mut values) => {
                values.iter_mut().for_each(|value| complement(value.as_mut_slice()));
                values.reverse();
                Asked::Values(values)
            }
            Asked::Windows(windows) => {
                Asked::between(windows.into_iter().rev().map(|window| window.edges.complemented()))
            }
            Asked::Key(fields) => Asked::Key(fields.into_iter().map(Asked::complemented).collect()),
        }
    }

    /// The same of `node`, the last field of a row, where `end` follows it and not the end of the row.
    fn before(self, node: &Node, end: End) -> Self {
        let place = |bytes: &KeyBuf, side| {
            let Edge { mut bytes, side } = last_field(node, bytes, side, end);
            if node.width.is_some() && side != Side::Before {
                end.delimiter().iter().for_each(|delimiter| bytes.put(delimiter));
            }
            Edge { bytes, side }
        };
        match self {
            Asked::Values(values) => {
                // Text that holds the delimiter is no value there.
                let stands = |value: &&KeyBuf| {
                    value.is_empty() || last_field(node, value, Side::Before, end).side == Side::Before
                };
                let values = values.iter().filter(stands);
                Asked::values(values.map(|value| place(value, Side::AfterRow).bytes).collect())
            }
            Asked::Windows(windows) => Asked::between(windows.iter().map(|Window { edges, .. }| Edges {
                low: last_field(node, &edges.low.bytes, edges.low.side, end),
                high: last_field(node, &edges.high.bytes, edges.high.side, end),
                empty: edges.empty,
            })),
            Asked::Key(fields) => match &node.kind {
                Kind::Key(inner) => Asked::Key(fields_before(fields, inner, end)),
                _ => Asked::Key(fields),
            },
            Asked::Any => Asked::Any,
        }
    }

    /// What is asked of the fields of a key, where the key is a field `node` itself, and `end` follows it. `ended`: what
    /// is asked of its last field with a terminator, where only its codec knows how to write that.
    pub(super) fn of_key(mut fields: Vec<Asked>, ended: Option<Asked>, node: &Node, end: End) -> Self {
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
        let asked = Asked::Key(fields);
        if complemented { asked.complemented() } else { asked }
    }
}

/// The same of the fields of a key that `end` follows.
fn fields_before(mut asked: Vec<Asked>, fields: &Fields, end: End) -> Vec<Asked> {
    if fields.has_tail() || asked.len() < fields.list.len() {
        return asked;
    }
    if let (Some(asked), Some(field)) = (asked.last_mut(), fields.list.last()) {
        let last = core::mem::replace(asked, Asked::Any);
        *asked = last.before(&field.node, end);
    }
    asked
}

/// `head`, the bytes of the `count` leading fields after the salt and the prefix, cut into them.
pub(super) fn cut(layout: &Layout, head: &[u8], count: usize) -> Vec<Asked> {
    let fields = &layout.fields;
    let values = spans(fields, head).take(count).enumerate().map(|(i, (_, span))| {
        let end = span.end + fields.end(i, End::Row).delimiter_len();
        Asked::Values(Vec::from([head[span.start..end].into()]))
    });
    values.collect()
}

/// Each of the fields has values, so that only whole keys match.
pub(super) fn is_whole(asked: &[Asked], fields: &Fields) -> bool {
    let each = asked.iter().zip(fields.list.iter()).all(|(asked, field)| {
        match (asked, &field.node.peel(End::Row).0.kind) {
            (Asked::Any | Asked::Windows(_), _) => false,
            (Asked::Values(_), _) => true,
            (Asked::Key(asked), Kind::Key(inner)) => is_whole(asked, inner),
            (Asked::Key(_), _) => false,
        }
    });
    each && asked.len() == fields.list.len()
}
