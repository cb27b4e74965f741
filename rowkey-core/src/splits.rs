//! Split points for a new table: where its regions begin.
//!
//! `hex`, `decimal` and `uniform` are HBase's `RegionSplitter` (`HexStringSplit`,
//! `DecimalStringSplit`, `UniformSplit`); [`hex_between`] is the `getHexSplits` of its reference
//! guide. All give one row less than there are regions. A salted key has its own:
//! `K::split_points()`.

use alloc::format;
use alloc::vec::Vec;

/// Regions for keys that begin with 8 hexadecimal digits, lower case.
///
/// ```
/// assert_eq!(rowkey::splits::hex(3), [b"55555555", b"aaaaaaaa"]);
/// ```
#[must_use]
pub fn hex(regions: u32) -> Vec<Vec<u8>> {
    points(1 << 32, regions).map(|point| format!("{point:08x}").into_bytes()).collect()
}

/// Regions for keys that begin with 8 decimal digits.
///
/// ```
/// assert_eq!(rowkey::splits::decimal(3), [b"33333333", b"66666666"]);
/// ```
#[must_use]
pub fn decimal(regions: u32) -> Vec<Vec<u8>> {
    points(100_000_000, regions).map(|point| format!("{point:08}").into_bytes()).collect()
}

/// Regions for keys whose first 8 bytes are spread evenly.
///
/// ```
/// assert_eq!(rowkey::splits::uniform(2), [[0x80, 0, 0, 0, 0, 0, 0, 0]]);
/// ```
#[must_use]
pub fn uniform(regions: u32) -> Vec<Vec<u8>> {
    points(1 << 64, regions).map(|point| point.to_be_bytes()[8..].to_vec()).collect()
}

/// Regions for keys that begin with hexadecimal digits between `first` and `last`, written with at
/// least 16 digits. As in the reference guide, the step is `(last - first) / regions`, rounded down,
/// so the points lie a little below those of [`hex`].
///
/// ```
/// let points = rowkey::splits::hex_between("0000000000000000", "ffffffffffffffff", 4);
/// assert_eq!(points, [b"3fffffffffffffff", b"7ffffffffffffffe", b"bffffffffffffffd"]);
/// ```
///
/// # Panics
/// When `first` or `last` is not hexadecimal, has more than 32 digits, or `last` is below `first`.
#[must_use]
pub fn hex_between(first: &str, last: &str, regions: u32) -> Vec<Vec<u8>> {
    let number = |text: &str| match u128::from_str_radix(text, 16) {
        Ok(number) => number,
        Err(error) => panic!("`{text}` is not a hexadecimal row: {error}"),
    };
    let (first, last) = (number(first), number(last));
    assert!(first <= last, "the last row, {last:x}, is below the first, {first:x}");
    points(last - first, regions).map(|point| format!("{:016x}", first + point).into_bytes()).collect()
}

/// `width / regions`, twice that, and so on.
fn points(width: u128, regions: u32) -> impl Iterator<Item = u128> {
    let step = width / u128::from(regions.max(1));
    (1..regions).map(move |region| step * u128::from(region))
}
