//! Types chosen by a constant: a codec by whether it fits, a plain value or a `Result` by whether encoding can fail.

use crate::codec::as_type::Optional;
use crate::error::EncodeError;

/// A constant as a type.
#[doc(hidden)]
pub struct If<const YES: bool>;

/// A choice between two types by [`If`].
pub trait Choice {
    /// One of the two types.
    type Of<Yes, No>;

    /// Unwraps the `Result` if encoding is infallible.
    fn wrap<T>(result: Result<T, EncodeError>) -> Outcome<Self, T>;
}

/// The type that the attributes of a field of type `F` apply to: for an `Option`, the type inside. [`If`] says whether `F` is one.
pub trait Inner<F> {
    /// The type.
    type Of;
    /// The codec of the field, where `C` is the codec of this type.
    type Codec<C>;
}

impl<T> Inner<Option<T>> for If<true> {
    type Of = T;
    type Codec<C> = Optional<C>;
}

impl<T> Inner<T> for If<false> {
    type Of = T;
    type Codec<C> = C;
}

/// Encoding is infallible.
#[diagnostic::on_unimplemented(
    message = "some values of this key cannot be encoded, and `From` cannot fail",
    label = "its `encode` returns a `Result`",
    note = "write `Row::new(&key)?`"
)]
#[doc(hidden)]
pub trait AlwaysFits {}

impl AlwaysFits for If<true> {}

/// `T` if encoding is infallible, else `Result<T, EncodeError>`.
pub type Outcome<Infallible, T> = <Infallible as Choice>::Of<T, Result<T, EncodeError>>;

impl Choice for If<true> {
    type Of<Yes, No> = Yes;

    #[inline(always)]
    fn wrap<T>(result: Result<T, EncodeError>) -> T {
        unwrap_infallible(result)
    }
}

impl Choice for If<false> {
    type Of<Yes, No> = No;

    #[inline(always)]
    fn wrap<T>(result: Result<T, EncodeError>) -> Result<T, EncodeError> {
        result
    }
}

/// Unwraps the result of an infallible encoding.
#[inline(always)]
pub fn unwrap_infallible<T>(result: Result<T, EncodeError>) -> T {
    match result {
        Ok(value) => value,
        // A codec that declares itself infallible returned an error.
        Err(error) => broken_promise(error),
    }
}

#[cold]
#[inline(never)]
pub(super) fn broken_promise(error: EncodeError) -> ! {
    panic!("a codec that declares itself infallible rejected a value: {error}")
}
