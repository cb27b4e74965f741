//! The fingerprint: a hash of everything that determines the bytes, and of the names of the fields.

use super::{Domain, Fields, Kind, Layout, LayoutKind, Node, Variants};
use crate::bytes::{Digits, End};
use crate::layout::variants::Repr;

/// A hash of words, one multiplication each. The compiler evaluates it for every key: hashing byte by byte took a tenth of
/// the compile time of a key.
#[derive(Clone, Copy)]
struct Mix(u64);

impl Mix {
    const NEW: Self = Mix(0xcbf2_9ce4_8422_2325);

    const fn word(self, word: u64) -> Self {
        // The golden ratio in 64 bits, an odd number with well-distributed bits. The shift feeds the high bits of the product
        // back to the low ones.
        let product = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Mix(product ^ (product >> 32))
    }

    const fn number(self, number: u128) -> Self {
        self.word(number as u64).word((number >> 64) as u64)
    }

    /// Length-prefixed, so that two adjacent texts are distinct from any other two.
    const fn bytes(self, bytes: &[u8]) -> Self {
        fold!(bytes, self.word(bytes.len() as u64), |hash, _, byte| hash.word(*byte as u64))
    }

    /// Eight bytes at a time, `end` included: most names fit in one word, and names are about half of what is hashed.
    const fn name(mut self, name: &str, end: u8) -> Self {
        let mut bytes = name.as_bytes();
        while let &[a, b, c, d, e, f, g, h, ref rest @ ..] = bytes {
            self = self.word(u64::from_le_bytes([a, b, c, d, e, f, g, h]));
            bytes = rest;
        }
        let mut word = [0; 8];
        fold!(bytes, (), |(), i, byte| {
            word[i] = *byte;
        });
        word[bytes.len()] = end;
        self.word(u64::from_le_bytes(word))
    }

    const fn flag(self, flag: bool) -> Self {
        self.word(flag as u64)
    }
}

/// How text ends, as a number.
const fn end_number(end: End) -> u64 {
    match end {
        End::Row => 256,
        End::Terminator => 258,
        End::Byte(delimiter) => delimiter as u64,
        End::Unordered(_) => 259,
        // The fields that follow say how many bytes.
        End::Before(_) => 260,
    }
}

/// The path of names that leads to a value.
struct Path<'p> {
    outer: Option<&'p Path<'p>>,
    name: &'p str,
}

/// Terminators of names, which UTF-8 never contains: of the last name in a path, and of the others.
const LAST: u8 = 0xff;
const OUTER: u8 = 0xfe;

impl Path<'_> {
    const fn mixed_into(&self, mut hash: Mix, end: u8) -> Mix {
        if let Some(outer) = self.outer {
            hash = outer.mixed_into(hash, OUTER);
        }
        hash.name(self.name, end)
    }
}

impl Layout {
    /// A hash of the layout that changes when the bytes, the domain or the name of any field changes.
    ///
    /// It covers kind, width, direction, domain and name of every field, salt, prefix, delimiter and `max_len`. Names count
    /// because after swapping two fields of one type all rows still decode, to wrong values. A newtype adds no name. Names of
    /// variants count in a key with a field that is an enum of keys; in the enum itself, only those of variants without a key.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.hash(true, None)
    }

    /// The fingerprint without names and without `tail` fields. Renaming a field or adding a `tail` field does not change it,
    /// since old rows still decode.
    #[must_use]
    pub const fn bytes_fingerprint(&self) -> u64 {
        self.hash(false, None)
    }

    /// The fingerprint of the salt, the prefix and the first `count` fields, whatever follows them.
    pub(crate) const fn leading_fingerprint(&self, count: usize) -> u64 {
        self.hash(false, Some(count))
    }

    /// Whether this is the key of `old` in another layout: its fields, then `tail` fields. Salt, prefix and `max_len` do not count.
    pub const fn continues(&self, old: &Layout) -> bool {
        let (own, fields) = (self.fields.list.get(), old.fields.list.get());
        let count = fields.len();
        if own.len() < count || self.fields.first(count) != old.fields.first(count) {
            return false;
        }
        if any!(own, |i, field| i >= count && !field.slot().tail) {
            return false;
        }
        // Only the codec knows how to end such a value in another way.
        own.len() == count
            || old.fields.has_tail()
            || count == 0
            || !fields[count - 1].node().ends_in_custom()
    }

    /// `leading`: only this many fields, and no properties of the whole row.
    const fn hash(&self, named: bool, leading: Option<usize>) -> u64 {
        let kinds = match (self.kinds(), &self.salt, self.prefix.get(), self.max_len, leading) {
            ([], None, [], None, None) => self.fields.kinds_alone(),
            (kinds, ..) => kinds,
        };
        if !kinds.is_empty() {
            let hash = Mix::NEW.word(b'k' as u64).word(kinds.len() as u64);
            let hash = fold!(kinds, hash, |hash, _, LayoutKind { name, layout }| {
                let hash = hash.word(layout.hash(named, leading));
                // Nothing else distinguishes two kinds without fields that change places.
                if named && layout.fields.list.get().is_empty() { hash.name(name.get(), LAST) } else { hash }
            });
            return hash.0;
        }
        let mut hash = Mix::NEW;
        if let Some(salt) = &self.salt {
            hash = hash.word(b's' as u64).word(salt.buckets as u64).word(salt.bytes.width as u64);
            let digits = match salt.bytes.digits() {
                None => 0,
                Some(Digits::Decimal) => 1,
                Some(Digits::Hex | Digits::HexUpper) => 2,
            };
            hash = hash.word(digits).flag(salt.whole).bytes(salt.hash.get().as_bytes());
        }
        hash = hash.bytes(self.prefix.get());
        // A limit that no row can reach has no effect. Without `tail` fields, the width may be fixed.
        let counted = self.fields.counted(named);
        if let (Some(max), None, None) = (self.max_len(), self.fields.offset(counted), leading) {
            hash = hash.word(b'm' as u64).word(max as u64);
        }
        let count = match leading {
            Some(count) if count < counted => count,
            _ => counted,
        };
        // A kind inside another key has no salt of its own.
        let salted = if self.salt.is_none() { Some(false) } else { None };
        let place = Place { end: End::Row, complemented: false, salted, tail: named };
        hash = first_fields(&self.fields, count, place, hash);
        if named { names(&self.fields, None, hash).0 } else { hash.0 }
    }
}

