//! Phoenix: `CREATE TABLE` whose rows are, byte for byte, those of the layout.

use rowkey::{Domain, Ending, Layout, Segment, SegmentKind};

use crate::ddl::quoted;
use crate::failure::Failure;

pub fn create(table: &str, layout: &Layout, points: &[Vec<u8>]) -> Result<String, Failure> {
    let segments = layout.segments();
    let salted = matches!(segments[0].kind, SegmentKind::Salt { .. });
    let fields = if salted { &segments[1..] } else { &segments[..] };
    let buckets = if salted { Some(salt(&segments[0], fields)?) } else { None };
    let mut text = String::new();
    let (mut columns, mut keys) = (Vec::new(), Vec::new());
    for (i, segment) in fields.iter().enumerate() {
        let column = column(segment, i + 1 == fields.len()).map_err(|why| refused(segment, &why))?;
        let name = quoted(&segment.name);
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

fn refused(segment: &Segment, why: &str) -> Failure {
    Failure::Finding(format!("Phoenix has no column for `{}`: {why}", segment.name))
}

/// Phoenix hashes all bytes behind the salt.
fn salt(salt: &Segment, fields: &[Segment]) -> Result<u32, Failure> {
    let SegmentKind::Salt { buckets, hash, fields: salted, text } = &salt.kind else {
        unreachable!("a salt")
    };
    let why = match (&**hash, text) {
        ("java31", false) if *buckets > 256 => "a Phoenix salt has one byte, so 256 buckets at most",
        ("java31", false) if !salted.is_empty() => {
            let all = fields.iter().all(|field| {
                salted.iter().any(|name| field.name == *name || field.name.starts_with(&format!("{name}.")))
            });
            match all && fields.iter().all(|field| field.delimiter.is_none()) {
                true => return Ok(*buckets),
                false => "it is computed from some fields, and Phoenix's from the whole key",
            }
        }
        ("java31", false) => return Ok(*buckets),
        ("java31", true) => "it is decimal text, and Phoenix's is one byte",
        _ => "its hash is not java31, which is Phoenix's",
    };
    Err(refused(salt, &format!("{why}; Phoenix's salt is #[rowkey(salt(buckets = .., hash = java31))]")))
}

struct Column {
    sql: String,
    desc: bool,
    note: Option<String>,
}

/// The type whose bytes are those of the segment; fixed bytes that no type has are `BINARY`.
fn column(segment: &Segment, last: bool) -> Result<Column, String> {
    let Segment { kind, width, complemented, domain, delimiter, .. } = segment;
    let text = |utf8: bool| if utf8 { "VARCHAR" } else { "VARBINARY" };
    let null = "a value of no bytes is null to Phoenix";
    let with = |sql: String, note: Option<&str>| {
        Ok(Column { sql, desc: *complemented, note: note.map(str::to_owned) })
    };
    match kind {
        SegmentKind::Text { utf8: true, ending: Ending::Delimiter } if *delimiter == Some(0) => {
            return with("VARCHAR".into(), Some(null));
        }
        _ if delimiter.is_some() => {
            return Err("a delimiter stands behind it, and Phoenix writes none; text before the end is \
                        #[rowkey(nul)]"
                .into());
        }
        SegmentKind::NulText { utf8: true, ended: true } if *complemented => {
            return with(
                "VARCHAR".into(),
                Some("Phoenix writes 00, not FF, for a value of no bytes: keep those out"),
            );
        }
        SegmentKind::NulText { utf8: true, ended: true } => return with("VARCHAR".into(), Some(null)),
        SegmentKind::NulText { utf8, ended: false } | SegmentKind::Text { utf8, ending: Ending::Row } => {
            return with(text(*utf8).into(), Some(null));
        }
        SegmentKind::Text { .. } => {
            return Err("its text ends with 00 01, and Phoenix's with 00; declare it #[rowkey(nul)]".into());
        }
        SegmentKind::NulText { .. } => {
            return Err("its bytes are not UTF-8, and Phoenix has such only at the end of the key".into());
        }
        _ => {}
    }
    let Some(width) = *width else {
        return match kind {
            SegmentKind::List { .. } if last => with("VARBINARY".into(), Some(null)),
            SegmentKind::Optional(_) => {
                Err("an Option has 00 or 01 in front, and Phoenix writes nothing there".into())
            }
            _ => Err(format!("{kind} has no fixed width")),
        };
    };
    let fits = |most: u128| domain.is_some_and(|Domain { min, max, .. }| min >= 0 && max <= most);
    let signed_most = |width: usize| (1u128 << (8 * width - 1)) - 1;
    // Descending twice is ascending.
    let reversed = |sql: &str| {
        Ok(Column {
            sql: sql.into(),
            desc: !complemented,
            note: Some("Phoenix has it as the time itself".into()),
        })
    };
    match (kind, width) {
        (SegmentKind::Signed, 1) => with("TINYINT".into(), None),
        (SegmentKind::Signed, 2) => with("SMALLINT".into(), None),
        (SegmentKind::Signed, 4) => with("INTEGER".into(), None),
        (SegmentKind::Signed, 8) => with("BIGINT".into(), None),
        (SegmentKind::Unsigned | SegmentKind::Raw, 1 | 2 | 4 | 8) if fits(signed_most(width)) => {
            let sql = match width {
                1 => "UNSIGNED_TINYINT",
                2 => "UNSIGNED_SMALLINT",
                4 => "UNSIGNED_INT",
                _ => "UNSIGNED_LONG",
            };
            with(sql.into(), None)
        }
        (SegmentKind::Unsigned, 1 | 2 | 4 | 8) => {
            let note = format!("as bytes, since Phoenix's unsigned numbers end at {}", signed_most(width));
            with(format!("BINARY({width})"), Some(&note))
        }
        // MAX - t is the complement of t with its sign bit flipped.
        (SegmentKind::ReverseTime { from }, 8) if *from == i128::from(i64::MAX) => reversed("BIGINT"),
        (SegmentKind::Bool, _) => with("BOOLEAN".into(), None),
        (SegmentKind::Float, _) => with(
            format!("BINARY({width})"),
            Some("as bytes, since Phoenix's are not those of the total order"),
        ),
        (
            SegmentKind::Decimal
            | SegmentKind::ReversedDecimal
            | SegmentKind::ReverseTimeDecimal { .. }
            | SegmentKind::DateDecimal,
            _,
        ) => with(format!("CHAR({width})"), None),
        (SegmentKind::PaddedText { utf8: true, fill: b' ' }, _) => {
            with(format!("CHAR({width})"), Some("Phoenix's CHAR is ASCII"))
        }
        (_, 0) => Err("it has no bytes".into()),
        (SegmentKind::Bytes, _) => with(format!("BINARY({width})"), None),
        (kind, width) => with(format!("BINARY({width})"), Some(&format!("as bytes: {kind}"))),
    }
}

/// `SPLIT ON` takes text; bytes that are none are for the HBase shell.
fn literals(points: &[Vec<u8>]) -> Result<String, Failure> {
    let literal = |point: &Vec<u8>| match point.iter().all(u8::is_ascii_alphanumeric) {
        true => Ok(format!("'{}'", String::from_utf8_lossy(point))),
        false => Err(Failure::Finding(format!(
            "Phoenix: SPLIT ON has no literal for the split point {}; create the table by --store hbase, then over it \
             without --splits",
            rowkey::to_string_binary(point)
        ))),
    };
    Ok(points.iter().map(literal).collect::<Result<Vec<_>, _>>()?.join(", "))
}
