//! Values of fields: from small pools, so that rows share them, at the ends of domains and around the bytes that encodings
//! use themselves.

use crate::model::{Attributes, Case, Key, Text, Ty};
use crate::random::Rng;
use crate::value::V;

impl Case {
    /// A value of a key.
    pub fn sample_key(&self, random: &mut Rng, key: &Key) -> V {
        let each = key.fields.iter();
        V::L(each.map(|field| self.sample(random, &field.ty, &field.attributes)).collect())
    }

    /// A value of a type; not always one that can be encoded.
    pub fn sample(&self, random: &mut Rng, ty: &Ty, attributes: &Attributes) -> V {
        let none = Attributes::default();
        match ty {
            Ty::Unsigned(bits) => V::U(unsigned(random, *bits, attributes)),
            Ty::Wrapping(bits) => V::U(unsigned(random, *bits, attributes)),
            Ty::NonZeroUnsigned(bits) => V::U(unsigned(random, *bits, attributes).max(1)),
            Ty::Signed(bits) => V::I(signed(random, *bits, attributes)),
            Ty::NonZeroSigned(bits) => match signed(random, *bits, attributes) {
                0 => V::I(1),
                number => V::I(number),
            },
            Ty::Bool => V::U(random.below(2) as u128),
            Ty::Char => V::U(*random.one_of(&[0, 1, 0x61, 0x62, 0xFF, 0xD7FF, 0xE000, 0x10_FFFF])),
            Ty::Float(32) => V::F32(*random.one_of(&[
                0,
                0x8000_0000,
                0x3F80_0000,
                0xBF80_0000,
                0x7F80_0000,
                0xFF80_0000,
                0x7FC0_0000,
                0x7FC0_0001,
                0xFFC0_0000,
                1,
                0x8000_0001,
                0x7F7F_FFFF,
                0x3DCC_CCCD,
            ])),
            Ty::Float(_) => V::F64(*random.one_of(&[
                0,
                1 << 63,
                0x3FF0 << 48,
                0xBFF0 << 48,
                0x7FF0 << 48,
                0xFFF0 << 48,
                0x7FF8 << 48,
                (0x7FF8 << 48) + 1,
                0xFFF8 << 48,
                1,
                (1 << 63) + 1,
                0x7FEF_FFFF_FFFF_FFFF,
                0x3FB9_9999_9999_999A,
            ])),
            Ty::Bytes(len) => V::B((0..*len).map(|_| *random.one_of(&[0, 1, 0x61, 0xFE, 0xFF])).collect()),
            Ty::Text(text) => V::B(self.text(random, *text, attributes)),
            Ty::SystemTime => {
                let (seconds, nanos) = self.time(random, attributes);
                V::T(seconds, nanos)
            }
            Ty::Date => {
                // The ends of years, among them those of four digits and those of the type.
                let days = [-719_529, -719_528, 2_932_896, -4_371_587, -1, 0, 1, 17_346, 17_347, 19_782];
                V::I(if random.below(3) == 0 {
                    *random.one_of(&days)
                } else {
                    17_347 + random.below(3) as i128
                })
            }
            Ty::Duration => {
                let seconds = *random.one_of(&[0, 1, 2, 255, 256, u64::MAX.into()]);
                V::T(seconds, *random.one_of(&[0, 0, 1, 999_999_999]))
            }
            Ty::Ipv4 => V::B((0..4).map(|_| *random.one_of(&[0, 10, 255])).collect()),
            Ty::Ipv6 => {
                V::B((0..16).map(|at| if at < 14 { 0 } else { *random.one_of(&[0, 10, 255]) }).collect())
            }
            Ty::Ip if random.below(2) == 0 => {
                V::B([4].into_iter().chain((0..4).map(|_| *random.one_of(&[0, 10, 255]))).collect())
            }
            Ty::Ip => V::B([6].into_iter().chain((0..16).map(|_| *random.one_of(&[0, 255]))).collect()),
            Ty::Option(_) if random.below(4) == 0 => V::None,
            Ty::Option(inner) => V::Some(Box::new(self.sample(random, inner, attributes))),
            Ty::Array(inner, len) => V::L((0..*len).map(|_| self.sample(random, inner, &none)).collect()),
            Ty::List(inner) => {
                V::L((0..random.below(4)).map(|_| self.sample(random, inner, &none)).collect())
            }
            Ty::Tuple(parts) => V::L(parts.iter().map(|part| self.sample(random, part, &none)).collect()),
            Ty::Reverse(inner) => self.sample(random, inner, &none),
            Ty::UnitEnum(index) => {
                let unit_enum = &self.unit_enums[*index];
                let (name, number) = random.one_of(&unit_enum.variants);
                if unit_enum.repr.is_some() { V::I(*number) } else { V::B(name.clone().into_bytes()) }
            }
            Ty::Key(index) => self.sample_key(random, &self.keys[*index]),
            Ty::Kinds(index) => {
                let kinds = &self.kind_enums[*index].kinds;
                let kind = random.below(kinds.len());
                let key =
                    kinds[kind].1.map_or(V::L(Vec::new()), |key| self.sample_key(random, &self.keys[key]));
                V::L(vec![V::U(kind as u128), key])
            }
        }
    }

