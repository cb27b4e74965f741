//! The bytes of a row in the docs, as far as the tokens show them. `LAYOUT` says what they mean.

use syn::Type;

use crate::model::{Key, Kind};
use crate::types;

/// `[salt 1][host 4][at 8][seq 2]`; `*` where the number of bytes varies or an alias hides it.
pub fn row(key: &Key<'_>) -> String {
    let piece = |name: &str, width: Option<usize>| match width {
        Some(width) => format!("[{name} {width}]"),
        None => format!("[{name} *]"),
    };
    let mut row = String::new();
    match key.salt.map(|salt| salt.width()) {
        Some(None) => row += "[salt 1 or 2]",
        Some(width) => row += &piece("salt", width),
        None => {}
    }
    if let prefix @ [_, ..] = key.prefix() {
        row += &piece("prefix", Some(prefix.len()));
    }
    for field in &key.fields {
        if let literal @ [_, ..] = field.literal() {
            row += &format!("[{}]", literal.escape_ascii());
        }
        let width = field.codec.width(field.declared.encoded(), field.known);
        row += &piece(field.name(), width.filter(|_| !field.is_option()));
        if let Some(delimiter) = field.delimiter {
            row += &format!("[{}]", delimiter.bytes.escape_ascii());
        }
    }
    row
}

/// The row kinds of an enum of keys, as a table in Markdown. Only the declaration of a key knows its fields, so the table
/// links to the documentation of its `encode`.
pub fn kinds(kinds: &[&Kind<'_>]) -> String {
    let mut table = String::from("| kind | prefix | its bytes | then the fields of |\n|---|---|---|---|");
    for kind in kinds {
        let bytes: Vec<String> = kind.prefix.iter().map(|byte| format!("{byte:02X}")).collect();
        let (name, prefix, bytes) = (&kind.declared.name, constant(kind.prefix), bytes.join(" "));
        let then = kind.ty.map_or("".into(), linked);
        table.push_str(&format!("\n| `{name}` | `{prefix}` | `{bytes}` | {then} |"));
    }
    table
}

/// A key with a link to its fields, where it is a path.
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

#[cfg(test)]
mod tests {
    use crate::model::tests::with_key;

    #[test]
    fn a_key_leads_to_its_fields() {
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
    fn rows_are_drawn() {
        for (input, expected) in [
            (
                "struct Key { a: u8, b: i32, c: f32, d: f64, e: bool, f: char, g: Option<u16>, h: Alias, i: u8 }",
                "[a 1][b 4][c 4][d 8][e 1][f 4][g *][h *][i 1]",
            ),
            (
                r#"#[rowkey(delimiter = '|', prefix = "a|")] struct Key { a: String, #[pad(2)] b: u8, c: String }"#,
                "[prefix 2][a *][|][b 2][|][c *]",
            ),
            (
                r#"#[rowkey(delimiter("::", unordered, trailing))] struct Key { #[pad(2)] a: u8, b: String }"#,
                "[a 2][::][b *][::]",
            ),
            (
                "struct Key { #[reverse_ts] #[pad(9)] a: i64, #[rowkey(with = Own)] b: u8, #[rowkey(width = 3, desc)] c: u32 }",
                "[a 9][b *][c 3]",
            ),
            ("#[rowkey(salt(buckets = N))] struct Key { a: u8 }", "[salt 1 or 2][a 1]"),
            ("#[rowkey(salt(buckets = 16, hex = 4))] struct Key { a: u8 }", "[salt 4][a 1]"),
        ] {
            let input = syn::parse_str(input).expect("a struct");
            assert_eq!(with_key(&input, super::row), expected);
        }
    }
}
