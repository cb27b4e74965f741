//! Phoenix: `CREATE TABLE` with the same bytes as the layout.

use rowkey_layout::End;
use rowkey_layout::Layout;
use rowkey_layout::{Domain, Kind, Part, Segment, TimeUnit};

use crate::ddl::{SEVERAL_KINDS, quoted};
use crate::failure::Failure;
use crate::layout_json::before_fields;

pub fn create(table: &str, layout: &Layout, points: &[Vec<u8>]) -> Result<String, Failure> {
    let segments = layout.segments();
    let salted = matches!(segments[0].part, Part::Salt { .. });
    let fields = if salted { &segments[1..] } else { &segments[..] };
    let buckets = if salted { Some(salt(&segments[0], layout, fields)?) } else { None };
    let mut text = String::new();
    let (mut columns, mut keys) = (Vec::new(), Vec::new());
    let is_constant = |segment: &Segment<'_>| matches!(segment.part, Part::Constant(_));
    // A constant is a column too, and needs a name that no other has.
    let mut taken: Vec<String> =
        fields.iter().filter(|field| !is_constant(field)).map(|field| field.name.clone()).collect();
    let before = before_fields(layout) - usize::from(salted);
    for (i, segment) in fields.iter().enumerate() {
        let column = column(segment, i + 1 == fields.len()).map_err(|why| refused(segment, &why))?;
        let mut name = segment.name.clone();
        if is_constant(segment) {
            if i >= before {
                name += "_literal";
            }
            while taken.contains(&name) {
                name.push('_');
            }
            taken.push(name.clone());
        }
        let name = quoted(&name);
        columns.push(format!(
            "  {name} {}{}",
            column.sql,
            if segment.width.is_some() { " NOT NULL" } else { "" }
        ));
        keys.push(format!("{name}{}", if column.desc { " DESC" } else { "" }));
        if let Some(note) = column.note {
            text += &format!("-- {}: {note}\n", segment.name);
        }
    }
    let table: Vec<String> = table.split('.').map(quoted).collect();
    text += &format!("CREATE TABLE {} (\n{}\n", table.join("."), columns.join(",\n"));
    text += &format!("  CONSTRAINT pk PRIMARY KEY ({})\n) COLUMN_ENCODED_BYTES=0", keys.join(", "));
    match buckets {
        Some(buckets) => text += &format!(", SALT_BUCKETS={buckets}"),
        None if points.is_empty() => {}
        None => text += &format!(" SPLIT ON ({})", literals(points)?),
    }
    Ok(text + ";\n")
}

fn refused(segment: &Segment<'_>, why: &str) -> Failure {
    Failure::Finding(format!("Phoenix has no column for `{}`: {why}", segment.name))
}

/// The salt has to be Phoenix's: a hash of all bytes after it.
fn salt(salt: &Segment<'_>, layout: &Layout, fields: &[Segment<'_>]) -> Result<u32, Failure> {
    let Part::Salt { buckets, hash, fields: salted, text, hex } = &salt.part else { unreachable!("a salt") };
    let why = match (*hash, text | hex) {
        ("java31", false) if *buckets > 256 => "it has more than 256 buckets, and Phoenix's salt is one byte",
        ("java31", false) if !salted.is_empty() => {
            let all = fields.iter().all(|field| {
                salted.iter().any(|name| field.name == *name || field.name.starts_with(&format!("{name}.")))
            });
            // The hash of a field does not read the constant before it.
            let all = all && layout.fields.list.get().iter().all(|field| field.literal.is_empty());
            match all && fields.iter().all(|field| field.delimiter.is_none()) {
                true => return Ok(*buckets),
                false => "it hashes some fields, and Phoenix's the whole key",
            }
        }
        ("java31", false) => return Ok(*buckets),
        ("java31", true) => "it is text, and Phoenix's is one byte",
        _ => "its hash is not java31, which is Phoenix's",
    };
    Err(refused(salt, &format!("{why}; Phoenix's salt is #[rowkey(salt(buckets = .., hash = java31))]")))
}

struct Column {
    sql: String,
    desc: bool,
    note: Option<String>,
}

