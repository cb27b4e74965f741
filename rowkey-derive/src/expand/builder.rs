//! The prefix builder: one function a field, callable only from left to right.
//!
//! The builder is one type around the scan so far, which says how far it is. The functions of a field stand in a
//! block of their own whose bound says when it is their turn, so the error of one that comes at the wrong time is
//! the text of that bound and not "no method named", and it ends the chain there.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::fields::{before, marker, past};
use super::{This, codec, doc};
use crate::model::{Field, Key, Told};
use crate::types::{self, Known};

/// The name of the builder's type.
pub fn name(this: &This<'_>) -> Ident {
    format_ident!("__{}Prefix", this.name)
}

/// A scan in the docs: `Event::prefix().host(..).at_range(..).range()`.
fn example(key: &Key<'_>) -> String {
    let (mut scan, mut fixed) = (format!("{}::prefix()", key.input.ident), 0);
    for field in &key.fields {
        let bounded = field.last && field.ordered() != Told::No;
        scan += &format!(".{}{}(..)", field.function, if bounded { "_range" } else { "" });
        fixed += usize::from(!bounded);
    }
    scan + if fixed >= key.bucket_fixed_at() { ".range()" } else { ".ranges()" }
}

/// `prefix()`
pub fn start(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let (vis, builder, fixed) = (&this.input.vis, name(this), &this.fixed);
    let doc = format!(
        " A scan that asks for fields from left to right: by value, by a bound, by some values, or leaving them open. `{}`.",
        example(key)
    );
    let doc = quote!(#[doc = #doc]);
    quote! {
        #doc
        #[inline(always)]
        #vis fn prefix() -> #builder<__scan::Start<#fixed>> {
            #builder(__scan::start())
        }
    }
}

