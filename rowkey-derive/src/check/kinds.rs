//! An enum of keys: every variant holds one key, behind a prefix that no other begins with.

use syn::ext::IdentExt;
use syn::{Fields, GenericParam};

use super::key::RESERVED;
use crate::ctxt::Ctxt;
use crate::model::{Kind, Kinds};
use crate::parse::names::{ATTRIBUTES, is_any};
use crate::types::{self, Known};

pub fn check(cx: &Ctxt, kinds: &Kinds<'_>) {
    options(cx, kinds);
    for param in &kinds.input.generics.params {
        let ident = match param {
            GenericParam::Lifetime(_) => continue,
            GenericParam::Type(param) => &param.ident,
            GenericParam::Const(param) => &param.ident,
        };
        cx.at(ident, format!("an enum of keys has no type or const parameters, as the keys that it holds have none; write the type in place of `{ident}`"));
    }
    let mut whole: Vec<&Kind<'_>> = kinds.kinds.iter().filter(|kind| of_a_kind(cx, kind)).collect();
    functions(cx, &whole);
    whole.sort_by(|a, b| a.prefix.cmp(b.prefix));
    prefixes(cx, &whole);
}

/// What is said of the whole enum and does not fit several row kinds.
fn options(cx: &Ctxt, kinds: &Kinds<'_>) {
    let container = kinds.container;
    let said = [
        (
            container.text,
            "`text` writes the names of variants without data, and these hold keys, which are told apart by `#[rowkey(prefix = \"..\")]` on each; leave it out",
        ),
        (
            container.delimiter.as_ref().map(|delimiter| delimiter.span),
            "`delimiter` stands between the fields of a key; write it above the struct of each kind",
        ),
        (
            container.prefix.as_ref().map(|prefix| prefix.span),
            "`prefix` tells the kinds of rows apart, so each variant has its own; write it above each variant",
        ),
        (
            container.allow_hotspot,
            "`allow(hotspot)` is said of the key that begins with a time; write it above that struct",
        ),
        (
            container.allow_delimiter,
            "`allow(delimiter)` is said of the key that has the delimiter; write it above that struct",
        ),
    ];
    for (span, text) in said {
        if let Some(span) = span {
            cx.span(span, text);
        }
    }
    if let Some(repr) = kinds.input.attrs.iter().find(|attr| attr.path().is_ident("repr")) {
        cx.at(repr, "the kinds are told apart by their prefixes and not by discriminants, so `repr` would promise bytes that no row has; leave it out");
    }
}

/// Whether it holds something like a key behind a prefix.
fn of_a_kind(cx: &Ctxt, kind: &Kind<'_>) -> bool {
    super::of_a_variant(cx, kind.said);
    let (ident, options) = (kind.ident, &kind.said.options);
    if let Some(rename) = &options.rename {
        cx.span(rename.span, "`rename` changes the text of a variant without data; the bytes in front of this one are said by `prefix = \"..\"`");
    }
    if let Some((_, said)) = &kind.said.said.discriminant {
        cx.at(said, "the kinds are told apart by their prefixes, and no row holds this number; leave it out");
    }
    let mut holds_key = false;
    match (kind.ty, &kind.said.said.fields) {
        (Some(ty), fields) => {
            for attr in fields.iter().flat_map(|field| &field.attrs) {
                if is_any(attr.path(), ATTRIBUTES) {
                    cx.at(attr, "the key of a kind says itself how it is written; write this on a field of its struct");
                }
            }
            holds_key = types::known(ty) == Known::Other && !types::is_option(ty);
            if !holds_key {
                let shown = types::shown(ty);
                cx.at(ty, format!("`{shown}` is a field and no key: put it into a struct that derives `RowKey`, for example `struct {ident}Key({shown});`, and write `{ident}({ident}Key)`"));
            }
        }
        (None, Fields::Unit) => cx.at(ident, format!("`{ident}` holds no key, and the others do: every variant holds one struct that derives `RowKey`, as in `{ident}(Key)`")),
        (None, fields) => cx.at(fields, format!("a variant holds one key: put these fields into a struct that derives `RowKey`, and write `{ident}(Key)`")),
    }
    if options.prefix.is_none() && !options.prefix_refused {
        cx.at(ident, format!("`{ident}` has no `#[rowkey(prefix = \"..\")]`: without one, nothing would tell its rows from those of the other kinds"));
    }
    holds_key && options.prefix.is_some()
}

/// Two functions of the builder with one name.
fn functions(cx: &Ctxt, kinds: &[&Kind<'_>]) {
    let way_out = "give its functions another name: `#[rowkey(name = other)]`";
    let names: Vec<String> = kinds.iter().map(|kind| kind.function.unraw().to_string()).collect();
    for (i, kind) in kinds.iter().enumerate() {
        let (name, own) = (&names[i], &kind.said.name);
        if RESERVED.contains(&name.as_str()) {
            cx.at(
                kind.ident,
                format!("the function of `{own}` would clash with the builder's own `{name}()`; {way_out}"),
            );
        }
        for (j, other) in kinds.iter().enumerate() {
            if (j < i && *name == names[j]) || name.strip_suffix("_prefix") == Some(&names[j]) {
                let other = &other.said.name;
                cx.at(
                    kind.ident,
                    format!(
                        "the functions of `{other}` and `{own}` would both be called `{name}`; {way_out}"
                    ),
                );
            }
        }
    }
}

/// No prefix begins another; they come sorted, so that one stands directly before those that it begins.
fn prefixes(cx: &Ctxt, kinds: &[&Kind<'_>]) {
    for (i, kind) in kinds.iter().enumerate() {
        let Some(other) = kinds[..i].iter().find(|other| kind.prefix.starts_with(other.prefix)) else {
            continue;
        };
        let (short, long) = (other.prefix.escape_ascii(), kind.prefix.escape_ascii());
        let (first, second) = (&other.said.name, &kind.said.name);
        let clash = match kind.prefix == other.prefix {
            true => format!("`{first}` and `{second}` have the same prefix, '{short}'"),
            false => format!("the prefix '{short}' of `{first}` begins '{long}', the prefix of `{second}`"),
        };
        let span = kind.said.options.prefix.as_ref().map_or(kind.ident.span(), |prefix| prefix.span);
        cx.span(span, format!("{clash}: a row of one could be read as one of the other, and a scan of `{first}` would hold rows of `{second}`; end both with a byte that neither holds inside, such as '/'"));
    }
}
