//! `le`: integers with their lowest byte first.

use super::int::Integer;
use super::{Codec, EncodeErrorKind, Kind, Node, codec, through_option};

/// `#[rowkey(le)]`: an integer, little-endian, signed ones in two's complement. In `WIDTH` bytes, at most 16; if `WIDTH` is 0, in as
/// many as its type has.
///
/// The encodings do not sort like the numbers.
#[derive(Debug, Clone, Copy)]
pub struct Le<const WIDTH: usize = 0>;

const ONE_BYTE: &str = "a one-byte number has no byte order; leave `le` out";
const SIGNED: &str =
    "`width` is for unsigned integers, as it cuts the leading bytes, which hold the sign; leave it out";

impl<const WIDTH: usize> Le<WIDTH> {
    const fn width<T>() -> usize {
        if WIDTH == 0 { size_of::<T>() } else { WIDTH }
    }

    /// The largest number.
    const fn max<T: Integer>() -> u128 {
        let all = u128::MAX >> (128 - 8 * Self::width::<T>());
        if all < T::MAX { all } else { T::MAX }
    }

    const fn node<T: Integer>() -> Node {
        let kind = Kind::LittleEndian { signed: T::MIN < 0 };
        Node::of(kind, Some(Self::width::<T>())).within(T::MIN, Self::max::<T>()).with_zero(T::ZERO)
    }
}

codec! {
    [T: Integer, const WIDTH: usize] Le<WIDTH>, T, node: Self::node::<T>(),
    infallible: Self::max::<T>() == T::MAX,
    refused: match (size_of::<T>(), WIDTH) {
        (1, _) => Some(ONE_BYTE),
        (_, 1..) if T::MIN < 0 => Some(SIGNED),
        _ => None,
    },
    write: |value, _, out| {
        let value = value.wide();
        if !<Self as Codec<T>>::INFALLIBLE && value > const { Self::max::<T>() } {
            return Err(EncodeErrorKind::AboveMaximum { value, max: &const { Self::max::<T>() } }.into());
        }
        out.put(&value.to_le_bytes()[..Self::width::<T>()]);
    },
    compare: |a, b| a.wide().to_le_bytes().cmp(&b.wide().to_le_bytes()),
    read: |row, _| {
        let width = const { Self::width::<T>() };
        let highest = row.number(width)?.swap_bytes();
        let beyond = 128 - 8 * width;
        T::narrow(if T::MIN < 0 { (highest as i128 >> beyond) as u128 } else { highest >> beyond })
    }
}

through_option!([const WIDTH: usize] Le<WIDTH>);

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;
    use core::cmp::Ordering;
    use core::num::NonZeroU16;

    use super::{Codec, EncodeErrorKind, Integer, Le};
    use crate::codec::{Decode, End, Reader};

    fn written<const WIDTH: usize, T: Integer>(value: T) -> Result<Vec<u8>, EncodeErrorKind> {
        let mut row = Vec::new();
        let written = Le::<WIDTH>::write(&value, End::Row, &mut row);
        let row = written.map(|()| row).map_err(|fault| fault.of_field("").kind())?;
        let read: Option<T> = Le::<WIDTH>::read(&mut Reader::new(&row), End::Row);
        assert_eq!(read.map(T::wide), Some(value.wide()));
        Ok(row)
    }

    #[test]
    fn the_lowest_byte_is_first() {
        assert_eq!(written::<0, u16>(258), Ok(b"\x02\x01".into()));
        assert_eq!(written::<0, u64>(6), Ok(b"\x06\0\0\0\0\0\0\0".into()));
        assert_eq!(written::<0, u128>(1 << 120), Ok([&[0; 15][..], &[1]].concat()));
        // Two's complement.
        assert_eq!(written::<0, i16>(-2), Ok(b"\xFE\xFF".into()));
        assert_eq!(written::<0, i64>(i64::MIN), Ok(b"\0\0\0\0\0\0\0\x80".into()));
        assert_eq!(written::<3, u32>(0x01_02_03), Ok(b"\x03\x02\x01".into()));
        assert_eq!(written::<3, u16>(258), Ok(b"\x02\x01\0".into()));
        let above = EncodeErrorKind::AboveMaximum { value: 1 << 24, max: &0xFF_FFFF };
        assert_eq!(written::<3, u32>(1 << 24), Err(above));
        let read = |row: &[u8]| <Le<3> as Decode<'_, u16>>::read(&mut Reader::new(row), End::Row);
        assert_eq!((read(b"\xFF\xFF\0"), read(b"\0\0\x01"), read(b"\0\0")), (Some(0xFFFF), None, None));
        assert_eq!(<Le as Decode<'_, NonZeroU16>>::read(&mut Reader::new(b"\0\0"), End::Row), None);
    }

    #[test]
    fn values_compare_as_their_rows() {
        assert_eq!(<Le as Codec<u16>>::compare(&256, &1), Ordering::Less);
        assert_eq!(<Le as Codec<i16>>::compare(&-256, &1), Ordering::Less);
    }
}
