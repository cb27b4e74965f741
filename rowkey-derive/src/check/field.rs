//! Types that cannot be fields, and attributes that do not fit a type.

use syn::spanned::Spanned as _;
use syn::{Ident, Type};

use crate::ctxt::Ctxt;
use crate::model::Field;
use crate::parse::names::{DIGITS, HEX, LEN, PAD, TERMINATOR, WIDTH};
use crate::types::{self, Known};

/// Types that cannot be fields with any codec of the crate. `own`: the name of the key.
pub fn is_field(cx: &Ctxt, field: &Field<'_>, own: &Ident) -> bool {
    let field = field.declared;
    let whole = field.encoded();
    let ty = types::reached(whole);
    // A custom codec may accept any type.
    if field.options.with.is_some() {
        return true;
    }
    if let (Some(_), true, (inner, 1..)) =
        (&field.options.as_type, types::is_option(field.ty), types::peeled(whole))
    {
        let inner = types::shown(inner);
        cx.at(whole, format!("for an `Option`, `as` converts the value inside; write `as = {inner}`"));
        return false;
    }
    if lives_forever(cx, whole) {
        return false;
    }
    if types::names(whole, own) {
        let name = &field.name;
        cx.at(whole, format!("`{own}` contains itself through `{name}`, so its rows would be infinite; write the fields of the other key that it refers to, or a row for each element"));
        return false;
    }
    if let Some(write) = pointed_to(ty) {
        let shown = types::shown(ty);
        cx.at(whole, format!("`{shown}` cannot be a field: the pointers that can are to `str` or `[u8]`, as `&'a str`, `Box<str>` and `Arc<[u8]>`; write `{write}`"));
        return false;
    }
    if types::is_empty(ty) {
        let shown = types::shown(ty);
        cx.at(whole, format!("`{shown}` has no bytes to encode; leave the field out"));
        return false;
    }
    let slice = "a slice has no size of its own, so a struct that holds it cannot be made or decoded; use `Vec<u8>`, or `&'a [u8]` as the last field";
    if let Type::Slice(_) = ty {
        cx.at(whole, slice);
        return false;
    }
    let Some((ident, alone)) = types::name(ty) else { return true };
    let why = match ident.to_string().as_str() {
        "str" if alone => {
            "`str` has no size of its own, so a struct that holds it cannot be made or decoded; use `String`, or `&'a str` as the last field"
        }
        "usize" if alone => {
            "`usize` has 4 bytes on one machine and 8 on another, so neither would find the rows of the other; use `u64` or `u32`"
        }
        "isize" if alone => {
            "`isize` has 4 bytes on one machine and 8 on another, so neither would find the rows of the other; use `i64` or `i32`"
        }
        "HashMap" | "HashSet" => {
            "a hash map or set iterates in an order that changes from run to run, so one key would get several rows; write a sorted `Vec` of elements of fixed width as the last field"
        }
        "BTreeMap" | "BTreeSet" => {
            "no encoding of a map or set sorts as it does; write a field for each element, or a `Vec` of elements of fixed width as the last field"
        }
        _ => return true,
    };
    cx.at(whole, why);
    false
}

/// Reports a `'static` in the type of a field or of a variant.
pub fn lives_forever(cx: &Ctxt, ty: &Type) -> bool {
    let fixed = types::fixed_lifetime(ty);
    if let Some(span) = fixed {
        cx.span(span, "a decoded key borrows from its row, which does not live for `'static`; use an owned type such as `String`, or give the key a lifetime");
    }
    fixed.is_some()
}

/// What to write in place of a pointer that no field can be.
fn pointed_to(ty: &Type) -> Option<String> {
    if let Type::Reference(reference) = ty {
        let lifetime = reference.lifetime.as_ref()?;
        let is = |name: &str| types::name(&reference.elem).is_some_and(|(ident, _)| ident == name);
        return match (types::known(&reference.elem), &*reference.elem) {
            (Known::Text, _) if is("String") => Some(format!("&{lifetime} str")),
            (Known::Text, _) if is("Vec") => Some(format!("&{lifetime} [u8]")),
            (Known::Other, Type::Array(_)) => Some(types::shown(&reference.elem)),
            (Known::Other, _) => None,
            _ => Some(types::shown(&reference.elem)),
        };
    }
    let (pointer, inner) = types::argument(ty)?;
    let write = types::shown(inner);
    match types::known(inner) {
        _ if pointer == "Rc" && types::is_unsized(inner) => Some(format!("Arc<{write}>")),
        _ if pointer == "Rc" => Some(write),
        // `Box<str>` and `Arc<[u8]>` are fields.
        Known::Other => None,
        _ => (pointer == "Box" || pointer == "Arc").then_some(write),
    }
}

