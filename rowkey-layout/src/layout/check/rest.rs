//! Where a `rest` field can be: its end is found from that of the row, so nothing of variable width follows, in no outer key either.

use super::{Arg, Message};
use crate::layout::{Fields, Kind, Node};

impl Node {
    /// Whether a key inside it has a `rest` field.
    pub(super) const fn has_rest(&self) -> bool {
        match &self.kind {
            Kind::Key(fields) => fields.have_rest(),
            Kind::Keys(kinds) => any!(kinds.list.get(), |_, kind| kind.layout.fields.have_rest()),
            _ => matches!(self.inner(), Some(inner) if inner.has_rest()),
        }
    }
}

impl Fields {
    /// Whether a field is a `rest` field; a key inside it cannot have one.
    pub const fn have_rest(&self) -> bool {
        any!(self.list.get(), |_, field| field.slot().rest)
    }
}

/// Checks that a `rest` field is text or bytes.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn rest(name: &str, ty: &str, node: &Node) {
    if !matches!(node.kind, Kind::Text { .. }) {
        Message::stop(
            "field `{}: {}`: `rest` finds the end of text or bytes from that of the row, and this is neither; leave it out",
            &[Arg::Text(name), Arg::Text(ty)],
        );
    }
}

/// Checks a field after the `rest` field `rest`.
///
/// # Panics
/// At compile time, when its width varies.
#[track_caller]
pub const fn after_rest(name: &str, ty: &str, node: &Node, rest: &str) {
    if node.width.is_none() {
        let (name, ty, rest) = (Arg::Text(name), Arg::Text(ty), Arg::Text(rest));
        Message::stop(
            "field `{}: {}`: its width varies, and the end of `{}` is counted from that of the row, so decode could not tell \
             where `{}` ends; give this a fixed width (`#[pad(n)]`, `[u8; N]`), or remove `rest` from `{}`: its text then has a \
             terminator",
            &[name, ty, rest, rest, rest],
        );
    }
}
