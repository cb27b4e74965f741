//! The texts of compile errors that generated constants panic with. `key::check` calls these functions with the types.

use core::marker::PhantomData;

use super::kind::MAX_ROW;
use super::salt::{Java31, SaltBytes, SaltHash, Sha256, Xxh64};
use super::variants::Repr;
use super::{Fields, Kind, Kinds, Last, Layout, Node, Salt, Variant};
use crate::bytes::{Delimiter, End, decimal};

mod rest;
mod shortest;
#[cfg(test)]
mod tests;
mod time;

pub use rest::{after_rest, rest};
pub use time::{digits, origin};

/// The error for a list before another field, or under `desc`.
pub(crate) const LIST: &str = "a list has no terminator, so decode would read what follows it as elements, and under \
     `desc` a longer list would not sort before a shorter one; put it last, without `desc`, or use an array `[T; N]`";
/// The error for `digits` before another field, or under `desc`.
const PLAIN_DIGITS: &str = "digits without leading zeros have no fixed width and no order, as 10 sorts before 5; put it \
     last, give the key `#[rowkey(delimiter(\":\", unordered))]`, or write `#[pad(n)]`, which sorts";
/// The error for a key with a `rest` field inside another key.
pub(crate) const INSIDE: &str = "one of its fields has `rest`, whose end is found from that of the row, so this key can be a \
     variant of an enum of keys, but not a field; leave `rest` out there: its text then has a terminator";
const BORROWED: &str = "its bytes are escaped here, so they cannot be borrowed; \
     write `Cow<'_, str>` for `&str`, `Cow<'_, [u8]>` for `&[u8]`, or put it last";

