//! A number for all that decides bytes or refusals.

use crate::format::{Format, KeyFormat, Kind};

/// FNV-1a in 64 bits: a few lines that run at compile time. <http://www.isthe.com/chongo/tech/comp/fnv/>
#[derive(Clone, Copy)]
struct Fnv(u64);

impl Fnv {
    const fn byte(self, byte: u8) -> Self {
        Fnv((self.0 ^ byte as u64).wrapping_mul(0x0000_0100_0000_01b3))
    }

    const fn number(mut self, number: u128) -> Self {
        let bytes = number.to_le_bytes();
        let mut i = 0;
        while i < bytes.len() {
            self = self.byte(bytes[i]);
            i += 1;
        }
        self
    }

    /// Its length first, so that two texts in a row cannot be taken for two others.
    const fn bytes(mut self, bytes: &[u8]) -> Self {
        self = self.number(bytes.len() as u128);
        let mut i = 0;
        while i < bytes.len() {
            self = self.byte(bytes[i]);
            i += 1;
        }
        self
    }

    const fn flag(self, flag: bool) -> Self {
        self.byte(flag as u8)
    }
}

/// How free text is ended, which its place decides.
const LAST: u16 = 256;
const INNER: u16 = 257;

impl KeyFormat {
    /// The fingerprint of the whole row: kinds, widths, directions and domains of the fields, salt,
    /// prefix, delimiter and `max_len`; no names of fields.
    #[must_use]
    pub const fn fingerprint(&'static self) -> u64 {
        let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
        if let Some(salt) = self.salt {
            hash = hash.byte(b's').number(salt.buckets as u128).number(salt.width as u128);
            hash = hash.flag(salt.text).flag(salt.whole).bytes(salt.hash.as_bytes());
        }
        hash = hash.bytes(self.prefix);
        // A limit that no row can reach refuses nothing.
        if let (Some(max), None) = (self.max_len, self.width()) {
            hash = hash.byte(b'm').number(max as u128);
        }
        fields(self, Salting::ByField, LAST, false, hash).0
    }
}

/// Which bytes go into the salt. A nested key leaves its own salt behind: all of it is salted or
/// nothing.
#[derive(Clone, Copy)]
enum Salting {
    ByField,
    All(bool),
}

impl Salting {
    const fn of(self, salted: bool) -> bool {
        match self {
            Salting::ByField => salted,
            Salting::All(all) => all,
        }
    }
}

const fn fields(
    key: &'static KeyFormat,
    salting: Salting,
    place: u16,
    complemented: bool,
    mut hash: Fnv,
) -> Fnv {
    let mut i = 0;
    while i < key.fields.len() {
        let field = &key.fields[i];
        let last = i + 1 == key.fields.len();
        let here = match key.delimiter {
            _ if last => place,
            Some(delimiter) => delimiter as u16,
            None => INNER,
        };
        hash = value(&field.format, salting.of(field.salted), here, complemented, hash);
        if let (Some(delimiter), false) = (key.delimiter, last) {
            hash = hash.byte(b',').byte(delimiter);
            // Inside a salted field the delimiter is one of its bytes.
            hash = salted(salting.of(false), hash);
        }
        i += 1;
    }
    hash
}

const fn salted(salted: bool, hash: Fnv) -> Fnv {
    if salted { hash.byte(b'#') } else { hash }
}

const fn value(format: &Format, salt: bool, place: u16, complemented: bool, hash: Fnv) -> Fnv {
    // Nesting and complements are followed inwards, so that a newtype is what it holds. The salt is
    // noted where that ends: two salted fields are what a salted key of the two is.
    match format.kind {
        Kind::Key(key) => fields(key, Salting::All(salt), place, complemented, hash),
        Kind::Descending(inner) => value(inner, salt, INNER, !complemented, hash),
        _ => salted(salt, single(format, place, complemented, hash)),
    }
}

const fn single(format: &Format, place: u16, complemented: bool, mut hash: Fnv) -> Fnv {
    hash = hash.byte(tag(format.kind)).flag(complemented);
    match format.kind {
        // The mark behind it tells an `Option` of two fields from an `Option` of one and a field.
        Kind::Optional(inner) => return value(inner, false, place, complemented, hash).byte(b')'),
        Kind::Array(len, element) => {
            return value(element, false, INNER, complemented, hash.number(len as u128)).byte(b')');
        }
        Kind::List(element) => return value(element, false, INNER, complemented, hash).byte(b')'),
        Kind::Text { utf8 } | Kind::NulText { utf8 } => {
            return hash.flag(utf8).number(place as u128);
        }
        Kind::PaddedText { utf8, fill } => hash = hash.flag(utf8).byte(fill),
        Kind::ReverseTime | Kind::ReverseTimeDecimal => hash = hash.number(format.origin as u128),
        Kind::Custom(name) => hash = hash.bytes(name.as_bytes()),
        _ => {}
    }
    if let Some(width) = format.width {
        hash = hash.number(width as u128);
    }
    if let Some(domain) = format.domain {
        hash = hash.number(domain.min as u128).number(domain.max);
    }
    hash.flag(format.non_zero)
}

/// One number a kind, written out so that the order of the variants decides nothing.
const fn tag(kind: Kind) -> u8 {
    match kind {
        Kind::Unsigned => 1,
        Kind::Signed => 2,
        Kind::Raw => 3,
        Kind::Bool => 4,
        Kind::Char => 5,
        Kind::Float => 6,
        Kind::Bytes => 7,
        Kind::Text { .. } => 8,
        Kind::PaddedText { .. } => 9,
        Kind::NulText { .. } => 10,
        Kind::Decimal => 11,
        Kind::ReversedDecimal => 12,
        Kind::ReverseTime => 13,
        Kind::ReverseTimeDecimal => 14,
        Kind::Optional(_) => 15,
        Kind::Array(..) => 16,
        Kind::List(_) => 17,
        Kind::Key(_) => 18,
        Kind::Descending(_) => 19,
        Kind::Custom(_) => 20,
    }
}
