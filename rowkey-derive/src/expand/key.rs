//! The functions and constants of the key itself.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{key_field, picture, prefix, read_back};
use crate::layout::Layout;

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let input = layout.key.input;
    let (name, vis) = (&input.ident, &input.vis);
    let (impl_generics, ty_generics, where_clause) = input.generics.split_for_impl();
    // Lifetimes change neither, and a key may have several.
    let fixed = layout.fixed_key();

    let picture = picture::row(layout);
    let table = picture::table(layout);
    let encode = doc(&[
        "The row of this key:",
        "",
        &table,
        "",
        "What an alias, a type or a codec hides from the declaration stands in [`LAYOUT`](Self::LAYOUT).",
        "",
        "An array for a key of fixed width, else a `KeyBuf`; in a `Result` if a field has values that do not fit.",
    ]);
    let encode_into = doc(&[
        "Appends the row of this key to `row`. If a field's value does not fit, `row` is left as it was.",
    ]);
    let decode = doc(&[
        "The key of a row:",
        "",
        "```text",
        &picture,
        "```",
        "",
        "# Errors",
        "When the bytes are not exactly the row of some key; the error names the field, the offset, what was found \
         and what was expected.",
    ]);
    let example = prefix::example(layout);
    let prefix_doc = doc(&[
        "A scan of the rows whose first fields are fixed, from left to right:",
        "",
        "```text",
        &example,
        "```",
    ]);
    let builder = prefix::builder(layout);
    let start = key_field::progress(layout, 0);
    let split_points = layout.salt.map(|_| {
        quote! {
            /// The rows at which to split a new table, so that each salt bucket gets a region of its own: one
            /// less than there are buckets.
            #[inline]
            #vis fn split_points() -> #private::Vec<#private::Vec<::core::primitive::u8>> {
                #private::split_points::<Self>()
            }
        }
    });
    let read_back = read_back::expand(input, &decode, [format_ident!("decode"), format_ident!("explain")]);
    quote! {
        impl #impl_generics #name #ty_generics #where_clause {
            /// Bytes of a row; of type `VariableWidth` where rows differ in length.
            #vis const LEN: #krate::Len<Self> = #private::len::<Self>();

            /// The bytes of a row as data; `Display` draws them.
            #vis const LAYOUT: &'static #krate::Layout = #private::layout::<#fixed>();

            /// A number that changes when the bytes of a row do, or what is refused.
            #vis const FINGERPRINT: ::core::primitive::u64 = #private::fingerprint::<#fixed>();

            #encode
            #[inline]
            #vis fn encode(&self) -> #krate::Encoded<Self> {
                #private::encode(self)
            }

            #encode_into
            #[inline]
            #vis fn encode_into(&self, row: &mut #private::Vec<::core::primitive::u8>) -> #krate::EncodedInto<Self> {
                #private::encode_into(self, row)
            }

            #read_back

            #prefix_doc
            #[inline(always)]
            #vis fn prefix() -> #builder<#private::Scan<#fixed, #start>> {
                #builder(#private::scan())
            }

            #split_points
        }
    }
}

/// A doc comment of several lines, in one attribute: the compiler works through each.
pub fn doc(lines: &[&str]) -> TokenStream {
    let lines = lines.iter().flat_map(|line| line.split('\n'));
    let lines = lines.map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
    let text = lines.collect::<Vec<_>>().join("\n");
    quote!(#[doc = #text])
}
