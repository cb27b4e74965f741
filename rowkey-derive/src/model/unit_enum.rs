//! An enum without data: a field. The bytes of a variant are its discriminant, or with `text` its name.

use proc_macro2::{Ident, Span};
use syn::{DeriveInput, Expr, Meta};

use crate::parse::container::Container;
use crate::parse::{Declaration, Variant, reprs};
use crate::tokens::shown;

pub struct UnitEnum<'a> {
    pub input: &'a DeriveInput,
    pub container: &'a Container,
    /// In the order of their declaration; those of an enum of text in the order of their bytes.
    pub variants: Vec<Named<'a>>,
    pub repr: Repr,
}

pub struct Named<'a> {
    pub declared: &'a Variant<'a>,
    pub ident: &'a Ident,
    pub discriminant: Option<&'a Expr>,
    /// The text that an enum of text encodes, and where it is written.
    pub text: String,
    pub span: Span,
}

/// How a variant is encoded.
pub enum Repr {
    Text,
    Number(Number),
    /// No integer type, or this one, whose width differs between machines or is too wide.
    Refused(Option<Box<Meta>>),
}

/// An integer type for discriminants.
#[derive(Clone, Copy)]
pub struct Number {
    pub name: &'static str,
    pub bytes: usize,
    pub signed: bool,
}

pub const REPRS: [Number; 8] = {
    const fn number(name: &'static str, bytes: usize, signed: bool) -> Number {
        Number { name, bytes, signed }
    }
    [
        number("u8", 1, false),
        number("u16", 2, false),
        number("u32", 4, false),
        number("u64", 8, false),
        number("i8", 1, true),
        number("i16", 2, true),
        number("i32", 4, true),
        number("i64", 8, true),
    ]
};

impl<'a> UnitEnum<'a> {
    pub fn of(declaration: &'a Declaration<'a>, variants: &'a [Variant<'a>]) -> Self {
        let text = declaration.container.text.is_some();
        let named = variants.iter().map(|variant| {
            let ident = &variant.syntax.ident;
            let (text, span) = match &variant.options.rename {
                Some(rename) => (rename.value.clone(), rename.span),
                None => (variant.name.clone(), ident.span()),
            };
            let discriminant = variant.syntax.discriminant.as_ref().map(|(_, number)| number);
            Named { declared: variant, ident, discriminant, text, span }
        });
        let mut variants: Vec<Named<'_>> = named.collect();
        if text {
            variants.sort_by(|a, b| a.text.cmp(&b.text));
        }
        let repr = if text { Repr::Text } else { repr(declaration.input) };
        UnitEnum { input: declaration.input, container: &declaration.container, variants, repr }
    }
}

/// The first integer type that a `repr` names.
fn repr(input: &DeriveInput) -> Repr {
    for meta in reprs(&input.attrs) {
        let name = shown(meta.path());
        if let Some(number) = REPRS.into_iter().find(|number| number.name == name) {
            return Repr::Number(number);
        }
        if ["usize", "isize", "u128", "i128"].contains(&name.as_str()) {
            return Repr::Refused(Some(Box::new(meta)));
        }
    }
    Repr::Refused(None)
}
