//! An enum of keys: several row kinds, of a table or inside another key. `decode` picks the variant by its constant prefix.

use proc_macro2::Ident;
use quote::ToTokens as _;
use syn::ext::IdentExt;
use syn::{DeriveInput, Fields, Type};

use crate::parse::container::Container;
use crate::parse::{Declaration, Variant};
use crate::tokens::function;
use crate::types;

pub struct Kinds<'a> {
    pub input: &'a DeriveInput,
    pub container: &'a Container,
    pub kinds: Vec<Kind<'a>>,
}

pub struct Kind<'a> {
    pub declared: &'a Variant<'a>,
    pub ident: &'a Ident,
    pub prefix: &'a [u8],
    /// The key that the variant holds; `None` where it holds nothing.
    pub ty: Option<&'a Type>,
    /// The name of its functions in the builder.
    pub function: Ident,
}

impl<'a> Kinds<'a> {
    pub fn of(declaration: &'a Declaration<'a>, variants: &'a [Variant<'a>]) -> Self {
        let kinds = variants.iter().map(|variant| {
            let ident = &variant.syntax.ident;
            Kind {
                declared: variant,
                ident,
                prefix: variant.options.prefix.as_ref().map_or(&[], |prefix| &prefix.value),
                ty: match &variant.syntax.fields {
                    Fields::Unnamed(fields) if fields.unnamed.len() == 1 => Some(&fields.unnamed[0].ty),
                    _ => None,
                },
                function: variant.options.name.clone().unwrap_or_else(|| snake_case(ident)),
            }
        });
        Kinds { input: declaration.input, container: &declaration.container, kinds: kinds.collect() }
    }

    /// In the order of their prefixes.
    pub fn sorted(&self) -> Vec<&Kind<'a>> {
        let mut kinds: Vec<_> = self.kinds.iter().collect();
        kinds.sort_by(|a, b| a.prefix.cmp(b.prefix));
        kinds
    }

    /// Those whose key type no other variant holds, as far as the tokens show, without `from = false`.
    pub fn converting(&self) -> Vec<(&Kind<'a>, &'a Type)> {
        let willing = self.kinds.iter().filter(|kind| kind.declared.options.from.is_none());
        let willing: Vec<_> = willing.filter_map(|kind| Some((kind, kind.ty?))).collect();
        let shown = |ty| types::with_lifetime(types::reached(ty), "static").to_token_stream().to_string();
        let names: Vec<String> = willing.iter().map(|(_, ty)| shown(*ty)).collect();
        let once = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
        willing.iter().zip(&names).filter(|(_, name)| once(name)).map(|(kind, _)| *kind).collect()
    }
}

/// `UserMail` is `user_mail`.
fn snake_case(ident: &Ident) -> Ident {
    let mut name = String::new();
    let text = ident.unraw().to_string();
    let mut before_lower = false;
    for (i, char) in text.chars().enumerate() {
        let next_lower = text.chars().nth(i + 1).is_some_and(char::is_lowercase);
        if char.is_uppercase() && i > 0 && (before_lower || next_lower) && !name.ends_with('_') {
            name.push('_');
        }
        before_lower = char.is_lowercase() || char.is_numeric();
        name.extend(char.to_lowercase());
    }
    let mut function = match (syn::parse_str::<Ident>(&name), name.as_str()) {
        (Ok(plain), _) => function(&plain),
        // These have no raw form.
        (_, "crate" | "self" | "super") => quote::format_ident!("{name}_"),
        _ => Ident::new_raw(&name, ident.span()),
    };
    function.set_span(proc_macro2::Span::call_site().located_at(ident.span()));
    function
}

#[cfg(test)]
mod tests {
    use super::snake_case;

    #[test]
    fn functions_are_called_as_functions_are() {
        for (variant, function) in [
            ("User", "user"),
            ("UserMail", "user_mail"),
            ("HTTPServer", "http_server"),
            ("ServerHTTP", "server_http"),
            ("User2Mail", "user2_mail"),
            ("User_Mail", "user_mail"),
            ("AB", "ab"),
            ("ABc", "a_bc"),
            ("X", "x"),
            ("user", "user"),
            ("Type", "r#type"),
            ("r#Type", "r#type"),
            ("Gen", "r#gen"),
            ("Crate", "crate_"),
            ("SELF", "self_"),
            ("Super", "super_"),
        ] {
            assert_eq!(snake_case(&syn::parse_str(variant).expect("a name")).to_string(), function);
        }
    }
}
