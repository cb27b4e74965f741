//! A field of a key as a type.

use crate::codec::FieldCodec;
use crate::error::FieldName;
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
pub(crate) const fn text_as_text<K: KeyFields, F: KeyField<K>, A>()
where
    F::Codec: FieldCodec<A>,
{
    assert!(<F::Codec as FieldCodec<A>>::FORMAT.is_text() == F::FORMAT.is_text(), "{}", MISNAMED);
}

/// A field of the key `K`, which the derive declares once: all functions that it writes for the field read
/// this, so that none of them lists codec and place by itself. That is compile time of every crate that
/// declares keys.
pub trait KeyField<K: KeyFields> {
    /// How its values become bytes.
    type Codec: FieldCodec<Self::Value>;
    /// Its type.
    type Value;
    /// Where it stands in a row, and how far a scan is that has fixed all fields in front of it.
    type Spot: Spot;

    /// What is known of its bytes.
    const FORMAT: Format = <Self::Codec as FieldCodec<Self::Value>>::FORMAT;
    /// Asked where a function leaves the `Result` out: the derive goes by the name of the type.
    const TOTAL: () = assert!(Self::FORMAT.fits(PlaceOf::<K, Self>::DELIMITER.is_some()), "{}", MISNAMED);
    /// Its place among the fields, from 0.
    const INDEX: usize = HereOf::<K, Self>::FIXED;
    /// Its name.
    const NAME: FieldName = &K::NAMES[Self::INDEX].0;
}

/// A place in a row, and the [`Progress`] of a scan that ends in front of it: one type of a field instead of
/// two, each of which the compiler would check in each key.
pub trait Spot {
    /// The place.
    type Place: Place;
    /// The progress.
    type Here: Progress;
}

impl<P: Place, N: Progress> Spot for (P, N) {
    type Place = P;
    type Here = N;
}

/// Where the field `F` stands in a row of `K`.
pub(crate) type PlaceOf<K, F> = <<F as KeyField<K>>::Spot as Spot>::Place;

/// How far a scan of `K` is that ends in front of `F`.
pub(crate) type HereOf<K, F> = <<F as KeyField<K>>::Spot as Spot>::Here;
