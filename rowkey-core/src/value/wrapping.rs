//! `Wrapping`: the number inside. What the attributes do to it, they do here too.

use core::cmp::Ordering;
use core::num::Wrapping;
use core::ops::Bound;

use super::{FieldValue, FieldValueDecode, Integer, Signed, Step, Unsigned};
use crate::codec::{Between, Position};
use crate::error::{DecodeFault, EncodeFault};
use crate::format::Format;
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;

impl<T: Integer + FieldValue> FieldValue for Wrapping<T> {
    type Arg<'v>
        = Wrapping<T>
    where
        T: 'v;

    const FORMAT: Format = T::FORMAT;

    #[inline(always)]
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        self.0.encode::<P, S>(out)
    }

    #[inline(always)]
    fn bound<P: Place, S: Sink>(&self, out: &mut S) -> Position {
        self.0.bound::<P, S>(out)
    }

    #[inline(always)]
    fn between(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
        Step::between(low, high)
    }

    #[inline]
    fn compare(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }
}

impl<'r, T: Integer + FieldValueDecode<'r>> FieldValueDecode<'r> for Wrapping<T> {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        T::decode::<P>(row).map(Wrapping)
    }
}

impl<T: Step> Step for Wrapping<T> {
    const FIRST: Self = Wrapping(T::FIRST);
    const LAST: Self = Wrapping(T::LAST);

    #[inline(always)]
    fn next(self) -> Option<Self> {
        self.0.next().map(Wrapping)
    }

    #[inline(always)]
    fn previous(self) -> Option<Self> {
        self.0.previous().map(Wrapping)
    }
}

impl<T: Integer> Integer for Wrapping<T> {
    const MIN: i128 = T::MIN;
    const MAX: u128 = T::MAX;

    #[inline(always)]
    fn parts(self) -> (bool, u128) {
        self.0.parts()
    }
}

impl<T: Unsigned> Unsigned for Wrapping<T> {
    const BYTES: usize = T::BYTES;

    #[inline(always)]
    fn wide(self) -> u128 {
        self.0.wide()
    }

    #[inline(always)]
    fn narrow(wide: u128) -> Option<Self> {
        T::narrow(wide).map(Wrapping)
    }
}

impl<T: Signed> Signed for Wrapping<T> {
    const BYTES: usize = T::BYTES;

    #[inline(always)]
    fn bytes(self) -> [u8; 16] {
        self.0.bytes()
    }

    #[inline(always)]
    fn from_bytes(bytes: [u8; 16]) -> Option<Self> {
        T::from_bytes(bytes).map(Wrapping)
    }
}
