//! A number for all that decides bytes or refusals.

use super::{Domain, Fields, Kind, Layout, Node, TimeUnit, Variants};
use crate::bytes::End;
use crate::layout::variants::Repr;

/// A hash of numbers: each is mixed in by one multiplication. Every key's fingerprint is computed when it is
/// compiled, and a hash that goes byte by byte took a tenth of that time.
#[derive(Clone, Copy)]
struct Mix(u64);

impl Mix {
    const NEW: Self = Mix(0xcbf2_9ce4_8422_2325);

    const fn word(self, word: u64) -> Self {
        // The golden ratio in 64 bits: odd, and its ones are spread. The shift brings what the
        // multiplication carried upwards back down.
        let product = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Mix(product ^ (product >> 32))
    }

    const fn number(self, number: u128) -> Self {
        self.word(number as u64).word((number >> 64) as u64)
    }

    /// Its length first, so that two texts in a row cannot be taken for two others.
    const fn bytes(mut self, bytes: &[u8]) -> Self {
        self = self.word(bytes.len() as u64);
        let mut i = 0;
        while i < bytes.len() {
            self = self.word(bytes[i] as u64);
            i += 1;
        }
        self
    }

    const fn flag(self, flag: bool) -> Self {
        self.word(flag as u64)
    }
}

/// How text is ended, as a number.
const fn end_number(end: End) -> u64 {
    match end {
        End::Row => 256,
        End::Mark => 257,
        End::Byte(delimiter) => delimiter as u64,
    }
}

impl Layout {
    /// The number that changes when bytes or refusals do: kinds, widths, directions and domains of the fields,
    /// salt, prefix, delimiter and `max_len`; no names of fields.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        let kinds = self.kinds.list.get();
        if !kinds.is_empty() {
            let mut hash = Mix::NEW.word(b'k' as u64).word(kinds.len() as u64);
            let mut i = 0;
            while i < kinds.len() {
                hash = hash.word(kinds[i].layout.fingerprint());
                i += 1;
            }
            return hash.0;
        }
        let mut hash = Mix::NEW;
        if let Some(salt) = &self.salt {
            hash = hash.word(b's' as u64).word(salt.buckets as u64).word(salt.bytes.width as u64);
            hash = hash.flag(salt.bytes.text).flag(salt.whole).bytes(salt.hash.get().as_bytes());
        }
        hash = hash.bytes(self.prefix.get());
        // A limit that no row can reach refuses nothing.
        if let Some(max) = self.max_len() {
            hash = hash.word(b'm' as u64).word(max as u64);
        }
        fields(&self.fields, None, End::Row, false, hash).0
    }
}

/// `salted`: of a nested key all is salted or nothing, as its own salt is left out.
const fn fields(key: &Fields, salted: Option<bool>, end: End, complemented: bool, mut hash: Mix) -> Mix {
    let list = key.list.get();
    let mut i = 0;
    while i < list.len() {
        let field = &list[i];
        let own = match salted {
            Some(salted) => salted,
            None => field.salted,
        };
        hash = value(field.node.get(), own, key.end(i, end), complemented, hash);
        if let Some(delimiter) = key.delimiter {
            if i + 1 < list.len() {
                let standing = if complemented { !delimiter } else { delimiter };
                hash = hash.word(b',' as u64).word(standing as u64);
                // Inside a salted field the delimiter is one of its bytes.
                hash = mark(matches!(salted, Some(true)), hash);
            }
        }
        i += 1;
    }
    hash
}

const fn mark(salted: bool, hash: Mix) -> Mix {
    if salted { hash.word(b'#' as u64) } else { hash }
}

const fn value(node: &Node, salted: bool, end: End, complemented: bool, hash: Mix) -> Mix {
    // Nesting and complements are followed inwards, so that a newtype is what it holds. The salt is noted where
    // that ends: two salted fields are what a salted key of the two is.
    match &node.kind {
        Kind::Key(key) => fields(key, Some(salted), end, complemented, hash),
        Kind::Descending(inner) => value(inner.get(), salted, End::Mark, !complemented, hash),
        _ => mark(salted, single(node, end, complemented, hash)),
    }
}

const fn single(node: &Node, end: End, complemented: bool, mut hash: Mix) -> Mix {
    hash = hash.word(tag(&node.kind)).flag(complemented);
    match &node.kind {
        // The mark after it tells an `Option` of two fields from an `Option` of one and a field.
        Kind::Optional(inner) => return value(inner.get(), false, end, complemented, hash).word(b')' as u64),
        Kind::Array(len, element) => {
            let hash = hash.word(*len as u64);
            return value(element.get(), false, End::Mark, complemented, hash).word(b')' as u64);
        }
        Kind::List(element) => {
            return value(element.get(), false, End::Mark, complemented, hash).word(b')' as u64);
        }
        Kind::Text { utf8 } | Kind::NulText { utf8 } => {
            return hash.flag(*utf8).word(end_number(end));
        }
        Kind::PaddedText { utf8, fill } => hash = hash.flag(*utf8).word(*fill as u64),
        Kind::ReverseTime { from } | Kind::ReverseTimeDecimal { from } => hash = hash.number(*from as u128),
        Kind::BaseTime(seconds) => hash = hash.word(*seconds as u64),
        Kind::Time { leap } => hash = hash.flag(*leap),
        Kind::Custom(name) => hash = hash.bytes(name.get().as_bytes()),
        Kind::Variants(all) => return variants(all.get(), end, hash),
        _ => {}
    }
    if let Some(width) = node.width {
        hash = hash.word(width as u64);
    }
    let mut non_zero = false;
    if let Some(Domain { min, max, non_zero: without }) = node.domain {
        hash = hash.number(min as u128).number(max);
        non_zero = without;
    }
    // A number that counts something else is another field.
    if let Some(unit) = node.unit {
        hash = hash.word(unit_tag(unit));
    }
    hash.flag(non_zero)
}

const fn unit_tag(unit: TimeUnit) -> u64 {
    match unit {
        TimeUnit::Days => 1,
        TimeUnit::Seconds => 2,
        TimeUnit::Milliseconds => 3,
        TimeUnit::Microseconds => 4,
        TimeUnit::Nanoseconds => 5,
    }
}

/// What is written for each variant, in the order of the bytes. Its name is that of no byte.
const fn variants(variants: &Variants, end: End, mut hash: Mix) -> Mix {
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
            hash = hash.word(end_number(end));
            false
        }
    };
    let list = variants.list.get();
    hash = hash.word(list.len() as u64);
    let mut i = 0;
    while i < list.len() {
        hash = match number {
            true => hash.number(list[i].number as u128),
            false => hash.bytes(list[i].text.get().as_bytes()),
        };
        i += 1;
    }
    hash
}

/// One number a kind, written out so that the order of the variants decides nothing.
const fn tag(kind: &Kind) -> u64 {
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
        Kind::ReverseTime { .. } => 13,
        Kind::ReverseTimeDecimal { .. } => 14,
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
        Kind::Variants(variants) => match variants.get().repr {
            Repr::Number { .. } => 27,
            _ => 28,
        },
    }
}
