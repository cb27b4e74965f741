//! Writes a case as Rust.

use std::fmt::Write as _;

use crate::extent::Extent;
use crate::model::{Ask, Attributes, Case, Field, Key, Salt, Ty};

/// A file of `count` cases from a seed on, each with at most so many questions.
#[must_use]
pub fn file(seed: u64, count: u64, questions: usize) -> String {
    let mut out = format!(
        "//! {count} random declarations of keys with questions, from seed {seed} on. Written by `rowkey-generator`: do not edit.\n\n"
    );
    out += "#![allow(missing_docs, unused_imports, unused_variables, deprecated, clippy::all, reason = \"nothing here is for others\")]\n";
    out += "#![cfg_attr(rustfmt, rustfmt::skip)]\n\n";
    for seed in seed..seed + count {
        out += &case(&crate::draw::case(seed), questions);
    }
    out += "/// All of them.\npub const ALL: &[&rowkey_generator::Made] = &[\n";
    for seed in seed..seed + count {
        let _ = writeln!(out, "    &case_{seed}::MADE,");
    }
    out + "];\n"
}

/// The module of a case.
#[must_use]
pub fn case(case: &Case, questions: usize) -> String {
    let mut out = format!("pub mod case_{} {{\n    use rowkey_generator::prelude::*;\n\n", case.seed);
    out += &declarations(case);
    for key in &case.keys {
        let fields: Vec<&str> = key.fields.iter().map(|field| &*field.name).collect();
        let _ = writeln!(out, "    fields!({} {{ {} }});", key.name, fields.join(" "));
    }
    for unit_enum in &case.unit_enums {
        let of = |(name, number): &(String, i128)| match unit_enum.repr {
            Some(_) => format!("{} = V::I({number}),", identifier(name)),
            None => format!("{} = V::B(b\"{name}\".to_vec()),", identifier(name)),
        };
        let variants: Vec<String> = unit_enum.variants.iter().map(of).collect();
        let _ = writeln!(out, "    variants!({} {{ {} }});", unit_enum.name, variants.join(" "));
    }
    for kind_enum in &case.kind_enums {
        let of = |(kind, (_, key)): (usize, &(String, Option<usize>))| {
            let name = kind_enum.variant(case, kind);
            if key.is_some() { format!("{kind} {name},") } else { format!("{kind} {name} = Empty,") }
        };
        let kinds: Vec<String> = kind_enum.kinds.iter().enumerate().map(of).collect();
        let _ = writeln!(out, "    kinds!({} {{ {} }});", kind_enum.name, kinds.join(" "));
    }
    if let Some(table) = &case.table {
        let of = |(index, (_, key)): (usize, &(String, usize))| format!("{index} {},", case.keys[*key].name);
        let kinds: Vec<String> = table.kinds.iter().enumerate().map(of).collect();
        let _ = writeln!(out, "    kinds!(Table {{ {} }});", kinds.join(" "));
    }
    let _ = writeln!(out, "\n    pub const MADE: Made = Made {{\n        seed: {},", case.seed);
    let _ = writeln!(out, "        key: functions::<{}>(),", case.key().name);
    let table = if case.table.is_some() { "Some(functions::<Table>())" } else { "None" };
    let _ = writeln!(out, "        table: {table},\n        asks: &[");
    for question in case.questions.iter().take(questions) {
        out += "            [\n";
        for way in Way::ALL {
            out += &ask(case, &question_by(case, case.key(), question, way));
        }
        out += "            ],\n";
    }
    out + "        ],\n    };\n}\n\n"
}