/// An argument of a message.
#[derive(Clone, Copy)]
enum Arg<'a> {
    Text(&'a str),
    Number(i128),
    Unsigned(u128),
    Hex(u64),
    /// Bytes as in a Rust string literal.
    Bytes(&'a [u8]),
    Salt(&'a Option<Salt>),
}

/// A message formatted at compile time, truncated to the size of its buffer.
struct Message {
    text: [u8; 512],
    len: usize,
}

impl Message {
    /// Panics with `text`, which has `{}` for each of `args`. Call it only on the error path: the compiler interprets it byte by
    /// byte.
    #[track_caller]
    const fn stop(text: &str, args: &[Arg<'_>]) -> ! {
        let mut message = Message { text: [0; 512], len: 0 };
        message.write(text, args);
        let (text, _) = message.text.split_at(message.len);
        match core::str::from_utf8(text) {
            Ok(text) => panic!("{}", text),
            Err(_) => panic!("an invalid row key"),
        }
    }

    const fn write(&mut self, text: &str, args: &[Arg<'_>]) {
        let text = text.as_bytes();
        let (mut i, mut arg) = (0, 0);
        while i < text.len() {
            if text[i] == b'{' && text[i + 1] == b'}' {
                self.show(args[arg]);
                (i, arg) = (i + 2, arg + 1);
            } else {
                self.push(text[i]);
                i += 1;
            }
        }
    }

    const fn show(&mut self, arg: Arg<'_>) {
        match arg {
            Arg::Text(text) => self.text(text),
            Arg::Number(number) => {
                self.text(if number < 0 { "-" } else { "" });
                self.digits(number.unsigned_abs(), 10, 1);
            }
            Arg::Unsigned(number) => self.digits(number, 10, 1),
            Arg::Hex(number) => {
                self.text("0x");
                self.digits(number as u128, 16, 16);
            }
            Arg::Bytes(bytes) => {
                self.push(b'"');
                fold!(bytes, (), |(), _, byte| match *byte {
                    b' '..=b'~' => self.push(*byte),
                    byte => {
                        self.text("\\x");
                        self.digits(byte as u128, 16, 2);
                    }
                });
                self.push(b'"');
            }
            Arg::Salt(None) => self.text("no salt"),
            Arg::Salt(Some(Salt { buckets, bytes: SaltBytes { width, text, hex }, .. })) => {
                let unit = match (*text, *width) {
                    (true, _) => "digits",
                    _ if *hex => "hexadecimal digits",
                    (false, 1) => "byte",
                    _ => "bytes",
                };
                let (buckets, width) = (Arg::Unsigned(*buckets as u128), Arg::Unsigned(*width as u128));
                self.write("a salt of {} buckets in {} {}", &[buckets, width, Arg::Text(unit)]);
            }
        }
    }

    const fn text(&mut self, text: &str) {
        fold!(text.as_bytes(), (), |(), _, byte| self.push(*byte));
    }

    const fn digits(&mut self, number: u128, base: u128, least: usize) {
        if number >= base || least > 1 {
            self.digits(number / base, base, least.saturating_sub(1));
        }
        self.push(b"0123456789abcdef"[(number % base) as usize]);
    }

    const fn push(&mut self, byte: u8) {
        if self.len < self.text.len() {
            self.text[self.len] = byte;
            self.len += 1;
        }
    }
}

impl Node {
    /// Why the value cannot be at this position in the row, if it can only be the last field. Text before a delimiter is not
    /// escaped, so it can be borrowed.
    #[doc(hidden)]
    pub const fn out_of_place(
        &self,
        last: bool,
        delimiter: Option<Delimiter>,
        borrows: bool,
    ) -> Option<&'static str> {
        if last {
            None
        } else if self.ends_in(Last::List) {
            Some(LIST)
        } else if self.ends_in(Last::PlainDecimal)
            && !matches!(delimiter, Some(delimiter) if !delimiter.is_ordered())
        {
            Some(PLAIN_DIGITS)
        } else if borrows && delimiter.is_none() && self.ends_in_text() {
            Some(BORROWED)
        } else {
            None
        }
    }

    /// Why the value cannot be in a key with this delimiter, if it cannot. `last`: it ends the row.
    pub(crate) const fn undelimited(&self, last: bool, delimiter: Delimiter) -> Option<Undelimited<'_>> {
        let first = delimiter.as_slice()[0];
        match &self.kind {
            Kind::Text { .. } => None,
            // A custom codec may write any bytes.
            Kind::Custom(_) if last => None,
            Kind::Variants(variants) if matches!(variants.get().repr, Repr::Text) => {
                match (variants.get().early(delimiter), variants.get().holding(0, first)) {
                    (_, Some((variant, byte))) if delimiter.is_ordered() => {
                        Some(Undelimited::Name(variant, byte))
                    }
                    (Some(variant), _) if !delimiter.is_ordered() => Some(Undelimited::Cut(variant)),
                    _ => None,
                }
            }
            Kind::Key(fields) => fields.undelimited(last, delimiter),
            Kind::Keys(kinds) => {
                fold!(kinds.list.get(), None, |found, _, kind| match found {
                    None => kind.layout.fields.undelimited(last, delimiter),
                    found => found,
                })
            }
            Kind::PlainDecimal if !self.can_hold(first) => None,
            _ if self.width.is_none() => Some(Undelimited::NoEnd),
            // A delimiter inside a value starts with its first byte.
            _ if self.can_hold(first) => Some(Undelimited::Contains),
            _ => None,
        }
    }
}

/// Why a delimiter cannot follow a value.
pub(crate) enum Undelimited<'n> {
    /// The encoding can contain the delimiter.
    Contains,
    /// The text of this variant contains this byte, which is not above the delimiter.
    Name(&'n Variant, u8),
    /// The text of this variant contains the delimiter, or ends with a part of it that overlaps.
    Cut(&'n Variant),
    /// The delimiter cannot mark its end.
    NoEnd,
}

impl Layout {
    /// The maximum row length, and where it comes from.
    const fn longest(&self) -> (usize, &'static str) {
        match self.max_len {
            Some(max) => (max, "`max_len` says "),
            None => (MAX_ROW, "HBase allows at most "),
        }
    }

    /// Whether every row exceeds the maximum length.
    pub const fn too_long(&self) -> bool {
        matches!(self.width(), Some(width) if width > self.longest().0)
    }

    /// Whether the first field is a time.
    #[doc(hidden)]
    pub const fn begins_with_time(&self) -> bool {
        matches!(self.fields.list.get(), [first, ..] if first.node().is_time())
    }

    /// Whether a field has an error of its own: a digest of 0 bytes, an array whose elements have no fixed width.
    const fn refuses_a_field(&self) -> bool {
        any!(self.fields.list.get(), |_, field| match &field.node().kind {
            Kind::Digest => true,
            Kind::Array(_, element) => element.get().width.is_none(),
            _ => false,
        })
    }
}

/// Checks that the field can be at its position in the row.
///
/// # Panics
/// At compile time, when it cannot.
#[track_caller]
pub const fn field(
    name: &str,
    ty: &str,
    node: &Node,
    refused: Option<&str>,
    borrows: bool,
    last: bool,
    delimiter: Option<Delimiter>,
) {
    let (name, ty) = (Arg::Text(name), Arg::Text(ty));
    if let Some(reason) = refused {
        Message::stop("field `{}: {}`: {}", &[name, ty, Arg::Text(reason)]);
    }
    if let Some(reason) = node.out_of_place(last, delimiter, borrows) {
        Message::stop("field `{}: {}`: fields follow it, and {}", &[name, ty, Arg::Text(reason)]);
    }
    if node.has_rest() {
        Message::stop("field `{}: {}`: {}", &[name, ty, Arg::Text(INSIDE)]);
    }
    let Some(delimiter) = delimiter else { return };
    let byte = Arg::Bytes(delimiter.as_slice());
    match node.undelimited(last, delimiter) {
        None => {}
        Some(Undelimited::Name(Variant { name: variant, text, .. }, found)) => {
            let (text, variant) = (Arg::Text(text.get()), Arg::Text(variant.get()));
            Message::stop(
                "field `{}: {}`: the text \"{}\" of its variant `{}` holds {}, and at or below the delimiter {} it \
                 would sort wrongly or not decode; give the variant another text: `#[rowkey(rename = \"..\")]`",
                &[name, ty, text, variant, Arg::Bytes(&[found]), byte],
            );
        }
        Some(Undelimited::Cut(Variant { name: variant, text, .. })) => {
            let (text, variant) = (Arg::Text(text.get()), Arg::Text(variant.get()));
            Message::stop(
                "field `{}: {}`: the delimiter {} would begin in the text \"{}\" of its variant `{}`, and decode would \
                 cut there; give the variant another text: `#[rowkey(rename = \"..\")]`",
                &[name, ty, byte, text, variant],
            );
        }
        Some(Undelimited::Contains) => Message::stop(
            "field `{}: {}`: its bytes can be the delimiter {}, and decode would cut there; write numbers as text \
             with `#[pad(n)]`, or take a delimiter that cannot occur, or none",
            &[name, ty, byte],
        ),
        Some(Undelimited::NoEnd) => Message::stop(
            "field `{}: {}`: its end cannot be found by the delimiter {}; use plain text, `#[pad(n)]` on a number, \
             a type of fixed width, a key with the same delimiter, or no delimiter",
            &[name, ty, byte],
        ),
    }
}

/// Checks that `max` narrows the domain that `inner` has without it.
///
/// # Panics
/// At compile time, when it does not.
#[track_caller]
pub const fn max(name: &str, max: u128, inner: &Node) {
    let Some(domain) = inner.domain else { return };
    let (name, shown) = (Arg::Text(name), Arg::Unsigned(max));
    if max > domain.max {
        Message::stop(
            "field `{}`: `max = {}` is beyond what its type and width hold, which is {}; write at most that",
            &[name, shown, Arg::Unsigned(domain.max)],
        );
    }
    if domain.min > 0 && max < domain.min.unsigned_abs() {
        Message::stop(
            "field `{}`: `max = {}` leaves no value, as the smallest of its type is {}",
            &[name, shown, Arg::Number(domain.min)],
        );
    }
}

/// Checks the number of salt buckets, for a salt of `pad` decimal or `hex` hexadecimal digits if it is text.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn buckets(buckets: i128, pad: Option<usize>, hex: Option<usize>) {
    if buckets < 2 || buckets > 65536 {
        Message::stop(
            "a salt has 2 to 65536 buckets, and this constant is {}: one bucket spreads no writes, and more do \
             not fit in the two bytes of a salt",
            &[Arg::Number(buckets)],
        );
    }
    let last = buckets as u128 - 1;
    let (name, declared, needed) = match (pad, hex) {
        (Some(digits), _) => ("pad", digits, decimal::digits(last)),
        (None, Some(digits)) => ("hex", digits, last.ilog2() as usize / 4 + 1),
        (None, None) => return,
    };
    if needed > declared {
        let (name, declared, needed) =
            (Arg::Text(name), Arg::Unsigned(declared as u128), Arg::Unsigned(needed as u128));
        Message::stop(
            "the last bucket, {}, does not fit in `{} = {}`, so buckets would share a salt; write `{} = {}`",
            &[Arg::Unsigned(last), name, declared, name, needed],
        );
    }
}

/// The number of buckets if [`buckets`] accepts it, else any valid number, so that there is only one error.
pub const fn some_buckets(buckets: i128) -> u32 {
    if buckets < 2 || buckets > 65536 { 2 } else { buckets as u32 }
}

/// Checks that the salt hash is enabled, and that a custom one does not have the name of a hash of this crate.
///
/// # Panics
/// At compile time, when its feature is not, or when its name is that of another.
#[track_caller]
pub const fn hash<H: SaltHash>() {
    if let Some(feature) = H::MISSING_FEATURE {
        let (name, feature) = (Arg::Text(H::NAME), Arg::Text(feature));
        Message::stop(
            "`hash = {}` needs the feature `{}` of rowkey; write `rowkey = { version = \"0.1\", features = [\"{}\"] }` in \
             Cargo.toml",
            &[name, feature, feature],
        );
    }
    let own = H::NAME.as_bytes();
    let is_built_in = any!([Xxh64::NAME, Java31::NAME, Sha256::NAME], |_, taken| {
        let taken = taken.as_bytes();
        taken.len() == own.len() && !any!(own, |i, byte| *byte != taken[i])
    });
    if !H::BUILT_IN && is_built_in {
        let name = Arg::Text(H::NAME);
        Message::stop(
            "`{}` is the name of a salt hash of rowkey, and this is another hash: tools that only have the layout \
             would compute the buckets of `{}`, and report the salt of every row as wrong; give it a `NAME` of \
             its own, or write `hash = {}`",
            &[name, name, name],
        );
    }
}

/// Checks that rows are not empty and that at least one can be short enough.
///
/// # Panics
/// At compile time, when it is not so.
#[track_caller]
pub const fn row_len(name: &str, key: &Layout) {
    let Some(width) = key.width() else {
        let (max, least) = (key.longest().0, key.fields_start() + key.fields.shortest(End::Row));
        if least > max {
            Message::stop(
                "the rows of `{}` have at least {} bytes, and `max_len` says {}, so no key could be encoded; narrow a \
                 field, or write a larger `max_len`",
                &[Arg::Text(name), Arg::Unsigned(least as u128), Arg::Unsigned(max as u128)],
            );
        }
        return;
    };
    if width == 0 && !key.refuses_a_field() {
        Message::stop(
            "the rows of `{}` have no bytes, so all keys would be one row; give it a field that has a byte",
            &[Arg::Text(name)],
        );
    }
    let (max, why) = key.longest();
    if width > max {
        Message::stop(
            "the rows of `{}` have {} bytes, and {}{}; narrow a field, or write the limit of your store as \
             `#[rowkey(max_len = n)]`",
            &[Arg::Text(name), Arg::Unsigned(width as u128), Arg::Text(why), Arg::Unsigned(max as u128)],
        );
    }
}

/// Checks the fingerprint against the declared one.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn fingerprint(name: &str, declared: u64, is: u64) {
    if declared == is {
        return;
    }
    if declared == 0 {
        Message::stop(
            "the fingerprint of `{}` is {}; write `fingerprint = {}`, and a layout that changes will not compile",
            &[Arg::Text(name), Arg::Hex(is), Arg::Hex(is)],
        );
    } else {
        Message::stop(
            "the layout of `{}` has changed: its fingerprint is now {}, the attribute says {}; existing rows may no \
             longer decode, sort or be found, or may decode to other fields. Undo the change, or, for a new table or \
             a field that was only renamed, write `fingerprint = {}`",
            &[Arg::Text(name), Arg::Hex(is), Arg::Hex(declared), Arg::Hex(is)],
        );
    }
}

/// Checks variant `index` of an enum of keys: it has the same salt as the others, and its rows are short enough. `own` is
/// its key; `whole`: the enum has a salt.
///
/// # Panics
/// At compile time, when it cannot.
#[track_caller]
pub const fn kind(kinds: &Kinds, index: usize, own: &Layout, whole: bool) {
    let (kind, first) = (&kinds.list.get()[index], &kinds.list.get()[0]);
    let name = Arg::Text(kind.name.get());
    if !own.kinds.list.get().is_empty() {
        Message::stop(
            "the kind `{}`: its key is an enum of keys itself, and the prefix of a variant is followed by fields; write its \
             variants into this enum, each with its whole prefix",
            &[name],
        );
    }
    if whole && own.salt.is_some() {
        Message::stop(
            "the kind `{}`: the enum's salt is over the whole row, and this key has a salt of its own, so a row would \
             have two; leave one of them out",
            &[name],
        );
    }
    if !kind.layout.has_salt_of(&first.layout) {
        Message::stop(
            "the kind `{}`: {}, and `{}`: {}. The salt comes before the prefix, so with two different salts \
             decode could not tell where the prefix begins, and buckets would not align; give all kinds the same number \
             of buckets, or salt the enum: `#[rowkey(salt(buckets = 16))]` above it",
            &[name, Arg::Salt(&kind.layout.salt), Arg::Text(first.name.get()), Arg::Salt(&first.layout.salt)],
        );
    }
    row_len(kind.name.get(), &kind.layout);
}

/// Warns about a key without a salt whose first field is a time.
#[derive(Debug)]
#[doc(hidden)]
pub struct HotSpot<const TIME: bool>;

impl HotSpot<true> {
    /// Deprecated, so that a call is a warning.
    #[deprecated(
        note = "this key begins with a time and has no salt, so at any moment every write goes to the same \
                         region: add a salt (`#[salt(buckets = 16)]` on the time, or `#[rowkey(salt(..))]` on \
                         the struct), or put a well-distributed field before it, or keep it so and write \
                         `#[rowkey(allow(hotspot))]`"
    )]
    pub const fn check() {}
}

