//! Tokens that generated code repeats, and tokens as text.

use proc_macro2::{Ident, Punct, Spacing, TokenStream, TokenTree};
use quote::ToTokens;

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

/// Tokens as text, for messages.
pub fn shown(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string()
}
