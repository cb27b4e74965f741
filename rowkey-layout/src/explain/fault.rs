//! The fault of a row: as text for any layout, as a `DecodeError` for the layout of a derived key.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;

use super::ExplainedFault;
use crate::error::{DecodeErrorKind, DecodeFault, Excerpt, FieldName};
use crate::layout::{Kinds, Ref, Variants};

/// Names in errors for the parts of a row that are not fields.
pub(super) const SALT: &Ref<str> = &Ref::Static("salt");
pub(super) const PREFIX: &Ref<str> = &Ref::Static("prefix");
pub(super) const ROW: &Ref<str> = &Ref::Static("row");

/// What is wrong. `'l` is the lifetime of the layout.
pub(super) enum Reason<'l> {
    Kind(DecodeErrorKind),
    /// `found` is `None` for a number that exceeds `i128`.
    OutOfDomain {
        found: Option<Number>,
        min: &'l i128,
        max: &'l u128,
    },
    /// The time does not fit in 64 bits.
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
    /// A custom codec.
    Width {
        codec: &'l Ref<str>,
        expected: usize,
        found: usize,
    },
    /// Not a fault: a custom codec starts here, and only the type knows where it ends.
    Open,
}

/// An integer of any type, as ordered bits: every nonnegative number is above all negative ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Number {
    positive: bool,
    bits: u128,
}

/// What is wrong, at which offset, in which field.
pub(super) struct Fault<'l> {
    offset: usize,
    wrong: Reason<'l>,
    field: Option<&'l Ref<str>>,
    /// The field of a nested key. Deeper fields are not named, nor are the indexes of newtypes and tuples.
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

    /// The number, if it fits in an `i128`.
    pub(super) fn wide(self) -> Option<i128> {
        Some(self.bits as i128).filter(|number| self.positive == (*number >= 0))
    }

    /// The number, if it is in the domain; `at` is its offset.
    pub(super) fn within<'l>(self, min: &'l i128, max: &'l u128, at: usize) -> Read<'l, Self> {
        match (Number::signed(*min)..=Number::unsigned(*max)).contains(&self) {
            true => Ok(self),
            false => Err(Fault::new(at, Reason::OutOfDomain { found: Some(self), min, max })),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.positive { self.bits.fmt(f) } else { (self.bits as i128).fmt(f) }
    }
}

impl<'l> Fault<'l> {
    pub(super) fn new(offset: usize, wrong: Reason<'l>) -> Self {
        Fault { offset, wrong, field: None, inner: None }
    }

    pub(super) fn kind(offset: usize, kind: DecodeErrorKind) -> Self {
        Fault::new(offset, Reason::Kind(kind))
    }

    pub(super) fn is_open(&self) -> bool {
        matches!(self.wrong, Reason::Open)
    }

    /// Sets the field.
    pub(super) fn of(self, name: &'l Ref<str>) -> Self {
        let inner = self.field.filter(|field| is_name(field)).or(self.inner);
        Fault { field: Some(name), inner, ..self }
    }

    pub(super) fn explained(self, what: fn(&Reason<'l>) -> String) -> ExplainedFault {
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
    /// The parts of a `DecodeError`.
    pub(super) fn parts(self) -> (FieldName, DecodeFault) {
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

impl Reason<'static> {
    pub(super) fn kind(&self) -> DecodeErrorKind {
        match *self {
            Reason::Kind(kind) => kind,
            Reason::OutOfDomain { min, max, .. } => DecodeErrorKind::OutOfDomain { min, max },
            Reason::TooFar { .. } => DecodeErrorKind::OutOfDomain { min: &0, max: &(u64::MAX as u128) },
            Reason::UnknownVariant { found, known } => DecodeErrorKind::UnknownVariant { found, known },
            Reason::UnknownPrefix { found, known } => DecodeErrorKind::UnknownPrefix { found, known },
            Reason::Width { codec, expected, found } => {
                DecodeErrorKind::WrongWidth { codec: name(codec), expected, found }
            }
            Reason::Open => super::INCONSISTENT_CODEC,
        }
    }
}

impl fmt::Display for Reason<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Kind(kind) => kind.fmt(f),
            Reason::OutOfDomain { found: Some(found), min, max } => {
                write!(f, "expected a number in {min}..={max}, found {found}")
            }
            Reason::OutOfDomain { found: None, min, max } => {
                write!(f, "expected a number in {min}..={max}, found a larger one")
            }
            Reason::TooFar { from, found } => {
                write!(f, "expected a distance from {from} of 64 bits, found {found}")
            }
            Reason::UnknownVariant { found, known } => {
                write!(f, "expected one of {known}, found {}", found.among(known))
            }
            Reason::UnknownPrefix { found, known } => {
                write!(f, "expected one of the prefixes {known}, found {found}")
            }
            // Only the layout of a derived key calls codecs.
            Reason::Width { .. } | Reason::Open => super::INCONSISTENT_CODEC.fmt(f),
        }
    }
}
