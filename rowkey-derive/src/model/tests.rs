use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, parse_quote};

use super::{Field, Key, Model, Told, Width};
use crate::check::{self, Verdict};
use crate::ctxt::Ctxt;
use crate::parse;

/// What is seen of a declaration, and what of it is refused.
fn with_verdict<T>(input: &DeriveInput, see: impl FnOnce(&Key<'_>, &Verdict, usize) -> T) -> T {
    let cx = Ctxt::default();
    let said = parse::parse(&cx, input).expect("a struct");
    let mut model = super::of(&said);
    let verdict = check::check(&cx, &mut model);
    let Model::Key(key) = &model else { panic!("no struct") };
    see(key, &verdict, cx.len())
}

/// What is seen of a declaration without a mistake.
#[track_caller]
pub fn with_key<T>(input: &DeriveInput, see: impl FnOnce(&Key<'_>) -> T) -> T {
    with_verdict(input, |key, _, mistakes| {
        assert_eq!(mistakes, 0);
        see(key)
    })
}

/// What is seen of the only field of a struct, whether it holds or not.
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
    ] {
        assert_eq!(of_field(field.clone(), |field| field.probed()), expected, "{field}");
    }
}

/// What decides the signatures, and where the fields after it stand.
#[test]
fn tokens_tell_of_a_field() {
    use Told::{No, Nothing, Yes};
    use Width::{Fixed, Untold, Varies};
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
        (quote!(#[rowkey(nul)] a: String), false, Varies, Nothing, Yes),
        (quote!(#[pad(6)] a: String), false, Fixed(6), Nothing, Yes),
        (quote!(#[pad(6)] a: Option<String>), false, Untold, Nothing, Yes),
        (quote!(#[pad(6)] a: Option<u32>), true, Untold, No, Yes),
        (quote!(a: Alias), false, Untold, Nothing, Nothing),
        // The alias may be of an `Option`.
        (quote!(#[pad(6)] a: Alias), false, Untold, Nothing, Nothing),
        (quote!(a: Option<Alias>), false, Untold, Nothing, Nothing),
        (quote!(a: Option<u32>), true, Varies, Yes, Yes),
        (quote!(a: Option<f32>), true, Varies, Yes, Yes),
        (quote!(#[rowkey(width = 3)] a: u32), true, Fixed(3), Nothing, Yes),
        (quote!(#[rowkey(width = 3)] a: Option<u32>), true, Varies, Nothing, Yes),
        (quote!(#[rowkey(max = 9)] a: u32), true, Fixed(4), Nothing, Yes),
        (quote!(#[rowkey(width = 3, max = 9)] a: u32), true, Fixed(3), Nothing, Yes),
        (quote!(#[rowkey(raw)] a: i32), true, Fixed(4), Nothing, Yes),
        (quote!(#[rowkey(raw, max = 9)] a: i32), true, Fixed(4), Nothing, Yes),
        (quote!(#[pad(6)] a: u32), true, Fixed(6), No, Yes),
        (quote!(#[pad(6)] #[rowkey(reverse_digits)] a: u32), true, Fixed(6), No, No),
        (quote!(#[pad(6)] #[rowkey(desc)] a: u32), true, Fixed(6), No, Yes),
        // Refused, and written in its order.
        (quote!(#[rowkey(reverse_digits)] a: u32), true, Fixed(4), Yes, Yes),
        (quote!(#[rowkey(with = Own)] a: u32), false, Untold, Nothing, Nothing),
        (quote!(#[rowkey(with = Own, desc)] a: String), false, Untold, Nothing, Nothing),
        (quote!(#[reverse_ts] a: i64), true, Fixed(8), Yes, Yes),
        (quote!(#[reverse_ts] a: u64), true, Fixed(8), Nothing, Yes),
        (quote!(#[reverse_ts(from = 9)] a: i64), true, Fixed(8), Nothing, Yes),
        (quote!(#[reverse_ts] #[pad(6)] a: i64), true, Fixed(6), Nothing, Yes),
    ];
    for (field, number, width, infallible, ordered) in cases {
        let found = of_field(field.clone(), |field| {
            (field.is_number(), field.width(), field.infallible(), field.ordered())
        });
        assert_eq!(found, (number, width, infallible, ordered), "{field}");
    }
}

/// For sure with a `Result` where some number has no room; else the types are asked.
#[test]
fn tokens_tell_whether_digits_hold_a_number() {
    let cases = [
        // 255, 65535, 4294967295, 2^64 - 1 and 2^128 - 1 have 3, 5, 10, 20 and 39 digits.
        (quote!(#[pad(2)] a: u8), Told::No),
        (quote!(#[pad(3)] a: u8), Told::Nothing),
        (quote!(#[pad(4)] a: u16), Told::No),
        (quote!(#[pad(5)] a: u16), Told::Nothing),
        (quote!(#[pad(9)] a: u32), Told::No),
        (quote!(#[pad(10)] a: u32), Told::Nothing),
        (quote!(#[pad(19)] a: u64), Told::No),
        (quote!(#[pad(20)] a: u64), Told::Nothing),
        (quote!(#[pad(38)] a: u128), Told::No),
        (quote!(#[pad(39)] a: u128), Told::Nothing),
        // What narrows or turns the number decides too.
        (quote!(#[pad(2)] #[rowkey(max = 9)] a: u8), Told::Nothing),
        (quote!(#[reverse_ts] #[pad(6)] a: u64), Told::Nothing),
        (quote!(#[pad(2)] #[rowkey(with = Own)] a: u8), Told::Nothing),
        (quote!(#[pad(6)] a: String), Told::Nothing),
    ];
    for (field, expected) in cases {
        assert_eq!(of_field(field.clone(), |field| field.infallible()), expected, "{field}");
    }
}

/// Of all fields together: what decides the signatures.
#[test]
fn tokens_tell_of_a_key() {
    use Told::{No, Nothing, Yes};
    use Width::{Fixed, Untold, Varies};
    let cases = [
        ("struct Key { a: u32, b: u8 }", Fixed(5), Yes),
        ("#[rowkey(prefix = \"ab\")] struct Key { #[salt(buckets = 300)] a: u8 }", Fixed(5), Yes),
        ("struct Key { #[salt(buckets = N)] a: u8 }", Untold, Yes),
        ("struct Key { #[salt(buckets = N, pad = 3)] a: u8 }", Fixed(4), Yes),
        ("struct Key { a: u32, b: String, c: u8 }", Varies, Yes),
        ("struct Key { a: u32, b: Alias, c: u8 }", Untold, Nothing),
        ("struct Key { a: Alias, b: String }", Varies, Nothing),
        ("struct Key { a: Alias, #[pad(2)] b: u8 }", Untold, No),
        ("#[rowkey(max_len = 9)] struct Key { a: u8, b: String }", Varies, No),
        ("#[rowkey(max_len = 9)] struct Key { a: u8 }", Fixed(1), Yes),
        ("#[rowkey(max_len = 9)] struct Key { #[salt(buckets = N)] a: u8 }", Untold, Nothing),
        // Text before a delimiter may hold a byte that is not above it.
        ("#[rowkey(delimiter = ',')] struct Key { a: String, b: String }", Varies, Nothing),
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
            &[(1, 2), (4, 4)][..],
            5,
        ),
        ("struct Key(#[salt(buckets = 4)] u8, u8, #[salt] u8, #[salt] u8);", &[(0, 0), (2, 3)], 4),
        (
            "#[rowkey(delimiter = ',')] struct Key(#[salt(buckets = 4)] String, #[salt] String, String);",
            &[(0, 0), (1, 1)],
            2,
        ),
        ("#[rowkey(salt(buckets = 4))] struct Key { a: u8, b: u8 }", &[], 2),
        ("struct Key { a: u8 }", &[], 0),
        // Refused: there is no salt to add the field to.
        ("struct Key(#[salt] u8);", &[], 0),
    ] {
        with_verdict(&syn::parse_str(input).expect("a struct"), |key, _, _| {
            assert_eq!((&key.spans[..], key.bucket_fixed_at()), (expected, fixed_at), "{input}");
        });
    }
}

/// One mistake is one error: what is written beside it gives rise to no other.
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
    // Only the types of the fields that are right are asked.
    assert!(asks(&input, "good"), "the alias may be a mistake of its own");
    assert!(!["unreadable", "misfit", "machine", "contradicts"].iter().any(|field| asks(&input, field)));
}

/// Whether the type of a field is asked if it fits.
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
