//! The ceiling: the smallest encoding at or above some bytes. A range is empty exactly if the ceiling of its start is not below
//! its stop.

use crate::bytes::key_buf::prefix_successor;
use crate::bytes::{Digits, End, KeyBuf, Sink};
use crate::layout::Node;

/// The smallest encoding at or above some bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ceiling {
    pub bytes: KeyBuf,
    /// Whether `bytes` is a complete encoding. Otherwise it is a lower bound: descending text has no smallest encoding.
    pub whole: bool,
}

impl Ceiling {
    pub(crate) fn whole(bytes: KeyBuf) -> Option<Self> {
        Some(Ceiling { bytes, whole: true })
    }

    /// The ceiling with `first` prepended.
    pub(super) fn after(self, first: &[u8]) -> Self {
        let mut bytes = KeyBuf::from(first);
        bytes.put(&self.bytes);
        Ceiling { bytes, ..self }
    }
}

/// What the bytes of an encoding so far are, to a rule that says which bytes may follow: a step, and the number so far.
pub(super) type State = (usize, u128);
pub(super) const START: State = (0, 0);

/// Every byte.
pub(super) const ANY: &[[u8; 2]] = &[[0, 0xFF]];

/// The most bytes that complete an encoding: the rest of a group of 8 bytes, its marker, and another group.
const LONGEST_END: usize = 18;

/// The smallest byte string at or above `low` that leads to the step `end`. `next` is the state after a byte, if it may follow. The end
/// can be reached from every state.
pub(super) fn least(
    flip: bool,
    low: &[u8],
    next: &dyn Fn(State, u8) -> Option<State>,
    end: usize,
) -> Option<Ceiling> {
    let step = |state: State, byte: u8| next(state, if flip { !byte } else { byte });
    let first = |state: State, from: u8| (from..=u8::MAX).find_map(|byte| Some((byte, step(state, byte)?)));
    let (mut state, mut valid) = (START, 0);
    while let Some(next) = low.get(valid).and_then(|byte| step(state, *byte)) {
        (state, valid) = (next, valid + 1);
    }
    let mut bytes = KeyBuf::from(low);
    if valid < low.len() {
        // The last byte that can be larger: in all forms, one of the last.
        let larger = |at: usize| {
            let before = low[..at].iter().try_fold(START, |state, byte| step(state, *byte))?;
            Some((at, first(before, low[at].checked_add(1)?)?))
        };
        let (at, (byte, next)) = (0..=valid).rev().find_map(larger)?;
        bytes.cut(at);
        bytes.put_byte(byte);
        state = next;
    }
    let before_end = bytes.len();
    while state.0 != end {
        let (byte, next) = first(state, 0)?;
        // The smallest bytes loop: longer text is always smaller, so there is no minimum.
        if next == state || bytes.len() - before_end > LONGEST_END {
            return Some(Ceiling { bytes, whole: false });
        }
        bytes.put_byte(byte);
        state = next;
    }
    Ceiling::whole(bytes)
}

/// The ceiling of `width` bytes, each in one of the ranges (first and last byte) that `allowed` gives for its offset.
pub(super) fn of_width<'a>(
    width: usize,
    allowed: &dyn Fn(usize) -> &'a [[u8; 2]],
    flip: bool,
    low: &[u8],
) -> Option<Ceiling> {
    let first = |at: usize, from: u8| first(allowed(at), flip, from);
    let valid =
        low.iter().take(width).enumerate().take_while(|&(at, byte)| first(at, *byte) == Some(*byte)).count();
    let mut bytes = KeyBuf::from(&low[..valid]);
    if valid < low.len() {
        // The last byte that can be larger.
        let larger = |at: usize| Some((at, first(at, low[at].checked_add(1)?)?));
        let (at, byte) = (0..width.min(valid + 1)).rev().find_map(larger)?;
        bytes.cut(at);
        bytes.put_byte(byte);
    }
    for at in bytes.len()..width {
        bytes.put_byte(first(at, 0)?);
    }
    Ceiling::whole(bytes)
}

/// The ceiling of any bytes or digits.
pub(super) fn any_ceiling(node: &Node, _: End, flip: bool, low: &[u8]) -> Option<Ceiling> {
    let (width, digits) = (node.width?, node.kind.digits());
    // Not byte by byte: every seek of a skip scan asks this.
    if width == low.len() && digits.is_none() {
        return Ceiling::whole(low.into());
    }
    let allowed = digits.map_or(ANY, Digits::bytes);
    of_width(width, &|_| allowed, flip, low)
}

/// The smallest byte at or above `from` in one of the ranges.
#[inline(never)]
fn first(ranges: &[[u8; 2]], flip: bool, from: u8) -> Option<u8> {
    let ranges = ranges.iter().map(|&[first, last]| if flip { [!last, !first] } else { [first, last] });
    ranges.filter(|[_, last]| *last >= from).map(|[first, _]| first.max(from)).min()
}

/// The ceiling of a value with its delimiter; `of_value` finds that of the value alone. `delimiter` is as in the row, maybe
/// complemented.
pub(super) fn before_delimiter(
    width: usize,
    delimiter: &[u8],
    low: &[u8],
    of_value: &dyn Fn(&[u8]) -> Option<Ceiling>,
) -> Option<Ceiling> {
    let (value, rest) = low.split_at(low.len().min(width));
    let mut found = of_value(value)?;
    if found.bytes == *value && rest > delimiter {
        found = of_value(&prefix_successor(KeyBuf::from(value))?)?;
    }
    found.bytes.put(delimiter);
    Some(found)
}

/// The ceiling of a value after constant bytes.
pub(super) fn after_constant(
    constant: &[u8],
    low: &[u8],
    rest: impl FnOnce(&[u8]) -> Option<Ceiling>,
) -> Option<Ceiling> {
    let low = match low.strip_prefix(constant) {
        Some(low) => low,
        None if low > constant => return None,
        None => &[],
    };
    Some(rest(low)?.after(constant))
}
