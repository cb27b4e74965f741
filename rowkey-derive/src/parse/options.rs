//! `#[rowkey(..)]` of a field.

use proc_macro2::{Ident, Span};
use syn::spanned::Spanned as _;
use syn::{Attribute, Meta, Path};

use super::arg::{Arg, Spanned, args, integer};
use super::as_type::{self, As};
use super::names::{
    AS, COMPACT, DESC, DIGITS, HEX, LE, LEN, LITERAL, MAX, NAME, NUL, ON_A_FIELD, ON_A_STRUCT, PAD, RAW,
    REST, REVERSE_DIGITS, REVERSE_TS, SALT, TAIL, TERMINATOR, TEXT, UNIT, UPPER, WIDTH, WITH,
};
use super::unit::{self, Unit};
use super::{len, terminator};
use crate::ctxt::Ctxt;

#[derive(Default)]
pub struct Options {
    pub desc: Option<Span>,
    pub width: Option<Spanned<usize>>,
    pub max: Option<Spanned<u128>>,
    pub reverse_digits: Option<Span>,
    pub raw: Option<Span>,
    pub nul: Option<Span>,
    /// The byte that ends text.
    pub terminator: Option<Spanned<u8>>,
    /// The bytes of the length before text.
    pub len: Option<Spanned<usize>>,
    /// Little-endian.
    pub le: Option<Span>,
    /// Whether in upper case.
    pub hex: Option<Spanned<bool>>,
    /// Whether compact.
    pub text: Option<Spanned<bool>>,
    pub digits: Option<Span>,
    pub unit: Option<Spanned<Unit>>,
    pub tail: Option<Span>,
    pub rest: Option<Span>,
    /// Constant bytes before the field.
    pub literal: Option<Spanned<Vec<u8>>>,
    pub name: Option<Ident>,
    /// A name that could not be parsed, which is reported already.
    pub unreadable_name: bool,
    /// `as`
    pub as_type: Option<As>,
    pub with: Option<Path>,
}

impl Options {
    /// Where it has the option of this name.
    pub fn span_of(&self, name: &str) -> Option<Span> {
        match name {
            DESC => self.desc,
            WIDTH => self.width.as_ref().map(|width| width.span),
            MAX => self.max.as_ref().map(|max| max.span),
            REVERSE_DIGITS => self.reverse_digits,
            RAW => self.raw,
            NUL => self.nul,
            TERMINATOR => self.terminator.as_ref().map(|terminator| terminator.span),
            LEN => self.len.as_ref().map(|len| len.span),
            LE => self.le,
            HEX => self.hex.as_ref().map(|hex| hex.span),
            TEXT => self.text.as_ref().map(|text| text.span),
            DIGITS => self.digits,
            UNIT => self.unit.as_ref().map(|unit| unit.span),
            TAIL => self.tail,
            REST => self.rest,
            LITERAL => self.literal.as_ref().map(|literal| literal.span),
            AS => self.as_type.as_ref().map(|other| other.ty.span()),
            WITH => self.with.as_ref().map(|path| path.span()),
            _ => None,
        }
    }
}

pub fn parse(cx: &Ctxt, attr: &Attribute, into: &mut Options) {
    let Some(list) = args(cx, attr, "#[rowkey(desc)]") else { return };
    if matches!(attr.meta, Meta::Path(_)) {
        cx.at(attr, "`rowkey` on a field needs an option, for example `#[rowkey(desc)]`");
    }
    for arg in &list {
        match arg.shown_name().as_str() {
            DESC => arg.flag(cx, &mut into.desc),
            REVERSE_DIGITS => arg.flag(cx, &mut into.reverse_digits),
            RAW => arg.flag(cx, &mut into.raw),
            NUL => arg.flag(cx, &mut into.nul),
            TAIL => arg.flag(cx, &mut into.tail),
            REST => arg.flag(cx, &mut into.rest),
            HEX => arg.set(cx, &mut into.hex, arg.maybe_word(cx, UPPER)),
            TEXT => arg.set(cx, &mut into.text, arg.maybe_word(cx, COMPACT)),
            DIGITS => arg.flag(cx, &mut into.digits),
            WIDTH => {
                let why = "an integer has 1 to 16 bytes";
                arg.set(cx, &mut into.width, arg.number_within(cx, "width = 3", 1..=16, why));
            }
            LEN => arg.set(cx, &mut into.len, len::parse(cx, arg)),
            LE => arg.flag(cx, &mut into.le),
            TERMINATOR => arg.set(cx, &mut into.terminator, terminator::parse(cx, arg)),
            UNIT => arg.set(cx, &mut into.unit, unit::parse(cx, arg)),
            LITERAL => arg.set(cx, &mut into.literal, arg.bytes(cx, "literal = \"o:\"")),
            MAX => arg.set(cx, &mut into.max, max(cx, arg)),
            NAME => {
                let ident = arg.ident(cx, "name = other");
                into.unreadable_name |= ident.is_none();
                arg.set(cx, &mut into.name, ident);
            }
            AS => arg.set(cx, &mut into.as_type, as_type::parse(cx, arg)),
            WITH => arg.set(cx, &mut into.with, arg.path(cx, "with = path::to::Codec")),
            SALT => cx.span(
                arg.span,
                "the salt is an attribute of its own: `#[salt(buckets = 16)]`, and `#[salt]` on further fields",
            ),
            PAD => cx.span(arg.span, "`pad` is an attribute of its own: `#[pad(6)]`"),
            REVERSE_TS => cx.span(arg.span, "`reverse_ts` is an attribute of its own: `#[reverse_ts]`"),
            other if ON_A_STRUCT.contains(&other) => cx.span(
                arg.span,
                format!("`{other}` is an option of the whole key; write it above the struct"),
            ),
            _ => arg.unknown(cx, "`rowkey` on a field", ON_A_FIELD),
        }
    }
}

fn max(cx: &Ctxt, arg: &Arg) -> Option<Spanned<u128>> {
    let expr = arg.expr(cx, "max = 1439")?;
    if integer(expr).is_some_and(|number| number.negative) {
        cx.at(expr, "`max` cannot be negative: it does not limit negative numbers; leave it out");
        return None;
    }
    arg.number(cx, "max = 1439")
}
