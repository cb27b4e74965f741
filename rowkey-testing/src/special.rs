//! The functions that text and nested keys add to a scan. Generated code picks one for each field.

use std::cmp::Reverse;
use std::marker::PhantomData;

use rowkey_core::__private::Key as _;
use rowkey_core::__private::scan::{Constraint, OneBound, SetsAndBound, Stage, StartsWith, Step};
use rowkey_core::codec::{Codec, Decode, End, Reader};
use rowkey_core::layout::Kind;

use super::asking::{ask, constraints, matches, scan};
use super::near;
use super::question::{Question, fixed};
use super::random::Random;
use super::stage::{Nest, Scanned, Special, Take, To, resume_fields};
use super::tested::{FieldOf, Tested, scan_into};

/// A type that adds nothing.
#[doc(hidden)]
pub struct Nothing;

impl<C, T> Special<C, T> for Nothing {}

/// How a scan takes text of type `T`.
pub trait Text<T> {
    /// The type of a prefix.
    type Prefix<'p>;

    /// The bytes of a value.
    fn bytes(text: &T) -> &[u8];

    /// These bytes as a prefix, if they can be one.
    fn prefix(bytes: &[u8]) -> Option<Self::Prefix<'_>>;
}

/// Text in UTF-8.
pub struct Chars;

impl<T: AsRef<str>> Text<T> for Chars {
    type Prefix<'p> = &'p str;

    fn bytes(text: &T) -> &[u8] {
        text.as_ref().as_bytes()
    }

    fn prefix(bytes: &[u8]) -> Option<&str> {
        std::str::from_utf8(bytes).ok()
    }
}

/// Any bytes.
pub struct Bytes;

impl<T: AsRef<[u8]>> Text<T> for Bytes {
    type Prefix<'p> = &'p [u8];

    fn bytes(text: &T) -> &[u8] {
        text.as_ref()
    }

    fn prefix(bytes: &[u8]) -> Option<&[u8]> {
        Some(bytes)
    }
}

/// Text in `Reverse`.
pub struct Reversed<X>(PhantomData<X>);

impl<T, X: Text<T>> Text<Reverse<T>> for Reversed<X> {
    type Prefix<'p> = Reverse<X::Prefix<'p>>;

    fn bytes(text: &Reverse<T>) -> &[u8] {
        X::bytes(&text.0)
    }

    fn prefix(bytes: &[u8]) -> Option<Self::Prefix<'_>> {
        X::prefix(bytes).map(Reverse)
    }
}

/// Text: `_starts_with`.
pub struct OfText<X>(PhantomData<X>);

impl<C, T, X: Text<T>> Special<C, T> for OfText<X>
where
    C: Codec<T> + for<'p> StartsWith<X::Prefix<'p>>,
{
    fn question(&self, values: &[&T], _: End, random: &mut Random) -> Option<Question<usize>> {
        Some(match random.below(3) {
            0 => Question::StartsWithAny((0..random.below(4)).map(|_| Self::first(values, random)).collect()),
            _ => Question::StartsWith(Self::first(values, random)),
        })
    }

    fn matches(&self, question: &Question<&T>, value: &T) -> Option<bool> {
        let starts_with = |prefix: &Vec<u8>| X::bytes(value).starts_with(prefix);
        match question {
            Question::StartsWith(prefix) => Some(starts_with(prefix)),
            Question::StartsWithAny(prefixes) => Some(prefixes.iter().any(starts_with)),
            _ => None,
        }
    }

    fn ask<S: Stage, N: Step, O: Take<S::Key>>(
        &self,
        scan: S,
        question: &Question<&T>,
        outer: O,
    ) -> Option<Scanned> {
        if let Question::StartsWithAny(prefixes) = question {
            let prefixes: Option<Vec<_>> = prefixes.iter().map(|prefix| X::prefix(prefix)).collect();
            return outer.take(scan.starting_in::<N, SetsAndBound, C, _, ()>(prefixes?));
        }
        let Question::StartsWith(prefix) = question else { return None };
        let prefix = X::prefix(prefix)?;
        match S::Key::__KEY.fields.end(N::FIELDS - 1, End::Row) {
            End::Unordered(delimiter) if delimiter.as_slice().len() > 1 => {
                outer.take(scan.starting::<N, SetsAndBound, C, _, ()>(&prefix))
            }
            _ => outer.take(scan.starting::<N, OneBound, C, _, ()>(&prefix)),
        }
    }
}

