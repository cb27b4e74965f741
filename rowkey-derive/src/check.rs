//! What contradicts itself in a declaration, as far as tokens tell. The reason stands above each
//! rule; what needs types is checked by constants that `expand::verify` writes.

use proc_macro2::Span;
use syn::spanned::Spanned as _;

use crate::ctxt::Ctxt;
use crate::model::{Field, Key};
use crate::types::{self, Known};

/// What was refused: generated code goes round it.
pub struct Refused {
    /// The struct can be no key, whatever its fields are.
    pub shape: bool,
    /// Fields with a mistake of their own, whatever it is.
    pub fields: Vec<usize>,
    /// Fields whose types can be no field.
    pub types: Vec<usize>,
    /// Fields whose attributes do not fit their types.
    pub attributes: Vec<usize>,
    /// Fields whose prefix functions need another name.
    pub names: Vec<usize>,
}

pub fn check(cx: &Ctxt, key: &Key<'_>) -> Refused {
    let params = &key.input.generics.params;
    let mut refused = Refused {
        shape: params.iter().any(|param| !matches!(param, syn::GenericParam::Lifetime(_))),
        fields: Vec::new(),
        types: Vec::new(),
        attributes: Vec::new(),
        names: Vec::new(),
    };
    for (index, field) in key.fields.iter().enumerate() {
        // The compiler itself asks for the lifetime; without a size nothing that is written holds.
        refused.shape |= types::unnamed_lifetime(field.ty) || types::is_unsized(field.ty);
        let before = cx.len();
        if !field_type(cx, field) {
            refused.types.push(index);
        }
        let before_encoding = cx.len();
        one_encoding(cx, field);
        // Two attributes that contradict are one mistake; that one does not fit the type is no other.
        let quiet = Ctxt::default();
        let contradicts = cx.len() > before_encoding;
        if !fits_type(if contradicts { &quiet } else { cx }, field) {
            refused.attributes.push(index);
        }
        maximum(cx, field);
        text_in_delimited(cx, key, field);
        if field.wrong || cx.len() > before {
            refused.fields.push(index);
        }
    }
    salts(cx, key);
    refused.names = names(cx, key);
    refused
}

/// Types that can be no field, whatever encodes them.
fn field_type(cx: &Ctxt, field: &Field<'_>) -> bool {
    let ty = types::reached(field.ty);
    // A codec of the user's own may know what to do.
    if field.options.with.is_some() {
        return true;
    }
    if let Some(span) = types::fixed_lifetime(field.ty) {
        cx.span(span, "a key cannot borrow for `'static` from a row that is read later; use an owned type such as `String`, or give the key a lifetime");
        return false;
    }
    let slice = "a slice has no size of its own, so a struct that holds it cannot be made or decoded; use `Vec<u8>`, or `&'a [u8]` at the end of the row";
    if let syn::Type::Slice(_) = ty {
        cx.at(field.ty, slice);
        return false;
    }
    let Some((ident, alone)) = types::name(ty) else { return true };
    let why = match ident.to_string().as_str() {
        "str" if alone => {
            "`str` has no size of its own, so a struct that holds it cannot be made or decoded; use `String`, or `&'a str` at the end of the row"
        }
        "usize" if alone => {
            "`usize` has 4 bytes on one machine and 8 on another, so rows of one would be lost on the other; use `u64` or `u32`"
        }
        "isize" if alone => {
            "`isize` has 4 bytes on one machine and 8 on another, so rows of one would be lost on the other; use `i64` or `i32`"
        }
        "HashMap" | "HashSet" => {
            "a hash map or set gives its elements in an order that changes from run to run, so the same key would get different rows; use a sorted `Vec` of elements of fixed width, at the end"
        }
        "BTreeMap" | "BTreeSet" => {
            "a map or set has no bytes that sort as it does; use fields of their own, or a `Vec` of elements of fixed width at the end"
        }
        _ => return true,
    };
    cx.at(field.ty, why);
    false
}

