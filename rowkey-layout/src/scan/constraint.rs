//! What a scan asks of one field.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::mem;

use super::interval::Interval;
use super::sorted;
use crate::bytes::KeyBuf;
use crate::bytes::complement::complement;

/// The constraint of one field, in bytes as a row of its own key has them. Each delimiter belongs to the field before it.
#[derive(Debug, Clone)]
pub enum Constraint {
    /// Unconstrained.
    Any,
    /// One of these encodings, which are sorted.
    Values(Vec<KeyBuf>),
    /// In one of these windows, which are sorted and disjoint.
    Windows(Vec<Window>),
    /// The constraints of the fields of a nested key, in bytes as a row of that key has them.
    Key(Vec<Constraint>),
    /// Of the kind of this index, the same.
    Kind(usize, Vec<Constraint>),
    /// A field at the end of the row, by a user's codec that ends it in a way of its own if the key is nested before more fields.
    /// First at the end of the row, then before more fields.
    Ending(Box<Constraint>, Box<Constraint>),
}

/// An interval of encodings. What follows the field in its row does not matter.
#[derive(Debug, Clone)]
pub struct Window {
    pub interval: Interval,
    /// The smallest byte string in the window.
    pub low: KeyBuf,
    /// The smallest byte string above the window, if there is one.
    high: Option<KeyBuf>,
    /// The first bytes of the two, which decide most comparisons.
    low_head: u64,
    high_head: u64,
}

/// The first eight bytes as a big-endian number, padded with zeros. If it differs, it orders two byte strings.
fn head(bytes: &[u8]) -> u64 {
    match bytes.first_chunk() {
        Some(first) => u64::from_be_bytes(*first),
        None => {
            bytes.iter().fold(0, |head, byte| head << 8 | u64::from(*byte)) << (8 * (8 - bytes.len()) % 64)
        }
    }
}

impl Window {
    /// `None` if the window is empty.
    pub fn new(interval: Interval) -> Option<Self> {
        if interval.empty {
            return None;
        }
        let (low, high) = (interval.low.without(0)?, interval.high.without(0));
        let (low_head, high_head) = (head(&low), high.as_deref().map_or(0, head));
        Some(Window { low, high, interval, low_head, high_head })
    }

    /// Whether the window starts at or below `rest`, the bytes of a row from the field on.
    pub fn is_below(&self, rest: &[u8]) -> bool {
        let head = head(rest);
        self.low_head < head || (self.low_head == head && *self.low <= *rest)
    }

    /// Whether the window ends above `rest`.
    pub fn is_above(&self, rest: &[u8]) -> bool {
        let Some(high) = &self.high else { return true };
        let head = head(rest);
        head < self.high_head || (head == self.high_head && *rest < **high)
    }

    /// Extends the window to the end of `next`, which does not start below it. `false` if there is a gap between them.
    fn join(&mut self, next: &Window) -> bool {
        let Some(high) = &self.high else { return true };
        let joins = next.low <= *high;
        if joins && next.high.as_ref().is_none_or(|next| next > high) {
            let interval = Interval { low: self.interval.low.clone(), ..next.interval.clone() };
            *self = Window { interval, low: self.low.clone(), low_head: self.low_head, ..next.clone() };
        }
        joins
    }

    /// The smallest byte string above the window, if there is one.
    pub fn high(&self) -> Option<&KeyBuf> {
        self.high.as_ref()
    }
}

impl Constraint {
    /// One of `values`, given in any order.
    pub fn values(values: Vec<KeyBuf>) -> Self {
        let mut values = sorted(values);
        values.dedup();
        Constraint::Values(values)
    }

    /// In one of `intervals`, which are sorted.
    pub fn between(intervals: impl IntoIterator<Item = Interval>) -> Self {
        Constraint::windows(intervals.into_iter().filter_map(Window::new).collect())
    }

    /// In one of these, given in any order. Windows that overlap or touch become one.
    pub fn any_of(each: impl IntoIterator<Item = Constraint>) -> Self {
        let mut windows = Vec::new();
        for constraint in each {
            match constraint {
                Constraint::Windows(own) => windows.extend(own),
                _ => return Constraint::Any,
            }
        }
        windows.sort_unstable_by(|a, b| a.low.cmp(&b.low));
        windows.dedup_by(|next, window| window.join(next));
        Constraint::windows(windows)
    }

    fn windows(windows: Vec<Window>) -> Self {
        match &windows[..] {
            [only] if only.low.is_empty() && only.high.is_none() => Constraint::Any,
            _ => Constraint::Windows(windows),
        }
    }

    /// The constraint of the complemented field.
    pub fn complemented(self) -> Self {
        match self {
            Constraint::Values(mut values) => {
                values.iter_mut().for_each(|value| complement(value.as_mut_slice()));
                values.reverse();
                Constraint::Values(values)
            }
            Constraint::Windows(windows) => {
                Constraint::between(windows.into_iter().rev().map(|window| window.interval.complemented()))
            }
            other => other,
        }
    }
}

/// Adds a value to a set. A full set drops what it holds twice before it grows, so it is never much larger than its values.
pub fn add(set: &mut Vec<KeyBuf>, value: KeyBuf) {
    if set.len() == set.capacity() {
        *set = sorted(mem::take(set));
        set.dedup();
        if set.len() > set.capacity() / 2 {
            set.reserve(set.len());
        }
    }
    set.push(value);
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::add;
    use crate::bytes::KeyBuf;

    #[test]
    fn a_set_is_not_larger_than_its_values() {
        let mut set = Vec::new();
        for i in 0..1_000_000u32 {
            add(&mut set, KeyBuf::from([(i * 7 % 256) as u8]));
        }
        assert!(set.capacity() <= 1024, "{}", set.capacity());
        set.sort_unstable();
        set.dedup();
        assert_eq!(set.len(), 256);
    }
}
