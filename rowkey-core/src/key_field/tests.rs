//! What the derive takes for granted by a name, and a type of the user's own that has it.

use core::marker::PhantomData;
use std::panic::catch_unwind;
use std::string::String;
use std::vec::Vec;

use super::{KeyField, text_as_text};
use crate::codec::FieldCodec;
use crate::format::FieldFormat;
use crate::key::{KeyFields, Outcome, Shape, Visit, Wrap, told_right};
use crate::key_buf::KeyBuf;
use crate::place::{Inner, Last, Place};
use crate::progress::One0;
use crate::salt::{NoSpan, Unsalted};
use crate::value::Ordered;
use crate::{Desc, Pad};

/// A key of an `A` and of a `B` under the codec `C`, whose names say that every value has a row where `BARE`.
struct Key<A, C, B, const BARE: bool>(PhantomData<(A, C, B)>);

impl<A, C: FieldCodec<B>, B, const BARE: bool> KeyFields for Key<A, C, B, BARE>
where
    Ordered: FieldCodec<A>,
    Outcome<BARE>: Wrap,
{
    type Spans = NoSpan;
    type Salt = Unsalted;
    type Shape = Shape<false, 0>;
    type Front = KeyBuf;
    type Outcome = Outcome<BARE>;
    type Nested = Inner;

    const NAMES: &'static [(&'static str, bool)] = &[("a", false), ("b", false)];
    const FIELDS: &'static [FieldFormat] = &[
        FieldFormat::of::<Ordered, A>(Self::NAMES[0].0, false),
        FieldFormat::of::<C, B>(Self::NAMES[1].0, false),
    ];

    fn each<P: Place, V: Visit>(&self, _: &mut V) -> bool {
        true
    }
}

/// A field of the type `T`, under the codec `C`.
struct Field<C, T>(PhantomData<(C, T)>);

impl<C: FieldCodec<T>, T> KeyField<Nested> for Field<C, T> {
    type Codec = C;
    type Value = T;
    type Spot = (Last, One0);
}

/// A struct that derives, and is called like a text.
type Nested = Key<u8, Ordered, u8, true>;

#[test]
fn only_text_is_taken_as_text() {
    let right = [
        catch_unwind(text_as_text::<Nested, Field<Ordered, String>, &str>),
        catch_unwind(text_as_text::<Nested, Field<Desc<Ordered>, String>, &str>),
        catch_unwind(text_as_text::<Nested, Field<Ordered, Vec<u8>>, &[u8]>),
        catch_unwind(text_as_text::<Nested, Field<Ordered, u32>, u32>),
        catch_unwind(text_as_text::<Nested, Field<Ordered, Nested>, &Nested>),
    ];
    assert!(right.iter().all(Result::is_ok));
    let wrong = [
        catch_unwind(text_as_text::<Nested, Field<Ordered, Nested>, &str>),
        catch_unwind(text_as_text::<Nested, Field<Desc<Ordered>, Nested>, &str>),
        catch_unwind(text_as_text::<Nested, Field<Ordered, String>, u32>),
    ];
    assert!(wrong.iter().all(Result::is_err));
}

#[test]
fn a_key_is_what_the_names_of_its_types_say() {
    assert!(catch_unwind(told_right::<Key<u8, Ordered, Vec<u16>, true>>).is_ok());
    assert!(catch_unwind(told_right::<Key<Vec<u16>, Ordered, u8, true>>).is_err(), "a list in front");
    assert!(catch_unwind(told_right::<Key<u8, Pad<2>, u8, false>>).is_ok());
    assert!(catch_unwind(told_right::<Key<u8, Pad<2>, u8, true>>).is_err(), "100 has no row");
    assert!(catch_unwind(told_right::<Key<u8, Ordered, [u8; 32766], true>>).is_ok());
    assert!(catch_unwind(told_right::<Key<u8, Ordered, [u8; 32767], true>>).is_err(), "longer than any row");
}
