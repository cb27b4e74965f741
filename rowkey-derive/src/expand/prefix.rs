//! The prefix builder: one function a field, callable only from left to right.
//!
//! The builder is one type with the number of fixed fields as a parameter. A function that comes at
//! the wrong time exists nevertheless; its bound fails, and so the error is this file's text and not
//! "no method named".

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::layout::{Layout, Segment};
use crate::types::{Known, with_lifetime};

/// The name of the builder's type.
pub fn builder(layout: &Layout<'_>) -> Ident {
    format_ident!("__{}Prefix", layout.key.input.ident)
}

/// A scan in the docs: `Event::prefix().host(..).at_range(..).range()`.
pub fn example(layout: &Layout<'_>) -> String {
    let name = &layout.key.input.ident;
    let functions: Vec<String> = layout.segments.iter().map(|segment| segment.function.to_string()).collect();
    let one = layout.bucket_fixed_at();
    let mut lines = format!("{name}::prefix().{}()", if one == 0 { "range" } else { "ranges" });
    let mut chain = format!("{name}::prefix()");
    for (index, function) in functions.iter().enumerate() {
        let bounded = format!("{chain}.{function}_range(..)");
        chain = format!("{chain}.{function}(..)");
        let end = |fixed: usize| if fixed >= one { "range" } else { "ranges" };
        let ordered = layout.segments[index].field.options.reverse_digits.is_none();
        if ordered {
            lines.push_str(&format!("\n{bounded}.{}()", end(index)));
        }
        lines.push_str(&format!("\n{chain}.{}()", end(index + 1)));
    }
    lines
}

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let input = layout.key.input;
    let name = &input.ident;
    let builder = builder(layout);
    let (_, ty_generics, where_clause) = input.generics.split_for_impl();
    let params = input.generics.params.iter();
    let fixed = with_lifetime(&quote!(#name #ty_generics), "static");
    let runs = layout.runs;
    let functions = layout.segments.iter().enumerate().map(|(index, segment)| functions(layout, index, segment));
    let turns = layout.segments.iter().enumerate().map(|(index, segment)| turn(layout, index, segment));
    let (one_range, one_bound) = one_range(layout);
    let title = format!(" A scan of `{name}`, made by its `prefix()`.");
    quote! {
        #[doc = #title]
        pub struct #builder<
            const AT: ::core::primitive::usize,
            const ONE: ::core::primitive::bool,
            T = #private::Open,
        >(#private::Scan<[#private::Span; #runs], T>);

        #(#turns)*
        #one_range

        impl<const AT: ::core::primitive::usize, const ONE: ::core::primitive::bool, T: #private::Tail>
            #builder<AT, ONE, T>
        {
            #(#functions)*

            /// The one range of this scan.
            #[inline]
            pub fn range(self) -> #krate::KeyRange
            #one_bound
            {
                #private::range::<#fixed, T>(self.0)
            }

            /// The ranges of this scan: one a salt bucket where the bucket is open, else one; none where
            /// nothing can match.
            #[inline]
            pub fn ranges(self) -> #krate::KeyRanges {
                #private::ranges::<#fixed, T>(self.0, ONE)
            }
        }

        impl<#(#params,)* const AT: ::core::primitive::usize, const ONE: ::core::primitive::bool, T: #private::Tail>
            #private::PrefixOf<#name #ty_generics> for #builder<AT, ONE, T> #where_clause
        {
            #[inline]
            fn into_edges(self) -> #private::Edges {
                self.0.into_edges()
            }
        }
    }
}

/// The trait whose bound says that it is this field's turn.
fn turn(layout: &Layout<'_>, index: usize, segment: &Segment<'_>) -> TokenStream {
    let private = layout.private();
    let (builder, turn) = (builder(layout), turn_name(segment));
    let key = &layout.key.input.ident;
    let function = &segment.function;
    let (message, label) = match index.checked_sub(1).map(|before| &layout.segments[before].function) {
        None => (
            format!("a scan of `{key}` fixes its fields from the left: `{function}` comes first, and only once"),
            format!("`.{function}(..)` comes directly after `{key}::prefix()`"),
        ),
        Some(before) => (
            format!(
                "a scan of `{key}` fixes its fields from the left: `{function}` comes directly after `{before}`, and \
                 nothing follows a bounded field"
            ),
            format!("write `.{before}(..)` directly before this"),
        ),
    };
    let one = index >= layout.bucket_fixed_at();
    quote! {
        #[diagnostic::on_unimplemented(message = #message, label = #label)]
        pub trait #turn {}

        #[diagnostic::do_not_recommend]
        impl #turn for #builder<#index, #one, #private::Open> {}
    }
}

fn turn_name(segment: &Segment<'_>) -> Ident {
    format_ident!("__At_{}", segment.name)
}

