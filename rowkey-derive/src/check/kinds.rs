//! An enum of keys: every variant holds one key or nothing, after a prefix that is no prefix of another.

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

/// Options of the whole enum that belong to a key or a variant.
fn options(cx: &Ctxt, kinds: &Kinds<'_>) {
    let container = kinds.container;
    let declared = [
        (
            container.text,
            "`text` writes the names of variants without data, and these hold keys, which decode distinguishes by `#[rowkey(prefix = \"..\")]` on each; leave it out",
        ),
        (
            container.delimiter.as_ref().map(|delimiter| delimiter.span),
            "`delimiter` separates the fields of a key; write it above the struct of each variant",
        ),
        (
            container.prefix.as_ref().map(|prefix| prefix.span),
            "decode picks the variant by prefix, so each variant has its own; write it above each variant",
        ),
        (
            container.allow_hotspot,
            "`allow(hotspot)` belongs to the key that begins with a time; write it above that struct",
        ),
        (
            container.allow_delimiter,
            "`allow(delimiter)` belongs to the key that has the delimiter; write it above that struct",
        ),
        (
            container.allow_ord,
            "`allow(ord)` belongs to the key with the descending field; write it above that struct",
        ),
    ];
    for (span, text) in declared {
        if let Some(span) = span {
            cx.span(span, text);
        }
    }
    if let Some(repr) = kinds.input.attrs.iter().find(|attr| attr.path().is_ident("repr")) {
        cx.at(repr, "decode picks the variant by prefix, so `repr` would promise a discriminant that no row has; leave it out");
    }
}

/// Whether the variant has a prefix, and holds what may be a key, or nothing.
fn of_a_kind(cx: &Ctxt, kind: &Kind<'_>) -> bool {
    super::of_a_variant(cx, kind.declared);
    let (ident, options) = (kind.ident, &kind.declared.options);
    if let Some(rename) = &options.rename {
        cx.span(rename.span, "`rename` changes the text of a variant without data; the bytes before this key are `prefix = \"..\"`");
    }
    if let Some((_, declared)) = &kind.declared.syntax.discriminant {
        cx.at(declared, "decode picks the variant by prefix, and no row has this discriminant; leave it out");
    }
    let mut is_whole = false;
    match (kind.ty, &kind.declared.syntax.fields) {
        (Some(ty), fields) => {
            for attr in fields.iter().flat_map(|field| &field.attrs) {
                if is_any(attr.path(), ATTRIBUTES) {
                    cx.at(attr, "a field's encoding is declared in the struct of the key; write this above the field there");
                }
            }
            is_whole = types::known(ty) == Known::Other && !types::is_option(ty);
            if super::field::lives_forever(cx, ty) {
                is_whole = false;
            } else if !is_whole {
                let shown = types::shown(ty);
                cx.at(ty, format!("`{shown}` is a field type, not a key: put it into a struct that derives `RowKey`, for example `struct {ident}Key({shown});`, and write `{ident}({ident}Key)`; an enum with data that is a field of a key needs no derive, but `#[rowkey(as = A)]` or a codec there, `#[rowkey(with = path)]`"));
            }
        }
        (None, Fields::Unit) => {
            is_whole = true;
            if let Some(from) = options.from {
                cx.span(from, "`from` is an option of a variant that holds a key, and this one holds none; leave it out");
            }
        }
        (None, fields) => cx.at(fields, format!("a variant holds one key: put these fields into a struct that derives `RowKey`, and write `{ident}(Key)`")),
    }
    if !options.has_prefix() {
        cx.at(
            ident,
            format!("`{ident}` has no `#[rowkey(prefix = \"..\")]`: decode picks the variant by its prefix"),
        );
    }
    is_whole && options.prefix.is_some()
}

/// Reports two functions of the builder with one name.
fn functions(cx: &Ctxt, kinds: &[&Kind<'_>]) {
    let way_out = "give its functions another name: `#[rowkey(name = other)]`";
    let names: Vec<String> = kinds.iter().map(|kind| kind.function.unraw().to_string()).collect();
    for (i, kind) in kinds.iter().enumerate() {
        let (name, own) = (&names[i], &kind.declared.name);
        if RESERVED.contains(&name.as_str()) {
            cx.at(
                kind.ident,
                format!("the function of `{own}` would clash with the builder's own `{name}()`; {way_out}"),
            );
        }
        for (j, other) in kinds.iter().enumerate() {
            if (j < i && *name == names[j]) || name.strip_suffix("_prefix") == Some(&names[j]) {
                let other = &other.declared.name;
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

/// Reports prefixes of other prefixes. Sorted, each comes directly before those that begin with it.
fn prefixes(cx: &Ctxt, kinds: &[&Kind<'_>]) {
    for (i, kind) in kinds.iter().enumerate() {
        let Some(other) = kinds[..i].iter().find(|other| kind.prefix.starts_with(other.prefix)) else {
            continue;
        };
        let (short, long) = (other.prefix.escape_ascii(), kind.prefix.escape_ascii());
        let (first, second) = (&other.declared.name, &kind.declared.name);
        let clash = match kind.prefix == other.prefix {
            true => format!("`{first}` and `{second}` have the same prefix, '{short}'"),
            false => format!("the prefix '{short}' of `{first}` begins '{long}', the prefix of `{second}`"),
        };
        let span = kind.declared.options.prefix.as_ref().map_or(kind.ident.span(), |prefix| prefix.span);
        cx.span(span, format!("{clash}: a row of one could decode as the other, and a scan of `{first}` would hold rows of `{second}`; end both with a byte that neither has inside, such as '/'"));
    }
}
