//! The functions and constants of the type itself.

use proc_macro2::TokenStream;
use quote::{ToTokens as _, format_ident, quote};

use super::{This, builder, codec, doc, number, picture};
use crate::model::{Answer, Field, Key, Width};
use crate::types::with_lifetime;

/// What differs between a key and an enum of keys.
pub struct Inherent {
    pub width: Width,
    pub infallible: Answer,
    pub encode_doc: TokenStream,
    pub decode_doc: TokenStream,
    /// `prefix`, `split_points`, and `decode_f` of each field.
    pub more: TokenStream,
}

pub fn of_key(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let (vis, fixed) = (&this.input.vis, &this.fixed);
    let (width, infallible, row) = (key.width(), key.infallible(), picture::row(key));
    let encoded = format!("The encoded key: `{row}`; [`LAYOUT`](Self::LAYOUT) says what the bytes mean.");
    let result = "\nAn array for a key of fixed width, else a `KeyBuf`; in a `Result` if a field has values that cannot be encoded.";
    let encode_doc = match width == Width::ByType || infallible == Answer::Unknown {
        true => doc(&[&encoded, result]),
        false => doc(&[&encoded]),
    };
    let decode_doc = doc(&[&format!(
        "Decodes a row: `{row}`. Fails if the bytes are not exactly the row of some key: the error names the field and the offset."
    )]);
    let prefix = builder::start(key, this);
    let split_points = key.salt.map(|_| {
        quote! {
            #[doc = " The split points of a new table, so that each salt bucket has a region of its own: one fewer than there are buckets."]
            #vis fn split_points() -> __p::Vec<__p::Vec<__u8>> {
                <#fixed as __p::Key>::__KEY.split_points()
            }
        }
    });
    let decode_fields = key.fields.iter().map(|field| decode_field(this, field));
    let more = quote!(#prefix #split_points #(#decode_fields)*);
    expand(this, &Inherent { width, infallible, encode_doc, decode_doc, more })
}

/// `decode_host(row)`
fn decode_field(this: &This<'_>, field: &Field<'_>) -> TokenStream {
    let (vis, fixed, index) = (&this.input.vis, &this.fixed, number(field.index));
    let function =
        format_ident!("decode_{}", syn::ext::IdentExt::unraw(&field.function), span = field.function.span());
    let doc = format!(
        " Decodes `{}` alone: earlier fields are read only if their width varies, later fields not at all.",
        field.name()
    );
    let (codec, ty) = (codec::name(field), with_lifetime(field.declared.ty, "__row"));
    let (lifetime, row) = this.row_lifetime();
    quote! {
        #[doc = #doc]
        #[inline]
        #vis fn #function #lifetime (
            row: &#row [__u8],
        ) -> __p::Result<#ty, __r::DecodeError> {
            __p::decode_field::<#fixed, #codec, #ty>(row, #index)
        }
    }
}

/// Signatures are written out, as `-> [u8; 15]`, where the tokens show them.
pub fn expand(this: &This<'_>, inherent: &Inherent) -> TokenStream {
    let (vis, fixed) = (&this.input.vis, &this.fixed);
    let Inherent { width, infallible, encode_doc, decode_doc, more } = inherent;
    let (len_type, len) = match width {
        Width::Fixed(width) => (quote!(__usize), number(*width).into_token_stream()),
        Width::Varies => (quote!(__r::VariableWidth), quote!(__r::VariableWidth)),
        Width::ByType => (quote!(__r::Len<Self>), quote!(__p::len::<Self>())),
    };
    let row = match width {
        Width::Fixed(width) => {
            let width = number(*width);
            Some(quote!([__u8; #width]))
        }
        Width::Varies => Some(quote!(__r::KeyBuf)),
        Width::ByType => None,
    };
    let encoded = match (row, infallible) {
        (Some(row), Answer::Yes) => row,
        (Some(row), Answer::No) => quote!(__p::Result<#row, __r::EncodeError>),
        _ => quote!(__r::Encoded<Self>),
    };
    let appended = match infallible {
        Answer::Yes => None,
        Answer::No => Some(quote!(-> __p::Result<(), __r::EncodeError>)),
        Answer::Unknown => Some(quote!(-> __r::EncodedInto<Self>)),
    };
    let (lifetime, row_life) = this.row_lifetime();
    let fixed = if this.borrows { fixed.clone() } else { quote!(Self).into() };
    let of = if this.borrows { this.row.clone() } else { quote!(Self).into() };
    this.block(
        None,
        &quote! {
            /// Width of a row in bytes; of type `VariableWidth` if it varies.
            #[doc(alias("WIDTH", "SIZE"))]
            #vis const LEN: #len_type = #len;

            /// The layout of a row; `Display` draws it.
            #vis const LAYOUT: &'static __r::Layout = __p::layout::<#fixed>();

            /// A number that changes when the encoding, its domain or the name of a field does.
            #vis const FINGERPRINT: __u64 = __p::layout::<#fixed>().fingerprint();

            #encode_doc
            #[inline]
            #vis fn encode(&self) -> #encoded {
                __p::encode(self)
            }

            /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
            #[inline]
            #vis fn encode_into(&self, row: &mut __p::Vec<__u8>) #appended {
                __p::encode_into(self, row)
            }

            #decode_doc
            #[inline]
            #vis fn decode #lifetime (
                row: &#row_life [__u8],
            ) -> __p::Result<#of, __r::DecodeError> {
                __r::RowKeyRef::decode_ref(row)
            }

            #[doc = " Explains a row segment by segment, up to the first fault; never fails, whatever the bytes."]
            #[inline]
            #vis fn explain(row: &[__u8]) -> __r::Explanation {
                __p::explain_key(<#fixed as __p::Key>::__KEY, row)
            }

            #[doc = " The length of the prefix of a row up to a field, counted from 0: what a prefix extractor returns. `None` if the row ends earlier."]
            #[inline]
            #vis fn prefix_len(field: __usize, row: &[__u8]) -> __p::Option<__usize> {
                <#fixed as __p::Key>::__KEY.prefix_len(field, row)
            }

            #more
        },
    )
}
