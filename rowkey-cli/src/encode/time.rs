//! Times and dates as people write them: RFC 3339, also without seconds or colons, `2023-11-14`, `2023-11-14 22:13:20 UTC`,
//! `2023-11-15 06:13:20 +08:00`.

use jiff::civil::{DateTime, date};
use jiff::fmt::temporal::Pieces;
use rowkey_layout::bytes::{Number, calendar};
use rowkey_layout::layout::NANOS_PER_SECOND;
use rowkey_layout::{Kind, Node, TimeUnit};

use crate::zone;

const EPOCH: DateTime = date(1970, 1, 1).at(0, 0, 0, 0);
/// In nanoseconds.
pub const SECOND: i128 = NANOS_PER_SECOND as i128;

/// Seconds since 1970, rounded down, and nanoseconds: from 1,000,000,000 on those of a leap second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd)]
pub struct Time {
    pub seconds: i64,
    pub nanos: u32,
}

/// It begins as a date does, so it is none of a number.
pub fn is_calendar(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() >= 10 && bytes[..4].iter().all(u8::is_ascii_digit) && bytes[4] == b'-' && bytes[7] == b'-'
}

/// The count of a time in digits alone, `20231114221320`, if its field is written so: more digits than any count has.
pub fn compact(node: &Node, text: &str) -> Option<Number> {
    let width = node
        .width
        .filter(|width| matches!(node.kind, Kind::TimeText { compact: true }) && text.len() == *width)?;
    let (seconds, nanos, true) = calendar::at_or_above(calendar::gather(true, text.bytes(), width).ok()?)
    else {
        return None;
    };
    Some(Time { seconds, nanos }.count(node.unit?).0)
}

impl Time {
    /// A date is its midnight, in UTC or in the zone of `--tz`, which a time without an offset needs. `None` unless it is a
    /// time.
    pub fn read(text: &str) -> Option<Self> {
        // As an explanation has it: ` UTC`, or with `--tz` a space before the offset.
        let text = match text.strip_suffix(" UTC") {
            Some(time) => format!("{time}Z"),
            None => text.replacen(" +", "+", 1).replacen(" -", "-", 1),
        };
        // jiff would also pass over `[u-ca=hebrew]`, and round the seconds of an offset.
        let offset = text.get(10..)?.rsplit_once(['+', '-']).map_or("", |(_, offset)| offset);
        if text.contains('[') || offset.len() > "08:00".len() {
            return None;
        }
        let pieces = Pieces::parse(&text).ok()?;
        let local = pieces.date().to_datetime(pieces.time().unwrap_or_default());
        let at = match pieces.to_numeric_offset() {
            Some(offset) if offset.seconds().abs() >= 24 * 3_600 => return None,
            Some(offset) => local.duration_since(EPOCH).as_nanos() - i128::from(offset.seconds()) * SECOND,
            None => zone::nanoseconds(local, pieces.time().is_none())?,
        };
        // jiff reads a leap second as the one before it.
        let leap = text.get(11..).is_some_and(|clock| clock.replace(':', "").get(4..6) == Some("60"));
        let nanos = at.rem_euclid(SECOND) as u32 + if leap { NANOS_PER_SECOND } else { 0 };
        Some(Time { seconds: at.div_euclid(SECOND) as i64, nanos })
    }

    /// The count at or before it, and whether it lies strictly between that one and the next.
    pub fn count(self, unit: TimeUnit) -> (Number, bool) {
        let count = unit.count(self.seconds, self.nanos.min(NANOS_PER_SECOND - 1));
        (Number::signed(count), unit.time(count) != (self.seconds.into(), self.nanos))
    }
}
