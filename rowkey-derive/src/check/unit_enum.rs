//! An enum without data: what it is written by must not change when a line moves.

use syn::spanned::Spanned as _;

use crate::ctxt::Ctxt;
use crate::model::{Named, Repr, UnitEnum};
use crate::parse::arg::{integer, shown};
use crate::parse::names::{ALLOW, DELIMITER, FINGERPRINT, MAX_LEN, PREFIX, SALT};

pub fn check(cx: &Ctxt, unit_enum: &UnitEnum<'_>) {
    options_of_rows(cx, unit_enum);
    let text = matches!(unit_enum.repr, Repr::Text);
    for variant in &unit_enum.variants {
        options_of_a_variant(cx, variant, text);
    }
    if text {
        texts(cx, &unit_enum.variants);
    // What was misspelt may have been `text`.
    } else if !unit_enum.container.wrong {
        repr(cx, unit_enum);
        discriminants(cx, &unit_enum.variants);
    }
}

/// Options that are said of a whole row.
fn options_of_rows(cx: &Ctxt, unit_enum: &UnitEnum<'_>) {
    let container = unit_enum.container;
    let said = [
        (SALT, container.salt.as_ref().map(|salt| salt.buckets.span())),
        (DELIMITER, container.delimiter.as_ref().map(|delimiter| delimiter.span)),
        (PREFIX, container.prefix.as_ref().map(|prefix| prefix.span)),
        (MAX_LEN, container.max_len.as_ref().map(|max_len| max_len.span)),
        (FINGERPRINT, container.fingerprint.as_ref().map(|fingerprint| fingerprint.span)),
        (ALLOW, container.allow_hotspot.or(container.allow_delimiter)),
    ];
    for (name, span) in said {
        if let Some(span) = span {
            cx.span(span, format!("`{name}` is said of a whole row, and an enum without data is one field of it; write it above the struct that holds the field"));
        }
    }
}

fn options_of_a_variant(cx: &Ctxt, variant: &Named<'_>, text: bool) {
    super::of_a_variant(cx, variant.said);
    let options = &variant.said.options;
    if let (Some(rename), false) = (&options.rename, text) {
        cx.span(rename.span, "`rename` changes the text of a variant, and this enum is written by its discriminants; leave it out, or write `#[rowkey(text)]` above the enum");
    }
    if let Some(prefix) = &options.prefix {
        cx.span(
            prefix.span,
            "`prefix` stands in front of the key that a variant holds, and this one holds none; leave it out",
        );
    }
    if let Some(name) = &options.name {
        cx.at(name, "`name` is for the functions of a key's variants; the text of this one is changed by `rename = \"..\"`");
    }
    if let Some(from) = options.from {
        cx.span(from, "`from` is said of a variant that holds a key, and this one holds none; leave it out");
    }
}

/// An integer type holds the discriminants.
fn repr(cx: &Ctxt, unit_enum: &UnitEnum<'_>) {
    match &unit_enum.repr {
        Repr::Text | Repr::Number(_) => {}
        Repr::Refused(Some(meta)) => match shown(meta.path()).as_str() {
            name @ ("usize" | "isize") => cx.at(meta, format!("`{name}` has 4 bytes on one machine and 8 on another, so rows of one would be lost on the other; write `#[repr(u8)]`, or another width that is the same everywhere")),
            _ => cx.at(meta, "a discriminant in a row has 1, 2, 4 or 8 bytes; write `#[repr(u8)]`"),
        },
        Repr::Refused(None) => {
            let ident = &unit_enum.input.ident;
            cx.at(ident, format!("`{ident}` needs `#[repr(u8)]` above it: its bytes stand in rows for good, and without a `repr` the compiler picks how many there are; or write `#[rowkey(text)]`, and the names of its variants stand in the row"));
        }
    }
}

/// Every discriminant is written out.
fn discriminants(cx: &Ctxt, variants: &[Named<'_>]) {
    // What the compiler would count, as far as literals tell.
    let mut counted = Some(0u128);
    for variant in variants {
        let next = |number: u128| number.checked_add(1);
        if let Some(said) = variant.discriminant {
            counted = integer(said).and_then(|number| u128::try_from(number).ok()).and_then(next);
            continue;
        }
        let name = variant.ident;
        let number = counted.map_or_else(|| "..".to_string(), |number| number.to_string());
        cx.at(name, format!("`{name}` has no discriminant: counted from the line above, it would change when a line is put in or moved, and rows written before would be read as another variant; write `{name} = {number}`"));
        counted = counted.and_then(next);
    }
}

/// Texts that can stand in a row and be told apart.
fn texts(cx: &Ctxt, variants: &[Named<'_>]) {
    for (i, variant) in variants.iter().enumerate() {
        if variant.text.is_empty() {
            cx.span(variant.span, "the text of a variant has at least one byte: an empty one leaves nothing in the row to see, and no end to find; write what stands for it");
        } else if variant.text.contains(['\0', '\x01']) {
            cx.span(variant.span, "the text of a variant holds neither `\\0` nor `\\x01`: before another field, `00` ends text and `01` begins an escape; leave it out");
        }
        let before = variants[..i].iter().find(|before| before.text == variant.text);
        if let Some(before) = before {
            cx.span(variant.span, format!("`{}` and `{}` would both be written '{}', so decode could not tell them apart; give one of them another text", before.said.name, variant.said.name, variant.text));
        }
    }
}
