//! The fields in their order: written, read, and found for a bound.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Member;

use super::one_field;
use crate::layout::{Layout, SaltTokens, Segment, Told};
use crate::types::with_lifetime;

pub fn expand(layout: &Layout<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let input = layout.key.input;
    let name = &input.ident;
    let (impl_generics, ty_generics, where_clause) = input.generics.split_for_impl();
    let this = quote!(#name #ty_generics);
    let fixed = layout.fixed_key();
    let row = with_lifetime(&this, "__row");

    // Every constant among the arguments of a type is compiled by itself: names cost less.
    let spans_type = match layout.runs {
        0 => quote!(#private::NoSpan),
        1 => quote!(#private::OneSpan),
        runs => quote!([#private::Span; #runs]),
    };
    let nested = layout.nested_place();
    let known = quote!(<#fixed as #private::KeyFields>::KEY);
    let (shape, front) = match layout.always_varies() {
        true => (quote!(#private::Varying), quote!(#krate::KeyBuf)),
        false => (
            quote!(#private::Shape<{ #known.is_fixed() }, { #known.room() }>),
            quote!(<#private::Fits<{ #known.fits_inline() }> as #private::Fit>::Front),
        ),
    };
    let outcome = match layout.fits() {
        Told::Yes => quote!(#private::Always),
        Told::No => quote!(#private::Sometimes),
        Told::Nothing => quote!(#private::Outcome<{ #known.total() }>),
    };
    let salt = layout.salt_tokens().map_or_else(|| quote!(#private::Unsalted), |salt| salt.rule());
    let format = format(layout);
    let each = layout.segments.iter().flat_map(|segment| each(layout, segment));
    let read = layout.segments.iter().map(|segment| read(layout, segment));
    // Without a salt nobody notes where it lies.
    let spans = match layout.runs {
        0 => quote!(_),
        _ => quote!(spans),
    };
    let skip = one_field::skip(layout);
    let compare = layout.key.container.ord.map(|_| {
        quote! {
            #[inline]
            fn compare_fields(&self, other: &Self) -> #private::Ordering {
                #private::Ord::cmp(self, other)
            }
        }
    });
    quote! {
        #[doc(hidden)]
        #[automatically_derived]
        impl #impl_generics #private::KeyFields for #this #where_clause {
            type Spans = #spans_type;
            type Salt = #salt;
            type Shape = #shape;
            type Front = #front;
            type Outcome = #outcome;
            type Nested = #nested;

            #format

            #[inline(always)]
            fn each<__Place: #krate::Place, __Visit: #private::Visit>(&self, visit: &mut __Visit) -> ::core::primitive::bool {
                #(__Visit::#each)&&*
            }

            #compare
            #skip
        }

        #[doc(hidden)]
        #[automatically_derived]
        impl<'__row> #private::KeyFieldsRead<'__row> for #row {
            #[inline(always)]
            fn read<__Place: #krate::Place>(
                row: &mut #krate::Reader<'__row>,
                #spans: &mut Self::Spans,
            ) -> #private::Result<Self, #krate::DecodeError> {
                #private::Ok(Self { #(#read)* })
            }
        }
    }
}

/// The bytes as data: the fields, and what else the key says of its rows.
fn format(layout: &Layout<'_>) -> TokenStream {
    let private = layout.private();
    let container = &layout.key.container;
    let fields = layout.segments.iter().map(|segment| {
        let (name, codec, ty) = (segment.name, &segment.codec, segment.field.ty);
        let salted = segment.run.is_some();
        quote!(#private::FieldFormat::of::<#codec, #ty>(#name, #salted))
    });
    let delimiter = layout.delimiter.map(|delimiter| {
        quote!(const DELIMITER: #private::Option<::core::primitive::u8> = #private::Some(#delimiter);)
    });
    let prefix = container.prefix.as_ref().map(|prefix| {
        let prefix = proc_macro2::Literal::byte_string(&prefix.value);
        quote!(const PREFIX: &'static [::core::primitive::u8] = #prefix;)
    });
    let max_len = container.max_len.as_ref().map(|max_len| {
        let max_len = max_len.value;
        quote!(const MAX_LEN: #private::Option<::core::primitive::usize> = #private::Some(#max_len);)
    });
    let fields = quote!(&[#(#fields),*]);
    // A hash that is no type is one mistake: of a constant that names it the compiler asks nothing more.
    let fields = match layout.salt_tokens().filter(SaltTokens::probed) {
        Some(salt) => {
            let (krate, hash) = (&layout.krate, salt.hash());
            quote!({ let _ = <#hash as #krate::SaltHash>::NAME; #fields })
        }
        None => fields,
    };
    quote! {
        const FIELDS: &'static [#private::FieldFormat] = #fields;
        #delimiter
        #prefix
        #max_len
    }
}

/// `field::<Ordered, _, Inner>(visit, "host", &self.host)`, and what is said of its place.
fn each(layout: &Layout<'_>, segment: &Segment<'_>) -> impl Iterator<Item = TokenStream> {
    let (name, codec, member) = (segment.name, &segment.codec, &segment.field.member);
    let place = layout.place(segment, &quote!(__Place));
    let delimiter = layout.delimiter.filter(|_| !segment.last);
    let (begins, ends) = marks(segment);
    let begin = begins.map(|run| quote!(begin(visit, #run)));
    let field = quote!(field::<#codec, _, #place>(visit, #name, &self.#member));
    let end = ends.map(|run| quote!(end(visit, #run)));
    let delimiter = delimiter.map(|delimiter| quote!(delimiter(visit, #delimiter)));
    begin.into_iter().chain([field]).chain(end).chain(delimiter)
}

/// `host: take::<Ordered, _, Inner>("host", row)`, or its error.
fn read(layout: &Layout<'_>, segment: &Segment<'_>) -> TokenStream {
    let (krate, private) = (&layout.krate, layout.private());
    let (name, codec, member) = (segment.name, &segment.codec, &segment.field.member);
    let place = layout.place(segment, &quote!(__Place));
    let mark = |function: TokenStream, run: usize| quote!(#private::Spans::#function(spans, #run, #krate::Reader::position(row)););
    let (begins, ends) = marks(segment);
    let begin = begins.map(|run| mark(quote!(begin), run));
    let end = ends.map(|run| mark(quote!(extend), run));
    let delimiter = layout
        .delimiter
        .filter(|_| !segment.last)
        .map(|delimiter| or_return(layout, &quote!(#private::take_delimiter(#name, #delimiter, row))))
        .map(|take_delimiter| quote!(#take_delimiter;));
    let take = or_return(layout, &quote!(#private::take::<#codec, _, #place>(#name, row)));
    let value = if begin.is_some() || end.is_some() || delimiter.is_some() {
        quote!({ #begin let value = #take; #end #delimiter value })
    } else {
        take
    };
    let member: &Member = member;
    quote!(#member: #value,)
}

/// `result?`, written out: of each `?` the compiler asks three traits what it does.
fn or_return(layout: &Layout<'_>, result: &TokenStream) -> TokenStream {
    let private = layout.private();
    quote! {
        match #result {
            #private::Ok(__value) => __value,
            #private::Err(__error) => return #private::Err(__error),
        }
    }
}

/// The numbers of the runs of salted fields that begin and end with this one.
fn marks(segment: &Segment<'_>) -> (Option<usize>, Option<usize>) {
    let begins = segment.run.filter(|run| run.begins).map(|run| run.number);
    let ends = segment.run.filter(|run| run.ends).map(|run| run.number);
    (begins, ends)
}

#[cfg(test)]
mod tests {
    use crate::expand::declared::written;

    #[test]
    fn a_run_of_salted_fields_is_noted_at_its_ends() {
        let input = "struct Key { x: u8, #[salt(buckets = 4)] a: u8, #[salt] b: u8, #[salt] c: u8, y: u8 }";
        let written = written(input, super::expand);
        for steps in [
            [
                "field::<__codec_x,",
                "begin(visit,0usize)&&",
                "field::<__codec_a,",
                "field::<__codec_b,",
                "field::<__codec_c,",
                "end(visit,0usize)&&",
                "field::<__codec_y,",
            ],
            [
                "take::<__codec_x,",
                "Spans::begin(spans,0usize,__rowkey::Reader::position(row));",
                "take::<__codec_a,",
                "take::<__codec_b,",
                "take::<__codec_c,",
                "Spans::extend(spans,0usize,__rowkey::Reader::position(row));",
                "take::<__codec_y,",
            ],
        ] {
            let places = steps.map(|step| {
                assert_eq!(written.matches(step).count(), 1, "{step} in {written}");
                written.find(step)
            });
            assert!(places.is_sorted(), "{steps:?} in {written}");
        }
    }
}
