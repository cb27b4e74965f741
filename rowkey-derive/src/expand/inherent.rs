//! The functions and constants of the type itself.

use proc_macro2::TokenStream;
use quote::{ToTokens as _, format_ident, quote};

use super::{This, builder, codec, doc, number, picture};
use crate::model::{Field, Key, Told, Width};
use crate::types::with_lifetime;

/// What differs between a key and an enum of keys.
pub struct Inherent {
    pub width: Width,
    pub infallible: Told,
    pub encode_doc: TokenStream,
    pub decode_doc: TokenStream,
    /// `prefix`, `split_points`, and `decode_f` of each field.
    pub more: TokenStream,
}

pub fn of_key(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let (vis, fixed) = (&this.input.vis, &this.fixed);
    let table = picture::table(key);
    let (width, infallible) = (key.width(), key.infallible());
    let hides =
        "What an alias, a type or a codec hides from the declaration stands in [`LAYOUT`](Self::LAYOUT).";
    let gives = "An array for a key of fixed width, else a `KeyBuf`; in a `Result` if a field has values that do \
                 not fit.";
    let mut lines = vec!["The row of this key:", "", &table];
    if key.fields.iter().any(Field::probed) || width == Width::Untold {
        lines.extend(["", hides]);
    }
    if width == Width::Untold || infallible == Told::Nothing {
        lines.extend(["", gives]);
    }
    let decode_doc = doc(&[
        &format!("The key of a row: `{}`.", picture::row(key)),
        "",
        "# Errors",
        "When the bytes are not exactly the row of some key; the error names the field, the offset, what was found \
         and what was expected.",
    ]);
    let prefix = builder::start(key, this);
    let split_points = key.salt.map(|_| {
        quote! {
            #[doc = " The rows at which to split a new table, so that each salt bucket gets a region of its own: one less than there are buckets."]
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
        " `{}` of a row, without the other fields: those behind it are not looked at, those before it only to find where they end.",
        field.name()
    );
    let (codec, ty) = (codec::name(field), with_lifetime(field.said.ty, "__row"));
    let (lifetime, row) = this.row_lifetime();
    let read = match field.tail {
        true => quote!(__private::Place::decode_tail::<#fixed, #codec, _>(row, #index)),
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

/// The signatures are literal where tokens tell what they are.
pub fn expand(this: &This<'_>, inherent: &Inherent) -> TokenStream {
    let (vis, fixed) = (&this.input.vis, &this.fixed);
    let Inherent { width, infallible, encode_doc, decode_doc, more } = inherent;
    let (len_type, len) = match width {
        Width::Fixed(width) => (quote!(::core::primitive::usize), number(*width).into_token_stream()),
        Width::Varies => (quote!(__rowkey::VariableWidth), quote!(__rowkey::VariableWidth)),
        Width::Untold => (quote!(__rowkey::Len<Self>), quote!(__private::len::<Self>())),
    };
    let row = match width {
        Width::Fixed(width) => {
            let width = number(*width);
            Some(quote!([::core::primitive::u8; #width]))
        }
        Width::Varies => Some(quote!(__rowkey::KeyBuf)),
        Width::Untold => None,
    };
    let encoded = match (row, infallible) {
        (Some(row), Told::Yes) => row,
        (Some(row), Told::No) => quote!(__private::Result<#row, __rowkey::EncodeError>),
        _ => quote!(__rowkey::Encoded<Self>),
    };
    let appended = match infallible {
        Told::Yes => None,
        Told::No => Some(quote!(-> __private::Result<(), __rowkey::EncodeError>)),
        Told::Nothing => Some(quote!(-> __rowkey::EncodedInto<Self>)),
    };
    let (lifetime, row_life) = this.row_lifetime();
    let fixed = if this.borrows { fixed.clone() } else { quote!(Self).into() };
    let of = if this.borrows { this.row.clone() } else { quote!(Self).into() };
    this.block(
        None,
        &quote! {
            /// Bytes of a row; of type `VariableWidth` where rows differ in length.
            #vis const LEN: #len_type = #len;

            /// The bytes of a row as data; `Display` draws them.
            #vis const LAYOUT: &'static __rowkey::Layout = __private::layout::<#fixed>();

            /// A number that changes when the bytes of a row do, what is refused, or the name of a field.
            #vis const FINGERPRINT: ::core::primitive::u64 = __private::fingerprint::<#fixed>();

            #encode_doc
            #[inline]
            #vis fn encode(&self) -> #encoded {
                __private::encode(self)
            }

            /// Appends the row of this key to `row`. If a field's value does not fit, `row` is left as it was.
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

            #[doc = " The row in words, segment by segment; at the first fault, what is wrong and what is left. Any bytes will do."]
            #[inline]
            #vis fn explain(row: &[::core::primitive::u8]) -> __rowkey::Explanation {
                __private::explain_key(<#fixed as __private::Key>::__KEY, row)
            }

            #more
        },
    )
}
