//! Checks that need types: called by the derive in constants, so that a mistake is a compile error
//! at the token that the call is spanned to. Codecs carry facts; the text is made here.

use core::marker::PhantomData;

use crate::codec::reverse_ts::Timestamp;
use crate::codec::{FieldCodec, FieldDecode};
use crate::error::{DecodeErrorKind, DecodeFault, EncodeFault};
use crate::format::{Delimiting, Format, KeyFormat, Kind, SaltFormat};
use crate::key::{Always, Sometimes, Wrap};
use crate::kinds::Kinds;
use crate::place::Place;
use crate::reader::Reader;
use crate::scan::Bounded;
use crate::sink::Sink;

#[cfg(test)]
mod tests;

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

/// Asks whether the codec `C` fits `T`: `Probe::<C, T>::TOLD`. Where the bound does not hold, the
/// constant of [`Otherwise`] is found in place of its own.
pub struct Probe<C, T>(PhantomData<(C, T)>);

impl<C: FieldCodec<T>, T> Probe<C, T> {
    /// To name it is to ask that what is encoded can be decoded, too.
    pub fn decodes()
    where
        C: FieldDecode<'static, T>,
    {
    }
}

impl<C: FieldDecode<'static, T>, T> Probe<C, T> {
    /// What is known of its bytes.
    pub const PROBED_FORMAT: Format = C::FORMAT;
    /// It does, and what else is known of it: see [`Told`].
    pub const TOLD: u8 = told(&C::FORMAT, false);
    /// The same in front of a delimiter.
    pub const TOLD_DELIMITED: u8 = told(&C::FORMAT, true);
}

/// Asks whether `H` hashes a salt, in the same way.
pub struct HashProbe<H>(PhantomData<H>);

impl<H: crate::SaltHash> HashProbe<H> {
    /// It does.
    pub const FITS: bool = true;
}

/// What the probes say otherwise.
pub trait Otherwise {
    /// It does not.
    const FITS: bool = false;
    /// Of what stands for it.
    const PROBED_FORMAT: Format = <Unfit as FieldCodec<()>>::FORMAT;
    /// Nothing is known.
    const TOLD: u8 = 0;
    /// Nothing is known.
    const TOLD_DELIMITED: u8 = 0;

    /// What does not encode is not said to not decode, too.
    fn decodes() {}
}

impl<C, T> Otherwise for Probe<C, T> {}
impl<H> Otherwise for HashProbe<H> {}

/// The hash that generated code takes: the one that was named if it `FITS`, else another, so that the
/// one error that names the mistake is not followed by others.
pub struct Pick<const FITS: bool>;

/// See [`Pick`].
pub trait Picked<Named, Other> {
    /// The type.
    type It;
}

impl<Named, Other> Picked<Named, Other> for Pick<true> {
    type It = Named;
}

impl<Named, Other> Picked<Named, Other> for Pick<false> {
    type It = Other;
}

/// What a [`Probe`] tells of a codec, in one number, as each constant among the arguments of a type is compiled
/// by itself: 0 where it does not fit, else 1, one more if every value has bytes, and two more if a range can
/// bound it.
pub struct Told<const TOLD: u8>;

const fn told(format: &Format, delimited: bool) -> u8 {
    1 + format.fits(delimited) as u8 + 2 * format.is_ordered() as u8
}

/// See [`Told`].
pub trait Tells<Named> {
    /// The codec that was named, or [`Unfit`].
    type Codec;
    /// Whether every value has bytes.
    type Outcome: Wrap;
}

macro_rules! tells {
    ($($told:literal $codec:ty, $outcome:ty;)*) => {$(
        impl<Named> Tells<Named> for Told<$told> {
            type Codec = $codec;
            type Outcome = $outcome;
        }
    )*};
}

tells! {
    0 Unfit, Always;
    1 Named, Sometimes;
    2 Named, Always;
    3 Named, Sometimes;
    4 Named, Always;
}

