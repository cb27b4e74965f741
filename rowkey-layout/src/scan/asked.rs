//! What a scan asks of the fields, as bytes.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::bucket::row_start;
use super::constraint::Constraint;
use super::field_bounds::starting;
use super::interval::{Interval, RowPosition};
use super::place::{leaves, split_head};
use super::range::KeyRange;
use super::ranges::KeyRanges;
use super::rows::Rows;
use super::single::single;
use super::skip::SkipScan;
use super::tail::rows_between;
use crate::bytes::{End, KeyBuf, Sink};
use crate::layout::salt::Salt;
use crate::layout::{Layout, Node};

/// The constraints of a scan. Leading values and one bound need no allocation.
#[derive(Debug, Clone)]
pub struct Asked {
    /// The rows of the leading fields that have one value, and of the bound of the next field. Their salt is a placeholder.
    pub rows: Interval,
    /// The length of the values, with the salt and the prefix.
    pub head: usize,
    /// The number of these values.
    fixed: usize,
    /// The constraint of each field, if more is asked; `rows` is not read then. In a box, as each step copies it.
    each: Option<Box<Each>>,
}

/// The constraint of each field.
#[derive(Debug, Clone)]
struct Each(Vec<Constraint>);

/// What the one range of leading values and a bound needs from the layout, so that a program links only that.
pub enum Needs {
    Nothing,
    /// The bucket, which is the hash of these bytes.
    Bucket(usize, usize),
    /// More: several salted fields, or `tail` fields.
    Layout,
}

impl Needs {
    pub const fn of(layout: &Layout) -> Self {
        match (&layout.salt, layout.salted_bytes()) {
            _ if layout.fields.has_tail() => Needs::Layout,
            (None, _) => Needs::Nothing,
            (Some(salt), Some((start, end))) if !salt.whole => Needs::Bucket(start, end),
            _ => Needs::Layout,
        }
    }
}

impl Asked {
    /// The rows that start with `head`, the values of the first `fixed` fields. In place: a copy of what was just written waits
    /// for the store.
    #[inline(always)]
    pub fn leading(head: &[u8], fixed: usize) -> Self {
        let mut asked = Asked { rows: Interval::ALL, head: 0, fixed: 0, each: None };
        asked.rows.low.bytes.put(head);
        asked.rows.high.bytes.put(head);
        (asked.head, asked.fixed) = (head.len(), fixed);
        asked
    }

    /// The same; `open`: only that row itself.
    #[inline(never)]
    pub fn of_head(head: KeyBuf, fixed: usize, open: bool) -> Self {
        let mut asked = Asked::leading(&head, fixed);
        asked.rows.high.position = RowPosition::after(open);
        asked
    }

    /// No constraint: nothing that a call has to pass.
    #[inline(never)]
    pub fn nothing(layout: &Layout) -> Self {
        Asked::of_head(row_start(layout, 0), 0, layout.ends_unterminated(0))
    }

    /// The constraint of each field.
    pub fn of_fields(layout: &Layout, each: Vec<Constraint>) -> Self {
        Asked { each: Some(Box::new(Each(each))), ..Asked::of_head(row_start(layout, 0), 0, false) }
    }

    /// Bounds the text of the field `index` by two byte strings: see [`starting`].
    #[inline(never)]
    pub fn starting(
        mut self,
        layout: &Layout,
        index: usize,
        found: Option<(KeyBuf, KeyBuf)>,
        node: &Node,
        end: End,
    ) -> Self {
        let follows = index == self.fixed && self.each.is_none();
        let one = !matches!(end, End::Unordered(delimiter) if node.ends_in_text() && delimiter.len() > 1);
        match found {
            None if follows => self.rows.empty = true,
            Some((low, high)) if follows && one => {
                self.rows = Interval::from_to(low, high).moved(0, &self.rows.low.bytes[..self.head]);
            }
            found => return self.push(layout, index, starting(node, end, found)),
        }
        self
    }

    /// Adds how the last field, which a user's codec writes at the end of the row, is written before more fields.
    #[cold]
    #[inline(never)]
    pub fn ending(mut self, layout: &Layout, nested: Constraint) -> Self {
        let mut each = self.fields(layout);
        let last = layout.fields.list.len() - 1;
        // Bounds that hold every value at the end of the row are not recorded.
        each.resize_with(last + 1, || Constraint::Any);
        let row = each.swap_remove(last);
        self.each = Some(Box::new(Each(each)));
        self.push(layout, last, Constraint::Ending(row.into(), nested.into()))
    }

    /// Constrains the field `index`; fields before it without a constraint are open.
    #[inline(never)]
    pub fn push(mut self, layout: &Layout, index: usize, constraint: Constraint) -> Self {
        let mut each = self.fields(layout);
        each.resize_with(index, || Constraint::Any);
        each.push(constraint);
        self.each = Some(Box::new(Each(each)));
        self
    }

