//! The second stage: what follows from the tokens of a declaration alone. The codec of each field, the fields that the
//! salt hashes, widths, and whether every value can be encoded. No generated code.
//!
//! Tokens can mislead: a user's type may have the name of a standard one. The core compares these answers with those of
//! the types, so that a wrong one is a compile error and never a wrong byte.

use proc_macro2::Ident;
use quote::format_ident;
use syn::ext::IdentExt;
use syn::{DeriveInput, Fields};

use crate::parse::as_type::As;
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

/// What `RowKey` is derived for.
pub enum Model<'a> {
    Key(Key<'a>),
    UnitEnum(UnitEnum<'a>),
    Kinds(Kinds<'a>),
}

/// What the tokens answer to a question that types decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    Yes,
    No,
    /// The tokens do not show it.
    Unknown,
}

/// Width of a field or a row, as far as the tokens show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// This number of bytes in every row.
    Fixed(usize),
    /// Variable width.
    Varies,
    /// The tokens do not show it.
    ByType,
}

pub struct Key<'a> {
    pub input: &'a DeriveInput,
    pub container: &'a Container,
    pub fields: Vec<Field<'a>>,
    pub salt: Option<&'a Salt>,
    /// The salt hashes everything after it.
    pub whole: bool,
    /// How many spans of adjacent fields a salt of fields hashes.
    pub spans: usize,
}

pub struct Field<'a> {
    pub declared: &'a parse::Field<'a>,
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
    /// It has `tail`: added later, and absent in older rows.
    pub tail: bool,
    /// It has `rest`: its end is found from that of the row.
    pub rest: bool,
    /// The salt of fields hashes it.
    pub salted: bool,
    /// Its declaration is refused, and its codec replaced.
    pub refused: bool,
}

pub fn of<'a>(declaration: &'a Declaration<'a>) -> Model<'a> {
    match &declaration.body {
        Body::Struct(fields) => Model::Key(key(declaration, fields)),
        Body::Enum(variants) => {
            let is_kind = |variant: &parse::Variant<'_>| {
                variant.options.has_prefix() || !matches!(variant.syntax.fields, Fields::Unit)
            };
            match variants.iter().any(is_kind) {
                true => Model::Kinds(Kinds::of(declaration, variants)),
                false => Model::UnitEnum(UnitEnum::of(declaration, variants)),
            }
        }
    }
}

fn key<'a>(declaration: &'a Declaration<'a>, declared: &'a [parse::Field<'a>]) -> Key<'a> {
    let container = &declaration.container;
    let salt = container.salt.as_ref().or(declared.iter().find_map(|field| field.salt.as_ref()));
    let whole = container.salt.is_some();
    let delimiter = container.delimiter.as_ref().map(|delimiter| &delimiter.value);
    let fields = declared.iter().enumerate().map(|(index, field)| {
        let (inner, codec) = codecs(field);
        let tail = field.options.tail.is_some();
        // A `tail` field is always terminated.
        let last = index + 1 == declared.len() && !tail;
        Field {
            declared: field,
            index,
            function: field.function(),
            codec,
            inner,
            known: types::known(field.encoded()),
            delimiter: delimiter.filter(|delimiter| index + 1 < declared.len() || delimiter.trailing),
            last,
            tail,
            rest: field.options.rest.is_some(),
            salted: !whole && salt.is_some() && field.salted.is_some(),
            refused: false,
        }
    });
    let fields: Vec<Field<'_>> = fields.collect();
    // The salt hashes neither delimiters nor literals, so each ends a span.
    let adjacent = |index: usize| {
        index > 0 && fields[index - 1].salted && delimiter.is_none() && fields[index].literal().is_empty()
    };
    let spans = fields.iter().filter(|field| field.salted && !adjacent(field.index)).count();
    Key { input: declaration.input, container, fields, salt, whole, spans }
}

impl Field<'_> {
    pub fn name(&self) -> &str {
        &self.declared.name
    }

    /// The constant bytes before it.
    pub fn literal(&self) -> &[u8] {
        self.declared.options.literal.as_ref().map_or(&[], |literal| &literal.value)
    }

    /// The name of a function of this field: `at_range`.
    pub fn function(&self, suffix: &str) -> Ident {
        format_ident!("{}_{suffix}", self.function.unraw(), span = self.function.span())
    }

    pub fn is_option(&self) -> bool {
        types::is_option(self.declared.ty) || types::is_option(self.declared.encoded())
    }

    pub fn is_descending(&self) -> bool {
        matches!(self.codec, Codec::Desc(_))
    }

    /// The type that `as` names.
    pub fn as_type(&self) -> Option<&As> {
        self.declared.options.as_type.as_ref()
    }

    /// A codec or a conversion of the user's own, which may refuse more than the layout says.
    pub fn is_own(&self) -> bool {
        self.codec.is_with() || self.as_type().is_some()
    }

    /// Only the type decides whether the codec fits.
    pub fn probed(&self) -> bool {
        !self.refused
            && (self.known == Known::Other
                || self.declared.options.with.is_some()
                || self.as_type().is_some())
    }

    /// A number, `bool` or `char` under a codec of the crate: it fits every position of a key without a delimiter.
    pub fn is_number(&self) -> bool {
        self.known != Known::Text && self.known != Known::Other && self.declared.options.with.is_none()
    }

    /// Its decoded value may borrow from the row.
    pub fn may_borrow(&self) -> bool {
        self.probed() || types::is_borrowed(self.declared.ty)
    }

    /// It fits every position of a key without a delimiter.
    pub fn fits_anywhere(&self) -> bool {
        !self.codec.is_ended() && (self.is_number() || self.width() == Width::Varies && !self.may_borrow())
    }

    pub fn width(&self) -> Width {
        if self.refused || self.known == Known::Other {
            return Width::ByType;
        }
        match self.codec.width(self.declared.encoded(), self.known) {
            // An alias may hide an `Option`.
            Some(_) if self.as_type().is_some() && !self.is_option() => Width::ByType,
            Some(width) if !self.is_option() => Width::Fixed(width),
            // An `Option` around text of fixed width varies too; only the type decides.
            Some(_) if self.known == Known::Text => Width::ByType,
            _ if self.codec.is_with() || self.is_option() && self.declared.pad.is_some() => Width::ByType,
            _ => Width::Varies,
        }
    }

    /// Whether every value can be encoded: if not, its functions return a `Result`.
    pub fn infallible(&self) -> Answer {
        match self.refused {
            true => Answer::Unknown,
            false => self.codec.infallible(self.known, self.delimiter.is_some()),
        }
    }

    /// Whether the encoding keeps the order of the values, so that a range can bound the field.
    pub fn ordered(&self) -> Answer {
        if self.rest {
            return Answer::No;
        }
        if self.probed() {
            return Answer::Unknown;
        }
        let sorted = !self.codec.scatters() && (self.known != Known::Text || self.unordered().is_none());
        if sorted { Answer::Yes } else { Answer::No }
    }

    /// The delimiter that follows, if it is unordered.
    pub fn unordered(&self) -> Option<&Delimiter> {
        self.delimiter.filter(|delimiter| delimiter.unordered)
    }
}

