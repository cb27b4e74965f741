//! Masks over rows: some fields fixed, wherever they stand.

use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::FieldCodec;
use crate::error::EncodeError;
use crate::format::KeyFormat;
use crate::key::{KeyFields, always};
use crate::key_buf::KeyBuf;
use crate::key_field::{KeyField, text_as_text};
use crate::place::Last;
use crate::salt::{SaltRule, Spans};

/// The mask of a byte that is fixed, as HBase's `FuzzyRowFilter` has it.
const FIXED: u8 = 0;
/// The mask of a byte that may be any.
const ANY: u8 = 1;

/// A mask so far. The parameter is only there so that the bounds of its functions are looked at where
/// they are called.
#[derive(Debug, Clone)]
pub struct Fuzzy<Any> {
    row: Vec<u8>,
    mask: Vec<u8>,
    /// Which fields are fixed.
    fixed: Vec<bool>,
    any: PhantomData<Any>,
}

impl KeyFormat {
    /// The `index`th field stands at the same bytes in every row.
    #[must_use]
    pub const fn is_placed(&'static self, index: usize) -> bool {
        self.fields[index].format.width.is_some() && self.constant_offset(index).is_some()
    }

    /// The bytes at the front of every row whose fields are at the same places.
    fn placed(&'static self) -> usize {
        let placed = (0..self.fields.len()).take_while(|&index| self.is_placed(index)).count();
        match self.width() {
            Some(width) => width,
            // The last delimiter belongs to a field behind it.
            None => self.constant_offset(placed).unwrap_or_default(),
        }
    }
}

impl<Any> Fuzzy<Any> {
    /// Nothing is fixed but the constant bytes.
    #[must_use]
    pub fn of<K: KeyFields>() -> Self {
        let key = K::KEY;
        let len = key.placed();
        let mut fuzzy = Fuzzy {
            row: vec![0; len],
            mask: vec![ANY; len],
            fixed: vec![false; key.fields.len()],
            any: PhantomData,
        };
        fuzzy.put(<K::Salt as SaltRule>::BYTES.width, key.prefix);
        if let Some(delimiter) = key.delimiter {
            for index in 1..key.fields.len() {
                if let Some(behind) = key.constant_offset(index) {
                    fuzzy.put(behind - 1, &[delimiter]);
                }
            }
        }
        fuzzy
    }

    fn put(&mut self, at: usize, bytes: &[u8]) {
        self.row[at..at + bytes.len()].copy_from_slice(bytes);
        self.mask[at..at + bytes.len()].fill(FIXED);
    }

    /// Fixes a field.
    ///
    /// # Errors
    /// When the value has no bytes.
    pub fn fix<K: KeyFields, F: KeyField<K>, A>(mut self, value: &A) -> Result<Self, EncodeError>
    where
        F::Codec: FieldCodec<A>,
    {
        const { text_as_text::<K, F, A>() };
        let mut bytes = KeyBuf::new();
        // A field of fixed width has the same bytes everywhere.
        crate::key::put::<F::Codec, A, Last, KeyBuf>(F::NAME, value, &mut bytes)?;
        if let Some(at) = K::KEY.constant_offset(F::INDEX) {
            self.put(at, &bytes);
        }
        self.fixed[F::INDEX] = true;
        Ok(self)
    }

    /// The same for a field whose values all have bytes.
    #[must_use]
    pub fn fix_always<K: KeyFields, F: KeyField<K>, A>(self, value: &A) -> Self
    where
        F::Codec: FieldCodec<A>,
    {
        const { F::TOTAL };
        always(self.fix::<K, F, A>(value))
    }

    /// The pairs of row and mask, one for each bucket that can hold rows.
    #[must_use]
    pub fn pairs<K: KeyFields>(self) -> Vec<(Vec<u8>, Vec<u8>)> {
        let width = <K::Salt as SaltRule>::BYTES.width;
        let buckets = match self.bucket::<K>() {
            Some(bucket) => bucket..bucket + 1,
            None => 0..<K::Salt as SaltRule>::BUCKETS,
        };
        // What stands behind the last fixed byte says nothing.
        let end = match K::KEY.width() {
            Some(all) => all,
            None => self.mask.iter().rposition(|&mask| mask == FIXED).map_or(width, |last| last + 1),
        };
        let pair = |bucket| {
            let (mut row, mut mask) = (self.row[..end].to_vec(), self.mask[..end].to_vec());
            <K::Salt as SaltRule>::BYTES.write(bucket, &mut row[..width]);
            mask[..width].fill(FIXED);
            (row, mask)
        };
        buckets.map(pair).collect()
    }

    /// The bucket of all rows that match, where the fields decide it.
    fn bucket<K: KeyFields>(&self) -> Option<u32> {
        let key = K::KEY;
        let salt = key.salt?;
        let mut spans = <K::Spans as Spans>::NONE;
        for (index, field) in key.fields.iter().enumerate() {
            if (salt.whole || field.salted) && !self.fixed[index] {
                return None;
            }
            if let (Some((run, begins)), Some(start)) = (key.run(index), key.constant_offset(index)) {
                if begins {
                    spans.begin(run, start);
                }
                spans.extend(run, start + field.format.width?);
            }
        }
        Some(<K::Salt as SaltRule>::bucket(&self.row, salt.width, &spans))
    }
}

/// Whether a field stands at the same bytes in every row.
#[derive(Debug, Clone, Copy)]
pub struct IsPlaced<const PLACED: bool>;

/// A field that tokens tell to move.
pub type Unplaced = IsPlaced<false>;

/// A field that a mask can fix.
#[diagnostic::on_unimplemented(
    message = "this field has no fixed place in the row, so no mask can fix it",
    label = "it has no fixed width, or a field before it has none",
    note = "a mask compares byte by byte from the start of the row: give the fields up to this one a fixed width \
            (`pad`, `[u8; N]`, a number), put those of free length last, or scan with `prefix()`"
)]
pub trait Placed<Mask> {}

impl<Mask> Placed<Mask> for IsPlaced<true> {}
