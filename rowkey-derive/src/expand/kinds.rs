//! An enum of keys: each kind's format, and the calls into the core that tell the kinds apart.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};

use super::key::doc;
use super::read_back;
use crate::enums::kinds::Kinds;
use crate::layout::{SaltTokens, respanned};
use crate::types::with_lifetime;

pub fn expand(kinds: &Kinds<'_>) -> TokenStream {
    let input = kinds.input;
    let (name, vis) = (&input.ident, &input.vis);
    let (path, krate, private) = super::names(kinds.container.krate.as_ref());
    let (impl_generics, ty_generics, where_clause) = input.generics.split_for_impl();
    let this = quote!(#name #ty_generics);
    let (fixed, row) = (with_lifetime(&this, "static"), with_lifetime(&this, "__row"));
    let idents: Vec<_> = kinds.kinds.iter().map(|kind| kind.ident).collect();
    let names: Vec<_> = kinds.kinds.iter().map(|kind| &kind.name).collect();
    let fixed_keys: Vec<_> = kinds.kinds.iter().map(|kind| with_lifetime(kind.ty, "static")).collect();
    let row_keys = kinds.kinds.iter().map(|kind| with_lifetime(kind.ty, "__row"));
    let indices: Vec<usize> = (0..kinds.kinds.len()).collect();
    let prefixes = kinds.kinds.iter().map(|kind| proc_macro2::Literal::byte_string(&kind.prefix.value));
    let salt = kinds.container.salt.as_ref().map(|salt| SaltTokens::of(salt, true));
    let rule = salt.as_ref().map_or_else(|| quote!(#private::Unsalted), SaltTokens::rule);
    let max_len = match &kinds.container.max_len {
        Some(max_len) => {
            let max_len = max_len.value;
            quote!(#private::Some(#max_len))
        }
        None => quote!(#private::None),
    };
    // The last kind takes whatever number is left, as `find` gives no other.
    let patterns = indices.iter().map(|index| match index + 1 == indices.len() {
        true => quote!(_),
        false => quote!(#index),
    });
    let checks = checks(kinds, salt);
    let prefix = prefix(kinds);
    let inherent = inherent(kinds);
    let ord = kinds.container.ord.map(|_| {
        let both = quote! {
            match (self, other) {
                #((Self::#idents(a), Self::#idents(b)) => #krate::FieldValue::compare(a, b),)*
                (a, b) => {
                    let place = |key: &Self| match key { #(Self::#idents(_) => #indices,)* };
                    #private::Ord::cmp(&place(a), &place(b))
                }
            }
        };
        super::ord::impls(&this, &private, (&quote!(#impl_generics), &quote!(#where_clause)), &both)
    });
    let builder = builder(kinds);
    let otherwise = otherwise(salt, &path);
    let code = super::block(
        &path,
        quote! {
            #otherwise
            #[automatically_derived]
            impl #impl_generics #private::KindsOfRows for #this #where_clause {
                type Salt = #rule;
                type Outcome = #private::Outcome<{ <#fixed as #private::KindsOfRows>::KINDS.total() }>;

                const KINDS: &'static #krate::Kinds = &#krate::Kinds::new(&[#(
                    #private::Kind {
                        name: #names,
                        key: <#fixed_keys as #private::KeyFields>::KEY.kind(#prefixes, <Self::Salt as #private::SaltRule>::FORMAT, #max_len),
                    }
                ),*]);

                #[inline]
                fn write<__Sink: #krate::Sink>(&self, out: &mut __Sink) -> #private::Result<(), #krate::EncodeError> {
                    match self {
                        #(Self::#idents(key) => #private::write_kind::<Self, _, #indices, __Sink>(key, out),)*
                    }
                }
            }

            #[automatically_derived]
            impl<'__row> #private::KindsOfRowsRead<'__row> for #row {
                #[inline]
                fn read<__Refusal: #private::Refusal>(
                    kind: ::core::primitive::usize,
                    row: &'__row [::core::primitive::u8],
                ) -> #private::Result<Self, __Refusal> {
                    #private::Ok(match kind {
                        #(#patterns => Self::#idents(#private::read_kind::<Self, #row_keys, #indices, __Refusal>(row)?),)*
                    })
                }
            }

            #[automatically_derived]
            impl<'__row> #krate::RowKeyRef<'__row> for #row {
                const LAYOUT: &'static #krate::Layout = &#krate::Layout::of_kinds(<#fixed as #private::KindsOfRows>::KINDS);
                const FINGERPRINT: ::core::primitive::u64 = <#fixed as #private::KindsOfRows>::KINDS.fingerprint();

                #[inline]
                fn try_encode(&self) -> #private::Result<#krate::KeyBuf, #krate::EncodeError> {
                    #private::try_encode_kinds(self)
                }

                #[inline]
                fn try_encode_into(
                    &self,
                    out: &mut #private::Vec<::core::primitive::u8>,
                ) -> #private::Result<(), #krate::EncodeError> {
                    #private::try_encode_kinds_into(self, out)
                }

                #[inline]
                fn decode_ref(row: &'__row [::core::primitive::u8]) -> #private::Result<Self, #krate::DecodeError> {
                    #private::decode_kinds(row)
                }
            }

            #prefix

            impl #impl_generics #this #where_clause {
                #inherent

                /// Scans, kind by kind.
                #[inline]
                #vis fn prefix() -> #builder {
                    #builder(())
                }
            }

            #ord
        },
    );
    quote!(#checks #code)
}