/// Whether the attributes fit the type.
pub fn fits_type(cx: &Ctxt, field: &Field<'_>) -> bool {
    let (known, field) = (field.known, field.declared);
    if field.options.with.is_some() || known == Known::Other {
        return true;
    }
    let shown = types::shown(types::reached(field.encoded()));
    let before = cx.len();
    let number = matches!(known, Known::Unsigned { .. });
    let signed = matches!(known, Known::Signed { .. });
    let text = known == Known::Text;
    let refuse = |span, name: &str, [signed, float, text, other]: [&str; 4]| {
        let why = match known {
            Known::Signed { .. } => signed,
            Known::Float => float,
            Known::Text => text,
            _ => other,
        };
        cx.span(span, format!("`{name}` does not fit `{shown}`: {why}"));
    };
    if let Some(unit) = &field.options.unit {
        let way_out = match known {
            Known::Unsigned { .. } | Known::Signed { .. } => {
                "a number is encoded as it is, whatever it counts; leave `unit` out, or give the field a type of time, for example `SystemTime`"
            }
            _ => "it is the unit that a time is counted in; leave it out",
        };
        cx.span(unit.span, format!("`unit` does not fit `{shown}`: {way_out}"));
    }
    if let Some(pad) = &field.pad {
        if let (Some(fill), false) = (&pad.fill, text) {
            cx.span(fill.span, format!("`fill` is for text and bytes, and `{shown}` is neither: decimal text is filled with zeros on the left; leave `fill` out"));
        } else if field.reverse_ts.is_none() && !number && !text {
            let other = "it takes unsigned integers, text and bytes; leave it out";
            let why = [
                "with a minus sign, -2 would sort after -1; leave `pad` out, as a signed integer sorts without it, or use an unsigned one",
                "decimal fractions do not sort as text; leave `pad` out, as a float sorts without it",
                other,
                other,
            ];
            refuse(pad.width.span, PAD, why);
        }
    }
    let is_time = matches!(known, Known::Signed { bits: 64 } | Known::Unsigned { bits: 64 })
        && !shown.starts_with("NonZero");
    if let (Some(reverse), false) = (&field.reverse_ts, is_time) {
        cx.span(reverse.span, format!("`reverse_ts` does not fit `{shown}`: it takes an `i64`, a `u64` or a type of time, such as `SystemTime`; to sort other types largest first, write `#[rowkey(desc)]`"));
    }
    if let (Some(width), false) = (&field.options.width, number) {
        let other = "its bytes are all needed; leave it out";
        let why = [
            "the sign is in the leading bytes, which `width` cuts; leave it out, or use an unsigned integer",
            other,
            "text is no integer; `#[pad(n)]` gives text a fixed width",
            other,
        ];
        refuse(width.span, WIDTH, why);
    }
    if let (Some(raw), false) = (field.options.raw, signed) {
        cx.span(raw, format!("`raw` does not fit `{shown}`: it leaves out the sign flip of signed integers, and there is none here; leave it out"));
    }
    if let (Some(nul), false) = (field.options.nul, text) {
        cx.span(nul, format!("`nul` does not fit `{shown}`: it ends text and bytes, and what has a fixed width needs no end; leave it out"));
    }
    if let (Some(rest), false) = (field.options.rest, text) {
        cx.span(rest, format!("`rest` does not fit `{shown}`: it finds the end of text and bytes, and what has a fixed width needs no end; leave it out"));
    }
    if let (Some(terminator), false) = (&field.options.terminator, text) {
        cx.span(terminator.span, format!("`terminator` does not fit `{shown}`: it ends text and bytes, and what has a fixed width needs no end; leave it out"));
    }
    if let (Some(len), false) = (&field.options.len, text) {
        cx.span(len.span, format!("`len` does not fit `{shown}`: it is the length of text and bytes, and what has a fixed width needs none; leave it out"));
    }
    let narrow = matches!(known, Known::Unsigned { bits: 8 } | Known::Signed { bits: 8 });
    if let (Some(le), true) = (field.options.le, narrow || !(number || signed)) {
        let why = if narrow {
            "a one-byte number has no byte order"
        } else {
            "it is for integers of 16 bits and more"
        };
        cx.span(le, format!("`le` does not fit `{shown}`: {why}; leave it out"));
    }
    if let (Some(hex), false) = (&field.options.hex, number || field.reverse_ts.is_some()) {
        let why = [
            "a minus sign would not sort as text; leave it out, or use an unsigned integer",
            "hexadecimal digits of a float would not sort as it does; leave it out",
            "it has no fixed number of bytes; leave it out, or keep the bytes as an array `[u8; N]`",
            "it takes unsigned integers, `[u8; N]` and `Digest<N>`; leave it out",
        ];
        refuse(hex.span, HEX, why);
    }
    if let (Some(digits), false) = (field.options.digits, number) {
        let other = "it takes unsigned integers; leave it out";
        let signed =
            "it takes unsigned integers, whose digits have no sign; leave it out, or use one of those";
        refuse(digits, DIGITS, [signed, other, "text is written as it is; leave it out", other]);
    }
    if let Some(as_text) = &field.options.text {
        let why = match known {
            Known::Unsigned { .. } => {
                "it writes a `Uuid`, a date or a time as its characters; a number as text is `#[pad(n)]` or `#[rowkey(hex)]`"
            }
            Known::Text => "it is text already; leave it out",
            _ => "it writes a `Uuid`, a date or a time as its characters; leave it out",
        };
        cx.span(as_text.span, format!("`text` does not fit `{shown}`: {why}"));
    }
    if let (Some(max), false) = (&field.options.max, number || signed) {
        cx.span(
            max.span,
            format!("`max` does not fit `{shown}`: it narrows the domain of an integer; leave it out"),
        );
    }
    if let (Some(digits), false) = (field.options.reverse_digits, number) {
        cx.span(digits, format!("`reverse_digits` does not fit `{shown}`: it reverses the digits of an unsigned integer; leave it out"));
    }
    cx.len() == before
}

