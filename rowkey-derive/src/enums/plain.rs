//! An enum without data: what was declared, and what is refused. The bytes of a variant are its
//! discriminant, or with `text` its name; either must not change when a line moves.

use proc_macro2::{Ident, Span};
use syn::ext::IdentExt;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned as _;
use syn::{DataEnum, DeriveInput, Meta, Token, Variant};

use crate::attr::container::{self, Container};
use crate::attr::variant::{self, Options};
use crate::attr::{integer, shown};
use crate::ctxt::Ctxt;

pub struct Plain<'a> {
    pub input: &'a DeriveInput,
    pub container: Container,
    pub bytes: Bytes<'a>,
}

/// What is written.
pub enum Bytes<'a> {
    /// Discriminants of this type.
    Numbers { repr: &'static str, variants: Vec<Named<'a>> },
    /// Texts, in the order of their bytes.
    Texts(Vec<Named<'a>>),
}

pub struct Named<'a> {
    pub ident: &'a Ident,
    /// The name without `r#`.
    pub name: String,
    /// What an enum of text writes.
    pub text: String,
    /// Where that was said.
    span: Span,
}

const REPRS: [&str; 8] = ["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64"];

/// Reads the declaration; `None` where nothing can be written for it.
pub fn parse<'a>(cx: &Ctxt, input: &'a DeriveInput, data: &'a DataEnum) -> Option<Plain<'a>> {
    let before = cx.len();
    let container = container::parse(cx, &input.attrs, "an enum");
    let text = container.text.is_some();
    // What was misspelt may have been `text`.
    let unreadable = cx.len() > before;
    refuse_options_of_keys(cx, &container);
    let mut variants: Vec<Named<'_>> = data.variants.iter().map(|variant| named(cx, variant, text)).collect();
    if text {
        variants.sort_by(|a, b| a.text.cmp(&b.text));
        texts(cx, &variants);
        return (cx.len() == before).then_some(Plain { input, container, bytes: Bytes::Texts(variants) });
    }
    if unreadable {
        return None;
    }
    let repr = repr(cx, input);
    discriminants(cx, data);
    let repr = repr?;
    (cx.len() == before).then_some(Plain { input, container, bytes: Bytes::Numbers { repr, variants } })
}

/// Options that are said of a whole row.
fn refuse_options_of_keys(cx: &Ctxt, container: &Container) {
    let said = [
        ("salt", container.salt.as_ref().map(|salt| salt.buckets.span())),
        ("delimiter", container.delimiter.as_ref().map(|delimiter| delimiter.span)),
        ("prefix", container.prefix.as_ref().map(|prefix| prefix.span)),
        ("max_len", container.max_len.as_ref().map(|max_len| max_len.span)),
        ("fingerprint", container.fingerprint.as_ref().map(|fingerprint| fingerprint.span)),
        ("allow", container.allow_hotspot),
    ];
    for (name, span) in said {
        if let Some(span) = span {
            cx.span(span, format!("`{name}` is said of a whole row, and an enum without data is one field of it; write it above the struct that holds the field"));
        }
    }
}

fn named<'a>(cx: &Ctxt, variant: &'a Variant, text: bool) -> Named<'a> {
    let Options { rename, prefix, name, .. } = variant::parse(cx, &variant.attrs);
    if let (Some(rename), false) = (&rename, text) {
        cx.span(rename.span, "`rename` changes the text of a variant, and this enum is written by its discriminants; leave it out, or write `#[rowkey(text)]` above the enum");
    }
    if let Some(prefix) = prefix {
        cx.span(
            prefix.span,
            "`prefix` stands in front of the key that a variant holds, and this one holds none; leave it out",
        );
    }
    if let Some(name) = name {
        cx.at(name, "`name` is for the functions of a key's variants; the text of this one is changed by `rename = \"..\"`");
    }
    let ident = &variant.ident;
    let own = ident.unraw().to_string();
    let (text, span) = rename.map_or_else(|| (own.clone(), ident.span()), |said| (said.value, said.span));
    Named { ident, name: own, text, span }
}

/// The integer type that holds the discriminants.
fn repr(cx: &Ctxt, input: &DeriveInput) -> Option<&'static str> {
    let why = "its bytes stand in rows for good, and without a `repr` the compiler picks how many there are";
    let reprs = input.attrs.iter().filter(|attr| attr.path().is_ident("repr"));
    let said =
        reprs.filter_map(|attr| attr.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated).ok());
    for meta in said.flatten() {
        let name = shown(meta.path());
        if let Some(repr) = REPRS.into_iter().find(|repr| *repr == name) {
            return Some(repr);
        }
        match name.as_str() {
            "usize" | "isize" => {
                cx.at(&meta, format!("`{name}` has 4 bytes on one machine and 8 on another, so rows of one would be lost on the other; write `#[repr(u8)]`, or another width that is the same everywhere"));
                return None;
            }
            "u128" | "i128" => {
                cx.at(&meta, "a discriminant in a row has 1, 2, 4 or 8 bytes; write `#[repr(u8)]`");
                return None;
            }
            _ => {}
        }
    }
    cx.at(
        &input.ident,
        format!("`{}` needs `#[repr(u8)]` above it: {why}; or write `#[rowkey(text)]`, and the names of its variants stand in the row", input.ident),
    );
    None
}

/// Every discriminant is written out.
fn discriminants(cx: &Ctxt, data: &DataEnum) {
    // What the compiler would count, as far as literals tell.
    let mut counted = Some(0u128);
    for variant in &data.variants {
        if let Some((_, said)) = &variant.discriminant {
            let number = integer(said).and_then(|number| u128::try_from(number).ok());
            counted = number.and_then(|number| number.checked_add(1));
            continue;
        }
        let name = &variant.ident;
        let number = counted.map_or_else(|| "..".to_string(), |number| number.to_string());
        cx.at(name, format!("`{name}` has no discriminant: counted from the line above, it would change when a line is put in or moved, and rows written before would be read as another variant; write `{name} = {number}`"));
        counted = counted.and_then(|number| number.checked_add(1));
    }
}

/// Texts that can stand in a row and be told apart; they come sorted.
fn texts(cx: &Ctxt, variants: &[Named<'_>]) {
    for (i, variant) in variants.iter().enumerate() {
        if variant.text.is_empty() {
            cx.span(variant.span, "the text of a variant has at least one byte: an empty one leaves nothing in the row to see, and no end to find; write what stands for it");
        } else if variant.text.contains('\0') {
            cx.span(variant.span, "the text of a variant holds no NUL: in front of other fields that byte begins the end mark; leave it out");
        }
        let before = variants[..i].iter().find(|before| before.text == variant.text);
        if let Some(before) = before {
            cx.span(variant.span, format!("`{}` and `{}` would both be written '{}', so decode could not tell them apart; give one of them another text", before.name, variant.name, variant.text));
        }
    }
}
