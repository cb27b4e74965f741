//! The second stage: what follows from a declaration by its tokens alone. The codec of each field, what the salt
//! is computed from, widths, and whether every value can be encoded. It holds no generated code.
//!
//! Tokens can mislead: a type of the user's may have the name of a standard one. The core compares what is said
//! here with what the types say, so that a wrong answer is a compile error and never a wrong byte.

use proc_macro2::Ident;
use quote::format_ident;
use syn::ext::IdentExt;
use syn::{DeriveInput, Fields};

use crate::parse::container::Container;
use crate::parse::delimiter::Delimiter;
use crate::parse::salt::Salt;
use crate::parse::{self, Body, Declaration};
use crate::types::{self, Known};

mod codec;
mod kinds;
#[cfg(test)]
pub mod tests;
mod unit_enum;

pub use codec::{Codec, codecs};
pub use kinds::{Kind, Kinds};
pub use unit_enum::{Named, Repr, UnitEnum};

/// What a derive is of.
pub enum Model<'a> {
    Key(Key<'a>),
    UnitEnum(UnitEnum<'a>),
    Kinds(Kinds<'a>),
}

/// What tokens tell of a question that types decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    Yes,
    No,
    /// Only types tell.
    Nothing,
}

/// Bytes of a field or a row, as far as tokens tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// The same number in every row.
    Fixed(usize),
    /// It differs from row to row.
    Varies,
    /// Only types tell.
    Untold,
}

pub struct Key<'a> {
    pub input: &'a DeriveInput,
    pub container: &'a Container,
    pub fields: Vec<Field<'a>>,
    pub salt: Option<&'a Salt>,
    /// The salt is over all that follows it.
    pub whole: bool,
    /// The stretches of fields that a salt of fields is computed from: the first and the last of each.
    pub spans: Vec<(usize, usize)>,
}

pub struct Field<'a> {
    pub said: &'a parse::Field<'a>,
    pub index: usize,
    /// The name of its functions.
    pub function: Ident,
    pub codec: Codec<'a>,
    /// The codec without `max` and `desc` around it, for the check of `max`.
    pub inner: Codec<'a>,
    pub known: Known,
    /// The delimiter that follows.
    pub delimiter: Option<&'a Delimiter>,
    pub last: bool,
    /// It was added later.
    pub tail: bool,
    /// The salt of fields is over it.
    pub salted: bool,
    /// Its declaration is refused, and something else stands for its codec.
    pub refused: bool,
}

pub fn of<'a>(said: &'a Declaration<'a>) -> Model<'a> {
    match &said.body {
        Body::Struct(fields) => Model::Key(key(said, fields)),
        Body::Enum(variants) => {
            match variants.iter().all(|variant| matches!(variant.said.fields, Fields::Unit)) {
                true => Model::UnitEnum(UnitEnum::of(said, variants)),
                false => Model::Kinds(Kinds::of(said, variants)),
            }
        }
    }
}