/// The functions and constants of the enum itself, but for `prefix`, whose text names them all.
fn inherent(kinds: &Kinds<'_>) -> TokenStream {
    let input = kinds.input;
    let (name, vis) = (&input.ident, &input.vis);
    let (_, krate, private) = super::names(None);
    let (_, ty_generics, _) = input.generics.split_for_impl();
    let fixed = with_lifetime(&quote!(#name #ty_generics), "static");
    let rows: Vec<String> = kinds
        .kinds
        .iter()
        .map(|kind| {
            format!(
                "{}: '{}', then {}",
                kind.name,
                kind.prefix.value.escape_ascii(),
                crate::types::shown(kind.ty)
            )
        })
        .collect();
    let salted = kinds.container.salt.as_ref().map_or("", |_| "A salt in front, over all of the row.\n");
    let rows = rows.join("\n");
    let encode = doc(&[
        "The row of this key; in a `Result` if a field of some kind has values that do not fit.",
        "",
        "```text",
        &format!("{salted}{rows}"),
        "```",
    ]);
    let decode = quote! {
        /// The key of a row, of the kind that its prefix tells.
        ///
        /// # Errors
        /// When the bytes are not exactly the row of some key; the error names the kind, the field, the offset,
        /// what was found and what was expected.
    };
    let read_back =
        read_back::expand(input, &decode, [format_ident!("decode_kinds"), format_ident!("explain_kinds")]);
    quote! {
        /// Kinds differ in length, and so do their rows.
        #vis const LEN: #krate::VariableWidth = #krate::VariableWidth;

        /// The bytes of the rows as data, kind by kind; `Display` draws them.
        #vis const LAYOUT: &'static #krate::Layout = #private::layout::<#fixed>();

        /// A number that changes when the bytes of a row do, or what is refused.
        #vis const FINGERPRINT: ::core::primitive::u64 = #private::fingerprint::<#fixed>();

        #encode
        #[inline]
        #vis fn encode(&self) -> #private::EncodedKind<Self> {
            #private::encode_kinds(self)
        }

        /// Appends the row of this key to `row`. If a field's value does not fit, `row` is left as it was.
        #[inline]
        #vis fn encode_into(&self, row: &mut #private::Vec<::core::primitive::u8>) -> #private::EncodedKindInto<Self> {
            #private::encode_kinds_into(self, row)
        }

        #read_back

        /// The rows at which to split a new table: the bucket boundaries of a salted enum, else the places
        /// where a kind begins.
        #[inline]
        #vis fn split_points() -> #private::Vec<#private::Vec<::core::primitive::u8>> {
            #private::split_points_of_kinds::<#fixed>()
        }
    }
}

