//! Two types for each field: the one that messages name, and the step of a scan past it.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::{This, number};
use crate::model::{Field, Key};
use crate::tokens::Tokens;

pub fn expand(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let module = module(this);
    let names = key.fields.iter().map(|field| &field.function);
    let steps = key.fields.iter().map(|field| {
        let (past, step) = (past(field), step(key, field));
        quote!(type #past = #step;)
    });
    quote! {
        mod #module {
            #(pub(super) enum #names {})*
        }
        #(#steps)*
    }
}

fn module(this: &This<'_>) -> Ident {
    format_ident!("__{}", this.name)
}

/// The type of a field.
pub fn marker(this: &This<'_>, field: &Field<'_>) -> Tokens {
    Tokens::path(&module(this), &field.function)
}

/// The alias of the step past a field. Each number in a type is a constant of its own for the compiler: so it is written
/// once.
pub fn past(field: &Field<'_>) -> Ident {
    format_ident!("__past_{}", field.name())
}

/// The step that leads to a field.
pub fn before(key: &Key<'_>, field: &Field<'_>) -> TokenStream {
    match key.before(field) {
        None => quote!(__scan::Plain<0>),
        Some(before) => past(before).into_token_stream(),
    }
}

/// The steps past the first fields, each beside the rest of them; as many as the core has names for.
pub fn steps(key: &Key<'_>) -> TokenStream {
    key.fields.iter().take(12).rev().map(past).fold(quote!(()), |rest, past| quote!((#past, #rest)))
}

/// What the field does to the bucket, and how far a scan is then.
fn step(key: &Key<'_>, field: &Field<'_>) -> TokenStream {
    let (after, last) = (number(field.index + 1), key.bucket_fixed_at() == field.index + 1);
    match key.in_salt().any(|salted| salted.index == field.index) {
        true if last => quote!(__scan::LastSalted<#after>),
        true => quote!(__scan::Salted<#after>),
        false => quote!(__scan::Plain<#after>),
    }
}

#[cfg(test)]
mod tests {
    use crate::expand::declared::written;

    #[test]
    fn the_bucket_is_fixed_with_the_last_salted_field() {
        for (input, expected) in [
            ("struct Key(#[salt(buckets = 4)] u8, u8, #[salt] u8, u8);", "Salted Plain LastSalted Plain"),
            ("#[rowkey(salt(buckets = 4))] struct Key(u8, u8);", "Salted LastSalted"),
            ("struct Key(u8, u8);", "Plain Plain"),
        ] {
            let written = written(input, super::expand);
            let roles: Vec<&str> = written
                .split("type__past_")
                .skip(1)
                .filter_map(|rest| rest.split_once("__scan::")?.1.split('<').next())
                .collect();
            assert_eq!(roles.join(" "), expected, "{input}");
        }
    }
}
