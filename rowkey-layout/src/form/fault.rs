//! The fault of a row: as text for any layout, as a `DecodeError` for the layout of a derived key.

use core::fmt;

use crate::bytes::{Digits, Number};
use crate::error::{DecodeErrorKind, DecodeFault, Excerpt, FieldName, Found};
use crate::layout::{Kinds, Ref, Variants};

impl Digits {
    /// The fault of a byte that is none of these digits.
    pub(super) const fn not_a_digit(self, found: u8) -> DecodeErrorKind {
        match self {
            Digits::Decimal => DecodeErrorKind::NotADigit { found },
            Digits::Hex => DecodeErrorKind::NotAHexDigit { found },
            Digits::HexUpper => DecodeErrorKind::NotAnUpperHexDigit { found },
        }
    }
}

/// The codec rejected the row on the fast pass and accepted it on the diagnostic pass.
pub(crate) const INCONSISTENT_CODEC: DecodeErrorKind =
    DecodeErrorKind::Custom("the codec rejected the row, then accepted it when asked why");

/// Names in errors for the parts of a row that are not fields.
pub(crate) const SALT: &Ref<str> = &Ref::Static("salt");
pub(crate) const PREFIX: &Ref<str> = &Ref::Static("prefix");
pub(crate) const ROW: &Ref<str> = &Ref::Static("row");

/// What is wrong. `'l` is the lifetime of the layout.
pub(crate) enum Reason<'l> {
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
    WrongLiteral {
        found: Excerpt,
        expected: &'l Ref<[u8]>,
    },
    /// A custom codec.
    Width {
        codec: &'l Ref<str>,
        expected: usize,
        found: usize,
    },
}

/// What is wrong, at which offset, in which field.
pub(crate) struct Fault<'l> {
    pub(crate) offset: usize,
    pub(crate) wrong: Reason<'l>,
    pub(crate) field: Option<&'l Ref<str>>,
    /// The field of a nested key. Deeper fields are not named, nor are the indexes of newtypes and tuples.
    pub(crate) inner: Option<&'l Ref<str>>,
}

impl<'l> Fault<'l> {
    /// Sets the field.
    #[cold]
    #[inline]
    pub(crate) fn of(&mut self, name: &'l Ref<str>) {
        self.inner = self.field.filter(|field| is_name(field)).or(self.inner);
        self.field = Some(name);
    }
}

#[inline]
fn is_name(name: &str) -> bool {
    name.as_bytes().first().is_some_and(|first| !first.is_ascii_digit())
}

impl Fault<'static> {
    /// The parts of a `DecodeError`.
    #[inline]
    pub(crate) fn parts(self) -> (FieldName, DecodeFault) {
        let inner = self.inner.map_or(&"", name);
        let fault = DecodeFault { offset: self.offset, kind: self.wrong.kind(), inner };
        (self.field.map_or(&"row", name), fault)
    }
}

#[inline]
pub(crate) fn name(name: &'static Ref<str>) -> FieldName {
    match name {
        Ref::Static(name) => name,
        Ref::Owned(_) => &"row",
    }
}

impl Reason<'static> {
    #[inline]
    pub(crate) fn kind(&self) -> DecodeErrorKind {
        match *self {
            Reason::Kind(kind) => kind,
            Reason::OutOfDomain { min, max, .. } => DecodeErrorKind::OutOfDomain { min, max },
            Reason::TooFar { .. } => DecodeErrorKind::OutOfDomain { min: &0, max: &(u64::MAX as u128) },
            Reason::UnknownVariant { found, known } => DecodeErrorKind::UnknownVariant { found, known },
            Reason::UnknownPrefix { found, known } => DecodeErrorKind::UnknownPrefix { found, known },
            Reason::WrongLiteral { found, expected } => DecodeErrorKind::WrongLiteral { found, expected },
            Reason::Width { codec, expected, found } => {
                DecodeErrorKind::WrongWidth { codec: name(codec), expected, found }
            }
        }
    }
}

impl fmt::Display for Reason<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Kind(kind) => kind.fmt(f),
            Reason::OutOfDomain { found, min, max } => {
                write!(f, "expected a number in {min}..={max}, found {}", Found(*found, "a larger one"))
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
            Reason::WrongLiteral { found, expected } => {
                write!(f, "expected the constant '{}', found {found}", expected.escape_ascii())
            }
            // Only the layout of a derived key calls codecs.
            Reason::Width { .. } => INCONSISTENT_CODEC.fmt(f),
        }
    }
}
