//! What the tokens of a type tell before any type is known. An alias tells nothing, so every rule
//! that counts is checked again where types are; these checks only give the better message.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{GenericArgument, PathArguments, Type};

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
    match ty {
        Type::Group(group) => reached(&group.elem),
        Type::Paren(paren) => reached(&paren.elem),
        Type::Path(path) => match path.path.segments.last() {
            Some(last) if last.ident == "Option" => match &last.arguments {
                PathArguments::AngleBracketed(args) => match args.args.first() {
                    Some(GenericArgument::Type(inner)) => reached(inner),
                    _ => ty,
                },
                _ => ty,
            },
            _ => ty,
        },
        _ => ty,
    }
}

/// The last name of a path type, and whether it stands alone.
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

pub fn is_option(ty: &Type) -> bool {
    name(ty).is_some_and(|(ident, _)| ident == "Option")
}

/// A name that stands alone, or behind `std`, `core` or `alloc`: most likely what it says.
fn standard(ty: &Type) -> bool {
    match ty {
        Type::Group(group) => standard(&group.elem),
        Type::Paren(paren) => standard(&paren.elem),
        Type::Path(path) => {
            let segments = &path.path.segments;
            let root = segments
                .first()
                .is_some_and(|first| ["std", "core", "alloc"].iter().any(|root| first.ident == root));
            path.qself.is_none() && (segments.len() == 1 || root)
        }
        _ => true,
    }
}

/// What the name of the reached type says.
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
pub fn with_lifetime(node: &impl ToTokens, lifetime: &str) -> TokenStream {
    fn replace(tokens: TokenStream, lifetime: &str) -> TokenStream {
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
                TokenTree::Ident(ident) if std::mem::take(&mut after_tick) => {
                    TokenTree::Ident(Ident::new(lifetime, ident.span()))
                }
                other => other,
            })
            .collect()
    }
    replace(node.to_token_stream(), lifetime)
}

/// Whether a reference has no lifetime, which is no field of any struct.
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

/// `str` and slices, which no struct can hold and be made.
pub fn is_unsized(ty: &Type) -> bool {
    matches!(ty, Type::Slice(_)) || name(ty).is_some_and(|(ident, alone)| alone && ident == "str")
}

/// Where `'static` stands in a type.
pub fn fixed_lifetime(node: &impl ToTokens) -> Option<Span> {
    fn find(tokens: TokenStream) -> Option<Span> {
        let mut after_tick = false;
        tokens.into_iter().find_map(|token| match token {
            TokenTree::Group(group) => find(group.stream()),
            TokenTree::Punct(punct) => {
                after_tick = punct.as_char() == '\'';
                None
            }
            TokenTree::Ident(ident) if std::mem::take(&mut after_tick) && ident == "static" => {
                Some(ident.span())
            }
            _ => None,
        })
    }
    find(node.to_token_stream())
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
        let apart =
            shown.ends_with([',', ';']) || (ends_word && !word.starts_with([',', '>', ';', ')', ']']));
        if apart {
            shown.push(' ');
        }
        shown.push_str(word);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn types_are_shown_as_written() {
        for text in
            ["u32", "&'a str", "[String; 2]", "Option<Vec<u32>>", "Cow<'a, [u8]>", "std::time::SystemTime"]
        {
            assert_eq!(shown(&syn::parse_str(text).expect("a type")), text);
        }
    }
}
