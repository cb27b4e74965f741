//! Tokens that generated code repeats, and tokens as text.

use proc_macro2::{Group, Ident, Punct, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use syn::DeriveInput;

/// A few tokens, as a list: appending a `TokenStream` to another is a call into rustc, and thousands of those calls were a
/// good part of the derive's time.
#[derive(Clone)]
pub struct Tokens(Vec<TokenTree>);

impl Tokens {
    /// `first::second`
    pub fn path(first: &Ident, second: &Ident) -> Self {
        let colon = |spacing| TokenTree::Punct(Punct::new(':', spacing));
        Tokens(vec![
            first.clone().into(),
            colon(Spacing::Joint),
            colon(Spacing::Alone),
            second.clone().into(),
        ])
    }
}

impl FromIterator<TokenTree> for Tokens {
    fn from_iter<I: IntoIterator<Item = TokenTree>>(tokens: I) -> Self {
        Tokens(tokens.into_iter().collect())
    }
}

impl From<TokenStream> for Tokens {
    fn from(tokens: TokenStream) -> Self {
        tokens.into_iter().collect()
    }
}

impl From<&Ident> for Tokens {
    fn from(name: &Ident) -> Self {
        Tokens(vec![name.clone().into()])
    }
}

impl ToTokens for Tokens {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(self.0.iter().cloned());
    }
}

/// The name of a function, raw where a later edition than the user's reserves it: generated code has the derive's edition.
pub fn function(name: &Ident) -> Ident {
    let later = ["async", "await", "dyn", "gen", "try"];
    match name.to_string() {
        text if later.contains(&text.as_str()) => Ident::new_raw(&text, name.span()),
        _ => name.clone(),
    }
}

/// The declaration with its name in place of `Self` in attributes and fields, if that is there: most of the generated code is in no
/// `impl` of the type.
pub fn without_self(input: &DeriveInput) -> Option<DeriveInput> {
    fn replace(tokens: TokenStream, name: &Ident) -> TokenStream {
        tokens
            .into_iter()
            .map(|token| match token {
                TokenTree::Group(group) => {
                    let mut inner = Group::new(group.delimiter(), replace(group.stream(), name));
                    inner.set_span(group.span());
                    inner.into()
                }
                TokenTree::Ident(ident) if ident == "Self" => {
                    let mut name = name.clone();
                    name.set_span(ident.span());
                    name.into()
                }
                other => other,
            })
            .collect()
    }
    let named = shown(input).contains("Self").then(|| replace(input.to_token_stream(), &input.ident));
    Some(DeriveInput { generics: input.generics.clone(), ..syn::parse2(named?).ok()? })
}

/// Tokens as text, for messages.
pub fn shown(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string()
}
