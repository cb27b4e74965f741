//! Split points of a new table whose keys are not salted: the first row of each region.
//!
//! [`hex`], [`decimal`] and [`uniform`] are the algorithms of HBase's `RegionSplitter` (`HexStringSplit`,
//! `DecimalStringSplit`, `UniformSplit`); [`hex_between`] is `getHexSplits` of its reference guide. Each returns one row
//! fewer than there are regions. For a salted key, call `K::split_points()`.

use alloc::vec::Vec;

/// Split points for keys that start with 8 lower-case hexadecimal digits.
///
/// ```
/// assert_eq!(rowkey::splits::hex(3), [b"55555555", b"aaaaaaaa"]);
/// ```
#[must_use]
pub fn hex(regions: u32) -> Vec<Vec<u8>> {
    points(1 << 32, regions).map(|point| format!("{point:08x}").into_bytes()).collect()
}

/// Split points for keys that start with 8 decimal digits.
///
/// ```
/// assert_eq!(rowkey::splits::decimal(3), [b"33333333", b"66666666"]);
/// ```
#[must_use]
pub fn decimal(regions: u32) -> Vec<Vec<u8>> {
    points(100_000_000, regions).map(|point| format!("{point:08}").into_bytes()).collect()
}

/// Split points for keys whose first 8 bytes are evenly distributed, such as hashes.
///
/// ```
/// assert_eq!(rowkey::splits::uniform(2), [[0x80, 0, 0, 0, 0, 0, 0, 0]]);
/// ```
#[must_use]
pub fn uniform(regions: u32) -> Vec<Vec<u8>> {
    points(1 << 64, regions).map(|point| point.to_be_bytes()[8..].to_vec()).collect()
}

/// Split points for keys that start with hexadecimal digits between `first` and `last`.
///
/// Each has at least 16 digits, or as many as `last` needs. As in HBase's reference guide, the step is `(last - first) /
/// regions`, rounded down, so the points are slightly below those of [`hex`]. Points are ascending and distinct: if there are
/// fewer numbers above `first` than points, there are fewer regions.
///
/// ```
/// let points = rowkey::splits::hex_between("0000000000000000", "ffffffffffffffff", 4);
/// assert_eq!(points, [b"3fffffffffffffff", b"7ffffffffffffffe", b"bffffffffffffffd"]);
/// // One region for each of 7, 8 and 9.
/// assert_eq!(rowkey::splits::hex_between("7", "9", 16), [b"0000000000000008", b"0000000000000009"]);
/// ```
///
/// # Panics
/// If `first` or `last` is not hexadecimal or has more than 32 digits, or if `last` is below `first`.
#[must_use]
pub fn hex_between(first: &str, last: &str, regions: u32) -> Vec<Vec<u8>> {
    let number = |text: &str| match u128::from_str_radix(text, 16) {
        // A sign is no digit of a row.
        Ok(number) if !text.starts_with('+') => number,
        _ => panic!("`{text}` is not a row of at most 32 hexadecimal digits"),
    };
    let (first, last) = (number(first), number(last));
    assert!(first <= last, "the last row, {last:x}, is below the first, {first:x}");
    let digits = format!("{last:016x}").len();
    let points = points(last - first, regions).take_while(|point| *point <= last - first);
    points.map(|point| format!("{:0digits$x}", first + point).into_bytes()).collect()
}

/// Multiples of `width / regions`, without duplicates.
fn points(width: u128, regions: u32) -> impl Iterator<Item = u128> {
    let step = (width / u128::from(regions.max(1))).max(1);
    (1..regions).map(move |region| step * u128::from(region))
}

#[cfg(test)]
mod tests {
    use super::hex_between;
    use alloc::vec::Vec;

    #[test]
    #[should_panic(expected = "`+7` is not a row of at most 32 hexadecimal digits")]
    fn a_sign_is_no_digit() {
        let _ = hex_between("+7", "9", 2);
    }

    /// As the reference guide computes them, without duplicates.
    #[test]
    fn points_are_ascending_and_distinct() {
        // Around 16 digits, the minimum: larger numbers need longer rows.
        for base in [0, 0x1000, (1 << 64) - 6, u128::MAX - 20] {
            for (first, width, regions) in (0..8).flat_map(|first| {
                (0..12).flat_map(move |width| (0..16).map(move |n| (base + first, width, n)))
            }) {
                let last = first + width;
                let points = hex_between(&format!("{first:x}"), &format!("{last:x}"), regions);
                let case = format!("{first:x}..={last:x} in {regions}");
                assert!(points.windows(2).all(|pair| pair[0] < pair[1]), "{case}: {points:?}");
                let numbers: Vec<u128> = points
                    .iter()
                    .map(|point| u128::from_str_radix(core::str::from_utf8(point).unwrap(), 16).unwrap())
                    .collect();
                assert!(
                    numbers.iter().all(|number| first < *number && *number <= last),
                    "{case}: {numbers:x?}"
                );
                let most = u128::from(regions.saturating_sub(1)).min(width);
                assert_eq!(numbers.len() as u128, most, "{case}: as many as there can be");
                let step = if regions == 0 { 0 } else { width / u128::from(regions) };
                if step > 0 {
                    let guide: Vec<u128> = (1..u128::from(regions)).map(|i| first + i * step).collect();
                    assert_eq!(numbers, guide, "{case}");
                }
            }
        }
    }
}
