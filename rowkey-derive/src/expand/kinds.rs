//! An enum of keys: the traits of a key, with a line for each row kind, and a builder that chooses one.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{format_ident, quote};
use syn::Type;

use super::inherent::{self, Inherent};
use super::{This, builder, conversions, doc, key, number, ord, picture, salt, verify};
use crate::model::{Answer, Kind, Kinds, Width};
use crate::tokens::Tokens;
use crate::types::{shown, with_lifetime};

/// A kind and the key that it holds.
type Held<'a> = (&'a Kind<'a>, &'a Type);

pub fn expand(kinds: &Kinds<'_>) -> TokenStream {
    let this = This::of(kinds.input);
    let held = kinds.sorted();
    let traits = traits(kinds, &held, &this);
    let scans = scans(kinds, &held, &this);
    let inherent = inherent(kinds, &held, &this);
    let conversions = conversions::expand(kinds, &this);
    let ord = kinds.container.ord.map(|span| ord(&held, &this, span));
    let checks = verify::of_kinds(kinds, &held, &this);
    let probes = kinds.container.salt.as_ref().is_some_and(salt::probed);
    let code = quote!(#checks #traits #scans #inherent #conversions #ord);
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

fn traits(kinds: &Kinds<'_>, held: &[Held<'_>], this: &This<'_>) -> TokenStream {
    let (this_fixed, salt) = (&this.fixed, kinds.container.salt.as_ref());
    let bucket = key::bucket(salt.is_some());
    let max_len = kinds.container.max_len.as_ref().map(|max_len| number(max_len.value));
    let shape = match infallible(kinds) {
        Answer::No => quote!(false),
        _ => quote!({ __p::check::is_infallible::<#this_fixed>() }),
    };
    let salt_value = salt::value(salt, true);
    let salted = salt.map(|_| quote!(.salted(#salt_value)));
    let limit = key::option(max_len.as_ref());
    let list = held.iter().map(|(kind, ty)| {
        let (name, prefix, key) = (&kind.declared.name, prefix(kind), fixed(ty));
        quote!(__p::LayoutKind::of(#name, #prefix, #salt_value, <#key as __p::Key>::__KEY, #limit))
    });
    let idents: Vec<_> = held.iter().map(|(kind, _)| kind.ident).collect();
    let indices: Vec<_> = (0..held.len()).map(number).collect();
    let write =
        key::write_fn(&quote!(match self { #(Self::#idents(__key) => __row.put_kind(__key, #indices),)* }));
    let take = quote! {
        #(if __row.is_kind(#indices) {
            return __row.take_kind(#indices).map(Self::#idents);
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
        const __KEY: &'static __r::Layout = &__r::Layout::of_kinds(const { &[#(#list),*] }) #salted;
        #write
    };
    let key = this.block(Some(quote!(__p::Key)), &items);
    let owned = key::owned(this);
    quote!(#key #read #owned)
}

/// By the order of the prefixes, then by key.
fn ord(held: &[Held<'_>], this: &This<'_>, span: Span) -> TokenStream {
    let idents: Vec<_> = held.iter().map(|(kind, _)| kind.ident).collect();
    let places = 0..idents.len();
    let compare = quote! {
        match (self, other) {
            #((Self::#idents(a), Self::#idents(b)) => <__r::codec::Ordered as __r::codec::Codec<_>>::compare(a, b),)*
            (a, b) => {
                let place = |key: &Self| match key { #(Self::#idents(_) => #places,)* };
                __p::Ord::cmp(&place(a), &place(b))
            }
        }
    };
    ord::impls(this, &compare, span)
}

fn inherent(kinds: &Kinds<'_>, held: &[Held<'_>], this: &This<'_>) -> TokenStream {
    let (vis, fixed, builder) = (&this.input.vis, &this.fixed, builder::name(this));
    let rows: Vec<String> = held
        .iter()
        .map(|(kind, ty)| {
            format!("{}: '{}', then {}", kind.declared.name, kind.prefix.escape_ascii(), shown(ty))
        })
        .collect();
    let salted = kinds
        .container
        .salt
        .as_ref()
        .map_or("", |_| "A salt first, computed from the whole rest of the row.\n");
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
    let table = picture::kinds(held);
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
            __p::split_points::<#fixed>()
        }
    };
    let (width, infallible) = (Width::Varies, infallible(kinds));
    inherent::expand(this, &Inherent { width, infallible, encode_doc, decode_doc, more })
}

/// The builder: two functions a kind.
fn scans(kinds: &Kinds<'_>, held: &[Held<'_>], this: &This<'_>) -> TokenStream {
    let (name, this_fixed, builder) = (this.name, &this.fixed, builder::name(this));
    let salted = kinds.container.salt.is_some();
    let bucket = |of: TokenStream| if salted { key::bucket(true) } else { of };
    let functions = held.iter().enumerate().map(|(index, (kind, ty))| {
        let index = number(index);
        let (key, function) = (fixed(ty), &kind.function);
        let unraw = syn::ext::IdentExt::unraw(function);
        let some = format_ident!("{unraw}_prefix", span = function.span());
        let (name, prefix) = (&kind.declared.name, picture::constant(kind.prefix));
        let all_doc = format!(" All rows of the kind `{name}`, whose prefix is `{prefix}`.");
        let some_doc = format!(
            " The rows of the kind `{name}` that a scan of its own key matches: `{}::prefix()..`.",
            shown(ty),
        );
        let all_bucket = bucket(quote!(<#key as __p::Key>::__Bucket));
        let some_bucket = bucket(quote!(<__Prefix::Scan as __s::Stage>::Bucket));
        quote! {
            #[doc = #all_doc]
            #[inline]
            pub fn #function(self) -> __s::KindScan<#this_fixed, #all_bucket> {
                __s::all_of_kind::<#this_fixed, #key, _, #index>()
            }

            #[doc = #some_doc]
            #[inline]
            pub fn #some<__Prefix: __s::PrefixOf<#key>>(
                self,
                prefix: __Prefix,
            ) -> __s::KindScan<#this_fixed, #some_bucket, <__Prefix::Scan as __s::Stage>::Extent> {
                __s::some_of_kind::<#this_fixed, #key, __Prefix, _, #index>(prefix)
            }
        }
    });
    let title = format!(" Scans of `{name}`, made by its `prefix()`.");
    quote! {
        #[doc = #title]
        #[derive(::core::clone::Clone, ::core::fmt::Debug)]
        #[must_use = "a scan is asked for by `.ranges()` or `.skip()`, or of one kind"]
        pub struct #builder(());

        impl #builder {
            #(#functions)*

            /// All rows of all kinds, and nothing in between: one range a kind, in each salt bucket; prefixes that
            /// touch are one range.
            #[inline]
            pub fn ranges(self) -> __r::KeyRanges {
                __s::all_kinds::<#this_fixed>()
            }

            /// The same as a skip scan.
            #[inline]
            pub fn skip(self) -> __r::SkipScan {
                __s::skip_kinds::<#this_fixed>()
            }
        }
    }
}
