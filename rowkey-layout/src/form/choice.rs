//! A variant of an enum without data.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::ceiling::{Ceiling, after_constant};
use super::fault::Reason;
use super::parts::{Placed, flipped, sequence};
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::End;
use crate::bytes::reader::NUL;
use crate::error::Excerpt;
use crate::layout::variants::{Repr, Variants};
use crate::layout::{Kinds, LayoutKind};

impl<'l, V: Kept> Cursor<'l, '_, V> {
    pub(super) fn variant(&mut self, known: &'l Variants, end: End) -> Option<V> {
        let at = self.at();
        let (found, index) = match known.repr {
            Repr::Number { width, signed } => {
                let number = if signed { self.signed(width)? } else { self.wide(width)? as i128 };
                let found = Excerpt::of(&number.to_be_bytes()[16 - width..]);
                (found, known.list.iter().position(|one| one.number == number))
            }
            repr => {
                let mut start = self.reader.clone();
                let text = match repr {
                    Repr::FixedText(width) => start.bytes(self.take(width)?.len())?,
                    _ => {
                        let len = self.text_len(end)?;
                        if end == End::Terminator { start.escaped()? } else { start.bytes(len)? }
                    }
                };
                (Excerpt::of(&text), known.list.iter().position(|one| one.text.as_bytes() == &*text))
            }
        };
        match index {
            Some(index) => Some(V::one(|| Value::variant(known, index))),
            None => self.fault(at, Reason::UnknownVariant { found, known }),
        }
    }

    /// The kind of a key, whose prefix comes next.
    pub(crate) fn kind(&mut self, known: &'l Kinds) -> Option<&'l LayoutKind> {
        let found = known.list.iter().find(|kind| self.reader.is_at(&kind.layout.prefix));
        found.or_else(|| self.unknown_prefix(known))
    }

    #[cold]
    fn unknown_prefix<T>(&mut self, known: &'l Kinds) -> Option<T> {
        let longest = known.prefixes().map(|(_, prefix)| prefix.len()).max().unwrap_or_default();
        let found = Excerpt::of(&self.rest(longest));
        self.fault(self.at(), Reason::UnknownPrefix { found, known })
    }

    /// A key of one of the kinds.
    pub(super) fn keys(&mut self, known: &'l Kinds, end: End) -> Option<V> {
        let kind = self.kind(known)?;
        self.take(kind.layout.prefix.len())?;
        let key = self.key(&kind.layout.fields, end)?;
        Some(key.map(|key| Value::Kind(kind.name.get().into(), Box::new(key))))
    }
}

/// The ceiling of a key of one of the kinds.
pub(super) fn kinds_ceiling(kinds: &Kinds, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let of_kind = |kind: &LayoutKind| {
        let fields = &kind.layout.fields;
        let mut constant = kind.layout.prefix.to_vec();
        if let ([], Some(delimiter)) = (fields.list.get(), end.delimiter()) {
            constant.extend_from_slice(&delimiter);
        }
        let fields = Placed::of_fields(fields, end, flip);
        after_constant(&flipped(&constant, flip), low, |low| sequence(&fields, low))
    };
    let mut each = kinds.list.get().iter();
    // The complement reverses the order of the prefixes.
    if flip { each.rev().find_map(of_kind) } else { each.find_map(of_kind) }
}

/// The encoding of a variant that `end` follows, without a delimiter. It contains no byte to escape and no delimiter.
pub(super) fn encoding(variants: &Variants, index: usize, end: End) -> Vec<u8> {
    let terminator = (variants.repr == Repr::Text && end == End::Terminator).then_some(NUL);
    (0..).map_while(|at| variants.byte(index, at)).chain(terminator).collect()
}

/// The ceiling of a variant.
pub(super) fn variant_ceiling(variants: &Variants, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let encodings = (0..variants.list.len()).map(|index| {
        let mut bytes = encoding(variants, index, end);
        if variants.repr == Repr::Text {
            bytes.extend(end.delimiter().iter().flat_map(|own| own.iter()));
        }
        flipped(&bytes, flip)
    });
    Ceiling::whole(encodings.filter(|bytes| **bytes >= *low).min()?.into())
}