impl HotSpot<false> {
    /// No warning.
    pub const fn check() {}
}

/// Warns about a key that implements `Ord` although one of its fields does not ascend. Its functions are called whether or not `K` does:
/// a trait has others of these names.
#[derive(Debug)]
#[doc(hidden)]
pub struct OtherOrder<K>(PhantomData<K>);

impl<K: Ord> OtherOrder<K> {
    /// Warns.
    #[deprecated(
        note = "this key implements `Ord`, and a derived `Ord` compares this field in ascending order, which its rows do not: a \
                `BTreeMap` or a sorted `Vec` of keys would have another order than the table; write `#[rowkey(ord)]` above the \
                key in place of deriving `PartialEq`, `Eq`, `PartialOrd` and `Ord`, or keep it so and write \
                `#[rowkey(allow(ord))]`"
    )]
    pub fn check() {}

    /// Warns of a key with a `rest` field, which cannot have `ord`.
    #[deprecated(
        note = "this key implements `Ord`, and its rows do not sort by its `rest` field: a `BTreeMap` or a sorted `Vec` of keys \
                would have another order than the table; leave `PartialOrd` and `Ord` out, or keep them and write \
                `#[rowkey(allow(ord))]`"
    )]
    pub fn rest() {}
}

/// Warns about free text before an ordered delimiter that is above digits, and maybe letters.
#[derive(Debug)]
#[doc(hidden)]
pub struct NarrowText<const REFUSED: bool>;

