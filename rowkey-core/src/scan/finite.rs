//! Scans of a finite set of values of one field: `_in([..])`, and bounds that hold fewer integers than
//! there are buckets. Both ask for the values one by one, and only in the buckets they fall in.

use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;

use super::{Edge, HeadOf, Pair, Side, bucket, put_salt};
use crate::codec::FieldCodec;
use crate::decimal;
use crate::format::{Format, KeyFormat, Kind};
use crate::front::Front;
use crate::key::KeyFields;
use crate::key_field::{KeyField, PlaceOf};
use crate::place::Place;
use crate::progress::Progress;
use crate::range::KeyRange;
use crate::ranges::KeyRanges;
use crate::salt::{SaltBytes, SaltRule};
use crate::sink::Sink;

/// A scan of the rows that have one of some values in a field: what `_in([..])` of a prefix builder
/// gives.
#[derive(Clone)]
#[must_use = "a scan is asked for by `.ranges()`"]
pub struct FiniteScan {
    // And not `KeyRanges`, which the compiler would lay out in each function that gives this.
    salt: SaltBytes,
    ranges: Vec<KeyRange>,
}

impl FiniteScan {
    /// One range a value, in the order of the rows, in the bucket that the value falls in; where the
    /// bucket depends on a later field, in each bucket. Values that stand twice are asked for once,
    /// and ranges that touch are taken together. A value that has no bytes has no rows, and no range.
    #[must_use]
    pub fn ranges(self) -> KeyRanges {
        KeyRanges::list(self.salt, self.ranges)
    }
}

impl fmt::Debug for FiniteScan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.clone().ranges().fmt(f)
    }
}

/// The rows behind `head` with each of `values` in the field `F`, which comes next.
pub(super) fn each<K: KeyFields, F: KeyField<K>, A>(
    head: &HeadOf<K>,
    values: impl IntoIterator<Item = A>,
) -> FiniteScan
where
    F::Codec: FieldCodec<A>,
{
    let high = if PlaceOf::<K, F>::LAST && F::FORMAT.open_end { Side::AfterRow } else { Side::After };
    let one = K::KEY.in_one_bucket(F::INDEX + 1);
    let mut ranges = Vec::new();
    for value in values {
        let mut head = head.clone();
        if head.put::<K, F, A, PlaceOf<K, F>>(&value).is_err() {
            continue;
        }
        if let Some(delimiter) = PlaceOf::<K, F>::DELIMITER {
            head.bytes.put_byte(delimiter);
        }
        push::<K>(&head, high, one, &mut ranges);
    }
    FiniteScan { salt: <K::Salt as SaltRule>::BYTES, ranges }
}

/// The rows of `head` in the bucket that its fields fall in, or in each.
fn push<K: KeyFields>(head: &HeadOf<K>, high: Side, one: bool, ranges: &mut Vec<KeyRange>) {
    let buckets = if one {
        let bucket = bucket::<K>(head);
        bucket..bucket + 1
    } else {
        0..<K::Salt as SaltRule>::BUCKETS
    };
    for bucket in buckets {
        let mut bytes = head.bytes.clone();
        put_salt::<K>(bucket, bytes.bytes_mut());
        let stop = Edge { bytes: bytes.clone(), side: high };
        ranges.push(KeyRange::new(bytes.into_row(), stop.row()));
    }
}

/// How the integers of a field can be counted in its bytes.
#[derive(Clone, Copy)]
pub(super) struct Countable {
    width: usize,
    /// Decimal digits, or all values of the bytes.
    digits: bool,
    complemented: bool,
    delimiter: Option<u8>,
}

impl KeyFormat {
    /// Rows with the same first `fixed` fields lie in one bucket.
    const fn in_one_bucket(&'static self, fixed: usize) -> bool {
        let Some(salt) = self.salt else { return true };
        let mut i = fixed;
        while i < self.fields.len() {
            if salt.whole || self.fields[i].salted {
                return false;
            }
            i += 1;
        }
        true
    }

    /// The field behind the first `fixed` ones, if it holds integers and decides the bucket.
    pub(super) const fn countable(&'static self, fixed: usize) -> Option<Countable> {
        if self.salt.is_none() || fixed >= self.fields.len() || !self.in_one_bucket(fixed + 1) {
            return None;
        }
        let last = fixed + 1 == self.fields.len();
        let delimiter = if last { None } else { self.delimiter };
        countable(&self.fields[fixed].format, false, delimiter)
    }
}

const fn countable(format: &Format, complemented: bool, delimiter: Option<u8>) -> Option<Countable> {
    let digits = match format.kind {
        Kind::Unsigned | Kind::Signed | Kind::Raw | Kind::ReverseTime => false,
        Kind::Decimal | Kind::ReverseTimeDecimal => true,
        Kind::Descending(inner) => return countable(inner, !complemented, delimiter),
        // A newtype.
        Kind::Key(KeyFormat { fields: [only], .. }) => {
            return countable(&only.format, complemented, delimiter);
        }
        _ => return None,
    };
    match format.width {
        Some(width) if width <= if digits { decimal::MAX_DIGITS } else { 16 } => {
            Some(Countable { width, digits, complemented, delimiter })
        }
        _ => None,
    }
}