    /// Takes out the constraint of each field.
    #[inline(never)]
    pub fn fields(&mut self, layout: &Layout) -> Vec<Constraint> {
        match self.each.take() {
            Some(each) => each.0,
            None => self.leading_fields(layout),
        }
    }

    /// The constraints of the leading fields.
    fn leading_fields(&self, layout: &Layout) -> Vec<Constraint> {
        let head = &self.rows.low.bytes[..self.head];
        let mut each = split_head(layout, &head[layout.fields_start()..], self.fixed);
        if self.fixed < layout.fields.list.len() {
            let bounds = Constraint::between([self.rows.moved(self.head, &[])]);
            if !matches!(bounds, Constraint::Any) {
                each.push(bounds);
            }
        }
        each
    }

    /// The skip scan.
    #[inline(never)]
    pub fn skip(mut self, layout: &'static Layout) -> SkipScan {
        SkipScan::new(layout, self.fields(layout))
    }

    /// The one range of leading values and a bound.
    #[inline(always)]
    pub fn range_of_rows(self, layout: &'static Layout, needs: Needs, salt: &Option<Salt>) -> KeyRange {
        debug_assert!(self.each.is_none(), "more is asked than leading values and a bound");
        match (needs, salt) {
            (Needs::Nothing, _) => self.finish(),
            (Needs::Bucket(start, end), Some(salt)) => self.in_bucket(salt, start, end),
            _ => self.by_layout(layout),
        }
    }

    #[inline(never)]
    fn in_bucket(mut self, salt: &Salt, start: usize, end: usize) -> KeyRange {
        let bucket = salt.bucket(&[&self.rows.low.bytes[start..end]]).unwrap_or_default();
        self.rows.put_bucket(salt.bytes, bucket);
        self.finish()
    }

    #[inline(never)]
    fn by_layout(mut self, layout: &'static Layout) -> KeyRange {
        let bucket = layout.bucket_of_head(&self.rows.low.bytes[..self.head]);
        self.rows.put_bucket(layout.salt_bytes(), bucket);
        match layout.fields.has_tail() && !self.rows.empty {
            true => rows_between(layout, self.rows),
            false => self.finish(),
        }
    }

    #[inline]
    fn finish(mut self) -> KeyRange {
        if self.rows.empty {
            return self.empty_range();
        }
        self.rows.low.finish();
        self.rows.high.finish();
        KeyRange::new(self.rows.low.bytes, self.rows.high.bytes)
    }

    #[cold]
    #[inline]
    fn empty_range(mut self) -> KeyRange {
        self.rows.low.bytes.cut(self.head);
        KeyRange::empty_at(self.rows.low.bytes)
    }

    /// The one range.
    #[inline(never)]
    pub fn range(self, layout: &'static Layout) -> KeyRange {
        match self.each {
            None => self.by_layout(layout),
            Some(each) => single(layout, &leaves(layout, each.0)),
        }
    }

    /// The ranges: one per bucket that can have rows, and per combination of values.
    #[inline(never)]
    pub fn ranges(mut self, layout: &'static Layout) -> KeyRanges {
        if let Some(each) = self.each {
            return KeyRanges::product(Rows::new(layout, each.0));
        }
        let (head, fixed, empty) = (&self.rows.low.bytes[..self.head], self.fixed, self.rows.empty);
        let one = layout.in_one_bucket(fixed);
        let is_bounded = self.rows.low.bytes.len().max(self.rows.high.bytes.len()) > self.head;
        if is_bounded && !empty && !one && layout.in_one_bucket(fixed + 1) {
            let rows = Rows::new(layout, self.leading_fields(layout));
            if rows.salted.is_some() {
                return KeyRanges::product(rows);
            }
        }
        let mut buckets = 0..layout.buckets();
        if empty {
            // An upper bound may have carried into the values, which are read from it.
            self.rows = Interval::of_prefix(head.into(), false);
            buckets.end = 0;
        } else if one {
            let bucket = layout.bucket_of_head(head);
            buckets = bucket..bucket + 1;
        }
        KeyRanges::fan_out(layout, fixed, buckets, rows_between(layout, self.rows))
    }
}

/// The rows that start with `head`. `open`: only that row itself.
#[inline]
pub fn range_of_head(head: KeyBuf, open: bool) -> KeyRange {
    let mut range = KeyRange::all();
    range.put(&head);
    range.widen(open);
    range
}

/// The same of a salted key, whose bucket is the hash of these bytes.
#[inline(never)]
pub fn range_in_bucket(head: KeyBuf, salt: &Salt, (start, end): (usize, usize), open: bool) -> KeyRange {
    let bucket = salt.bucket(&[&head[start..end]]).unwrap_or_default();
    let mut range = KeyRange::all();
    range.put(&head);
    range.put_bucket(salt.bytes, bucket);
    range.widen(open);
    range
}