impl NarrowText<true> {
    /// Deprecated, so that a call is a warning.
    #[deprecated(
        note = "text before this delimiter may contain only bytes above it, so text with a space, a dot, a minus sign, or a digit or \
                letter at or below it is an `EncodeError`: take a delimiter below, such as `\",\"`, or for a table that exists \
                write `delimiter(\"..\", unordered)`, which takes any text without it; to keep it so, write \
                `#[rowkey(allow(delimiter))]`"
    )]
    pub const fn check() {}
}

impl NarrowText<false> {
    /// No warning.
    pub const fn check() {}
}

impl Fields {
    /// Why they cannot be in a key with this delimiter, if they cannot.
    const fn undelimited(&self, last: bool, delimiter: Delimiter) -> Option<Undelimited<'_>> {
        match (self.list.get(), self.delimiter) {
            // A kind without fields is its prefix.
            ([], _) => None,
            // Its last field may be one that must end the row.
            ([.., field], Some(own)) if own.is(delimiter) => field.node().undelimited(last, delimiter),
            _ if self.width().is_none() => Some(Undelimited::NoEnd),
            _ if self.can_hold(delimiter.as_slice()[0]) => Some(Undelimited::Contains),
            _ => None,
        }
    }

    /// Whether it contains free text; `all`: also in the last field.
    #[doc(hidden)]
    pub const fn has_text(&self, all: bool) -> bool {
        let list = self.list.get();
        any!(list, |i, field| match &field.node().kind {
            _ if !all && i + 1 == list.len() => false,
            Kind::Text { .. } => true,
            Kind::Key(inner) => inner.has_text(true),
            Kind::Keys(kinds) => any!(kinds.list.get(), |_, kind| kind.layout.fields.has_text(true)),
            _ => false,
        })
    }
}
