//! `#[derive(RowKey)]`: see the crate `rowkey`, which re-exports and documents it.
//!
//! Four stages, in this order, for structs and both sorts of enums:
//!
//! 1. `parse` reads the attributes, one file each;
//! 2. `model` derives from the tokens, without types: codecs, widths, which fields the salt hashes;
//! 3. `check` refuses contradictions that the tokens show;
//! 4. `expand` writes the code, one file for each part, and the checks that need types, as constants.
//!
//! Generated code names everything by its full path: a user's own `Option` must not shadow the standard one, and an
//! inherent function of a field's type must not be called in place of a codec's.

use proc_macro::TokenStream;
use syn::DeriveInput;

use ctxt::Ctxt;

mod check;
mod ctxt;
mod expand;
mod model;
mod parse;
#[cfg(test)]
mod snapshots;
#[cfg(test)]
mod tests;
mod tokens;
mod types;

/// Use this derive through the crate `rowkey`, whose
/// [documentation](https://docs.rs/rowkey/latest/rowkey/derive.RowKey.html) lists all attributes.
#[proc_macro_derive(RowKey, attributes(rowkey, salt, reverse_ts, pad))]
pub fn derive_row_key(input: TokenStream) -> TokenStream {
    match syn::parse(input) {
        Ok(input) => derive(&input, expand::TESTING).into(),
        Err(error) => error.into_compile_error().into(),
    }
}

/// The whole expansion. After an error the functions are still written where possible, so that code which calls them
/// adds no errors of its own.
fn derive(input: &DeriveInput, testing: bool) -> proc_macro2::TokenStream {
    let cx = Ctxt::default();
    let named = tokens::without_self(input);
    let code = parse::parse(&cx, named.as_ref().unwrap_or(input)).map(|declaration| {
        let mut model = model::of(&declaration);
        let verdict = check::check(&cx, &mut model);
        expand::expand(&model, &verdict, testing)
    });
    let errors = cx.finish().map(syn::Error::into_compile_error);
    quote::quote!(#errors #code)
}
