//! The fields of a key as one type: the compiler goes through them here, once for all keys, and not in the
//! code of each key.

use core::marker::PhantomData;

use crate::codec::{FieldCodec, FieldDecode};
use crate::error::DecodeError;
use crate::format::{FieldFormat, Format};
use crate::key::{KeyFields, Visit, take, take_delimiter};
use crate::one_field::Skipping;
use crate::place::Place;
use crate::reader::Reader;
use crate::salt::Spans;

/// A field of the type `T` under the codec `C`, which stands at `P`.
#[derive(Debug)]
pub struct Field<C, T, P>(PhantomData<(C, T, P)>);

/// Fields, and the ones behind them: a list of any length.
#[derive(Debug)]
pub struct More<A, B>(PhantomData<(A, B)>);

/// The number of fields in front of a part of a list.
pub trait Offset {
    /// The number.
    const FIELDS: usize;
}

/// No fields.
#[derive(Debug)]
pub enum First {}

impl Offset for First {
    const FIELDS: usize = 0;
}

/// Behind a full tuple.
#[derive(Debug)]
pub struct Behind<O>(PhantomData<O>);

impl<O: Offset> Offset for Behind<O> {
    const FIELDS: usize = O::FIELDS + TUPLE;
}

/// The fields that one tuple of a list holds at most.
const TUPLE: usize = 16;

/// The formats of some fields, and of those behind them.
#[derive(Debug, Clone, Copy)]
pub struct Formats {
    here: &'static [Format],
    behind: Option<&'static Formats>,
}

/// Fields as data.
pub trait FormatList {
    /// Their formats.
    const FORMATS: Formats;
}

/// Fields with their names, and whether each is salted. Generated `FIELDS` is this.
#[must_use]
pub const fn formats<L: FormatList, const N: usize>(names: [(&'static str, bool); N]) -> [FieldFormat; N] {
    let mut formats = L::FORMATS;
    let mut fields = [FieldFormat { name: "", format: formats.here[0], salted: false }; N];
    let (mut i, mut at) = (0, 0);
    while i < N {
        if at == formats.here.len()
            && let Some(behind) = formats.behind
        {
            (formats, at) = (*behind, 0);
        }
        let (name, salted) = names[i];
        fields[i] = FieldFormat { name, format: formats.here[at], salted };
        (i, at) = (i + 1, at + 1);
    }
    fields
}

/// Fields that a row can be written from.
pub trait WriteList<'v> {
    /// Their values by reference.
    type Values;

    /// Goes through them, behind `O` others of `K`, up to the one where `visit` stops.
    fn each<K: KeyFields, O: Offset, V: Visit>(values: Self::Values, visit: &mut V) -> bool;
}

/// What is noted and stands around the `I`th field behind `O` others of `K`.
struct Surroundings<K, O, const I: usize>(PhantomData<(K, O)>);

impl<K: KeyFields, O: Offset, const I: usize> Surroundings<K, O, I> {
    const INDEX: usize = O::FIELDS + I;
    const NAME: &'static str = K::FIELDS[Self::INDEX].name;
    /// The number of the run of salted fields that it belongs to.
    const RUN: Option<(usize, bool)> = K::KEY.run(Self::INDEX);
    const RUN_NUMBER: usize = if let Some((run, _)) = Self::RUN { run } else { 0 };
    /// The run begins with it.
    const BEGINS: bool = matches!(Self::RUN, Some((_, true)));
    /// The run ends with it.
    const ENDS: bool = Self::RUN.is_some() && !matches!(K::KEY.run(Self::INDEX + 1), Some((_, false)));
    /// A delimiter follows.
    const DELIMITED: bool = K::DELIMITER.is_some() && Self::INDEX + 1 < K::FIELDS.len();
    const DELIMITER: u8 = if let Some(delimiter) = K::DELIMITER { delimiter } else { 0 };
}

/// Goes through the fields of `K`. Generated `each` calls this.
#[inline(always)]
pub fn each<'v, K: KeyFields, L: WriteList<'v>, V: Visit>(values: L::Values, visit: &mut V) -> bool {
    L::each::<K, First, V>(values, visit)
}

/// Fields that a row can be read into.
pub trait ReadList<'r> {
    /// Their values.
    type Values;

    /// Reads them, behind `O` others of `K`.
    ///
    /// # Errors
    /// When the bytes are not those of any value.
    fn read<K: KeyFields, O: Offset>(
        row: &mut Reader<'r>,
        spans: &mut K::Spans,
    ) -> Result<Self::Values, DecodeError>;

    /// Goes over those that are to be skipped; `false` where one does not end.
    fn skip<O: Offset>(skipping: &mut Skipping<'_, 'r>) -> bool;
}

impl<A: FormatList, B: FormatList> FormatList for More<A, B> {
    const FORMATS: Formats = Formats { behind: Some(&B::FORMATS), ..A::FORMATS };
}

impl<'v, A: WriteList<'v>, B: WriteList<'v>> WriteList<'v> for More<A, B> {
    type Values = (A::Values, B::Values);

    #[inline(always)]
    fn each<K: KeyFields, O: Offset, V: Visit>((first, behind): Self::Values, visit: &mut V) -> bool {
        A::each::<K, O, V>(first, visit) && B::each::<K, Behind<O>, V>(behind, visit)
    }
}

