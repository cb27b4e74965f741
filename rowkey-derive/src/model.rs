//! What was declared, before anything is made of it.

use proc_macro2::{Ident, Span};
use syn::ext::IdentExt;
use syn::spanned::Spanned as _;
use syn::{Data, DeriveInput, Fields, GenericParam, Index, Member, Type};

use crate::attr::container::{self, Container};
use crate::attr::options::{self, Options};
use crate::attr::pad::{self, Pad};
use crate::attr::reverse_ts::{self, ReverseTs};
use crate::attr::salt::{self, Salt};
use crate::attr::set;
use crate::ctxt::Ctxt;

pub struct Key<'a> {
    pub input: &'a DeriveInput,
    pub container: Container,
    /// What is said of the whole key holds a mistake.
    pub container_wrong: bool,
    pub fields: Vec<Field<'a>>,
}

pub struct Field<'a> {
    pub member: Member,
    /// The field's name without `r#`; the number of a tuple struct's field.
    pub name: String,
    pub span: Span,
    pub ty: &'a Type,
    pub salted: Option<Span>,
    pub salt: Option<Salt>,
    /// The field says a salt that could not be read, which is an error of its own.
    pub salt_refused: bool,
    pub reverse_ts: Option<ReverseTs>,
    pub pad: Option<Pad>,
    pub options: Options,
    /// Its attributes hold a mistake that has been reported.
    pub wrong: bool,
}

impl Field<'_> {
    /// What is to blame when the encoding does not fit the type.
    pub fn guilty(&self) -> Span {
        let options = &self.options;
        let named = [
            options.with.as_ref().map(|path| path.span()),
            options.unit.as_ref().map(|unit| unit.span),
            self.reverse_ts.as_ref().map(|reverse| reverse.span),
            options.reverse_digits,
            self.pad.as_ref().map(|pad| pad.fill.as_ref().map_or(pad.width.span, |fill| fill.span)),
            options.width.as_ref().map(|width| width.span),
            options.raw,
            options.nul,
            options.max.as_ref().map(|max| max.span),
        ];
        named.into_iter().flatten().next().unwrap_or_else(|| self.ty.span())
    }

    /// What its prefix functions are called.
    pub fn function(&self) -> Ident {
        let span = Span::call_site().located_at(self.span);
        match (&self.options.name, &self.member) {
            (Some(name), _) => name.clone(),
            (None, Member::Named(ident)) => {
                let mut ident = ident.clone();
                ident.set_span(span);
                ident
            }
            (None, Member::Unnamed(index)) => Ident::new(&format!("_{}", index.index), span),
        }
    }
}

/// Reads the declaration; `None` where it is not one of a key at all.
pub fn parse<'a>(cx: &Ctxt, input: &'a DeriveInput) -> Option<Key<'a>> {
    let fields = match &input.data {
        Data::Struct(data) => &data.fields,
        // `enums` reads them.
        Data::Enum(_) => return None,
        Data::Union(data) => {
            cx.at(data.union_token, "`RowKey` is derived for structs and enums: which field of a union is set is not known, so neither are its bytes");
            return None;
        }
    };
    let before = cx.len();
    let container = container::parse(cx, &input.attrs, "a struct");
    let container_wrong = cx.len() > before;
    for param in &input.generics.params {
        match param {
            GenericParam::Lifetime(_) => {}
            GenericParam::Type(param) => cx.at(
                &param.ident,
                format!("a row key has no type parameters, as its width would not be one number; write a struct for each `{}` in use", param.ident),
            ),
            GenericParam::Const(param) => cx.at(
                &param.ident,
                format!("a row key has no const parameters, as its width would not be one number; write the value of `{}` into the struct", param.ident),
            ),
        }
    }
    if fields.is_empty() {
        let place = match fields {
            Fields::Unit => input.ident.span(),
            other => other.span(),
        };
        cx.span(place, "a row key has at least one field: without one, all rows would be the same");
        return None;
    }
    let fields = fields.iter().enumerate().map(|(index, field)| parse_field(cx, index, field)).collect();
    Some(Key { input, container, container_wrong, fields })
}

fn parse_field<'a>(cx: &Ctxt, index: usize, field: &'a syn::Field) -> Field<'a> {
    let (mut salted, mut salt, mut reverse_ts, mut pad) = (None, None, None, None);
    let mut salt_refused = false;
    let mut options = Options::default();
    let before = cx.len();
    for attr in &field.attrs {
        let path = attr.path();
        if path.is_ident("salt") {
            set(cx, &mut salted, "#[salt]", path.span(), Some(path.span()));
            salt = salt.or(salt::parse(cx, attr));
            salt_refused = salt.is_none() && !matches!(attr.meta, syn::Meta::Path(_));
        } else if path.is_ident("reverse_ts") {
            set(cx, &mut reverse_ts, "#[reverse_ts]", path.span(), reverse_ts::parse(cx, attr));
        } else if path.is_ident("pad") {
            set(cx, &mut pad, "#[pad]", path.span(), Some(pad::parse(cx, attr)));
        } else if path.is_ident("rowkey") {
            options::parse(cx, attr, &mut options);
        }
    }
    let (member, name, span) = match &field.ident {
        Some(ident) => (Member::Named(ident.clone()), ident.unraw().to_string(), ident.span()),
        None => {
            let span = field.ty.span();
            let index = u32::try_from(index).unwrap_or(u32::MAX);
            (Member::Unnamed(Index { index, span }), index.to_string(), span)
        }
    };
    Field {
        member,
        name,
        span,
        ty: &field.ty,
        salted,
        salt,
        salt_refused,
        reverse_ts,
        pad: pad.flatten(),
        options,
        wrong: cx.len() > before,
    }
}