/// The trait whose bound says that one range is enough; only where a salt may ask for more.
fn one_range(layout: &Layout<'_>) -> (TokenStream, TokenStream) {
    if layout.salt.is_none() {
        return (TokenStream::new(), TokenStream::new());
    }
    let builder = builder(layout);
    let key = &layout.key.input.ident;
    let salted = layout.segments.iter().filter(|segment| layout.whole || segment.run.is_some());
    let salted: Vec<String> = salted.map(|segment| format!("`{}`", segment.function)).collect();
    let all = salted.join(", ");
    let message = format!("this scan of `{key}` is one range a salt bucket, not one range");
    let note = format!("the salt is computed from {all}: fix each by value, and one range is enough");
    let one_range = quote! {
        #[diagnostic::on_unimplemented(message = #message, label = "use `.ranges()`", note = #note)]
        pub trait __OneRange {}

        #[diagnostic::do_not_recommend]
        impl<const AT: ::core::primitive::usize, T> __OneRange for #builder<AT, true, T> {}
    };
    (one_range, quote!(where Self: __OneRange))
}

/// The functions of one field: fix it, bound it, and what its type may add.
fn functions(layout: &Layout<'_>, index: usize, segment: &Segment<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let (builder, turn) = (builder(layout), turn_name(segment));
    let (name, codec, function) = (segment.name, &segment.codec, &segment.function);
    // The argument may live shorter than the key that it is compared with.
    let ty = with_lifetime(segment.field.ty, "__value");
    let fixed_ty = with_lifetime(segment.field.ty, "static");
    let argument = quote!(<#codec as #krate::FieldCodec<#ty>>::Arg<'__value>);
    let place = layout.place(segment, &quote!(#krate::Last));
    // Where the last field stands when the key is nested in one with the same delimiter.
    let nested_place = match layout.delimiter {
        Some(delimiter) => quote!(#krate::Before<#delimiter>),
        None => quote!(#krate::Inner),
    };
    let fixed_at = layout.bucket_fixed_at();
    let (here, next, end) = (index >= fixed_at, index + 1, layout.segments.len() + 1);
    let next_one = next >= fixed_at;
    let delimited = layout.delimiter.is_some() && !segment.last;
    let outcome = quote!(#private::Outcome<{ <#codec as #krate::FieldCodec<#fixed_ty>>::FORMAT.fits(#delimited) }>);
    let mark = match segment.run {
        Some(run) => {
            let (number, begins) = (run.number, run.begins);
            quote!(#private::Some(#private::Mark { run: #number, begins: #begins }))
        }
        None => quote!(#private::None),
    };
    let (fix, tail) = match segment.last {
        true => (quote!(fix_last::<#codec, #ty, _, #nested_place>), quote!(#private::Edges)),
        false => (quote!(fix::<#codec, _, #place>), quote!(#private::Open)),
    };
    let ended = quote!(#builder<#end, #here, #private::Edges>);

    let fix_doc = format!(" Fixes `{name}`: rows that have this value there.");
    let range_doc = format!(" Bounds `{name}`, in its own order whatever its direction in the row, and ends the scan.");
    let range_name = format_ident!("{}_range", unraw(function), span = function.span());
    let range = quote! {
        #[doc = #range_doc]
        #[inline]
        pub fn #range_name<'__value>(
            self,
            bounds: impl #private::RangeBounds<#argument>,
        ) -> #ended
        where
            Self: #turn,
            #private::IsOrdered<{ <#codec as #krate::FieldCodec<#fixed_ty>>::FORMAT.is_ordered() }>: #private::Bounded<Self>,
        {
            #builder(self.0.bounded::<#codec, #ty, _, #place, #nested_place>(bounds))
        }
    };
    let text = matches!(segment.known, Known::Text | Known::Other) && !crate::types::is_option(segment.field.ty);
    let starts_with = text.then(|| {
        let text = format!(" Bounds `{name}` by what it starts with, and ends the scan.");
        let function = format_ident!("{}_starts_with", unraw(function), span = function.span());
        quote! {
            #[doc = #text]
            #[inline]
            pub fn #function<'__value>(self, prefix: #argument) -> #ended
            where
                Self: #turn,
                #codec: #private::StartsWith<#argument, Self>,
            {
                #builder(self.0.starting::<#codec, #ty, _, Self, #place, #nested_place>(&prefix))
            }
        }
    });
    let nested = (segment.known == Known::Other && segment.field.options.with.is_none()).then(|| {
        let text = format!(" Bounds `{name}` by a scan of its own first fields, and ends this scan.");
        let function = format_ident!("{}_prefix", unraw(function), span = function.span());
        quote! {
            #[doc = #text]
            #[inline]
            pub fn #function<__Prefix>(self, prefix: __Prefix) -> #ended
            where
                Self: #turn,
                __Prefix: #private::PrefixOf<#fixed_ty>,
            {
                let edges = #private::PrefixOf::into_edges(prefix);
                #builder(self.0.nested::<#codec, #fixed_ty, #place>(edges))
            }
        }
    });
    quote! {
        #[doc = #fix_doc]
        #[inline]
        pub fn #function<'__value>(
            self,
            value: #argument,
        ) -> <#outcome as #private::Wrap>::Out<#builder<#next, #next_one, #tail>>
        where
            Self: #turn,
        {
            <#outcome as #private::Wrap>::wrap(
                self.0.#fix(#name, &value, #mark).map(#builder),
            )
        }

        #range
        #starts_with
        #nested
    }
}

fn unraw(ident: &Ident) -> String {
    ident.to_string().trim_start_matches("r#").to_string()
}
