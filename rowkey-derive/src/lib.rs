//! `#[derive(RowKey)]`: see the crate `rowkey`, which re-exports and documents it.
//!
//! Four stages, in this order, for structs and both sorts of enums:
//!
//! 1. `parse` reads the attributes, one file each;
//! 2. `model` draws from the tokens what they tell: codecs, widths, what the salt is computed from;
//! 3. `check` refuses what contradicts itself, as far as tokens tell;
//! 4. `expand` writes the code, one file for each part, and the checks that need types.
//!
//! Everything generated names its paths in full, through the path of the crate: a user's own `Option` must not
//! shadow one, and an inherent function of a field's type must not take the place of a codec's.

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

/// Derives a row key. The crate documentation of `rowkey` has a chapter on each attribute.
#[proc_macro_derive(RowKey, attributes(rowkey, salt, reverse_ts, pad))]
pub fn derive_row_key(input: TokenStream) -> TokenStream {
    match syn::parse(input) {
        Ok(input) => derive(&input, expand::TESTING).into(),
        Err(error) => error.into_compile_error().into(),
    }
}

/// The whole expansion. Beside errors the functions are still written where that is possible, so that code which
/// uses them does not add errors of its own.
fn derive(input: &DeriveInput, testing: bool) -> proc_macro2::TokenStream {
    let cx = Ctxt::default();
    let code = parse::parse(&cx, input).map(|said| {
        let mut model = model::of(&said);
        let verdict = check::check(&cx, &mut model);
        expand::expand(&model, &verdict, testing)
    });
    let errors = cx.finish().map(syn::Error::into_compile_error);
    quote::quote!(#errors #code)
}
