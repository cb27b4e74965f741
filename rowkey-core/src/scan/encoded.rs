//! Values and bounds as bytes. These functions are generic over the codec and its argument, not over the key and the step, so that
//! keys share them. They take and return by value, so that a caller has nothing to drop.

use alloc::boxed::Box;
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

/// Whether a value before `end` is one that a user's codec may write in another way before more fields: see [`Constraint::Ending`].
/// A constant, so that a program without such codecs links nothing for them.
#[inline(always)]
pub(super) fn ends_in_custom<C: Codec<A>, A>(end: End) -> bool {
    end == End::Row && const { C::NODE.ends_in_custom() }
}

/// What `constraint` returns for `end`, and where it matters, for a value before more fields.
#[inline(always)]
fn ending<C: Codec<A>, A>(end: End, constraint: impl Fn(End) -> Constraint) -> Constraint {
    let row = constraint(end);
    match ends_in_custom::<C, A>(end) {
        true => Constraint::Ending(row.into(), constraint(End::Terminator).into()),
        false => row,
    }
}

/// The encodings between two bounds.
#[inline(never)]
fn window<C: Codec<A>, A>((low, high): (Bound<&A>, Bound<&A>), end: End) -> Constraint {
    let mut all = Interval::ALL;
    put_bounds::<C, A>(&mut all, 0, low, high, end);
    Constraint::between([all])
}

/// Bounds a field.
#[inline(never)]
pub(super) fn bounded<C: Codec<A>, A>(
    asked: Asked,
    layout: &Layout,
    index: usize,
    both: (Bound<&A>, Bound<&A>),
    end: End,
) -> Asked {
    asked.push(layout, index, ending::<C, A>(end, |end| window::<C, A>(both, end)))
}

/// Bounds a field by any of several bounds.
pub(super) fn bounded_by_any<C: Codec<A>, A>(
    asked: Asked,
    layout: &Layout,
    index: usize,
    bounds: impl IntoIterator<Item: RangeBounds<A>>,
    end: End,
) -> Asked {
    let bounds: Vec<_> = bounds.into_iter().collect();
    let any = ending::<C, A>(end, |end| {
        let each = bounds.iter().map(|bounds| (bounds.start_bound(), bounds.end_bound()));
        Constraint::any_of(each.map(|both| window::<C, A>(both, end)))
    });
    asked.push(layout, index, any)
}

/// Fixes a field.
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
    let row = Constraint::values([bytes].into());
    let one = match before_more::<C, A>(value, at.end) {
        Some(nested) => Constraint::Ending(row.into(), nested),
        None => row,
    };
    Ok(asked.push(layout, index, one))
}

/// Constrains a field to the values that can be encoded.
#[inline(never)]
pub(super) fn some<C: Codec<A>, A>(
    asked: Asked,
    layout: &Layout,
    index: usize,
    values: impl IntoIterator<Item: Borrow<A>>,
    at: &Place,
) -> Asked {
    let (mut row, mut nested) = (Vec::new(), Vec::new());
    for value in values {
        let mut bytes = KeyBuf::new();
        if put_value::<C, A>(&mut bytes, value.borrow(), at).is_ok() {
            add(&mut row, bytes);
        }
        if let Some(Constraint::Values(value)) = before_more::<C, A>(value.borrow(), at.end).map(|of| *of) {
            value.into_iter().for_each(|value| add(&mut nested, value));
        }
    }
    let each = match ends_in_custom::<C, A>(at.end) {
        true => Constraint::Ending(Constraint::values(row).into(), Constraint::values(nested).into()),
        false => Constraint::values(row),
    };
    asked.push(layout, index, each)
}

/// A value as a user's codec writes it before more fields, where that may differ.
#[inline(always)]
pub(super) fn before_more<C: Codec<A>, A>(value: &A, end: End) -> Option<Box<Constraint>> {
    if !ends_in_custom::<C, A>(end) {
        return None;
    }
    let mut bytes = KeyBuf::new();
    let written = C::write(value, End::Terminator, &mut bytes);
    Some(Box::new(Constraint::values(written.is_ok().then_some(bytes).into_iter().collect())))
}