// An error of its own says that it does not fit.
#[diagnostic::do_not_recommend]
impl<B> Bounded<B> for Told<0> {}
#[diagnostic::do_not_recommend]
impl<B> Bounded<B> for Told<3> {}
#[diagnostic::do_not_recommend]
impl<B> Bounded<B> for Told<4> {}

/// Stands for a codec that does not fit its type. It is never run.
#[derive(Debug)]
pub struct Unfit;

impl<T> FieldCodec<T> for Unfit {
    type Arg<'v>
        = T
    where
        T: 'v;

    const FORMAT: Format = Format::fixed("unfit", 1).infallible();

    fn encode<P: Place, S: Sink>(_: &T, _: &mut S) -> Result<(), EncodeFault> {
        Ok(())
    }
}

impl<'r, T> FieldDecode<'r, T> for Unfit {
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<T, DecodeFault> {
        Err(DecodeFault::new(row.position(), DecodeErrorKind::NotUtf8))
    }
}

/// The field can stand where it stands.
///
/// # Panics
/// At compile time, when it cannot.
#[track_caller]
pub const fn field(name: &str, ty: &str, format: &Format, last: bool, delimiter: Option<u8>) {
    if let Some(reason) = format.refused {
        of_field(name, ty).with(reason).stop();
    }
    if let Some(reason) = format.out_of_place(last, delimiter) {
        of_field(name, ty).with("fields follow it, and ").with(reason).stop();
    }
    let Some(delimiter) = delimiter else { return };
    match format.delimiting {
        Delimiting::Text => names_above(name, ty, format, delimiter),
        Delimiting::Key(own) if own == delimiter => {}
        Delimiting::Fixed | Delimiting::Key(_) if format.width.is_some() => {
            if format.bytes.contains(delimiter) {
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

/// Where the message about a field begins. Only a mistake asks for it: the compiler goes through it byte
/// by byte.
const fn of_field(name: &str, ty: &str) -> Message {
    Message::new().with("field `").with(name).with(": ").with(ty).with("`: ")
}

/// A name of an enum that stands before a delimiter holds no byte at or below it.
#[track_caller]
const fn names_above(name: &str, ty: &str, format: &Format, delimiter: u8) {
    let Kind::Variants(variants) = format.kind else { return };
    let mut i = 0;
    while i < variants.list.len() {
        let mut at = 0;
        while let Some(byte) = variants.byte(i, at) {
            if byte <= delimiter {
                of_field(name, ty)
                    .with("the text \"")
                    .with(variants.list[i].text)
                    .with("\" of its variant `")
                    .with(variants.list[i].name)
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
    if domain.min > 0 && max < domain.min.unsigned_abs() {
        Message::new()
            .with("field `")
            .with(name)
            .with("`: `max = ")
            .number(max)
            .with("` leaves no value, as the least of its type is ")
            .number(domain.min.unsigned_abs())
            .stop();
    }
}

/// The times of a field, which may be optional.
pub trait Times {
    /// The earliest.
    const MIN: i128;
    /// The latest.
    const MAX: i128;
}

impl<T: Timestamp> Times for T {
    const MIN: i128 = <T as Timestamp>::MIN;
    const MAX: i128 = <T as Timestamp>::MAX;
}

impl<T: Times> Times for Option<T> {
    const MIN: i128 = T::MIN;
    const MAX: i128 = T::MAX;
}

/// `from` is a time of the field's type.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn origin<T: Times>(name: &str, from: i128) {
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
    if last > crate::decimal::max(width) {
        Message::new()
            .with("the last bucket, ")
            .number(last)
            .with(", does not fit in `pad = ")
            .number(width as u128)
            .with("`, so buckets would share a salt; write `pad = ")
            .number(crate::decimal::digits(last) as u128)
            .with("`")
            .stop();
    }
}

/// The number of buckets where [`buckets`] holds, else some number, so that its error is the only one.
#[must_use]
pub const fn some_buckets(buckets: i128) -> u32 {
    if buckets < 2 || buckets > 65536 { 2 } else { buckets as u32 }
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
    if width == 0 && !refuses_a_field(key) {
        Message::new()
            .with("the rows of `")
            .with(name)
            .with("` have no bytes, so all keys would be one row; give it a field that has a byte")
            .stop();
    }
    let (max, why) = longest(key);
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

/// Bytes that a row may have, and who says so.
const fn longest(key: &'static KeyFormat) -> (usize, &'static str) {
    match key.max_len {
        Some(max) => (max, "`max_len` says "),
        None => (HBASE_MAX_ROW, "HBase takes no row longer than "),
    }
}

/// All rows are longer than they may be.
pub(crate) const fn too_long(key: &'static KeyFormat) -> bool {
    match key.width() {
        Some(width) => width > longest(key).0,
        None => false,
    }
}

/// A field that is refused has an error of its own, and no width that counts.
const fn refuses_a_field(key: &'static KeyFormat) -> bool {
    let mut i = 0;
    while i < key.fields.len() {
        if key.fields[i].format.refused.is_some() {
            return true;
        }
        i += 1;
    }
    false
}

/// The layout is the one that was agreed on.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn fingerprint(name: &str, said: u64, key: &'static KeyFormat) {
    agreed(name, said, key.fingerprint());
}

#[track_caller]
const fn agreed(name: &str, said: u64, is: u64) {
    if said != is {
        Message::new()
            .with("the layout of `")
            .with(name)
            .with("` has changed: its fingerprint is now ")
            .hex(is)
            .with(", the attribute says ")
            .hex(said)
            .with(
                "; rows written before may not decode, sort or be found any more. Undo the change, or, \
                   for a new table, write `fingerprint = ",
            )
            .hex(is)
            .with("`")
            .stop();
    }
}

/// The `index`th kind of an enum of keys can stand beside the others: the same salt, rows that are
/// short enough. `own` is its key; `whole`: the enum has a salt.
///
/// # Panics
/// At compile time, when it cannot.
#[track_caller]
pub const fn kind(kinds: &'static Kinds, index: usize, own: &'static KeyFormat, whole: bool) {
    let (kind, first) = (&kinds.list[index], &kinds.list[0]);
    let shown = Message::new().with("the kind `").with(kind.name).with("`: ");
    if whole && own.salt.is_some() {
        shown
            .with(
                "the enum's salt is over the whole row, and this key has a salt of its own, so a row would ",
            )
            .with("have two; leave one of them out")
            .stop();
    }
    let same = match (kind.key.salt, first.key.salt) {
        (None, None) => true,
        (Some(a), Some(b)) => a.buckets == b.buckets && a.width == b.width && a.text == b.text,
        _ => false,
    };
    if !same {
        salt_in_words(
            salt_in_words(shown, kind.key.salt).with(", and `").with(first.name).with("`: "),
            first.key.salt,
        )
        .with(
            ". The salt stands in front of the prefix, so with two sorts of salts nothing would tell where ",
        )
        .with("the prefix begins, and buckets would not align; give all kinds the same number of buckets, ")
        .with("or salt the enum: `#[rowkey(salt(buckets = 16))]` above it")
        .stop();
    }
    row_len(kind.name, &kind.key);
}

const fn salt_in_words(message: Message, salt: Option<SaltFormat>) -> Message {
    match salt {
        None => message.with("no salt"),
        Some(SaltFormat { buckets, width, text, .. }) => message
            .with("a salt of ")
            .number(buckets as u128)
            .with(" buckets in ")
            .number(width as u128)
            .with(if text {
                " digits"
            } else if width == 1 {
                " byte"
            } else {
                " bytes"
            }),
    }
}

/// The layout of an enum of keys is the one that was agreed on.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn fingerprint_of_kinds(name: &str, said: u64, kinds: &'static Kinds) {
    agreed(name, said, kinds.fingerprint());
}

/// A time at the front of a key without a salt.
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
