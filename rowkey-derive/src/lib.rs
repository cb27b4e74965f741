//! `#[derive(RowKey)]`: see the crate `rowkey`, which re-exports and documents it.
//!
//! The stages: `attr` parses one attribute a file, `model` holds what was said, `check` refuses
//! what contradicts itself, `layout` lowers the rest to a list of segments, and every file under
//! `expand` reads that one list. Enums have stages of their own, in `enums`.
//!
//! Everything generated names its paths in full, through the path of the crate: a user's own
//! `Option` must not shadow one, and an inherent function of a field's type must not take the place
//! of a codec's.

use proc_macro::TokenStream;

mod attr;
mod check;
mod ctxt;
mod enums;
mod expand;
mod layout;
mod model;
#[cfg(test)]
mod refusals;
#[cfg(test)]
mod snapshots;
#[cfg(test)]
mod spellings;
mod tokens;
mod types;

/// Derives a row key. The crate documentation of `rowkey` has a chapter on each attribute.
#[proc_macro_derive(RowKey, attributes(rowkey, salt, reverse_ts, pad))]
pub fn derive_row_key(input: TokenStream) -> TokenStream {
    match syn::parse(input) {
        Ok(input) => expand::derive(&input).into(),
        Err(error) => error.into_compile_error().into(),
    }
}