fn key<'a>(said: &'a Declaration<'a>, declared: &'a [parse::Field<'a>]) -> Key<'a> {
    let container = &said.container;
    let salt = container.salt.as_ref().or(declared.iter().find_map(|field| field.salt.as_ref()));
    let whole = container.salt.is_some();
    let delimiter = container.delimiter.as_ref().map(|delimiter| &delimiter.value);
    let fields = declared.iter().enumerate().map(|(index, field)| {
        let (inner, codec) = codecs(field);
        let tail = field.options.tail.is_some();
        // One that was added later has an end of its own.
        let last = index + 1 == declared.len() && !tail;
        Field {
            said: field,
            index,
            function: field.function(),
            codec,
            inner,
            known: types::known(field.ty),
            delimiter: delimiter.filter(|delimiter| index + 1 < declared.len() || delimiter.trailing),
            last,
            tail,
            salted: !whole && salt.is_some() && field.salted.is_some(),
            refused: false,
        }
    });
    let fields: Vec<Field<'_>> = fields.collect();
    let mut spans: Vec<(usize, usize)> = Vec::new();
    for field in fields.iter().filter(|field| field.salted) {
        match spans.last_mut() {
            // A delimiter between two fields is left out of the salt, so each is a span of its own.
            Some((_, end)) if *end + 1 == field.index && delimiter.is_none() => *end = field.index,
            _ => spans.push((field.index, field.index)),
        }
    }
    Key { input: said.input, container, fields, salt, whole, spans }
}

impl Field<'_> {
    pub fn name(&self) -> &str {
        &self.said.name
    }

    /// The name of a function of this field: `at_range`.
    pub fn function(&self, suffix: &str) -> Ident {
        format_ident!("{}_{suffix}", self.function.unraw(), span = self.function.span())
    }

    fn is_option(&self) -> bool {
        types::is_option(self.said.ty)
    }

    /// Only types tell whether the codec fits.
    pub fn probed(&self) -> bool {
        !self.refused && (self.known == Known::Other || self.said.options.with.is_some())
    }

    /// A number, flag or character under a codec of the crate: it can stand everywhere, but for delimiters.
    pub fn is_number(&self) -> bool {
        self.known != Known::Text && self.known != Known::Other && self.said.options.with.is_none()
    }

    /// It may give the value back by a reference into the row.
    pub fn may_borrow(&self) -> bool {
        self.probed() || types::is_borrowed(self.said.ty)
    }

    /// It can stand in every place of a key without a delimiter.
    pub fn stands_anywhere(&self) -> bool {
        !self.codec.is_ended() && (self.is_number() || self.width() == Width::Varies && !self.may_borrow())
    }

    pub fn width(&self) -> Width {
        if self.refused || self.known == Known::Other {
            return Width::Untold;
        }
        match self.codec.width(self.said.ty, self.known) {
            Some(width) if !self.is_option() => Width::Fixed(width),
            // An `Option` around text of fixed width differs too; types tell.
            Some(_) if self.known == Known::Text => Width::Untold,
            _ if self.codec.is_with() || self.is_option() && self.said.pad.is_some() => Width::Untold,
            _ => Width::Varies,
        }
    }

    /// Every value can be encoded, which decides whether its functions give a `Result`.
    pub fn infallible(&self) -> Told {
        match self.refused {
            true => Told::Nothing,
            false => self.codec.infallible(self.known, self.delimiter.is_some()),
        }
    }

    /// Byte order means something, so that a range can bound it.
    pub fn ordered(&self) -> Told {
        if self.probed() {
            return Told::Nothing;
        }
        let sorted = !self.codec.scatters() && (self.known != Known::Text || self.unordered().is_none());
        if sorted { Told::Yes } else { Told::No }
    }

    /// The delimiter that follows, where rows do not sort as the text before it does.
    pub fn unordered(&self) -> Option<&Delimiter> {
        self.delimiter.filter(|delimiter| delimiter.unordered)
    }
}

impl Key<'_> {
    /// Bytes of the salt.
    fn salt_width(&self) -> Option<usize> {
        self.salt.map_or(Some(0), Salt::width)
    }

    /// Its delimiter, where rows do not sort as the text before it does.
    pub fn unordered(&self) -> Option<&Delimiter> {
        self.container.delimiter.as_ref().map(|delimiter| &delimiter.value).filter(|one| one.unordered)
    }

    pub fn prefix(&self) -> &[u8] {
        self.container.prefix.as_ref().map_or(&[], |prefix| &prefix.value)
    }

    /// Bytes of a row.
    pub fn width(&self) -> Width {
        let mut sum = self.salt_width().map(|salt| salt + self.prefix().len());
        for field in &self.fields {
            match field.width() {
                Width::Varies => return Width::Varies,
                Width::Fixed(width) => {
                    let delimiter = field.delimiter.map_or(0, |delimiter| delimiter.bytes.len());
                    sum = sum.and_then(|sum| sum.checked_add(width + delimiter));
                }
                Width::Untold => sum = None,
            }
        }
        match sum {
            Some(width) => Width::Fixed(width),
            None => Width::Untold,
        }
    }

    /// Its last fields were added later.
    pub fn has_tail(&self) -> bool {
        self.fields.last().is_some_and(|field| field.tail)
    }

    /// Rows differ in length.
    pub fn varies(&self) -> bool {
        self.width() == Width::Varies
    }

    /// Every value of the key can be encoded.
    pub fn infallible(&self) -> Told {
        let limited = self.container.max_len.is_some();
        let told = |answer: Told| self.fields.iter().any(|field| field.infallible() == answer);
        match self.width() {
            _ if told(Told::No) => Told::No,
            Width::Varies if limited => Told::No,
            _ if told(Told::Nothing) => Told::Nothing,
            Width::Untold if limited => Told::Nothing,
            _ => Told::Yes,
        }
    }

    /// The field before this one.
    pub fn before(&self, field: &Field<'_>) -> Option<&Field<'_>> {
        self.fields[..field.index].last()
    }

    /// The fields that the bucket depends on.
    pub fn in_salt(&self) -> impl DoubleEndedIterator<Item = &Field<'_>> {
        self.fields.iter().filter(|field| field.salted || self.whole)
    }

    /// How many leading fields the bucket depends on: with them fixed, the rows are in one.
    pub fn bucket_fixed_at(&self) -> usize {
        self.in_salt().next_back().map_or(0, |field| field.index + 1)
    }
}
