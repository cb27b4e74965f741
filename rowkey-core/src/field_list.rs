//! The fields of a key as one type: the compiler goes through them here, once for all keys, and not in the
//! code of each key.

use core::marker::PhantomData;

use crate::codec::{FieldCodec, FieldDecode};
use crate::error::{FieldName, Refusal};
use crate::format::FieldFormat;
use crate::key::{KeyFields, Visit, take, take_delimiter};
use crate::one_field::Skipping;
use crate::place::Place;
use crate::reader::Reader;
use crate::salt::Spans;

/// A field of the type `T` under the codec `C`. Where it stands, the list says: the last of all where the
/// key does, the others at `K::Nested`.
#[derive(Debug)]
pub struct Field<C, T>(PhantomData<(C, T)>);

/// Fields, and the ones behind them, `N` in all: a list of any length.
#[derive(Debug)]
pub struct More<A, B, const N: usize>(PhantomData<(A, B)>);

/// The fields of `K`. What stands for them is a type that a key has for itself alone: were the list an
/// associated type of the key, a public key could have no field of a private type.
pub trait FieldsOf<K> {
    /// The list.
    type List: FieldList;
}

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

/// Fields, whatever is done with them.
///
/// It asks nothing of codecs and types: a function that a key declares names the values, and the compiler
/// would prove each bound again in each of them.
pub trait FieldList {
    /// Their values by reference.
    type Refs<'v>
    where
        Self: 'v;
    /// Their values.
    type Values;
}

/// Fields that a row can be written from, behind `O` others of `K`.
pub trait WriteList<K, O>: FieldList {
    /// The fields as data.
    const FIELDS: &'static [FieldFormat];

    /// Goes through them up to the one where `visit` stops; the last of them stands at `P`.
    fn each<'v, P: Place, V: Visit>(values: Self::Refs<'v>, visit: &mut V) -> bool
    where
        Self: 'v;
}

/// Fields that a row can be read into, behind `O` others of `K`.
pub trait ReadList<'r, K: KeyFields, O>: FieldList {
    /// Reads them; the last of them stands at `P`.
    ///
    /// # Errors
    /// When the bytes are not those of any value.
    fn read<P: Place, R: Refusal>(row: &mut Reader<'r>, spans: &mut K::Spans) -> Result<Self::Values, R>;

    /// Goes over those that are to be skipped; `false` where one does not end.
    fn skip<P: Place>(skipping: &mut Skipping<'_, 'r>) -> bool;
}

/// The fields of `K` as data. Generated `FIELDS` is this.
#[must_use]
pub const fn fields<K: KeyFields, F: FieldsOf<K, List: WriteList<K, First>>>() -> &'static [FieldFormat] {
    <F::List as WriteList<K, First>>::FIELDS
}

/// Goes through the fields of `K`. Generated `each` calls this.
#[inline(always)]
pub fn each<'v, K, F, P, V>(values: <F::List as FieldList>::Refs<'v>, visit: &mut V) -> bool
where
    K: KeyFields,
    F: FieldsOf<K, List: WriteList<K, First> + 'v>,
    P: Place,
    V: Visit,
{
    <F::List as WriteList<K, First>>::each::<P, V>(values, visit)
}

/// Reads the fields of `K`. Generated `read` calls this.
///
/// # Errors
/// When the bytes are not those of any value.
#[inline(always)]
pub fn read<'r, K, F, P, R>(
    row: &mut Reader<'r>,
    spans: &mut K::Spans,
) -> Result<<F::List as FieldList>::Values, R>
where
    K: KeyFields,
    F: FieldsOf<K, List: ReadList<'r, K, First>>,
    P: Place,
    R: Refusal,
{
    <F::List as ReadList<'r, K, First>>::read::<P, R>(row, spans)
}

/// Skips fields of a key. Generated `skip` calls this.
#[inline(always)]
pub fn skip<'r, K, F>(skipping: &mut Skipping<'_, 'r>) -> bool
where
    K: KeyFields,
    F: FieldsOf<K, List: ReadList<'r, K, First>>,
{
    <F::List as ReadList<'r, K, First>>::skip::<crate::Last>(skipping)
}

/// What is noted and stands around the `I`th field behind `O` others of `K`.
struct Surroundings<K, O, const I: usize>(PhantomData<(K, O)>);

impl<K: KeyFields, O: Offset, const I: usize> Surroundings<K, O, I> {
    const INDEX: usize = O::FIELDS + I;
    const NAME: FieldName = &K::NAMES[Self::INDEX].0;
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

    /// As data.
    const fn field<C: FieldCodec<T>, T>() -> FieldFormat {
        let (name, salted) = K::NAMES[Self::INDEX];
        FieldFormat::of::<C, T>(name, salted)
    }
}

impl<A: FieldList, B: FieldList, const N: usize> FieldList for More<A, B, N> {
    type Refs<'v>
        = (A::Refs<'v>, B::Refs<'v>)
    where
        Self: 'v;
    type Values = (A::Values, B::Values);
}

impl<K: KeyFields, O, A: WriteList<K, O>, B: WriteList<K, Behind<O>>, const N: usize> WriteList<K, O>
    for More<A, B, N>
{
    const FIELDS: &'static [FieldFormat] = &{
        let mut fields = [A::FIELDS[0]; N];
        let mut i = 0;
        while i < N {
            fields[i] = if i < TUPLE { A::FIELDS[i] } else { B::FIELDS[i - TUPLE] };
            i += 1;
        }
        fields
    };

    #[inline(always)]
    fn each<'v, P: Place, V: Visit>((first, behind): Self::Refs<'v>, visit: &mut V) -> bool
    where
        Self: 'v,
    {
        A::each::<K::Nested, V>(first, visit) && B::each::<P, V>(behind, visit)
    }
}