/// The type with the same bytes as the segment; `BINARY` for a fixed width that no other type has.
fn column(segment: &Segment<'_>, last: bool) -> Result<Column, String> {
    let Segment { part, width, complemented, domain, delimiter, end, unit, .. } = segment;
    // The same bytes as `BIGINT`, and a time in SQL.
    let big = if *unit == Some(TimeUnit::Milliseconds) { "DATE" } else { "BIGINT" };
    let text = |utf8: bool| if utf8 { "VARCHAR" } else { "VARBINARY" };
    let null = "an empty value is null in Phoenix";
    // Phoenix does not end the last column.
    let part = match part {
        Part::Field(Kind::TerminatedText { utf8: true, by: 0 }) if !last => {
            &Part::Field(&Kind::NulText { utf8: true })
        }
        part => part,
    };
    let with = |sql: String, note: Option<&str>| {
        Ok(Column { sql, desc: *complemented, note: note.map(str::to_owned) })
    };
    match (part, end) {
        (Part::Field(Kind::Text { utf8: true }), End::Byte(_))
            if delimiter.is_some_and(|delimiter| *delimiter == [0]) =>
        {
            return with("VARCHAR".into(), Some(null));
        }
        // Digits and hyphens, with Phoenix's terminator.
        (Part::Field(kind), _)
            if delimiter.is_some_and(|delimiter| *delimiter == [0]) && is_text(kind) && !complemented =>
        {
            return with("VARCHAR".into(), None);
        }
        (Part::Field(Kind::PlainDecimal), End::Row) => return with("VARCHAR".into(), None),
        (Part::Field(Kind::Keys(_)), _) => return Err(SEVERAL_KINDS.into()),
        _ if delimiter.is_some() => {
            return Err(
                "a delimiter follows it, and Phoenix writes none; declare text before the last field \
                        #[rowkey(nul)]"
                    .into(),
            );
        }
        (Part::Field(Kind::Text { utf8 } | Kind::NulText { utf8 }), End::Row) => {
            return with(text(*utf8).into(), Some(null));
        }
        (Part::Field(Kind::NulText { utf8: true }), _) if *complemented => {
            return with(
                "VARCHAR".into(),
                Some("Phoenix writes an empty value as 00, not FF: do not store one"),
            );
        }
        (Part::Field(Kind::NulText { utf8: true }), _) => return with("VARCHAR".into(), Some(null)),
        (Part::Field(Kind::Text { .. }), End::Before(_)) => {
            return Err("its end is found from that of the row, and Phoenix ends text by 00".into());
        }
        (Part::Field(Kind::Text { .. }), _) => {
            return Err(
                "its text escapes 00 and 01, and Phoenix has no escapes; declare it #[rowkey(nul)]".into()
            );
        }
        (Part::Field(Kind::TerminatedText { .. }), _) => {
            return Err("its terminator is not Phoenix's; declare it #[rowkey(nul)]".into());
        }
        (Part::Field(Kind::NulText { .. }), _) => {
            return Err("its bytes are not UTF-8, which Phoenix allows only in the last column".into());
        }
        (Part::Field(Kind::VarbinaryEncoded { .. }), _) => {
            return with("VARBINARY_ENCODED".into(), Some(null));
        }
        _ => {}
    }
    let Some(width) = *width else {
        return match part {
            Part::Field(Kind::List(_)) if last => with("VARBINARY".into(), Some(null)),
            Part::Field(Kind::Optional(_)) => {
                Err("an Option starts with 00 or 01, which Phoenix does not write".into())
            }
            _ => Err(format!("{segment} has no fixed width")),
        };
    };
    let fits = |most: u128| domain.is_some_and(|Domain { min, max, .. }| min >= 0 && max <= most);
    let signed_most = |width: usize| (1u128 << (8 * width - 1)) - 1;
    let as_bytes = || format!("as bytes: {segment}");
    // Descending twice is ascending.
    let reversed = |sql: &str| {
        Ok(Column { sql: sql.into(), desc: !complemented, note: Some("in Phoenix, the time itself".into()) })
    };
    let Part::Field(kind) = part else { return with(format!("BINARY({width})"), Some(&as_bytes())) };
    match (kind, width) {
        (Kind::Signed, 1) => with("TINYINT".into(), None),
        (Kind::Signed, 2) => with("SMALLINT".into(), None),
        (Kind::Signed, 4) => with("INTEGER".into(), None),
        (Kind::Signed, 8) => with(big.into(), None),
        (Kind::Unsigned | Kind::Raw, 1 | 2 | 4 | 8) if fits(signed_most(width)) => {
            let sql = match width {
                1 => "UNSIGNED_TINYINT",
                2 => "UNSIGNED_SMALLINT",
                4 => "UNSIGNED_INT",
                _ => "UNSIGNED_LONG",
            };
            with(sql.into(), None)
        }
        (Kind::Unsigned, 1 | 2 | 4 | 8) => {
            let note =
                format!("as bytes, since Phoenix's unsigned numbers are at most {}", signed_most(width));
            with(format!("BINARY({width})"), Some(&note))
        }
        // MAX - t is the complement of t with its sign bit flipped.
        (Kind::ReverseTime { from }, 8) if *from == i128::from(i64::MAX) => reversed(big),
        (Kind::Bool, _) => with("BOOLEAN".into(), None),
        (Kind::Float, _) => {
            with(format!("BINARY({width})"), Some("as bytes, since Phoenix encodes floats differently"))
        }
        (kind, _) if is_text(kind) => with(format!("CHAR({width})"), None),
        (Kind::PaddedText { utf8: true, fill: b' ' }, _) => {
            with(format!("CHAR({width})"), Some("Phoenix's CHAR is ASCII"))
        }
        (_, 0) => Err("its width is 0".into()),
        (Kind::Bytes, _) => with(format!("BINARY({width})"), None),
        (_, width) => with(format!("BINARY({width})"), Some(&as_bytes())),
    }
}

/// Digits, a UUID with its hyphens, a date or a time.
fn is_text(kind: &Kind) -> bool {
    kind.digits().is_some() || matches!(kind, Kind::UuidText | Kind::DateText | Kind::TimeText { .. })
}

/// `SPLIT ON` takes only text.
fn literals(points: &[Vec<u8>]) -> Result<String, Failure> {
    let literal = |point: &Vec<u8>| match point.iter().all(u8::is_ascii_alphanumeric) {
        true => Ok(format!("'{}'", String::from_utf8_lossy(point))),
        false => Err(Failure::Finding(format!(
            "Phoenix: SPLIT ON has no literal for the split point {}; create the table with --store hbase, then the \
             Phoenix table over it without --splits",
            rowkey_layout::to_string_binary(point)
        ))),
    };
    Ok(points.iter().map(literal).collect::<Result<Vec<_>, _>>()?.join(", "))
}
