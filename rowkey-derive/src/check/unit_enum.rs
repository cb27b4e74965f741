//! An enum without data: its encoding must not change when a variant moves.

use syn::spanned::Spanned as _;

use crate::ctxt::Ctxt;
use crate::model::{Named, Repr, UnitEnum};
use crate::parse::arg::integer;
use crate::parse::names::{ALLOW, DELIMITER, FINGERPRINT, MAX_LEN, PREFIX, SALT};
use crate::tokens::shown;

pub fn check(cx: &Ctxt, unit_enum: &UnitEnum<'_>) {
    options_of_rows(cx, unit_enum);
    let text = matches!(unit_enum.repr, Repr::Text);
    for variant in &unit_enum.variants {
        options_of_a_variant(cx, variant, text);
    }
    if text {
        texts(cx, &unit_enum.variants);
    // A misspelt option may have been `text`.
    } else if !unit_enum.container.wrong {
        repr(cx, unit_enum);
        discriminants(cx, &unit_enum.variants);
    }
}

/// Reports options of a whole key.
fn options_of_rows(cx: &Ctxt, unit_enum: &UnitEnum<'_>) {
    let container = unit_enum.container;
    let declared = [
        (SALT, container.salt.as_ref().map(|salt| salt.buckets.span())),
        (DELIMITER, container.delimiter.as_ref().map(|delimiter| delimiter.span)),
        (PREFIX, container.prefix.as_ref().map(|prefix| prefix.span)),
        (MAX_LEN, container.max_len.as_ref().map(|max_len| max_len.span)),
        (FINGERPRINT, container.fingerprint.as_ref().map(|fingerprint| fingerprint.span)),
        (ALLOW, container.allow_hotspot.or(container.allow_delimiter).or(container.allow_ord)),
    ];
    for (name, span) in declared {
        if let Some(span) = span {
            cx.span(span, format!("`{name}` is an option of a whole key, and an enum without data is one field of it; write it above the struct that has the field"));
        }
    }
}

fn options_of_a_variant(cx: &Ctxt, variant: &Named<'_>, text: bool) {
    super::of_a_variant(cx, variant.declared);
    let options = &variant.declared.options;
    if let (Some(rename), false) = (&options.rename, text) {
        cx.span(rename.span, "`rename` changes the text of a variant, and this enum is written by its discriminants; leave it out, or write `#[rowkey(text)]` above the enum");
    }
    if let Some(name) = &options.name {
        cx.at(name, "`name` is for the functions of a variant that holds a key; the text of this one is changed by `rename = \"..\"`");
    }
    if let Some(from) = options.from {
        cx.span(
            from,
            "`from` is an option of a variant that holds a key, and this one holds none; leave it out",
        );
    }
}

/// The discriminants have an integer type.
fn repr(cx: &Ctxt, unit_enum: &UnitEnum<'_>) {
    match &unit_enum.repr {
        Repr::Text | Repr::Number(_) => {}
        Repr::Refused(Some(meta)) => match shown(meta.path()).as_str() {
            name @ ("usize" | "isize") => cx.at(meta, format!("`{name}` has 4 bytes on one machine and 8 on another, so neither would find the rows of the other; write `#[repr(u8)]`, or another width that is the same everywhere")),
            _ => cx.at(meta, "a discriminant in a row has 1, 2, 4 or 8 bytes; write `#[repr(u8)]`"),
        },
        Repr::Refused(None) => {
            let ident = &unit_enum.input.ident;
            cx.at(ident, format!("`{ident}` needs `#[repr(u8)]` above it: rows keep its discriminants for good, and without a `repr` the compiler picks their width; or write `#[rowkey(text)]`, which encodes the names of its variants"));
        }
    }
}

/// Every variant has an explicit discriminant.
fn discriminants(cx: &Ctxt, variants: &[Named<'_>]) {
    // The discriminant that rustc would give, as far as literals show it.
    let mut counted = Some(0u128);
    for variant in variants {
        let next = |number: u128| number.checked_add(1);
        if let Some(declared) = variant.discriminant {
            counted = integer(declared).and_then(|number| u128::try_from(number).ok()).and_then(next);
            continue;
        }
        let name = variant.ident;
        let number = counted.map_or_else(|| "..".to_string(), |number| number.to_string());
        cx.at(name, format!("`{name}` has no discriminant: counted from the line above, it would change when a variant is added or moved, and rows written before would decode as another variant; write `{name} = {number}`"));
        counted = counted.and_then(next);
    }
}

/// Texts that can be encoded, and differ.
fn texts(cx: &Ctxt, variants: &[Named<'_>]) {
    for (i, variant) in variants.iter().enumerate() {
        if variant.text.is_empty() {
            cx.span(variant.span, "the text of a variant has at least one byte, as decode has to find it in the row; write a text for it");
        } else if variant.text.contains(['\0', '\x01']) {
            cx.span(variant.span, "the text of a variant holds neither `\\0` nor `\\x01`: before another field, `00` ends text and `01` begins an escape; leave it out");
        }
        let before = variants[..i].iter().find(|before| before.text == variant.text);
        if let Some(before) = before {
            cx.span(variant.span, format!("`{}` and `{}` would both be encoded as '{}', and decode could not distinguish them; give one of them another text", before.declared.name, variant.declared.name, variant.text));
        }
    }
}