impl<'r, A: ReadList<'r>, B: ReadList<'r>> ReadList<'r> for More<A, B> {
    type Values = (A::Values, B::Values);

    #[inline(always)]
    fn read<K: KeyFields, O: Offset>(
        row: &mut Reader<'r>,
        spans: &mut K::Spans,
    ) -> Result<Self::Values, DecodeError> {
        Ok((A::read::<K, O>(row, spans)?, B::read::<K, Behind<O>>(row, spans)?))
    }

    #[inline(always)]
    fn skip<O: Offset>(skipping: &mut Skipping<'_, 'r>) -> bool {
        A::skip::<O>(skipping) && B::skip::<Behind<O>>(skipping)
    }
}

macro_rules! tuple {
    ($(($c:ident $t:ident $p:ident $v:ident $i:literal))*) => {
        impl<$($c: FieldCodec<$t>, $t, $p: Place),*> FormatList for ($(Field<$c, $t, $p>,)*) {
            const FORMATS: Formats = Formats { here: &[$(<$c as FieldCodec<$t>>::FORMAT),*], behind: None };
        }

        impl<'v, $($c: FieldCodec<$t>, $t: 'v, $p: Place),*> WriteList<'v> for ($(Field<$c, $t, $p>,)*) {
            type Values = ($(&'v $t,)*);

            #[inline(always)]
            fn each<K: KeyFields, O: Offset, V: Visit>(($($v,)*): Self::Values, visit: &mut V) -> bool {
                // Conditions that the type decides: where they are false, nothing is compiled.
                $(
                    if const { Surroundings::<K, O, $i>::BEGINS } {
                        visit.begin(Surroundings::<K, O, $i>::RUN_NUMBER);
                    }
                    if !visit.field::<$c, $t, $p>(Surroundings::<K, O, $i>::NAME, $v) {
                        return false;
                    }
                    if const { Surroundings::<K, O, $i>::ENDS } {
                        visit.end(Surroundings::<K, O, $i>::RUN_NUMBER);
                    }
                    if const { Surroundings::<K, O, $i>::DELIMITED } {
                        visit.delimiter(Surroundings::<K, O, $i>::DELIMITER);
                    }
                )*
                true
            }
        }

        impl<'r, $($c: FieldDecode<'r, $t>, $t, $p: Place),*> ReadList<'r> for ($(Field<$c, $t, $p>,)*) {
            type Values = ($($t,)*);

            #[inline(always)]
            fn read<K: KeyFields, O: Offset>(
                row: &mut Reader<'r>,
                spans: &mut K::Spans,
            ) -> Result<Self::Values, DecodeError> {
                $(
                    if const { Surroundings::<K, O, $i>::BEGINS } {
                        spans.begin(Surroundings::<K, O, $i>::RUN_NUMBER, row.position());
                    }
                    let $v = match take::<$c, $t, $p>(Surroundings::<K, O, $i>::NAME, row) {
                        Ok(value) => value,
                        Err(error) => return Err(error),
                    };
                    if const { Surroundings::<K, O, $i>::ENDS } {
                        spans.extend(Surroundings::<K, O, $i>::RUN_NUMBER, row.position());
                    }
                    if const { Surroundings::<K, O, $i>::DELIMITED } {
                        take_delimiter(Surroundings::<K, O, $i>::NAME, Surroundings::<K, O, $i>::DELIMITER, row)?;
                    }
                )*
                Ok(($($v,)*))
            }

            #[inline(always)]
            fn skip<O: Offset>(skipping: &mut Skipping<'_, 'r>) -> bool {
                $(skipping.field::<$c, $t, $p>(O::FIELDS + $i))&&*
            }
        }
    };
}

/// A tuple of one field, of two, and so on up to all.
macro_rules! tuples {
    ([$($field:tt)*]) => {};
    ([$($field:tt)*] $next:tt $($more:tt)*) => {
        tuple! { $($field)* $next }
        tuples! { [$($field)* $next] $($more)* }
    };
}

tuples! {
    []
    (C0 T0 P0 v0 0) (C1 T1 P1 v1 1) (C2 T2 P2 v2 2) (C3 T3 P3 v3 3)
    (C4 T4 P4 v4 4) (C5 T5 P5 v5 5) (C6 T6 P6 v6 6) (C7 T7 P7 v7 7)
    (C8 T8 P8 v8 8) (C9 T9 P9 v9 9) (C10 T10 P10 v10 10) (C11 T11 P11 v11 11)
    (C12 T12 P12 v12 12) (C13 T13 P13 v13 13) (C14 T14 P14 v14 14) (C15 T15 P15 v15 15)
}

/// Reads the fields of `K`. Generated `read` calls this.
///
/// # Errors
/// When the bytes are not those of any value.
#[inline(always)]
pub fn read<'r, K: KeyFields, L: ReadList<'r>>(
    row: &mut Reader<'r>,
    spans: &mut K::Spans,
) -> Result<L::Values, DecodeError> {
    L::read::<K, First>(row, spans)
}

/// Skips fields of a key. Generated `skip` calls this.
#[inline(always)]
pub fn skip<'r, L: ReadList<'r>>(skipping: &mut Skipping<'_, 'r>) -> bool {
    L::skip::<First>(skipping)
}