/// The declarations of a case alone.
#[must_use]
pub fn declarations(case: &Case) -> String {
    let mut out = String::new();
    for unit_enum in &case.unit_enums {
        out += "    #[derive(RowKey, Clone, Copy)]\n";
        match &unit_enum.repr {
            Some(repr) => {
                let of = |(name, number): &(String, i128)| format!("{} = {number}", identifier(name));
                let variants: Vec<String> = unit_enum.variants.iter().map(of).collect();
                let repr = written(case, repr);
                let _ = writeln!(
                    out,
                    "    #[repr({repr})]\n    pub enum {} {{ {} }}\n",
                    unit_enum.name,
                    variants.join(", ")
                );
            }
            None => {
                let of = |(name, _): &(String, i128)| {
                    format!("#[rowkey(rename = \"{name}\")] {}", identifier(name))
                };
                let variants: Vec<String> = unit_enum.variants.iter().map(of).collect();
                let _ = writeln!(
                    out,
                    "    #[rowkey(text)]\n    pub enum {} {{ {} }}\n",
                    unit_enum.name,
                    variants.join(", ")
                );
            }
        }
    }
    for key in &case.keys {
        out += &declaration(case, key);
    }
    for (index, kind_enum) in case.kind_enums.iter().enumerate() {
        let _ = writeln!(out, "    #[derive(RowKey)]\n    pub enum {} {{", kind_enum.name);
        for (kind, (prefix, key)) in kind_enum.kinds.iter().enumerate() {
            let name = case.kind_enums[index].variant(case, kind);
            let held = if key.is_some() { format!("({name})") } else { String::new() };
            let _ = writeln!(out, "        #[rowkey(prefix = {prefix:?})]\n        {name}{held},");
        }
        out += "    }\n\n";
    }
    if let Some(table) = &case.table {
        out += "    #[derive(RowKey)]\n";
        if let Some(salt) = &table.salt {
            let _ = writeln!(out, "    #[rowkey({})]", self::salt(salt));
        }
        out += "    pub enum Table {\n";
        for (prefix, key) in &table.kinds {
            let name = &case.keys[*key].name;
            let _ = writeln!(out, "        #[rowkey(prefix = {prefix:?})]\n        {name}({name}),");
        }
        out += "    }\n\n";
    }
    out
}