/// Found in place of a hash of the user's own that is none.
fn otherwise(salt: Option<SaltTokens<'_>>, path: &TokenStream) -> Option<TokenStream> {
    salt.filter(SaltTokens::probed).map(|_| quote!(use #path::__private::check::Otherwise as _;))
}

fn builder(kinds: &Kinds<'_>) -> proc_macro2::Ident {
    format_ident!("__{}Prefix", kinds.input.ident)
}

/// The builder: two functions a kind.
fn prefix(kinds: &Kinds<'_>) -> TokenStream {
    let input = kinds.input;
    let name = &input.ident;
    let builder = builder(kinds);
    let (_, krate, private) = super::names(None);
    let (_, ty_generics, _) = input.generics.split_for_impl();
    let fixed = with_lifetime(&quote!(#name #ty_generics), "static");
    let functions = kinds.kinds.iter().enumerate().map(|(index, kind)| {
        let key = with_lifetime(kind.ty, "static");
        let function = &kind.function;
        let unraw = function.to_string();
        let some = format_ident!("{}_prefix", unraw.trim_start_matches("r#"), span = function.span());
        let all_doc = format!(" All rows of the kind `{}`.", kind.name);
        let some_doc = format!(
            " The rows of the kind `{}` that a scan of its own key tells: `{}::prefix()..`.",
            kind.name,
            crate::types::shown(kind.ty),
        );
        quote! {
            #[doc = #all_doc]
            #[inline]
            pub fn #function(self) -> #private::AllOfKind<#fixed, #key> {
                #private::all_of_kind::<#fixed, #key, #index>()
            }

            #[doc = #some_doc]
            #[inline]
            pub fn #some<__Prefix: #private::PrefixOf<#key>>(
                self,
                prefix: __Prefix,
            ) -> #private::SomeOfKind<#fixed, #key, __Prefix> {
                #private::some_of_kind::<#fixed, #key, __Prefix, #index>(prefix)
            }
        }
    });
    let title = format!(" Scans of `{name}`, made by its `prefix()`.");
    quote! {
        #[doc = #title]
        #[derive(::core::clone::Clone, ::core::fmt::Debug)]
        #[must_use = "a scan is asked for by `.ranges()`, or of one kind"]
        pub struct #builder(());

        impl #builder {
            #(#functions)*

            /// All rows of all kinds, and nothing in between: one range a kind, in each salt bucket; prefixes that
            /// touch are one range.
            #[inline]
            #[must_use]
            pub fn ranges(self) -> #krate::KeyRanges {
                #private::all_kinds::<#fixed>()
            }
        }
    }
}

/// What needs types: that each kind has the salt of the first, that its rows are short enough, and the
/// fingerprint.
fn checks(kinds: &Kinds<'_>, salt: Option<SaltTokens<'_>>) -> TokenStream {
    let (path, _, private) = super::names(kinds.container.krate.as_ref());
    let name = &kinds.input.ident;
    let (_, ty_generics, _) = kinds.input.generics.split_for_impl();
    let fixed = with_lifetime(&quote!(#name #ty_generics), "static");
    let all = quote!(<#fixed as #private::KindsOfRows>::KINDS);
    let at = |span: Span, check: TokenStream| {
        let check = respanned(check, span);
        quote!(const _: () = #check;)
    };
    let whole = salt.is_some();
    let each = kinds.kinds.iter().enumerate().map(|(index, kind)| {
        let key = with_lifetime(kind.ty, "static");
        let check = quote!(#private::check::kind(#all, #index, <#key as #private::KeyFields>::KEY, #whole));
        at(kind.span(), check)
    });
    let fingerprint = kinds.container.fingerprint.as_ref().map(|fingerprint| {
        let (shown, said) = (name.to_string(), fingerprint.value);
        at(fingerprint.span, quote!(#private::check::fingerprint_of_kinds(#shown, #said, #all)))
    });
    let salt_checks = salt.map(super::verify::salt);
    let probe = otherwise(salt, &path);
    quote! {
        const _: () = {
            use #path::{self as __rowkey, __private};
            #probe
            #salt_checks
            #(#each)*
            #fingerprint
        };
    }
}
