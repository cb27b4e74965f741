//! The texts of compile errors: what a constant of generated code stops with. `key::check` asks, with the types.

use super::variants::Repr;
use super::{Kind, Kinds, Layout, LayoutKind, Node, Salt, Variants};
use crate::bytes::decimal;

#[cfg(test)]
mod tests;

/// A list before another field, or under `desc`.
pub(crate) const LIST: &str = "a list has no end mark, so what follows it would be read as elements, and under \
     `desc` a longer list would not sort before a shorter one; put it last, without `desc`, or use an array `[T; N]`";
const BORROWED: &str = "its bytes are escaped here, so they cannot be borrowed; \
     write `Cow<'_, str>` for `&str`, `Cow<'_, [u8]>` for `&[u8]`, or put it last";

/// HBase's limit for a row.
const HBASE_MAX_ROW: usize = 32767;

/// A message put together at compile time, cut where its room ends.
#[derive(Debug, Clone, Copy)]
pub struct Message {
    text: [u8; 512],
    len: usize,
}

impl Message {
    const fn new() -> Self {
        Message { text: [0; 512], len: 0 }
    }

    const fn with(mut self, text: &str) -> Self {
        let text = text.as_bytes();
        let mut i = 0;
        while i < text.len() && self.len < self.text.len() {
            self.text[self.len] = text[i];
            self.len += 1;
            i += 1;
        }
        self
    }

    const fn number(self, number: u128) -> Self {
        if number >= 10 { self.number(number / 10).digit(number % 10) } else { self.digit(number) }
    }

    const fn signed(self, number: i128) -> Self {
        if number < 0 { self.with("-").number(number.unsigned_abs()) } else { self.number(number as u128) }
    }

    const fn hex(self, number: u64) -> Self {
        let mut message = self.with("0x");
        let mut shift = 64;
        while shift > 0 {
            shift -= 4;
            message = message.digit((number >> shift) as u128 & 15);
        }
        message
    }

    /// A byte as Rust text shows it.
    const fn byte(self, byte: u8) -> Self {
        match core::str::from_utf8(&[byte]) {
            Ok(text) if matches!(byte, b' '..=b'~') => self.with("\"").with(text).with("\""),
            _ => self.with("\"\\x").digit((byte >> 4) as u128).digit((byte & 15) as u128).with("\""),
        }
    }

    const fn digit(mut self, digit: u128) -> Self {
        if self.len < self.text.len() {
            self.text[self.len] = b"0123456789abcdef"[digit as usize];
            self.len += 1;
        }
        self
    }

    #[track_caller]
    const fn stop(self) -> ! {
        let (text, _) = self.text.split_at(self.len);
        match core::str::from_utf8(text) {
            Ok(text) => panic!("{}", text),
            Err(_) => panic!("a row key that does not hold"),
        }
    }
}

impl Node {
    /// Why it cannot be where it is, if it can only be the last field. Text before a delimiter is not escaped, so
    /// it may be borrowed there.
    pub(crate) const fn out_of_place(
        &self,
        last: bool,
        delimiter: Option<u8>,
        borrows: bool,
    ) -> Option<&'static str> {
        if last {
            None
        } else if self.ends_in_list() {
            Some(LIST)
        } else if borrows && delimiter.is_none() && self.ends_in_text() {
            Some(BORROWED)
        } else {
            None
        }
    }

    const fn ends_in_list(&self) -> bool {
        match &self.kind {
            Kind::List(_) => true,
            Kind::Optional(inner) => inner.get().ends_in_list(),
            Kind::Key(fields) => match fields.list.get() {
                [.., last] => last.node.get().ends_in_list(),
                [] => false,
            },
            _ => false,
        }
    }
}

impl Layout {
    /// Bytes that a row may have, and who says so.
    const fn longest(&self) -> (usize, &'static str) {
        match self.max_len {
            Some(max) => (max, "`max_len` says "),
            None => (HBASE_MAX_ROW, "HBase takes no row longer than "),
        }
    }

    /// All rows are longer than they may be.
    pub(crate) const fn too_long(&self) -> bool {
        match self.width() {
            Some(width) => width > self.longest().0,
            None => false,
        }
    }

    /// A digest of no bytes and an array whose elements have no width have an error of their own.
    const fn refuses_a_field(&self) -> bool {
        let list = self.fields.list.get();
        let mut i = 0;
        while i < list.len() {
            match &list[i].node.get().kind {
                Kind::Digest => return true,
                Kind::Array(_, element) if element.get().width.is_none() => return true,
                _ => {}
            }
            i += 1;
        }
        false
    }
}