/// Attributes that each name a whole encoding: only one can hold.
fn one_encoding(cx: &Ctxt, field: &Field<'_>) {
    let options = &field.options;
    let width = options.width.as_ref().map(|width| width.span);
    let pad = field.pad.as_ref().map(|pad| pad.span);
    let reverse_ts = field.reverse_ts.as_ref().map(|reverse| reverse.span);
    let with = options.with.as_ref().map(syn::spanned::Spanned::span);
    let fill = field.pad.as_ref().and_then(|pad| pad.fill.as_ref()).map(|fill| fill.span);
    let max = options.max.as_ref().map(|max| max.span);
    let unit = options.unit.as_ref().map(|unit| unit.span);

    let contradicts = |first: Option<Span>, second: Option<Span>, text: &str| {
        if let (Some(_), Some(span)) = (first, second) {
            cx.span(span, text);
        }
    };
    contradicts(
        reverse_ts,
        options.desc,
        "`reverse_ts` already sorts the newest first, and `desc` would turn that around again; keep one of them",
    );
    contradicts(
        reverse_ts,
        width,
        "`reverse_ts` writes 8 bytes, so `width` contradicts it; for a shorter field, `#[pad(n)]` writes the time as n digits",
    );
    contradicts(
        reverse_ts,
        options.raw,
        "`reverse_ts` writes `from - t`, which has no sign that `raw` could keep; leave `raw` out",
    );
    contradicts(
        reverse_ts,
        max,
        "`max` would cut the newest times off; write the latest time as `#[reverse_ts(from = n)]`",
    );
    contradicts(
        reverse_ts,
        options.reverse_digits,
        "`reverse_digits` would scatter what `reverse_ts` sorts; keep one of them",
    );
    contradicts(reverse_ts, options.nul, "`nul` is for text and bytes, and a time is neither; leave it out");
    contradicts(pad, width, "`pad` writes decimal text and `width` big-endian bytes; keep one of them");
    contradicts(
        pad,
        options.raw,
        "`pad` writes decimal text, which has no sign bit that `raw` could keep; leave `raw` out",
    );
    contradicts(pad, options.nul, "`pad` gives text a fixed width and `nul` an end mark; keep one of them");
    contradicts(
        width,
        options.raw,
        "`width` is for unsigned integers and `raw` for signed ones; keep the one that fits the type",
    );
    contradicts(
        width,
        options.nul,
        "`nul` is for text and bytes, `width` for numbers; keep the one that fits the type",
    );
    contradicts(
        options.raw,
        options.nul,
        "`nul` is for text and bytes, `raw` for signed integers; keep the one that fits the type",
    );
    contradicts(
        options.reverse_digits,
        options.desc,
        "`reverse_digits` scatters on purpose, so there is no order that `desc` could turn around; leave `desc` out",
    );
    contradicts(options.nul, max, "`max` narrows numbers, and text has none; leave it out");
    contradicts(fill, max, "`max` narrows numbers, and `fill` is for text; keep the one that fits the type");
    contradicts(
        fill,
        options.reverse_digits,
        "`reverse_digits` is for numbers, and `fill` is for text; keep the one that fits the type",
    );
    contradicts(reverse_ts, fill, "a time in digits is zero-filled on the left; leave `fill` out");
    contradicts(unit, fill, "a time in digits is zero-filled on the left; leave `fill` out");
    contradicts(
        unit,
        width,
        "`unit` writes a time in 8 bytes, so `width` contradicts it; for a shorter field, `#[pad(n)]` writes the time as n digits",
    );
    contradicts(
        unit,
        options.raw,
        "`unit` writes a time with its sign bit flipped, so that times before 1970 sort first; leave `raw` out",
    );
    contradicts(unit, options.nul, "`nul` is for text and bytes, and a time is neither; leave it out");
    if reverse_ts.is_none() {
        contradicts(
            unit,
            max,
            "`max` narrows integers, and a time is none; leave it out, or keep the time as an integer",
        );
        contradicts(
            unit,
            options.reverse_digits,
            "`reverse_digits` turns the digits of an unsigned integer around, and a time is none; leave it out, or keep the time as an integer",
        );
    }
    for (other, name) in [
        (reverse_ts, "reverse_ts"),
        (pad, "pad"),
        (width, "width"),
        (max, "max"),
        (options.raw, "raw"),
        (options.nul, "nul"),
        (unit, "unit"),
        (options.reverse_digits, "reverse_digits"),
    ] {
        let text = format!(
            "`with` names the whole encoding, so `{name}` has nothing left to say; put it into the codec, or leave it out"
        );
        contradicts(with, other, &text);
    }
    if let (Some(span), None, None, None) = (options.reverse_digits, pad, reverse_ts, with) {
        cx.span(span, "`reverse_digits` turns decimal text around, so it needs `#[pad(n)]` beside it");
    }
}