impl<X> OfText<X> {
    /// The first bytes of a value, all of them or none, often followed by another byte.
    fn first<T>(values: &[&T], random: &mut Random) -> Vec<u8>
    where
        X: Text<T>,
    {
        let mut prefix = X::bytes(values[random.below(values.len())]).to_vec();
        prefix.truncate(random.below(prefix.len() + 2));
        match random.below(6) {
            0 => prefix.clear(),
            // Bytes of escapes and of common delimiters.
            1 => prefix.push(*random.pick(&[0x00, 0x01, 0x02, b':', b' '])),
            2 => prefix.push(random.byte()),
            _ => {}
        }
        // UTF-8 cannot be cut inside a character.
        while X::prefix(&prefix).is_none() {
            prefix.pop();
        }
        prefix
    }
}

/// A nested key: `_prefix`.
pub struct OfKey<T>(Vec<FieldOf<T>>);

impl<C: Codec<T>, T: Tested> Special<C, T> for OfKey<T> {
    fn question(&self, values: &[&T], end: End, random: &mut Random) -> Option<Question<usize>> {
        // The builder has no `_prefix` for it: rows do not sort by the last text of the nested key.
        let unordered = matches!(end, End::Unordered(_)) && C::NODE.unterminated();
        let is_key = matches!(C::NODE.peel(End::Row).0.kind, Kind::Key(_));
        (is_key && !unordered).then(|| Question::Prefix(ask(&self.0, values, random)))
    }

    fn matches(&self, question: &Question<&T>, value: &T) -> Option<bool> {
        let Question::Prefix(asked) = question else { return None };
        matches(&self.0, asked, value)
    }

    fn by_layout(&self, question: &Question<&T>) -> Option<Constraint> {
        let Question::Prefix(asked) = question else { return None };
        constraints(&self.0, asked).map(Constraint::Key)
    }

    fn ask<S: Stage, N: Step, O: Take<S::Key>>(
        &self,
        outer_scan: S,
        question: &Question<&T>,
        outer: O,
    ) -> Option<Scanned> {
        let Question::Prefix(asked) = question else { return None };
        let nest = Nest::<S, N, O>::new(outer_scan, outer);
        if fixed(&T::__KEY.fields, asked) + 1 >= asked.len() {
            return scan_into(&self.0, asked, nest);
        }
        let constraints = scan(&self.0, asked, To::Constraints)?.constraints()?;
        nest.take(resume_fields::<T, ()>(constraints))
    }
}

/// A field with `as`, whose bytes are those of `A` by `C`: what it adds is what a field of `A` would, `X`.
#[doc(hidden)]
pub struct OfAs<C, A, X>(X, PhantomData<(C, A)>);

impl<C, A, X> OfAs<C, A, X> {
    #[doc(hidden)]
    pub fn new(special: X) -> Self {
        OfAs(special, PhantomData)
    }
}

/// The value of another type that has the same bytes. Leaks them, as a decoded value may borrow.
fn of_the_bytes<C: Codec<T>, T, D: Decode<'static, U>, U>(value: &T) -> Option<U> {
    let mut row = Vec::new();
    C::write(value, End::Row, &mut row).ok()?;
    D::read(&mut Reader::new(row.leak()), End::Row)
}

impl<C, A, X> OfAs<C, A, X>
where
    C: Codec<A> + Decode<'static, A>,
    A: 'static,
{
    /// The question with values of `A`; it is of values that convert.
    fn of_a<D: Codec<T>, T>(question: &Question<&T>) -> Question<&'static A> {
        question.map(&|value| match of_the_bytes::<D, T, C, A>(value) {
            Some(value) => &*Box::leak(Box::new(value)),
            None => unreachable!(),
        })
    }
}

