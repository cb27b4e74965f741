//! The value of an option: an expression, or tokens that are none. The option then says what it takes instead: it knows
//! more than a parser of expressions.

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{BinOp, Expr, Lit, PathArguments, Token, Type, TypePath};

use crate::tokens::shown;

/// Up to the next comma. What does not parse is kept as [`Expr::Verbatim`].
pub fn parse(input: ParseStream) -> syn::Result<Expr> {
    let begins = input.peek(Ident::peek_any) && begins_expression(&input.fork().call(Ident::parse_any)?);
    let parses = (begins || !input.peek(Ident::peek_any))
        && input.fork().parse::<Expr>().is_ok_and(|expr| {
            // `M<u8, u16>` begins like the comparison `M < u8`.
            let compares = matches!(expr, Expr::Binary(binary) if matches!(binary.op, BinOp::Lt(_)));
            !(compares && input.fork().parse::<Type>().is_ok())
        });
    if parses { input.parse() } else { Ok(Expr::Verbatim(up_to_comma(input)?)) }
}

/// Not a keyword, or one that begins a path or is a literal. `$crate` is one token where a macro wrote the attribute.
fn begins_expression(word: &Ident) -> bool {
    let alone =
        ["self", "Self", "super", "crate", "$crate", "true", "false"].iter().any(|alone| word == alone);
    alone || is_name(&word.to_string())
}

fn is_name(word: &str) -> bool {
    syn::parse_str::<Ident>(word).is_ok()
}

/// A comma between angle brackets separates generic arguments.
fn up_to_comma(input: ParseStream) -> syn::Result<TokenStream> {
    let (mut tokens, mut depth) = (TokenStream::new(), 0_usize);
    while !input.is_empty() && (depth > 0 || !input.peek(Token![,])) {
        let token: TokenTree = input.parse()?;
        if let TokenTree::Punct(punct) = &token {
            match punct.as_char() {
                '<' => depth += 1,
                '>' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        tokens.extend([token]);
    }
    Ok(tokens)
}

/// Refuses `width: 3` and `width 3`.
pub fn without_equals(input: ParseStream) -> syn::Result<()> {
    let colon = input.peek2(Token![:]) && !input.peek2(Token![::]);
    if !input.peek(Ident::peek_any) || !(colon || input.peek2(Lit)) {
        return Ok(());
    }
    let ahead = input.fork();
    let name = ahead.call(Ident::parse_any)?;
    let span = ahead.span();
    ahead.parse::<Option<Token![:]>>()?;
    let value = shown(&up_to_comma(&ahead)?);
    Err(syn::Error::new(span, format!("an option takes its value after `=`: write `{name} = {value}`")))
}

/// The keyword, where the value is one.
pub fn keyword(expr: &Expr) -> Option<String> {
    let word = shown(expr);
    let is_word = !word.is_empty() && word.chars().all(|char| char.is_ascii_alphabetic());
    let is_literal = ["true", "false"].contains(&word.as_str());
    (is_word && !is_literal && !is_name(&word)).then_some(word)
}

/// `C<3>` as it has to be written where an expression is read: `C::<3>`.
pub fn with_turbofish(expr: &Expr) -> Option<String> {
    let Expr::Verbatim(tokens) = expr else { return None };
    let parse = |input: ParseStream<'_>| input.parse::<TypePath>();
    let mut path = parse.parse2(tokens.clone()).ok()?.path;
    for segment in &mut path.segments {
        if let PathArguments::AngleBracketed(args) = &mut segment.arguments {
            args.colon2_token = Some(Default::default());
        }
    }
    let path = Type::Path(TypePath { attrs: Vec::new(), qself: None, path });
    Some(crate::types::shown(&path))
}

#[cfg(test)]
mod tests {
    use syn::Expr;
    use syn::parse::{ParseStream, Parser};

    use super::{keyword, parse, shown, with_turbofish, without_equals};

    /// The value at the beginning of `text`, and the rest.
    fn value(text: &str) -> (Expr, String) {
        let parse = |input: ParseStream<'_>| {
            let value = parse(input)?;
            let rest: proc_macro2::TokenStream = input.parse()?;
            Ok((value, rest.to_string()))
        };
        parse.parse_str(text).expect("tokens")
    }

    #[test]
    fn a_value_ends_at_the_comma() {
        for (text, value_of_it, rest) in [
            ("3, desc", "3", ",desc"),
            ("N < 3, desc", "N<3", ",desc"),
            ("i64::MAX", "i64::MAX", ""),
            ("\"evt\", ord", "\"evt\"", ",ord"),
            ("C::<3>, desc", "C::<3>", ",desc"),
            // None of these is an expression.
            ("Max<Pad<3>, 9>, desc", "Max<Pad<3>,9>", ",desc"),
            ("my::M<u8, u16>, desc", "my::M<u8,u16>", ",desc"),
            ("M<u8, Vec<u16>>, to = to", "M<u8,Vec<u16>>", ",to=to"),
            ("loop {}, desc", "loop{}", ",desc"),
            ("type, desc", "type", ",desc"),
            ("1 +, desc", "1+", ",desc"),
        ] {
            let (found, left) = value(text);
            let (found, left) = (shown(&found).replace(' ', ""), left.replace(' ', ""));
            assert_eq!((found.as_str(), left.as_str()), (value_of_it, rest), "{text}");
        }
    }

    #[test]
    fn a_keyword_is_known() {
        for (text, expected) in [
            ("type", Some("type")),
            ("self", Some("self")),
            ("r#type", None),
            ("other", None),
            ("true", None),
            ("\"type\"", None),
            ("loop {}", None),
        ] {
            assert_eq!(keyword(&value(text).0).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn generic_arguments_follow_colons() {
        for (text, expected) in [
            ("C<3>", Some("C::<3>")),
            ("my::Max<my::Pad<3>, 9>", Some("my::Max::<my::Pad<3>, 9>")),
            ("C<'a>", Some("C::<'a>")),
            ("C::<3>", None),
            ("C", None),
            ("loop {}", None),
        ] {
            assert_eq!(with_turbofish(&value(text).0).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn an_equals_sign_is_missed() {
        for (text, expected) in [
            ("width: 3", Some("write `width = 3`")),
            ("width 3", Some("write `width = 3`")),
            ("name: \"other\", desc", Some("write `name = \"other\"`")),
            ("width = 3", None),
            ("i64::MAX", None),
            ("desc", None),
            ("6", None),
        ] {
            let parse = |input: ParseStream<'_>| {
                let refused = without_equals(input).map_err(|error| error.to_string()).err();
                input.parse::<proc_macro2::TokenStream>()?;
                Ok(refused)
            };
            let refused = parse.parse_str(text).expect("tokens");
            assert_eq!(refused.is_some(), expected.is_some(), "{text}");
            assert!(refused.is_none_or(|error| expected.is_some_and(|end| error.ends_with(end))), "{text}");
        }
    }
}
