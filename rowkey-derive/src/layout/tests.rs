//! What is lowered from one declaration, segment by segment.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DeriveInput, parse_quote};

use super::{Layout, Segment, Told, lower};
use crate::check::{Refused, check};
use crate::ctxt::Ctxt;
use crate::expand::Added;
use crate::expand::declared::lowered;
use crate::model;

/// The layout of a declaration, and what of it is refused.
fn with_layout(input: &DeriveInput, see: impl FnOnce(Layout<'_>, Refused)) {
    let cx = Ctxt::default();
    let key = model::parse(&cx, input).expect("a struct");
    let refused = check(&cx, &key);
    see(lower(&key), refused);
}

/// What is seen of the only field of a struct.
fn of_field<T>(field: TokenStream, see: impl FnOnce(&Segment<'_>) -> T) -> T {
    let mut seen = None;
    with_layout(&parse_quote!(struct Key<'a> { #field }), |layout, _| seen = Some(see(&layout.segments[0])));
    seen.expect("a field")
}

#[test]
fn attributes_name_a_codec() {
    let cases = [
        (quote!(a: u32), "Ordered"),
        (quote!(#[rowkey(desc)] a: u32), "Desc<Ordered>"),
        (quote!(#[rowkey(raw)] a: i32), "Raw"),
        (quote!(#[rowkey(nul)] a: String), "Nul"),
        (quote!(#[rowkey(width = 3)] a: u32), "Width<3usize>"),
        (quote!(#[rowkey(width = 3, max = 9, desc)] a: u32), "Desc<Max<Width<3usize>,9u128>>"),
        (quote!(#[pad(6)] a: u32), "Pad<6usize>"),
        (quote!(#[pad(6, fill = ' ')] a: String), "PadWith<6usize,32u8>"),
        (quote!(#[pad(6)] #[rowkey(reverse_digits)] a: u32), "ReverseDigits<6usize>"),
        (quote!(#[reverse_ts] a: i64), "ReverseTs<9223372036854775807i128>"),
        (quote!(#[reverse_ts(from = 9)] #[pad(6)] a: i64), "ReverseTsPad<{9},6usize>"),
        (quote!(#[reverse_ts(from = -9)] a: i64), "ReverseTs<{-9}>"),
        (quote!(#[reverse_ts(from = LAST)] a: i64), "ReverseTs<{((LAST)|0)as::core::primitive::i128}>"),
        (quote!(#[rowkey(unit = s)] a: u32), "Unit<Seconds,Ordered>"),
        (quote!(#[rowkey(unit = ms)] #[pad(6)] a: u32), "Unit<Millis,Pad<6usize>>"),
        (quote!(#[rowkey(unit = us, desc)] a: u32), "Desc<Unit<Micros,Ordered>>"),
        (quote!(#[rowkey(unit = ns)] #[reverse_ts] a: i64), "Unit<Nanos,ReverseTs<9223372036854775807i128>>"),
    ];
    for (field, expected) in cases {
        let codec = of_field(field.clone(), |segment| segment.codec_type.to_string());
        assert_eq!(codec.replace(' ', "").replace("__rowkey::", ""), expected, "{field}");
    }
    // Beside a codec of the user's own a unit has nothing to say, and is refused.
    for field in [quote!(#[rowkey(with = Own)] a: Time), quote!(#[rowkey(with = Own, unit = ms)] a: Time)] {
        let codec = of_field(field, |segment| segment.probed.as_ref().map(|probed| probed.codec.to_string()));
        assert_eq!(codec.as_deref(), Some("Own"));
    }
}

#[test]
fn a_codec_is_probed_where_only_types_tell() {
    for (field, expected) in [
        (quote!(a: u32), false),
        (quote!(a: &'a str), false),
        (quote!(a: Alias), true),
        (quote!(#[rowkey(with = Own)] a: u32), true),
    ] {
        assert_eq!(of_field(field.clone(), |segment| segment.probed.is_some()), expected, "{field}");
    }
}

/// What decides whether a function gives a `Result`, and where the fields behind stand.
#[test]
fn tokens_tell_of_a_field() {
    // Always holds, has a fixed width, fits whatever its value is, is taken by value, has an order.
    let cases = [
        (quote!(a: u32), [true, true, true, true, true]),
        (quote!(a: i32), [true, true, true, true, true]),
        (quote!(a: f64), [true, true, true, true, true]),
        (quote!(a: bool), [true, true, true, true, true]),
        (quote!(a: char), [true, true, true, true, true]),
        (quote!(#[rowkey(desc)] a: u32), [true, true, true, true, true]),
        (quote!(a: String), [false, false, true, false, true]),
        (quote!(#[rowkey(nul)] a: String), [false, false, false, false, true]),
        (quote!(#[pad(6)] a: String), [false, true, false, false, true]),
        (quote!(#[pad(6)] a: Option<String>), [false, false, false, false, true]),
        (quote!(a: Alias), [false, false, false, false, false]),
        (quote!(#[pad(6)] a: Alias), [false, true, false, false, false]),
        (quote!(a: Option<u32>), [true, false, true, true, true]),
        (quote!(#[rowkey(width = 3)] a: u32), [true, true, false, true, true]),
        (quote!(#[rowkey(max = 9)] a: u32), [true, true, false, true, true]),
        (quote!(#[rowkey(width = 3, max = 9)] a: u32), [true, true, false, true, true]),
        (quote!(#[rowkey(raw)] a: i32), [true, true, false, true, true]),
        (quote!(#[rowkey(raw, max = 9)] a: i32), [true, true, false, true, true]),
        (quote!(#[pad(6)] a: u32), [true, true, false, true, true]),
        (quote!(#[pad(6)] #[rowkey(reverse_digits)] a: u32), [true, true, false, true, false]),
        // Refused, and written in its order.
        (quote!(#[rowkey(reverse_digits)] a: u32), [true, true, true, true, true]),
        (quote!(#[rowkey(with = Own)] a: u32), [false, false, false, false, false]),
        (quote!(#[rowkey(with = Own)] a: String), [false, false, false, false, false]),
        (quote!(#[reverse_ts] a: i64), [true, true, true, true, true]),
        (quote!(#[reverse_ts] a: u64), [true, true, false, true, true]),
        (quote!(#[reverse_ts(from = 9)] a: i64), [true, true, false, true, true]),
        (quote!(#[reverse_ts(from = 9)] a: u64), [true, true, false, true, true]),
        (quote!(#[reverse_ts] #[pad(6)] a: i64), [true, true, false, true, true]),
    ];
    for (field, expected) in cases {
        let found = of_field(field.clone(), |segment| {
            [
                segment.always_holds(),
                segment.always_fixed(),
                segment.fits() == Told::Yes,
                segment.argument(&format_ident!("rowkey")).0.is_none(),
                segment.ordered == Told::Yes,
            ]
        });
        assert_eq!(found, expected, "{field}");
    }
}

/// Without the `Result` where every number has room; for sure with it where some has none; else the types
/// are asked.
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
        assert_eq!(of_field(field.clone(), |segment| segment.fits()), expected, "{field}");
    }
}

#[test]
fn tokens_tell_whether_rows_differ_in_length() {
    let cases = [
        (quote!(a: String), true),
        (quote!(a: &'a str), true),
        (quote!(#[rowkey(nul)] a: String), true),
        (quote!(a: Option<u32>), true),
        (quote!(a: u32), false),
        (quote!(a: Alias), false),
        (quote!(a: Option<Alias>), false),
        (quote!(#[pad(6)] a: String), false),
        (quote!(#[rowkey(with = Own)] a: String), false),
    ];
    for (field, expected) in cases {
        assert_eq!(of_field(field.clone(), |segment| segment.always_varies()), expected, "{field}");
    }
}

/// Of all fields together: whether the key has a row for every value, and where each field stands.
#[test]
fn tokens_tell_of_a_key() {
    use Told::{No, Nothing, Yes};
    let cases = [
        ("struct Key { a: u32, b: u8 }", Yes, false, vec![false; 2], vec![Yes, Yes]),
        ("struct Key { a: u32, b: String, c: u8 }", Yes, true, vec![false; 3], vec![Yes, No, No]),
        (
            "struct Key { a: u32, b: Alias, c: u8 }",
            Nothing,
            false,
            vec![false; 3],
            vec![Yes, Nothing, Nothing],
        ),
        ("struct Key { a: Alias, #[pad(2)] b: u8 }", No, false, vec![false; 2], vec![Nothing, Nothing]),
        (
            "#[rowkey(max_len = 9)] struct Key { a: u8, b: String }",
            Nothing,
            true,
            vec![false; 2],
            vec![Yes, No],
        ),
        // Text before a delimiter may hold a byte that is not above it; behind the last there is none.
        (
            "#[rowkey(delimiter = ',')] struct Key { a: String, b: String }",
            Nothing,
            true,
            vec![true, false],
            vec![No, No],
        ),
    ];
    for (input, fits, varies, delimited, placed) in cases {
        lowered(input, |layout| {
            let segments = &layout.segments;
            assert_eq!(layout.fits(), fits, "{input}");
            assert_eq!(layout.always_varies(), varies, "{input}");
            assert_eq!(
                segments.iter().map(|segment| segment.delimited).collect::<Vec<_>>(),
                delimited,
                "{input}"
            );
            let found: Vec<Told> = (0..segments.len()).map(|index| layout.placed(index)).collect();
            assert_eq!(found, placed, "{input}");
        });
    }
}

/// The key fits as the only field does that may not; of two, or beside a limit, its whole row is asked.
#[test]
fn a_key_fits_as_its_only_doubt() {
    for (input, doubt) in [
        ("struct Key { a: u32, b: String }", None),
        ("struct Key { a: u32, b: Alias }", Some("b")),
        ("struct Key { a: Alias, b: Alias }", None),
        ("struct Key { a: Alias, #[pad(2)] b: u8 }", None),
        ("#[rowkey(max_len = 9)] struct Key { a: Alias, b: String }", None),
        ("#[rowkey(delimiter = ',')] struct Key { a: String, b: String }", Some("a")),
    ] {
        lowered(input, |layout| {
            assert_eq!(layout.only_doubt().map(|segment| segment.name), doubt, "{input}")
        });
    }
}

#[test]
fn salted_fields_side_by_side_are_one_run() {
    for (input, expected) in [
        (
            "struct Key { a: u8, #[salt(buckets = 4)] b: u8, #[salt] c: u8, d: u8, #[salt] e: u8, f: u8 }",
            "-ss-s- in 2, open up to 5",
        ),
        ("struct Key(#[salt(buckets = 4)] u8, u8, #[salt] u8, #[salt] u8);", "s-ss in 2, open up to 4"),
        (
            "#[rowkey(delimiter = ',')] struct Key(#[salt(buckets = 4)] String, #[salt] String, String);",
            "ss- in 2, open up to 2",
        ),
        ("#[rowkey(salt(buckets = 4))] struct Key { a: u8, b: u8 }", "-- in 0, open up to 2"),
        ("struct Key { a: u8 }", "- in 0, open up to 0"),
        // Refused: there is no salt to add the field to.
        ("struct Key(#[salt] u8);", "- in 0, open up to 0"),
    ] {
        with_layout(&syn::parse_str(input).expect("a struct"), |layout, _| {
            let salted: String =
                layout.segments.iter().map(|segment| if segment.salted { 's' } else { '-' }).collect();
            let found = format!("{salted} in {}, open up to {}", layout.runs, layout.bucket_fixed_at());
            assert_eq!(found, expected, "{input}");
        });
    }
}

#[test]
fn a_salt_takes_one_byte_up_to_256_buckets() {
    let cases = [
        (quote!(buckets = 256), "256u32", "1usize"),
        (quote!(buckets = 257), "257u32", "2usize"),
        (quote!(buckets = 16, pad = 3), "16u32", "3usize"),
        (
            quote!(buckets = N),
            "{__private::check::some_buckets(((N)|0)as::core::primitive::i128)}",
            "{__private::salt_width({__private::check::some_buckets(((N)|0)as::core::primitive::i128)})}",
        ),
    ];
    for (said, buckets, width) in cases {
        with_layout(
            &parse_quote!(
                #[rowkey(salt(#said))]
                struct Key(u8);
            ),
            |layout, _| {
                let salt = layout.salt_tokens().expect("a salt");
                assert_eq!(salt.buckets().to_string().replace(' ', ""), buckets, "{said}");
                assert_eq!(salt.width().to_string().replace(' ', ""), width, "{said}");
            },
        );
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
    with_layout(&input, |mut layout, refused| {
        assert!(!refused.shape);
        assert_eq!(refused.fields, [0, 1, 2, 3]);
        assert_eq!(refused.types, [2]);
        assert_eq!(refused.attributes, [1]);
        assert_eq!(refused.names, [5, 6]);

        let segments = |layout: &Layout<'_>| -> Vec<String> {
            let shown = layout.segments.iter().map(|segment| {
                let codec = segment.codec_type.to_string().replace(' ', "");
                format!("{} {} {codec}", segment.function, segment.probed.is_some())
            });
            shown.collect()
        };
        let mut expected = segments(&layout);
        expected[1] = "misfit false __rowkey::Ordered".to_string();
        expected[2] = "machine false __private::check::Unfit".to_string();
        expected[5] = "__5 false __rowkey::Ordered".to_string();
        expected[6] = "__6 false __rowkey::Ordered".to_string();
        layout.forgive(&refused);
        assert_eq!(segments(&layout), expected);
    });
    // Only the types of the fields that are right are asked.
    assert!(asks(&input, "good"), "the alias may be a mistake of its own");
    assert!(!["unreadable", "misfit", "machine", "contradicts"].iter().any(|field| asks(&input, field)));
}

/// Whether the type of a field is asked if it fits.
fn asks(input: &DeriveInput, field: &str) -> bool {
    let written = crate::expand::derive_with(input, Added::SEEN).to_string().replace(' ', "");
    written.contains(&format!("check::field(\"{field}\""))
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
        ("struct Key { a: &str, b: u8 }", 0),
        ("struct Key { a: str }", 1),
        ("struct Key { a: u8, b: [u8] }", 1),
    ] {
        let written = crate::expand::derive_with(&syn::parse_str(input).expect("a struct"), Added::SEEN);
        let file: syn::File = syn::parse2(written).expect("items");
        assert_eq!(file.items.len(), errors, "{input}");
        assert!(file.items.iter().all(|item| matches!(item, syn::Item::Macro(_))), "{input}");
    }
}
