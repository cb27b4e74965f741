//! The combinations of salted values that a scan allows, and the bucket of each.

use alloc::vec::Vec;
use core::ops::Range;

use super::bucket::row_start;
use super::ceiling::Ceiling;
use super::constraints::Constraint;
use super::prefix_successor;
use crate::bytes::{End, KeyBuf, Sink};
use crate::explain::spans;
use crate::layout::Layout;

/// With more combinations than this, every bucket is scanned.
pub(super) const MOST_COMBINATIONS: usize = 1 << 16;

/// The combinations of salted values. They are numbered in row order, the first field most significant.
#[derive(Debug, Clone)]
pub(super) struct Salted {
    /// The fields up to the last salted one.
    fields: Vec<LeadingField>,
    /// The bucket and the number of each combination, sorted.
    combinations: Vec<(u32, u32)>,
    /// The buckets that can have rows, sorted.
    pub(super) buckets: Vec<u32>,
}

#[derive(Debug, Clone)]
struct LeadingField {
    salted: bool,
    /// If it is not salted, one of no bytes: the hash does not read it.
    values: Vec<KeyBuf>,
    /// The bytes after a value that the hash does not read: its delimiter.
    unread: usize,
    /// The number of combinations of the fields after it.
    stride: usize,
}

impl LeadingField {
    /// The position of its value in a combination.
    fn digit(&self, combination: usize) -> usize {
        combination / self.stride % self.values.len()
    }

    /// Its value in a combination.
    fn value(&self, combination: usize) -> &[u8] {
        &self.values[self.digit(combination)]
    }
}

impl Salted {
    /// `None` if a salted field is not restricted to values, or if there are too many combinations.
    pub(super) fn new(layout: &Layout, constraints: &[Constraint]) -> Option<Self> {
        let salt = layout.salt.as_ref()?;
        let last = (0..layout.fields.list.len()).rfind(|i| layout.is_salted(*i));
        let count = last.map_or(0, |last| last + 1);
        let (mut fields, mut all) = (Vec::with_capacity(count), 1usize);
        for (index, constraint) in constraints.get(..count)?.iter().enumerate() {
            let salted = layout.is_salted(index);
            let values = match (salted, constraint) {
                (true, Constraint::Values(values)) => values.clone(),
                (true, _) => return None,
                (false, _) => Vec::from([KeyBuf::new()]),
            };
            all = all.checked_mul(values.len()).filter(|all| *all <= MOST_COMBINATIONS)?;
            let unread = layout.fields.end(index, End::Row).delimiter_len();
            fields.push(LeadingField { salted, values, unread, stride: 0 });
        }
        let mut stride = all;
        for field in &mut fields {
            stride /= field.values.len().max(1);
            field.stride = stride;
        }
        let bucket_of = |combination: usize| {
            if salt.whole {
                // The hash also reads the prefix and the delimiters.
                let mut row = row_start(layout, 0);
                fields.iter().for_each(|field| row.put(field.value(combination)));
                return layout.bucket_of_head(&row);
            }
            let mut salted = KeyBuf::new();
            for field in fields.iter().filter(|field| field.salted) {
                let value = field.value(combination);
                salted.put(&value[..value.len() - field.unread]);
            }
            salt.bucket(&[&salted]).unwrap_or_default()
        };
        let mut combinations: Vec<_> = (0..all).map(|number| (bucket_of(number), number as u32)).collect();
        combinations.sort_unstable();
        let mut buckets: Vec<u32> = combinations.iter().map(|(bucket, _)| *bucket).collect();
        buckets.dedup();
        Some(Salted { fields, combinations, buckets })
    }

    /// The number of combinations.
    pub(super) fn len(&self) -> usize {
        self.combinations.len()
    }

    /// The bucket of the combination at this position, when sorted by bucket.
    pub(super) fn bucket_at(&self, position: usize) -> u32 {
        self.combinations[position].0
    }

    /// The positions of the combinations in a bucket.
    pub(super) fn positions(&self, bucket: u32) -> Range<usize> {
        let first = self.combinations.partition_point(|(other, _)| *other < bucket);
        first..self.combinations.partition_point(|(other, _)| *other <= bucket)
    }

    /// The position of the value of a field in the combination at a position.
    pub(super) fn digit(&self, field: usize, position: usize) -> usize {
        self.fields[field].digit(self.combinations[position].1 as usize)
    }

    /// Those of `positions`, which agree on the fields before `field`, that have this value in it.
    pub(super) fn alike(&self, field: usize, positions: Range<usize>, value: usize) -> Range<usize> {
        let own = &self.combinations[positions.clone()];
        let digit = |(_, number): &(u32, u32)| self.fields[field].digit(*number as usize);
        let first = own.partition_point(|combination| digit(combination) < value);
        let end = own.partition_point(|combination| digit(combination) <= value);
        positions.start + first..positions.start + end
    }

    /// Where to look for the next row in `bucket`, if a row with the fields `found` belongs to another one.
    pub(super) fn seek(&self, layout: &Layout, bucket: u32, found: &Ceiling) -> Option<Seek> {
        if !found.whole {
            return None;
        }
        // Where each salted field of `found` starts, and the number of their combination.
        let (mut salted, mut number) = (Vec::with_capacity(self.fields.len()), 0);
        let mut spans = spans(&layout.fields, &found.bytes);
        for (index, field) in self.fields.iter().enumerate() {
            let (_, span) = spans.next()?;
            if field.salted {
                let end = span.end + layout.fields.end(index, End::Row).delimiter_len();
                let value = found.bytes.get(span.start..end)?;
                number += field.stride * field.values.binary_search_by(|own| (**own).cmp(value)).ok()?;
                salted.push((field, span.start));
            }
        }
        let own = &self.combinations[self.positions(bucket)];
        let above = own.partition_point(|(_, other)| (*other as usize) < number);
        let larger = own.get(above).map(|(_, other)| *other as usize);
        if larger == Some(number) {
            return None;
        }
        // From the last salted field to the first: can it be larger, with the same values before it?
        for (field, start) in salted.into_iter().rev() {
            let block = field.stride * field.values.len();
            let first = number / block * block;
            let before = &found.bytes[..start];
            if let Some(larger) = larger.filter(|larger| *larger < first + block) {
                let mut low = KeyBuf::from(before);
                low.put(&field.values[field.digit(larger)]);
                return Some(Seek::To(low));
            }
            // Smaller values of it are possible once a field before it is larger.
            if own[..above].last().is_some_and(|(_, smaller)| *smaller as usize >= first) {
                return Some(prefix_successor(before.into()).map_or(Seek::Nowhere, Seek::To));
            }
        }
        Some(Seek::Nowhere)
    }
}

/// The result of [`Salted::seek`].
pub(super) enum Seek {
    /// No row in the bucket is below these fields.
    To(KeyBuf),
    /// The bucket has no later row.
    Nowhere,
}
