//! What the tokens of a type show. An alias shows nothing, so every rule is checked again by type; these checks only give
//! the better message.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{GenericArgument, PathArguments, Type};

use crate::tokens::Tokens;

/// A type by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    Unsigned { bits: u32 },
    Signed { bits: u32 },
    Float,
    Bool,
    Char,
    Text,
    Other,
}

/// The type inside invisible groups, parentheses and `Option`s: what attributes reach.
pub fn reached(ty: &Type) -> &Type {
    peeled(ty).0
}

/// The same, and the number of `Option`s.
pub fn peeled(ty: &Type) -> (&Type, usize) {
    match ty {
        Type::Group(group) => peeled(&group.elem),
        Type::Paren(paren) => peeled(&paren.elem),
        _ => match argument(ty) {
            Some((name, inner)) if name == "Option" => {
                let (reached, options) = peeled(inner);
                (reached, options + 1)
            }
            _ => (ty, 0),
        },
    }
}

/// The last name of a path type, and whether it is the only one.
pub fn name(ty: &Type) -> Option<(&Ident, bool)> {
    match ty {
        Type::Group(group) => name(&group.elem),
        Type::Paren(paren) => name(&paren.elem),
        Type::Path(path) => {
            let alone = path.qself.is_none() && path.path.segments.len() == 1;
            path.path.segments.last().map(|segment| (&segment.ident, alone))
        }
        _ => None,
    }
}

/// The name of a type with one type argument, and that argument.
pub fn argument(ty: &Type) -> Option<(&Ident, &Type)> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    let PathArguments::AngleBracketed(args) = &last.arguments else { return None };
    match args.args.first() {
        Some(GenericArgument::Type(inner)) if args.args.len() == 1 => Some((&last.ident, inner)),
        _ => None,
    }
}

/// `()` and `PhantomData<T>`.
pub fn is_empty(ty: &Type) -> bool {
    let marker = argument(ty).is_some_and(|(ident, _)| ident == "PhantomData");
    marker || matches!(ty, Type::Tuple(tuple) if tuple.elems.is_empty())
}

pub fn is_option(ty: &Type) -> bool {
    name(ty).is_some_and(|(ident, _)| ident == "Option")
}

/// A single name, or one under `std`, `core` or `alloc`: most likely the standard type.
fn standard(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return true };
    let segments = &path.path.segments;
    let root =
        segments.first().is_some_and(|first| ["std", "core", "alloc"].iter().any(|root| first.ident == root));
    path.qself.is_none() && (segments.len() == 1 || root)
}

/// The reached type, by its name.
pub fn known(ty: &Type) -> Known {
    let ty = reached(ty);
    if !standard(ty) {
        return Known::Other;
    }
    if let Type::Reference(reference) = ty {
        if reference.mutability.is_some() {
            return Known::Other;
        }
        return match (&*reference.elem, name(&reference.elem)) {
            (_, Some((ident, _))) if ident == "str" => Known::Text,
            (Type::Slice(slice), _) if is_byte(&slice.elem) => Known::Text,
            _ => Known::Other,
        };
    }
    let Some((ident, _)) = name(ty) else { return Known::Other };
    let bits = |text: &str| text.parse().ok().filter(|bits| [8, 16, 32, 64, 128].contains(bits));
    let text = ident.to_string();
    match text.as_str() {
        "f32" | "f64" => return Known::Float,
        "bool" => return Known::Bool,
        "char" => return Known::Char,
        "String" => return Known::Text,
        "Vec" | "Cow" if args_are_text(ty) => return Known::Text,
        _ => {}
    }
    let (sign, rest) = match text.strip_prefix("NonZero") {
        Some(number) => number.split_at_checked(1).unwrap_or_default(),
        None => match text.split_at_checked(1) {
            Some(("u", rest)) => ("U", rest),
            Some(("i", rest)) => ("I", rest),
            _ => return Known::Other,
        },
    };
    let unsigned = match sign {
        "U" => true,
        "I" => false,
        _ => return Known::Other,
    };
    match (bits(rest), unsigned) {
        (Some(bits), true) => Known::Unsigned { bits },
        (Some(bits), false) => Known::Signed { bits },
        (None, _) => Known::Other,
    }
}

/// The borrowed form of text, if the name of the type shows it.
pub fn borrowed_text(ty: &Type) -> Option<TokenStream> {
    let owned = name(ty).map(|(ident, _)| ident.to_string());
    match (ty, owned.as_deref()) {
        _ if known(ty) != Known::Text => None,
        (Type::Reference(reference), _) => Some(reference.elem.to_token_stream()),
        (_, Some("String")) => Some(quote!(__p::primitive::str)),
        (_, Some("Vec")) => Some(quote!([__u8])),
        _ => None,
    }
}

