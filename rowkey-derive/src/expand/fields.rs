//! Two types for each field: one that messages name, and the step of a scan past it.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::This;
use crate::model::{Field, Key};
use crate::tokens::Tokens;

pub fn expand(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let module = module(this);
    let start = start(this);
    let names = key.fields.iter().map(|field| &field.function);
    let steps = key.fields.iter().map(|field| {
        let (past, step) = (past(field), step(key, field));
        quote!(type #past = #step;)
    });
    quote! {
        mod #module {
            pub enum #start {}
            #(pub enum #names {})*
        }
        use #module as __f;
        #(#steps)*
    }
}

/// Messages show it if several keys have a field of that name: `fields_of_Event::at`.
fn module(this: &This<'_>) -> Ident {
    format_ident!("fields_of_{}", this.name)
}

/// The type of the start of a scan. Messages show it: "directly after `prefix_of_Event`".
fn start(this: &This<'_>) -> Ident {
    format_ident!("prefix_of_{}", this.name)
}

/// The types of the start and of the fields, each paired with the remaining ones.
pub fn list(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let start = Tokens::path(&format_ident!("__f"), &start(this));
    let fields = paired(key.fields.iter().map(|field| marker(field)));
    quote!((#start, #fields))
}

/// The type of the salted field, or those of several.
pub fn salted(key: &Key<'_>) -> TokenStream {
    let salted: Vec<_> = key.in_salt().map(|field| marker(field)).collect();
    match &salted[..] {
        [only] => quote!(#only),
        salted => quote!((#(#salted),*)),
    }
}

/// The type of a field.
fn marker(field: &Field<'_>) -> Tokens {
    Tokens::path(&format_ident!("__f"), &field.function)
}

/// The alias of the step past a field.
pub fn past(field: &Field<'_>) -> Ident {
    format_ident!("__past_{}", field.name())
}

/// The step that leads to a field.
pub fn before(key: &Key<'_>, field: &Field<'_>) -> Tokens {
    match key.before(field) {
        None => quote!(()).into(),
        Some(before) => (&past(before)).into(),
    }
}

/// The steps past the first fields, each paired with the remaining ones; as many as the core has names for.
pub fn steps(key: &Key<'_>) -> TokenStream {
    paired(key.fields.iter().take(12).map(past))
}

/// `(first, (second, ()))`
fn paired<T: ToTokens>(types: impl DoubleEndedIterator<Item = T>) -> TokenStream {
    types.rfold(quote!(()), |rest, first| quote!((#first, #rest)))
}

/// Whether the field decides the bucket, and the step before.
fn step(key: &Key<'_>, field: &Field<'_>) -> TokenStream {
    let (before, last) = (before(key, field), key.bucket_fixed_at() == field.index + 1);
    match key.in_salt().any(|salted| salted.index == field.index) {
        true if last => quote!(__s::LastSalted<#before>),
        true => quote!(__s::Salted<#before>),
        false => quote!(__s::Plain<#before>),
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
                .filter_map(|rest| rest.split_once("__s::")?.1.split('<').next())
                .collect();
            assert_eq!(roles.join(" "), expected, "{input}");
        }
    }
}
