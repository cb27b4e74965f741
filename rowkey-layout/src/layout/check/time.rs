//! Compile-time checks of time fields that could not encode any current time.

use super::{Arg, Message};
use crate::bytes::{Digits, decimal};
use crate::layout::{Kind, Node};

/// 2001-09-09T01:46:40Z in seconds. Since then, seconds have ten digits and milliseconds thirteen.
const TEN_DIGITS: u128 = 1_000_000_000;
/// 1970 was not a leap year.
const SECONDS_OF_A_YEAR: i128 = 365 * 86_400;
/// The default origin of `reverse_ts`.
const LATEST: i128 = i64::MAX as i128;

impl Node {
    /// The node inside `Option`s and complements.
    const fn number(&self) -> &Node {
        match &self.kind {
            Kind::Optional(inner) | Kind::Descending(inner) => inner.get().number(),
            _ => self,
        }
    }
}

/// Checks that the origin of `reverse_ts` is in the domain of the field's type, and after current times. `node` is the encoding
/// of the field.
///
/// # Panics
/// At compile time, when it is not.
#[track_caller]
pub const fn origin(name: &str, from: i128, node: &Node) {
    // A codec that does not fit its type has its own error.
    let Some(times) = &node.number().domain else { return };
    let (min, max) = match times.min {
        0 => (0, u64::MAX as i128),
        // Time types count in signed 64 bits.
        _ => (i64::MIN as i128, LATEST),
    };
    let (name, shown) = (Arg::Text(name), Arg::Number(from));
    if from < min || from > max {
        Message::stop(
            "field `{}`: `from` is not a value of the field's type, so `from - t` would wrap for times in use; write at \
             most the type's `MAX`, which is {}",
            &[name, Arg::Number(max)],
        );
    }
    if from == 0 && min == 0 {
        Message::stop(
            "field `{}`: with `from = 0`, only the time 0 can be encoded; leave `from` out, or write the latest \
             time, for example `from = 9_999_999_999_999`",
            &[name],
        );
    }
    // An integer may count from any epoch, a time type counts from 1970.
    let Some(unit) = node.number().unit else { return };
    let Some(per_second) = unit.per_second() else { return };
    if !in_1970(from, per_second) {
        return;
    }
    let unit = Arg::Text(unit.name());
    fold!(COARSER, (), |(), _, (per_second, meant)| {
        if !in_1970(from, *per_second) {
            Message::stop(
                "field `{}`: the field counts {}, and in these `from = {}` is a time of 1970, so every later one would \
                 be refused; declare the unit that it is in, `#[rowkey(unit = {})]`, write it in {}, or leave it out",
                &[name, unit, shown, Arg::Text(meant), unit],
            );
        }
    });
    Message::stop(
        "field `{}`: the field counts {}, and in these `from = {}` is a time of 1970, so every later one would be \
         refused; write the latest time, or leave `from` out",
        &[name, unit, shown],
    );
}

/// Coarser units, to suggest if `from` is too small for the field's unit.
const COARSER: [(u32, &str); 3] = [(1_000_000, "us"), (1_000, "ms"), (1, "s")];

const fn in_1970(time: i128, per_second: u32) -> bool {
    time > 0 && time < SECONDS_OF_A_YEAR * per_second as i128
}

/// Checks that decimal text has enough digits for current times. `node` is the encoding of the field.
///
/// # Panics
/// At compile time, when it has not.
#[track_caller]
pub const fn digits(name: &str, node: &Node) {
    let node = node.number();
    let Some(width) = node.width else { return };
    match (&node.kind, node.unit) {
        (Kind::ReverseTimeDecimal { from }, _) => distance(name, *from, width),
        // A count of `unit` since 1970.
        (Kind::Decimal, Some(unit)) => {
            let Some(per_second) = unit.per_second() else { return };
            let now = TEN_DIGITS * per_second as u128;
            if Digits::Decimal.max(width) < now {
                Message::stop(
                    "field `{}`: {} digits of {} since 1970 end in 2001 at the latest, so every later time would be refused; \
                     write `#[pad({})]`{}",
                    &[
                        Arg::Text(name),
                        Arg::Unsigned(width as u128),
                        Arg::Text(unit.name()),
                        Arg::Unsigned(decimal::digits(now) as u128),
                        Arg::Text(if per_second > 1 { ", or a coarser unit" } else { "" }),
                    ],
                );
            }
        }
        _ => {}
    }
}

/// Checks `from - t` in `width` digits. An integer may count from any epoch in any unit, so only `from` tells which times are
/// current: the last third of `0..=from` has to fit.
#[track_caller]
const fn distance(name: &str, from: i128, width: usize) {
    let needed = decimal::digits(from.unsigned_abs());
    if from < 0 || width >= needed || from.unsigned_abs() / 3 <= Digits::Decimal.max(width) {
        return;
    }
    let first = from - Digits::Decimal.max(width) as i128;
    let (name, width, needed) =
        (Arg::Text(name), Arg::Unsigned(width as u128), Arg::Unsigned(needed as u128));
    if from == LATEST {
        Message::stop(
            "field `{}`: `i64::MAX - t` has {} digits for every time since 1970, and `pad({})` would refuse them all; \
             write `#[pad({})]`, or subtract from a nearer time: `#[reverse_ts(from = 9_999_999_999_999)]` holds \
             milliseconds up to the year 2286 in 13 digits",
            &[name, needed, width, needed],
        );
    }
    Message::stop(
        "field `{}`: `from - t` fits in {} digits only for times from {} on, and all earlier ones would be refused; \
         write `#[pad({})]`, or a smaller `from`",
        &[name, width, Arg::Number(first), needed],
    );
}