/// A reference, or an `Option` of one.
pub fn is_borrowed(ty: &Type) -> bool {
    matches!(reached(ty), Type::Reference(_))
}

fn args_are_text(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    let Some(PathArguments::AngleBracketed(args)) = path.path.segments.last().map(|last| &last.arguments)
    else {
        return false;
    };
    args.args.iter().any(|arg| match arg {
        GenericArgument::Type(Type::Slice(slice)) => is_byte(&slice.elem),
        GenericArgument::Type(ty) => is_byte(ty) || name(ty).is_some_and(|(ident, _)| ident == "str"),
        _ => false,
    })
}

fn is_byte(ty: &Type) -> bool {
    name(ty).is_some_and(|(ident, alone)| alone && ident == "u8")
}

/// The tokens of `node` with each lifetime replaced by `lifetime`.
pub fn with_lifetime(node: &impl ToTokens, lifetime: &str) -> Tokens {
    fn replace<T: FromIterator<TokenTree>>(tokens: TokenStream, lifetime: &str) -> T {
        let mut after_tick = false;
        tokens
            .into_iter()
            .map(|token| match token {
                TokenTree::Group(group) => {
                    let mut inner = Group::new(group.delimiter(), replace(group.stream(), lifetime));
                    inner.set_span(group.span());
                    TokenTree::Group(inner)
                }
                TokenTree::Punct(punct) => {
                    after_tick = punct.as_char() == '\'';
                    TokenTree::Punct(punct)
                }
                TokenTree::Ident(ident) if std::mem::take(&mut after_tick) && ident != "static" => {
                    TokenTree::Ident(Ident::new(lifetime, ident.span()))
                }
                other => other,
            })
            .collect()
    }
    replace(node.to_token_stream(), lifetime)
}

/// Whether a type has a lifetime other than `'static`.
pub fn has_lifetime(ty: &Type) -> bool {
    lifetime(ty, false).is_some()
}

/// Whether a lifetime is missing, which rustc refuses in a struct.
pub fn unnamed_lifetime(ty: &Type) -> bool {
    match ty {
        Type::Group(group) => unnamed_lifetime(&group.elem),
        Type::Paren(paren) => unnamed_lifetime(&paren.elem),
        Type::Array(array) => unnamed_lifetime(&array.elem),
        Type::Slice(slice) => unnamed_lifetime(&slice.elem),
        Type::Tuple(tuple) => tuple.elems.iter().any(unnamed_lifetime),
        Type::Reference(reference) => {
            reference.lifetime.as_ref().is_none_or(|lifetime| lifetime.ident == "_")
                || unnamed_lifetime(&reference.elem)
        }
        Type::Path(path) => path.path.segments.iter().any(|segment| match &segment.arguments {
            PathArguments::AngleBracketed(args) => args.args.iter().any(|arg| match arg {
                GenericArgument::Type(ty) => unnamed_lifetime(ty),
                GenericArgument::Lifetime(lifetime) => lifetime.ident == "_",
                _ => false,
            }),
            _ => false,
        }),
        _ => false,
    }
}

/// Whether a type mentions the one called `own`, by that name alone.
pub fn names(ty: &Type, own: &Ident) -> bool {
    match ty {
        Type::Group(group) => names(&group.elem, own),
        Type::Paren(paren) => names(&paren.elem, own),
        Type::Array(array) => names(&array.elem, own),
        Type::Slice(slice) => names(&slice.elem, own),
        Type::Reference(reference) => names(&reference.elem, own),
        Type::Tuple(tuple) => tuple.elems.iter().any(|ty| names(ty, own)),
        Type::Path(path) => {
            let segments = &path.path.segments;
            let alone = path.qself.is_none() && segments.len() == 1;
            let is_own = |name: &Ident| alone && name == own;
            segments.iter().any(|segment| match &segment.arguments {
                PathArguments::AngleBracketed(args) => args.args.iter().any(|arg| match arg {
                    GenericArgument::Type(ty) => names(ty, own),
                    _ => is_own(&segment.ident),
                }),
                _ => is_own(&segment.ident),
            })
        }
        _ => false,
    }
}

/// `str` and slices: a struct with such a field cannot be constructed.
pub fn is_unsized(ty: &Type) -> bool {
    matches!(ty, Type::Slice(_)) || name(ty).is_some_and(|(ident, alone)| alone && ident == "str")
}

/// The span of a `'static` in a type.
pub fn fixed_lifetime(node: &impl ToTokens) -> Option<Span> {
    lifetime(node, true)
}

/// The span of the first lifetime that is `'static`, or of the first that is not.
fn lifetime(node: &impl ToTokens, fixed: bool) -> Option<Span> {
    let mut after_tick = false;
    node.to_token_stream().into_iter().find_map(|token| match token {
        TokenTree::Group(group) => lifetime(&group.stream(), fixed),
        TokenTree::Punct(punct) => {
            after_tick = punct.as_char() == '\'';
            None
        }
        TokenTree::Ident(ident) if std::mem::take(&mut after_tick) && (ident == "static") == fixed => {
            Some(ident.span())
        }
        _ => None,
    })
}

