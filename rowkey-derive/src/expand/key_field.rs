//! A type for each field: messages can name it, and the functions of the field read from it what they
//! need to know.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::layout::{Layout, Segment};
use crate::tokens::Tokens;
use crate::types::with_lifetime;

/// How many numbers of fixed fields the core has a name for, which costs less to compile.
const NAMED: usize = 16;

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let module = module(layout);
    let names = layout.segments.iter().map(|segment| &segment.function);
    let key = layout.fixed_key();
    let last = Tokens::path(krate, &format_ident!("Last"));
    let fields = layout.segments.iter().enumerate().map(|(index, segment)| {
        let (marker, codec) = (marker(layout, segment), &segment.codec);
        let ty = with_lifetime(segment.field.ty, "static");
        let place = layout.place(segment, &last);
        let here = progress(layout, index);
        quote! {
            impl #private::KeyField<#key> for #marker {
                type Codec = #codec;
                type Value = #ty;
                type Spot = (#place, #here);
            }
        }
    });
    quote! {
        mod #module {
            #(pub(super) enum #names {})*
        }
        #(#fields)*
    }
}

fn module(layout: &Layout<'_>) -> Ident {
    format_ident!("__{}", layout.key.input.ident)
}

/// The type of a field.
pub fn marker(layout: &Layout<'_>, segment: &Segment<'_>) -> Tokens {
    Tokens::path(&module(layout), &segment.function)
}

/// How far a scan is that has fixed `fixed` fields.
pub fn progress(layout: &Layout<'_>, fixed: usize) -> Tokens {
    let private = layout.private();
    let one = fixed >= layout.bucket_fixed_at();
    if fixed >= NAMED {
        return quote!(#private::At<#fixed, #one>).into();
    }
    Tokens::path(&private, &format_ident!("{}{fixed}", if one { "One" } else { "Each" }))
}

#[cfg(test)]
mod tests {
    use crate::expand::declared::written;

    #[test]
    fn each_field_tells_its_codec_type_and_place() {
        let input =
            "#[rowkey(delimiter = ',')] struct Key<'a> { #[salt(buckets = 4)] #[pad(3)] a: u8, b: &'a str }";
        let written = written(input, super::expand);
        for said in [
            "mod__Key{pub(super)enuma{}pub(super)enumb{}}",
            "KeyField<Key<'static>>for__Key::a{typeCodec=__codec_a;typeValue=u8;\
             typeSpot=(__rowkey::Before<44u8>,__private::Each0);}",
            "KeyField<Key<'static>>for__Key::b{typeCodec=__codec_b;typeValue=&'staticstr;\
             typeSpot=(__rowkey::Last,__private::One1);}",
        ] {
            assert!(written.contains(said), "{said} stands not in {written}");
        }
    }
}
