//! An enum of keys: the traits of a key, with a line for each row kind, and a builder that chooses one.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{format_ident, quote};
use syn::Type;

use super::inherent::{self, Inherent};
use super::{This, builder, conversions, doc, key, number, ord, picture, salt, testing, verify};
use crate::model::{Answer, Kind, Kinds, Width};
use crate::tokens::Tokens;
use crate::types::{shown, with_lifetime};

pub fn expand(kinds: &Kinds<'_>) -> TokenStream {
    let this = This::of(kinds.input);
    let sorted = kinds.sorted();
    let traits = traits(kinds, &sorted, &this);
    let scans = scans(kinds, &sorted, &this);
    let inherent = inherent(kinds, &sorted, &this);
    let conversions = conversions::expand(kinds, &this);
    let ord = kinds.container.ord.map(|span| ord(&sorted, &this, span));
    let checks = verify::of_kinds(kinds, &sorted, &this);
    let probes = kinds.container.salt.as_ref().is_some_and(salt::probed);
    let testing = testing::kinds(&sorted, &this);
    let code = quote!(#checks #traits #scans #inherent #conversions #ord #testing);
    super::block(kinds.container.krate.as_ref(), probes, &code)
}

fn fixed(ty: &Type) -> Tokens {
    with_lifetime(ty, "static")
}

fn prefix(kind: &Kind<'_>) -> Literal {
    Literal::byte_string(kind.prefix)
}

fn infallible(kinds: &Kinds<'_>) -> Answer {
    if kinds.container.max_len.is_some() { Answer::No } else { Answer::Unknown }
}

fn traits(kinds: &Kinds<'_>, sorted: &[&Kind<'_>], this: &This<'_>) -> TokenStream {
    let (this_fixed, salt) = (&this.fixed, kinds.container.salt.as_ref());
    let bucket = key::bucket(salt.is_some());
    let max_len = kinds.container.max_len.as_ref().map(|max_len| number(max_len.value));
    let shape = match infallible(kinds) {
        Answer::No => quote!(false),
        _ => quote!({ <#this_fixed as __p::Key>::__KEY.infallible() }),
    };
    let (whole, salted) = match salt {
        Some(_) => {
            let salt = salt::value(salt, true);
            (quote!(const __SALT: __p::Option<__p::Salt> = #salt;), quote!(.salted(Self::__SALT)))
        }
        None => (quote!(), quote!()),
    };
    let limit = key::option(max_len.as_ref());
    let list = sorted.iter().map(|kind| {
        let (name, prefix) = (&kind.declared.name, prefix(kind));
        let (key, own) = match kind.ty.map(fixed) {
            Some(key) => (quote!(<#key as __p::Key>::__KEY), quote!(<#key as __p::Key>::__SALT)),
            None => (quote!(__r::Layout::NOTHING), quote!(__p::None)),
        };
        let salt = if salt.is_some() { quote!(Self::__SALT) } else { own };
        quote!(__p::LayoutKind::of(#name, #prefix, #salt, #key, #limit))
    });
    let indices: Vec<_> = (0..sorted.len()).map(number).collect();
    let puts = sorted.iter().zip(&indices).map(|(kind, index)| {
        let ident = kind.ident;
        match kind.ty {
            Some(_) => quote!(Self::#ident(__key) => __row.put_kind(__key, #index)),
            None => quote!(Self::#ident => __row.put_empty_kind(#index)),
        }
    });
    let takes = sorted.iter().zip(&indices).map(|(kind, index)| {
        let ident = kind.ident;
        match kind.ty {
            Some(_) => quote!(__row.take_kind(#index).map(Self::#ident)),
            None => quote!(__row.take_empty_kind(#index, Self::#ident)),
        }
    });
    let write = key::write_fn(&quote!(match self { #(#puts,)* }));
    let take = quote! {
        #(if __row.is_kind(#indices) {
            return #takes;
        })*
        __p::None
    };
    let read = key::read_impl(this, &take);
    let items = quote! {
        type __Row = __p::Shape<false, 0, #shape>;
        type __Bucket = #bucket;
        type __Prefix<__Scan> = ();
        type __Steps = ();
        type __Fields = ();
        type __Salted = ();
        #whole
        const __KEY: &'static __r::Layout = &__r::Layout::of_kinds(const { &[#(#list),*] }) #salted;
        const __KINDS: &'static [__p::LayoutKind] = &[#(Self::__KEY.kinds()[#indices].inside()),*];
        #write
    };
    let key = this.block(Some(quote!(__p::Key)), &items);
    let owned = key::owned(this);
    quote!(#key #read #owned)
}

/// By the order of the prefixes, then by key.
fn ord(sorted: &[&Kind<'_>], this: &This<'_>, span: Span) -> TokenStream {
    let held: Vec<_> = sorted.iter().filter(|kind| kind.ty.is_some()).map(|kind| kind.ident).collect();
    let places = sorted.iter().enumerate().map(|(place, kind)| {
        let (ident, key) = (kind.ident, kind.ty.map(|_| quote!((_))));
        quote!(Self::#ident #key => #place)
    });
    let compare = quote! {
        match (self, other) {
            #((Self::#held(a), Self::#held(b)) => <__r::codec::Ordered as __r::codec::Codec<_>>::compare(a, b),)*
            (a, b) => {
                let place = |key: &Self| match key { #(#places,)* };
                __p::Ord::cmp(&place(a), &place(b))
            }
        }
    };
    ord::impls(this, &compare, span)
}

fn inherent(kinds: &Kinds<'_>, sorted: &[&Kind<'_>], this: &This<'_>) -> TokenStream {
    let (vis, fixed, builder) = (&this.input.vis, &this.fixed, builder::name(this));
    let rows: Vec<String> = sorted
        .iter()
        .map(|kind| {
            let then = kind.ty.map_or(String::new(), |ty| format!(", then {}", shown(ty)));
            format!("{}: '{}'{then}", kind.declared.name, kind.prefix.escape_ascii())
        })
        .collect();
    let salted = kinds
        .container
        .salt
        .as_ref()
        .map_or("", |_| "A salt first, computed from everything after the salt.\n");
    let encode_doc = doc(&[
        "The encoded key; in a `Result` if a field of some variant has values that cannot be encoded.",
        "",
        "```text",
        &format!("{salted}{}", rows.join("\n")),
        "```",
    ]);
    let decode_doc = doc(&[
        "Decodes a row, as the variant that its prefix picks.",
        "",
        "# Errors",
        "When the bytes are not exactly the row of some key; the error names the kind, the field, the offset, what \
         was found and what was expected.",
    ]);
    let table = picture::kinds(sorted);
    let salted = if salted.is_empty() { "" } else { ", after the salt" };
    let prefix_doc = doc(&[
        &format!("Scans, kind by kind. The rows of a kind begin with its prefix{salted}:"),
        "",
        &table,
    ]);
    let more = quote! {
        #prefix_doc
        #[allow(rustdoc::broken_intra_doc_links, rustdoc::private_intra_doc_links)]
        #[inline]
        #vis fn prefix() -> #builder {
            #builder(())
        }

        /// The split points of a new table: the bucket boundaries of a salted enum, else the first row of each kind but
        /// the first.
        #vis fn split_points() -> __p::Vec<__p::Vec<__u8>> {
            <#fixed as __p::Key>::__KEY.split_points()
        }
    };
    let (width, infallible) = (Width::Varies, infallible(kinds));
    inherent::expand(this, &Inherent { width, infallible, encode_doc, decode_doc, more })
}

/// The builder: two functions a kind.
fn scans(kinds: &Kinds<'_>, sorted: &[&Kind<'_>], this: &This<'_>) -> TokenStream {
    let (name, this_fixed, builder) = (this.name, &this.fixed, builder::name(this));
    let salted = kinds.container.salt.is_some();
    let bucket = |of: TokenStream| if salted { key::bucket(true) } else { of };
    let functions = sorted.iter().enumerate().map(|(index, kind)| {
        let (index, function) = (number(index), &kind.function);
        let (name, prefix) = (&kind.declared.name, picture::constant(kind.prefix));
        let all_doc = format!(" All rows of the kind `{name}`, whose prefix is `{prefix}`.");
        let all_bucket = bucket(match kind.ty.map(fixed) {
            Some(key) => quote!(<#key as __p::Key>::__Bucket),
            None => key::bucket(false),
        });
        let some = kind.ty.map(|ty| {
            let (key, unraw) = (fixed(ty), syn::ext::IdentExt::unraw(function));
            let some = format_ident!("{unraw}_prefix", span = function.span());
            let some_doc = format!(
                " The rows of the kind `{name}` that a scan of its own key matches: `{}::prefix()..`.",
                shown(ty),
            );
            let some_bucket = bucket(quote!(__Prefix::Bucket));
            quote! {
                #[doc = #some_doc]
                #[inline]
                pub fn #some<__Prefix: __s::PrefixOf<#key>>(
                    self,
                    prefix: __Prefix,
                ) -> __s::KindScan<#this_fixed, #some_bucket, __Prefix::Extent> {
                    __s::some_of_kind::<#this_fixed, #key, __Prefix, _, #index>(prefix)
                }
            }
        });
        quote! {
            #[doc = #all_doc]
            #[inline]
            pub fn #function(self) -> __s::KindScan<#this_fixed, #all_bucket> {
                __s::all_of_kind::<#this_fixed, _, #index>()
            }

            #some
        }
    });
    let title = format!(" Scans of `{name}`, made by its `prefix()`.");
    quote! {
        #[doc = #title]
        #[derive(__p::Clone, __p::Debug)]
        #[must_use = "a scan does nothing by itself; call `.ranges()`, `.skip()` or the function of a kind"]
        pub struct #builder(());

        impl #builder {
            #(#functions)*

            /// All rows of all kinds, and no others: one range per kind in each salt bucket. Ranges
            /// that touch are joined.
            #[inline]
            pub fn ranges(self) -> __r::KeyRanges {
                __s::all_kinds(<#this_fixed as __p::Key>::__KEY)
            }

            /// The same as a skip scan.
            #[inline]
            pub fn skip(self) -> __r::SkipScan {
                __s::skip_kinds(<#this_fixed as __p::Key>::__KEY)
            }
        }
    }
}
