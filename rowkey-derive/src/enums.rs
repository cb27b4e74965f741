//! Enums: those without data are fields, those of key structs are the kinds of rows of one table.

use proc_macro2::TokenStream;
use syn::{DataEnum, DeriveInput, Fields};

use crate::ctxt::Ctxt;

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
    let with_data = data.variants.iter().find(|variant| !matches!(variant.fields, Fields::Unit));
    match with_data {
        None => match plain::parse(cx, input, data) {
            Some(plain) => crate::expand::variants::expand(&plain),
            None => TokenStream::new(),
        },
        Some(_) => {
            cx.at(data.enum_token, "`RowKey` is derived for structs: the variants of an enum have no layout in common. Put what they share into a struct, and the variant as a number in front");
            TokenStream::new()
        }
    }
}
