//! What is wrong with a row: in words for any layout, and as an error for one of a type.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;

use super::ExplainedFault;
use crate::error::{DecodeErrorKind, DecodeFault, Excerpt, FieldName};
use crate::layout::{Kinds, Ref, Variants};

/// What comes before the fields, and the whole row, by the names that they have in errors.
pub(super) const SALT: &Ref<str> = &Ref::Static("salt");
pub(super) const PREFIX: &Ref<str> = &Ref::Static("prefix");
pub(super) const ROW: &Ref<str> = &Ref::Static("row");

/// A rule that is broken, by a layout that lives for `'l`.
pub(super) enum Wrong<'l> {
    Kind(DecodeErrorKind),
    /// `found` is `None` for a number that no type holds.
    OutOfDomain {
        found: Option<Number>,
        min: &'l i128,
        max: &'l u128,
    },
    /// A time so far from `from` has no place in 64 bits.
    TooFar {
        from: i128,
        found: u128,
    },
    UnknownVariant {
        found: Excerpt,
        known: &'l Variants,
    },
    UnknownPrefix {
        found: Excerpt,
        known: &'l Kinds,
    },
    /// A codec of the user's own.
    Width {
        codec: &'l Ref<str>,
        expected: usize,
        found: usize,
    },
    /// Nothing is: a codec of the user's own begins here, and only the type knows where it ends.
    Open,
}

/// A whole number of any type: its bits, which sort after those of all negative ones where it is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Number {
    positive: bool,
    bits: u128,
}

/// What is wrong, where, and in which field.
pub(super) struct Fault<'l> {
    offset: usize,
    wrong: Wrong<'l>,
    field: Option<&'l Ref<str>>,
    /// The field of the key nested in it. Deeper ones are not named, nor are the numbers of newtypes and tuples.
    inner: Option<&'l Ref<str>>,
}

pub(super) type Read<'l, T = ()> = Result<T, Fault<'l>>;

impl Number {
    pub(super) const ZERO: Self = Number::unsigned(0);

    pub(super) const fn unsigned(number: u128) -> Self {
        Number { positive: true, bits: number }
    }

    pub(super) const fn signed(number: i128) -> Self {
        Number { positive: number >= 0, bits: number as u128 }
    }

    /// The number, if it is not above all signed ones.
    pub(super) fn wide(self) -> Option<i128> {
        Some(self.bits as i128).filter(|number| self.positive == (*number >= 0))
    }

    /// The number, if it is in the domain; it begins at `at`.
    pub(super) fn within<'l>(self, min: &'l i128, max: &'l u128, at: usize) -> Read<'l, Self> {
        match (Number::signed(*min)..=Number::unsigned(*max)).contains(&self) {
            true => Ok(self),
            false => Err(Fault::new(at, Wrong::OutOfDomain { found: Some(self), min, max })),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.positive { self.bits.fmt(f) } else { (self.bits as i128).fmt(f) }
    }
}

impl<'l> Fault<'l> {
    pub(super) fn new(offset: usize, wrong: Wrong<'l>) -> Self {
        Fault { offset, wrong, field: None, inner: None }
    }

    pub(super) fn kind(offset: usize, kind: DecodeErrorKind) -> Self {
        Fault::new(offset, Wrong::Kind(kind))
    }

    pub(super) fn is_open(&self) -> bool {
        matches!(self.wrong, Wrong::Open)
    }

    /// The same, in the field `name`.
    pub(super) fn of(self, name: &'l Ref<str>) -> Self {
        let inner = self.field.filter(|field| is_name(field)).or(self.inner);
        Fault { field: Some(name), inner, ..self }
    }

    pub(super) fn explained(self, what: fn(&Wrong<'l>) -> String) -> ExplainedFault {
        let name = |name: Option<&'l Ref<str>>| name.map_or("", |name| name.get());
        ExplainedFault {
            field: name(self.field).to_owned(),
            offset: self.offset,
            what: what(&self.wrong),
            inner: name(self.inner).to_owned(),
        }
    }
}

fn is_name(name: &str) -> bool {
    name.starts_with(|char: char| !char.is_ascii_digit())
}

impl Fault<'static> {
    /// The field, and the rest of the error.
    pub(super) fn told(self) -> (FieldName, DecodeFault) {
        let inner = self.inner.map_or(&"", name);
        let fault = DecodeFault { offset: self.offset, kind: self.wrong.kind(), inner };
        (self.field.map_or(&"row", name), fault)
    }
}

fn name(name: &'static Ref<str>) -> FieldName {
    match name {
        Ref::Static(name) => name,
        Ref::Owned(_) => &"row",
    }
}

impl Wrong<'static> {
    pub(super) fn kind(&self) -> DecodeErrorKind {
        match *self {
            Wrong::Kind(kind) => kind,
            Wrong::OutOfDomain { min, max, .. } => DecodeErrorKind::OutOfDomain { min, max },
            Wrong::TooFar { .. } => DecodeErrorKind::OutOfDomain { min: &0, max: &(u64::MAX as u128) },
            Wrong::UnknownVariant { found, known } => DecodeErrorKind::UnknownVariant { found, known },
            Wrong::UnknownPrefix { found, known } => DecodeErrorKind::UnknownPrefix { found, known },
            Wrong::Width { codec, expected, found } => {
                DecodeErrorKind::WrongWidth { codec: name(codec), expected, found }
            }
            Wrong::Open => super::WITHDRAWN,
        }
    }
}

impl fmt::Display for Wrong<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::Kind(kind) => kind.fmt(f),
            Wrong::OutOfDomain { found: Some(found), min, max } => {
                write!(f, "expected a number in {min}..={max}, found {found}")
            }
            Wrong::OutOfDomain { found: None, min, max } => {
                write!(f, "expected a number in {min}..={max}, found a larger one")
            }
            Wrong::TooFar { from, found } => {
                write!(f, "expected a distance from {from} of 64 bits, found {found}")
            }
            Wrong::UnknownVariant { found, known } => {
                write!(f, "expected one of {known}, found {}", found.among(known))
            }
            Wrong::UnknownPrefix { found, known } => {
                write!(f, "expected one of the prefixes {known}, found {found}")
            }
            // Codecs are asked by a type alone.
            Wrong::Width { .. } | Wrong::Open => super::WITHDRAWN.fmt(f),
        }
    }
}
