//! What a scan asks of the fields beyond leading values, as bytes.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::Bound;

use super::bucket::row_start;
use super::builder::{Place, try_with_value};
use super::constraints::{Constraint, cut};
use super::few_values::few_values;
use super::range::KeyRange;
use super::ranges::KeyRanges;
use super::row_bounds::{BoundedField, RowBounds, RowPosition, row_bounds};
use super::skip::SkipScan;
use super::stage::Fields;
use super::tail::among_rows;
use crate::bytes::{End, KeyBuf, Sink};
use crate::codec::Codec;
use crate::error::EncodeError;
use crate::layout::{Layout, Node};

/// The constraints of a scan. Leading values and one bound need no allocation.
#[derive(Debug, Clone)]
pub struct Asked {
    /// The rows of the leading fields that have one value, and of the bound of the next field. Their salt is a placeholder.
    rows: RowBounds,
    /// The length of the values, with the salt and the prefix.
    head: usize,
    /// The number of these values.
    fixed: usize,
    more: Option<Box<More>>,
}

/// What few scans have.
#[derive(Debug, Clone, Default)]
struct More {
    /// The constraint of each field; `rows` is not read then.
    each: Option<Vec<Constraint>>,
    /// See [`Fields`].
    ended: Option<Constraint>,
}

impl Asked {
    /// No constraint, and no salt or prefix either.
    const ALL: Self = Asked { rows: RowBounds::ALL, head: 0, fixed: 0, more: None };

    /// The rows that start with `head`, the values of the first `fixed` fields.
    #[inline(never)]
    pub(super) fn of_head(head: KeyBuf, fixed: usize, open: bool) -> Self {
        let mut asked = Asked::ALL;
        asked.lead(&head, fixed);
        asked.rows.high.position = RowPosition::after(open);
        asked
    }

    /// Starts with values. In place: a copy of what was just written waits for the store.
    #[inline(always)]
    fn lead(&mut self, head: &[u8], fixed: usize) {
        self.rows.put(head);
        (self.head, self.fixed) = (head.len(), fixed);
    }

    pub(super) fn of_fields(layout: &Layout, Fields { constraints, ended }: Fields) -> Self {
        let more = More { each: Some(constraints), ended };
        Asked { more: Some(Box::new(more)), ..Asked::of_head(row_start(layout, 0), 0, false) }
    }

    /// Whether the field `index` directly follows values.
    fn follows(&self, index: usize) -> bool {
        index == self.fixed && self.more.as_ref().is_none_or(|more| more.each.is_none())
    }

    pub(super) fn set_ended(&mut self, ended: Option<Constraint>) {
        match (&mut self.more, ended) {
            (Some(more), ended) => more.ended = ended,
            (None, None) => {}
            (more, ended) => *more = Some(Box::new(More { ended, ..More::default() })),
        }
    }

    /// Bounds the field `index`, which does not directly follow values.
    #[inline(never)]
    pub(super) fn bounded<C: Codec<A>, A>(
        mut self,
        layout: &Layout,
        index: usize,
        (low, high): (Bound<&A>, Bound<&A>),
        end: End,
    ) -> Self {
        let bounds = row_bounds::<C, A>(low, high, end);
        self.push(layout, index, Constraint::between([bounds]), None);
        self
    }

    /// Bounds the field after `head`.
    #[inline(never)]
    pub(super) fn bounded_after<C: Codec<A>, A>(
        head: KeyBuf,
        fixed: usize,
        (low, high): (Bound<&A>, Bound<&A>),
        end: End,
    ) -> Self {
        let mut asked = Asked::ALL;
        asked.lead(&head, fixed);
        let field =
            BoundedField::of::<C, A>(end, |value: &A, bytes: &mut KeyBuf| C::bound(value, end, bytes));
        field.extend(&mut asked.rows, asked.head, low, high);
        asked
    }

    /// Fixes the field `index`.
    #[inline(never)]
    pub(super) fn fixed<C: Codec<A>, A>(
        mut self,
        layout: &Layout,
        index: usize,
        value: &A,
        at: &Place,
    ) -> Result<Self, EncodeError> {
        let value = try_with_value::<C, A>(KeyBuf::new(), value, at)?;
        self.push(layout, index, Constraint::values([value].into()), None);
        Ok(self)
    }

    /// Bounds the field `index`.
    pub(super) fn bound_by(&mut self, layout: &Layout, index: usize, bounds: RowBounds) {
        if self.follows(index) {
            self.rows = bounds.moved(0, &KeyBuf::from(&self.rows.low.bytes[..self.head]));
            self.set_ended(None);
        } else {
            self.push(layout, index, Constraint::between([bounds]), None);
        }
    }

    /// Bounds the text of the field `index` by the two byte strings that [`StartsWith`](crate::codec::starts_with::StartsWith)
    /// returned.
    #[inline(never)]
    pub(super) fn starting(
        mut self,
        layout: &Layout,
        index: usize,
        found: Option<(KeyBuf, KeyBuf)>,
        node: &Node,
        end: End,
    ) -> Self {
        match (found, end) {
            (None, _) => self.push(layout, index, Constraint::Windows(Vec::new()), None),
            (Some((low, _)), End::Unordered(delimiter)) if node.ends_in_text() && delimiter.len() > 1 => {
                let windows = Constraint::between(RowBounds::starting(&low, delimiter, node));
                self.push(layout, index, windows, None);
            }
            (Some((low, high)), _) => {
                self.bound_by(layout, index, RowBounds::after_head(&KeyBuf::new(), &low, &high));
            }
        }
        self
    }

