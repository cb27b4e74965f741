use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, parse_quote};

use super::{Answer, Field, Key, Model, Width};
use crate::check::{self, Verdict};
use crate::ctxt::Ctxt;
use crate::parse;

/// The model of a declaration, and its errors.
fn with_verdict<T>(input: &DeriveInput, see: impl FnOnce(&Key<'_>, &Verdict, usize) -> T) -> T {
    let cx = Ctxt::default();
    let declared = parse::parse(&cx, input).expect("a struct");
    let mut model = super::of(&declared);
    let verdict = check::check(&cx, &mut model);
    let Model::Key(key) = &model else { panic!("no struct") };
    see(key, &verdict, cx.len())
}

/// The model of a declaration without a mistake.
#[track_caller]
pub fn with_key<T>(input: &DeriveInput, see: impl FnOnce(&Key<'_>) -> T) -> T {
    with_verdict(input, |key, _, mistakes| {
        assert_eq!(mistakes, 0);
        see(key)
    })
}

/// The model of the only field of a struct, valid or not.
fn of_field<T>(field: TokenStream, see: impl FnOnce(&Field<'_>) -> T) -> T {
    with_verdict(&parse_quote!(struct Key<'a> { #field }), |key, _, _| see(&key.fields[0]))
}

#[test]
fn a_codec_is_probed_where_only_types_tell() {
    for (field, expected) in [
        (quote!(a: u32), false),
        (quote!(a: &'a str), false),
        (quote!(a: Alias), true),
        (quote!(#[rowkey(with = Own)] a: u32), true),
        (quote!(#[rowkey(as = u32)] a: u32), true),
    ] {
        assert_eq!(of_field(field.clone(), |field| field.probed()), expected, "{field}");
    }
}

/// What decides the signatures, and the offsets of later fields.
#[test]
fn tokens_tell_of_a_field() {
    use Answer::{No, Unknown, Yes};
    use Width::{ByType, Fixed, Varies};
    let cases = [
        // A number; bytes; whether every value can be encoded; whether it has an order.
        (quote!(a: u32), true, Fixed(4), Yes, Yes),
        (quote!(a: i128), true, Fixed(16), Yes, Yes),
        (quote!(a: f32), true, Fixed(4), Yes, Yes),
        (quote!(a: f64), true, Fixed(8), Yes, Yes),
        (quote!(a: bool), true, Fixed(1), Yes, Yes),
        (quote!(a: char), true, Fixed(4), Yes, Yes),
        (quote!(#[rowkey(desc)] a: u32), true, Fixed(4), Yes, Yes),
        (quote!(a: String), false, Varies, Yes, Yes),
        (quote!(a: &'a str), false, Varies, Yes, Yes),
        (quote!(#[rowkey(nul)] a: String), false, Varies, Unknown, Yes),
        (quote!(#[pad(6)] a: String), false, Fixed(6), Unknown, Yes),
        (quote!(#[pad(6)] a: Option<String>), false, ByType, Unknown, Yes),
        (quote!(#[pad(6)] a: Option<u32>), true, ByType, No, Yes),
        (quote!(a: Alias), false, ByType, Unknown, Unknown),
        // The alias may name an `Option`.
        (quote!(#[pad(6)] a: Alias), false, ByType, Unknown, Unknown),
        (quote!(a: Option<Alias>), false, ByType, Unknown, Unknown),
        (quote!(a: Option<u32>), true, Varies, Yes, Yes),
        (quote!(a: Option<f32>), true, Varies, Yes, Yes),
        (quote!(#[rowkey(width = 3)] a: u32), true, Fixed(3), Unknown, Yes),
        (quote!(#[rowkey(width = 3)] a: Option<u32>), true, Varies, Unknown, Yes),
        (quote!(#[rowkey(max = 9)] a: u32), true, Fixed(4), Unknown, Yes),
        (quote!(#[rowkey(width = 3, max = 9)] a: u32), true, Fixed(3), Unknown, Yes),
        (quote!(#[rowkey(raw)] a: i32), true, Fixed(4), Unknown, Yes),
        (quote!(#[rowkey(raw, max = 9)] a: i32), true, Fixed(4), Unknown, Yes),
        (quote!(#[pad(6)] a: u32), true, Fixed(6), No, Yes),
        (quote!(#[pad(6)] #[rowkey(reverse_digits)] a: u32), true, Fixed(6), No, No),
        (quote!(#[pad(6)] #[rowkey(desc)] a: u32), true, Fixed(6), No, Yes),
        // Refused, and replaced by its default codec.
        (quote!(#[rowkey(reverse_digits)] a: u32), true, Fixed(4), Yes, Yes),
        (quote!(#[rowkey(with = Own)] a: u32), false, ByType, Unknown, Unknown),
        // Of the type that `as` names; its field may be an alias of an `Option`.
        (quote!(#[rowkey(as = u32)] a: String), true, ByType, Yes, Unknown),
        (quote!(#[pad(6)] #[rowkey(as = u32)] a: Own), true, ByType, No, Unknown),
        (quote!(#[rowkey(as = u32)] a: Option<Own>), true, Varies, Yes, Unknown),
        (quote!(#[rowkey(as = Option<u32>)] a: Own), true, Varies, Yes, Unknown),
        (quote!(#[rowkey(as(String, to = to, from = from))] a: u32), false, Varies, Yes, Unknown),
        (quote!(#[rowkey(as = [u8; 20])] a: u32), false, ByType, Unknown, Unknown),
        (quote!(#[rowkey(with = Own, desc)] a: String), false, ByType, Unknown, Unknown),
        (quote!(#[reverse_ts] a: i64), true, Fixed(8), Yes, Yes),
        (quote!(#[reverse_ts] a: u64), true, Fixed(8), Unknown, Yes),
        (quote!(#[reverse_ts(from = 9)] a: i64), true, Fixed(8), Unknown, Yes),
        (quote!(#[reverse_ts] #[pad(6)] a: i64), true, Fixed(6), Unknown, Yes),
    ];
    for (field, number, width, infallible, ordered) in cases {
        let found = of_field(field.clone(), |field| {
            (field.is_number(), field.width(), field.infallible(), field.ordered())
        });
        assert_eq!(found, (number, width, infallible, ordered), "{field}");
    }
}

/// Certainly fallible if some number does not fit; otherwise the types decide.
#[test]
fn tokens_tell_whether_digits_hold_a_number() {
    let cases = [
        // 255, 65535, 4294967295, 2^64 - 1 and 2^128 - 1 have 3, 5, 10, 20 and 39 digits.
        (quote!(#[pad(2)] a: u8), Answer::No),
        (quote!(#[pad(3)] a: u8), Answer::Unknown),
        (quote!(#[pad(4)] a: u16), Answer::No),
        (quote!(#[pad(5)] a: u16), Answer::Unknown),
        (quote!(#[pad(9)] a: u32), Answer::No),
        (quote!(#[pad(10)] a: u32), Answer::Unknown),
        (quote!(#[pad(19)] a: u64), Answer::No),
        (quote!(#[pad(20)] a: u64), Answer::Unknown),
        (quote!(#[pad(38)] a: u128), Answer::No),
        (quote!(#[pad(39)] a: u128), Answer::Unknown),
        // Attributes that narrow or reverse the number matter too.
        (quote!(#[pad(2)] #[rowkey(max = 9)] a: u8), Answer::Unknown),
        (quote!(#[reverse_ts] #[pad(6)] a: u64), Answer::Unknown),
        (quote!(#[pad(2)] #[rowkey(with = Own)] a: u8), Answer::Unknown),
        (quote!(#[pad(6)] a: String), Answer::Unknown),
    ];
    for (field, expected) in cases {
        assert_eq!(of_field(field.clone(), |field| field.infallible()), expected, "{field}");
    }
}

/// All fields together decide the signatures.
#[test]
fn tokens_tell_of_a_key() {
    use Answer::{No, Unknown, Yes};
    use Width::{ByType, Fixed, Varies};
    let cases = [
        ("struct Key { a: u32, b: u8 }", Fixed(5), Yes),
        ("#[rowkey(prefix = \"ab\")] struct Key { #[salt(buckets = 300)] a: u8 }", Fixed(5), Yes),
        ("struct Key { #[salt(buckets = N)] a: u8 }", ByType, Yes),
        ("struct Key { #[salt(buckets = N, pad = 3)] a: u8 }", Fixed(4), Yes),
        ("struct Key { a: u32, b: String, c: u8 }", Varies, Yes),
        ("struct Key { a: u32, b: Alias, c: u8 }", ByType, Unknown),
        ("struct Key { a: Alias, b: String }", Varies, Unknown),
        ("struct Key { a: Alias, #[pad(2)] b: u8 }", ByType, No),
        ("#[rowkey(max_len = 9)] struct Key { a: u8, b: String }", Varies, No),
        ("#[rowkey(max_len = 9)] struct Key { a: u8 }", Fixed(1), Yes),
        ("#[rowkey(max_len = 9)] struct Key { #[salt(buckets = N)] a: u8 }", ByType, Unknown),
        // Text before a delimiter may contain a byte at or below it.
        ("#[rowkey(delimiter = ',')] struct Key { a: String, b: String }", Varies, Unknown),
        ("#[rowkey(delimiter = ',')] struct Key(#[pad(2)] u8, #[pad(3)] u16);", Fixed(6), No),
    ];
    for (input, width, infallible) in cases {
        with_key(&syn::parse_str(input).expect("a struct"), |key| {
            assert_eq!((key.width(), key.infallible()), (width, infallible), "{input}");
        });
    }
}

#[test]
fn salted_fields_side_by_side_are_one_span() {
    for (input, expected, fixed_at) in [
        (
            "struct Key { a: u8, #[salt(buckets = 4)] b: u8, #[salt] c: u8, d: u8, #[salt] e: u8, f: u8 }",
            2,
            5,
        ),
        ("struct Key(#[salt(buckets = 4)] u8, u8, #[salt] u8, #[salt] u8);", 2, 4),
        ("#[rowkey(delimiter = ',')] struct Key(#[salt(buckets = 4)] String, #[salt] String, String);", 2, 2),
        ("#[rowkey(salt(buckets = 4))] struct Key { a: u8, b: u8 }", 0, 2),
        ("struct Key { a: u8 }", 0, 0),
        // Refused: there is no salt to add the field to.
        ("struct Key(#[salt] u8);", 0, 0),
    ] {
        with_verdict(&syn::parse_str(input).expect("a struct"), |key, _, _| {
            assert_eq!((key.spans, key.bucket_fixed_at()), (expected, fixed_at), "{input}");
        });
    }
}

/// One mistake is one error: the code written in spite of it causes no other.
#[test]
fn what_was_refused_is_gone_round() {
    let input = parse_quote! {
        struct Key {
            #[pad(0)]
            unreadable: Alias,
            #[pad(4)]
            misfit: i32,
            machine: usize,
            #[rowkey(raw, nul)]
            contradicts: Alias,
            good: Alias,
            range: u8,
            good_range: u8,
        }
    };
    with_verdict(&input, |key, verdict, _| {
        assert!(!verdict.nothing);
        assert_eq!(verdict.fields, [0, 1, 2, 3]);
        let refused: Vec<usize> =
            key.fields.iter().filter(|field| field.refused).map(|field| field.index).collect();
        assert_eq!(refused, [1, 2]);
        let functions: Vec<String> = key.fields.iter().map(|field| field.function.to_string()).collect();
        assert_eq!(functions, ["unreadable", "misfit", "machine", "contradicts", "good", "__5", "__6"]);
    });
    // `verify` checks only the types of fields without a mistake.
    assert!(asks(&input, "good"), "the alias may be a mistake of its own");
    assert!(!["unreadable", "misfit", "machine", "contradicts"].iter().any(|field| asks(&input, field)));
}

/// Whether `verify` checks the type of a field.
fn asks(input: &DeriveInput, field: &str) -> bool {
    let written = crate::derive(input, true).to_string().replace(' ', "");
    written.contains(&format!("(\"{field}\",\""))
}

#[test]
fn a_mistake_above_the_struct_leaves_its_types_unasked() {
    for (input, expected) in [
        ("struct Key { a: Alias, b: u8 }", true),
        ("struct Key { a: Alias, b: usize }", true),
        ("#[rowkey(unknown)] struct Key { a: Alias, b: u8 }", false),
    ] {
        assert_eq!(asks(&syn::parse_str(input).expect("a struct"), "a"), expected, "{input}");
    }
}

/// Where the compiler itself refuses the struct, or it can be no key at all.
#[test]
fn nothing_is_written_for_a_struct_that_cannot_be() {
    for (input, errors) in [
        ("struct Key<T> { a: T }", 1),
        ("struct Key<const N: usize> { a: u8 }", 1),
        ("struct Key<'a: 'static> { a: &'a str }", 1),
        ("struct Key<'a, 'b> where 'b: 'a, 'a: 'static { a: &'a str, b: &'b str }", 1),
        ("#[repr(C, packed(2))] struct Key { a: u8 }", 1),
        ("struct Key { a: &str, b: u8 }", 0),
        ("struct Key { a: str }", 1),
        ("struct Key { a: u8, b: [u8] }", 1),
    ] {
        let written = crate::derive(&syn::parse_str(input).expect("a struct"), true);
        let file: syn::File = syn::parse2(written).expect("items");
        assert_eq!(file.items.len(), errors, "{input}");
        assert!(file.items.iter().all(|item| matches!(item, syn::Item::Macro(_))), "{input}");
    }
}
