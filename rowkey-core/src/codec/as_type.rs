//! `as`: a type without an encoding of its own, as another type that has one.

use core::cmp::Ordering;
use core::marker::PhantomData;

use super::{BoundPosition, Codec, DoesNotFit, EncodeFault, End, Sink, codec, through_option};

#[cfg(test)]
mod tests;

const REFUSED: &str = "expected a value that converts to the type of the field";

/// `#[rowkey(as = A)]`: converts a value to `A`, which `C` encodes, and back. `By` does the conversion.
#[derive(Debug, Clone, Copy)]
#[doc(alias("newtype", "foreign type", "convert"))]
pub struct As<A, C, By>(PhantomData<(A, C, By)>);

/// Converts by `Into` and `TryFrom`.
#[doc(hidden)]
pub struct ByTraits;

/// Converts `T` to `A`, which `C` encodes, and back.
#[doc(hidden)]
pub trait Convert<T, A, C> {
    /// `A`, or a form of it that borrows from the value.
    fn to(value: &T) -> impl Form<A, C>;

    /// The value of `T` that `value` converts to, if there is one.
    fn from(value: A) -> Option<T>;
}

impl<T: Clone + Into<A> + TryFrom<A>, A, C: Codec<A>> Convert<T, A, C> for ByTraits {
    #[inline]
    fn to(value: &T) -> impl Form<A, C> {
        value.clone().into()
    }

    #[inline]
    fn from(value: A) -> Option<T> {
        T::try_from(value).ok()
    }
}

/// Replaces a missing conversion, which is a compile error of its own.
fn missing<A>() -> A {
    unreachable!()
}

impl<T, A, C: Codec<A>> Convert<T, A, C> for DoesNotFit {
    fn to(_: &T) -> impl Form<A, C> {
        missing::<A>()
    }

    fn from(_: A) -> Option<T> {
        None
    }
}

/// `A`, or a borrowed form of it, whose bytes are the same.
#[diagnostic::on_unimplemented(
    message = "the function `to` of `as` returns `{Self}`, and the row has `{A}`",
    label = "returns `{Self}` and not `{A}`",
    note = "`to` returns `{A}`, a reference to it, or its borrowed form: `&str` for `String`, `&[u8]` for `Vec<u8>`"
)]
#[doc(hidden)]
pub trait Form<A, C> {
    /// See [`Codec::write`].
    ///
    /// # Errors
    /// If the value cannot be encoded.
    fn put<S: Sink>(&self, end: End, out: &mut S) -> Result<(), EncodeFault>;

    /// See [`Codec::bound`].
    fn put_bound<S: Sink>(&self, end: End, out: &mut S) -> BoundPosition;

    /// See [`Codec::compare`].
    fn order(&self, other: &Self) -> Ordering;
}

/// Implements [`Form`] for a form of `$a` that `C` encodes as a `$by`: as it is, or as what it refers to.
macro_rules! form {
    ([$($generics:tt)*] $form:ty, of $a:ty, by $by:ty) => {
        const _: () = {
            use core::cmp::Ordering;
            use $crate::codec::{BoundPosition, Codec, EncodeFault, End, Sink};

            #[diagnostic::do_not_recommend]
            impl<$($generics)* C: Codec<$by>> $crate::codec::as_type::Form<$a, C> for $form {
                #[inline]
                fn put<S: Sink>(&self, end: End, out: &mut S) -> Result<(), EncodeFault> {
                    C::write(self, end, out)
                }

                #[inline]
                fn put_bound<S: Sink>(&self, end: End, out: &mut S) -> BoundPosition {
                    C::bound(self, end, out)
                }

                #[inline]
                fn order(&self, other: &Self) -> Ordering {
                    C::compare(self, other)
                }
            }
        };
    };
}

pub(super) use form;

form! { [A,] A, of A, by A }
form! { [A,] &A, of A, by A }

/// What the function `from` returns.
#[diagnostic::on_unimplemented(
    message = "the function `from` of `as` returns `{Self}`, and the field is `{T}`",
    label = "returns neither `{T}` nor a `Result` of it",
    note = "`from` returns `{T}`, or `Result<{T}, E>` if not every value converts; turn an `Option` into a `Result` with `.ok_or(())`"
)]
#[doc(hidden)]
pub trait Made<T> {
    /// The value, if there is one.
    fn made(self) -> Option<T>;
}

#[diagnostic::do_not_recommend]
impl<T> Made<T> for T {
    #[inline]
    fn made(self) -> Option<T> {
        Some(self)
    }
}

#[diagnostic::do_not_recommend]
impl<T, E> Made<T> for Result<T, E> {
    #[inline]
    fn made(self) -> Option<T> {
        self.ok()
    }
}

/// A call of the function `F` with the argument `V`. If `F` cannot be called so, `result` is that of `Fallback`, which
/// has the error, and `R` is the result type.
#[derive(Debug)]
#[doc(hidden)]
pub struct Call<F, V, R>(F, V, PhantomData<R>);

impl<F, V, R> Call<F, V, R> {
    #[doc(hidden)]
    #[inline]
    pub fn of(function: F, argument: V) -> Self {
        Call(function, argument, PhantomData)
    }
}

impl<F: FnOnce(V) -> X, V, R, X> Call<F, V, R> {
    /// What the function returns.
    #[inline]
    pub fn result(self) -> X {
        self.0(self.1)
    }
}

/// Implemented by no type: a function of the right shape is called.
#[diagnostic::on_unimplemented(
    message = "a function of `as` takes `{V}`, and this is `{Self}`",
    label = "does not take `{V}`",
    note = "`as(A, to = path, from = path)` names two functions: `to` takes a reference to the field's value (`fn(&T) -> A`), and \
            `from` takes what is in the row (`fn(A) -> T`, or `fn(A) -> Result<T, E>`)"
)]
#[doc(hidden)]
pub trait Takes<V> {}

codec! {
    [T, A, C, By: Convert<T, A, C>] As<A, C, By>, T, over C: A, node: *C::NODE,
    infallible: C::INFALLIBLE,
    refused: C::REFUSED,
    write: |value, end, out| By::to(value).put(end, out)?,
    bound: #[inline] |value, end, out| By::to(value).put_bound(end, out),
    compare: #[inline] |a, b| By::to(a).order(&By::to(b)),
    read: |row, end| {
        let start = row.clone();
        let value = By::from(C::read(row, end)?);
        if value.is_none() {
            *row = start;
            return row.refuse(REFUSED);
        }
        value
    }
}

/// An `Option` of what `C` encodes. Not `As` itself: only the compiler knows whether a conversion is of an `Option`.
#[doc(hidden)]
pub struct Optional<C>(PhantomData<C>);

through_option!([C] Optional<C>, of C);