/// The path of each value, in row order.
const fn names(key: &Fields, outer: Option<&Path<'_>>, hash: Mix) -> Mix {
    let list = key.list.get();
    // A newtype has the name of the field that holds it.
    if key.is_newtype() {
        return paths(list[0].node(), outer, hash);
    }
    fold!(list, hash, |hash, _, field| {
        paths(field.node(), Some(&Path { outer, name: field.name.get() }), hash)
    })
}

const fn paths(node: &Node, path: Option<&Path<'_>>, hash: Mix) -> Mix {
    match &node.kind {
        Kind::Key(key) => names(key, path, hash),
        Kind::Keys(kinds) => fold!(kinds.list.get(), hash, |hash, _, LayoutKind { name, layout }| {
            let path = Path { outer: path, name: name.get() };
            match layout.fields.list.get() {
                [] => path.mixed_into(hash, LAST),
                _ => names(&layout.fields, Some(&path), hash),
            }
        }),
        _ => match (node.inner(), path) {
            (Some(inner), _) => paths(inner, path, hash),
            (None, Some(path)) => path.mixed_into(hash, LAST),
            (None, None) => hash.name("", LAST),
        },
    }
}

impl Fields {
    /// A hash of the first `count` fields with their names, whatever comes before and after them.
    const fn first(&self, count: usize) -> u64 {
        let place = Place { end: End::Terminator, complemented: false, salted: Some(false), tail: true };
        let hash = first_fields(self, count, place, Mix::NEW);
        let hash = fold!(self.list.get().split_at(count).0, hash, |hash, _, field| {
            let path = Path { outer: None, name: field.name.get() };
            paths(field.node(), Some(&path), hash.flag(field.slot().tail))
        });
        hash.0
    }

    /// The kinds of a newtype of an enum of keys: its rows are those of the enum.
    const fn kinds_alone(&self) -> &[LayoutKind] {
        match self.list.get() {
            [field] if self.is_newtype() && !self.trailing && field.slot().literal.get().is_empty() => {
                match &field.node().kind {
                    Kind::Keys(kinds) => kinds.list.get(),
                    Kind::Key(inner) => inner.kinds_alone(),
                    _ => &[],
                }
            }
            _ => &[],
        }
    }

    /// The number of fields that count at the end of a row; `tail`: including `tail` fields.
    const fn counted(&self, tail: bool) -> usize {
        fold!(self.list.get(), 0, |count, i, field| if tail || !field.slot().tail { i + 1 } else { count })
    }
}

/// What determines the bytes of a value beside its node.
#[derive(Clone, Copy)]
struct Place {
    end: End,
    complemented: bool,
    /// `None`: as each field says. A nested key is salted as a whole or not at all, since its own salt is ignored.
    salted: Option<bool>,
    /// Whether `tail` fields count at the end of a row.
    tail: bool,
}

const fn fields(key: &Fields, place: Place, hash: Mix) -> Mix {
    first_fields(key, key.counted(place.tail || !matches!(place.end, End::Row)), place, hash)
}

