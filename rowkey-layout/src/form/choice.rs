//! A variant of an enum without data.

use super::fault::Reason;
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::End;
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
                    Repr::FixedText(width) => self.bytes(width)?,
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
