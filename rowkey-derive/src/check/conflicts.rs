//! Attributes of a field that contradict each other.

use super::rest::BEFORE_TAIL;
use crate::ctxt::Ctxt;
use crate::model::Field;
use crate::parse::names::{
    AS, DESC, DIGITS, FILL, HEX, LE, LEN, LITERAL, MAX, NUL, PAD, RAW, REST, REVERSE_DIGITS, REVERSE_TS,
    TAIL, TERMINATOR, TEXT, UNIT, WIDTH, WITH,
};
use crate::types::Known;

macro_rules! conflicts {
    ($($first:ident $($second:ident)+ => $text:expr;)*) => {
        /// The first contradicts each of the others. The caret is at the other, and `{}` is its name.
        const CONFLICTS: &[(&str, &[&str], &str)] = &[$(($first, &[$($second),+], $text)),*];
    };
}

conflicts! {
    REVERSE_TS DESC => "`reverse_ts` already sorts the newest time first, and `desc` would reverse that again; keep one of them";
    REVERSE_TS WIDTH => "`reverse_ts` writes 8 bytes, so `width` contradicts it; for a shorter field, `#[pad(n)]` writes the time as n digits";
    REVERSE_TS RAW => "`reverse_ts` writes `from - t`, which has no sign that `raw` could keep; leave `raw` out";
    REVERSE_TS MAX => "`max` would refuse the newest times; write the latest time as `#[reverse_ts(from = n)]`";
    REVERSE_TS REVERSE_DIGITS => "`reverse_digits` would scatter what `reverse_ts` sorts; keep one of them";
    REVERSE_TS NUL => "`nul` ends text and bytes, and a time is neither; leave it out";
    PAD WIDTH => "`pad` writes decimal text and `width` big-endian bytes; keep one of them";
    PAD RAW => "`pad` writes decimal text, which has no sign bit that `raw` could keep; leave `raw` out";
    PAD NUL => "`pad` gives text a fixed width and `nul` a terminator; keep one of them";
    WIDTH RAW => "`width` is for unsigned integers and `raw` for signed ones; keep the one that fits the type";
    WIDTH NUL => "`nul` is for text and bytes, `width` for numbers; keep the one that fits the type";
    RAW NUL => "`nul` is for text and bytes, `raw` for signed integers; keep the one that fits the type";
    WIDTH REVERSE_DIGITS => "`width` writes big-endian bytes, and `reverse_digits` reverses decimal text; write `#[pad(n)]` in place of `width`, or leave one of them out";
    RAW REVERSE_DIGITS => "`raw` is for signed integers, and `reverse_digits` reverses the digits of unsigned ones; keep the one that fits the type";
    NUL REVERSE_DIGITS => "`nul` is for text and bytes, and `reverse_digits` reverses the digits of a number; keep the one that fits the type";
    REVERSE_DIGITS DESC => "`reverse_digits` keeps no order that `desc` could reverse; leave `desc` out";
    NUL MAX => "`max` narrows the domain of a number, and text has none; leave it out";
    FILL MAX => "`max` narrows numbers, and `fill` is for text; keep the one that fits the type";
    FILL REVERSE_DIGITS => "`reverse_digits` is for numbers, and `fill` is for text; keep the one that fits the type";
    REVERSE_TS FILL => "a time in digits is filled with zeros on the left; leave `fill` out";
    UNIT FILL => "a time in digits is filled with zeros on the left; leave `fill` out";
    UNIT WIDTH => "`unit` writes a time in 8 bytes, so `width` contradicts it; for a shorter field, `#[pad(n)]` writes the time as n digits";
    UNIT RAW => "`unit` writes a time with its sign bit flipped, so that times before 1970 sort first; leave `raw` out";
    UNIT NUL => "`nul` ends text and bytes, and a time is neither; leave it out";
    UNIT MAX => "`max` narrows integers, and a time is not one; leave it out, or keep the time as an integer";
    UNIT REVERSE_DIGITS => "`reverse_digits` reverses the digits of an unsigned integer, and a time is not one; leave it out, or keep the time as an integer";
    TAIL DESC => "under `desc`, `None` sorts last, but rows written before the field was added sort first; leave `desc` out";
    TAIL WITH => "rows written before the field was added have no bytes for your codec to decode; leave `with` out, or make the field's type a newtype that derives `RowKey`";
    TAIL LITERAL => "rows written before the field was added have no constant there; leave `literal` out";
    PAD HEX => "`pad` writes decimal digits and `hex` hexadecimal ones; keep one of them";
    WIDTH HEX => "`width` writes big-endian bytes and `hex` text; keep one of them, and for fewer digits take a smaller type";
    RAW HEX => "`raw` is for signed integers, and a minus sign would not sort as text; keep the one that fits the type";
    NUL HEX => "`nul` ends text of variable width, and `hex` writes a fixed number of digits; keep the one that fits the type";
    REVERSE_DIGITS HEX => "`reverse_digits` reverses decimal text, and `hex` writes hexadecimal text; leave one of them out";
    UNIT HEX => "`unit` counts a time, which has a sign that would not sort as text; write its digits with `#[pad(n)]`, or keep the time as an unsigned integer";
    TEXT REVERSE_TS PAD WIDTH MAX RAW NUL HEX REVERSE_DIGITS DIGITS => "`text` writes a `Uuid`, a date or a time as its characters, so `{}` has no effect; leave one of them out";
    DIGITS DESC => "`digits` do not sort as their numbers do, so there is no order that `desc` could reverse; leave it out, or write `#[pad(n)]`, which sorts";
    REVERSE_TS DIGITS => "`reverse_ts` sorts the newest first, and `digits` do not sort; write `#[pad(n)]` beside it";
    PAD DIGITS => "`pad` writes a fixed number of digits, and `digits` as many as the number has; keep one of them, of which `pad` sorts";
    WIDTH DIGITS => "`width` writes big-endian bytes and `digits` decimal text; keep one of them";
    RAW DIGITS => "`raw` is for signed integers and `digits` for unsigned ones; keep the one that fits the type";
    NUL DIGITS => "`nul` ends text and bytes, and digits end at the delimiter or with the row; keep the one that fits the type";
    HEX DIGITS => "`hex` writes hexadecimal digits and `digits` decimal ones; keep one of them";
    REVERSE_DIGITS DIGITS => "`reverse_digits` reverses the text of `#[pad(n)]`, which has a fixed width; leave one of them out";
    UNIT DIGITS => "`unit` counts a time, which has a sign; write its digits with `#[pad(n)]`, or keep the time as an unsigned integer";
    NUL TERMINATOR => "`nul` writes the terminator 00 except after the last field, and `terminator` names one for every field; keep one of them";
    PAD TERMINATOR => "`pad` gives text a fixed width and `terminator` an end; keep one of them";
    TERMINATOR REVERSE_TS WIDTH MAX RAW HEX TEXT DIGITS UNIT REVERSE_DIGITS => "`terminator` ends text and bytes, and `{}` is for other types; keep the one that fits the type";
    LEN NUL TERMINATOR => "`len` writes where text ends before it, so `{}` has no effect; keep one of them";
    PAD LEN => "`pad` gives text a fixed width, which needs no length before it; keep one of them";
    LEN DESC => "text after its length sorts by the length first, so there is no order that `desc` could reverse; leave it out";
    LEN REVERSE_TS WIDTH MAX RAW HEX TEXT DIGITS UNIT REVERSE_DIGITS => "`len` is the length of text and bytes, and `{}` is for other types; keep the one that fits the type";
    LE DESC => "little-endian bytes do not sort as their numbers do, so there is no order that `desc` could reverse; leave it out";
    LE MAX => "little-endian bytes do not sort as their numbers do, so no range could keep to a maximum; leave `max` out";
    LE RAW => "`le` writes two's complement, negative numbers too, so `raw` has no effect; leave it out";
    LE PAD REVERSE_DIGITS HEX TEXT DIGITS => "`le` is an order of bytes, and `{}` writes text; keep one of them";
    LE REVERSE_TS UNIT => "only a big-endian time sorts; leave `le` out, or keep the time as an integer";
    LE NUL TERMINATOR LEN => "`le` is for integers and `{}` for text and bytes; keep the one that fits the type";
    REST DESC => "`rest` keeps no order that `desc` could reverse: bytes of the next field may follow a part of the text; leave `desc` out";
    REST TAIL => BEFORE_TAIL;
    REST NUL => "`nul` ends text with a 00, and `rest` without one; keep one of them";
    REST TERMINATOR LEN => "`{}` says where text ends, and `rest` finds it from the row's end; keep one of them";
    REST PAD REVERSE_TS WIDTH RAW LE HEX TEXT DIGITS UNIT REVERSE_DIGITS MAX => "`rest` writes text or bytes as they are, of any width, and `{}` does not; keep one of them";
    WITH REST HEX TEXT DIGITS REVERSE_TS PAD WIDTH MAX RAW LE NUL TERMINATOR LEN UNIT REVERSE_DIGITS AS => "`with` names the whole encoding, so `{}` has no effect; implement it in the codec, or leave it out";
}

