//! The layout: one list of segments, lowered once, that every output reads.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::Expr;

use crate::attr::integer;
use crate::attr::salt::Salt;
use crate::attr::unit::Unit;
use crate::check::Refused;
use crate::model::{Field, Key};
use crate::tokens::Tokens;
use crate::types::{self, Known, is_option};

mod salt;
#[cfg(test)]
mod tests;

pub use salt::SaltTokens;

pub struct Layout<'a> {
    pub key: &'a Key<'a>,
    /// The path of the crate, as it was said.
    pub path: TokenStream,
    /// What generated code calls it: a name of its own, which no user's can shadow.
    pub krate: Ident,
    pub segments: Vec<Segment<'a>>,
    /// Stretches of salted fields that stand side by side.
    pub runs: usize,
    pub delimiter: Option<u8>,
    pub salt: Option<&'a Salt>,
    /// The salt is over all that follows it.
    pub whole: bool,
}

pub struct Segment<'a> {
    pub field: &'a Field<'a>,
    pub name: &'a str,
    /// The name of its prefix functions.
    pub function: Ident,
    /// What the block of generated code calls its codec.
    pub codec: Ident,
    /// The type of its codec.
    pub codec_type: TokenStream,
    /// Where only types tell whether the codec fits.
    pub probed: Option<Probed>,
    /// The codec without `max` and `desc` around it, for the check of `max`.
    pub inner_codec: TokenStream,
    pub known: Known,
    /// Byte order means something, so that a range can bound it.
    pub ordered: Told,
    pub last: bool,
    /// The salt is over it.
    pub salted: bool,
    /// A delimiter follows.
    pub delimited: bool,
}

/// What tokens tell of a question that types decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    Yes,
    No,
    /// Only types tell.
    Nothing,
}

/// A codec that may not fit.
pub struct Probed {
    /// The codec that was named.
    pub codec: TokenStream,
    /// What the block of generated code calls the type that tells of it.
    pub told: Ident,
}