/// A type as it is written by hand.
pub fn shown(ty: &Type) -> String {
    let mut shown = String::new();
    for word in ty.to_token_stream().to_string().split_whitespace() {
        let last = shown
            .rsplit(|c: char| !(c.is_alphanumeric() || c == '_' || c == '\''))
            .next()
            .unwrap_or_default();
        let ends_word = last.starts_with('\'') || ["mut", "dyn", "const", "impl", "as"].contains(&last);
        let apart = word == "as"
            || shown.ends_with([',', ';'])
            || (ends_word && !word.starts_with([',', '>', ';', ')', ']']));
        if apart {
            shown.push(' ');
        }
        shown.push_str(word);
    }
    shown
}

#[cfg(test)]
mod tests {
    use proc_macro2::{Delimiter, Group, TokenTree};
    use quote::quote;
    use syn::{Type, parse_quote};

    use super::{
        Known, fixed_lifetime, has_lifetime, is_option, is_unsized, known, name, reached, shown,
        unnamed_lifetime, with_lifetime,
    };

    fn ty(text: &str) -> Type {
        syn::parse_str(text).expect("a type")
    }

    /// As `macro_rules` passes a type, and in parentheses.
    fn wrapped(ty: &Type) -> [Type; 2] {
        let group = TokenTree::Group(Group::new(Delimiter::None, quote!(#ty)));
        let group: Type = parse_quote!(#group);
        assert!(matches!(group, Type::Group(_)));
        [group, parse_quote!((#ty))]
    }

    #[test]
    fn types_are_shown_as_written() {
        for text in [
            "u32",
            "&'a str",
            "&'a mut str",
            "&'a [u8]",
            "[String; 2]",
            "Option<Vec<u32>>",
            "Cow<'a, [u8]>",
            "Own<'a>",
            "(u8, i64)",
            "(&'a u8, Own<'b>)",
            "std::time::SystemTime",
            "[u8; N_as]",
        ] {
            assert_eq!(shown(&ty(text)), text);
        }
    }

    #[test]
    fn a_standard_name_is_known() {
        let unsigned = |bits| Known::Unsigned { bits };
        let signed = |bits| Known::Signed { bits };
        for (text, expected) in [
            ("u8", unsigned(8)),
            ("u16", unsigned(16)),
            ("u32", unsigned(32)),
            ("u64", unsigned(64)),
            ("u128", unsigned(128)),
            ("i8", signed(8)),
            ("i128", signed(128)),
            ("NonZeroU32", unsigned(32)),
            ("std::num::NonZeroI64", signed(64)),
            ("core::primitive::u8", unsigned(8)),
            ("f32", Known::Float),
            ("f64", Known::Float),
            ("bool", Known::Bool),
            ("char", Known::Char),
            ("String", Known::Text),
            ("alloc::string::String", Known::Text),
            ("&'a str", Known::Text),
            ("&'a [u8]", Known::Text),
            ("Vec<u8>", Known::Text),
            ("Cow<'a, str>", Known::Text),
            ("Cow<'a, [u8]>", Known::Text),
            ("Option<u32>", unsigned(32)),
            ("Option<Option<&'a str>>", Known::Text),
        ] {
            let ty = ty(text);
            assert_eq!(known(&ty), expected, "{text}");
            for ty in wrapped(&ty) {
                assert_eq!(known(&ty), expected, "{text} in a group");
                assert_eq!(known(&parse_quote!(Option<#ty>)), expected, "{text} in a group in an Option");
            }
        }
    }

    #[test]
    fn other_names_are_unknown() {
        for text in [
            "u24",
            "usize",
            "isize",
            "u",
            "i",
            "x8",
            "User",
            "\u{e9}8",
            "NonZero",
            "NonZero<u32>",
            "NonZeroX8",
            "NonZeroUsize",
            "my::u32",
            "my::String",
            "my::core::u32",
            "<u8 as Own>::u32",
            "<u8 as core::Own>::u32",
            "&'a mut str",
            "&'a u8",
            "&'a [u16]",
            "&'a [my::u8]",
            "&'a String",
            "Vec",
            "Vec<u16>",
            "Vec<my::u8>",
            "Vec<String>",
            "Cow<'a, [u16]>",
            "Cow<'a, [my::u8]>",
            "[u8; 4]",
            "(u8, u8)",
            "Option<usize>",
            "Option",
            "Option<'a>",
        ] {
            let ty = ty(text);
            assert_eq!(known(&ty), Known::Other, "{text}");
            for ty in wrapped(&ty) {
                assert_eq!(known(&ty), Known::Other, "{text} in a group");
            }
        }
    }

    #[test]
    fn attributes_reach_through_options() {
        for (text, expected) in [
            ("Option<Option<u8>>", "u8"),
            ("std::option::Option<u8>", "u8"),
            ("Vec<Option<u8>>", "Vec<Option<u8>>"),
            ("Option<'a>", "Option<'a>"),
            ("Option", "Option"),
        ] {
            let ty = ty(text);
            assert_eq!(shown(reached(&ty)), expected);
            for ty in wrapped(&ty) {
                assert_eq!(shown(reached(&ty)), expected);
                assert_eq!(is_option(&ty), !text.starts_with("Vec"), "{text}");
            }
        }
    }

    #[test]
    fn the_last_name_of_a_path() {
        for (text, expected) in [
            ("u8", Some(("u8", true))),
            ("my::u8", Some(("u8", false))),
            ("<u8 as Own>::A", Some(("A", false))),
            ("<u8>::A", Some(("A", false))),
            ("[u8]", None),
        ] {
            let ty = ty(text);
            let name = |ty: &Type| name(ty).map(|(ident, alone)| (ident.to_string(), alone));
            let expected = expected.map(|(name, alone)| (name.to_string(), alone));
            assert_eq!(name(&ty), expected);
            for ty in wrapped(&ty) {
                assert_eq!(name(&ty), expected);
            }
        }
    }

    #[test]
    fn a_reference_without_a_lifetime_is_found_at_any_depth() {
        for (text, expected) in [
            ("&str", true),
            ("&'_ str", true),
            ("&'a str", false),
            ("&'a &str", true),
            ("[&str; 2]", true),
            ("[&'a str; 2]", false),
            ("&'a [&str]", true),
            ("(u8, &str)", true),
            ("(u8, &'a str)", false),
            ("Option<&str>", true),
            ("Option<&'a str>", false),
            ("Cow<'_, str>", true),
            ("Cow<'a, str>", false),
            ("Own<{ 1 }>", false),
            ("Own", false),
            ("fn(u8) -> u8", false),
        ] {
            let ty = ty(text);
            assert_eq!(unnamed_lifetime(&ty), expected, "{text}");
            for ty in wrapped(&ty) {
                assert_eq!(unnamed_lifetime(&ty), expected, "{text} in a group");
            }
        }
    }

    #[test]
    fn a_type_that_mentions_the_key_is_found_at_any_depth() {
        let own = syn::parse_str("Key").expect("a name");
        for (text, expected) in [
            ("Key", true),
            ("Key<'a>", true),
            ("Vec<Key>", true),
            ("Option<Box<Key>>", true),
            ("[Key; 2]", true),
            ("(u8, Key)", true),
            ("&'a [Key]", true),
            // Another module, another name.
            ("other::Key", false),
            ("Vec<other::Key>", false),
            ("Keys", false),
            ("KeyId<u8>", false),
            ("<Key as Own>::Id", false),
        ] {
            let ty = ty(text);
            assert_eq!(super::names(&ty, &own), expected, "{text}");
            for ty in wrapped(&ty) {
                assert_eq!(super::names(&ty, &own), expected, "{text} in a group");
            }
        }
    }

    #[test]
    fn text_and_slices_are_unsized() {
        for (text, expected) in
            [("str", true), ("[u8]", true), ("my::str", false), ("u8", false), ("&'a str", false)]
        {
            assert_eq!(is_unsized(&ty(text)), expected, "{text}");
        }
    }

    #[test]
    fn static_is_found_at_any_depth() {
        for (text, expected) in [
            ("&'static str", Some(2)),
            ("(u8, &'static str)", Some(7)),
            ("Cow<'static, str>", Some(5)),
            ("(&'a u8, &'static str)", Some(11)),
            ("[&'static str; 2]", Some(3)),
            ("&'a str", None),
            ("Cow<'a, my::r#static>", None),
            ("(&'a u8, r#static)", None),
        ] {
            let found = fixed_lifetime(&ty(text)).map(|span| span.start().column);
            // In a unit test, the span leaves out the tick.
            assert_eq!(found, expected, "{text}");
            assert_eq!(has_lifetime(&ty(text)), text.contains("'a"), "{text}");
        }
        // The value of a const parameter.
        assert!(!has_lifetime(&ty("Tag<'a'>")));
    }

    #[test]
    fn every_lifetime_is_replaced() {
        for (text, expected) in [
            ("Cow<'a, (&'b str, a::Own)>", "Cow<'row, (&'row str, a::Own)>"),
            ("u32", "u32"),
            ("[&'a u8; 2]", "[&'row u8; 2]"),
        ] {
            let replaced = with_lifetime(&ty(text), "row");
            assert_eq!(shown(&parse_quote!(#replaced)), expected);
        }
    }
}
