//! Which of `range()` and `ranges()` compile for a question, as the guide has it: "Each compiles only where it is exact".

use crate::model::{Ask, Case, Key, Ty};

/// What a scan finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rows {
    /// Values of the leading fields.
    Values,
    /// These and one bound.
    Bound,
    /// Sets.
    Sets,
    SetsAndBound,
    /// A field after an open or bounded one is asked for.
    Scattered,
}

impl Rows {
    /// With a question of the next field.
    fn then(self, next: Rows) -> Rows {
        match (self, next) {
            (Rows::Values, next) => next,
            (Rows::Sets, Rows::Values | Rows::Sets) => Rows::Sets,
            (Rows::Sets, Rows::Bound | Rows::SetsAndBound) => Rows::SetsAndBound,
            _ => Rows::Scattered,
        }
    }

    /// With the next field open.
    fn closed(self) -> Rows {
        match self {
            Rows::Values | Rows::Bound => Rows::Bound,
            Rows::Sets | Rows::SetsAndBound => Rows::SetsAndBound,
            Rows::Scattered => Rows::Scattered,
        }
    }
}

/// What a scan finds, and in which buckets.
pub(crate) struct Extent {
    rows: Rows,
    /// Every salted field has one value.
    pub(crate) bucket_known: bool,
}

impl Extent {
    pub(crate) fn of(case: &Case, key: &Key, question: &[Ask]) -> Extent {
        let mut rows = Rows::Values;
        // The end of this field, and all that follows it, is known only in a whole row.
        let rest = key.fields.iter().position(|field| field.attributes.rest);
        for (index, ask) in question.iter().enumerate() {
            rows = match ask {
                Ask::Any => rows.closed(),
                _ if rest.is_some_and(|rest| rest <= index) => Rows::Scattered,
                Ask::Is => rows.then(Rows::Values),
                Ask::In => rows.then(Rows::Sets),
                Ask::RangeIn | Ask::StartsIn => rows.then(Rows::SetsAndBound),
                Ask::Range => rows.then(Rows::Bound),
                Ask::Starts if key.unordered_after(index) && key.delimiter_len() > 1 => {
                    rows.then(Rows::SetsAndBound)
                }
                Ask::Starts => rows.then(Rows::Bound),
                Ask::Prefix(inner) => {
                    let Ty::Key(nested) = key.fields[index].ty else { unreachable!("a nested key") };
                    rows.then(Extent::of(case, &case.keys[nested], inner).rows.closed())
                }
                Ask::Kind(kind, inner) => {
                    let held = case.kinds(&key.fields[index].ty).key(case, *kind);
                    let inside =
                        held.zip(inner.as_ref()).map(|(held, inner)| Extent::of(case, held, inner).rows);
                    rows.then(inside.unwrap_or(Rows::Values).closed())
                }
            };
        }
        let fixed = |index: usize| matches!(question.get(index), Some(Ask::Is));
        let bucket_known = (0..key.fields.len()).all(|index| !key.salts(index) || fixed(index));
        Extent { rows, bucket_known: bucket_known && !key.salts_all() }
    }

    /// A finite number of ranges.
    pub(crate) fn is_finite(&self) -> bool {
        self.rows != Rows::Scattered
    }

    /// One range, in each bucket.
    pub(crate) fn is_one(&self) -> bool {
        matches!(self.rows, Rows::Values | Rows::Bound)
    }
}

impl Key {
    /// The bytes of the delimiter.
    fn delimiter_len(&self) -> usize {
        self.delimiter.as_ref().map_or(0, |delimiter| delimiter.bytes.len())
    }
}