/// The name of a variant.
fn identifier(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn salt(salt: &Salt) -> String {
    let mut options = vec![format!("buckets = {}", salt.buckets)];
    options.extend(salt.hash.map(|hash| format!("hash = {hash}")));
    options.extend(salt.pad.map(|pad| format!("pad = {pad}")));
    options.extend(salt.hex.map(|hex| format!("hex = {hex}")));
    format!("salt({})", options.join(", "))
}

fn declaration(case: &Case, key: &Key) -> String {
    let mut out = String::from("    #[derive(RowKey)]\n");
    let mut options = Vec::new();
    options.extend(key.prefix.as_ref().map(|prefix| format!("prefix = b\"{}\"", prefix.escape_ascii())));
    options.extend(key.delimiter.as_ref().map(|delimiter| match (delimiter.unordered, delimiter.trailing) {
        (false, _) => format!("delimiter = {:?}", delimiter.bytes),
        (true, false) => format!("delimiter({:?}, unordered)", delimiter.bytes),
        (true, true) => format!("delimiter({:?}, unordered, trailing)", delimiter.bytes),
    }));
    options.extend(key.salt.as_ref().filter(|_| key.salts_all()).map(salt));
    if !options.is_empty() {
        let _ = writeln!(out, "    #[rowkey({})]", options.join(", "));
    }
    let (open, close) = if key.tuple { ("(", ");") } else { (" {", "}") };
    let _ = writeln!(out, "    pub struct {}{open}", key.name);
    let mut described = key.salts_all();
    for field in &key.fields {
        let mut line = String::from("       ");
        if let (Some(of), true) = (&key.salt, field.salted) {
            let _ = match described {
                true => write!(line, " #[salt]"),
                false => write!(line, " #[{}]", salt(of)),
            };
            described = true;
        }
        line += &attributes(case, field);
        let name = if key.tuple { String::new() } else { format!("{}: ", field.name) };
        let _ = writeln!(out, "{line} pub {name}{},", declared(case, field));
    }
    let _ = writeln!(out, "    {close}\n");
    out
}

/// The type of a field as it is declared.
fn declared(case: &Case, field: &Field) -> String {
    match (&field.ty, field.attributes.own) {
        (ty, None) => written(case, ty),
        (Ty::Option(inner), Some(_)) => format!("Option<Own<{}>>", written(case, inner)),
        (ty, Some(_)) => format!("Own<{}>", written(case, ty)),
    }
}

fn attributes(case: &Case, field: &Field) -> String {
    let (ty, of): (_, &Attributes) = (&field.ty, &field.attributes);
    let mut out = String::new();
    match of.reverse_ts {
        Some(Some(from)) => out += &format!(" #[reverse_ts(from = {from})]"),
        Some(None) => out += " #[reverse_ts]",
        None => {}
    }
    match (of.pad, of.fill) {
        (Some(pad), Some(fill)) => {
            out += &format!(" #[pad({pad}, fill = '{}')]", char::from(fill).escape_default())
        }
        (Some(pad), None) => out += &format!(" #[pad({pad})]"),
        _ => {}
    }
    let mut options = Vec::new();
    options.extend(of.literal.as_ref().map(|literal| format!("literal = b\"{}\"", literal.escape_ascii())));
    options.extend(of.width.map(|width| format!("width = {width}")));
    options.extend(of.max.map(|max| format!("max = {max}")));
    options.extend(of.unit.map(|unit| format!("unit = {}", unit.name())));
    options.extend(of.terminator.map(|byte| format!("terminator = {byte}")));
    options.extend(of.len.map(|bytes| format!("len = u{}", 8 * bytes)));
    options.extend(of.text.map(|compact| if compact { "text = compact" } else { "text" }.to_owned()));
    options.extend(of.with.map(|codec| format!("with = rowkey::codec::{codec}")));
    options.extend(of.own.map(|by_functions| {
        let inside = if let Ty::Option(inner) = ty { inner } else { ty };
        let inside = written(case, inside);
        if by_functions {
            format!("as({inside}, to = Own::get, from = Own)")
        } else {
            format!("as = {inside}")
        }
    }));
    for (is, name) in [
        (of.le, "le"),
        (of.hex, if of.upper { "hex = upper" } else { "hex" }),
        (of.rest, "rest"),
        (of.raw, "raw"),
        (of.nul, "nul"),
        (of.digits, "digits"),
        (of.reverse_digits, "reverse_digits"),
        (of.desc, "desc"),
        (of.tail, "tail"),
    ] {
        options.extend(is.then(|| name.to_owned()));
    }
    if !options.is_empty() {
        out += &format!(" #[rowkey({})]", options.join(", "));
    }
    out
}

/// A type as it is written.
fn written(case: &Case, ty: &Ty) -> String {
    match ty {
        Ty::Unsigned(bits) => format!("u{bits}"),
        Ty::Signed(bits) => format!("i{bits}"),
        Ty::NonZeroUnsigned(bits) => format!("NonZeroU{bits}"),
        Ty::NonZeroSigned(bits) => format!("NonZeroI{bits}"),
        Ty::Wrapping(bits) => format!("Wrapping<u{bits}>"),
        Ty::Bool => "bool".into(),
        Ty::Char => "char".into(),
        Ty::Float(bits) => format!("f{bits}"),
        Ty::Bytes(len) => format!("[u8; {len}]"),
        Ty::Text(text) => match text {
            crate::model::Text::String => "String",
            crate::model::Text::BoxStr => "Box<str>",
            crate::model::Text::Vec => "Vec<u8>",
            crate::model::Text::BoxBytes => "Box<[u8]>",
        }
        .into(),
        Ty::SystemTime => "SystemTime".into(),
        Ty::Date => "Date".into(),
        Ty::Duration => "Duration".into(),
        Ty::Ipv4 => "Ipv4Addr".into(),
        Ty::Ipv6 => "Ipv6Addr".into(),
        Ty::Ip => "IpAddr".into(),
        Ty::Option(inner) => format!("Option<{}>", written(case, inner)),
        Ty::Array(inner, len) => format!("[{}; {len}]", written(case, inner)),
        Ty::List(inner) => format!("Vec<{}>", written(case, inner)),
        Ty::Tuple(parts) => {
            let parts: Vec<String> = parts.iter().map(|part| written(case, part)).collect();
            format!("({})", parts.join(", "))
        }
        Ty::Reverse(inner) => format!("Reverse<{}>", written(case, inner)),
        Ty::UnitEnum(index) => case.unit_enums[*index].name.clone(),
        Ty::Key(index) => case.keys[*index].name.clone(),
        Ty::Kinds(index) => case.kind_enums[*index].name.clone(),
    }
}

/// How a value is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// `f(v)`
    Value,
    /// `f_in([v])`, and a bound as the only one of several.
    Set,
    /// `f_range(v..=v)`, where the field has bounds.
    Bound,
}

impl Way {
    /// In the order of [`Made::asks`](crate::Made::asks).
    pub const ALL: [Way; 3] = [Way::Value, Way::Set, Way::Bound];
}

