//! The first stage: reads the attributes of a declaration. One file for each attribute, and all names in `names`.

use proc_macro2::{Ident, Span};
use syn::ext::IdentExt;
use syn::spanned::Spanned as _;
use syn::{Attribute, Data, DeriveInput, Fields, Index, Member, Meta, Type};

use crate::ctxt::Ctxt;
use crate::tokens::function;
use arg::set;
use container::Container;
use names::{FILL, OF_CODECS, PAD, REVERSE_TS, ROWKEY, SALT};
use options::Options;
use pad::Pad;
use reverse_ts::ReverseTs;
use salt::Salt;

pub mod arg;
pub mod as_type;
pub mod container;
pub mod delimiter;
mod from;
mod len;
mod meant;
pub mod names;
mod nearest;
pub mod options;
pub mod pad;
pub mod reverse_ts;
pub mod salt;
mod terminator;
pub mod unit;
mod value;
pub mod variant;

/// A struct or an enum with its attributes read.
pub struct Declaration<'a> {
    pub input: &'a DeriveInput,
    pub container: Container,
    pub body: Body<'a>,
}

pub enum Body<'a> {
    /// A key.
    Struct(Vec<Field<'a>>),
    /// Without data it is a field, else the row kinds of one table.
    Enum(Vec<Variant<'a>>),
}

pub struct Field<'a> {
    pub member: Member,
    /// Without `r#`; the number of a tuple struct's field.
    pub name: String,
    pub span: Span,
    pub ty: &'a Type,
    pub salted: Option<Span>,
    pub salt: Option<Salt>,
    /// The field has a salt that could not be parsed, which is reported already.
    pub salt_refused: bool,
    pub reverse_ts: Option<ReverseTs>,
    pub pad: Option<Pad>,
    pub options: Options,
    /// A mistake in its attributes has been reported.
    pub wrong: bool,
}

pub struct Variant<'a> {
    pub syntax: &'a syn::Variant,
    /// Without `r#`.
    pub name: String,
    pub options: variant::Options,
}

impl Field<'_> {
    /// Where the caret goes if the encoding does not fit the type.
    pub fn caret(&self) -> Span {
        let named = OF_CODECS.iter().find_map(|name| match (*name, &self.pad) {
            (PAD, Some(pad)) => Some(pad.width.span),
            (name, _) => self.span_of(name),
        });
        named.unwrap_or_else(|| self.ty.span())
    }

    /// The type whose encoding the row has: the field's own, or the one that `as` names.
    pub fn encoded(&self) -> &Type {
        self.options.as_type.as_ref().map_or(self.ty, |other| &other.ty)
    }

    /// Where it has the attribute or option of this name.
    pub fn span_of(&self, name: &str) -> Option<Span> {
        match name {
            REVERSE_TS => self.reverse_ts.as_ref().map(|reverse| reverse.span),
            PAD => self.pad.as_ref().map(|pad| pad.span),
            FILL => self.pad.as_ref().and_then(|pad| pad.fill.as_ref()).map(|fill| fill.span),
            name => self.options.span_of(name),
        }
    }

    /// The name of its prefix functions.
    pub fn function(&self) -> Ident {
        let span = Span::call_site().located_at(self.span);
        match (&self.options.name, &self.member) {
            (Some(name), _) => name.clone(),
            (None, Member::Named(ident)) => {
                let mut ident = function(ident);
                ident.set_span(span);
                ident
            }
            (None, Member::Unnamed(index)) => Ident::new(&format!("_{}", index.index), span),
        }
    }
}

/// Reads the declaration; `None` if it cannot be a key at all.
pub fn parse<'a>(cx: &Ctxt, input: &'a DeriveInput) -> Option<Declaration<'a>> {
    match &input.data {
        Data::Struct(data) => {
            let container = container::parse(cx, &input.attrs, false);
            if data.fields.is_empty() {
                let place = match &data.fields {
                    Fields::Unit => input.ident.span(),
                    other => other.span(),
                };
                cx.span(
                    place,
                    "a row key has at least one field: without one, all keys would be the same row",
                );
                return None;
            }
            let fields = data.fields.iter().enumerate().map(|(index, field)| parse_field(cx, index, field));
            Some(Declaration { input, container, body: Body::Struct(fields.collect()) })
        }
        Data::Enum(data) if data.variants.is_empty() => {
            cx.at(&input.ident, "an enum without variants has no values to encode; give it at least one");
            None
        }
        Data::Enum(data) => {
            let container = container::parse(cx, &input.attrs, true);
            let variants = data.variants.iter().map(|syntax| Variant {
                syntax,
                name: syntax.ident.unraw().to_string(),
                options: variant::parse(cx, &syntax.attrs),
            });
            Some(Declaration { input, container, body: Body::Enum(variants.collect()) })
        }
        Data::Union(data) => {
            cx.at(data.union_token, "`RowKey` is derived for structs and enums: which field of a union is set is not known, so it cannot be encoded");
            None
        }
    }
}

fn parse_field<'a>(cx: &Ctxt, index: usize, field: &'a syn::Field) -> Field<'a> {
    let (member, name, span) = match &field.ident {
        Some(ident) => (Member::Named(ident.clone()), ident.unraw().to_string(), ident.span()),
        None => {
            let span = field.ty.span();
            let index = u32::try_from(index).unwrap_or(u32::MAX);
            (Member::Unnamed(Index { index, span }), index.to_string(), span)
        }
    };
    let (mut salted, mut salt, mut reverse_ts, mut pad) = (None, None, None, None);
    let mut salt_refused = false;
    let mut options = Options::default();
    let before = cx.len();
    for attr in &field.attrs {
        let path = attr.path();
        if path.is_ident(SALT) {
            set(cx, &mut salted, "#[salt]", path.span(), Some(path.span()));
            salt = salt.or(salt::parse(cx, attr));
            salt_refused = salt.is_none() && !matches!(attr.meta, Meta::Path(_));
        } else if path.is_ident(REVERSE_TS) {
            set(cx, &mut reverse_ts, "#[reverse_ts]", path.span(), reverse_ts::parse(cx, attr));
        } else if path.is_ident(PAD) {
            set(cx, &mut pad, "#[pad]", path.span(), Some(pad::parse(cx, attr)));
        } else if path.is_ident(ROWKEY) {
            options::parse(cx, attr, &mut options);
        }
    }
    let wrong = cx.len() > before;
    let (ty, pad) = (&field.ty, pad.flatten());
    Field { member, name, span, ty, salted, salt, salt_refused, reverse_ts, pad, options, wrong }
}

/// The arguments of each `#[repr(..)]`.
pub fn reprs(attrs: &[Attribute]) -> impl Iterator<Item = Meta> + '_ {
    let reprs = attrs.iter().filter(|attr| attr.path().is_ident("repr"));
    let list = syn::punctuated::Punctuated::<Meta, syn::Token![,]>::parse_terminated;
    reprs.filter_map(move |attr| attr.parse_args_with(list).ok()).flatten()
}