/// Where the message about a field begins. Only a mistake asks for it: the compiler goes through it byte by byte.
const fn of_field(name: &str, ty: &str) -> Message {
    Message::new().with("field `").with(name).with(": ").with(ty).with("`: ")
}

/// The field can stand where it stands.
///
/// # Panics
/// At compile time, when it cannot.
#[track_caller]
pub(crate) const fn field(
    name: &str,
    ty: &str,
    node: &Node,
    refused: Option<&str>,
    borrows: bool,
    last: bool,
    delimiter: Option<u8>,
) {
    if let Some(reason) = refused {
        of_field(name, ty).with(reason).stop();
    }
    if let Some(reason) = node.out_of_place(last, delimiter, borrows) {
        of_field(name, ty).with("fields follow it, and ").with(reason).stop();
    }
    let Some(delimiter) = delimiter else { return };
    match &node.kind {
        Kind::Text { .. } => {}
        Kind::Variants(variants) if matches!(variants.get().repr, Repr::Text) => {
            names_above(name, ty, variants.get(), delimiter);
        }
        Kind::Key(fields) if matches!(fields.delimiter, Some(own) if own == delimiter) => {}
        _ if node.width.is_some() => {
            if node.can_hold(delimiter) {
                of_field(name, ty)
                    .with("its bytes can be the delimiter ")
                    .byte(delimiter)
                    .with(", and decode would cut there; write numbers as text with `#[pad(n)]`, ")
                    .with("or take a delimiter that cannot occur, or none")
                    .stop();
            }
        }
        _ => of_field(name, ty)
            .with("its end cannot be found by the delimiter ")
            .byte(delimiter)
            .with("; use plain text, `#[pad(n)]` on a number, a type of fixed width, a key with the ")
            .with("same delimiter, or no delimiter")
            .stop(),
    }
}

/// A name of an enum before a delimiter holds no byte at or below it.
#[track_caller]
const fn names_above(name: &str, ty: &str, variants: &Variants, delimiter: u8) {
    let mut i = 0;
    while i < variants.list.get().len() {
        let mut at = 0;
        while let Some(byte) = variants.byte(i, at) {
            if byte <= delimiter {
                let variant = &variants.list.get()[i];
                of_field(name, ty)
                    .with("the text \"")
                    .with(variant.text.get())
                    .with("\" of its variant `")
                    .with(variant.name.get())
                    .with("` holds ")
                    .byte(byte)
                    .with(", and at or below the delimiter ")
                    .byte(delimiter)
                    .with(" it would sort wrongly or not decode; give the variant another text: ")
                    .with("`#[rowkey(rename = \"..\")]`")
                    .stop();
            }
            at += 1;
        }
        i += 1;
    }
}

/// `max` narrows the domain that `inner` has without it.
///
/// # Panics
/// At compile time, when it does not.
#[track_caller]
pub(crate) const fn max(name: &str, max: u128, inner: &Node) {
    let Some(domain) = inner.domain else { return };
    if max > domain.max {
        of_max(name, max)
            .with("` is beyond what its type and width hold, which is ")
            .number(domain.max)
            .with("; a maximum has to narrow it")
            .stop();
    }
    if domain.min > 0 && max < domain.min.unsigned_abs() {
        of_max(name, max)
            .with("` leaves no value, as the least of its type is ")
            .number(domain.min.unsigned_abs())
            .stop();
    }
}

const fn of_max(name: &str, max: u128) -> Message {
    Message::new().with("field `").with(name).with("`: `max = ").number(max)
}

/// `from` is a time of the field's type, which holds `min` to `max`.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub(crate) const fn origin(name: &str, from: i128, min: i128, max: i128) {
    if from < min || from > max {
        Message::new()
            .with("field `")
            .with(name)
            .with("`: `from` is no value of the field's type, so `from - t` would wrap for times in use; ")
            .with("write at most the type's `MAX`, which is ")
            .number(max as u128)
            .stop();
    }
}

/// The number of buckets is one that a salt can have.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn buckets(buckets: i128, text_width: Option<usize>) {
    if buckets < 2 || buckets > 65536 {
        Message::new()
            .with("a salt has 2 to 65536 buckets, and this constant says ")
            .signed(buckets)
            .with(": one bucket would spread nothing, and more do not fit the two bytes of a salt")
            .stop();
    }
    let Some(width) = text_width else { return };
    let last = buckets as u128 - 1;
    if last > decimal::max(width) {
        Message::new()
            .with("the last bucket, ")
            .number(last)
            .with(", does not fit in `pad = ")
            .number(width as u128)
            .with("`, so buckets would share a salt; write `pad = ")
            .number(decimal::digits(last) as u128)
            .with("`")
            .stop();
    }
}