/// Reports a maximum that does not narrow the domain: the number is a mistake.
pub fn maximum(cx: &Ctxt, field: &Field<'_>) {
    let Some(max) = &field.declared.options.max else { return };
    let all = |bits: usize| u128::MAX.checked_shr(128u32.saturating_sub(bits as u32)).unwrap_or(0);
    let (mut largest, mut what) = match field.known {
        Known::Unsigned { bits } => (all(bits as usize), "type"),
        Known::Signed { bits } => (all(bits as usize - 1), "type"),
        _ => return,
    };
    let width = field.declared.options.width.as_ref().map(|width| all(8 * width.value));
    let digits = field.declared.pad.as_ref().map(|pad| pad.width.value as u32);
    let digits = digits.and_then(|digits| Some(10u128.checked_pow(digits)? - 1));
    for (other, of) in [(digits, "digits"), (width, "width")] {
        if let Some(other) = other.filter(|other| *other < largest) {
            (largest, what) = (other, of);
        }
    }
    if max.value > largest {
        cx.span(
            max.span,
            format!("`max = {}` is beyond what the field's {what} can hold, which is {largest}; write at most that", max.value),
        );
    }
}

/// Reports fields whose bytes may be the delimiter that follows them, where decode would cut. `attributes`: where mistakes of
/// attributes go, which may be reported already.
pub fn in_delimited(cx: &Ctxt, attributes: &Ctxt, field: &Field<'_>) {
    let (known, follows, field) = (field.known, field.delimiter.is_some(), field.declared);
    let options = &field.options;
    if options.with.is_some() {
        return;
    }
    for name in [TERMINATOR, LEN] {
        if let Some(span) = options.span_of(name) {
            attributes.span(span, format!("in a key with a delimiter, text ends before it or with the row; leave `{name}` or the delimiter out"));
            return;
        }
    }
    // The last field is whatever a last field may be.
    if !follows {
        return;
    }
    let digits = field.pad.is_some() || options.hex.is_some() || options.digits.is_some();
    let span = field.ty.span();
    if let (Some(pad), Known::Text) = (&field.pad, known) {
        attributes.span(pad.span, "padded text can hold the delimiter, and decode would cut there; leave `pad` out, as the delimiter ends the text");
    } else if types::is_option(field.ty) && field.options.tail.is_none() {
        cx.span(span, "an `Option` begins with the byte 00 or 01, which is not text, so it cannot be in a delimited key; write an empty text for `None`, or leave the delimiter out");
    } else if known == Known::Float {
        cx.span(
            span,
            "the bytes of a float can be the delimiter, and decode would cut there; leave the delimiter out",
        );
    } else if matches!(known, Known::Unsigned { .. } | Known::Signed { .. }) && !digits {
        cx.span(span, "the bytes of a binary number can be the delimiter, and decode would cut there; write it as text with `#[pad(n)]`, or leave the delimiter out");
    } else if let (Some(desc), Known::Text, false) = (field.options.desc, known, digits) {
        attributes.span(desc, "descending text is complemented and has a terminator of its own, so no delimiter can end it; leave `desc` or the delimiter out");
    } else if let (Some(nul), Known::Text) = (field.options.nul, known) {
        attributes.span(nul, "the delimiter ends this text already; leave `nul` out");
    }
}
