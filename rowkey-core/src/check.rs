//! Checks that need types: called by the derive in constants, so that a mistake is a compile error
//! at the token that the call is spanned to. Codecs carry facts; the text is made here.

use crate::codec::reverse_ts::Timestamp;
use crate::format::{Delimiting, Format, KeyFormat};

/// A message put together at compile time, cut where the room ends.
struct Message {
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

    const fn hex(self, number: u64) -> Self {
        let mut message = self.with("0x");
        let mut shift = 64;
        while shift > 0 {
            shift -= 4;
            message = message.digit((number >> shift) as u128 & 15);
        }
        message
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

/// The field can stand where it stands.
///
/// # Panics
/// At compile time, when it cannot.
#[track_caller]
pub const fn field(name: &str, ty: &str, format: &Format, last: bool, delimiter: Option<u8>) {
    let field = Message::new().with("field `").with(name).with(": ").with(ty).with("`: ");
    if let Some(reason) = format.refused {
        field.with(reason).stop();
    }
    if let (Some(reason), false, true) = (format.only_last, last, !free_before(format, delimiter)) {
        field.with("fields follow it, and ").with(reason).stop();
    }
    let Some(delimiter) = delimiter else { return };
    let shown = [delimiter];
    let shown = match core::str::from_utf8(&shown) {
        Ok(shown) => shown,
        Err(_) => "?",
    };
    match format.delimiting {
        Delimiting::Text => {}
        Delimiting::Key(own) if own == delimiter => {}
        Delimiting::Fixed | Delimiting::Key(_) if format.width.is_some() => {
            if format.bytes.contains(delimiter) {
                field
                    .with("its bytes can be the delimiter \"")
                    .with(shown)
                    .with("\", and decode would cut there; write numbers as text with `#[pad(n)]`, ")
                    .with("or take a delimiter that cannot occur, or none")
                    .stop();
            }
        }
        _ => field
            .with("its end cannot be found by the delimiter \"")
            .with(shown)
            .with("\"; use plain text, `#[pad(n)]` on a number, a type of fixed width, a key with the ")
            .with("same delimiter, or no delimiter")
            .stop(),
    }
}

/// Text before a delimiter is not escaped, so it may be borrowed.
const fn free_before(format: &Format, delimiter: Option<u8>) -> bool {
    delimiter.is_some() && matches!(format.delimiting, Delimiting::Text)
}

/// `max` narrows the domain.
///
/// # Panics
/// At compile time, when it does not.
#[track_caller]
pub const fn max(name: &str, max: u128, inner: &Format) {
    let Some(domain) = inner.domain else { return };
    if max > domain.max {
        Message::new()
            .with("field `")
            .with(name)
            .with("`: `max = ")
            .number(max)
            .with("` is beyond what its type and width hold, which is ")
            .number(domain.max)
            .with("; a maximum has to narrow it")
            .stop();
    }
}

/// `from` is a time of the field's type.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn origin<T: Timestamp>(name: &str, from: i128) {
    if from < T::MIN || from > T::MAX {
        Message::new()
            .with("field `")
            .with(name)
            .with("`: `from` is no value of the field's type, so `from - t` would wrap for times in use; ")
            .with("write at most the type's `MAX`, which is ")
                        .number(T::MAX as u128)
            .stop();
    }
}

/// The number of buckets is one that a salt can have.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn buckets(buckets: i128, text_width: Option<usize>) -> u32 {
    if buckets < 2 || buckets > 65536 {
        panic!("a salt has 2 to 65536 buckets: one would spread nothing, more do not fit its two bytes");
    }
    if let Some(width) = text_width {
        if buckets as u128 - 1 > crate::decimal::max(width) {
            Message::new()
                .with("the last bucket, ")
                .number(buckets as u128 - 1)
                .with(", does not fit in ")
                .number(width as u128)
                .with(" digits of salt text, so buckets would share a salt; write `pad = ")
                .number(crate::decimal::digits(buckets as u128 - 1) as u128)
                .with("`")
                .stop();
        }
    }
    buckets as u32
}

/// The salt hash is there.
///
/// # Panics
/// At compile time, when its feature is not.
#[track_caller]
pub const fn hash<H: crate::SaltHash>() {
    if let Some(feature) = H::MISSING_FEATURE {
        Message::new()
            .with("`hash = ")
            .with(H::NAME)
            .with("` needs the feature `")
            .with(feature)
            .with("` of rowkey; write `rowkey = { version = \"0.1\", features = [\"")
            .with(feature)
            .with("\"] }` in Cargo.toml")
            .stop();
    }
}

/// HBase's limit for a row.
const HBASE_MAX_ROW: usize = 32767;

/// The row is short enough.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn row_len(name: &str, key: &'static KeyFormat) {
    let Some(width) = key.width() else { return };
    let (max, why) = match key.max_len {
        Some(max) => (max, "`max_len` says "),
        None => (HBASE_MAX_ROW, "HBase takes no row longer than "),
    };
    if width > max {
        Message::new()
            .with("the rows of `")
            .with(name)
            .with("` have ")
            .number(width as u128)
            .with(" bytes, and ")
            .with(why)
            .number(max as u128)
            .with("; narrow a field, or write the limit of your store as `#[rowkey(max_len = n)]`")
            .stop();
    }
}

/// The layout is the one that was agreed on.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn fingerprint(name: &str, said: u64, key: &'static KeyFormat) {
    let is = key.fingerprint();
    if said != is {
        Message::new()
            .with("the layout of `")
            .with(name)
            .with("` has changed: its fingerprint is now ")
            .hex(is)
            .with(", the attribute says ")
            .hex(said)
            .with("; rows written before may not decode, sort or be found any more. Undo the change, or, \
                   for a new table, write `fingerprint = ")
            .hex(is)
            .with("`")
            .stop();
    }
}

/// A time at the front of a key without a salt.
pub struct HotSpot<const TIME: bool>;

impl HotSpot<true> {
    /// Warns.
    #[deprecated(note = "this key begins with a time and has no salt, so at any moment every write goes to the same \
                         region: put a salt in front (`#[salt(buckets = 16)]` on the time, or `#[rowkey(salt(..))]` on \
                         the struct), or put a field that spreads before it, or keep it so and write \
                         `#[rowkey(allow(hotspot))]`")]
    pub const fn check() {}
}

impl HotSpot<false> {
    /// Says nothing.
    pub const fn check() {}
}
