//! The variants of an enum without data.

use alloc::boxed::Box;
use core::fmt;

use super::Ref;

/// A variant of an enum without data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variant {
    /// Its name in the source, which no byte depends on.
    pub name: Ref<str>,
    /// Its discriminant; in an enum of text, its position in the order of the texts.
    pub number: i128,
    /// What is written in an enum of text.
    pub text: Ref<str>,
}

/// The variants of an enum without data, in the order of their bytes: what
/// [`UnknownVariant`](crate::DecodeErrorKind::UnknownVariant) expected. `Display` lists them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variants {
    pub(crate) list: Ref<[Variant]>,
    pub(crate) repr: Repr,
}

/// How a variant is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Repr {
    /// By its discriminant.
    Number { width: usize, signed: bool },
    /// By its name; all have this length.
    FixedText(usize),
    /// By its name, ended as its place demands.
    Text,
}

impl Variant {
    /// One of an enum that is written by its discriminants.
    #[doc(hidden)]
    #[must_use]
    pub const fn number(name: &'static str, number: i128) -> Self {
        Variant { name: Ref::Static(name), number, text: Ref::Static("") }
    }

    /// One of an enum that is written by its names.
    #[doc(hidden)]
    #[must_use]
    pub const fn text(name: &'static str, position: i128, text: &'static str) -> Self {
        Variant { name: Ref::Static(name), number: position, text: Ref::Static(text) }
    }
}

/// `Login = 1`, `Login = 'log'`, `Login` where that is what is written.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.name.get(), self.text.get()) {
            (name, "") => write!(f, "{name} = {}", self.number),
            (name, text) if name == text => f.write_str(name),
            (name, text) => write!(f, "{name} = '{}'", text.escape_debug()),
        }
    }
}

/// `Login = 1, Logout = 2`.
impl fmt::Display for Variants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, variant) in self.list.iter().enumerate() {
            write!(f, "{}{variant}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl Variants {
    /// An enum that is written by its names, which are in the order of their bytes.
    #[doc(hidden)]
    #[must_use]
    pub const fn texts(list: &'static [Variant]) -> Self {
        let width = list[0].text.get().len();
        let mut repr = Repr::FixedText(width);
        let mut i = 1;
        while i < list.len() {
            if list[i].text.get().len() != width {
                repr = Repr::Text;
            }
            i += 1;
        }
        Variants { list: Ref::Static(list), repr }
    }

    /// An enum that is written by its discriminants, which rise.
    #[doc(hidden)]
    #[must_use]
    pub const fn numbers(list: &'static [Variant], width: usize, signed: bool) -> Self {
        Variants { list: Ref::Static(list), repr: Repr::Number { width, signed } }
    }

    pub(crate) fn owned(list: Box<[Variant]>, repr: Repr) -> Self {
        Variants { list: Ref::Owned(list), repr }
    }

    /// The names of the variants.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.list.iter().map(|variant| variant.name.get())
    }

    /// Bytes of each, where all have the same number.
    pub(crate) const fn width(&self) -> Option<usize> {
        match self.repr {
            Repr::Number { width, .. } | Repr::FixedText(width) => Some(width),
            Repr::Text => None,
        }
    }

    /// The byte at `at` of the `index`th variant in a row, whose terminator does not count.
    pub(crate) const fn byte(&self, index: usize, at: usize) -> Option<u8> {
        let variant = &self.list.get()[index];
        let text = variant.text.get().as_bytes();
        match self.repr {
            Repr::Number { width, .. } if at >= width => None,
            Repr::Number { width, signed } => {
                let flip = if signed && at == 0 { 0x80 } else { 0 };
                Some((variant.number >> (8 * (width - 1 - at))) as u8 ^ flip)
            }
            Repr::FixedText(_) | Repr::Text if at >= text.len() => None,
            Repr::FixedText(_) | Repr::Text => Some(text[at]),
        }
    }

    /// One of them has `byte` in it.
    pub(crate) const fn can_hold(&self, byte: u8) -> bool {
        let mut i = 0;
        while i < self.list.get().len() {
            let mut at = 0;
            while let Some(found) = self.byte(i, at) {
                if found == byte {
                    return true;
                }
                at += 1;
            }
            i += 1;
        }
        false
    }
}

/// The numbers of variants in the order of their bytes, whatever the order of their lines: each is the index
/// of a line.
#[must_use]
pub const fn sorted<const N: usize>(numbers: [i128; N]) -> [usize; N] {
    let mut order = [0; N];
    let mut i = 0;
    while i < N {
        let mut at = i;
        while at > 0 && numbers[i] < numbers[order[at - 1]] {
            order[at] = order[at - 1];
            at -= 1;
        }
        order[at] = i;
        i += 1;
    }
    order
}
