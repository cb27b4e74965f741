//! Values and bounds as bytes. These functions are generic over the codec and its argument, not over the key and the step, so that
//! keys share them. They take and return by value, so that a caller has nothing to drop.

use alloc::vec::Vec;
use core::borrow::Borrow;
use core::ops::{Bound, RangeBounds};

use crate::bytes::{End, KeyBuf, Sink};
use crate::codec::Codec;
use crate::error::EncodeError;
use crate::key::{UNSTABLE, put, unwrap_infallible};
use crate::layout::Layout;
use rowkey_layout::scan::{
    Asked, Constraint, FieldBounds, Interval, add, by_ceiling, by_successor, by_value, ceiling_of,
};

/// A field in its key.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub(super) name: &'static str,
    pub(super) end: End,
    /// The literal of the next field.
    pub(super) then: &'static [u8],
}

/// Appends a field and its delimiter.
#[inline(always)]
pub(super) fn put_value<C: Codec<A>, A>(
    head: &mut impl Sink,
    value: &A,
    at: &Place,
) -> Result<(), EncodeError> {
    let mut error = None;
    if !put::<C, A, _>(value, at.name, at.end, head, &mut error) {
        return Err(error.expect(UNSTABLE));
    }
    if let Some(delimiter) = at.end.delimiter() {
        head.put(&delimiter);
    }
    Ok(())
}

/// The head with the value of an infallible codec, and what follows it in every row.
#[inline(never)]
pub(super) fn with_value<C: Codec<A>, A>(mut head: KeyBuf, value: &A, at: &Place) -> KeyBuf {
    unwrap_infallible(put_value::<C, A>(&mut head, value, at));
    head.put(at.then);
    head
}

/// The same for any codec.
#[inline(never)]
pub(super) fn try_with_value<C: Codec<A>, A>(
    mut head: KeyBuf,
    value: &A,
    at: &Place,
) -> Result<KeyBuf, EncodeError> {
    put_value::<C, A>(&mut head, value, at)?;
    head.put(at.then);
    Ok(head)
}

/// The interval of the values between two bounds.
#[inline(never)]
pub(super) fn interval<C: Codec<A>, A>(low: Bound<&A>, high: Bound<&A>, end: End) -> Interval {
    let mut all = Interval::ALL;
    put_bounds::<C, A>(&mut all, 0, low, high, end);
    all
}

/// Appends the bounds to `rows`, both of which are a head of `at` bytes.
#[inline(always)]
pub(super) fn put_bounds<C: Codec<A>, A>(
    rows: &mut Interval,
    at: usize,
    low: Bound<&A>,
    high: Bound<&A>,
    end: End,
) {
    let field = FieldBounds {
        node: C::NODE,
        end,
        reversed: const { C::NODE.reversed() },
        none_first: const { C::NODE.none_first() },
        unterminated: const { C::NODE.unterminated() },
        bound: |value: &A, bytes: &mut KeyBuf| C::bound(value, end, bytes),
    };
    if const { C::NODE.none_first() } {
        return field.put(rows, at, low, high);
    }
    let includes = field.append(rows, low, high);
    let by_value = by_value(rows, at, includes, const { C::NODE.width });
    rows.empty = by_value.unwrap_or_else(|| match const { C::NODE.without_gaps() } {
        Some(width) => by_successor(rows, at, width),
        None => by_ceiling(rows, at, C::NODE, end, const { ceiling_of(C::NODE) }),
    });
}

/// Bounds the field after `head`.
#[inline(never)]
pub(super) fn bounded_after<C: Codec<A>, A>(
    head: KeyBuf,
    fixed: usize,
    (low, high): (Bound<&A>, Bound<&A>),
    end: End,
) -> Asked {
    let mut asked = Asked::leading(&head, fixed);
    put_bounds::<C, A>(&mut asked.rows, asked.head, low, high, end);
    asked
}

/// Bounds the field `index`, which does not directly follow values.
#[inline(never)]
pub(super) fn bounded<C: Codec<A>, A>(
    asked: Asked,
    layout: &Layout,
    index: usize,
    (low, high): (Bound<&A>, Bound<&A>),
    end: End,
) -> Asked {
    asked.push(layout, index, Constraint::between([interval::<C, A>(low, high, end)]))
}

/// Bounds the field `index` by any of `bounds`.
pub(super) fn bounded_by_any<C: Codec<A>, A>(
    asked: Asked,
    layout: &Layout,
    index: usize,
    bounds: impl IntoIterator<Item: RangeBounds<A>>,
    end: End,
) -> Asked {
    // See `some`.
    let custom = const { C::NODE.ends_in_custom() } && end == End::Row;
    let (mut each, mut nested) = (Vec::new(), Vec::new());
    for bounds in bounds {
        let between =
            |end| Constraint::between([interval::<C, A>(bounds.start_bound(), bounds.end_bound(), end)]);
        each.push(between(end));
        if custom {
            nested.push(between(End::Terminator));
        }
    }
    let asked = asked.push(layout, index, Constraint::any_of(each));
    if custom { asked.ending(layout, Constraint::any_of(nested)) } else { asked }
}

/// Fixes the field `index`, which does not directly follow values.
#[inline(never)]
pub(super) fn fixed<C: Codec<A>, A>(
    asked: Asked,
    layout: &Layout,
    index: usize,
    value: &A,
    at: &Place,
) -> Result<Asked, EncodeError> {
    let mut bytes = KeyBuf::new();
    put_value::<C, A>(&mut bytes, value, at)?;
    Ok(asked.push(layout, index, Constraint::values([bytes].into())))
}

/// Restricts the field `index` to the values that can be encoded; those of a user's codec at the end of the row also as they are before
/// more fields.
#[inline(never)]
pub(super) fn some<C: Codec<A>, A>(
    asked: Asked,
    layout: &Layout,
    index: usize,
    values: impl IntoIterator<Item: Borrow<A>>,
    at: &Place,
) -> Asked {
    // The constant, so that a program without such codecs links nothing of it.
    let custom = const { C::NODE.ends_in_custom() } && at.end == End::Row;
    let (mut encoded, mut nested) = (Vec::new(), Vec::new());
    for value in values {
        let mut bytes = KeyBuf::new();
        if put_value::<C, A>(&mut bytes, value.borrow(), at).is_ok() {
            add(&mut encoded, bytes);
        }
        if let Some(Constraint::Values(value)) = custom.then(|| ending::<C, A>(value.borrow())) {
            value.into_iter().for_each(|value| add(&mut nested, value));
        }
    }
    let asked = asked.push(layout, index, Constraint::values(encoded));
    if custom { asked.ending(layout, Constraint::values(nested)) } else { asked }
}

/// The value as a user's codec writes it before more fields.
pub(super) fn ending<C: Codec<A>, A>(value: &A) -> Constraint {
    let mut bytes = KeyBuf::new();
    let written = C::write(value, End::Terminator, &mut bytes);
    Constraint::values(written.is_ok().then_some(bytes).into_iter().collect())
}
