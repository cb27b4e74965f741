//! The names of all attributes and options, each written once, and where each belongs.

macro_rules! names {
    ($($name:ident $text:literal)*) => {
        $(pub const $name: &str = $text;)*
    };
}

names! {
    ROWKEY "rowkey" SALT "salt" PAD "pad" REVERSE_TS "reverse_ts"
    // Of a whole key.
    DELIMITER "delimiter" PREFIX "prefix" MAX_LEN "max_len" FINGERPRINT "fingerprint" ALLOW "allow" ORD "ord"
    CRATE "crate" TEXT "text" HOTSPOT "hotspot"
    // Of a delimiter.
    UNORDERED "unordered" TRAILING "trailing"
    // Of a field.
    DESC "desc" WIDTH "width" MAX "max" REVERSE_DIGITS "reverse_digits" RAW "raw" NUL "nul" TERMINATOR "terminator" LEN "len" LE "le" UNIT "unit"
    HEX "hex" DIGITS "digits" TAIL "tail" REST "rest" LITERAL "literal" NAME "name" WITH "with" AS "as"
    // Of `hex`, of `text`.
    UPPER "upper" COMPACT "compact"
    // Of `as`.
    TO "to"
    // Of a variant, `from` of `as` and of a reversed time, too.
    RENAME "rename" FROM "from"
    // Of a salt, a padding.
    BUCKETS "buckets" HASH "hash" FILL "fill"
    // Salt hashes.
    XXH64 "xxh64" JAVA31 "java31" SHA256 "sha256"
}

/// The attributes of the derive.
pub const ATTRIBUTES: &[&str] = &[ROWKEY, SALT, PAD, REVERSE_TS];
/// Attributes that a field alone can have.
pub const OF_FIELDS: &[&str] = &[SALT, PAD, REVERSE_TS];

/// Options of `#[rowkey(..)]`, by the item that it is on.
pub const ON_A_STRUCT: &[&str] = &[SALT, DELIMITER, PREFIX, MAX_LEN, FINGERPRINT, ALLOW, ORD, CRATE];
pub const ON_AN_ENUM: &[&str] = &[TEXT, SALT, MAX_LEN, FINGERPRINT, ORD, CRATE];
pub const ON_A_FIELD: &[&str] = &[
    DESC,
    WIDTH,
    MAX,
    REVERSE_DIGITS,
    RAW,
    LE,
    NUL,
    TERMINATOR,
    LEN,
    HEX,
    TEXT,
    DIGITS,
    UNIT,
    TAIL,
    REST,
    LITERAL,
    NAME,
    AS,
    WITH,
];
pub const ON_A_VARIANT: &[&str] = &[RENAME, PREFIX, NAME, FROM];

/// Attributes that choose the codec. If it does not fit the type, the caret is at the first of these that the field has.
pub const OF_CODECS: &[&str] = &[
    WITH,
    UNIT,
    REVERSE_TS,
    REVERSE_DIGITS,
    FILL,
    PAD,
    WIDTH,
    RAW,
    LE,
    NUL,
    TERMINATOR,
    LEN,
    HEX,
    TEXT,
    DIGITS,
    REST,
    MAX,
    AS,
];

/// Options of the other attributes.
pub const OF_SALT: &[&str] = &[BUCKETS, HASH, PAD, HEX];
pub const OF_PAD: &[&str] = &[FILL];
pub const OF_AS: &[&str] = &[TO, FROM];
pub const OF_REVERSE_TS: &[&str] = &[FROM];
pub const OF_DELIMITER: &[&str] = &[UNORDERED, TRAILING];
pub const OF_ALLOW: &[&str] = &[HOTSPOT, DELIMITER, ORD];
pub const HASHES: [&str; 3] = [XXH64, JAVA31, SHA256];

/// `path` is one of `names`.
pub fn is_any(path: &syn::Path, names: &[&str]) -> bool {
    names.iter().any(|name| path.is_ident(name))
}
