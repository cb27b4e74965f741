//! Compile-time questions about a key that need its types. The derive asks them in constants, so that a mistake
//! is a compile error at the token that the call is spanned to; the texts are in `layout::check`.

use core::marker::PhantomData;

use super::{Key, Row};
use crate::bytes::{Delimiter, End};
use crate::codec::{Codec, Decode, Ordered};
pub use crate::codec::{FieldValue, Unfit};
use crate::layout::check;
pub use crate::layout::check::{HotSpot, NarrowText, buckets, buckets_in_hex, some_buckets};
use crate::layout::salt::SaltHash;

/// Every value of a field can be encoded, before a delimiter or elsewhere.
#[must_use]
pub const fn infallible<C: Codec<T>, T>(delimited: bool) -> bool {
    // Text before a delimiter must not hold it.
    C::INFALLIBLE && !(delimited && C::NODE.ends_in_text())
}

/// A range can bound the field.
#[must_use]
pub const fn ordered<C: Codec<T>, T>() -> bool {
    C::NODE.ordered()
}

/// The same of a field that an unordered delimiter follows.
#[must_use]
pub const fn ordered_before<C: Codec<T>, T>(delimiter: Delimiter) -> bool {
    C::NODE.ordered_before(End::Unordered(delimiter))
}

/// A key of the type `T` has the same order at its end, wherever it is.
#[must_use]
pub const fn ends_closed<C: Codec<T>, T>() -> bool {
    !C::NODE.open_end()
}

/// All rows of `K` have one width.
#[must_use]
pub const fn fixed<K: Key>() -> bool {
    K::__KEY.width().is_some()
}

/// That width; 0 where rows differ.
#[must_use]
pub const fn width<K: Key>() -> usize {
    match K::__KEY.width() {
        Some(width) => width,
        None => 0,
    }
}

/// The leading field of `K` is a time.
#[must_use]
pub const fn begins_with_time<K: Key>() -> bool {
    match K::__KEY.fields.list.get() {
        [first, ..] => first.node.get().is_time(),
        [] => false,
    }
}

/// Free text is before a delimiter of `K`.
#[must_use]
pub const fn delimits_text<K: Key>() -> bool {
    K::__KEY.fields.has_text(false)
}

/// Asks whether the codec `C` fits `T`: `Probe::<C, T>::FITS`. Where the bound does not hold, the constant of
/// [`Otherwise`] is found in place of its own.
#[derive(Debug)]
pub struct Probe<C, T>(PhantomData<(C, T)>);

impl<C: Decode<'static, T>, T> Probe<C, T> {
    /// It does.
    pub const FITS: bool = true;
}

impl<C: Codec<T>, T> Probe<C, T> {
    /// To name it is to ask that what is encoded can be decoded, too.
    pub fn decodes()
    where
        C: Decode<'static, T>,
    {
    }
}

/// Asks whether `H` hashes a salt, in the same way.
#[derive(Debug)]
pub struct HashProbe<H>(PhantomData<H>);

impl<H: SaltHash> HashProbe<H> {
    /// It does.
    pub const FITS: bool = true;
}

/// What the probes say otherwise.
pub trait Otherwise {
    /// It does not.
    const FITS: bool = false;

    /// What does not encode is not said to not decode, too.
    fn decodes() {}
}

impl<C, T> Otherwise for Probe<C, T> {}
impl<H> Otherwise for HashProbe<H> {}

/// To name it is to ask that `T` is a field without a codec of its own.
pub const fn is_field<T: FieldValue>() {}

/// The field can stand where it stands.
///
/// # Panics
/// At compile time, when it cannot.
#[track_caller]
pub const fn field<C: Codec<T>, T>(name: &str, ty: &str, last: bool, delimiter: Option<u8>) {
    let delimiter = match delimiter {
        Some(byte) => Some(Delimiter::ordered(byte)),
        None => None,
    };
    check::field(name, ty, C::NODE, C::REFUSED, C::BORROWS_LAST, last, delimiter);
}

/// The same in a key with an unordered delimiter.
///
/// # Panics
/// At compile time, when it cannot.
#[track_caller]
pub const fn delimited<C: Codec<T>, T>(name: &str, ty: &str, last: bool, delimiter: Delimiter) {
    check::field(name, ty, C::NODE, C::REFUSED, C::BORROWS_LAST, last, Some(delimiter));
}

/// `max` narrows the domain that `C` has without it.
///
/// # Panics
/// At compile time, when it does not.
#[track_caller]
pub const fn max<C: Codec<T>, T>(name: &str, max: u128) {
    check::max(name, max, C::NODE);
}

/// What reverse time is counted back from is a time of the field's type, and one in use. `C` is the field's codec.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn origin<C: Codec<T>, T>(name: &str, from: i128)
where
    Ordered: Codec<T>,
{
    // What is refused has an error of its own.
    if C::REFUSED.is_none() {
        check::origin(name, from, <Ordered as Codec<T>>::NODE, C::NODE);
    }
}

/// A time in decimal digits has enough of them for times in use. `C` is the field's codec.
///
/// # Panics
/// At compile time, when it has not.
#[track_caller]
pub const fn digits<C: Codec<T>, T>(name: &str) {
    if C::REFUSED.is_none() {
        check::digits(name, C::NODE);
    }
}

/// The salt hash is there, and its name is its own.
///
/// # Panics
/// At compile time, when its feature is not, or when its name is that of another.
#[track_caller]
pub const fn hash<H: SaltHash>() {
    if let Some(feature) = H::MISSING_FEATURE {
        check::missing_hash(H::NAME, feature);
    }
    if !H::BUILT_IN {
        check::own_hash(H::NAME);
    }
}

/// The rows are short enough.
///
/// # Panics
/// At compile time, when they are not.
#[track_caller]
pub const fn row_len<K: Key>(name: &str) {
    check::row_len(name, K::__KEY);
}

/// The layout is the one that was agreed on.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn fingerprint<K: Key>(name: &str, said: u64) {
    check::fingerprint(name, said, K::__KEY.fingerprint());
}

/// The `index`th kind of the enum of keys `E`, whose key is `K`, can stand beside the others: the same salt, rows
/// that are short enough. `whole`: the enum has a salt.
///
/// # Panics
/// At compile time, when it cannot.
#[track_caller]
pub const fn kind<E: Key, K: Key>(index: usize, whole: bool) {
    let _ = <K::__Row as Row>::SHAPE;
    check::kind(&E::__KEY.kinds, index, K::__KEY, whole);
}
