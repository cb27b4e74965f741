//! Cassandra: typed columns in the same order, not the same bytes. The bucket is the partition, the fields are the
//! clustering columns.

use rowkey_layout::Layout;
use rowkey_layout::{Direction, Domain, Kind, Part, Segment, TimeUnit};

use crate::ddl::{SEVERAL_KINDS, plain_name, quoted};
use crate::failure::Failure;
use crate::layout_json::before_fields;

pub fn create(table: &str, layout: &Layout) -> Result<String, Failure> {
    for part in table.splitn(2, '.') {
        plain_name("--table", part, "")?;
    }
    let segments = layout.segments();
    let is_field = |segment: &&Segment<'_>| segment.direction != Direction::None;
    let fields: Vec<&Segment<'_>> = segments.iter().filter(is_field).collect();
    let salt = match &segments[0].part {
        Part::Salt { buckets, hash, fields, .. } => {
            let of = if fields.is_empty() { "the whole row".into() } else { fields.join(", ") };
            Some(format!("0 to {}: {hash} of the bytes of {of}, % {buckets}", buckets - 1))
        }
        _ => None,
    };
    let mut text = String::new();
    let mut columns = Vec::new();
    let mut bucket = "bucket".to_owned();
    while fields.iter().any(|field| field.name == bucket) {
        bucket.insert_str(0, "salt_");
    }
    if let Some(salt) = &salt {
        text += &format!("-- {bucket}: {salt}\n");
        columns.push(format!("  {} int", quoted(&bucket)));
    } else {
        text +=
            &format!("-- no salt: {} is the partition key, so every query has to fix it\n", fields[0].name);
    }
    for (i, segment) in segments.iter().enumerate() {
        if let Part::Constant(bytes) = segment.part {
            let literal = match i < before_fields(layout) {
                true => String::new(),
                false => format!(", \"{}\" before its value", bytes.escape_ascii()),
            };
            text += &format!("-- {}: constant{literal}, so it is not a column\n", segment.name);
        }
    }
    for &field in &fields {
        let (cql, note) = column(field).map_err(|why| {
            Failure::Finding(format!("Cassandra has no key column for `{}`: {why}", field.name))
        })?;
        columns.push(format!("  {} {cql}", quoted(&field.name)));
        if let Some(note) = note {
            text += &format!("-- {}: {note}\n", field.name);
        }
    }
    let (partition, clustering) = match salt {
        Some(_) => (quoted(&bucket), &fields[..]),
        None => (quoted(&fields[0].name), &fields[1..]),
    };
    for field in clustering.iter().filter(|field| sorts_apart(field)) {
        text += &format!("-- {}: Cassandra sorts by the value, and the rows of the key do not\n", field.name);
    }
    let names: String = clustering.iter().map(|field| format!(", {}", quoted(&field.name))).collect();
    let table: Vec<String> = table.split('.').map(quoted).collect();
    columns.push(format!("  PRIMARY KEY (({partition}){names})"));
    text += &format!("CREATE TABLE {} (\n{}\n)", table.join("."), columns.join(",\n"));
    let orders: Vec<String> = clustering
        .iter()
        .map(|field| {
            let order = if field.direction == Direction::Descending { "DESC" } else { "ASC" };
            format!("{} {order}", quoted(&field.name))
        })
        .collect();
    if !orders.is_empty() {
        text += &format!(" WITH CLUSTERING ORDER BY ({})", orders.join(", "));
    }
    Ok(text + ";\n")
}

/// Whether its column sorts by the value although the bytes in a row do not.
fn sorts_apart(field: &Segment<'_>) -> bool {
    let Part::Field(kind) = field.part else { return false };
    let is_value = kind.utf8().is_some() || matches!(kind, Kind::LittleEndian { .. });
    field.direction == Direction::Unordered && is_value
}

/// The type of the column, which sorts as the segment does if that sorts, and a note for the reader.
fn column(segment: &Segment<'_>) -> Result<(String, Option<String>), String> {
    let text = |utf8: bool| Ok((if utf8 { "text" } else { "blob" }.to_owned(), None));
    let as_bytes = |why: &str| Ok(("blob".to_owned(), Some(why.to_owned())));
    let Part::Field(kind) = segment.part else { return Err("it is not a field".into()) };
    if let Some(utf8) = kind.utf8() {
        return text(utf8);
    }
    match kind {
        Kind::Signed | Kind::ReverseTime { .. } if segment.unit == Some(TimeUnit::Milliseconds) => {
            Ok(("timestamp".into(), None))
        }
        Kind::Signed if segment.unit == Some(TimeUnit::Days) => Ok(("date".into(), None)),
        Kind::Unsigned | Kind::Signed | Kind::Raw | Kind::Decimal | Kind::LittleEndian { .. } => {
            Ok((number(segment.domain).into(), None))
        }
        kind if kind.origin().is_some() => {
            Ok((number(segment.domain).into(), Some("the time itself".into())))
        }
        Kind::DateDecimal => Ok(("text".into(), Some("the date as YYYYMMDD".into()))),
        Kind::ReversedDecimal => Ok(("text".into(), Some("the digits in reverse".into()))),
        Kind::DecimalNumber => Ok(("decimal".into(), None)),
        Kind::Bool => Ok(("boolean".into(), None)),
        Kind::Char => Ok(("text".into(), Some("one character".into()))),
        Kind::Float => {
            let cql = if segment.width == Some(4) { "float" } else { "double" };
            Ok((cql.into(), Some("Cassandra sorts every NaN last".into())))
        }
        Kind::Bytes | Kind::Digest => text(false),
        Kind::Ipv4 | Kind::Ipv6 => Ok(("inet".into(), None)),
        Kind::BaseTime(_) => Ok(("bigint".into(), Some("seconds since 1970".into()))),
        Kind::Uuid => as_bytes("its 16 bytes, since Cassandra sorts uuid by version first"),
        Kind::Array(..) | Kind::List(_) => {
            let (cql, note) = column(&segment.inner()[0])?;
            Ok((format!("frozen<list<{cql}>>"), note))
        }
        Kind::UuidText => text(true),
        Kind::DateText | Kind::TimeText { .. } => Ok(("text".into(), Some(segment.to_string()))),
        kind if kind.digits().is_some() => Ok(("text".into(), Some(segment.to_string()))),
        Kind::Keys(_) => Err(SEVERAL_KINDS.into()),
        Kind::Optional(_) => Err("it is an Option, and a key column cannot be null".into()),
        _ if segment.width.is_some() => as_bytes(&format!("its bytes: {segment}")),
        _ => Err(format!("no type sorts as {segment}")),
    }
}

/// The smallest number that holds the domain.
fn number(domain: Option<Domain>) -> &'static str {
    let fits = |bits: u32| {
        domain.is_some_and(|Domain { min, max, .. }| min >= -(1 << (bits - 1)) && max < 1 << (bits - 1))
    };
    match [(8, "tinyint"), (16, "smallint"), (32, "int"), (64, "bigint")]
        .into_iter()
        .find(|(bits, _)| fits(*bits))
    {
        Some((_, name)) => name,
        None => "varint",
    }
}
