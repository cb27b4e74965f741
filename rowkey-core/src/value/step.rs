//! Values that can be counted up and down: whether a range of them is empty needs no bytes.

use core::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroU8, NonZeroU16, NonZeroU32,
    NonZeroU64, NonZeroU128,
};
use core::ops::Bound;

use crate::codec::Between;

/// A value with a next and a previous one.
pub trait Step: Copy + Ord {
    const FIRST: Self;
    const LAST: Self;

    fn next(self) -> Option<Self>;
    fn previous(self) -> Option<Self>;

    /// The values between two bounds.
    #[inline(always)]
    fn between(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
        if let (Bound::Included(&first), Bound::Excluded(&end)) = (low, high) {
            // `a..b`: one comparison.
            return match end.previous() {
                Some(last) if first < end => Between::Values(first, last),
                _ => Between::Nothing,
            };
        }
        let first = match low {
            Bound::Unbounded => Self::FIRST,
            Bound::Included(&value) => value,
            Bound::Excluded(&value) => match value.next() {
                Some(next) => next,
                None => return Between::Nothing,
            },
        };
        let last = match high {
            Bound::Unbounded => Self::LAST,
            Bound::Included(&value) => value,
            Bound::Excluded(&value) => match value.previous() {
                Some(previous) => previous,
                None => return Between::Nothing,
            },
        };
        if first <= last { Between::Values(first, last) } else { Between::Nothing }
    }
}

macro_rules! number {
    ($($int:ident $non_zero:ident;)*) => {$(
        impl Step for $int {
            const FIRST: Self = $int::MIN;
            const LAST: Self = $int::MAX;

            #[inline(always)]
            fn next(self) -> Option<Self> {
                self.checked_add(1)
            }

            #[inline(always)]
            fn previous(self) -> Option<Self> {
                self.checked_sub(1)
            }
        }

        impl Step for $non_zero {
            const FIRST: Self = $non_zero::MIN;
            const LAST: Self = $non_zero::MAX;

            #[inline(always)]
            fn next(self) -> Option<Self> {
                // After -1 comes 1.
                let next = self.get().checked_add(1)?;
                $non_zero::new(if next == 0 { 1 } else { next })
            }

            #[inline(always)]
            fn previous(self) -> Option<Self> {
                // Before 1 comes -1, or nothing without a sign.
                let previous = self.get().checked_sub(1)?;
                $non_zero::new(if previous == 0 { previous.checked_sub(1)? } else { previous })
            }
        }
    )*};
}

number! {
    u8 NonZeroU8;
    u16 NonZeroU16;
    u32 NonZeroU32;
    u64 NonZeroU64;
    u128 NonZeroU128;
    i8 NonZeroI8;
    i16 NonZeroI16;
    i32 NonZeroI32;
    i64 NonZeroI64;
    i128 NonZeroI128;
}

impl Step for bool {
    const FIRST: Self = false;
    const LAST: Self = true;

    fn next(self) -> Option<Self> {
        (!self).then_some(true)
    }

    fn previous(self) -> Option<Self> {
        self.then_some(false)
    }
}

/// The scalar values, which leave out the surrogates.
impl Step for char {
    const FIRST: Self = '\0';
    const LAST: Self = char::MAX;

    fn next(self) -> Option<Self> {
        (self..=char::MAX).nth(1)
    }

    fn previous(self) -> Option<Self> {
        ('\0'..self).next_back()
    }
}