    /// Constrains the field `index`, a nested key, by a scan of its own.
    #[inline(never)]
    pub(super) fn nested(
        mut self,
        layout: &Layout,
        index: usize,
        fields: Fields,
        node: &Node,
        end: End,
    ) -> Self {
        let Fields { constraints, ended } = fields;
        let again = ended.clone().filter(|_| matches!(end, End::Row));
        let again =
            again.map(|ended| Constraint::of_key(constraints.clone(), Some(ended), node, End::Terminator));
        self.push(layout, index, Constraint::of_key(constraints, ended, node, end), again);
        self
    }

    /// Constrains the field `index`; fields before it without a constraint are open.
    #[inline(never)]
    pub(super) fn push(
        &mut self,
        layout: &Layout,
        index: usize,
        constraint: Constraint,
        ended: Option<Constraint>,
    ) {
        let mut more = self.more.take().unwrap_or_default();
        let mut each = more.each.take().unwrap_or_else(|| self.leading(layout));
        each.resize(index, Constraint::Any);
        each.push(constraint);
        *more = More { each: Some(each), ended };
        self.more = Some(more);
    }

    /// The constraints of the leading fields.
    fn leading(&self, layout: &Layout) -> Vec<Constraint> {
        let mut each = cut(layout, &self.rows.low.bytes[layout.fields_start()..self.head], self.fixed);
        if self.fixed < layout.fields.list.len() {
            let bounds = Constraint::between([self.rows.moved(self.head, &KeyBuf::new())]);
            if bounds != Constraint::Any {
                each.push(bounds);
            }
        }
        each
    }

    /// The constraint of each field.
    #[inline(never)]
    pub(super) fn fields(self, layout: &Layout) -> Fields {
        let (each, ended) = match self.more {
            Some(more) => (more.each, more.ended),
            None => (None, None),
        };
        let constraints = match each {
            Some(each) => each,
            None => Asked { more: None, ..self }.leading(layout),
        };
        Fields { constraints, ended }
    }

    /// The skip scan.
    #[inline(never)]
    pub(super) fn skip(self, layout: &'static Layout) -> SkipScan {
        SkipScan::new(layout, self.fields(layout).constraints)
    }

    /// The one range.
    #[inline(never)]
    pub(super) fn range(mut self, layout: &'static Layout) -> KeyRange {
        if !self.follows(self.fixed) {
            return self.first_range(layout);
        }
        if let Some(salt) = &layout.salt {
            let (width, bucket) =
                (salt.bytes.width, layout.bucket_of_head(&self.rows.low.bytes[..self.head]));
            salt.bytes.write(bucket, &mut self.rows.low.bytes.as_mut_slice()[..width]);
            salt.bytes.write(bucket, &mut self.rows.high.bytes.as_mut_slice()[..width]);
        }
        if self.rows.empty {
            return self.empty_range();
        }
        if layout.fields.has_tail() {
            self.rows.cut_tail(layout);
        }
        self.rows.low.finish();
        self.rows.high.finish();
        KeyRange::new(self.rows.low.bytes, self.rows.high.bytes)
    }

    #[cold]
    #[inline(never)]
    fn empty_range(mut self) -> KeyRange {
        self.rows.low.bytes.cut(self.head);
        KeyRange::empty_at(self.rows.low.bytes)
    }

    /// The one range of a scan of a nested key by its own fields.
    #[cold]
    #[inline(never)]
    fn first_range(self, layout: &'static Layout) -> KeyRange {
        let empty = KeyBuf::from(&self.rows.low.bytes[..self.head]);
        self.ranges(layout).only(empty)
    }

    /// The ranges: one per bucket that can have rows, and per combination of values.
    #[inline(never)]
    pub(super) fn ranges(self, layout: &'static Layout) -> KeyRanges {
        if !self.follows(self.fixed) {
            return KeyRanges::product(layout, &self.fields(layout).constraints);
        }
        let Asked { rows, head: at, fixed, .. } = self;
        let head = &rows.low.bytes[..at];
        let one = layout.in_one_bucket(fixed);
        let values = if one { None } else { few_values(layout, head, &rows, fixed) };
        let buckets = match one {
            _ if rows.empty => 0..0,
            true => {
                let bucket = layout.bucket_of_head(head);
                bucket..bucket + 1
            }
            false => 0..layout.buckets(),
        };
        let [low, high] = [rows.low, rows.high].map(|bound| among_rows(layout, bound).into_row());
        KeyRanges::new(layout.salt_bytes(), buckets, low, high, values)
    }
}

/// The rows that start with `head`. `open`: only that row itself.
#[inline(never)]
pub(super) fn range_of_head(head: KeyBuf, open: bool) -> KeyRange {
    let mut range = KeyRange::all();
    range.put(&head);
    range.widen(open);
    range
}

/// The same of a salted key.
#[inline(never)]
pub(super) fn range_in_bucket(head: KeyBuf, layout: &'static Layout, open: bool) -> KeyRange {
    let mut range = KeyRange::all();
    range.put(&head);
    range.put_salt(layout, head.len());
    range.widen(open);
    range
}

/// The same of a key with `tail` fields.
#[inline(never)]
pub(super) fn range_of_tail(head: KeyBuf, layout: &'static Layout, open: bool) -> KeyRange {
    Asked::of_head(head, 0, open).range(layout)
}
