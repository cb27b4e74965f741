//! What `rowkey::testing` reads: each field with its codec, type and place. Written only under the
//! feature `testing`, so that nobody else compiles it.

use proc_macro2::TokenStream;
use quote::quote;

use super::key_field::{marker, progress};
use crate::layout::{Layout, Segment};
use crate::tokens::Tokens;

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    let private = layout.private();
    let krate = &layout.krate;
    let testing = quote!(#krate::testing);
    let key = layout.fixed_key();
    let fields = layout
        .segments
        .iter()
        .enumerate()
        .map(|(index, segment)| field(layout, &key, index, segment, &testing));
    quote! {
        #private::if_testing! {
            #[automatically_derived]
            impl #testing::Tested for #key {
                fn fields() -> #private::Vec<#testing::FieldOf<Self>> {
                    use #testing::{
                        ByFields as _, ByNothing as _, ByOrd as _, ByPartialOrd as _, ByValue as _,
                    };
                    #testing::fields([#(#fields),*])
                }
            }
        }
    }
}

/// `field::<One1, Event, host>(|key| &key.host, ..)`
fn field(
    layout: &Layout<'_>,
    key: &Tokens,
    index: usize,
    segment: &Segment<'_>,
    testing: &TokenStream,
) -> TokenStream {
    let (field, member) = (marker(layout, segment), &segment.field.member);
    let next = progress(layout, index + 1);
    quote! {
        #testing::field::<#next, #key, #field>(
            |key| &key.#member,
            |key| &mut key.#member,
            // Method lookup finds the first order that the type has.
            |a, b| (&&&&&#testing::Pair(a, b)).order(),
        )
    }
}

#[cfg(test)]
mod tests {
    use crate::expand::declared::written;

    #[test]
    fn each_field_is_named_with_where_a_scan_is_behind_it() {
        let written = written("struct Key { #[salt(buckets = 4)] a: u8, b: String }", super::expand);
        for said in [
            "impl__rowkey::testing::TestedforKey",
            "field::<__private::One1,Key,__Key::a>(|key|&key.a,|key|&mutkey.a",
            "field::<__private::One2,Key,__Key::b>(|key|&key.b,|key|&mutkey.b",
        ] {
            assert!(written.contains(said), "{said} stands not in {written}");
        }
    }
}
