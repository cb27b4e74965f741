//! Fields of one value: the type and the attributes that fit it.

use super::{Draw, Place};
use crate::model::{Attributes, Delimiter, Text, Ty, Unit, UnitEnum};

/// The decimal digits of the largest number.
fn digits(bits: u32) -> usize {
    (u128::MAX >> (128 - bits)).to_string().len()
}

impl Draw {
    /// A type of fixed width without attributes.
    pub(super) fn fixed(&mut self) -> Ty {
        let bits = *self.random.one_of(&[8, 8, 16, 16, 32, 64, 128]);
        match self.below(16) {
            0..=4 => Ty::Unsigned(bits),
            5 | 6 => Ty::Signed(bits),
            7 => Ty::Bool,
            8 => Ty::Char,
            9 => Ty::Float(*self.random.one_of(&[32, 64])),
            10 => Ty::SystemTime,
            11 => Ty::Duration,
            12 => Ty::Ipv4,
            13 => Ty::Wrapping(bits),
            14 => Ty::NonZeroUnsigned(bits),
            _ => Ty::NonZeroSigned(bits),
        }
    }

    /// A value where no delimiter is.
    pub(super) fn leaf(&mut self) -> (Ty, Attributes) {
        let (ty, attributes) = self.encoded();
        let own = (attributes.with.is_none() && self.below(12) == 0).then(|| match ty {
            Ty::Unsigned(_) | Ty::Signed(_) | Ty::Text(_) | Ty::SystemTime | Ty::Date => self.one_of_3(1),
            _ => true,
        });
        (ty, Attributes { own, ..attributes })
    }

    fn encoded(&mut self) -> (Ty, Attributes) {
        let desc = self.below(3) == 0;
        let plain = Attributes { desc, ..Attributes::default() };
        match self.below(34) {
            0..=8 => {
                let (ty, attributes) = self.unsigned();
                let desc = desc && attributes.reverse_ts.is_none() && !attributes.scattered();
                (ty, Attributes { desc, ..attributes })
            }
            9 | 10 => {
                let (ty, attributes) = self.signed();
                let desc = desc && attributes.reverse_ts.is_none() && !attributes.scattered();
                (ty, Attributes { desc, ..attributes })
            }
            11 => (Ty::Bool, plain),
            12 => (Ty::Char, plain),
            13 => (Ty::Float(*self.random.one_of(&[32, 64])), plain),
            14 => {
                let len = 1 + self.below(4);
                let hex = self.one_of_3(1);
                (Ty::Bytes(len), Attributes { hex, upper: hex && self.one_of_3(1), ..plain })
            }
            15..=21 => {
                let (ty, attributes) = self.text();
                let desc = desc && !attributes.scattered();
                (ty, Attributes { desc, ..attributes })
            }
            22 | 23 | 28..=30 => {
                let (ty, attributes) = self.time();
                let desc = desc && attributes.reverse_ts.is_none();
                (ty, Attributes { desc, ..attributes })
            }
            24 => (Ty::Duration, plain),
            25 => (Ty::Ipv4, plain),
            26 => (Ty::Ip, plain),
            27 => (Ty::Ipv6, plain),
            31 => self.date(desc),
            _ => (self.unit_enum(true), plain),
        }
    }

    fn unsigned(&mut self) -> (Ty, Attributes) {
        let bits = *self.random.one_of(&[8, 8, 16, 16, 32, 64, 64, 128]);
        let ty = match self.below(10) {
            0 => Ty::NonZeroUnsigned(bits),
            1 => Ty::Wrapping(bits),
            _ => Ty::Unsigned(bits),
        };
        let none = Attributes::default();
        let max = self.one_of_3(1).then_some(5 + self.below(3) as u128);
        let width = digits(bits);
        let attributes = match self.below(10) {
            0 | 1 => Attributes { pad: Some(1 + self.below(width + 1).min(8)), max, ..none },
            2 => Attributes { width: Some((1 + self.below(bits as usize / 8 + 1)).min(16)), max, ..none },
            3 => Attributes { hex: true, upper: self.one_of_3(1), max, ..none },
            4 => {
                Attributes { pad: Some(1 + self.below(width + 1).min(5)), reverse_digits: true, max, ..none }
            }
            5 => Attributes { max, ..none },
            6 if ty == Ty::Unsigned(64) => self.reversed(false),
            7 if bits > 8 => {
                let width = self.one_of_3(1).then(|| (1 + self.below(bits as usize / 8 + 1)).min(16));
                Attributes { le: true, width, ..none }
            }
            _ => none,
        };
        (ty, attributes)
    }

