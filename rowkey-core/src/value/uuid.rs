//! `uuid::Uuid`: its 16 bytes as they are.

use core::cmp::Ordering;
use core::ops::Bound;

use uuid::Uuid;

use super::{FieldValue, FieldValueDecode, Step};
use crate::codec::Between;
use crate::error::{DecodeFault, EncodeFault};
use crate::format::{Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;

impl FieldValue for Uuid {
    type Arg<'v> = Uuid;

    const FORMAT: Format = Format::of(Kind::Uuid, 16);

    #[inline(always)]
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        out.put(self.as_bytes());
        Ok(())
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

impl<'r> FieldValueDecode<'r> for Uuid {
    #[inline(always)]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        Ok(Uuid::from_bytes(row.array()?))
    }
}

impl Step for Uuid {
    const FIRST: Self = Uuid::nil();
    const LAST: Self = Uuid::max();

    #[inline(always)]
    fn next(self) -> Option<Self> {
        self.as_u128().checked_add(1).map(Uuid::from_u128)
    }

    #[inline(always)]
    fn previous(self) -> Option<Self> {
        self.as_u128().checked_sub(1).map(Uuid::from_u128)
    }
}
