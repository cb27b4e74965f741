//! Masks over rows: some fields fixed, wherever they stand.

use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;

use super::builder::{Passed, Step, sure};
use crate::bytes::{End, KeyBuf};
use crate::codec::Codec;
use crate::error::EncodeError;
use crate::key::{Key, put};
use crate::layout::Layout;

/// The mask of a byte that is fixed, as HBase's `FuzzyRowFilter` has it.
const FIXED: u8 = 0;
/// The mask of a byte that may be any.
const ANY: u8 = 1;

/// A mask so far. The parameter is only there so that the bounds of its functions are looked at where they are
/// called.
#[derive(Debug, Clone)]
pub struct Fuzzy<Any> {
    row: Vec<u8>,
    mask: Vec<u8>,
    any: PhantomData<Any>,
}

/// The `index`th field of `K` has the same offset and width in every row.
#[must_use]
pub const fn is_placed<K: Key>(index: usize) -> bool {
    placed(K::__KEY, index)
}

const fn placed(layout: &Layout, index: usize) -> bool {
    layout.fields.list.get()[index].node.get().width.is_some() && layout.constant_offset(index).is_some()
}

/// The leading bytes of every row whose fields are at the same places.
fn placed_bytes(layout: &Layout) -> usize {
    let count = (0..layout.fields.list.len()).take_while(|&index| placed(layout, index)).count();
    match layout.width() {
        Some(width) => width,
        // The last delimiter belongs to a later field.
        None => layout.constant_offset(count).unwrap_or_default(),
    }
}

impl<Any> Fuzzy<Any> {
    /// Nothing is fixed but the constant bytes.
    #[must_use]
    pub fn of<K: Key>() -> Self {
        let layout = K::__KEY;
        let len = placed_bytes(layout);
        let mut fuzzy = Fuzzy { row: vec![0; len], mask: vec![ANY; len], any: PhantomData };
        fuzzy.put(layout.salt_width(), &layout.prefix);
        if let Some(delimiter) = layout.fields.delimiter {
            let starts = (1..layout.fields.list.len()).map_while(|index| layout.constant_offset(index));
            for start in starts.chain(layout.width().filter(|_| layout.fields.trailing)) {
                fuzzy.put(start - delimiter.len(), &delimiter);
            }
        }
        fuzzy
    }

    fn put(&mut self, at: usize, bytes: &[u8]) {
        self.row[at..at + bytes.len()].copy_from_slice(bytes);
        self.mask[at..at + bytes.len()].fill(FIXED);
    }

    /// Fixes the field of `K` that `N` goes past, whose values `C` can all encode.
    #[must_use]
    pub fn fix<K: Key, N: Step, C: Codec<A>, A>(self, value: &A) -> Self {
        sure(self.try_fix::<K, N, C, A>(value))
    }

    /// Fixes a field.
    ///
    /// # Errors
    /// When the value cannot be encoded.
    pub fn try_fix<K: Key, N: Step, C: Codec<A>, A>(mut self, value: &A) -> Result<Self, EncodeError> {
        const { Passed::<K, N>::text_as_text::<C, A>() };
        let mut bytes = KeyBuf::new();
        // A field of fixed width has the same bytes everywhere.
        put::<C, A>(value, Passed::<K, N>::NAME, End::Row, &mut bytes)?;
        if let Some(at) = K::__KEY.constant_offset(Passed::<K, N>::INDEX) {
            self.put(at, &bytes);
        }
        Ok(self)
    }

    /// The pairs of row and mask, one for each bucket that can hold rows.
    #[must_use]
    pub fn pairs<K: Key>(self) -> Vec<(Vec<u8>, Vec<u8>)> {
        let layout = K::__KEY;
        let width = layout.salt_width();
        let fixed = |index| layout.constant_offset(index).and_then(|at| self.mask.get(at)) == Some(&FIXED);
        let mut fields = layout.fields.list.iter().enumerate();
        let known = match &layout.salt {
            Some(salt) => fields.all(|(index, field)| fixed(index) || !(salt.whole || field.salted)),
            None => true,
        };
        // What comes after the last fixed byte says nothing.
        let end = match layout.width() {
            Some(all) => all,
            None => self.mask.iter().rposition(|&mask| mask == FIXED).map_or(width, |last| last + 1),
        };
        let pair = |bucket| {
            let (mut row, mut mask) = (self.row[..end].to_vec(), self.mask[..end].to_vec());
            if let Some(salt) = &layout.salt {
                salt.bytes.write(bucket, &mut row[..width]);
            }
            mask[..width].fill(FIXED);
            (row, mask)
        };
        layout.buckets_of(&self.row, known).map(pair).collect()
    }
}

/// Whether a field has the same offset and width in every row.
#[derive(Debug, Clone, Copy)]
pub struct IsPlaced<const PLACED: bool>;

/// A field that a mask can fix.
#[diagnostic::on_unimplemented(
    message = "this field has no fixed place in the row, so no mask can fix it",
    label = "it has no fixed width, or a field before it has none",
    note = "a mask compares byte by byte from the start of the row: give the fields up to this one a fixed width \
            (`pad`, `[u8; N]`, a number), put those of free length last, or scan with `prefix()`"
)]
pub trait Placed<Mask> {}

impl<Mask> Placed<Mask> for IsPlaced<true> {}