    fn signed(&mut self) -> (Ty, Attributes) {
        let bits = *self.random.one_of(&[8, 16, 32, 64, 64, 64, 128]);
        let ty = if self.below(6) == 0 { Ty::NonZeroSigned(bits) } else { Ty::Signed(bits) };
        let none = Attributes::default();
        let max = self.one_of_3(1).then_some(5 + self.below(3) as u128);
        let attributes = match self.below(6) {
            0 => Attributes { raw: true, max, ..none },
            1 => Attributes { max, ..none },
            2 | 3 if ty == Ty::Signed(64) => self.reversed(true),
            4 if bits > 8 => Attributes { le: true, ..none },
            _ => none,
        };
        (ty, attributes)
    }

    /// `reverse_ts` on a number.
    fn reversed(&mut self, signed: bool) -> Attributes {
        let none = Attributes::default();
        let (hex, upper) = self.hex_of_time();
        match self.below(5) {
            0 => {
                let pad = 10 + self.below(if signed { 9 } else { 10 });
                let from = 10i128.pow(pad as u32) - 1;
                Attributes { reverse_ts: Some(Some(from)), pad: Some(pad), ..none }
            }
            1 => {
                let from = *self.random.one_of(&[1000, 86_400, 9_999_999_999, u64::MAX.into()]);
                let from = if signed { from.min(i64::MAX.into()) } else { from };
                Attributes { reverse_ts: Some(Some(from)), hex, upper, ..none }
            }
            _ => Attributes { reverse_ts: Some(None), hex, upper, ..none },
        }
    }

    /// Whether what is left of a time is in hexadecimal digits, and whether these are in upper case.
    fn hex_of_time(&mut self) -> (bool, bool) {
        let hex = self.one_of_3(1);
        (hex, hex && self.one_of_3(1))
    }

    fn date(&mut self, desc: bool) -> (Ty, Attributes) {
        let none = Attributes { desc, ..Attributes::default() };
        let attributes = match self.below(4) {
            0 => none,
            1 => Attributes { pad: Some(8), ..none },
            _ => Attributes { text: Some(false), ..none },
        };
        (Ty::Date, attributes)
    }

    fn text(&mut self) -> (Ty, Attributes) {
        let text =
            *self.random.one_of(&[Text::String, Text::String, Text::Vec, Text::BoxStr, Text::BoxBytes]);
        let none = Attributes::default();
        let attributes = match self.below(14) {
            8..=12 => {
                let codec = *self.random.one_of(&["Groups", "VarbinaryEncoded"]);
                Attributes { with: Some(codec), ..none }
            }
            0 => Attributes { pad: Some(1 + self.below(4)), ..none },
            1 => {
                let fill = Some(*self.random.one_of(b" #~0x\x01"));
                Attributes { pad: Some(1 + self.below(4)), fill, ..none }
            }
            2 | 3 => Attributes { nul: true, ..none },
            4 => Attributes { terminator: Some(*self.random.one_of(b"\0\xFFa,\x80")), ..none },
            5 => Attributes { len: Some(*self.random.one_of(&[1, 2, 4])), ..none },
            _ => none,
        };
        (Ty::Text(text), attributes)
    }

    fn time(&mut self) -> (Ty, Attributes) {
        let none = Attributes::default();
        let unit = *self.random.one_of(&[Unit::S, Unit::Ms, Unit::Us, Unit::Ns]);
        let (hex, upper) = self.hex_of_time();
        let attributes = match self.below(10) {
            6..=8 => {
                let unit = self.one_of_3(2).then_some(unit);
                Attributes { unit, text: Some(self.one_of_3(1)), ..none }
            }
            0 => Attributes { unit: Some(unit), ..none },
            1 => Attributes { unit: Some(unit), pad: Some(unit.digits()), ..none },
            2 => Attributes { unit: Some(unit), reverse_ts: Some(None), hex, upper, ..none },
            3 => Attributes { reverse_ts: Some(None), hex, upper, ..none },
            4 => {
                let from = (10i128.pow(unit.digits() as u32) - 1).min(i64::MAX.into());
                let pad = self.one_of_3(2).then(|| unit.digits());
                Attributes { unit: Some(unit), reverse_ts: Some(Some(from)), pad, ..none }
            }
            _ => none,
        };
        (Ty::SystemTime, attributes)
    }

