//! What is left of a declaration with mistakes. A refused enum stays a field type, so that the keys that hold it add no errors of their own.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Path};

use super::block;
use crate::model::{Kinds, Model, UnitEnum};

pub fn expand(model: &Model<'_>) -> TokenStream {
    match model {
        Model::Key(_) => TokenStream::new(),
        Model::UnitEnum(UnitEnum { input, container, .. }) => {
            let name = &input.ident;
            codecs(input, container.krate.as_ref(), &quote!(#name), &[quote!(#name)])
        }
        Model::Kinds(Kinds { input, container, .. }) => {
            let name = &input.ident;
            let types = [quote!(#name), quote!(&'__held #name)];
            codecs(input, container.krate.as_ref(), &quote!(&'__value #name), &types)
        }
    }
}

/// The codecs of the refused enum `input`. `types`: how a field is written, `arg`: how a scan asks for it.
fn codecs(
    input: &DeriveInput,
    krate: Option<&Path>,
    arg: &TokenStream,
    types: &[TokenStream],
) -> TokenStream {
    if !input.generics.params.is_empty() {
        return TokenStream::new();
    }
    let name = &input.ident;
    let code = quote! {
        #(impl<'__held> __r::codec::Codec<#types> for __r::codec::Ordered {
            type Arg<'__value> = #arg where #types: '__value;
            const NODE: &'static __r::layout::Node = <__p::check::DoesNotFit as __r::codec::Codec<()>>::NODE;
            const INFALLIBLE: __bool = true;

            fn write<__Sink: __r::codec::Sink>(
                _: &#types,
                _: __r::codec::End,
                _: &mut __Sink,
            ) -> __p::Result<(), __r::codec::EncodeFault> {
                __p::Ok(())
            }
        })*

        impl<'__row> __r::codec::Decode<'__row, #name> for __r::codec::Ordered {
            fn read(_: &mut __r::codec::Reader<'__row>, _: __r::codec::End) -> __p::Option<#name> {
                __p::None
            }
        }
    };
    block(krate, false, &code)
}