impl<D, T, C, A, X> Special<D, T> for OfAs<C, A, X>
where
    D: Codec<T> + Decode<'static, T>,
    C: Codec<A> + Decode<'static, A>,
    A: 'static,
    X: Special<C, A>,
{
    /// Values of `A` are known where those of a foreign type are not. Those of a type that is known show what a conversion to `A`
    /// loses.
    fn shift(&self, value: &mut T, random: &mut Random)
    where
        T: 'static,
    {
        if random.below(2) == 0 && near::shift(value, random) {
            return;
        }
        let Some(mut other) = of_the_bytes::<D, T, C, A>(value) else { return };
        self.0.shift(&mut other, random);
        if let Some(shifted) = of_the_bytes::<C, A, D, T>(&other) {
            *value = shifted;
        }
    }

    fn question(&self, values: &[&T], before: End, random: &mut Random) -> Option<Question<usize>> {
        let values: Option<Vec<A>> = values.iter().map(|value| of_the_bytes::<D, T, C, A>(value)).collect();
        self.0.question(&values?.iter().collect::<Vec<_>>(), before, random)
    }

    fn matches(&self, question: &Question<&T>, value: &T) -> Option<bool> {
        self.0.matches(&Self::of_a::<D, T>(question), &of_the_bytes::<D, T, C, A>(value)?)
    }

    fn by_layout(&self, question: &Question<&T>) -> Option<Constraint> {
        self.0.by_layout(&Self::of_a::<D, T>(question))
    }

    fn ask<S: Stage, N: Step, O: Take<S::Key>>(
        &self,
        scan: S,
        question: &Question<&T>,
        outer: O,
    ) -> Option<Scanned> {
        self.0.ask::<S, N, O>(scan, &Self::of_a::<D, T>(question), outer)
    }
}

/// A field of type `T`, encoded by `C`; `TEXT`: as text. Method lookup takes the first of the traits below that
/// applies.
#[doc(hidden)]
pub struct Has<C, T, const TEXT: bool>(PhantomData<(C, T)>);

impl<C, T, const TEXT: bool> Has<C, T, TEXT> {
    #[doc(hidden)]
    pub const FIELD: Self = Has(PhantomData);
}

/// Whether a field is text.
#[must_use]
#[doc(hidden)]
pub const fn is_text<C: Codec<T>, T>() -> bool {
    C::NODE.is_text()
}

/// A nested key.
#[doc(hidden)]
pub trait HasKey<T> {
    /// What it adds.
    fn special(&self) -> OfKey<T>;
}

impl<C, T: Tested, const TEXT: bool> HasKey<T> for &&&&Has<C, T, TEXT> {
    fn special(&self) -> OfKey<T> {
        OfKey(T::fields())
    }
}

/// Declares a trait for each sort of text, and implements it.
macro_rules! has_text {
    ($(#[$doc:meta] $name:ident: [$($has:tt)*] $ty:ty, $is:ty = $text:ty, $life:lifetime $prefix:ty;)*) => {$(
        #[$doc]
        #[doc(hidden)]
        pub trait $name {
            /// What it adds.
            fn special(&self) -> OfText<$text>;
        }

        impl<C, T> $name for $($has)* Has<C, $ty, true>
        where
            C: for<$life> Codec<$ty, Arg<$life> = $prefix> + for<$life> StartsWith<$prefix>,
            T: AsRef<$is> + 'static,
        {
            fn special(&self) -> OfText<$text> {
                OfText(PhantomData)
            }
        }
    )*};
}

has_text! {
    /// Text in UTF-8.
    HasChars: [&&&] T, str = Chars, 'p &'p str;
    /// Bytes.
    HasBytes: [&&] T, [u8] = Bytes, 'p &'p [u8];
    /// Text in `Reverse`.
    HasReversedChars: [&] Reverse<T>, str = Reversed<Chars>, 'p Reverse<&'p str>;
}

/// Any other type.
#[doc(hidden)]
pub trait HasNothing {
    /// Nothing.
    fn special(&self) -> Nothing;
}

impl<C, T, const TEXT: bool> HasNothing for Has<C, T, TEXT> {
    fn special(&self) -> Nothing {
        Nothing
    }
}
