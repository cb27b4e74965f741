//! The layout of a row in the docs, as far as the tokens show it.

use quote::ToTokens as _;
use syn::Type;

use crate::model::{Codec, Field, Key, Kind};
use crate::parse::salt::{Hash, Salt};
use crate::parse::unit::Unit;
use crate::types::{self, Known};

/// `[salt 1][host 4][at 8][seq 2]`; `*` where the number of bytes varies or an alias hides it.
pub fn row(key: &Key<'_>) -> String {
    let piece = |line: &Line| match line.delimiter {
        true => format!("[{}]", line.name),
        false => format!("[{} {}]", line.name, line.width),
    };
    lines(key).iter().map(piece).collect()
}

/// The same as a table in Markdown, with how each value is written.
pub fn table(key: &Key<'_>) -> String {
    let mut table = String::from("| offset | bytes | field | written as | order |\n|---:|---:|---|---|---|");
    let mut offset = Some(0);
    for line in lines(key) {
        let at = offset.map_or_else(|| "\\*".to_string(), |at| at.to_string());
        let (width, name) = (line.width.replace('*', "\\*"), line.name.replace('|', "\\|"));
        table.push_str(&format!("\n| {at} | {width} | `{name}` | {} | {} |", line.written, line.order));
        offset = offset.zip(line.bytes).map(|(at, bytes)| at + bytes);
    }
    table
}