impl<'r, K: KeyFields, O, A: ReadList<'r, K, O>, B: ReadList<'r, K, Behind<O>>, const N: usize>
    ReadList<'r, K, O> for More<A, B, N>
{
    #[inline(always)]
    fn read<P: Place, R: Refusal>(row: &mut Reader<'r>, spans: &mut K::Spans) -> Result<Self::Values, R> {
        Ok((A::read::<K::Nested, R>(row, spans)?, B::read::<P, R>(row, spans)?))
    }

    #[inline(always)]
    fn skip<P: Place>(skipping: &mut Skipping<'_, 'r>) -> bool {
        A::skip::<K::Nested>(skipping) && B::skip::<P>(skipping)
    }
}

/// One field of a tuple, written. The conditions are ones that types decide: where they are false, nothing
/// is compiled.
macro_rules! write_field {
    ($around:ty, $c:ident, $t:ident, $place:ty, $value:ident, $visit:ident) => {
        if const { <$around>::BEGINS } {
            $visit.begin(<$around>::RUN_NUMBER);
        }
        if !$visit.field::<$c, $t, $place>(<$around>::NAME, $value) {
            return false;
        }
        if const { <$around>::ENDS } {
            $visit.end(<$around>::RUN_NUMBER);
        }
        if const { <$around>::DELIMITED } {
            $visit.delimiter(<$around>::DELIMITER);
        }
    };
}

/// One field of a tuple, read.
macro_rules! read_field {
    ($around:ty, $c:ident, $t:ident, $place:ty, $value:ident, $row:ident, $spans:ident) => {
        if const { <$around>::BEGINS } {
            $spans.begin(<$around>::RUN_NUMBER, $row.position());
        }
        let $value = match take::<$c, $t, $place, _>(<$around>::NAME, $row) {
            Ok(value) => value,
            Err(error) => return Err(error),
        };
        if const { <$around>::ENDS } {
            $spans.extend(<$around>::RUN_NUMBER, $row.position());
        }
        if const { <$around>::DELIMITED } {
            take_delimiter(<$around>::NAME, <$around>::DELIMITER, $row)?;
        }
    };
}

macro_rules! tuple {
    ($(($c:ident $t:ident $v:ident $i:literal))* last ($lc:ident $lt:ident $lv:ident $li:literal)) => {
        impl<$($c, $t,)* $lc, $lt> FieldList for ($(Field<$c, $t>,)* Field<$lc, $lt>,) {
            type Refs<'v>
                = ($(&'v $t,)* &'v $lt,)
            where
                Self: 'v;
            type Values = ($($t,)* $lt,);
        }

        impl<K: KeyFields, O: Offset, $($c: FieldCodec<$t>, $t,)* $lc: FieldCodec<$lt>, $lt> WriteList<K, O>
            for ($(Field<$c, $t>,)* Field<$lc, $lt>,)
        {
            const FIELDS: &'static [FieldFormat] = &[
                $(Surroundings::<K, O, $i>::field::<$c, $t>(),)*
                Surroundings::<K, O, $li>::field::<$lc, $lt>(),
            ];

            #[inline(always)]
            fn each<'v, P: Place, V: Visit>(($($v,)* $lv,): Self::Refs<'v>, visit: &mut V) -> bool
            where
                Self: 'v,
            {
                $(write_field!(Surroundings::<K, O, $i>, $c, $t, K::Nested, $v, visit);)*
                write_field!(Surroundings::<K, O, $li>, $lc, $lt, P, $lv, visit);
                true
            }
        }

        impl<'r, K: KeyFields, O: Offset, $($c: FieldDecode<'r, $t>, $t,)* $lc: FieldDecode<'r, $lt>, $lt>
            ReadList<'r, K, O> for ($(Field<$c, $t>,)* Field<$lc, $lt>,)
        {
            #[inline(always)]
            fn read<P: Place, R: Refusal>(
                row: &mut Reader<'r>,
                spans: &mut K::Spans,
            ) -> Result<Self::Values, R> {
                $(read_field!(Surroundings::<K, O, $i>, $c, $t, K::Nested, $v, row, spans);)*
                read_field!(Surroundings::<K, O, $li>, $lc, $lt, P, $lv, row, spans);
                Ok(($($v,)* $lv,))
            }

            #[inline(always)]
            fn skip<P: Place>(skipping: &mut Skipping<'_, 'r>) -> bool {
                $(skipping.field::<$c, $t, K::Nested>(O::FIELDS + $i) &&)*
                skipping.field::<$lc, $lt, P>(O::FIELDS + $li)
            }
        }
    };
}

/// A tuple of one field, of two, and so on up to all.
macro_rules! tuples {
    ([$($field:tt)*]) => {};
    ([$($field:tt)*] $next:tt $($more:tt)*) => {
        tuple! { $($field)* last $next }
        tuples! { [$($field)* $next] $($more)* }
    };
}

tuples! {
    []
    (C0 T0 v0 0) (C1 T1 v1 1) (C2 T2 v2 2) (C3 T3 v3 3) (C4 T4 v4 4) (C5 T5 v5 5) (C6 T6 v6 6) (C7 T7 v7 7)
    (C8 T8 v8 8) (C9 T9 v9 9) (C10 T10 v10 10) (C11 T11 v11 11) (C12 T12 v12 12) (C13 T13 v13 13)
    (C14 T14 v14 14) (C15 T15 v15 15)
}
