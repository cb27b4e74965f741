//! A field of a key as a type.

use crate::codec::FieldCodec;
use crate::format::Format;
use crate::key::KeyFields;
use crate::place::Place;
use crate::progress::Progress;

#[cfg(test)]
mod tests;

/// Why a field is not what it was taken for by the name of its type.
pub(crate) const MISNAMED: &str = "the type of a field has the name of a standard type and is another one, with other values or another place: \
     rename it";

/// Asked where a function takes `A` for a value: text by the name of the field's type, which may be another
/// type of that name.
pub(crate) const fn text_as_text<F: KeyField, A>()
where
    F::Codec: FieldCodec<A>,
{
    assert!(<F::Codec as FieldCodec<A>>::FORMAT.is_text() == F::FORMAT.is_text(), "{}", MISNAMED);
}

/// A field of a key, which the derive declares once: all functions that it writes for the field read
/// this, so that none of them lists codec, type and place by itself. That is compile time of every
/// crate that declares keys.
pub trait KeyField {
    /// The key.
    type Key: KeyFields;
    /// How its values become bytes.
    type Codec: FieldCodec<Self::Value>;
    /// Its type.
    type Value;
    /// Where it stands in a row.
    type Place: Place;
    /// How far a scan is that has fixed all fields in front of it.
    type Here: Progress;

    /// What is known of its bytes.
    const FORMAT: Format = <Self::Codec as FieldCodec<Self::Value>>::FORMAT;
    /// Asked where a function leaves the `Result` out: the derive goes by the name of the type.
    const TOTAL: () = assert!(Self::FORMAT.fits(Self::Place::DELIMITER.is_some()), "{}", MISNAMED);
    /// Its place among the fields, from 0.
    const INDEX: usize = Self::Here::FIXED;
    /// Its name.
    const NAME: &'static str = Self::Key::KEY.fields[Self::INDEX].name;
}
