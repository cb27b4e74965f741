//! The arguments of an attribute, as all attributes take them.

use proc_macro2::{Ident, Span};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned as _;
use syn::{Attribute, Expr, Lit, Meta, Token, UnOp, parenthesized};

use super::meant::meant;
use super::nearest::nearest;
use super::value::{self, keyword, with_turbofish};
use crate::ctxt::Ctxt;
use crate::tokens::shown;

/// A value and its span.
#[derive(Clone)]
pub struct Spanned<T> {
    pub value: T,
    pub span: Span,
}

/// One argument of an attribute: `6`, `desc`, `max = 9`, `allow(hotspot)`.
pub struct Arg {
    pub name: Option<Ident>,
    pub value: Value,
    pub span: Span,
}

pub enum Value {
    None,
    Expr(Box<Expr>),
    List(Vec<Arg>),
}

impl Parse for Arg {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let named = input.peek(Ident::peek_any)
            && (input.peek2(Token![=]) || input.peek2(Token![,]) || input.peek2(syn::token::Paren) || {
                let ahead = input.fork();
                let _ = ahead.call(Ident::parse_any);
                ahead.is_empty()
            });
        if !named {
            value::without_equals(input)?;
            let expr = value::parse(input)?;
            return Ok(Arg { name: None, span: expr.span(), value: Value::Expr(Box::new(expr)) });
        }
        let name = input.call(Ident::parse_any)?;
        let span = name.span();
        let value = if input.peek(Token![=]) {
            input.parse::<Token![=]>()?;
            Value::Expr(Box::new(value::parse(input)?))
        } else if input.peek(syn::token::Paren) {
            let inner;
            parenthesized!(inner in input);
            Value::List(Punctuated::<Arg, Token![,]>::parse_terminated(&inner)?.into_iter().collect())
        } else {
            Value::None
        };
        Ok(Arg { name: Some(name), value, span })
    }
}

/// The arguments of an attribute, none if it has no parentheses; `None` if they could not be parsed, which is
/// reported.
pub fn args(cx: &Ctxt, attr: &Attribute, example: &str) -> Option<Vec<Arg>> {
    match &attr.meta {
        Meta::Path(_) => Some(Vec::new()),
        Meta::List(list) => match list.parse_args_with(Punctuated::<Arg, Token![,]>::parse_terminated) {
            Ok(args) => Some(args.into_iter().collect()),
            Err(error) => {
                cx.error(error);
                None
            }
        },
        Meta::NameValue(pair) => {
            let name = shown(&pair.path);
            cx.at(pair, format!("`{name}` takes its arguments in parentheses, for example `{example}`"));
            None
        }
    }
}

impl Arg {
    pub fn is(&self, name: &str) -> bool {
        self.name.as_ref().is_some_and(|ident| ident.unraw() == name)
    }

    /// Keeps an option that takes no value.
    pub fn flag(&self, cx: &Ctxt, slot: &mut Option<Span>) {
        if !matches!(self.value, Value::None) {
            let name = self.shown_name();
            cx.span(self.span, format!("`{name}` takes no value; write `{name}` alone"));
        }
        self.set(cx, slot, Some(self.span));
    }

    /// Whether an option that may stand alone has `word` as its value.
    pub fn maybe_word(&self, cx: &Ctxt, word: &str) -> Option<Spanned<bool>> {
        let given = match &self.value {
            Value::None => None,
            Value::Expr(expr) => Some(shown(peel(expr))),
            Value::List(_) => Some(String::new()),
        };
        if given.as_ref().is_some_and(|given| given != word) {
            let name = self.shown_name();
            cx.span(
                self.span,
                format!("`{name}` takes no value but `{word}`; write `{name}` alone, or `{name} = {word}`"),
            );
            return None;
        }
        Some(Spanned { value: given.is_some(), span: self.span })
    }

    /// Keeps the value of an option that may be written once.
    pub fn set<T>(&self, cx: &Ctxt, slot: &mut Option<T>, value: Option<T>) {
        set(cx, slot, &self.shown_name(), self.span, value);
    }

    pub fn shown_name(&self) -> String {
        self.name.as_ref().map_or_else(String::new, Ident::to_string)
    }

