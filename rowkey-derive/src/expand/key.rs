//! The traits of a key: its layout, and one line for each field to encode it and to decode it.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::{This, builder, codec, fields, number, salt};
use crate::model::{Answer, Field, Key, Width};
use crate::parse::arg::Spanned;
use crate::parse::delimiter::Delimiter;
use crate::types::with_lifetime;

pub fn expand(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let (row, layout, write, read) = (row(key, this), layout(key), write(key), read(key, this));
    let (bucket, builder) = (bucket(key.salt.is_some()), builder::name(this));
    let (steps, fields, salted) = (fields::steps(key), fields::list(key, this), fields::salted(key));
    let items = quote! {
        type __Row = #row;
        type __Bucket = #bucket;
        type __Prefix<__Scan> = #builder<__Scan>;
        type __Steps = #steps;
        type __Fields = #fields;
        type __Salted = #salted;
        #layout
        #write
    };
    let key = this.block(Some(quote!(__p::Key)), &items);
    let owned = owned(this);
    quote!(#key #read #owned)
}

/// `impl RowKey`, for a key without a lifetime. A blanket `impl<K: for<'r> RowKeyRef<'r>>` would do the same, but where it
/// does not apply rustc says "implementation is not general enough" in place of the trait's own message.
pub fn owned(this: &This<'_>) -> Option<TokenStream> {
    (!this.borrows).then(|| this.block(Some(quote!(__r::RowKey)), &TokenStream::new()))
}

/// Which buckets a scan is in that fixes no field.
pub fn bucket(salted: bool) -> TokenStream {
    if salted { quote!(__s::Pending) } else { quote!(__s::OneBucket) }
}

/// The shape of the rows: as literals where the tokens show it, else computed from the types.
fn row(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let fixed = &this.fixed;
    let (is_fixed, width) = match key.width() {
        Width::Fixed(width) => (quote!(true), number(width).into_token_stream()),
        Width::Varies => (quote!(false), quote!(0)),
        Width::ByType => {
            let width = quote!(<#fixed as __p::Key>::__KEY.width());
            (quote!({ #width.is_some() }), quote!({ __p::check::width(#width) }))
        }
    };
    let infallible = match key.infallible() {
        Answer::Yes => quote!(true),
        Answer::No => quote!(false),
        Answer::Unknown => quote!({ <#fixed as __p::Key>::__KEY.infallible() }),
    };
    let spans = (key.spans > 0).then(|| number(key.spans));
    let comma = spans.as_ref().map(|_| quote!(,));
    quote!(__p::Shape<#is_fixed, #width, #infallible #comma #spans>)
}

/// The layout.
fn layout(key: &Key<'_>) -> TokenStream {
    let fields = key.fields.iter().map(|field| {
        let (name, salted) = (field.name(), field.salted);
        let (codec, ty) = (codec::name(field), codec::static_type(field));
        let (tail, rest) = (field.tail, field.rest);
        let ending = (tail || rest).then(|| quote!(.ending(#tail, #rest)));
        let literal = field.declared.options.literal.as_ref().map(|literal| {
            let literal = Literal::byte_string(&literal.value);
            quote!(.after(#literal))
        });
        // Only the user's codec knows where its values end.
        let skip = field.probed().then(|| {
            let (any, own) = (with_lifetime(field.declared.ty, "_"), field.is_own());
            quote!(.skipped_by(#own, |__row, __end| __p::skip::<#codec, #any>(__row, __end)))
        });
        let more = quote!(#skip #literal #ending);
        match more.is_empty() {
            true => quote!(__p::field::<#codec, #ty>(#name, #salted)),
            false => quote!(__p::Field::new(#name, const { &__p::slot::<#codec, #ty>(#salted) #more })),
        }
    });
    let prefix = Literal::byte_string(key.prefix());
    let salt = key.salt.map(|_| {
        let salt = salt::value(key.salt, key.whole);
        quote!(const __SALT: __p::Option<__p::Salt> = #salt;)
    });
    let salted = key.salt.map(|_| quote!(.salted(Self::__SALT)));
    let delimiter = key.container.delimiter.as_ref().map(|Spanned { value, .. }| {
        let (delimiter, trailing) = (delimiter(value), value.trailing);
        quote!(.delimited(#delimiter, #trailing))
    });
    let max_len = key.container.max_len.as_ref().map(|max_len| {
        let max_len = number(max_len.value);
        quote!(.limited(__p::Some(#max_len)))
    });
    quote! {
        const __FIELDS: &'static [__p::Field] = &[#(#fields),*];
        #salt
        const __KEY: &'static __r::Layout = &__r::Layout::of(#prefix, Self::__FIELDS) #salted #delimiter #max_len;
    }
}

/// A delimiter as a value.
pub fn delimiter(delimiter: &Delimiter) -> TokenStream {
    if delimiter.unordered {
        return quote!(__DELIMITER);
    }
    let byte = Literal::byte_character(delimiter.bytes[0]);
    quote!(__r::layout::Delimiter::ordered(#byte))
}

/// `Some(7)` or `None`
pub fn option(value: Option<impl ToTokens>) -> TokenStream {
    match value {
        Some(value) => quote!(__p::Some(#value)),
        None => quote!(__p::None),
    }
}

/// `__write` of a key or of an enum of keys.
pub fn write_fn(fields: &TokenStream) -> TokenStream {
    quote! {
        #[inline(always)]
        fn __write(&self, __row: &mut __p::Writer<'_, impl __p::Sink>) -> __bool {
            #fields
        }
    }
}

/// `impl Read` of a key or of an enum of keys.
pub fn read_impl(this: &This<'_>, fields: &TokenStream) -> TokenStream {
    let row = &this.row;
    quote! {
        impl<'__row> __p::Read<'__row> for #row {
            #[inline(always)]
            fn __read(__row: &mut __p::Taker<'_, '__row>) -> __p::Option<Self> {
                #fields
            }
        }
    }
}

fn write(key: &Key<'_>) -> TokenStream {
    let put = key.fields.iter().map(|field| {
        let (codec, member) = (codec::name(field), &field.declared.member);
        let ty = with_lifetime(field.declared.ty, "_");
        quote!(__row.put::<#codec, #ty>(&self.#member))
    });
    write_fn(&quote!(#(#put)&&*))
}

fn read(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let take = key.fields.iter().map(|field| {
        let (codec, taken) = (codec::name(field), taken(field));
        let ty = with_lifetime(field.declared.ty, "__row");
        // Not `?`, whose traits take rustc longer than all else here.
        quote!(let __p::Some(#taken) = __row.take::<#codec, #ty>() else { return __p::None };)
    });
    let members = key.fields.iter().map(|field| {
        let (member, taken) = (&field.declared.member, taken(field));
        quote!(#member: #taken)
    });
    read_impl(this, &quote!(#(#take)* __p::Some(Self { #(#members),* })))
}

/// The value of a field that was read.
fn taken(field: &Field<'_>) -> Ident {
    format_ident!("__taken_{}", field.name())
}
