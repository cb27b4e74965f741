//! Types that a constant picks: a codec by whether it fits, a bare value or a `Result` by whether anything can fail.

use crate::error::EncodeError;

/// A constant as a type.
#[derive(Debug, Clone, Copy)]
pub struct If<const YES: bool>;

/// What [`If`] picks.
pub trait Choice {
    /// One of two types.
    type Of<Yes, No>;

    /// The value, in a `Result` where something can fail. It is handed on beside what failed: in a `Result` that is
    /// taken off again, an array would be copied.
    fn outcome<T>(done: Result<(), EncodeError>, value: T) -> Outcome<Self, T>;

    /// Takes the `Result` off where nothing can fail.
    fn wrap<T>(result: Result<T, EncodeError>) -> Outcome<Self, T>;
}

/// Nothing can fail.
#[diagnostic::on_unimplemented(
    message = "some values of this key cannot be encoded, so `From` has no row for them",
    label = "its `encode` gives a `Result`",
    note = "write `Row::new(&key)?`"
)]
pub trait AlwaysFits {}

impl AlwaysFits for If<true> {}

/// `T` where nothing can fail, else `Result<T, EncodeError>`.
pub type Outcome<Infallible, T> = <Infallible as Choice>::Of<T, Result<T, EncodeError>>;

impl Choice for If<true> {
    type Of<Yes, No> = Yes;

    #[inline(always)]
    fn outcome<T>(done: Result<(), EncodeError>, value: T) -> T {
        sure(done);
        value
    }

    #[inline]
    fn wrap<T>(result: Result<T, EncodeError>) -> T {
        sure(result)
    }
}

impl Choice for If<false> {
    type Of<Yes, No> = No;

    #[inline(always)]
    fn outcome<T>(done: Result<(), EncodeError>, value: T) -> Result<T, EncodeError> {
        done.map(|()| value)
    }

    #[inline]
    fn wrap<T>(result: Result<T, EncodeError>) -> Result<T, EncodeError> {
        result
    }
}

/// The value of what cannot fail.
#[inline(always)]
pub fn sure<T>(result: Result<T, EncodeError>) -> T {
    match result {
        Ok(value) => value,
        // A codec that calls itself infallible gave an error.
        Err(error) => broken_promise(error),
    }
}

#[cold]
#[inline(never)]
pub(super) fn broken_promise(error: EncodeError) -> ! {
    panic!("a codec that calls itself infallible refused a value: {error}")
}