    /// `any`: also one that is no text.
    pub(super) fn unit_enum(&mut self, any: bool) -> Ty {
        let repr = if any && self.one_of_3(2) {
            let bits = *self.random.one_of(&[8, 16, 32, 64]);
            Some(if self.one_of_3(2) { Ty::Unsigned(bits) } else { Ty::Signed(bits) })
        } else {
            None
        };
        let variants = match &repr {
            None if self.one_of_3(1) => vec![("in".to_owned(), 0), ("up".to_owned(), 1)],
            None => vec![("in".to_owned(), 0), ("inn".to_owned(), 1), ("out".to_owned(), 2)],
            Some(Ty::Signed(_)) => vec![("A".to_owned(), -3), ("B".to_owned(), 0), ("C".to_owned(), 7)],
            Some(_) => vec![("A".to_owned(), 10), ("B".to_owned(), 30), ("C".to_owned(), 20)],
        };
        let name = format!("Unit{}", self.unit_enums.len());
        self.unit_enums.push(UnitEnum { name, repr, variants });
        Ty::UnitEnum(self.unit_enums.len() - 1)
    }

    /// A field of a key with a delimiter.
    pub(super) fn delimited(&mut self, place: Place, delimiter: &Delimiter, last: bool) -> (Ty, Attributes) {
        let none = Attributes::default();
        let desc = self.below(4) == 0;
        let letters = delimiter.bytes.bytes().any(|byte| byte.is_ascii_alphanumeric());
        // What ends the row is what it may be in any key.
        if last && place.last && !delimiter.trailing && self.one_of_3(1) {
            loop {
                let (ty, attributes) = self.leaf();
                if attributes.terminator.is_none() && attributes.len.is_none() {
                    return (ty, attributes);
                }
            }
        }
        match self.below(16) {
            0..=2 if place.depth < 2 && !delimiter.trailing => {
                let inner = Place { depth: place.depth + 1, ..place };
                (self.nested(inner, Some(delimiter)), none)
            }
            3..=5 => {
                let bits = *self.random.one_of(&[8, 16, 32, 64]);
                let pad = Some(1 + self.below(4));
                let reverse_digits = self.below(4) == 0;
                let max = self.rarely().then_some(7);
                (
                    Ty::Unsigned(bits),
                    Attributes { pad, reverse_digits, max, desc: desc && !reverse_digits, ..none },
                )
            }
            6 if !letters => {
                let bits = *self.random.one_of(&[8, 16, 32]);
                (Ty::Unsigned(bits), Attributes { hex: true, upper: self.one_of_3(1), desc, ..none })
            }
            7 if !letters => {
                let len = 1 + self.below(3);
                (Ty::Bytes(len), Attributes { hex: true, upper: self.one_of_3(1), desc, ..none })
            }
            8 if delimiter.unordered || (last && place.last) => {
                let bits = *self.random.one_of(&[8, 16, 32, 64]);
                (Ty::Unsigned(bits), Attributes { digits: true, ..none })
            }
            9 => {
                let unit = *self.random.one_of(&[Unit::S, Unit::Ms, Unit::Us]);
                // The text of a date and of a time must not hold the delimiter.
                let free = |held: &str| !delimiter.bytes.chars().any(|char| held.contains(char));
                match self.below(3) {
                    0 if free("-:.TZ") => {
                        let unit = self.one_of_3(2).then_some(unit);
                        (Ty::SystemTime, Attributes { unit, text: Some(false), desc, ..none })
                    }
                    0 => (Ty::SystemTime, Attributes { unit: Some(unit), text: Some(true), desc, ..none }),
                    1 if free("-") => (Ty::Date, Attributes { text: Some(false), desc, ..none }),
                    1 => (Ty::Date, Attributes { pad: Some(8), desc, ..none }),
                    _ => (
                        Ty::SystemTime,
                        Attributes { unit: Some(unit), pad: Some(unit.digits()), desc, ..none },
                    ),
                }
            }
            10 => {
                let reverse_ts = Some(Some(9_999_999_999));
                let hex = !letters && self.one_of_3(1);
                let pad = (!hex).then_some(10);
                (Ty::Unsigned(64), Attributes { reverse_ts, pad, hex, ..none })
            }
            11 if !letters => (self.unit_enum(false), none),
            _ => {
                let text = *self.random.one_of(&[Text::String, Text::String, Text::Vec, Text::BoxStr]);
                (Ty::Text(text), none)
            }
        }
    }
}
