//! What the derive writes, one file for each part.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::DeriveInput;

use crate::ctxt::Ctxt;
use crate::enums;
use crate::layout::{self, Layout, Probed, Segment};
use crate::{check, model};

mod fields;
mod fuzzy;
mod key;
mod key_field;
pub mod kinds;
mod list;
mod one_field;
mod ord;
mod picture;
mod prefix;
mod read_back;
mod testing;
pub mod variants;
mod verify;

/// The whole expansion. Beside errors the functions are still written where that is possible, so that
/// code which uses them does not add errors of its own.
pub fn derive(input: &DeriveInput) -> TokenStream {
    let added = Added { fuzzy: cfg!(feature = "fuzzy"), testing: cfg!(feature = "testing") };
    derive_with(input, added)
}

/// What is written only where a feature asks for it: the compiler works through each function of each
/// field, used or not.
#[derive(Debug, Clone, Copy)]
pub struct Added {
    /// The masks of HBase's filter.
    pub fuzzy: bool,
    /// What `rowkey::testing` reads.
    pub testing: bool,
}

impl Added {
    /// All that a user sees.
    #[cfg(test)]
    pub const SEEN: Self = Added { fuzzy: true, testing: false };
}

pub fn derive_with(input: &DeriveInput, added: Added) -> TokenStream {
    let cx = Ctxt::default();
    let mut code = TokenStream::new();
    if let syn::Data::Enum(data) = &input.data {
        code = enums::derive(&cx, input, data);
    } else if let Some(key) = &model::parse(&cx, input) {
        let refused = check::check(&cx, key);
        if !refused.shape {
            let mut layout = layout::lower(key);
            layout.forgive(&refused);
            let checks = match cx.len() {
                0 => verify::expand(&layout),
                _ if key.container_wrong => TokenStream::new(),
                _ => verify::fields_but(&layout, &refused.fields),
            };
            code = expand(&layout, &checks, added);
        }
    }
    let errors = cx.finish().map(syn::Error::into_compile_error);
    quote!(#errors #code)
}

fn expand(layout: &Layout<'_>, checks: &TokenStream, added: Added) -> TokenStream {
    let names = layout.names();
    let codecs = layout.segments.iter().map(codec);
    let fields = fields::expand(layout);
    let key_fields = key_field::expand(layout);
    let prefix = prefix::expand(layout);
    let key = key::expand(layout);
    let one_field = one_field::expand(layout);
    let fuzzy = added.fuzzy.then(|| fuzzy::expand(layout));
    let ord = ord::expand(layout);
    let testing = added.testing.then(|| testing::expand(layout));
    let code = allowed(quote! {
        #names
        #(#codecs)*
        #fields
        #key_fields
        #prefix
        #key
        #one_field
        #fuzzy
        #ord
        #testing
    });
    quote!(#checks #code)
}

/// The codec of a field by a name, behind what types tell of it.
fn codec(segment: &Segment<'_>) -> TokenStream {
    let (codec, codec_type) = (&segment.codec, &segment.codec_type);
    let told = segment.probed.as_ref().map(|Probed { codec, told }| {
        let tells = layout::told(codec, segment.field.ty, segment.delimited);
        quote!(type #told = #tells;)
    });
    quote!(#told type #codec = #codec_type;)
}

/// The path of the crate as it was said, and what generated code calls it and its private module.
fn names(said: Option<&syn::Path>) -> (TokenStream, Ident, Ident) {
    let path = said.map_or_else(|| quote!(::rowkey), |path| quote!(#path));
    (path, format_ident!("__rowkey"), format_ident!("__private"))
}

/// `<'__row>` and `'__row`, where a key borrows: it is decoded to the lifetime of the row, whatever the
/// lifetimes of `Self`.
fn row_lifetime(generics: &syn::Generics) -> (Option<TokenStream>, Option<TokenStream>) {
    generics.lifetimes().next().map(|_| (quote!(<'__row>), quote!('__row))).unzip()
}

/// What is written for an enum, with the names of the crate.
fn block(path: &TokenStream, code: TokenStream) -> TokenStream {
    allowed(quote! {
        use #path::{self as __rowkey, __private};
        #code
    })
}

/// A block that no lint of the user's looks into.
fn allowed(code: TokenStream) -> TokenStream {
    quote! {
        #[doc(hidden)]
        #[allow(
            dead_code,
            deprecated,
            private_interfaces,
            private_bounds,
            non_camel_case_types,
            non_snake_case,
            unused_qualifications,
            clippy::all,
            clippy::pedantic,
            clippy::nursery
        )]
        const _: () = {
            #code
        };
    }
}

/// What tests of the parts ask of one declaration without a mistake.
#[cfg(test)]
pub mod declared {
    use proc_macro2::TokenStream;

    use crate::ctxt::Ctxt;
    use crate::layout::{self, Layout};
    use crate::{check, model};

    /// What is seen of its layout.
    #[track_caller]
    pub fn lowered<T>(input: &str, see: impl FnOnce(&Layout<'_>) -> T) -> T {
        let input = syn::parse_str(input).expect("a struct");
        let cx = Ctxt::default();
        let key = model::parse(&cx, &input).expect("a struct");
        check::check(&cx, &key);
        assert_eq!(cx.len(), 0);
        see(&layout::lower(&key))
    }

    /// What a part writes for it, without spaces.
    #[track_caller]
    pub fn written(input: &str, part: impl FnOnce(&Layout<'_>) -> TokenStream) -> String {
        lowered(input, |layout| part(layout).to_string().replace(' ', ""))
    }
}