/// The question with its values asked in this way.
#[must_use]
pub fn question_by(case: &Case, key: &Key, question: &[Ask], way: Way) -> Vec<Ask> {
    let each = question.iter().enumerate();
    each.map(|(index, ask)| match (ask, way) {
        (Ask::Is, Way::Set) => Ask::In,
        (Ask::Range, Way::Set) => Ask::RangeIn,
        (Ask::Starts, Way::Set) => Ask::StartsIn,
        (Ask::Is, Way::Bound) if case.sorted(key, index) => Ask::Range,
        (Ask::Is, Way::Bound) => Ask::In,
        (Ask::Prefix(inner), way) => match key.fields[index].ty {
            Ty::Key(nested) => Ask::Prefix(question_by(case, &case.keys[nested], inner, way)),
            _ => ask.clone(),
        },
        (Ask::Kind(kind, Some(inner)), way) => {
            let held = case.kinds(&key.fields[index].ty).key(case, *kind).expect("a kind with fields");
            Ask::Kind(*kind, Some(question_by(case, held, inner, way)))
        }
        _ => ask.clone(),
    })
    .collect()
}

/// The closure of a question.
fn ask(case: &Case, question: &[Ask]) -> String {
    let key = case.key();
    let mut out = String::from("                |given| {\n");
    let mut index = 0;
    let scan = chain(case, key, question, &mut index, "                    ", &mut out);
    let extent = Extent::of(case, key, question);
    let compiled = |range: bool| match (extent.is_finite(), range) {
        (true, true) => "one!",
        (true, false) => "several!",
        (false, _) => "skip!",
    };
    let one = compiled(extent.is_one() && extent.bucket_known);
    let table = match &case.table {
        Some(table) => {
            let function = key.name.to_lowercase();
            let one = compiled(extent.is_one() && extent.bucket_known && table.salt.is_none());
            format!("Some({one}(Table::prefix().{function}_prefix({scan})))")
        }
        None => "None".into(),
    };
    let used = if case.table.is_some() { format!("{scan}.clone()") } else { scan.clone() };
    let _ = writeln!(out, "                    Some(Scans {{ key: {one}({used}), table: {table} }})");
    out + "                },\n"
}

/// The calls of a builder; returns the name of the scan.
fn chain(
    case: &Case,
    key: &Key,
    question: &[Ask],
    index: &mut usize,
    indent: &str,
    out: &mut String,
) -> String {
    let scan = format!("s{index}");
    let _ = writeln!(out, "{indent}let {scan} = {}::prefix();", key.name);
    for (field, ask) in key.fields.iter().zip(question) {
        let ty = declared(case, field);
        let function = function(key, field);
        let call = match ask {
            Ask::Any => format!("{scan}.{function}_any()"),
            Ask::Is => format!("Fixed({scan}.{function}(given.one::<{ty}>({index}).arg())).scan()?"),
            Ask::In => format!("{scan}.{function}_in(given.some::<{ty}>({index}).iter().map(Value::arg))"),
            Ask::Range => format!("{scan}.{function}_range(args(&given.bounds::<{ty}>({index})))"),
            Ask::RangeIn => {
                format!("{scan}.{function}_range_in(given.several::<{ty}>({index}).iter().map(args))")
            }
            Ask::StartsIn => {
                let text = written(case, &field.ty);
                format!(
                    "{scan}.{function}_starts_with_in(given.some::<{text}>({index}).iter().map(Value::arg))"
                )
            }
            Ask::Starts => {
                let text = written(case, &field.ty);
                format!("{scan}.{function}_starts_with(given.one::<{text}>({index}).arg())")
            }
            Ask::Prefix(inner) => {
                let Ty::Key(nested) = field.ty else { unreachable!("a nested key") };
                *index += 1;
                let inner = chain(case, &case.keys[nested], inner, index, indent, out);
                format!("{scan}.{function}_prefix({inner})")
            }
            Ask::Kind(kind, inner) => {
                let kinds = case.kinds(&field.ty);
                let of = format!("{}::prefix().{}", kinds.name, kinds.variant(case, *kind).to_lowercase());
                let of = match kinds.key(case, *kind).zip(inner.as_ref()) {
                    Some((held, inner)) => {
                        *index += 1;
                        format!("{of}_prefix({})", chain(case, held, inner, index, indent, out))
                    }
                    None => format!("{of}()"),
                };
                format!("{scan}.{function}_prefix({of})")
            }
        };
        if !matches!(ask, Ask::Any) {
            *index += 1;
        }
        let _ = writeln!(out, "{indent}let {scan} = {call};");
    }
    scan
}

fn function(key: &Key, field: &Field) -> String {
    if key.tuple { format!("_{}", field.name) } else { field.name.clone() }
}
