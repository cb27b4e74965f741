//! A variant of an enum without data.

use alloc::vec::Vec;

use super::ceiling::Ceiling;
use super::fault::Reason;
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::End;
use crate::bytes::reader::NUL;
use crate::error::Excerpt;
use crate::layout::variants::{Repr, Variants};

impl<'l> Cursor<'l, '_> {
    pub(super) fn variant<V: Kept>(&mut self, known: &'l Variants, end: End) -> Option<V> {
        let at = self.at();
        let (found, index) = match known.repr {
            Repr::Number { width, signed } => {
                let number = if signed { self.signed(width)? } else { self.wide(width)? as i128 };
                let found = Excerpt::of(&number.to_be_bytes()[16 - width..]);
                (found, known.list.iter().position(|one| one.number == number))
            }
            repr => {
                let text = match repr {
                    Repr::FixedText(width) => self.take(width).map(|_| self.plain_text(at, width))?,
                    _ => self.text_up_to(end)?,
                };
                (Excerpt::of(&text), known.list.iter().position(|one| one.text.as_bytes() == &*text))
            }
        };
        match index {
            Some(index) => Some(V::one(|| Value::variant(known, index))),
            None => self.fault(at, Reason::UnknownVariant { found, known }),
        }
    }
}

/// The ceiling of a variant.
pub(super) fn variant_ceiling(variants: &Variants, end: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let encodings = (0..variants.list.len()).map(|index| {
        let mut bytes: Vec<u8> = (0..).map_while(|at| variants.byte(index, at)).collect();
        match (variants.repr, end) {
            (Repr::Text, End::Terminator) => bytes.push(NUL),
            (Repr::Text, end) => bytes.extend(end.delimiter().iter().flat_map(|own| own.iter())),
            _ => {}
        }
        if flip {
            bytes.iter_mut().for_each(|byte| *byte = !*byte);
        }
        bytes
    });
    Ceiling::whole(encodings.filter(|bytes| **bytes >= *low).min()?.into())
}
