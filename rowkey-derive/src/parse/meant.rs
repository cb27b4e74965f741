//! Words of other crates and databases for an option of this one, and what to write instead.

use super::names::{DESC, ORD};

/// Names from elsewhere, and what to write instead.
type Meant = (&'static [&'static str], &'static str);

const ON_A_FIELD: &[Meant] = &[
    (
        &["reverse", "rev", "reversed", "newest", "newest_first", "latest_first"],
        "newest first is `#[reverse_ts]` on a time; largest first is `#[rowkey(desc)]` on any field; digits \
         back to front are `#[rowkey(reverse_digits)]` beside `#[pad(n)]`, on an unsigned integer",
    ),
    (&["asc", "ascending"], "a field is ascending without an option; leave it out"),
    (&["order", "sort"], "a field is ascending without an option, and descending with `#[rowkey(desc)]`"),
    (&["be", "big_endian"], "an integer is big-endian without an option; leave it out"),
    (
        &["little_endian"],
        "little-endian is `#[rowkey(le)]`, which does not sort as its numbers do, and an integer is big-endian without an option",
    ),
    (
        &["skip", "ignore"],
        "every field is in the row, or `decode` could not give it back; move this one out of the struct",
    ),
    (
        &["rename"],
        "no row holds the name of a field; `name = other` changes the names of its prefix functions",
    ),
    (
        &["length", "size", "bytes"],
        "`#[rowkey(width = 3)]` writes an unsigned integer in 3 bytes, `#[pad(6)]` text or decimal digits in 6",
    ),
    (
        &["padding", "zero_pad", "zeros", "fill"],
        "`#[pad(6)]` writes an unsigned integer as 6 decimal digits, or text in 6 bytes",
    ),
    (
        &["buckets", "bucket", "hash", "hashed"],
        "the salt is an attribute of its own: `#[salt(buckets = 16)]`",
    ),
    (&["timestamp", "ts", "time"], "a time is ascending without an option; newest first is `#[reverse_ts]`"),
    (
        &["truncate", "truncated", "cut", "saturate", "saturating", "clamp"],
        "a value that does not fit is an `EncodeError`, as two values that are cut would be one row; cut it in a type of your own \
         and encode that, for example `as = u32`",
    ),
    (
        &["via", "into", "try_from", "convert", "transparent"],
        "a type that has no encoding is written as one that has: `as = [u8; 20]`, or by two functions `as(u64, to = path, from = path)`",
    ),
    (&["codec", "encode_with", "serialize_with"], "a codec of your own is `with = path::to::Codec`"),
];

const ON_A_STRUCT: &[Meant] = &[
    (&["separator", "sep"], "what separates the fields is `delimiter = \",\"`"),
    (&["buckets", "bucket", "hash", "shards"], "a salt over the whole key is `salt(buckets = 16)`"),
    (
        &["order", "sort", "cmp", "eq", "partial_eq", "partial_ord"],
        "`ord` implements `Ord` and `Eq` in the order of the rows",
    ),
    (&["len", "length", "size"], "the longest row is `max_len = 16`"),
    (&["tag", "kind", "namespace", "table"], "constant bytes before the fields are `prefix = \"evt\"`"),
    (&["rename_all"], "each variant has its text from `#[rowkey(rename = \"..\")]` above it"),
];

/// What to write instead of `name`, if one of `options` fits.
pub fn meant(name: &str, options: &[&str]) -> Option<&'static str> {
    let words = match options {
        _ if options.contains(&DESC) => ON_A_FIELD,
        _ if options.contains(&ORD) => ON_A_STRUCT,
        _ => return None,
    };
    words.iter().find(|(names, _)| names.contains(&name)).map(|(_, text)| *text)
}

#[cfg(test)]
mod tests {
    use super::{ON_A_FIELD, ON_A_STRUCT, meant};
    use crate::parse::names;

    #[test]
    fn no_option_is_taken_for_another() {
        let structs = [names::ON_A_STRUCT, names::ON_AN_ENUM].concat();
        for (words, options) in [(ON_A_FIELD, names::ON_A_FIELD), (ON_A_STRUCT, &structs)] {
            for name in words.iter().flat_map(|(names, _)| *names) {
                assert!(!options.contains(name), "`{name}` is an option");
            }
        }
    }

    #[test]
    fn a_word_is_known_where_it_belongs() {
        let on_a_field = meant("reverse", names::ON_A_FIELD).expect("a field's word");
        assert!(
            on_a_field.contains("#[reverse_ts]") && on_a_field.contains("#[rowkey(desc)]"),
            "{on_a_field}"
        );
        assert!(meant("separator", names::ON_A_STRUCT).is_some_and(|text| text.contains("delimiter")));
        assert!(meant("hash", names::ON_AN_ENUM).is_some_and(|text| text.contains("salt(buckets = 16)")));
        assert_eq!(meant("separator", names::ON_A_FIELD), None);
        assert_eq!(meant("reverse", names::OF_SALT), None);
    }
}