    /// The expression after `=`, or the argument itself.
    pub fn expr(&self, cx: &Ctxt, example: &str) -> Option<&Expr> {
        match &self.value {
            Value::Expr(expr) if !shown(expr).is_empty() => Some(peel(expr)),
            _ => {
                cx.span(self.span, format!("`{}` needs a value, for example `{example}`", self.shown_name()));
                None
            }
        }
    }

    /// A whole number that is not negative.
    pub fn number(&self, cx: &Ctxt, example: &str) -> Option<Spanned<u128>> {
        let expr = self.expr(cx, example)?;
        let number = integer(expr).and_then(|number| u128::try_from(number).ok());
        if number.is_none() {
            let text = match expr {
                Expr::Lit(lit) if matches!(lit.lit, Lit::Str(_)) => {
                    format!(
                        "expected a whole number and not text: write it without quotes, for example `{example}`"
                    )
                }
                Expr::Path(_) => format!(
                    "a number is needed here, as the macro cannot read constants: write it out, for example `{example}`"
                ),
                _ => format!("expected a whole number that is not negative, for example `{example}`"),
            };
            cx.at(expr, text);
        }
        Some(Spanned { value: number?, span: expr.span() })
    }

    /// A whole number in a range, which `why` explains.
    pub fn number_within(
        &self,
        cx: &Ctxt,
        example: &str,
        range: std::ops::RangeInclusive<usize>,
        why: &str,
    ) -> Option<Spanned<usize>> {
        let number = self.number(cx, example)?;
        match usize::try_from(number.value) {
            Ok(value) if range.contains(&value) => Some(Spanned { value, span: number.span }),
            _ => {
                let (first, last) = (range.start(), range.end());
                let outside = match *last {
                    usize::MAX => format!("is below {first}"),
                    last => format!("is outside {first}..={last}"),
                };
                cx.span(number.span, format!("`{}` {outside}: {why}", number.value));
                None
            }
        }
    }

    /// One ASCII byte, written as a character, a byte or text of one character.
    pub fn ascii(&self, cx: &Ctxt, example: &str) -> Option<Spanned<u8>> {
        let expr = self.expr(cx, example)?;
        let byte = byte(expr).filter(u8::is_ascii);
        if byte.is_none() {
            cx.at(expr, expected(expr, "one ASCII character", example));
        }
        Some(Spanned { value: byte?, span: expr.span() })
    }

    /// Text or bytes that are not empty.
    pub fn bytes(&self, cx: &Ctxt, example: &str) -> Option<Spanned<Vec<u8>>> {
        let expr = self.expr(cx, example)?;
        let bytes = match literal(expr) {
            Some(Lit::Str(text)) => text.value().into_bytes(),
            Some(Lit::ByteStr(bytes)) => bytes.value(),
            _ => {
                cx.at(expr, expected(expr, "text or bytes", example));
                return None;
            }
        };
        if bytes.is_empty() {
            cx.at(expr, format!("`{}` is empty, so it does nothing; leave it out", self.shown_name()));
            return None;
        }
        Some(Spanned { value: bytes, span: expr.span() })
    }

    /// An identifier.
    pub fn ident(&self, cx: &Ctxt, example: &str) -> Option<Ident> {
        let expr = self.expr(cx, example)?;
        let ident = match expr {
            Expr::Path(path) => path.path.get_ident().cloned(),
            Expr::Lit(lit) => match &lit.lit {
                Lit::Str(text) => text.parse().ok(),
                _ => None,
            },
            _ => None,
        };
        if let Some(word) = keyword(expr) {
            cx.at(
                expr,
                format!("`{word}` is a keyword of Rust and cannot be a name; write another, for example `{example}`"),
            );
            return None;
        }
        if ident.is_none() {
            cx.at(expr, format!("expected a name, for example `{example}`"));
        }
        ident
    }

