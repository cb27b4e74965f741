//! Values of custom codecs: what their bytes are is known only to the type.

use super::fault::Reason;
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::{End, Reader};
use crate::error::DecodeErrorKind;
use crate::layout::{Kind, Node, Ref, Skip};

impl<'l, 'r, V: Kept> Cursor<'l, 'r, V> {
    pub(super) fn custom(&mut self, codec: &'l Ref<str>, width: Option<usize>) -> Option<V> {
        let Some(width) = width else {
            self.open = Some(codec);
            return None;
        };
        let bytes = self.take(width)?;
        Some(V::one(|| Value::Custom { codec: codec.get().into(), bytes: bytes.into(), open: false }))
    }

    /// Calls the codec for the value at `start`.
    pub(super) fn ask(&mut self, node: &'l Node, skip: Skip, start: Reader<'r>, end: End) -> Option<()> {
        let mut reader = start.clone();
        if !skip(&mut reader, end) {
            let at = reader.position();
            let (offset, kind) = match reader.refusal() {
                Some((offset, rule)) => (offset, DecodeErrorKind::Custom(rule)),
                None => match (reader.lacking(), reader.remaining()) {
                    (0, _) => (at, DecodeErrorKind::Custom("the codec refused it, and gave no rule")),
                    (lacking, found) => (at, DecodeErrorKind::Truncated { expected: found + lacking, found }),
                },
            };
            return self.wrong(offset, kind);
        }
        let found = reader.position() - start.position();
        // A refusal of an accepted value does not count.
        self.reader = start;
        self.take(found)?;
        // `desc` keeps the width.
        match (&node.peel(end).0.kind, node.width) {
            (Kind::Custom(codec), Some(expected)) if found != expected => {
                self.fault(self.at() - found, Reason::Width { codec, expected, found })
            }
            _ => Some(()),
        }
    }
}
