//! The prefix builder: one function a field, callable only from left to right.
//!
//! The builder is one type around the scan so far, whose type records the constraints. The functions of each
//! field are in an `impl` block of their own, whose bound is `NextField`: out of order, rustc reports the message of that trait
//! and not "no method named", and nothing further along the chain.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::fields::{before, front, marker, past};
use super::{This, codec, doc};
use crate::model::{Answer, Field, Key};
use crate::types::{self, Known};

/// The name of the builder's type.
pub fn name(this: &This<'_>) -> Ident {
    format_ident!("__{}Prefix", this.name)
}

/// A scan in the docs: `Event::prefix().host(..).at_range(..).range()`.
fn example(key: &Key<'_>) -> String {
    let (mut scan, mut fixed) = (format!("{}::prefix()", key.input.ident), 0);
    for field in &key.fields {
        let bounded = field.last && field.ordered() != Answer::No;
        scan += &format!(".{}{}(..)", field.function, if bounded { "_range" } else { "" });
        fixed += usize::from(!bounded);
    }
    scan + if fixed >= key.bucket_fixed_at() { ".range()" } else { ".ranges()" }
}

/// `prefix()`
pub fn start(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let (vis, builder, fixed) = (&this.input.vis, name(this), &this.fixed);
    let doc = format!(
        " Starts a scan, which constrains fields in declaration order: by value, bound or set of values, or left open. `{}`.",
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
    let salted = match &salted[..] {
        [only] => quote!(#only),
        salted => quote!((#(#salted),*)),
    };
    let ranges_doc = doc(&[
        "The ranges of this scan: one for each combination of values, and that many in each salt bucket if the bucket \
               is open; none if nothing can match.",
    ]);
    let title = format!(" A scan of `{}`, made by its `prefix()`.", this.name);
    quote! {
        #[doc = #title]
        #[derive(::core::clone::Clone, ::core::fmt::Debug)]
        #[must_use = "a scan is asked for by `.range()`, `.ranges()` or `.skip()`"]
        pub struct #builder<__Scan>(__Scan);

        impl<__F, __P, __A, __S, __B> __scan::NextField<#fixed, __F, __P, __A>
            for #builder<__scan::Scan<#fixed, __A, __S, __B>> {}

        #(#functions)*

        impl<__Scan: __scan::Stage<Key = #fixed>> #builder<__Scan> {
            /// The one range of this scan: start row inclusive, stop row exclusive.
            pub fn range(self) -> __rowkey::KeyRange
            where
                __Scan: __scan::OneRange<#fixed, #salted>,
            {
                self.0.range()
            }

            #ranges_doc
            pub fn ranges(self) -> __rowkey::KeyRanges
            where
                __Scan::Extent: __scan::Finite<#fixed>,
            {
                self.0.ranges()
            }

            /// This scan as a skip scan, which seeks from one matching row to the next.
            pub fn skip(self) -> __rowkey::SkipScan {
                self.0.skip()
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

/// The functions of one field: fix it, bound it, a set of values, leave it open, and what its type adds.
fn functions(key: &Key<'_>, this: &This<'_>, field: &Field<'_>) -> TokenStream {
    let (builder, fixed, marker, name) = (name(this), &this.fixed, marker(this, field), field.name());
    let (lifetime, argument) = (codec::argument_lifetime(field), codec::argument(field, "__value"));
    // The field before it, and the step that leads to it.
    let front = front(key, this, field);
    let (at, next) = (before(key, field), past(field));
    let codec = codec::name(field);
    // The argument's type is written out: to infer it, rustc tries every codec.
    let call = |function: &str| {
        let function = format_ident!("{function}");
        quote!(self.0.#function::<#next, #codec, #argument>)
    };
    let bounded = quote!(#builder<__Scan::Bounded<#next>>);

    let fix_doc = format!(" Fixes `{name}` to one value.");
    let function = &field.function;
    let fixed_scan = quote!(#builder<__Scan::Fixed<#next>>);
    let fix = |function: &str| {
        let fix = call(function);
        quote!(#fix(&value))
    };
    let (fixed_scan, fix) = outcome(field, &fixed_scan, &builder, fix);

    let order = match field.known {
        Known::Other => " A nested key compares as its rows do.",
        _ => "",
    };
    let range_doc = format!(
        " Bounds `{name}` by any `RangeBounds`, in its own order whatever its direction in the row.{order}"
    );
    let (range_name, range) = (field.function("range"), call("bounded"));
    let ordered = match field.ordered() {
        Answer::Yes => None,
        Answer::No => Some(quote!(false)),
        Answer::Unknown => {
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
    let ordered = ordered.map(|ordered| quote!(where __scan::KeepsOrder<#ordered>: __scan::#bounds<Self>,));

    let in_doc =
        format!(" Restricts `{name}` to a set of values; those that cannot be encoded match nothing.");
    let (in_name, some) = (field.function("in"), call("some"));

    let any_doc = format!(" Leaves `{name}` open.");
    let any_name = field.function("any");

    let starts_with = starts_with(field, &bounded, &builder);
    let nested = nested(field, &builder);
    quote! {
        impl<__Scan: __scan::Stage<Key = #fixed>> #builder<__Scan>
        where
            Self: __scan::NextField<#fixed, #marker, #front, #at>,
        {
            #[doc = #fix_doc]
            #[inline]
            pub fn #function #lifetime (self, value: #argument) -> #fixed_scan {
                #fix
            }

            #[doc = #range_doc]
            pub fn #range_name #lifetime (self, bounds: impl __scan::Bounds<#argument>) -> #bounded
            #ordered
            {
                #builder(#range(bounds))
            }

            #[doc = #in_doc]
            pub fn #in_name #lifetime (
                self,
                values: impl __scan::ValueSet<#argument>,
            ) -> #builder<__Scan::Then<#next, __scan::Sets>> {
                #builder(#some(values))
            }

            #[doc = #any_doc]
            pub fn #any_name(self) -> #builder<__Scan::Any<#next>> {
                #builder(self.0.any::<#next>())
            }

            #starts_with
            #nested
        }
    }
}

/// The return type and the body of a function that fixes a field: `then`, in a `Result` if some value cannot be encoded,
/// made by `wrap` from the result of `fix` or `try_fix`.
pub fn outcome(
    field: &Field<'_>,
    then: &TokenStream,
    wrap: &Ident,
    call: impl Fn(&str) -> TokenStream,
) -> (TokenStream, TokenStream) {
    let (fix, try_fix) = (call("fix"), call("try_fix"));
    match (field.infallible(), codec::outcome(field)) {
        (Answer::Unknown, Some(outcome)) => (
            quote!(__private::Outcome<#outcome, #then>),
            quote!(<#outcome as __private::Choice>::wrap(#try_fix.map(#wrap))),
        ),
        (Answer::No, _) => {
            (quote!(__private::Result<#then, __rowkey::EncodeError>), quote!(#try_fix.map(#wrap)))
        }
        _ => (then.clone(), quote!(#wrap(#fix))),
    }
}

/// `name_starts_with(..)`, of text and of what may be text.
fn starts_with(field: &Field<'_>, bounded: &TokenStream, builder: &Ident) -> Option<TokenStream> {
    if !matches!(field.known, Known::Text | Known::Other) || types::is_option(field.declared.ty) {
        return None;
    }
    let doc = format!(" Bounds `{}` by its first bytes.", field.name());
    let (function, past, codec, argument) =
        (field.function("starts_with"), past(field), codec::name(field), codec::argument(field, "__value"));
    // Before a delimiter of several bytes, the texts may be in several ranges.
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
            #builder(self.0.#call::<#past, #codec, #argument, Self>(&prefix))
        }
    })
}

/// `id_prefix(..)`, of what may be a key.
fn nested(field: &Field<'_>, builder: &Ident) -> Option<TokenStream> {
    if field.known != Known::Other || field.declared.options.with.is_some() {
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
            #builder(__scan::Stage::nested::<__Scan, #past>(prefix.scan(), self.0))
        }
    })
}
