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
    let table = picture::table(key);
    let (width, infallible) = (key.width(), key.infallible());
    let hides = "[`LAYOUT`](Self::LAYOUT) also has what only a type, an alias or a codec decides.";
    let gives = "An array for a key of fixed width, else a `KeyBuf`; in a `Result` if a field has values that \
                 cannot be encoded.";
    let mut lines = vec!["The encoded key:", "", &table];
    if key.fields.iter().any(Field::probed) || width == Width::ByType {
        lines.extend(["", hides]);
    }
    if width == Width::ByType || infallible == Answer::Unknown {
        lines.extend(["", gives]);
    }
    let decode_doc = doc(&[
        &format!("Decodes a row: `{}`.", picture::row(key)),
        "",
        "# Errors",
        "When the bytes are not exactly the row of some key; the error names the field, the byte offset, what was found \
         and what was expected.",
    ]);
    let prefix = builder::start(key, this);
    let split_points = key.salt.map(|_| {
        quote! {
            #[doc = " The split points of a new table, so that each salt bucket has a region of its own: one fewer than there are buckets."]
            #vis fn split_points() -> __private::Vec<__private::Vec<::core::primitive::u8>> {
                __private::split_points::<#fixed>()
            }
        }
    });
    let decode_fields = key.fields.iter().map(|field| decode_field(this, field));
    let more = quote!(#prefix #split_points #(#decode_fields)*);
    expand(this, &Inherent { width, infallible, encode_doc: doc(&lines), decode_doc, more })
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
    let read = match field.tail {
        true => quote!(__private::Frame::decode_tail::<#fixed, #codec, _>(row, #index)),
        false => quote!(__private::decode_field::<#fixed, #codec, #ty>(row, #index)),
    };
    quote! {
        #[doc = #doc]
        #[inline]
        #vis fn #function #lifetime (
            row: &#row [::core::primitive::u8],
        ) -> __private::Result<#ty, __rowkey::DecodeError> {
            #read
        }
    }
}

/// Signatures are written out, as `-> [u8; 15]`, where the tokens show them.
pub fn expand(this: &This<'_>, inherent: &Inherent) -> TokenStream {
    let (vis, fixed) = (&this.input.vis, &this.fixed);
    let Inherent { width, infallible, encode_doc, decode_doc, more } = inherent;
    let (len_type, len) = match width {
        Width::Fixed(width) => (quote!(::core::primitive::usize), number(*width).into_token_stream()),
        Width::Varies => (quote!(__rowkey::VariableWidth), quote!(__rowkey::VariableWidth)),
        Width::ByType => (quote!(__rowkey::Len<Self>), quote!(__private::len::<Self>())),
    };
    let row = match width {
        Width::Fixed(width) => {
            let width = number(*width);
            Some(quote!([::core::primitive::u8; #width]))
        }
        Width::Varies => Some(quote!(__rowkey::KeyBuf)),
        Width::ByType => None,
    };
    let encoded = match (row, infallible) {
        (Some(row), Answer::Yes) => row,
        (Some(row), Answer::No) => quote!(__private::Result<#row, __rowkey::EncodeError>),
        _ => quote!(__rowkey::Encoded<Self>),
    };
    let appended = match infallible {
        Answer::Yes => None,
        Answer::No => Some(quote!(-> __private::Result<(), __rowkey::EncodeError>)),
        Answer::Unknown => Some(quote!(-> __rowkey::EncodedInto<Self>)),
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
            #vis const LAYOUT: &'static __rowkey::Layout = __private::layout::<#fixed>();

            /// A number that changes when the encoding, its domain or the name of a field does.
            #vis const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<#fixed>();

            #encode_doc
            #[inline]
            #vis fn encode(&self) -> #encoded {
                __private::encode(self)
            }

            /// Appends the encoded key to `row`. If a field's value cannot be encoded, `row` is left as it was.
            #[inline]
            #vis fn encode_into(&self, row: &mut __private::Vec<::core::primitive::u8>) #appended {
                __private::encode_into(self, row)
            }

            #decode_doc
            #[inline]
            #vis fn decode #lifetime (
                row: &#row_life [::core::primitive::u8],
            ) -> __private::Result<#of, __rowkey::DecodeError> {
                __rowkey::RowKeyRef::decode_ref(row)
            }

            #[doc = " Explains a row segment by segment, up to the first fault; never fails, whatever the bytes."]
            #[inline]
            #vis fn explain(row: &[::core::primitive::u8]) -> __rowkey::Explanation {
                __private::explain_key(<#fixed as __private::Key>::__KEY, row)
            }

            #[doc = " The length of the prefix of a row up to a field, counted from 0: what a prefix extractor cuts. `None` if the row ends earlier."]
            #[inline]
            #vis fn prefix_len(field: ::core::primitive::usize, row: &[::core::primitive::u8]) -> __private::Option<::core::primitive::usize> {
                <#fixed as __private::Key>::__KEY.prefix_len(field, row)
            }

            #more
        },
    )
}
