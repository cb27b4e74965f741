//! Values of fixed width whose bytes do not depend on their position, and are no whole number.

use alloc::vec::Vec;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use super::ceiling::{ANY, Ceiling, after_constant, of_width};
use super::number::{Near, nearest};
use super::value::Value;
use super::{Cursor, Kept};
use crate::bytes::tag::{V4, V6};
use crate::bytes::{Digits, End, decimal_number, uuid_text};
use crate::error::DecodeErrorKind;
use crate::layout::{Kind, Node};

impl<'l, V: Kept> Cursor<'l, '_, V> {
    pub(super) fn flag(&mut self) -> Option<V> {
        let at = self.at();
        match self.byte()? {
            found @ 0..=1 => Some(V::one(|| Value::Bool(found == 1))),
            found => self.wrong(at, DecodeErrorKind::NotAFlag { found }),
        }
    }

    pub(super) fn char(&mut self) -> Option<V> {
        let at = self.at();
        let found = u32::from_be_bytes(self.array_of()?);
        match char::from_u32(found) {
            Some(char) => Some(V::one(|| Value::Char(char))),
            None => self.wrong(at, DecodeErrorKind::NotAChar { found }),
        }
    }

    pub(super) fn float(&mut self, width: usize) -> Option<V> {
        // The width determines the type.
        match width {
            4 => self.array_of().map(|bits| V::one(|| Value::F32(u32::from_be_bytes(bits)))),
            _ => self.array_of().map(|bits| V::one(|| Value::F64(u64::from_be_bytes(bits)))),
        }
    }

    pub(super) fn as_is(&mut self, width: usize, value: fn(Vec<u8>) -> Value) -> Option<V> {
        let bytes = self.number_bytes(width)?;
        Some(V::one(|| value(bytes.collect())))
    }

    /// Bytes as two hexadecimal digits each.
    pub(super) fn hex(&mut self, node: &Node, width: usize) -> Option<V> {
        let (at, digits, alphabet) = (self.at(), self.number_bytes(width)?, node.kind.digits()?);
        match digits.clone().enumerate().find(|(_, digit)| !alphabet.holds(*digit)) {
            Some((i, found)) => self.wrong(at + i, alphabet.not_a_digit(found)),
            None => Some(V::one(|| Value::Hex(bytes_of_hex(alphabet, digits)))),
        }
    }

    pub(super) fn uuid_text(&mut self) -> Option<V> {
        let at = self.at();
        let text: [u8; uuid_text::WIDTH] = self.array_of()?;
        if let Some((i, &found)) = text.iter().enumerate().find(|&(i, byte)| !uuid_text::holds(i, *byte)) {
            return self.wrong(at + i, DecodeErrorKind::NotAUuid { found });
        }
        Some(V::one(|| {
            let bytes = bytes_of_hex(Digits::Hex, text.into_iter().filter(|byte| *byte != b'-'));
            Value::Uuid(bytes.try_into().unwrap_or_default())
        }))
    }

    pub(super) fn ipv4(&mut self) -> Option<V> {
        self.array_of::<4>().map(|bytes| V::one(|| Value::Address(IpAddr::V4(Ipv4Addr::from(bytes)))))
    }

    pub(super) fn ipv6(&mut self) -> Option<V> {
        self.array_of::<16>().map(|bytes| V::one(|| Value::Address(IpAddr::V6(Ipv6Addr::from(bytes)))))
    }

    /// A byte for the family, and the address.
    pub(super) fn ip_address(&mut self) -> Option<V> {
        let at = self.at();
        match self.byte()? {
            V4 => self.ipv4(),
            V6 => self.ipv6(),
            found => self.wrong(at, DecodeErrorKind::NotAnAddressFamily { found }),
        }
    }

    pub(super) fn decimal_number(&mut self) -> Option<V> {
        let at = self.at();
        let row = self.array_of()?;
        match decimal_number::read(&row) {
            Some(_) => Some(V::one(|| Value::Decimal(row))),
            None => self.wrong(at, DecodeErrorKind::NotADecimal),
        }
    }
}

/// The ceiling of a value of which only some bytes are an encoding.
pub(super) fn ceiling(node: &Node, _: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    match &node.kind {
        Kind::UuidText => of_width(uuid_text::WIDTH, &uuid_text::bytes, flip, low),
        Kind::IpAddress => {
            // The complement reverses the order of the two families.
            let families = if flip { [(!V6, 16), (!V4, 4)] } else { [(V4, 4), (V6, 16)] };
            families.iter().find_map(|&(family, width)| {
                after_constant(&[family], low, |low| of_width(width, &|_| ANY, flip, low))
            })
        }
        Kind::Bool => nearest(node, flip, low, |near, _| near.within(0, 1)),
        Kind::Char => nearest(node, flip, low, Near::char),
        _ => nearest(node, flip, low, Near::decimal_number),
    }
}

impl Near {
    fn char(self, _: &Node) -> Option<u128> {
        match self.within(0, char::MAX.into())? {
            // Surrogates are not characters.
            0xD800..=0xDFFF => Some(if self.up { 0xE000 } else { 0xD7FF }),
            found => Some(found),
        }
    }

    fn decimal_number(self, _: &Node) -> Option<u128> {
        let mut row = [0; decimal_number::WIDTH];
        row.copy_from_slice(&self.from.to_be_bytes()[16 - decimal_number::WIDTH..]);
        let found = decimal_number::nearest(&row, self.up)?;
        Some(found.iter().fold(0, |number, byte| number << 8 | u128::from(*byte)))
    }
}

/// The bytes of pairs of digits, all of which are hexadecimal.
fn bytes_of_hex(alphabet: Digits, digits: impl Iterator<Item = u8>) -> Vec<u8> {
    let values: Vec<u8> = digits.filter_map(|digit| alphabet.value(digit)).collect();
    values.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit)).collect()
}