pub fn expand(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let (builder, fixed) = (name(this), &this.fixed);
    let functions = key.fields.iter().map(|field| functions(key, this, field));
    let salted: Vec<_> = key.in_salt().map(|field| marker(this, field)).collect();
    let one_range = match &salted[..] {
        [] => quote!(OneStretch<#fixed>),
        [only] => quote!(OneRange<#fixed, #only>),
        salted => quote!(OneRange<#fixed, (#(#salted),*)>),
    };
    let ranges_doc = doc(&[
        "The ranges of this scan: one for each combination of values; where the salt bucket is open, that many a \
               bucket; none where nothing can match.",
    ]);
    let title = format!(" A scan of `{}`, made by its `prefix()`.", this.name);
    quote! {
        #[doc = #title]
        #[derive(::core::clone::Clone, ::core::fmt::Debug)]
        #[must_use = "a scan is asked for by `.range()`, `.ranges()` or `.skip()`"]
        pub struct #builder<__Scan>(__Scan);

        impl<__F, __P, __A, __S, __B> __scan::Turn<#fixed, __F, __P, __A>
            for #builder<__scan::Scan<#fixed, __A, __S, __B>> {}

        #(#functions)*

        impl<__Scan: __scan::Stage<Key = #fixed>> #builder<__Scan> {
            /// The one range of this scan.
            pub fn range(self) -> __rowkey::KeyRange
            where
                __Scan: __scan::#one_range,
            {
                __scan::Stage::range(self.0)
            }

            #ranges_doc
            pub fn ranges(self) -> __rowkey::KeyRanges
            where
                __Scan: __scan::HasRanges<#fixed>,
            {
                __scan::Stage::ranges(self.0)
            }

            /// This scan as a skip scan, which finds its rows wherever they are.
            pub fn skip(self) -> __rowkey::SkipScan {
                __scan::Stage::skip(self.0)
            }
        }

        impl<__Scan: __scan::Stage<Key = #fixed>> __scan::PrefixOf<#fixed> for #builder<__Scan> {
            type Scan = __Scan;

            fn scan(self) -> __Scan {
                self.0
            }
        }
    }
}

/// The functions of one field: fix it, bound it, and what its type may add.
fn functions(key: &Key<'_>, this: &This<'_>, field: &Field<'_>) -> TokenStream {
    let (builder, fixed, marker, name) = (name(this), &this.fixed, marker(this, field), field.name());
    let (lifetime, argument) = (codec::argument_lifetime(field), codec::argument(field, "__value"));
    // What comes before it, and the step that leads to it.
    let front = match key.before(field) {
        None => quote!(__scan::prefix),
        Some(before) => self::marker(this, before).into_token_stream(),
    };
    let (at, next) = (before(key, field), past(field));
    // A short type is written out: to infer it, the compiler looks at every codec.
    let told = match field.is_number() || codec::text(field).is_some() {
        true => quote!(#argument),
        false => quote!(_),
    };
    let codec = codec::name(field);
    let call = |function: &str| {
        let function = format_ident!("{function}");
        quote!(__scan::#function::<__Scan, #next, #codec, #told>)
    };
    let bounded = quote!(#builder<__Scan::Bounded<#next>>);

    let fix_doc = format!(" Fixes `{name}`: rows that have this value there.");
    let function = &field.function;
    let fixed_scan = quote!(#builder<__Scan::Fixed<#next>>);
    let fix = |function: &str| {
        let fix = call(function);
        quote!(#fix(self.0, &value))
    };
    let (fixed_scan, fix) = outcome(field, &fixed_scan, &builder, fix);

    let order = match field.known {
        Known::Other => " A nested key compares as its rows do.",
        _ => "",
    };
    let range_doc = format!(" Bounds `{name}`, in its own order whatever its direction in the row.{order}");
    let (range_name, range) = (field.function("range"), call("bounded"));
    let ordered = match field.ordered() {
        Told::Yes => None,
        Told::No => Some(quote!(false)),
        Told::Nothing => {
            let ty = codec::static_type(field);
            Some(match field.unordered() {
                Some(_) => quote!({ __private::check::ordered_before::<#codec, #ty>(__DELIMITER) }),
                None => quote!({ __private::ordered::<#codec, #ty>() }),
            })
        }
    };
    let bounds = match field.unordered() {
        Some(_) if !field.codec.scatters() => quote!(Sorted),
        _ => quote!(Boundable),
    };
    let ordered = ordered.map(|ordered| quote!(where __scan::Ordered<#ordered>: __scan::#bounds<Self>,));

    let in_doc = format!(" Lets `{name}` be one of some values; those that cannot be encoded match nothing.");
    let (in_name, some) = (field.function("in"), call("some"));

    let any_doc = format!(" Leaves `{name}` open.");
    let any_name = field.function("any");

    let starts_with = starts_with(field, &bounded, &builder);
    let nested = nested(field, &builder);
    quote! {
        impl<__Scan: __scan::Stage<Key = #fixed>> #builder<__Scan>
        where
            Self: __scan::Turn<#fixed, #marker, #front, #at>,
        {
            #[doc = #fix_doc]
            #[inline]
            pub fn #function #lifetime (self, value: #argument) -> #fixed_scan {
                #fix
            }

            #[doc = #range_doc]
            pub fn #range_name #lifetime (self, bounds: impl __private::RangeBounds<#argument>) -> #bounded
            #ordered
            {
                #builder(#range(self.0, bounds))
            }

            #[doc = #in_doc]
            pub fn #in_name #lifetime (
                self,
                values: impl __private::IntoIterator<Item = #argument>,
            ) -> #builder<__Scan::Then<#next, __scan::Sets>> {
                #builder(#some(self.0, values))
            }

            #[doc = #any_doc]
            pub fn #any_name(self) -> #builder<__Scan::Any<#next>> {
                #builder(__scan::any::<__Scan, #next>(self.0))
            }

            #starts_with
            #nested
        }
    }
}

/// The type and the body of a function that fixes a field: `then`, in a `Result` if some value cannot be encoded,
/// made by `wrap` of what `fix` or `try_fix` gives.
pub fn outcome(
    field: &Field<'_>,
    then: &TokenStream,
    wrap: &Ident,
    call: impl Fn(&str) -> TokenStream,
) -> (TokenStream, TokenStream) {
    let (fix, try_fix) = (call("fix"), call("try_fix"));
    match (field.infallible(), codec::outcome(field)) {
        (Told::Nothing, Some(outcome)) => (
            quote!(__private::Outcome<#outcome, #then>),
            quote!(<#outcome as __private::Choice>::wrap(#try_fix.map(#wrap))),
        ),
        (Told::No, _) => {
            (quote!(__private::Result<#then, __rowkey::EncodeError>), quote!(#try_fix.map(#wrap)))
        }
        _ => (then.clone(), quote!(#wrap(#fix))),
    }
}

/// `name_starts_with(..)`, of text and of what may be text.
fn starts_with(field: &Field<'_>, bounded: &TokenStream, builder: &Ident) -> Option<TokenStream> {
    if !matches!(field.known, Known::Text | Known::Other) || types::is_option(field.said.ty) {
        return None;
    }
    let doc = format!(" Bounds `{}` by what it starts with.", field.name());
    let (function, past, codec, argument) =
        (field.function("starts_with"), past(field), codec::name(field), codec::argument(field, "__value"));
    // Before several bytes the texts may lie in several pieces.
    let apart = field.unordered().is_some_and(|delimiter| delimiter.bytes.len() > 1);
    let (bounded, call) = match apart {
        true => (quote!(#builder<__Scan::Then<#past, __scan::SetsAndBound>>), quote!(starting_apart)),
        false => (bounded.clone(), quote!(starting)),
    };
    let is_text =
        codec::text(field).is_none().then(|| quote!(where #codec: __scan::StartsWith<#argument, Self>,));
    Some(quote! {
        #[doc = #doc]
        pub fn #function<'__value>(self, prefix: #argument) -> #bounded
        #is_text
        {
            #builder(__scan::#call::<__Scan, #past, #codec, _, Self>(self.0, &prefix))
        }
    })
}

/// `id_prefix(..)`, of what may be a key.
fn nested(field: &Field<'_>, builder: &Ident) -> Option<TokenStream> {
    if field.known != Known::Other || field.said.options.with.is_some() {
        return None;
    }
    let doc = format!(" Bounds `{}` by a scan of its own fields.", field.name());
    let (function, past, ty) = (field.function("prefix"), past(field), codec::static_type(field));
    let closed = field.unordered().map(|_| {
        let codec = codec::name(field);
        quote!(where __scan::Whole<{ __private::check::ends_closed::<#codec, #ty>() }>: __scan::Nestable<Self>,)
    });
    Some(quote! {
        #[doc = #doc]
        pub fn #function<__P: __scan::PrefixOf<#ty>>(
            self,
            prefix: __P,
        ) -> #builder<__scan::Nested<__P, #ty, __Scan, #past>>
        #closed
        {
            #builder(__scan::nested::<__Scan, #past, #ty, __P>(self.0, prefix))
        }
    })
}
