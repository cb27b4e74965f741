//! What the derive writes, one file for each part.

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use crate::ctxt::Ctxt;
use crate::layout::{self, Layout};
use crate::{check, model};

mod fields;
mod key;
mod ord;
mod picture;
mod prefix;
mod verify;

/// The whole expansion, or the errors; beside errors that leave the types alone, the functions are
/// still written, so that code which uses them does not add errors of its own.
pub fn derive(input: &DeriveInput) -> TokenStream {
    let cx = Ctxt::default();
    let (mut code, mut types_hold) = (TokenStream::new(), false);
    let key = model::parse(&cx, input);
    if let Some(key) = &key {
        types_hold = check::check(&cx, key);
        let layout = layout::lower(key);
        code = expand(&layout, cx.len() == 0);
    }
    match cx.finish() {
        None => code,
        Some(error) => {
            let error = error.into_compile_error();
            if types_hold { quote!(#error #code) } else { error }
        }
    }
}

fn expand(layout: &Layout<'_>, verified: bool) -> TokenStream {
    let checks = if verified { verify::expand(layout) } else { TokenStream::new() };
    let names = layout.names();
    let codecs = layout.segments.iter().map(|segment| {
        let (codec, codec_type) = (&segment.codec, &segment.codec_type);
        quote!(type #codec = #codec_type;)
    });
    let fields = fields::expand(layout);
    let prefix = prefix::expand(layout);
    let key = key::expand(layout);
    let ord = ord::expand(layout);
    quote! {
        #checks
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
            #names
            #(#codecs)*
            #fields
            #prefix
            #key
            #ord
        };
    }
}
