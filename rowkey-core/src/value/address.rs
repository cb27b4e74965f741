//! IP addresses: the octets as they are. Where both families can stand, the family is in front: 04 or
//! 06.

use core::cmp::Ordering;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use core::ops::Bound;

use super::{FieldValue, FieldValueDecode, Step};
use crate::codec::Between;
use crate::error::{DecodeErrorKind, DecodeFault, EncodeFault};
use crate::format::{Delimiting, Format, Kind};
use crate::place::Place;
use crate::reader::Reader;
use crate::sink::Sink;

macro_rules! address {
    ($($address:ident $kind:ident $bytes:literal;)*) => {$(
        impl FieldValue for $address {
            type Arg<'v> = $address;

            const FORMAT: Format = Format::of(Kind::$kind, $bytes);

            #[inline(always)]
            fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
                out.put(&self.octets());
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

        impl<'r> FieldValueDecode<'r> for $address {
            #[inline(always)]
            fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
                Ok($address::from(row.array::<$bytes>()?))
            }
        }

        impl Step for $address {
            const FIRST: Self = $address::from_bits(0);
            const LAST: Self = $address::from_bits(!0);

            #[inline(always)]
            fn next(self) -> Option<Self> {
                self.to_bits().checked_add(1).map($address::from_bits)
            }

            #[inline(always)]
            fn previous(self) -> Option<Self> {
                self.to_bits().checked_sub(1).map($address::from_bits)
            }
        }
    )*};
}

address! {
    Ipv4Addr Ipv4 4;
    Ipv6Addr Ipv6 16;
}

pub(crate) const V4: u8 = 4;
pub(crate) const V6: u8 = 6;

impl FieldValue for IpAddr {
    type Arg<'v> = IpAddr;

    /// The family says how many bytes follow, so no address begins another.
    const FORMAT: Format =
        Format { width: None, delimiting: Delimiting::Never, ..Format::of(Kind::IpAddress, 0) };

    #[inline]
    fn encode<P: Place, S: Sink>(&self, out: &mut S) -> Result<(), EncodeFault> {
        match self {
            IpAddr::V4(address) => {
                out.put_byte(V4);
                address.encode::<P, S>(out)
            }
            IpAddr::V6(address) => {
                out.put_byte(V6);
                address.encode::<P, S>(out)
            }
        }
    }

    #[inline]
    fn between(low: Bound<&Self>, high: Bound<&Self>) -> Between<Self> {
        Step::between(low, high)
    }

    #[inline]
    fn compare(&self, other: &Self) -> Ordering {
        self.cmp(other)
    }
}

impl<'r> FieldValueDecode<'r> for IpAddr {
    #[inline]
    fn decode<P: Place>(row: &mut Reader<'r>) -> Result<Self, DecodeFault> {
        let at = row.position();
        match row.byte()? {
            V4 => Ipv4Addr::decode::<P>(row).map(IpAddr::V4),
            V6 => Ipv6Addr::decode::<P>(row).map(IpAddr::V6),
            found => Err(DecodeFault::new(at, DecodeErrorKind::NotAnAddressFamily { found })),
        }
    }
}

/// All of the fourth version come before all of the sixth.
impl Step for IpAddr {
    const FIRST: Self = IpAddr::V4(Ipv4Addr::FIRST);
    const LAST: Self = IpAddr::V6(Ipv6Addr::LAST);

    fn next(self) -> Option<Self> {
        match self {
            IpAddr::V4(address) => Some(address.next().map_or(IpAddr::V6(Ipv6Addr::FIRST), IpAddr::V4)),
            IpAddr::V6(address) => address.next().map(IpAddr::V6),
        }
    }

    fn previous(self) -> Option<Self> {
        match self {
            IpAddr::V4(address) => address.previous().map(IpAddr::V4),
            IpAddr::V6(address) => Some(address.previous().map_or(IpAddr::V4(Ipv4Addr::LAST), IpAddr::V6)),
        }
    }
}