    fn time(&self, random: &mut Rng, attributes: &Attributes) -> (i128, u32) {
        let seconds =
            *random.one_of(&[0, 1, 2, 59, 1_700_000_000, 1_700_000_001, 4_000_000_000, -1, -2, -1_000]);
        let seconds =
            match attributes.unit.is_none() && attributes.reverse_ts.is_none() && random.below(8) == 0 {
                true => *random.one_of(&[1 << 40, -(1 << 40)]),
                false => seconds,
            };
        let seconds = match attributes.text.is_some() && random.below(6) == 0 {
            // The first and the last second of years of four digits, and those beyond.
            true => *random.one_of(&[-62_167_219_201, -62_167_219_200, 253_402_300_799, 253_402_300_800]),
            false => seconds,
        };
        let unit = attributes.nanos() as u32;
        let nanos = match random.below(8) {
            0 => 1,
            1 => 999_999_999,
            2 | 3 => 0,
            _ => 1_000_000_000 / 4 * random.below(4) as u32 / unit * unit,
        };
        (seconds, nanos)
    }

    fn text(&self, random: &mut Rng, text: Text, attributes: &Attributes) -> Vec<u8> {
        let mut own: Vec<&str> = vec!["a", "a", "b", "a", "b", "~", "é", "\u{10FFFF}"];
        // What other fields or the encoding itself are made of.
        let special = random.below(3) == 0;
        if special {
            own.extend(["\0", "\u{1}", "\u{2}", " ", "0", "\u{7F}", "!"]);
        }
        let delimiters: Vec<String> = self
            .keys
            .iter()
            .filter_map(|key| key.delimiter.as_ref())
            .flat_map(|delimiter| delimiter.bytes.chars().map(String::from))
            .collect();
        if special {
            own.extend(delimiters.iter().map(String::as_str));
        }
        let fill = attributes.fill.map(|fill| char::from(fill).to_string());
        own.extend(fill.as_deref());
        let terminator = attributes.terminator.filter(u8::is_ascii).map(|byte| char::from(byte).to_string());
        own.extend(terminator.as_deref().filter(|_| special));
        let len = match random.below(8) {
            0 => 0,
            1 | 2 => 1,
            3..=5 => 2,
            _ => 3,
        };
        let len = attributes.pad.map_or(len, |pad| len.min(pad));
        let mut bytes = Vec::new();
        if attributes.with == Some("Groups") && random.below(3) == 0 {
            // Around the end of a group.
            bytes.resize(6 + 8 * random.below(2), b'a');
        }
        for _ in 0..len {
            if !text.utf8() && special && random.below(3) == 0 {
                bytes.push(*random.one_of(&[0xFE, 0xFF, 0x80]));
            } else {
                bytes.extend(random.one_of(&own).as_bytes());
            }
        }
        bytes
    }
}

fn unsigned(random: &mut Rng, bits: u32, attributes: &Attributes) -> u128 {
    let all = u128::MAX >> (128 - bits);
    let width = attributes.width.map_or(all, |width| u128::MAX >> (128 - 8 * width.min(16)));
    let digits = attributes.pad.and_then(|pad| 10u128.checked_pow(pad as u32)).map_or(all, |power| power - 1);
    let from = attributes.reverse_ts.map_or(all, |from| from.unwrap_or(i64::MAX.into()) as u128);
    let most = all.min(width).min(digits).min(from).min(attributes.max.unwrap_or(all));
    let number = match random.below(20) {
        0..=9 => random.below(4) as u128,
        10 | 11 => 10,
        12 => 11,
        13 => 255,
        14 => 256,
        15 => most,
        16 => most.saturating_sub(1),
        17 => most.saturating_add(1),
        18 => all,
        _ => u128::from(random.next()) & all,
    };
    // Most values can be encoded.
    let number = if random.below(8) == 0 { number } else { number.min(most) };
    number.min(all)
}

fn signed(random: &mut Rng, bits: u32, attributes: &Attributes) -> i128 {
    let (least, most) = (i128::MIN >> (128 - bits), i128::MAX >> (128 - bits));
    let max = attributes.max.map_or(most, |max| max as i128);
    let max = attributes.reverse_ts.map_or(max, |from| from.unwrap_or(i64::MAX.into()));
    let number = match random.below(16) {
        0..=7 => random.below(5) as i128 - 2,
        8 => 127,
        9 => 128,
        10 => -129,
        11 => max,
        12 => max.saturating_sub(1),
        13 => max.saturating_add(1),
        14 => least,
        _ => most,
    };
    let number = if random.below(8) == 0 { number } else { number.min(max) };
    let number = if attributes.raw && random.below(8) > 0 { number.saturating_abs() } else { number };
    number.clamp(least, most)
}