/// The number of buckets where [`buckets`] holds, else some number, so that its error is the only one.
#[must_use]
pub const fn some_buckets(buckets: i128) -> u32 {
    if buckets < 2 || buckets > 65536 { 2 } else { buckets as u32 }
}

/// The salt hash `name` is not there without a feature.
///
/// # Panics
/// At compile time.
#[track_caller]
pub(crate) const fn missing_hash(name: &str, feature: &str) {
    Message::new()
        .with("`hash = ")
        .with(name)
        .with("` needs the feature `")
        .with(feature)
        .with("` of rowkey; write `rowkey = { version = \"0.1\", features = [\"")
        .with(feature)
        .with("\"] }` in Cargo.toml")
        .stop();
}

/// The rows are short enough, and have bytes.
///
/// # Panics
/// At compile time, when it is not so.
#[track_caller]
pub(crate) const fn row_len(name: &str, key: &Layout) {
    let Some(width) = key.width() else { return };
    if width == 0 && !key.refuses_a_field() {
        of_rows(name)
            .with("have no bytes, so all keys would be one row; give it a field that has a byte")
            .stop();
    }
    let (max, why) = key.longest();
    if width > max {
        of_rows(name)
            .with("have ")
            .number(width as u128)
            .with(" bytes, and ")
            .with(why)
            .number(max as u128)
            .with("; narrow a field, or write the limit of your store as `#[rowkey(max_len = n)]`")
            .stop();
    }
}

const fn of_rows(name: &str) -> Message {
    Message::new().with("the rows of `").with(name).with("` ")
}

/// The layout is the one that was agreed on.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub(crate) const fn fingerprint(name: &str, said: u64, is: u64) {
    if said != is {
        Message::new()
            .with("the layout of `")
            .with(name)
            .with("` has changed: its fingerprint is now ")
            .hex(is)
            .with(", the attribute says ")
            .hex(said)
            .with("; rows written before may not decode, sort or be found any more. Undo the change, or, ")
            .with("for a new table, write `fingerprint = ")
            .hex(is)
            .with("`")
            .stop();
    }
}

/// The `index`th kind of an enum of keys can stand beside the others: the same salt, rows that are short enough.
/// `own` is its key; `whole`: the enum has a salt.
///
/// # Panics
/// At compile time, when it cannot.
#[track_caller]
pub(crate) const fn kind(kinds: &Kinds, index: usize, own: &Layout, whole: bool) {
    let (kind, first) = (&kinds.list.get()[index], &kinds.list.get()[0]);
    if whole && own.salt.is_some() {
        of_kind(kind)
            .with(
                "the enum's salt is over the whole row, and this key has a salt of its own, so a row would ",
            )
            .with("have two; leave one of them out")
            .stop();
    }
    let same = match (&kind.layout.salt, &first.layout.salt) {
        (None, None) => true,
        (Some(a), Some(b)) => {
            a.buckets == b.buckets && a.bytes.width == b.bytes.width && a.bytes.text == b.bytes.text
        }
        _ => false,
    };
    if !same {
        let shown = salt(of_kind(kind), &kind.layout.salt).with(", and `").with(first.name.get()).with("`: ");
        salt(shown, &first.layout.salt)
            .with(". The salt stands in front of the prefix, so with two sorts of salts nothing would tell where ")
            .with("the prefix begins, and buckets would not align; give all kinds the same number of buckets, ")
            .with("or salt the enum: `#[rowkey(salt(buckets = 16))]` above it")
            .stop();
    }
    row_len(kind.name.get(), &kind.layout);
}

const fn of_kind(kind: &LayoutKind) -> Message {
    Message::new().with("the kind `").with(kind.name.get()).with("`: ")
}

const fn salt(message: Message, salt: &Option<Salt>) -> Message {
    match salt {
        None => message.with("no salt"),
        Some(Salt { buckets, bytes, .. }) => message
            .with("a salt of ")
            .number(*buckets as u128)
            .with(" buckets in ")
            .number(bytes.width as u128)
            .with(if bytes.text {
                " digits"
            } else if bytes.width == 1 {
                " byte"
            } else {
                " bytes"
            }),
    }
}

/// A time at the front of a key without a salt.
#[derive(Debug)]
pub struct HotSpot<const TIME: bool>;

impl HotSpot<true> {
    /// Warns.
    #[deprecated(
        note = "this key begins with a time and has no salt, so at any moment every write goes to the same \
                         region: put a salt in front (`#[salt(buckets = 16)]` on the time, or `#[rowkey(salt(..))]` on \
                         the struct), or put a field that spreads before it, or keep it so and write \
                         `#[rowkey(allow(hotspot))]`"
    )]
    pub const fn check() {}
}

impl HotSpot<false> {
    /// Says nothing.
    pub const fn check() {}
}
