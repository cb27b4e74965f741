//! Values of custom codecs: what their bytes are is known only to the type.

use super::fault::{Fault, Read, Reason};
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::{End, Reader};
use crate::error::DecodeErrorKind;
use crate::layout::{Kind, Node, Ref, Skip};

impl<'l, 'r> Cursor<'l, 'r> {
    pub(super) fn custom<V: Kept>(&mut self, codec: &'l Ref<str>, width: Option<usize>) -> Read<'l, V> {
        let Some(width) = width else {
            self.open = Some(codec);
            return Err(Fault::new(self.at(), Reason::Open));
        };
        let bytes = self.take(width)?;
        Ok(V::one(|| Value::Custom { codec: codec.get().into(), bytes: bytes.into(), open: false }))
    }

    /// Calls the codec for the value at `start`.
    pub(super) fn ask(&mut self, node: &'l Node, skip: Skip, start: Reader<'r>, end: End) -> Read<'l> {
        let mut reader = start.clone();
        if !skip(&mut reader, end) {
            let at = reader.position();
            let (offset, kind) = match reader.refusal() {
                Some(refusal) => (refusal.offset, DecodeErrorKind::Custom(refusal.rule)),
                None => match missing(skip, &start, end) {
                    Some(missing) => {
                        let found = start.row().len() - at;
                        (at, DecodeErrorKind::Truncated { expected: found + missing, found })
                    }
                    None => (at, DecodeErrorKind::Custom("the codec refused it, and gave no rule")),
                },
            };
            return Err(Fault::kind(offset, kind));
        }
        let found = reader.position() - start.position();
        // A refusal of an accepted value does not count.
        self.reader = start;
        self.take(found)?;
        // `desc` keeps the width.
        match (&node.peel(end).0.kind, node.width) {
            (Kind::Custom(codec), Some(expected)) if found != expected => {
                Err(Fault::new(self.at() - found, Reason::Width { codec, expected, found }))
            }
            _ => Ok(()),
        }
    }
}

/// The number of bytes that the row lacks: with that many more, the codec would accept the value at `start`.
fn missing(skip: Skip, start: &Reader<'_>, end: End) -> Option<usize> {
    let row = start.row();
    let mut longer = row.to_vec();
    let mut accepts = |more: usize, filler| {
        longer.resize(row.len(), filler);
        longer.resize(row.len() + more, filler);
        skip(&mut start.over(&longer), end)
    };
    let (mut enough, filler) = (0..=12).map(|power| 1 << power).find_map(|more| {
        [0x00, 0xFF].into_iter().find(|filler| accepts(more, *filler)).map(|filler| (more, filler))
    })?;
    let mut few = enough / 2;
    while enough - few > 1 {
        let half = few.midpoint(enough);
        if accepts(half, filler) { enough = half } else { few = half }
    }
    Some(enough)
}