impl Countable {
    /// Every bounded scan that leaves the bucket open asks this, so it takes no loop where the number of
    /// bytes is a constant.
    #[inline(always)]
    fn read(self, bytes: &[u8]) -> Option<u128> {
        if self.digits {
            return self.read_digits(bytes);
        }
        let mut wide = [0; 16];
        wide[16 - self.width..].copy_from_slice(bytes);
        Some(u128::from_be_bytes(wide))
    }

    #[inline(never)]
    fn read_digits(self, digits: &[u8]) -> Option<u128> {
        digits.iter().try_fold(0u128, |number, &byte| {
            let digit = if self.complemented { !byte } else { byte }.wrapping_sub(b'0');
            if digit > 9 { None } else { number.checked_mul(10)?.checked_add(u128::from(digit)) }
        })
    }

    fn write<B: Front>(self, mut number: u128, out: &mut B) {
        let start = out.position();
        out.put(&[0; decimal::MAX_DIGITS][..self.width]);
        for byte in out.written(start).iter_mut().rev() {
            // The lowest byte or digit.
            if self.digits {
                *byte = b'0' + (number % 10) as u8;
                number /= 10;
                if self.complemented {
                    *byte = !*byte;
                }
            } else {
                *byte = number as u8;
                number >>= 8;
            }
        }
    }

    /// The numbers between two edges behind `at` bytes of head; nothing where they cannot be counted.
    #[inline(always)]
    fn between<B: Front>(self, pair: &Pair<B>, at: usize) -> Option<Numbers> {
        let number = |edge: &Edge<B>| {
            let bytes = edge.bytes.bytes();
            Some(if bytes.len() == at { None } else { Some(self.read(bytes.get(at..at + self.width)?)?) })
        };
        // Complemented digits run backwards.
        let backwards = self.digits && self.complemented;
        let low = match (number(&pair.low)?, pair.low.side) {
            (Some(low), side) => (low, side == Side::Before),
            (None, Side::Before) if !backwards => (0, true),
            (None, _) => return None,
        };
        let high = (number(&pair.high)??, pair.high.side != Side::Before);
        Some(if backwards { Numbers { low: high, high: low } } else { Numbers { low, high } })
    }
}

/// The numbers from one to another, each with whether it is among them.
#[derive(Clone, Copy)]
struct Numbers {
    low: (u128, bool),
    high: (u128, bool),
}

impl Numbers {
    /// They are fewer than `count`, which is at least 2.
    #[inline(always)]
    fn fewer_than(self, count: u32) -> bool {
        let at_most = count - u32::from(self.low.1) - u32::from(self.high.1);
        self.high.0.checked_sub(self.low.0).is_some_and(|apart| apart <= u128::from(at_most))
    }

    fn inclusive(self) -> Option<RangeInclusive<u128>> {
        let low = if self.low.1 { self.low.0 } else { self.low.0.checked_add(1)? };
        let high = if self.high.1 { self.high.0 } else { self.high.0.checked_sub(1)? };
        Some(low..=high)
    }
}

/// The ranges of a scan between two edges, value by value, where they hold fewer values than there are
/// buckets: no more ranges than the fan-out has, and only in the buckets that the values fall in.
#[inline(always)]
pub(super) fn counted<K: KeyFields, N: Progress>(
    head: &HeadOf<K>,
    pair: &Pair<K::Front>,
) -> Option<KeyRanges> {
    let countable = const { K::KEY.countable(N::FIXED) }?;
    let numbers = countable.between(pair, head.bytes.position())?;
    if !numbers.fewer_than(<K::Salt as SaltRule>::BUCKETS) {
        return None;
    }
    let ranges = one_by_one::<K, N>(head.clone(), countable, numbers.inclusive()?);
    Some(KeyRanges::list(<K::Salt as SaltRule>::BYTES, ranges))
}

/// The rows of each of `numbers`, in its bucket.
#[inline(never)]
fn one_by_one<K: KeyFields, N: Progress>(
    head: HeadOf<K>,
    countable: Countable,
    numbers: RangeInclusive<u128>,
) -> Vec<KeyRange> {
    let at = head.bytes.position();
    let mut ranges = Vec::new();
    for number in numbers {
        let mut head = head.clone();
        countable.write(number, &mut head.bytes);
        head.note::<K, N>(at);
        if let Some(delimiter) = countable.delimiter {
            head.bytes.put_byte(delimiter);
        }
        push::<K>(&head, Side::After, true, &mut ranges);
    }
    ranges
}
