//! Enums: those without data are fields, those of key structs are the kinds of rows of one table.

use proc_macro2::TokenStream;
use syn::{DataEnum, DeriveInput, Fields};

use crate::ctxt::Ctxt;

pub mod kinds;
pub mod plain;

/// What is written for an enum.
pub fn derive(cx: &Ctxt, input: &DeriveInput, data: &DataEnum) -> TokenStream {
    if data.variants.is_empty() {
        cx.at(
            &input.ident,
            "an enum without variants has no value that a row could hold; give it at least one",
        );
        return TokenStream::new();
    }
    let with_data = data.variants.iter().any(|variant| !matches!(variant.fields, Fields::Unit));
    match with_data {
        false => match plain::parse(cx, input, data) {
            Some(plain) => crate::expand::variants::expand(&plain),
            None => TokenStream::new(),
        },
        true => match kinds::parse(cx, input, data) {
            Some(kinds) => crate::expand::kinds::expand(&kinds),
            None => TokenStream::new(),
        },
    }
}