    /// A path.
    pub fn path(&self, cx: &Ctxt, example: &str) -> Option<syn::Path> {
        match self.expr(cx, example)? {
            Expr::Path(path) => Some(path.path.clone()),
            other => {
                let text = match (with_turbofish(other), literal(other)) {
                    (Some(path), _) => {
                        format!(
                            "in an attribute, generic arguments follow `::`, as in an expression: write `{path}`"
                        )
                    }
                    (None, Some(Lit::Str(_))) => {
                        format!("expected a path without quotes, for example `{example}`")
                    }
                    (None, _) => format!("expected a path, for example `{example}`"),
                };
                cx.at(other, text);
                None
            }
        }
    }

    /// The arguments in parentheses.
    pub fn list(&self, cx: &Ctxt, example: &str) -> &[Arg] {
        match &self.value {
            Value::List(list) => list,
            _ => {
                let name = self.shown_name();
                cx.span(self.span, format!("`{name}` takes its arguments in parentheses: `{example}`"));
                &[]
            }
        }
    }

    /// Reports that there is no option of this name, and which one is nearest.
    pub fn unknown(&self, cx: &Ctxt, of: &str, options: &[&str]) {
        let Some(name) = &self.name else {
            cx.span(self.span, format!("{of} takes named options: {}", listed(options)));
            return;
        };
        let text = match (meant(&name.to_string(), options), nearest(&name.to_string(), options)) {
            (Some(meant), _) => format!("{of} has no option `{name}`: {meant}"),
            (None, Some(near)) => format!("{of} has no option `{name}`; did you mean `{near}`?"),
            (None, None) => format!("{of} has no option `{name}`; it takes {}", listed(options)),
        };
        cx.span(self.span, text);
    }
}

fn listed(options: &[&str]) -> String {
    let quoted: Vec<String> = options.iter().map(|option| format!("`{option}`")).collect();
    quoted.join(", ")
}

/// The error of a value that is not the literal it should be.
pub fn expected(expr: &Expr, what: &str, example: &str) -> String {
    let why = match expr {
        Expr::Path(_) | Expr::Macro(_) => ", written out as the macro cannot read constants",
        _ => "",
    };
    format!("expected {what}{why}, for example `{example}`")
}

/// Keeps the first value; a second one is an error.
pub fn set<T>(cx: &Ctxt, slot: &mut Option<T>, name: &str, span: Span, value: Option<T>) {
    if slot.is_some() {
        cx.span(span, format!("`{name}` is written twice, and only one can have an effect; keep one"));
    } else {
        *slot = value;
    }
}

/// Without the invisible groups that `macro_rules` puts around what it is given.
pub fn peel(expr: &Expr) -> &Expr {
    match expr {
        Expr::Group(group) => peel(&group.expr),
        Expr::Paren(paren) => peel(&paren.expr),
        _ => expr,
    }
}

pub fn literal(expr: &Expr) -> Option<&Lit> {
    match peel(expr) {
        Expr::Lit(lit) => Some(&lit.lit),
        _ => None,
    }
}

/// A literal of one byte: a character of ASCII, a byte, or text of one.
pub fn byte(expr: &Expr) -> Option<u8> {
    match literal(expr)? {
        Lit::Char(text) => u8::try_from(text.value()).ok().filter(u8::is_ascii),
        Lit::Byte(byte) => Some(byte.value()),
        Lit::Str(text) => <[u8; 1]>::try_from(text.value().as_bytes()).ok().map(|[byte]| byte),
        Lit::ByteStr(text) => <[u8; 1]>::try_from(&text.value()[..]).ok().map(|[byte]| byte),
        _ => None,
    }
}

/// A literal number, with its sign.
pub fn integer(expr: &Expr) -> Option<Number> {
    match peel(expr) {
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => match integer(&unary.expr)? {
            Number { negative: false, magnitude } => Some(Number { negative: true, magnitude }),
            Number { .. } => None,
        },
        Expr::Lit(lit) => match &lit.lit {
            Lit::Int(int) => Some(Number { negative: false, magnitude: int.base10_parse().ok()? }),
            _ => None,
        },
        _ => None,
    }
}

/// A literal number.
#[derive(Clone, Copy)]
pub struct Number {
    pub negative: bool,
    pub magnitude: u128,
}

impl TryFrom<Number> for u128 {
    type Error = ();

    fn try_from(number: Number) -> Result<u128, ()> {
        if number.negative { Err(()) } else { Ok(number.magnitude) }
    }
}
