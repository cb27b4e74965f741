//! `#[pad(6)]`, `#[pad(4, fill = ' ')]`.

use proc_macro2::Span;
use syn::Attribute;
use syn::spanned::Spanned as _;

use super::arg::{Arg, Spanned, Value, args, set};
use super::names::{FILL, OF_PAD, WIDTH};
use crate::ctxt::Ctxt;

pub struct Pad {
    pub width: Spanned<usize>,
    pub fill: Option<Spanned<u8>>,
    pub span: Span,
}

pub fn parse(cx: &Ctxt, attr: &Attribute) -> Option<Pad> {
    let before = args(cx, attr, "#[pad(6)]")?;
    let (mut width, mut fill) = (None, None);
    for arg in &before {
        match arg {
            Arg { name: None, .. } => set(cx, &mut width, WIDTH, arg.span, Some(width_of(cx, arg))),
            arg if arg.is(FILL) => {
                arg.set(cx, &mut fill, Some(arg.ascii(cx, "fill = ' '")));
            }
            Arg { value: Value::None, .. } => {
                cx.span(arg.span, "`pad` takes a literal width, for example `#[pad(6)]`");
                width.get_or_insert(None);
            }
            arg if arg.is(WIDTH) => {
                cx.span(arg.span, "`pad` takes its width alone, for example `#[pad(6)]`");
                width.get_or_insert(None);
            }
            arg => arg.unknown(cx, "`pad`", OF_PAD),
        }
    }
    if width.is_none() && (before.is_empty() || fill.is_some()) {
        cx.at(
            attr,
            "`pad` needs a width in bytes, for example `#[pad(6)]`: without one, 12 would sort before 3",
        );
    }
    Some(Pad { width: width??, fill: fill.flatten(), span: attr.path().span() })
}

fn width_of(cx: &Ctxt, arg: &Arg) -> Option<Spanned<usize>> {
    arg.number_within(cx, "#[pad(6)]", 1..=32767, "a field has at least one byte, and a row at most 32767")
}
