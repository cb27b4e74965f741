//! `core::cmp::Reverse`: what the value inside writes, every byte complemented. The same bytes as
//! `desc`, said by the type.

use core::cmp::{Ordering, Reverse};
use core::ops::Bound;

use super::{FieldValue, FieldValueDecode, Ordered};
use crate::codec::desc::Desc;
use crate::codec::{Between, FieldCodec, FieldDecode, Position};
use crate::error::{DecodeFault, EncodeFault};
use crate::format::Format;
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;

impl<T: FieldValue> FieldValue for Reverse<T> {
    type Arg<'v>
        = Reverse<T::Arg<'v>>
    where
        T: 'v;

    /// The type itself is turned around, so larger values of it have larger bytes.
    const FORMAT: Format = Format { reversed: T::FORMAT.reversed, ..Format::complement(&T::FORMAT) };

    #[inline(always)]
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        Desc::<Ordered>::encode::<P, S>(&self.0, out)
    }

    #[inline]
    fn bound<P: Place, S: Sink>(&self, out: &mut S) -> Position {
        Desc::<Ordered>::bound::<P, S>(&self.0, out)
    }

    #[inline(always)]
    fn between(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
        match T::between(high.map(|high| &high.0), low.map(|low| &low.0)) {
            Between::Values(first, last) => Between::Values(Reverse(last), Reverse(first)),
            Between::Nothing => Between::Nothing,
            Between::Unknown => Between::Unknown,
        }
    }

    #[inline]
    fn compare(&self, other: &Self) -> Ordering {
        other.0.compare(&self.0)
    }
}

impl<'r, T: FieldValueDecode<'r>> FieldValueDecode<'r> for Reverse<T> {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        Desc::<Ordered>::decode::<P>(row).map(Reverse)
    }
}
