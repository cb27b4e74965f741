//! The traits of a key: its layout, and one line for each field to encode it and to decode it.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::{This, builder, codec, fields, number, salt};
use crate::model::{Answer, Field, Key, Width};
use crate::parse::delimiter::Delimiter;
use crate::parse::salt::Salt;
use crate::types::with_lifetime;

pub fn expand(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let (row, write, read) = (row(key, this), write(key), read(key, this));
    let layout = layout(key);
    let bucket = bucket(key.salt.is_some());
    let infallible = infallible(key);
    let borrows = borrows(key);
    let builder = builder::name(this);
    let (steps, fields, salted) = (fields::steps(key), fields::list(key, this), fields::salted(key, this));
    let items = quote! {
        type __Row = #row;
        type __Bucket = #bucket;
        type __Prefix<__Scan> = #builder<__Scan>;
        type __Steps = #steps;
        type __Fields = #fields;
        type __Salted = #salted;
        const __KEY: &'static __rowkey::Layout = &#layout;
        #infallible
        #borrows

        #write
    };
    let key = this.block(Some(quote!(__private::Key)), &items);
    let owned = owned(this);
    quote!(#key #read #owned)
}

/// `impl RowKey`, for a key without a lifetime. A blanket `impl<K: for<'r> RowKeyRef<'r>>` would do the same, but where it
/// does not apply rustc says "implementation is not general enough" in place of the trait's own message.
pub fn owned(this: &This<'_>) -> Option<TokenStream> {
    (!this.borrows).then(|| this.block(Some(quote!(__rowkey::RowKey)), &TokenStream::new()))
}

/// Which buckets a scan is in that fixes no field.
pub fn bucket(salted: bool) -> TokenStream {
    if salted { quote!(__scan::Pending) } else { quote!(__scan::OneBucket) }
}

/// The shape of the rows: as literals where the tokens show it, else computed from the types.
fn row(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let fixed = &this.fixed;
    let (is_fixed, width) = match key.width() {
        Width::Fixed(width) => (quote!(true), number(width).into_token_stream()),
        Width::Varies => (quote!(false), quote!(0)),
        Width::ByType => (quote!({ __private::fixed::<#fixed>() }), quote!({ __private::width::<#fixed>() })),
    };
    // `max_len` limits the key's own rows: a nested key has no limit.
    let short = key
        .container
        .max_len
        .as_ref()
        .map(|_| quote!(&& __rowkey::Layout::max_len(<#fixed as __private::Key>::__KEY).is_none()));
    let infallible = match key.infallible() {
        Answer::Yes => quote!(true),
        Answer::No => quote!(false),
        Answer::Unknown => quote!({ <#fixed as __private::Key>::__INFALLIBLE #short }),
    };
    quote!(__private::Shape<#is_fixed, #width, #infallible>)
}

/// The layout.
fn layout(key: &Key<'_>) -> TokenStream {
    let salt = salt::value(key.salt, key.whole);
    let prefix = Literal::byte_string(key.prefix());
    let fields = key.fields.iter().map(|field| {
        let (name, salted) = (field.name(), field.salted);
        let (codec, ty) = (codec::name(field), codec::static_type(field));
        let tail = field.tail.then(|| quote!(.in_tail()));
        if !field.probed() {
            return quote!(__private::field::<#codec, #ty>(#name, #salted) #tail);
        }
        // Only the user's codec knows where its values end.
        let (any, own) = (with_lifetime(field.declared.ty, "_"), field.codec.is_with());
        quote! {
            __private::field_with::<#codec, #ty>(
                #name, #salted, #own, |__row, __end| __private::skip::<#codec, #any>(__row, __end),
            ) #tail
        }
    });
    let container = key.container;
    let delimiter = container.delimiter.as_ref().filter(|delimiter| !delimiter.value.unordered);
    let delimiter = option(delimiter.map(|delimiter| byte(&delimiter.value)));
    let max_len = option(container.max_len.as_ref().map(|max_len| number(max_len.value)));
    let layout =
        quote!(__rowkey::Layout::of(#salt, #prefix, const { &[#(#fields),*] }, #delimiter, #max_len));
    match key.unordered() {
        Some(Delimiter { trailing, .. }) => {
            quote!(__rowkey::Layout::delimited(#layout, __DELIMITER, #trailing))
        }
        None => layout,
    }
}

/// A delimiter that keeps the order of the rows.
fn byte(delimiter: &Delimiter) -> Literal {
    Literal::byte_character(delimiter.bytes[0])
}

/// `Some(7)` or `None`
pub fn option(value: Option<impl ToTokens>) -> TokenStream {
    match value {
        Some(value) => quote!(__private::Some(#value)),
        None => quote!(__private::None),
    }
}

/// Computed from the types even where the tokens show that every value can be encoded: the core compares the two.
fn infallible(key: &Key<'_>) -> Option<TokenStream> {
    let fields = key.fields.iter().map(codec::infallible);
    let fallible = key.fields.iter().any(|field| field.infallible() == Answer::No);
    (!fallible).then(|| quote!(const __INFALLIBLE: ::core::primitive::bool = #(#fields)&&*;))
}

/// Only where a field may borrow.
fn borrows(key: &Key<'_>) -> Option<TokenStream> {
    let mut fields = key.fields.iter().filter(|field| field.may_borrow()).peekable();
    fields.peek()?;
    let asked = |field: &Field<'_>| {
        let (codec, ty) = (codec::name(field), codec::static_type(field));
        quote!(<#codec as __rowkey::codec::Codec<#ty>>)
    };
    let last = key.fields.last().filter(|field| field.may_borrow()).map(|last| {
        let last = asked(last);
        quote!(const __BORROWS_LAST: ::core::primitive::bool = #last::BORROWS_LAST;)
    });
    let fields = fields.map(asked);
    Some(quote! {
        const __BORROWS: ::core::primitive::bool = #(#fields::BORROWS)||*;
        #last
    })
}

/// What follows a field: the end of the row, a delimiter, or another field.
fn end(field: &Field<'_>) -> TokenStream {
    match field.delimiter {
        Some(delimiter) if delimiter.unordered => quote!(__rowkey::codec::End::Unordered(__DELIMITER)),
        _ if field.last => quote!(__frame.end()),
        Some(delimiter) => {
            let delimiter = byte(delimiter);
            quote!(__rowkey::codec::End::Byte(#delimiter))
        }
        None => quote!(__rowkey::codec::End::Terminator),
    }
}

/// The number of bytes written so far.
fn written() -> TokenStream {
    quote!(__rowkey::codec::Sink::position(__out))
}

/// The number of bytes read so far.
fn gone_past() -> TokenStream {
    quote!(__rowkey::codec::Reader::position(__row))
}

/// `__write` around its lines, with the salt if there is one.
pub fn write_fn(lines: &TokenStream, salt: Option<&Salt>, limited: bool, spans: &TokenStream) -> TokenStream {
    let row = (salt.is_some() || limited).then(|| quote!(let __row =));
    let salt = salt.map(|salt| {
        let hash = salt::hash(salt);
        quote!(__frame.salt::<Self, #hash, _>(__row, #spans, __out);)
    });
    quote! {
        #[inline(always)]
        fn __write<__Sink: __rowkey::codec::Sink>(
            &self,
            __out: &mut __Sink,
            __frame: __private::Frame,
        ) -> __private::Result<(), __rowkey::EncodeError> {
            #row __frame.begin::<Self, _>(__out);
            #lines
            #salt
            __private::Ok(())
        }
    }
}

/// `__read` around its lines.
pub fn read_impl(this: &This<'_>, lines: &TokenStream) -> TokenStream {
    let row = &this.row;
    quote! {
        impl<'__row> __private::Read<'__row> for #row {
            #[inline(always)]
            fn __read(
                __row: &mut __rowkey::codec::Reader<'__row>,
                __frame: __private::Frame,
            ) -> __private::Option<Self> {
                __frame.open::<Self>(__row)?;
                #lines
            }
        }
    }
}

/// Checks the salt that was read.
pub fn check_salt(salt: Option<&Salt>, spans: &TokenStream) -> Option<TokenStream> {
    let hash = salt::hash(salt?);
    Some(quote!(__frame.check::<Self, #hash>(#spans, __row)?;))
}

/// The span that a salt over the whole key hashes, in a row that is written.
pub fn written_span(salt: Option<&Salt>) -> TokenStream {
    let (width, end) = (salt.map(salt::width), written());
    quote!(&[(__row + #width, #end)])
}

/// The same in a row that is read, which starts at 0.
pub fn read_span(salt: Option<&Salt>) -> TokenStream {
    let (width, end) = (salt.map(salt::width), gone_past());
    quote!(&[(#width, #end)])
}

fn write(key: &Key<'_>) -> TokenStream {
    let put = |field: &Field<'_>| {
        let (codec, member, name, end) =
            (codec::name(field), &field.declared.member, field.name(), end(field));
        if field.tail {
            let kept = (!key.fields[field.index - 1].tail).then(|| {
                let position = written();
                quote!(let mut __kept = #position;)
            });
            return quote!(
                #kept
                __private::Frame::put_tail::<#codec, _>(&self.#member, #name, &mut __kept, __out)?;
            );
        }
        // Here and in `read`, `?` would take rustc twice as long to check.
        let ty = with_lifetime(field.declared.ty, "_");
        quote! {
            if let __private::Err(__error) = __private::put::<#codec, #ty>(&self.#member, #name, #end, __out) {
                return __private::Err(__error);
            }
        }
    };
    let mut lines = lines(key, &written(), put, |delimiter| {
        if delimiter.unordered {
            return quote!(__rowkey::codec::Sink::put(__out, &__DELIMITER););
        }
        let byte = byte(delimiter);
        quote!(__rowkey::codec::Sink::put_byte(__out, #byte);)
    });
    if key.has_tail() {
        lines.extend(quote!(__frame.cut_tail(__kept, __out);));
    }
    let spans = if key.whole { written_span(key.salt) } else { spans(key) };
    write_fn(&lines, key.salt, false, &spans)
}

fn read(key: &Key<'_>, this: &This<'_>) -> TokenStream {
    let value = |field: &Field<'_>| format_ident!("__f_{}", field.name());
    let take = |field: &Field<'_>| {
        let (codec, ty, end) = (codec::name(field), with_lifetime(field.declared.ty, "__row"), end(field));
        let value = value(field);
        if field.tail {
            return quote!(let #value: #ty = __frame.take_tail::<#codec, _>(__row)?;);
        }
        quote! {
            let __private::Some(#value) = __private::take::<#codec, #ty>(__row, #end) else { return __private::None };
        }
    };
    let lines = lines(key, &gone_past(), take, |delimiter| {
        if delimiter.unordered {
            return quote!(__rowkey::codec::Reader::unordered_delimiter(__row, __DELIMITER)?;);
        }
        let byte = byte(delimiter);
        quote!(__private::delimiter(__row, #byte)?;)
    });
    let spans = if key.whole { read_span(key.salt) } else { spans(key) };
    let check = check_salt(key.salt, &spans);
    let members = key.fields.iter().map(|field| &field.declared.member);
    let values = key.fields.iter().map(value);
    read_impl(this, &quote!(#lines #check __private::Some(Self { #(#members: #values),* })))
}

/// A line for each field, and between them where the spans of the salt start and end.
fn lines(
    key: &Key<'_>,
    position: &TokenStream,
    line: impl Fn(&Field<'_>) -> TokenStream,
    delimiter: impl Fn(&Delimiter) -> TokenStream,
) -> TokenStream {
    let fields = key.fields.iter().map(|field| {
        let edge = |of: fn(&(usize, usize)) -> usize, name: &str| {
            let index = key.spans.iter().position(|span| of(span) == field.index)?;
            let name = span_name(key, name, index);
            Some(quote!(let #name = #position;))
        };
        let (start, end) = (edge(|span| span.0, "start"), edge(|span| span.1, "end"));
        let (line, delimiter) = (line(field), field.delimiter.map(&delimiter));
        quote!(#start #line #end #delimiter)
    });
    fields.collect()
}

/// What the salt of fields is computed from: `&[(__start, __end)]`.
fn spans(key: &Key<'_>) -> TokenStream {
    let spans = (0..key.spans.len()).map(|index| {
        let (start, end) = (span_name(key, "start", index), span_name(key, "end", index));
        quote!((#start, #end))
    });
    quote!(&[#(#spans),*])
}

fn span_name(key: &Key<'_>, edge: &str, index: usize) -> Ident {
    match key.spans.len() {
        1 => format_ident!("__{edge}"),
        _ => format_ident!("__{edge}_{index}"),
    }
}
