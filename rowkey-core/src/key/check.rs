//! Compile-time checks of a key that need its types. Generated constants call them, so that a mistake is a compile error at the
//! token that the call is spanned to. The messages that need no type are in `layout::check`.

use core::marker::PhantomData;

use crate::bytes::Delimiter;
use crate::codec::as_type::{Call, Takes};
use crate::codec::{Codec, Decode};
pub use crate::codec::{DoesNotFit, FieldValue};
use crate::layout::check;
pub use crate::layout::check::{
    HotSpot, NarrowText, OtherOrder, after_rest, buckets, fingerprint, hash, kind, max, rest, row_len,
    some_buckets,
};
use crate::layout::salt::SaltHash;

/// Whether every value of a field can be encoded. `delimited`: a delimiter follows.
pub const fn infallible<C: Codec<T>, T>(delimited: bool) -> bool {
    // Text before a delimiter must not contain it.
    C::INFALLIBLE && !(delimited && C::NODE.ends_in_text())
}

/// A width; 0 if it is variable.
pub const fn width(width: Option<usize>) -> usize {
    match width {
        Some(width) => width,
        None => 0,
    }
}

/// Tests whether the codec `C` fits `T`: it decodes `T`, and encodes its `Arg` as well; otherwise each function of the field would report
/// an error. `Probe::<C, T>::FITS`: if the bound does not hold, the constant resolves to that of [`Fallback`].
#[doc(hidden)]
pub struct Probe<C, T>(PhantomData<(C, T)>);

impl<C: Decode<'static, T> + EncodesArg<T>, T: 'static> Probe<C, T> {
    /// It does.
    pub const FITS: bool = true;
}

impl<C: Codec<T>, T: 'static> Probe<C, T> {
    /// Naming it requires that `C` also decodes `T`, and encodes its `Arg`.
    pub fn decodes()
    where
        C: Decode<'static, T> + EncodesArg<T>,
    {
    }
}

/// Tests in the same way whether `F` is an `Option`, which an alias hides from the derive.
#[doc(hidden)]
pub struct OptionProbe<F>(PhantomData<F>);

impl<T> OptionProbe<Option<T>> {
    /// It is.
    pub const FITS: bool = true;
}

/// Naming it requires that `T` converts to `A` and back.
#[doc(hidden)]
pub const fn converts<T: Cloned + IntoType<A> + FromType<A>, A>() {}

/// A type whose values can be cloned.
#[diagnostic::on_unimplemented(
    message = "`as` cannot encode `{Self}`: its conversion takes a value, and it is not `Clone`",
    label = "not `Clone`",
    note = "derive `Clone` for it, or name two functions, of which `to` takes a reference: `as(A, to = path, from = path)`"
)]
#[doc(hidden)]
pub trait Cloned {}

#[diagnostic::do_not_recommend]
impl<T: Clone> Cloned for T {}

/// A type that converts to `A`.
#[diagnostic::on_unimplemented(
    message = "`as` cannot encode `{Self}` as `{A}`: there is no conversion to it",
    label = "no `impl From<{Self}> for {A}`",
    note = "write that, or where neither type is yours name two functions: `as({A}, to = path, from = path)`, with \
            `to: fn(&{Self}) -> {A}` and `from: fn({A}) -> {Self}`, or a `Result` of it",
    note = "for an `Option`, `as` converts the value inside"
)]
#[doc(hidden)]
pub trait IntoType<A> {}

#[diagnostic::do_not_recommend]
impl<T: Into<A>, A> IntoType<A> for T {}

/// A type that `A` converts to.
#[diagnostic::on_unimplemented(
    message = "`as` cannot decode `{Self}` from `{A}`: there is no conversion back",
    label = "no `impl TryFrom<{A}> for {Self}`, nor `From`",
    note = "write that, or where neither type is yours name two functions: `as({A}, to = path, from = path)`, with \
            `to: fn(&{Self}) -> {A}` and `from: fn({A}) -> {Self}`, or a `Result` of it"
)]
#[doc(hidden)]
pub trait FromType<A> {}

#[diagnostic::do_not_recommend]
impl<T: TryFrom<A>, A> FromType<A> for T {}

/// A codec that also encodes its `Arg`, which scans take.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` encodes `{T}`, but not its `Arg`, which scans of the field take",
    label = "does not encode its `Arg`",
    note = "scans encode their arguments with the same codec: write `type Arg<'v> = {T}` in its `impl Codec<{T}>`, or implement \
            `rowkey::codec::Codec` for the borrowed type, too"
)]
pub trait EncodesArg<T> {}

#[diagnostic::do_not_recommend]
impl<C: Codec<T> + Codec<<C as Codec<T>>::Arg<'static>>, T: 'static> EncodesArg<T> for C {}

/// Tests in the same way whether `H` is a salt hash.
#[doc(hidden)]
pub struct HashProbe<H>(PhantomData<H>);

impl<H: SaltHash> HashProbe<H> {
    /// It does.
    pub const FITS: bool = true;
}

/// The fallback of the probes, and of a call.
#[doc(hidden)]
pub trait Fallback<F = (), V = (), R = ()>: Sized {
    /// It does not.
    const FITS: bool = false;

    /// Never called.
    fn result(self) -> R
    where
        F: Takes<V>,
    {
        unreachable!()
    }

    /// A codec that does not encode gets no second error for decoding.
    fn decodes() {}

    /// No warning.
    fn check() {}

    /// No warning.
    fn rest() {}
}

impl<C, T> Fallback for Probe<C, T> {}
impl<F> Fallback for OptionProbe<F> {}
impl<H> Fallback for HashProbe<H> {}
impl<K> Fallback for OtherOrder<K> {}
impl<F, V, R> Fallback<F, V, R> for Call<F, V, R> {}

/// Naming it requires that `T` is a field type without a codec attribute.
#[doc(hidden)]
pub const fn is_field<T: FieldValue>() {}

/// Checks that the field can be at its position in the row.
///
/// # Panics
/// At compile time, when it cannot.
#[track_caller]
pub const fn field<C: Codec<T>, T>(name: &str, ty: &str, last: bool, delimiter: Option<Delimiter>) {
    check::field(name, ty, C::NODE, C::REFUSED, C::BORROWS_LAST, last, delimiter);
}

/// Checks that the origin of `reverse_ts` is in the domain of the field's type and after current times. `C` is the field's
/// codec.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn origin<C: Codec<T>, T>(name: &str, from: i128) {
    // A rejected codec has its own error.
    if C::REFUSED.is_none() {
        check::origin(name, from, C::NODE);
    }
}

/// Checks that decimal text has enough digits for current times. `C` is the field's codec.
///
/// # Panics
/// At compile time, when it has not.
#[track_caller]
pub const fn digits<C: Codec<T>, T>(name: &str) {
    if C::REFUSED.is_none() {
        check::digits(name, C::NODE);
    }
}