/// The suffixes of a field's functions. A name with one of them clashes with a field of that name, which [`Key::new_function`]
/// avoids.
pub const SUFFIXES: [&str; 5] = ["_range", "_in", "_any", "_starts_with", "_prefix"];

impl Key<'_> {
    /// The name of a function that was added later than the others; `None` if a function of another field has that name, since such a
    /// key compiled before.
    pub fn new_function(&self, field: &Field<'_>, suffix: &str) -> Option<Ident> {
        let name = field.function(suffix);
        let text = name.to_string();
        let is_taken = self.fields.iter().any(|other| {
            let rest = text.strip_prefix(&other.function.unraw().to_string());
            rest.is_some_and(|rest| rest.is_empty() || SUFFIXES.contains(&rest))
        });
        (!is_taken).then_some(name)
    }

    /// Width of the salt.
    fn salt_width(&self) -> Option<usize> {
        self.salt.map_or(Some(0), Salt::width)
    }

    /// Its delimiter, if it is unordered.
    pub fn unordered(&self) -> Option<&Delimiter> {
        self.container.delimiter.as_ref().map(|delimiter| &delimiter.value).filter(|one| one.unordered)
    }

    pub fn prefix(&self) -> &[u8] {
        self.container.prefix.as_ref().map_or(&[], |prefix| &prefix.value)
    }

    /// Width of a row.
    pub fn width(&self) -> Width {
        let mut sum = self.salt_width().map(|salt| salt + self.prefix().len());
        for field in &self.fields {
            match field.width() {
                Width::Varies => return Width::Varies,
                Width::Fixed(width) => {
                    let delimiter = field.delimiter.map_or(0, |delimiter| delimiter.bytes.len());
                    sum = sum.and_then(|sum| sum.checked_add(field.literal().len() + width + delimiter));
                }
                Width::ByType => sum = None,
            }
        }
        match sum {
            Some(width) => Width::Fixed(width),
            None => Width::ByType,
        }
    }

    /// Variable width.
    pub fn varies(&self) -> bool {
        self.width() == Width::Varies
    }

    /// Whether every value of the key can be encoded.
    pub fn infallible(&self) -> Answer {
        let limited = self.container.max_len.is_some();
        let any = |answer: Answer| self.fields.iter().any(|field| field.infallible() == answer);
        match self.width() {
            _ if any(Answer::No) => Answer::No,
            Width::Varies if limited => Answer::No,
            _ if any(Answer::Unknown) => Answer::Unknown,
            Width::ByType if limited => Answer::Unknown,
            _ => Answer::Yes,
        }
    }

    /// The field before this one.
    pub fn before(&self, field: &Field<'_>) -> Option<&Field<'_>> {
        self.fields[..field.index].last()
    }

    /// The fields that decide the bucket.
    pub fn in_salt(&self) -> impl DoubleEndedIterator<Item = &Field<'_>> {
        self.fields.iter().filter(|field| field.salted || self.whole)
    }

    /// How many leading fields, once fixed, fix the bucket.
    pub fn bucket_fixed_at(&self) -> usize {
        self.in_salt().next_back().map_or(0, |field| field.index + 1)
    }
}
