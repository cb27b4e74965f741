//! A number for all that decides bytes or refusals.

use crate::format::{Format, KeyFormat, Kind};
use crate::kinds::Kinds;
use crate::time_unit::TimeUnit;
use crate::value::variant::{Repr, Variant, Variants};

/// A hash of numbers: each is mixed in by one multiplication. Every key's fingerprint is computed when
/// it is compiled, and a hash that goes byte by byte took a tenth of that time.
#[derive(Clone, Copy)]
pub(crate) struct Mix(u64);

impl Mix {
    pub(crate) const NEW: Self = Mix(0xcbf2_9ce4_8422_2325);

    pub(crate) const fn word(self, word: u64) -> Self {
        // The golden ratio in 64 bits: odd, and its ones are spread. The shift brings what the
        // multiplication carried upwards back down.
        let product = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Mix(product ^ (product >> 32))
    }

    pub(crate) const fn number(self, number: u128) -> Self {
        self.word(number as u64).word((number >> 64) as u64)
    }

    /// Its length first, so that two texts in a row cannot be taken for two others.
    pub(crate) const fn bytes(mut self, bytes: &[u8]) -> Self {
        self = self.word(bytes.len() as u64);
        let mut i = 0;
        while i < bytes.len() {
            self = self.word(bytes[i] as u64);
            i += 1;
        }
        self
    }

    pub(crate) const fn flag(self, flag: bool) -> Self {
        self.word(flag as u64)
    }

    pub(crate) const fn finish(self) -> u64 {
        self.0
    }
}

impl Mix {
    /// The beginning for an enum of so many keys.
    pub(crate) const fn kinds(kinds: usize) -> Self {
        Mix::NEW.word(b'k' as u64).word(kinds as u64)
    }
}

impl Kinds {
    /// The fingerprint of all kinds, in the order of their prefixes.
    #[doc(hidden)]
    #[must_use]
    pub const fn fingerprint(&'static self) -> u64 {
        let mut hash = Mix::kinds(self.list.len());
        let mut i = 0;
        while i < self.list.len() {
            hash = hash.word(self.list[i].key.fingerprint());
            i += 1;
        }
        hash.finish()
    }
}

/// How free text is ended, which its place decides.
pub(crate) const LAST: u16 = 256;
pub(crate) const INNER: u16 = 257;

impl KeyFormat {
    /// The fingerprint of the whole row: kinds, widths, directions and domains of the fields, salt,
    /// prefix, delimiter and `max_len`; no names of fields.
    #[must_use]
    pub const fn fingerprint(&'static self) -> u64 {
        let mut hash = Mix::NEW;
        if let Some(salt) = self.salt {
            hash = hash.word(b's' as u64).word(salt.buckets as u64).word(salt.width as u64);
            hash = hash.flag(salt.text).flag(salt.whole).bytes(salt.hash.as_bytes());
        }
        hash = hash.bytes(self.prefix);
        // A limit that no row can reach refuses nothing.
        if let Some(max) = self.max_len
            && self.width().is_none()
        {
            hash = hash.word(b'm' as u64).word(max as u64);
        }
        fields(self, Salting::ByField, LAST, false, hash).finish()
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
    mut hash: Mix,
) -> Mix {
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
            let standing = if complemented { !delimiter } else { delimiter };
            hash = hash.word(b',' as u64).word(standing as u64);
            // Inside a salted field the delimiter is one of its bytes.
            hash = salted(salting.of(false), hash);
        }
        i += 1;
    }
    hash
}

const fn salted(salted: bool, hash: Mix) -> Mix {
    if salted { hash.word(b'#' as u64) } else { hash }
}

const fn value(format: &Format, salt: bool, place: u16, complemented: bool, hash: Mix) -> Mix {
    // Nesting and complements are followed inwards, so that a newtype is what it holds. The salt is
    // noted where that ends: two salted fields are what a salted key of the two is.
    match format.kind {
        Kind::Key(key) => fields(key, Salting::All(salt), place, complemented, hash),
        Kind::Descending(inner) => value(inner, salt, INNER, !complemented, hash),
        _ => salted(salt, single(format, place, complemented, hash)),
    }
}