pub fn lower<'a>(key: &'a Key<'a>) -> Layout<'a> {
    let path = match &key.container.krate {
        Some(path) => quote!(#path),
        None => quote!(::rowkey),
    };
    let krate = format_ident!("__rowkey");
    let delimiter = key.container.delimiter.as_ref().map(|delimiter| delimiter.value);
    let of_field = key.fields.iter().find_map(|field| field.salt.as_ref());
    let salt = key.container.salt.as_ref().or(of_field);
    let whole = key.container.salt.is_some();
    let salted = |index: usize| {
        !whole && salt.is_some() && key.fields.get(index).is_some_and(|field| field.salted.is_some())
    };
    // A delimiter between two fields is left out of the salt, so each is a run of its own.
    let begins = |index: usize| salted(index) && (delimiter.is_some() || index == 0 || !salted(index - 1));
    let runs = (0..key.fields.len()).filter(|&index| begins(index)).count();
    let segments = key.fields.iter().enumerate().map(|(index, field)| {
        let (inner_codec, said_codec) = codecs(&krate, field);
        let (inner_codec, codec_type, probed) = match known_to_fit(field) {
            true => (inner_codec, said_codec, None),
            false => {
                let inner_told = told(&inner_codec, types::reached(field.ty), false);
                let told = format_ident!("__told_{}", field.name);
                let codec_type = picked(&said_codec, &told);
                (picked(&inner_codec, &inner_told), codec_type, Some(Probed { codec: said_codec, told }))
            }
        };
        let codec = format_ident!("__codec_{}", field.name);
        // Without `pad` it is refused, and the field is written in its order.
        let scattered =
            field.options.reverse_digits.is_some() && field.pad.is_some() && field.reverse_ts.is_none();
        let ordered = match probed {
            Some(_) => Told::Nothing,
            None if scattered => Told::No,
            None => Told::Yes,
        };
        Segment {
            field,
            name: &field.name,
            function: field.function(),
            codec,
            codec_type,
            probed,
            inner_codec,
            known: types::known(field.ty),
            ordered,
            last: index + 1 == key.fields.len(),
            salted: salted(index),
            delimited: delimiter.is_some() && index + 1 < key.fields.len(),
        }
    });
    let segments = segments.collect();
    Layout { key, path, krate, segments, runs, delimiter, salt, whole }
}

/// The codec that the attributes of a field name.
fn codecs(krate: &Ident, field: &Field<'_>) -> (TokenStream, TokenStream) {
    let options = &field.options;
    let digits = field.pad.as_ref().map(|pad| pad.width.value);
    let inner = if let Some(path) = &options.with {
        quote!(#path)
    } else if let Some(reverse) = &field.reverse_ts {
        let from = origin(reverse.from.as_ref());
        match digits {
            Some(digits) => quote!(#krate::ReverseTsPad<#from, #digits>),
            None => quote!(#krate::ReverseTs<#from>),
        }
    } else if let (Some(digits), Some(_)) = (digits, options.reverse_digits) {
        quote!(#krate::ReverseDigits<#digits>)
    } else if let (Some(width), Some(fill)) = (digits, field.pad.as_ref().and_then(|pad| pad.fill.as_ref())) {
        let fill = fill.value;
        quote!(#krate::PadWith<#width, #fill>)
    } else if let Some(digits) = digits {
        quote!(#krate::Pad<#digits>)
    } else if let Some(width) = &options.width {
        let width = width.value;
        quote!(#krate::Width<#width>)
    } else if options.raw.is_some() {
        quote!(#krate::Raw)
    } else if options.nul.is_some() {
        quote!(#krate::Nul)
    } else {
        quote!(#krate::Ordered)
    };
    let inner = match &options.unit {
        Some(unit) if options.with.is_none() => {
            let unit = match unit.value {
                Unit::Seconds => quote!(Seconds),
                Unit::Millis => quote!(Millis),
                Unit::Micros => quote!(Micros),
                Unit::Nanos => quote!(Nanos),
            };
            quote!(#krate::Unit<#krate::#unit, #inner>)
        }
        _ => inner,
    };
    let mut codec = inner.clone();
    if let Some(max) = &options.max {
        let max = max.value;
        codec = quote!(#krate::Max<#codec, #max>);
    }
    if options.desc.is_some() {
        codec = quote!(#krate::Desc<#codec>);
    }
    (inner, codec)
}

/// The type that tells of a codec, in front of a delimiter or elsewhere.
pub fn told(codec: &TokenStream, ty: &syn::Type, delimited: bool) -> TokenStream {
    let ty = types::with_lifetime(ty, "static");
    let asked = format_ident!("{}", if delimited { "TOLD_DELIMITED" } else { "TOLD" });
    quote!(__private::check::Told<{ __private::check::Probe::<#codec, #ty>::#asked }>)
}

/// The codec if it fits the type, else one that fits every type: then the error of `expand::verify`
/// is the only one.
fn picked(codec: &TokenStream, told: &impl ToTokens) -> TokenStream {
    quote!(<#told as __private::check::Tells<#codec>>::Codec)
}

/// Tokens tell that the codec fits the type: `check::fits_type` has seen both.
fn known_to_fit(field: &Field<'_>) -> bool {
    types::known(field.ty) != Known::Other && field.options.with.is_none()
}

/// What reverse time is counted back from, as an `i128`.
pub fn origin(from: Option<&Expr>) -> TokenStream {
    match from {
        None => {
            let from = i128::from(i64::MAX);
            quote!(#from)
        }
        Some(expr) => match integer(expr) {
            Some(_) => quote!({ #expr }),
            None => quote!({ ((#expr) | 0) as ::core::primitive::i128 }),
        },
    }
}

impl Segment<'_> {
    fn is_number(&self) -> bool {
        matches!(
            self.known,
            Known::Unsigned { .. } | Known::Signed { .. } | Known::Float | Known::Bool | Known::Char
        )
    }

    /// A number, flag or character holds in every place; only a delimiter asks more of it.
    pub fn always_holds(&self) -> bool {
        self.is_number() && self.field.options.with.is_none()
    }

    /// Tokens tell that it can stand in every place of a key without a delimiter: numbers, and text that is
    /// not borrowed. A wrong answer is no wrong byte, as in [`Segment::fits`].
    pub fn always_stands(&self) -> bool {
        self.always_holds()
            || self.known == Known::Text && self.always_varies() && !types::is_borrowed(self.field.ty)
    }

    /// Tokens tell that it has the same number of bytes in every row.
    pub fn always_fixed(&self) -> bool {
        (self.always_holds() || self.field.pad.is_some()) && !is_option(self.field.ty)
    }

    /// Tokens tell that its number of bytes differs from row to row.
    pub fn always_varies(&self) -> bool {
        let written_free = self.field.options.with.is_none() && self.field.pad.is_none();
        written_free && (self.known == Known::Text || is_option(self.field.ty) && self.known != Known::Other)
    }

    /// What generated code calls the type that says whether every value fits; it is declared where tokens do
    /// not say that every one does.
    pub fn outcome(&self) -> Ident {
        format_ident!("__fits_{}", self.name)
    }

    /// Whether every value fits, which decides whether its functions give a `Result`. A wrong answer is no
    /// wrong byte: a function that leaves the `Result` out asks the codec once more, where it is used.
    pub fn fits(&self) -> Told {
        let (field, options) = (self.field, &self.field.options);
        let whole_domain = options.width.is_none() && options.max.is_none() && options.raw.is_none();
        // Wrapping keeps the order of every `i64`, as nothing is cut at either end.
        let time = field
            .reverse_ts
            .as_ref()
            .is_none_or(|reverse| reverse.from.is_none() && matches!(self.known, Known::Signed { .. }));
        let plain = whole_domain && time && field.pad.is_none() && options.nul.is_none();
        if plain && (self.always_holds() || self.always_varies() && !self.delimited) {
            return Told::Yes;
        }
        // Fewer digits than the greatest number has.
        match (self.known, &field.pad) {
            (Known::Unsigned { bits }, Some(pad))
                if self.always_holds() && options.max.is_none() && field.reverse_ts.is_none() =>
            {
                let digits =
                    u128::MAX.checked_shr(128 - bits).map_or(0, |greatest| greatest.ilog10() as usize + 1);
                if pad.width.value < digits { Told::No } else { Told::Nothing }
            }
            _ => Told::Nothing,
        }
    }

    /// What its functions take, and the lifetime that they need for it. The argument may live shorter
    /// than the key that it is compared with. Where tokens tell what it is, they say so: the compiler
    /// takes longer to find it out.
    pub fn argument(&self, krate: &Ident) -> (Option<TokenStream>, Tokens) {
        let (codec, ty) = (&self.codec, types::with_lifetime(self.field.ty, "__value"));
        if self.always_holds() {
            return (None, ty);
        }
        let argument = match self.text() {
            Some(text) => quote!(&'__value #text),
            None => quote!(<#codec as #krate::FieldCodec<#ty>>::Arg<'__value>),
        };
        (Some(quote!(<'__value>)), argument.into())
    }

    /// Tokens tell that it is text or bytes, which prefix functions take as this by reference. A wrong
    /// answer is no wrong byte: each of them asks the codec once more, where it is used.
    pub fn text(&self) -> Option<TokenStream> {
        types::borrowed_text(self.field.ty).filter(|_| self.field.options.with.is_none())
    }

    /// The type and the body of a function that fixes it: `call` names what is called, `wrap` makes a `then`
    /// of what that gives, in a `Result` if some value does not fit.
    pub fn fixed(
        &self,
        call: impl Fn(Ident) -> TokenStream,
        fix: &str,
        wrap: &Ident,
        then: &TokenStream,
    ) -> (TokenStream, TokenStream) {
        if self.fits() == Told::Yes {
            let fix = call(format_ident!("{fix}_always"));
            return (then.clone(), quote!(#wrap(#fix(&value))));
        }
        let (fix, outcome) = (call(format_ident!("{fix}")), self.outcome());
        (
            quote!(<#outcome as __private::Wrap>::Out<#then>),
            quote!(<#outcome as __private::Wrap>::wrap(#fix(&value).map(#wrap))),
        )
    }
}

impl Layout<'_> {
    /// Puts up with what was refused, so that code which uses the key adds no errors of its own.
    pub fn forgive(&mut self, refused: &Refused) {
        let (krate, private) = (self.krate.clone(), self.private());
        for (index, segment) in self.segments.iter_mut().enumerate() {
            if refused.types.contains(&index) {
                segment.codec_type = quote!(#private::check::Unfit);
                segment.probed = None;
                segment.ordered = Told::Yes;
            } else if refused.attributes.contains(&index) {
                segment.codec_type = quote!(#krate::Ordered);
                segment.ordered = Told::Yes;
            }
            if refused.names.contains(&index) {
                segment.function = format_ident!("__{}", index);
            }
        }
    }

    /// The module that only generated code uses, by its name in generated code.
    pub fn private(&self) -> Ident {
        format_ident!("__private")
    }

    /// Brings the two names into a block.
    pub fn names(&self) -> TokenStream {
        let (path, krate, private) = (&self.path, &self.krate, self.private());
        // Found in place of an inherent constant that is not there.
        let probed = self.segments.iter().any(|segment| segment.probed.is_some())
            || self.salt_tokens().is_some_and(|salt| salt.probed());
        let otherwise = probed.then(|| quote!(use #path::__private::check::Otherwise as _;));
        quote! {
            use #path::{self as #krate, __private as #private};
            #otherwise
        }
    }

    /// The key's type, without lifetimes of its own.
    pub fn fixed_key(&self) -> Tokens {
        let input = self.key.input;
        if input.generics.params.is_empty() {
            return (&input.ident).into();
        }
        let (name, (_, ty_generics, _)) = (&input.ident, input.generics.split_for_impl());
        types::with_lifetime(&quote!(#name #ty_generics), "static")
    }

    /// Whether a field in front of the `index`th has a width that only types tell.
    pub fn moves(&self, index: usize) -> bool {
        !self.segments[..index].iter().all(Segment::always_fixed)
    }

    /// Where all segments but the last stand, and the last too when the key is nested in one with the same
    /// delimiter.
    pub fn nested_place(&self) -> Tokens {
        let krate = &self.krate;
        match self.delimiter {
            Some(delimiter) => quote!(#krate::Before<#delimiter>).into(),
            None => Tokens::path(krate, &format_ident!("Inner")),
        }
    }

    /// Where a segment stands: the key's own place for the last one.
    pub fn place(&self, segment: &Segment<'_>, last: &Tokens) -> Tokens {
        if segment.last { last.clone() } else { self.nested_place() }
    }

    /// Tokens tell that rows differ in length.
    pub fn always_varies(&self) -> bool {
        self.segments.iter().any(Segment::always_varies)
    }

    /// Whether every value of the key has a row.
    pub fn fits(&self) -> Told {
        let told = |answer: Told| move |segment: &Segment<'_>| segment.fits() == answer;
        if self.segments.iter().any(told(Told::No)) {
            return Told::No;
        }
        let whole = self.key.container.max_len.is_none() && self.segments.iter().all(told(Told::Yes));
        if whole { Told::Yes } else { Told::Nothing }
    }

    /// The one field of which only types tell whether every value fits: then the key fits as it does.
    pub fn only_doubt(&self) -> Option<&Segment<'_>> {
        let mut doubts = self.segments.iter().filter(|segment| segment.fits() == Told::Nothing);
        let only = doubts.next().filter(|_| doubts.next().is_none());
        only.filter(|_| self.key.container.max_len.is_none() && self.fits() == Told::Nothing)
    }

    /// Whether the `index`th field stands at the same bytes in every row.
    pub fn placed(&self, index: usize) -> Told {
        match &self.segments[..=index] {
            segments if segments.iter().all(Segment::always_fixed) => Told::Yes,
            segments if segments.iter().any(Segment::always_varies) => Told::No,
            _ => Told::Nothing,
        }
    }

    /// The index behind the last salted field: from there on the bucket is fixed.
    pub fn bucket_fixed_at(&self) -> usize {
        match (self.salt, self.whole) {
            (None, _) => 0,
            (Some(_), true) => self.segments.len(),
            (Some(_), false) => {
                self.segments.iter().rposition(|segment| segment.salted).map_or(0, |last| last + 1)
            }
        }
    }

    /// The salt, as generated code names it.
    pub fn salt_tokens(&self) -> Option<SaltTokens<'_>> {
        self.salt.map(|salt| SaltTokens::of(salt, self.whole))
    }
}

/// The same tokens, all shown at one place.
pub fn respanned(tokens: TokenStream, span: Span) -> TokenStream {
    let tokens = tokens.into_iter().map(|mut token| {
        if let TokenTree::Group(group) = &token {
            token = TokenTree::Group(Group::new(group.delimiter(), respanned(group.stream(), span)));
        }
        token.set_span(token.span().located_at(span));
        token
    });
    tokens.collect()
}

/// The same tokens as if the user had written them at `span`.
pub fn owned(tokens: TokenStream, span: Span) -> TokenStream {
    let tokens = tokens.into_iter().map(|mut token| {
        if let TokenTree::Group(group) = &token {
            token = TokenTree::Group(Group::new(group.delimiter(), owned(group.stream(), span)));
        }
        token.set_span(span);
        token
    });
    tokens.collect()
}