/// Whether two contradict, or one is missing.
pub fn check(cx: &Ctxt, field: &Field<'_>) -> bool {
    let (known, field) = (field.known, field.declared);
    let mut reported: Vec<&str> = Vec::new();
    for (first, others, text) in CONFLICTS.iter().filter(|(first, ..)| field.span_of(first).is_some()) {
        for second in *others {
            // What `reverse_ts` writes has no sign.
            let agree = (first, second) == (&UNIT, &HEX) && field.reverse_ts.is_some();
            if let (Some(span), false) = (field.span_of(second), agree || reported.contains(second)) {
                cx.span(span, text.replace("{}", second));
                reported.push(second);
            }
        }
    }
    // Of other types, it does not fit, with or without digits.
    let fits = matches!(known, Known::Unsigned { .. } | Known::Other);
    let answered = reported.contains(&REVERSE_DIGITS)
        || [PAD, HEX, DIGITS].iter().any(|other| field.span_of(other).is_some());
    if let (Some(span), true, false) = (field.options.reverse_digits, fits, answered) {
        cx.span(span, "`reverse_digits` reverses decimal text, so it needs `#[pad(n)]` beside it");
        return true;
    }
    let scattered = field.options.terminator.as_ref().filter(|terminator| terminator.value != 0);
    if let (Some(_), Some(span)) = (scattered, field.options.desc) {
        cx.span(span, "text with a terminator other than 00 does not sort as its values do, so there is no order that `desc` could reverse; leave it out, or write `terminator = 0`, which sorts");
        return true;
    }
    !reported.is_empty()
}