/// Attributes on types that they do not fit.
fn fits_type(cx: &Ctxt, field: &Field<'_>) -> bool {
    let known = types::known(field.ty);
    if field.options.with.is_some() || known == Known::Other {
        return true;
    }
    let shown = types::shown(types::reached(field.ty));
    let before = cx.len();
    let number = matches!(known, Known::Unsigned { .. });
    let signed = matches!(known, Known::Signed { .. });
    let text = known == Known::Text;
    if let Some(unit) = &field.options.unit {
        let way_out = match known {
            Known::Unsigned { .. } | Known::Signed { .. } => {
                "a number is written as it is, whatever it counts; leave `unit` out, or give the field a type of time, for example `SystemTime`"
            }
            _ => "it is what a time is counted in; leave it out",
        };
        cx.span(unit.span, format!("`unit` does not fit `{shown}`: {way_out}"));
    }
    if let Some(pad) = &field.pad {
        if let (Some(fill), false) = (&pad.fill, text) {
            cx.span(fill.span, format!("`fill` is for text and bytes, and `{shown}` is neither: decimal text is zero-filled on the left; leave `fill` out"));
        } else if field.reverse_ts.is_none() && !number && !text {
            let why = match known {
                Known::Signed { .. } => {
                    "with a minus sign, -2 would sort behind -1; an integer sorts without `pad`, and an unsigned one with it"
                }
                Known::Float => "decimal fractions do not sort as text; floats sort without `pad`",
                _ => "it takes unsigned integers, text and bytes; leave it out",
            };
            cx.span(pad.width.span, format!("`pad` does not fit `{shown}`: {why}"));
        }
    }
    if let Some(reverse) = &field.reverse_ts
        && (!matches!(known, Known::Signed { bits: 64 } | Known::Unsigned { bits: 64 })
            || shown.starts_with("NonZero"))
    {
        cx.span(reverse.span, format!("`reverse_ts` does not fit `{shown}`: it takes times as `i64` or `u64`; to sort other types largest first, write `#[rowkey(desc)]`"));
    }
    if let (Some(width), false) = (&field.options.width, number) {
        let why = match known {
            Known::Signed { .. } => {
                "a sign would be lost with the bytes in front; leave it out, or use an unsigned integer"
            }
            Known::Text => "text has no number of bytes to cut; `#[pad(n)]` gives it a fixed width",
            _ => "its bytes are all needed; leave it out",
        };
        cx.span(width.span, format!("`width` does not fit `{shown}`: {why}"));
    }
    if let (Some(raw), false) = (field.options.raw, signed) {
        cx.span(raw, format!("`raw` does not fit `{shown}`: it leaves out the sign flip of signed integers, and there is none here; leave it out"));
    }
    if let (Some(nul), false) = (field.options.nul, text) {
        cx.span(nul, format!("`nul` does not fit `{shown}`: it ends text and bytes, and what has a fixed width needs no end; leave it out"));
    }
    if let (Some(max), false) = (&field.options.max, number || signed) {
        cx.span(
            max.span,
            format!("`max` does not fit `{shown}`: it narrows the domain of an integer; leave it out"),
        );
    }
    if let (Some(digits), false, true) = (field.options.reverse_digits, number, field.pad.is_some()) {
        cx.span(digits, format!("`reverse_digits` does not fit `{shown}`: it turns the digits of an unsigned integer around; leave it out"));
    }
    cx.len() == before
}

/// A maximum that narrows nothing is a mistake in the number.
fn maximum(cx: &Ctxt, field: &Field<'_>) {
    let Some(max) = &field.options.max else { return };
    let (bits, what) = match types::known(field.ty) {
        Known::Unsigned { bits } => (bits, "type"),
        Known::Signed { bits } => (bits - 1, "type"),
        _ => return,
    };
    let largest = if bits >= 128 { u128::MAX } else { (1 << bits) - 1 };
    let digits = field.pad.as_ref().map_or(39, |pad| pad.width.value);
    let padded = if digits >= 39 { u128::MAX } else { 10u128.pow(digits as u32) - 1 };
    let width = field.options.width.as_ref().map_or(16, |width| width.value);
    let wide = if width >= 16 { u128::MAX } else { (1 << (8 * width)) - 1 };
    let (largest, what) = [(padded, "digits"), (wide, "width")]
        .into_iter()
        .fold((largest, what), |least, other| if other.0 < least.0 { other } else { least });
    if max.value > largest {
        cx.span(
            max.span,
            format!("`max = {}` is beyond what the field's {what} can hold, which is {largest}; a maximum has to narrow it", max.value),
        );
    }
}