/// The row kinds of an enum of keys, as a table in Markdown. Of a key its declaration alone knows the fields: they are
/// in the documentation of its `encode`, and the table leads there.
pub fn kinds(held: &[(&Kind<'_>, &Type)]) -> String {
    let mut table = String::from("| kind | prefix | its bytes | then the fields of |\n|---|---|---|---|");
    for (kind, ty) in held {
        let bytes: Vec<String> = kind.prefix.iter().map(|byte| format!("{byte:02X}")).collect();
        let (name, prefix, bytes) = (&kind.declared.name, constant(kind.prefix), bytes.join(" "));
        table.push_str(&format!("\n| `{name}` | `{prefix}` | `{bytes}` | {} |", linked(ty)));
    }
    table
}

/// A key with a link to the table of its fields, where it is a path.
pub fn linked(ty: &Type) -> String {
    let shown = types::shown(ty).replace('|', "\\|");
    match ty {
        Type::Path(path) if path.qself.is_none() => {
            let mut target = String::from(if path.path.leading_colon.is_some() { "::" } else { "" });
            for segment in &path.path.segments {
                target.push_str(&format!("{}::", segment.ident));
            }
            format!("[`{shown}`]({target}encode)")
        }
        _ => format!("`{shown}`"),
    }
}

/// Constant bytes within a code span of a table.
pub fn constant(bytes: &[u8]) -> String {
    bytes.escape_ascii().to_string().replace('|', "\\|").replace('`', "\\x60")
}

/// A stretch of the row.
struct Line {
    name: String,
    /// Its width, where the tokens show it.
    bytes: Option<usize>,
    /// The same in words.
    width: String,
    written: String,
    order: &'static str,
    delimiter: bool,
}

impl Line {
    fn new(name: &str, bytes: Option<usize>, written: String, order: &'static str) -> Self {
        let width = bytes.map_or_else(|| "*".to_string(), |bytes| bytes.to_string());
        Line { name: name.to_string(), bytes, width, written, order, delimiter: false }
    }
}

fn lines(key: &Key<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    if let Some(salt) = key.salt {
        let mut line = Line::new("salt", salt.width(), salted(key, salt), "");
        if salt.width().is_none() {
            line.width = "1 or 2".to_string();
        }
        lines.push(line);
    }
    if let prefix @ [_, ..] = key.prefix() {
        let text = format!("always `{}`", constant(prefix));
        lines.push(Line::new("prefix", Some(prefix.len()), text, ""));
    }
    for field in &key.fields {
        let option = types::is_option(field.declared.ty);
        let bytes = field.codec.width(field.declared.ty, field.known).filter(|_| !option);
        let option = match option {
            true if field.tail => "nothing at the end of the row, else `00`, or `01` and ",
            true => "`00`, or `01` and ",
            false => "",
        };
        let written = format!("{option}{}", written(field, &field.codec, None));
        lines.push(Line::new(field.name(), bytes, written, order(field)));
        if let Some(delimiter) = field.delimiter {
            let name = match &delimiter.bytes[..] {
                &[byte] => char::from(byte).escape_default().to_string(),
                bytes => bytes.escape_ascii().to_string(),
            };
            let line = Line::new(&name, Some(delimiter.bytes.len()), "the delimiter".to_string(), "");
            lines.push(Line { delimiter: true, ..line });
        }
    }
    lines
}

fn salted(key: &Key<'_>, salt: &Salt) -> String {
    let hash = match &salt.hash {
        Hash::Xxh64 => "XXH64".to_string(),
        Hash::Java31 => "Java's hash".to_string(),
        Hash::Sha256(_) => "SHA-256".to_string(),
        Hash::Own(path) => format!("`{}`", path.to_token_stream().to_string().replace(' ', "")),
    };
    let fields: Vec<String> = key.in_salt().map(|field| format!("`{}`", field.name())).collect();
    let of = if key.whole { "all that follows".to_string() } else { fields.join(", ") };
    let buckets = salt.buckets.to_token_stream().to_string().replace(' ', "");
    let digits = match (&salt.pad, &salt.hex) {
        (Some(_), _) => ", in decimal digits",
        (_, Some(_)) => ", in hexadecimal digits",
        _ => "",
    };
    format!("one of `{buckets}` buckets, by {hash} of {of}{digits}")
}

/// How a value is encoded, where the tokens show it; a time with its unit.
fn written(field: &Field<'_>, codec: &Codec<'_>, unit: Option<Unit>) -> String {
    let time = unit.map_or("the time".to_string(), |unit| format!("the time in {}", in_words(unit)));
    match (codec, field.known) {
        (Codec::With(codec), _) => format!("by `{}`", codec.to_token_stream().to_string().replace(' ', "")),
        (Codec::Desc(inner), _) => format!("{}, complemented", written(field, inner, unit)),
        (Codec::Max(inner, _), _) => written(field, inner, unit),
        (Codec::Unit(unit, inner), _) => written(field, inner, Some(*unit)),
        (Codec::ReverseTs(from, digits), _) => {
            let from = from.map_or("i64::MAX".to_string(), |from| from.to_token_stream().to_string());
            match digits {
                Some(digits) => format!("`{from}` minus {time}, in {digits} decimal digits"),
                None => format!("`{from}` minus {time}, big-endian"),
            }
        }
        (Codec::Pad(digits), _) if unit.is_some() => format!("{time}, in {digits} decimal digits"),
        (_, _) if unit.is_some() => format!("{time}, big-endian, sign bit flipped"),
        (Codec::ReverseDigits(digits), _) => format!("{digits} decimal digits, back to front"),
        (Codec::Pad(digits), Known::Unsigned { .. }) => format!("{digits} decimal digits"),
        (Codec::Pad(width), Known::Text) => format!("text, filled to {width} bytes with `00`"),
        (Codec::PadWith(width, fill), Known::Text) => {
            format!("text, filled to {width} bytes with `{fill:02X}`")
        }
        (Codec::Pad(width) | Codec::PadWith(width, _), _) => format!("filled to {width} bytes"),
        (Codec::Width(width), _) => format!("big-endian in {width} bytes"),
        (codec, _) if codec.plain().is_some_and(|(_, words)| !words.is_empty()) => {
            codec.plain().map_or("", |(_, words)| words).to_string()
        }
        (_, Known::Unsigned { .. }) => "big-endian".to_string(),
        (_, Known::Signed { .. }) => "big-endian, sign bit flipped".to_string(),
        (_, Known::Float) => "IEEE 754 in its total order".to_string(),
        (_, Known::Bool) => "`00` or `01`".to_string(),
        (_, Known::Char) => "its scalar value, big-endian".to_string(),
        (_, Known::Text) => format!("text{}", end(field, matches!(codec, Codec::Nul))),
        (_, Known::Other) => "as its type says".to_string(),
    }
}

/// How text ends.
fn end(field: &Field<'_>, nul: bool) -> &'static str {
    match field.last && field.delimiter.is_none() && field.declared.options.desc.is_none() {
        true if nul => ", without `00`, to the end of the row",
        true => ", to the end of the row",
        false if nul => ", ended by `00`",
        false if field.delimiter.is_some() => ", up to the delimiter",
        false => ", ended by `00`, `00` as `01 01`, `01` as `01 02`",
    }
}

fn in_words(unit: Unit) -> &'static str {
    match unit {
        Unit::Seconds => "seconds",
        Unit::Millis => "milliseconds",
        Unit::Micros => "microseconds",
        Unit::Nanos => "nanoseconds",
    }
}

fn order(field: &Field<'_>) -> &'static str {
    let options = &field.declared.options;
    match field.known {
        _ if options.reverse_digits.is_some() => "scattered",
        _ if options.digits.is_some() => "unordered",
        _ if field.declared.reverse_ts.is_some() => "newest first",
        _ if options.with.is_some() => "",
        _ if options.desc.is_some() => "descending",
        Known::Text if field.unordered().is_some() => "unordered",
        Known::Other if options.unit.is_none() => "",
        _ => "ascending",
    }
}

#[cfg(test)]
mod tests {
    use crate::model::tests::with_key;

    /// The picture of a struct and the lines of its table.
    #[track_caller]
    fn drawn(input: &str, row: &str, lines: &[&str]) {
        let input = syn::parse_str(input).expect("a struct");
        let (found, table) = with_key(&input, |key| (super::row(key), super::table(key)));
        assert_eq!(found, row);
        assert_eq!(table.lines().skip(2).collect::<Vec<_>>(), lines);
    }

    #[test]
    fn a_key_leads_to_the_table_of_its_fields() {
        for (ty, expected) in [
            ("UserKey", "[`UserKey`](UserKey::encode)"),
            ("::my::keys::Message<'a>", "[`::my::keys::Message<'a>`](::my::keys::Message::encode)"),
            ("<T as Has>::Key", "`<T as Has>::Key`"),
            ("(u8, u8)", "`(u8, u8)`"),
        ] {
            assert_eq!(super::linked(&syn::parse_str(ty).expect("a type")), expected);
        }
        // Neither ends the cell of a table or its code.
        assert_eq!(super::constant(b"a|`\0"), r"a\|\x60\x00");
    }

    #[test]
    fn values_of_each_kind() {
        drawn(
            "struct Key { a: u8, b: i32, c: f32, d: f64, e: bool, f: char, g: Option<u16>, h: Alias, i: u8 }",
            "[a 1][b 4][c 4][d 8][e 1][f 4][g *][h *][i 1]",
            &[
                "| 0 | 1 | `a` | big-endian | ascending |",
                "| 1 | 4 | `b` | big-endian, sign bit flipped | ascending |",
                "| 5 | 4 | `c` | IEEE 754 in its total order | ascending |",
                "| 9 | 8 | `d` | IEEE 754 in its total order | ascending |",
                "| 17 | 1 | `e` | `00` or `01` | ascending |",
                "| 18 | 4 | `f` | its scalar value, big-endian | ascending |",
                r"| 22 | \* | `g` | `00`, or `01` and big-endian | ascending |",
                r"| \* | \* | `h` | as its type says |  |",
                r"| \* | 1 | `i` | big-endian | ascending |",
            ],
        );
    }

    #[test]
    fn ends_of_text() {
        let marked = "ended by `00`, `00` as `01 01`, `01` as `01 02`";
        for (options, middle, last, order) in [
            ("", marked, "to the end of the row", "ascending"),
            ("desc", &format!("{marked}, complemented"), &format!("{marked}, complemented"), "descending"),
            ("nul", "ended by `00`", "without `00`, to the end of the row", "ascending"),
            ("nul, desc", "ended by `00`, complemented", "ended by `00`, complemented", "descending"),
        ] {
            drawn(
                &format!("struct Key {{ #[rowkey({options})] a: String, #[rowkey({options})] b: String }}"),
                "[a *][b *]",
                &[
                    &format!(r"| 0 | \* | `a` | text, {middle} | {order} |"),
                    &format!(r"| \* | \* | `b` | text, {last} | {order} |"),
                ],
            );
        }
        drawn(
            r#"#[rowkey(delimiter = '|', prefix = "a|")] struct Key { a: String, #[pad(2)] b: u8, c: String }"#,
            "[prefix 2][a *][|][b 2][|][c *]",
            &[
                r"| 0 | 2 | `prefix` | always `a\|` |  |",
                r"| 2 | \* | `a` | text, up to the delimiter | ascending |",
                r"| \* | 1 | `\|` | the delimiter |  |",
                r"| \* | 2 | `b` | 2 decimal digits | ascending |",
                r"| \* | 1 | `\|` | the delimiter |  |",
                r"| \* | \* | `c` | text, to the end of the row | ascending |",
            ],
        );
    }

    #[test]
    fn an_unordered_delimiter() {
        drawn(
            r#"#[rowkey(delimiter("::", unordered, trailing))] struct Key { #[pad(2)] a: u8, b: String, c: String }"#,
            "[a 2][::][b *][::][c *][::]",
            &[
                "| 0 | 2 | `a` | 2 decimal digits | ascending |",
                "| 2 | 2 | `::` | the delimiter |  |",
                r"| 4 | \* | `b` | text, up to the delimiter | unordered |",
                r"| \* | 2 | `::` | the delimiter |  |",
                r"| \* | \* | `c` | text, up to the delimiter | unordered |",
                r"| \* | 2 | `::` | the delimiter |  |",
            ],
        );
        drawn(
            r#"#[rowkey(delimiter(":", unordered))] struct Key { a: String, b: String }"#,
            "[a *][:][b *]",
            &[
                r"| 0 | \* | `a` | text, up to the delimiter | unordered |",
                r"| \* | 1 | `:` | the delimiter |  |",
                r"| \* | \* | `b` | text, to the end of the row | ascending |",
            ],
        );
    }

    #[test]
    fn other_encodings() {
        drawn(
            "struct Key {
                #[pad(6)] a: String,
                #[pad(3, fill = ' ')] b: String,
                #[pad(4)] c: u32,
                #[pad(5)] #[rowkey(reverse_digits)] d: u32,
                #[pad(2)] e: Alias,
                #[rowkey(width = 3, desc)] f: u32,
                #[rowkey(raw)] g: i32,
                #[rowkey(with = own::Codec)] h: String,
                #[rowkey(with = Own, desc)] i: u8,
            }",
            "[a 6][b 3][c 4][d 5][e 2][f 3][g 4][h *][i *]",
            &[
                "| 0 | 6 | `a` | text, filled to 6 bytes with `00` | ascending |",
                "| 6 | 3 | `b` | text, filled to 3 bytes with `20` | ascending |",
                "| 9 | 4 | `c` | 4 decimal digits | ascending |",
                "| 13 | 5 | `d` | 5 decimal digits, back to front | scattered |",
                "| 18 | 2 | `e` | filled to 2 bytes |  |",
                "| 20 | 3 | `f` | big-endian in 3 bytes, complemented | descending |",
                "| 23 | 4 | `g` | big-endian, from 0 on | ascending |",
                r"| 27 | \* | `h` | by `own::Codec` |  |",
                r"| \* | \* | `i` | by `Own`, complemented |  |",
            ],
        );
    }

    #[test]
    fn times() {
        drawn(
            "struct Key {
                #[reverse_ts] a: i64,
                #[reverse_ts(from = 9)] #[pad(6)] b: u64,
                #[rowkey(unit = s)] c: Time,
                #[rowkey(unit = ms, desc)] d: Time,
                #[rowkey(unit = us)] #[pad(9)] e: Time,
                #[rowkey(unit = ns)] #[reverse_ts] f: Time,
                #[rowkey(unit = ns)] g: Option<Time>,
            }",
            "[a 8][b 6][c 8][d 8][e 9][f 8][g *]",
            &[
                "| 0 | 8 | `a` | `i64::MAX` minus the time, big-endian | newest first |",
                "| 8 | 6 | `b` | `9` minus the time, in 6 decimal digits | newest first |",
                "| 14 | 8 | `c` | the time in seconds, big-endian, sign bit flipped | ascending |",
                "| 22 | 8 | `d` | the time in milliseconds, big-endian, sign bit flipped, complemented | descending |",
                "| 30 | 9 | `e` | the time in microseconds, in 9 decimal digits | ascending |",
                "| 39 | 8 | `f` | `i64::MAX` minus the time in nanoseconds, big-endian | newest first |",
                r"| 47 | \* | `g` | `00`, or `01` and the time in nanoseconds, big-endian, sign bit flipped | ascending |",
            ],
        );
    }

    #[test]
    fn salts() {
        for (text, width, behind, words) in [
            ("buckets = 256", "1", "1", "`256` buckets, by XXH64 of all that follows"),
            ("buckets = 257, hash = java31", "2", "2", "`257` buckets, by Java's hash of all that follows"),
            (
                "buckets = my::N, hash = sha256",
                "1 or 2",
                r"\*",
                "`my::N` buckets, by SHA-256 of all that follows",
            ),
            (
                "buckets = N, pad = 4",
                "4",
                "4",
                "`N` buckets, by XXH64 of all that follows, in decimal digits",
            ),
            (
                "buckets = 16, hex = 4",
                "4",
                "4",
                "`16` buckets, by XXH64 of all that follows, in hexadecimal digits",
            ),
        ] {
            drawn(
                &format!("#[rowkey(salt({text}))] struct Key {{ a: u8 }}"),
                &format!("[salt {width}][a 1]"),
                &[
                    &format!("| 0 | {width} | `salt` | one of {words} |  |"),
                    &format!("| {behind} | 1 | `a` | big-endian | ascending |"),
                ],
            );
        }
        drawn(
            "struct Key { #[salt(buckets = 4, hash = own::Hash)] a: u8, b: u8, #[salt] c: u8 }",
            "[salt 1][a 1][b 1][c 1]",
            &[
                "| 0 | 1 | `salt` | one of `4` buckets, by `own::Hash` of `a`, `c` |  |",
                "| 1 | 1 | `a` | big-endian | ascending |",
                "| 2 | 1 | `b` | big-endian | ascending |",
                "| 3 | 1 | `c` | big-endian | ascending |",
            ],
        );
    }
}
