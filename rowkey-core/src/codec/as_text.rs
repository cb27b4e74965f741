//! `text`: the canonical text of a value, for types whose text sorts like the values.

use super::instant::{Instant, NANOS_PER_SECOND, Parts};
use super::pad::forward;
use super::unit::{count, of_times, unit};
use super::{BoundPosition, Codec, EncodeErrorKind, Kind, Node, Sink, codec, through_option};
use crate::bytes::calendar;

/// `#[rowkey(text)]`: the canonical text of a value, of fixed width.
///
/// A `Uuid` is 36 characters in lower case, a date `2018-06-30`, a time `2023-11-14T22:13:20Z`.
#[derive(Debug, Clone, Copy)]
pub struct AsText;

/// `#[rowkey(text = compact)]`: a time as digits without separators, `20231114221320`.
#[derive(Debug, Clone, Copy)]
pub struct CompactText;

/// `#[rowkey(text, unit = ..)]`: a time as text, in RFC 3339 or, if `COMPACT`, as digits without separators.
///
/// `PER_SECOND` units make a second: 1, 1,000, 1,000,000 or 1,000,000,000, for 0, 3, 6 or 9 decimals. A time that is not a whole
/// number of units, or not in the years 0000 to 9999, cannot be encoded.
#[derive(Debug, Clone, Copy)]
pub struct TimeText<const PER_SECOND: u32, const COMPACT: bool>;

/// A type that `#[rowkey(text)]` applies to.
#[diagnostic::on_unimplemented(
    message = "`#[rowkey(text)]` does not fit `{Self}`",
    label = "no text of fixed width sorts as its values do",
    note = "it takes `uuid::Uuid`, and dates and times: `SystemTime`, and those of `jiff`, `chrono` and `time`, under the feature of \
            that name; numbers as text are `#[pad(n)]` or `#[rowkey(hex)]`",
    note = "on a type that derives `RowKey`, write the attribute inside, on its own field"
)]
#[doc(hidden)]
pub trait TextValue: Sized {
    /// The codec of the text, or of `text = compact`.
    type Form<const COMPACT: bool>: Codec<Self>;

    /// Why it has no compact text.
    const REFUSED: Option<&'static str> = None;
}

forward!([T: TextValue] AsText, T => T::Form<false>);
forward!([T: TextValue] CompactText, T => T::Form<true>, refused: T::REFUSED);

through_option!([] AsText);
through_option!([] CompactText);

/// The node of a type's times, in the years that the text holds.
const fn node<T: Instant>(compact: bool, per_second: u32) -> Node {
    let ([first, last], units) = (calendar::SECONDS, per_second as i128);
    let held = (first as i128 * units, ((last + 1) as i128 * units - 1) as u128);
    let node = Node::of(Kind::TimeText { compact }, Some(calendar::width(compact, per_second)));
    of_times::<T>(node, held, per_second)
}

/// The text of the whole units of a time, and the remaining nanoseconds; `Err`: the position of a time outside the years.
#[inline]
fn put<S: Sink, const PER_SECOND: u32, const COMPACT: bool>(
    parts: Parts,
    out: &mut S,
) -> Result<u32, BoundPosition> {
    let [first, last] = calendar::SECONDS;
    let (_, rest) = count::<PER_SECOND>(parts);
    let Parts { seconds, nanos } = parts;
    if seconds < first {
        return Err(BoundPosition::Before);
    }
    if seconds > last {
        return Err(BoundPosition::After);
    }
    // A leap second is the rest of the second before it.
    let nanos = if nanos < NANOS_PER_SECOND {
        nanos - rest
    } else {
        NANOS_PER_SECOND - NANOS_PER_SECOND / PER_SECOND
    };
    let width = const { calendar::width(COMPACT, PER_SECOND) };
    out.put(&calendar::write(COMPACT, width, seconds, nanos)[..width]);
    Ok(rest)
}

codec! {
    [T: Instant, const PER_SECOND: u32, const COMPACT: bool] TimeText<PER_SECOND, COMPACT>, T,
    node: node::<T>(COMPACT, PER_SECOND),
    infallible: false,
    write: |time, _, out| {
        let unit = const { unit(PER_SECOND) };
        let Some(parts) = time.parts() else { return Err(EncodeErrorKind::TimeTooFar.into()) };
        match put::<_, PER_SECOND, COMPACT>(parts, out) {
            Ok(0) => {}
            Err(_) => return Err(EncodeErrorKind::YearOutside.into()),
            Ok(NANOS_PER_SECOND) => return Err(EncodeErrorKind::LeapSecond { unit }.into()),
            Ok(_) => return Err(EncodeErrorKind::FinerThanUnit { unit }.into()),
        }
    },
    bound: |time, _, out| {
        let Some(parts) = time.parts() else { return BoundPosition::After };
        match put::<_, PER_SECOND, COMPACT>(parts, out) {
            Ok(0) => BoundPosition::At,
            // Between these units and the next.
            Ok(_) => BoundPosition::After,
            Err(position) => position,
        }
    },
    read: |row, _| {
        let width = const { calendar::width(COMPACT, PER_SECOND) };
        let parts = calendar::gather(COMPACT, row.bytes(width)?.iter().copied(), width).ok()?;
        match calendar::at_or_above(parts) {
            (seconds, nanos, true) => T::from_parts(Parts { seconds, nanos }),
            _ => None,
        }
    }
}

through_option!([const PER_SECOND: u32, const COMPACT: bool] TimeText<PER_SECOND, COMPACT>);