/// Padded text may hold the delimiter, so decode would cut there.
fn text_in_delimited(cx: &Ctxt, key: &Key<'_>, field: &Field<'_>) {
    let Some(_) = &key.container.delimiter else { return };
    if field.options.with.is_some() {
        return;
    }
    let known = types::known(field.ty);
    let digits = field.pad.is_some();
    let span = field.ty.span();
    if let (Some(pad), Known::Text) = (&field.pad, known) {
        cx.span(pad.span, "padded text can hold the delimiter, and decode would cut there; leave `pad` out, as the delimiter ends the text");
    } else if types::is_option(field.ty) {
        cx.span(span, "an `Option` begins with the byte 00 or 01, which is no text, so it does not stand in a delimited key; write an empty text for none, or leave the delimiter out");
    } else if known == Known::Float {
        cx.span(
            span,
            "the bytes of a float can be the delimiter, and decode would cut there; leave the delimiter out",
        );
    } else if matches!(known, Known::Unsigned { .. } | Known::Signed { .. }) && !digits {
        cx.span(span, "the bytes of a binary number can be the delimiter, and decode would cut there; write it as text with `#[pad(n)]`, or leave the delimiter out");
    } else if let (Some(desc), Known::Text, false) = (field.options.desc, known, digits) {
        cx.span(desc, "descending text is complemented and carries its own end, which is no delimited text; leave `desc` or the delimiter out");
    } else if let (Some(nul), Known::Text) = (field.options.nul, known) {
        cx.span(nul, "the delimiter ends this text already; leave `nul` out");
    }
}

/// One salt a key, said once.
fn salts(cx: &Ctxt, key: &Key<'_>) {
    let said: Vec<_> = key.fields.iter().filter(|field| field.salt.is_some()).collect();
    let bare: Vec<_> =
        key.fields.iter().filter(|field| field.salt.is_none() && field.salted.is_some()).collect();
    for field in said.iter().skip(1) {
        let span = field.salted.unwrap_or(field.span);
        cx.span(
            span,
            format!(
                "the salt is already described on `{}`; to add this field to it, write `#[salt]` alone",
                said[0].name
            ),
        );
    }
    if key.container.salt.is_some() {
        for field in said.iter().chain(&bare) {
            let span = field.salted.unwrap_or(field.span);
            cx.span(span, "the salt above the struct is over the whole key already; keep one of them");
        }
    // A salt that could not be read has its own error.
    } else if said.is_empty()
        && !key.fields.iter().any(|field| field.salt_refused)
        && !key.container.salt_refused
    {
        for field in bare {
            let span = field.salted.unwrap_or(field.span);
            cx.span(span, "a bare `#[salt]` adds its field to a salt, and there is none; on one field, write `#[salt(buckets = 16)]`");
        }
    }
}

/// What prefix builders and masks are asked for.
const RESERVED: [&str; 3] = ["range", "ranges", "pairs"];

/// Two functions of the prefix builder with one name.
fn names(cx: &Ctxt, key: &Key<'_>) -> Vec<usize> {
    let mut refused = Vec::new();
    let functions: Vec<String> = key.fields.iter().map(|field| field.function().to_string()).collect();
    let functions: Vec<&str> = functions.iter().map(|name| name.trim_start_matches("r#")).collect();
    for (i, name) in functions.iter().enumerate() {
        let before = cx.len();
        let span = key.fields[i].options.name.as_ref().map_or(key.fields[i].span, syn::Ident::span);
        let way_out = "give the functions of this field another name: `#[rowkey(name = other)]`";
        // A name that could not be read has its own error.
        if RESERVED.contains(name) && !key.fields[i].options.unreadable_name {
            cx.span(
                span,
                format!(
                    "the prefix function of `{name}` would clash with the builder's own `{name}()`; {way_out}"
                ),
            );
        }
        for (j, other) in functions.iter().enumerate() {
            if j < i && name == other {
                cx.span(
                    span,
                    format!(
                        "the prefix functions of `{}` and `{}` would both be called `{name}`; {way_out}",
                        key.fields[j].name, key.fields[i].name
                    ),
                );
            }
            for suffix in ["_range", "_in", "_starts_with", "_prefix"] {
                if i != j && name.strip_suffix(suffix) == Some(other) {
                    cx.span(span, format!("the prefix function of `{name}` would clash with `{name}(..)` of the field `{other}`; {way_out}"));
                }
            }
        }
        if cx.len() > before || RESERVED.contains(name) {
            refused.push(i);
        }
    }
    refused
}
