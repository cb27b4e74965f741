//! The codec that the attributes of a field name.

use syn::{Expr, Path, Type};

use super::Answer;
use crate::parse::Field;
use crate::parse::unit::Unit;
use crate::types::{self, Known};

#[derive(Clone)]
pub enum Codec<'a> {
    Ordered,
    Raw,
    Nul,
    Terminated(u8),
    Len(usize),
    /// In so many bytes, or those of the type.
    Le(Option<usize>),
    /// Whether in upper case.
    Hex(bool),
    /// With a unit, and whether compact.
    AsText(Option<Unit>, bool),
    PlainDigits,
    Pad(usize),
    PadWith(usize, u8),
    ReverseDigits(usize),
    Width(usize),
    /// Subtracted from this time, or from the latest one.
    ReverseTs(Option<&'a Expr>, Box<Codec<'a>>),
    With(&'a Path),
    Unit(Unit, Box<Codec<'a>>),
    Max(Box<Codec<'a>>, u128),
    Desc(Box<Codec<'a>>),
    /// In place of one that does not fit its type.
    DoesNotFit,
}

/// The codec, without and with `max` and `desc` around it.
pub fn codecs<'a>(field: &'a Field<'a>) -> (Codec<'a>, Codec<'a>) {
    let options = &field.options;
    let digits = field.pad.as_ref().map(|pad| pad.width.value);
    let fill = field.pad.as_ref().and_then(|pad| pad.fill.as_ref()).map(|fill| fill.value);
    let mut inner = if let Some(path) = &options.with {
        Codec::With(path)
    } else if let Some(reverse) = &field.reverse_ts {
        let distance = match (digits, &options.hex) {
            (Some(digits), _) => Codec::Pad(digits),
            (None, Some(hex)) => Codec::Hex(hex.value),
            (None, None) => Codec::Ordered,
        };
        Codec::ReverseTs(reverse.from.as_ref(), Box::new(distance))
    } else if let Some(digits) = digits {
        match fill {
            _ if options.reverse_digits.is_some() => Codec::ReverseDigits(digits),
            Some(fill) => Codec::PadWith(digits, fill),
            None => Codec::Pad(digits),
        }
    } else if options.le.is_some() {
        Codec::Le(options.width.as_ref().map(|width| width.value))
    } else if let Some(width) = &options.width {
        Codec::Width(width.value)
    } else if options.raw.is_some() {
        Codec::Raw
    } else if options.nul.is_some() {
        Codec::Nul
    } else if let Some(terminator) = &options.terminator {
        Codec::Terminated(terminator.value)
    } else if let Some(len) = &options.len {
        Codec::Len(len.value)
    } else if let Some(hex) = &options.hex {
        Codec::Hex(hex.value)
    } else if let Some(text) = &options.text {
        Codec::AsText(options.unit.as_ref().map(|unit| unit.value), text.value)
    } else if options.digits.is_some() {
        Codec::PlainDigits
    } else {
        Codec::Ordered
    };
    // The others contradict `unit`; inside one, rustc would not find out that they do not fit.
    if let (Some(unit), Codec::Ordered | Codec::Pad(_) | Codec::ReverseTs(..)) = (&options.unit, &inner) {
        inner = Codec::Unit(unit.value, Box::new(inner));
    }
    let mut codec = inner.clone();
    if let Some(max) = &options.max {
        codec = Codec::Max(Box::new(codec), max.value);
    }
    if options.desc.is_some() {
        codec = Codec::Desc(Box::new(codec));
    }
    (inner, codec)
}

impl Codec<'_> {
    /// Width of a value (not of `None`), if it is fixed.
    pub fn width(&self, ty: &Type, known: Known) -> Option<usize> {
        match self {
            Codec::Pad(width)
            | Codec::PadWith(width, _)
            | Codec::ReverseDigits(width)
            | Codec::Width(width)
            | Codec::Le(Some(width)) => Some(*width),
            Codec::ReverseTs(_, distance) => distance.width(ty, Known::Unsigned { bits: 64 }),
            Codec::Unit(_, inner) => Some(inner.width(ty, known).unwrap_or(8)),
            Codec::Max(inner, _) | Codec::Desc(inner) => inner.width(ty, known),
            Codec::Nul
            | Codec::Terminated(_)
            | Codec::Len(_)
            | Codec::AsText(..)
            | Codec::PlainDigits
            | Codec::With(_)
            | Codec::DoesNotFit => None,
            // Two digits a byte.
            Codec::Hex(_) => Codec::Ordered.width(ty, known).map(|bytes| 2 * bytes),
            Codec::Ordered | Codec::Raw | Codec::Le(None) => match known {
                Known::Unsigned { bits } | Known::Signed { bits } => Some(bits as usize / 8),
                Known::Float => {
                    types::name(types::reached(ty)).map(|(name, _)| if name == "f32" { 4 } else { 8 })
                }
                Known::Bool => Some(1),
                Known::Char => Some(4),
                Known::Text | Known::Other => None,
            },
        }
    }

    /// Every value of the type can be encoded.
    pub fn infallible(&self, known: Known, delimited: bool) -> Answer {
        match (self, known) {
            (Codec::Desc(inner), _) => inner.infallible(known, delimited),
            (Codec::Ordered, Known::Other) => Answer::Unknown,
            (Codec::Hex(_) | Codec::PlainDigits | Codec::Le(None), Known::Unsigned { .. }) => Answer::Yes,
            (Codec::Le(None), Known::Signed { .. }) => Answer::Yes,
            (Codec::Len(_), _) => Answer::No,
            (Codec::Ordered, Known::Text) if delimited => Answer::Unknown,
            (Codec::Ordered, _) => Answer::Yes,
            // `i64::MAX - t` wraps, and maps all of `i64` onto `u64` in reverse order: nothing is out of domain.
            (Codec::ReverseTs(None, distance), Known::Signed { .. })
                if !matches!(**distance, Codec::Pad(_)) =>
            {
                Answer::Yes
            }
            // Fewer digits than the largest number has.
            (Codec::Pad(width) | Codec::ReverseDigits(width), Known::Unsigned { bits }) => {
                let digits =
                    u128::MAX.checked_shr(128 - bits).map_or(0, |greatest| greatest.ilog10() as usize + 1);
                if *width < digits { Answer::No } else { Answer::Unknown }
            }
            _ => Answer::Unknown,
        }
    }

    /// The encoding keeps no order, so no range bounds the field.
    pub fn scatters(&self) -> bool {
        match self {
            Codec::ReverseDigits(_) | Codec::PlainDigits | Codec::Len(_) | Codec::Le(_) => true,
            Codec::Terminated(byte) => *byte != 0,
            Codec::Max(inner, _) | Codec::Desc(inner) | Codec::Unit(_, inner) => inner.scatters(),
            _ => false,
        }
    }

    /// Its position in the row decides where a value ends.
    pub fn is_ended(&self) -> bool {
        match self {
            Codec::PlainDigits => true,
            Codec::Max(inner, _) => inner.is_ended(),
            _ => false,
        }
    }

    pub fn is_with(&self) -> bool {
        match self {
            Codec::With(_) => true,
            Codec::Max(inner, _) | Codec::Desc(inner) => inner.is_with(),
            _ => false,
        }
    }
}
