//! The results of a scan. The type of a scan depends on its constraints; the types here do not.

use std::marker::PhantomData;

use rowkey_core::__private::Key;
use rowkey_core::__private::scan::{AllBuckets, Bucket as _, Constraint, Scan, Stage, Step};
use rowkey_core::builder::{Asked, Leading, Scattered, Values};
use rowkey_core::codec::End;
use rowkey_core::{KeyBuf, KeyRange, KeyRanges};

use super::near;
use super::question::Question;
use super::random::Random;

/// The result of a scan.
pub enum Scanned {
    Constraints(Vec<Constraint>),
    Ranges(KeyRanges),
    Range(KeyRange),
}

impl Scanned {
    pub(crate) fn constraints(self) -> Option<Vec<Constraint>> {
        if let Scanned::Constraints(fields) = self { Some(fields) } else { None }
    }

    pub(crate) fn ranges(self) -> Option<KeyRanges> {
        if let Scanned::Ranges(ranges) = self { Some(ranges) } else { None }
    }

    pub(crate) fn range(self) -> Option<KeyRange> {
        if let Scanned::Range(range) = self { Some(range) } else { None }
    }
}

/// Takes a finished scan of `K`.
pub trait Take<K> {
    fn take<S: Stage<Key = K>>(self, scan: S) -> Option<Scanned>;
}

/// Which result is wanted.
#[derive(Debug, Clone, Copy)]
pub enum To {
    Constraints,
    /// `ranges()`, of a finite scan.
    Ranges,
    /// `range()`, of a scan with values and at most one bound; `None` if the bucket is unknown.
    Range,
}

impl<K> Take<K> for To {
    fn take<S: Stage<Key = K>>(self, scan: S) -> Option<Scanned> {
        match self {
            To::Constraints => Some(Scanned::Constraints(scan.fields())),
            To::Ranges => Some(Scanned::Ranges(scan.ranges())),
            To::Range => S::Bucket::ONE.then(|| Scanned::Range(scan.range())),
        }
    }
}

/// The scan after step `I`, whose fixed fields are in `head`.
pub(crate) fn resume<K: Key, I: Step, B>(head: KeyBuf) -> Scan<K, I, Leading, Values, B> {
    Scan::of_head(head)
}

/// The scan after step `I`, with the constraints of the earlier fields.
pub(crate) fn resume_fields<K: Key, I>(each: Vec<Constraint>) -> Scan<K, I, Asked, Scattered, AllBuckets> {
    Asked::of_fields(K::__KEY, each).into()
}

/// Constrains the field of step `N` of `scan` by a scan of the nested key.
pub(crate) struct Nest<S, N, O> {
    scan: S,
    outer: O,
    step: PhantomData<N>,
}

impl<S, N, O> Nest<S, N, O> {
    pub(crate) fn new(scan: S, outer: O) -> Self {
        Nest { scan, outer, step: PhantomData }
    }
}

impl<K, S: Stage, N: Step, O: Take<S::Key>> Take<K> for Nest<S, N, O> {
    fn take<I: Stage<Key = K>>(self, inner: I) -> Option<Scanned> {
        self.outer.take(self.scan.nested::<N, I::Extent>(Constraint::Key(inner.fields())))
    }
}

/// The function that a field of type `T`, encoded by `C`, adds to a scan: `_starts_with`, `_prefix` or none.
pub trait Special<C, T> {
    /// Replaces a value by a similar one, or by one at an end of its domain.
    fn shift(&self, value: &mut T, random: &mut Random)
    where
        T: 'static,
    {
        near::shift(value, random);
    }

    /// A random question with one of these functions, if the type has one. `values`: of keys.
    fn question(&self, _values: &[&T], _before: End, _random: &mut Random) -> Option<Question<usize>> {
        None
    }

    /// Whether a value matches such a question; `None` if unknown.
    fn matches(&self, _question: &Question<&T>, _value: &T) -> Option<bool> {
        None
    }

    /// Such a question as a layout alone asks it; `None` if it has no such form.
    fn by_layout(&self, _question: &Question<&T>) -> Option<Constraint> {
        None
    }

    /// Asks such a question of step `N`; `None` if it cannot be asked.
    fn ask<S: Stage, N: Step, O: Take<S::Key>>(
        &self,
        _scan: S,
        _question: &Question<&T>,
        _outer: O,
    ) -> Option<Scanned> {
        None
    }
}