/// Hashes the first `count` fields.
const fn first_fields(key: &Fields, count: usize, place: Place, hash: Mix) -> Mix {
    let Place { complemented, salted, .. } = place;
    fold!(key.list.get().split_at(count).0, hash, |mut hash, i, field| {
        // Before another field, a `tail` field is an ordinary `Option`.
        if field.slot().tail && matches!(place.end, End::Row) {
            hash = hash.word(b't' as u64);
        }
        if !field.slot().literal.get().is_empty() {
            // The literal inside a salted nested key is hashed into the salt.
            hash = mark(place, hash.word(b'l' as u64).flag(complemented));
            hash = hash.bytes(field.slot().literal.get());
        }
        let salted = if salted.is_some() { salted } else { Some(field.slot().salted) };
        hash = value(field.node(), Place { end: key.end(i, place.end), salted, ..place }, hash);
        if let Some(delimiter) = key.delimiter_after(i) {
            let standing = delimiter.flipped(complemented);
            hash = match standing.is_ordered() {
                true => hash.word(b',' as u64).word(standing.as_slice()[0] as u64),
                false => hash.word(b':' as u64).bytes(standing.as_slice()),
            };
            // The delimiter inside a salted nested key is hashed into the salt.
            hash = mark(place, hash);
        }
        hash
    })
}

const fn mark(place: Place, hash: Mix) -> Mix {
    if matches!(place.salted, Some(true)) { hash.word(b'#' as u64) } else { hash }
}

const fn value(node: &Node, place: Place, hash: Mix) -> Mix {
    // Recurses through nested keys and complements, so that a newtype equals its content. `salted` is hashed at the leaves: a
    // salted nested key of two fields equals two salted fields.
    match &node.kind {
        Kind::Key(key) => fields(key, place, hash),
        Kind::Keys(kinds) => {
            let list = kinds.list.get();
            let hash = hash.word(node.kind.facts().tag).flag(place.complemented).word(list.len() as u64);
            fold!(list, hash, |hash, _, LayoutKind { layout, .. }| {
                let hash = mark(place, hash.bytes(layout.prefix.get()));
                // The mark distinguishes the last field of a kind from a field after the enum.
                fields(&layout.fields, place, hash).word(b')' as u64)
            })
        }
        Kind::Descending(inner) => {
            let complemented = !place.complemented;
            value(inner.get(), Place { end: End::Terminator, complemented, ..place }, hash)
        }
        _ => mark(place, single(node, place, hash)),
    }
}

const fn single(node: &Node, place: Place, mut hash: Mix) -> Mix {
    let end = place.end;
    hash = hash.word(node.kind.facts().tag).flag(place.complemented);
    if let Kind::Array(len, _) = &node.kind {
        hash = hash.word(*len as u64);
    }
    match &node.kind {
        Kind::Optional(inner) | Kind::Array(_, inner) | Kind::List(inner) => {
            let end = if matches!(node.kind, Kind::Optional(_)) { end } else { End::Terminator };
            // The mark distinguishes an `Option` of two fields from an `Option` of one, then a field.
            return value(inner.get(), Place { end, salted: Some(false), ..place }, hash).word(b')' as u64);
        }
        Kind::Text { utf8 } | Kind::NulText { utf8 } | Kind::VarbinaryEncoded { utf8 } => {
            return hash.flag(*utf8).word(end_number(end));
        }
        Kind::PaddedText { utf8, fill: byte }
        | Kind::TerminatedText { utf8, by: byte }
        | Kind::LengthText { utf8, bytes: byte } => {
            hash = hash.flag(*utf8).word(*byte as u64);
        }
        Kind::ReverseTime { from } | Kind::ReverseTimeDecimal { from } => hash = hash.number(*from as u128),
        Kind::ReverseTimeHex { from, upper } => hash = hash.number(*from as u128).flag(*upper),
        Kind::BaseTime(seconds) => hash = hash.word(*seconds as u64),
        Kind::Time { leap: flag }
        | Kind::TimeText { compact: flag }
        | Kind::Groups { utf8: flag }
        | Kind::LittleEndian { signed: flag } => {
            hash = hash.flag(*flag);
        }
        Kind::Custom(name) => hash = hash.bytes(name.get().as_bytes()),
        Kind::Variants(all) => return variants(all.get(), end, hash),
        _ => {}
    }
    if let Some(width) = node.width {
        hash = hash.word(width as u64);
    }
    if let Some(Domain { min, max, .. }) = node.domain {
        hash = hash.number(min as u128).number(max);
    }
    // A count in another unit is another encoding.
    if let Some(unit) = node.unit {
        hash = hash.word(unit as u64);
    }
    hash.flag(matches!(node.domain, Some(Domain { non_zero: true, .. })))
}

/// Hashes what is written for each variant, in lexicographic order. Names are not written, so they do not count.
const fn variants(variants: &Variants, end: End, hash: Mix) -> Mix {
    let hash = match variants.repr {
        Repr::Number { width, signed } => hash.word(width as u64).flag(signed),
        Repr::FixedText(width) => hash.word(width as u64),
        Repr::Text => hash.word(end_number(end)),
    };
    let list = variants.list.get();
    fold!(list, hash.word(list.len() as u64), |hash, _, variant| match variants.repr {
        Repr::Number { .. } => hash.number(variant.number as u128),
        _ => hash.bytes(variant.text.get().as_bytes()),
    })
}