const fn single(format: &Format, place: u16, complemented: bool, mut hash: Mix) -> Mix {
    hash = hash.word(tag(format.kind)).flag(complemented);
    match format.kind {
        // The mark behind it tells an `Option` of two fields from an `Option` of one and a field.
        Kind::Optional(inner) => return value(inner, false, place, complemented, hash).word(b')' as u64),
        Kind::Array(len, element) => {
            return value(element, false, INNER, complemented, hash.word(len as u64)).word(b')' as u64);
        }
        Kind::List(element) => return value(element, false, INNER, complemented, hash).word(b')' as u64),
        Kind::Text { utf8 } | Kind::NulText { utf8 } => {
            return hash.flag(utf8).word(place as u64);
        }
        Kind::PaddedText { utf8, fill } => hash = hash.flag(utf8).word(fill as u64),
        Kind::ReverseTime | Kind::ReverseTimeDecimal => hash = hash.number(format.origin as u128),
        Kind::BaseTime(seconds) => hash = hash.word(seconds as u64),
        Kind::Time { leap } => hash = hash.flag(leap),
        Kind::Custom(name) => hash = hash.bytes(name.as_bytes()),
        Kind::Variants(variants) => return self::variants(variants, place, hash),
        _ => {}
    }
    if let Some(width) = format.width {
        hash = hash.word(width as u64);
    }
    if let Some(domain) = format.domain {
        hash = hash.number(domain.min as u128).number(domain.max);
    }
    // A number that counts something else is another field.
    if let Some(unit) = format.unit {
        hash = hash.word(unit_tag(unit));
    }
    hash.flag(format.non_zero)
}

/// One number a unit, as [`tag`] has them.
pub(crate) const fn unit_tag(unit: TimeUnit) -> u64 {
    match unit {
        TimeUnit::Days => 1,
        TimeUnit::Seconds => 2,
        TimeUnit::Milliseconds => 3,
        TimeUnit::Microseconds => 4,
        TimeUnit::Nanoseconds => 5,
    }
}

/// What is written for each variant, in the order of the bytes. Its name is that of no byte.
const fn variants(variants: &Variants, place: u16, mut hash: Mix) -> Mix {
    let number = match variants.repr {
        Repr::Number { width, signed } => {
            hash = hash.word(width as u64).flag(signed);
            true
        }
        Repr::FixedText(width) => {
            hash = hash.word(width as u64);
            false
        }
        Repr::Text => {
            hash = hash.word(place as u64);
            false
        }
    };
    hash = hash.word(variants.list.len() as u64);
    let mut i = 0;
    while i < variants.list.len() {
        let Variant { number: discriminant, text, .. } = variants.list[i];
        hash = if number { hash.number(discriminant as u128) } else { hash.bytes(text.as_bytes()) };
        i += 1;
    }
    hash
}

/// One number a kind, written out so that the order of the variants decides nothing.
const fn tag(kind: Kind) -> u64 {
    match kind {
        Kind::Unsigned => 1,
        Kind::Signed => 2,
        Kind::Raw => 3,
        Kind::Bool => 4,
        Kind::Char => 5,
        Kind::Float => 6,
        // The same bytes, and none of them refused.
        Kind::Bytes | Kind::Digest | Kind::Uuid | Kind::Ipv4 | Kind::Ipv6 => 7,
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
        Kind::IpAddress => 21,
        Kind::Duration => 22,
        Kind::BaseTime(_) => 23,
        Kind::DecimalNumber => 24,
        Kind::Time { .. } => 25,
        Kind::DateDecimal => 26,
        Kind::Variants(Variants { repr: Repr::Number { .. }, .. }) => 27,
        Kind::Variants(_) => 28,
    }
}
