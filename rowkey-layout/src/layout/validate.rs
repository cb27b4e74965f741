//! Validates a deserialized layout: rejects a tree that no derived key has.

use alloc::collections::BTreeSet;
use alloc::string::String;

use super::check::Undelimited;
use super::kind::MAX_ROW;
use super::salt::{MAX_SALT, SaltBytes};
use super::variants::Repr;
use super::{Direction, Domain, Fields, Kind, Layout, LayoutKind, Node, Salt, TimeUnit, Variants};
use crate::bytes::{Delimiter, End, calendar};

/// The maximum depth of nesting: the default `recursion_limit` of the compiler.
const MAX_DEPTH: usize = 128;
/// The maximum width of a value, so that sums of widths do not overflow.
const MAX_WIDTH: usize = 1 << 31;

/// The maximum size of a table of all names, each padded to the longest.
const MAX_NAMES: usize = 1 << 24;

/// `Err`: what is wrong, in one line.
type Validity = Result<(), String>;

/// The names of the fields visited so far.
#[derive(Default)]
struct Names {
    count: usize,
    longest: usize,
}

/// # Errors
/// What is wrong, and in which field.
pub(super) fn check(layout: &Layout) -> Validity {
    let Layout { salt, prefix, fields, max_len, .. } = layout;
    if !layout.kinds().is_empty() {
        let own = !fields.list.is_empty() || !prefix.is_empty() || salt.is_some();
        return match own || max_len.is_some() || fields.delimiter.is_some() {
            true => Err("a layout has fields or kinds, and each kind has its own fields".into()),
            false => kinds(layout.kinds()),
        };
    }
    if fields.trailing && fields.delimiter.is_none_or(|delimiter| delimiter.is_ordered()) {
        return Err("`trailing` needs an unordered delimiter".into());
    }
    let mut names = Names::default();
    self::fields(fields, "", End::Row, 0, &mut names)?;
    if names.count.saturating_mul(names.longest) > MAX_NAMES {
        return Err("the names of its fields are too long in total".into());
    }
    self::salt(salt.as_ref(), fields)?;
    match max_len.is_some() && layout.width().is_some() {
        true => Err("`max_len` has no effect on a key of fixed width".into()),
        false => Ok(()),
    }
}

fn salt(salt: Option<&Salt>, fields: &Fields) -> Validity {
    let salted = fields.list.iter().find(|field| field.salted);
    let wrong = match (salt, salted) {
        (Some(Salt { buckets: 0 | 1, .. }), _) => "a salt has at least 2 buckets",
        (Some(Salt { buckets: 65537.., .. }), _) => "a salt has at most 65536 buckets",
        (Some(salt), _) if !(1..=MAX_SALT).contains(&salt.bytes.width) => "a salt has 1 to 8 bytes",
        (Some(Salt { bytes: SaltBytes { text: true, hex: true, .. }, .. }), _) => {
            "a salt is decimal text or hexadecimal text, not both"
        }
        (Some(Salt { buckets, bytes, .. }), _) if !bytes.counts(*buckets) => {
            "its buckets are more than its bytes can count"
        }
        (Some(Salt { whole: false, .. }), None) => "the salt is computed from no field",
        (None | Some(Salt { whole: true, .. }), Some(field)) => {
            return Err(of_field(&field.name, "no salt is computed from it"));
        }
        _ => return Ok(()),
    };
    Err(wrong.into())
}

/// Escapes the name, so that the error stays on one line.
fn of_field(path: &str, wrong: &str) -> String {
    format!("field `{}`: {wrong}", path.escape_debug())
}

/// Validates the fields of a key that is itself the field `outer`.
fn fields(key: &Fields, outer: &str, end: End, depth: usize, all: &mut Names) -> Validity {
    if key.trailing && depth > 0 {
        return Err(of_field(outer, "`trailing` is not allowed in a nested key: it ends a row"));
    }
    let mut names = BTreeSet::new();
    for (i, field) in key.list.iter().enumerate() {
        let path = key.name(i, outer);
        let sound = name(&field.name, path.len()).and_then(|()| match names.insert(field.name.get()) {
            false => Err("another field has the same name".into()),
            true if field.rest => rest(key, i, depth),
            true if field.tail => tail(key, i),
            true => in_place(&field.node, i + 1 == key.list.len() && !key.trailing, key.delimiter_after(i)),
        });
        sound.map_err(|wrong| of_field(&path, &wrong))?;
        *all = Names { count: all.count + 1, longest: all.longest.max(path.len()) };
        value(&field.node, &path, key.end(i, end), depth, all)?;
    }
    let width =
        key.list.iter().fold(0, |all: usize, field| all.saturating_add(field.node.width.unwrap_or(0)));
    match width > MAX_WIDTH {
        true => Err(format!("its fields have {width} bytes, expected at most {MAX_WIDTH}")),
        false => Ok(()),
    }
}

/// Validates a name, which appears in tables and errors. `path`: its length with the names of the enclosing keys.
fn name(name: &str, path: usize) -> Validity {
    match name {
        "" => Err("its name is empty".into()),
        _ if name.contains(char::is_control) => Err("its name contains a control character".into()),
        _ if name.contains('.') => Err("its name contains a dot, which separates nested fields".into()),
        _ if path > MAX_ROW => Err(format!("its name has {path} bytes, expected at most {MAX_ROW}")),
        _ => Ok(()),
    }
}

/// Applies the rules of derived keys to the position of a field, which this delimiter follows.
fn in_place(node: &Node, last: bool, delimiter: Option<Delimiter>) -> Validity {
    if let Some(reason) = node.out_of_place(last, delimiter, false) {
        return Err(format!("fields follow it, and {reason}"));
    }
    let wrong = match delimiter.and_then(|delimiter| node.undelimited(last, delimiter)) {
        None => return Ok(()),
        Some(Undelimited::Contains) => "its bytes can be the delimiter of its key",
        Some(Undelimited::Name(..)) => "the text of a variant holds a byte that is not above the delimiter",
        Some(Undelimited::Cut(_)) => "the delimiter would begin in the text of a variant",
        Some(Undelimited::NoEnd) => "its end cannot be found by the delimiter of its key",
    };
    Err(wrong.into())
}

/// Validates a `tail` field.
fn tail(key: &Fields, i: usize) -> Validity {
    let field = &key.list[i];
    let wrong = match &field.node.kind {
        _ if i == 0 => "the first field cannot be `tail`",
        _ if field.salted => "rows from before it was added would be in other buckets",
        _ if !field.literal.is_empty() => "rows from before it was added have no literal",
        _ if key.delimiter.is_some() => "a key with a delimiter cannot have tags",
        // Checked for the first one, as each would read all that follow it.
        _ if !key.list[i - 1].tail && key.list[i..].iter().any(|field| !field.tail) => {
            "only `tail` fields can follow a `tail` field"
        }
        Kind::Optional(_) => return in_place(&field.node, false, None),
        _ => "a row from before it was added has no value of it",
    };
    Err(wrong.into())
}

/// Validates a `rest` field. `depth`: of the key that has it.
fn rest(key: &Fields, i: usize, depth: usize) -> Validity {
    let but = match (&key.list[i].node.kind, &key.list[i + 1..]) {
        _ if depth > 0 => return Err("a `rest` field cannot be in a nested key".into()),
        _ if key.delimiter.is_some() => "the key has a delimiter",
        _ if key.list[i].tail => "a `tail` field may be absent",
        (_, []) => "nothing follows it",
        (Kind::Text { .. }, after) if after.iter().all(|field| field.node.width.is_some()) => return Ok(()),
        (Kind::Text { .. }, _) => "the width of what follows it varies",
        _ => return Err("only text and bytes end where what follows them begins".into()),
    };
    Err(format!("`rest` ends a fixed number of bytes before the end of the row, but {but}"))
}

/// Validates the value of the field `path`, which `end` follows.
fn value(node: &Node, path: &str, end: End, depth: usize, names: &mut Names) -> Validity {
    let depth = depth + 1;
    if depth > MAX_DEPTH {
        return Err(of_field(path, &format!("its values are nested deeper than {MAX_DEPTH}")));
    }
    match &node.kind {
        Kind::Optional(inner) => value(inner, path, end, depth, names)?,
        Kind::Array(_, inner) | Kind::List(inner) | Kind::Descending(inner) => {
            value(inner, path, End::Terminator, depth, names)?;
        }
        Kind::Key(key) if key.list.is_empty() => return Err(of_field(path, "a key has at least one field")),
        Kind::Key(key) => fields(key, path, end, depth, names)?,
        Kind::Keys(all) if all.list.is_empty() => {
            return Err(of_field(path, "an enum of keys has at least one kind"));
        }
        Kind::Keys(all) => {
            kinds(&all.list).map_err(|wrong| of_field(path, &wrong))?;
            for kind in all.list.iter() {
                if kind.layout.salt.is_some() || kind.layout.max_len.is_some() {
                    let wrong =
                        format!("the kind `{}` has a salt or a `max_len`, which belong to rows", kind.name);
                    return Err(of_field(path, &wrong));
                }
                fields(&kind.layout.fields, path, end, depth, names)?;
            }
        }
        _ => {}
    }
    alone(node, end).and_then(|()| width(node)).map_err(|wrong| of_field(path, &wrong))
}

/// Validates a value whose inner values are valid.
fn alone(node: &Node, end: End) -> Validity {
    let wrong = match (&node.kind, node.unit) {
        _ if node.custom.direction == Direction::None => "a field has a direction",
        (Kind::BaseTime(0), _) => "no time is a multiple of 0 seconds",
        _ if !domain_fits(node) => "its domain is not that of its bytes",
        (Kind::Text { .. } | Kind::Variants(_), _) if node.width.is_none() && end == End::Byte(0xFF) => {
            "the delimiter leaves no byte for text"
        }
        (Kind::Variants(all), None) => return variants(all),
        (Kind::Hex | Kind::HexUpper, None)
            if node.domain.is_none() && node.width.is_some_and(|width| width % 2 == 1) =>
        {
            "a byte has two hexadecimal digits, and its width is odd"
        }
        (Kind::LengthText { bytes, .. }, _) if !matches!(bytes, 1 | 2 | 4) => "a length has 1, 2 or 4 bytes",
        (Kind::LittleEndian { .. }, _) if !node.holds_whole_bytes() => {
            "a little-endian number has the domain of all its bytes, or of fewer"
        }
        (Kind::Array(len, _), _) if *len > MAX_ROW => {
            return Err(format!("its elements are more than {MAX_ROW}"));
        }
        // `explain` shows every element; without bytes, there could be any number of them.
        (Kind::Array(_, element), _)
            if element.width == Some(0) && !matches!(element.peel(end).0.kind, Kind::Bytes) =>
        {
            "its elements have no bytes"
        }
        (Kind::List(element), _) if matches!(element.width, None | Some(0)) => {
            "the elements of a list have a width, of at least 1"
        }
        (Kind::Descending(inner), _) => match inner.out_of_place(false, None, false) {
            Some(reason) => reason,
            None => return Ok(()),
        },
        (Kind::TimeText { .. }, None) => "a time as text has a unit",
        (_, None) => return Ok(()),
        (kind, Some(unit)) => {
            let fits = match kind {
                Kind::Signed => node.width == Some(if unit == TimeUnit::Days { 4 } else { 8 }),
                Kind::Decimal => unit != TimeUnit::Days,
                Kind::TimeText { compact } => return time_text(node, *compact, unit),
                kind => kind.origin().is_some() && unit != TimeUnit::Days,
            };
            return if fits { Ok(()) } else { Err(format!("it does not count {unit}")) };
        }
    };
    Err(wrong.into())
}

/// Its bytes hold all numbers of its domain. Those of a date or a base time are decoded without it, so it is their only one. The step
/// of a base time is not 0.
fn domain_fits(node: &Node) -> bool {
    let Some(Domain { min, max, non_zero }) = node.domain else { return !matches!(node.kind, Kind::Raw) };
    let within = |(least, most)| least <= min && max <= most;
    match node.kind {
        // Digits may be fewer than those of the type.
        Kind::Decimal | Kind::PlainDecimal | Kind::ReversedDecimal | Kind::Hex | Kind::HexUpper => min >= 0,
        Kind::Time { .. } => !non_zero && within((i64::MIN.into(), i64::MAX as u128)),
        Kind::BaseTime(of) => (min, max, non_zero) == (0, (u32::MAX / of * of).into(), false),
        Kind::DateDecimal | Kind::DateText => (min, max, non_zero) == (101, 99_991_231, false),
        _ => node.kind.numbers(node.width.unwrap_or_default()).is_none_or(within),
    }
}

/// Its width is that of its unit, and its times are in the years 0000 to 9999.
fn time_text(node: &Node, compact: bool, unit: TimeUnit) -> Validity {
    let per_second = unit.per_second().unwrap_or_default();
    let [first, last] = calendar::SECONDS.map(|second| i128::from(second) * i128::from(per_second));
    let years = first..=last + i128::from(per_second) - 1;
    let held = node.domain.and_then(|domain| Some((domain.min, i128::try_from(domain.max).ok()?)));
    match held.is_some_and(|(min, max)| years.contains(&min) && years.contains(&max)) {
        true if per_second > 0 && node.width == Some(calendar::width(compact, per_second)) => Ok(()),
        true => Err(format!("its width is not that of a time in {unit}")),
        false => Err("its times are not all in the years 0000 to 9999".into()),
    }
}

/// There is at least one, each has a name of its own, and they are sorted, since the fingerprint depends on their order.
fn variants(Variants { repr, list }: &Variants) -> Validity {
    let mut before = None;
    let mut names = BTreeSet::new();
    for (position, variant) in (0..).zip(list.iter()) {
        let (number, text) = (variant.number, variant.text.get());
        name(&variant.name, variant.name.len())?;
        match *repr {
            Repr::Number { width: 1 | 2 | 4 | 8, .. } if !text.is_empty() => {
                return Err(format!("'{}' is a text, and its variants are numbers", text.escape_debug()));
            }
            Repr::Number { width: width @ (1 | 2 | 4 | 8), signed } => {
                let end = 1i128 << (8 * width - usize::from(signed));
                if !(if signed { -end..end } else { 0..end }).contains(&number) {
                    return Err(format!("{number} of `{}` does not fit in {width} bytes", variant.name));
                }
            }
            Repr::Number { .. } => return Err("the number of a variant has 1, 2, 4 or 8 bytes".into()),
            _ if text.is_empty() || text.contains(['\0', '\x01']) => {
                return Err("the text of a variant is not empty and holds neither 00 nor 01".into());
            }
            Repr::FixedText(width) if text.len() != width => {
                return Err(format!("'{}' is not {width} bytes long", text.escape_debug()));
            }
            _ if number != position => return Err("texts are numbered 0, 1, 2 .. in order".into()),
            _ => {}
        }
        if before.is_some_and(|before| before >= (text, number)) {
            return Err("its variants are not in the order of their bytes".into());
        }
        if !names.insert(variant.name.get()) {
            return Err(format!("two of its variants are named `{}`", variant.name));
        }
        before = Some((text, number));
    }
    before.map(drop).ok_or_else(|| "an enum has at least one variant".into())
}

fn width(node: &Node) -> Validity {
    let (width, wrong) = match &node.kind {
        Kind::Array(len, element) => {
            let width = element.width.and_then(|width| width.checked_mul(*len));
            let Some(width) = width.filter(|width| *width <= MAX_WIDTH) else {
                return Err(format!(
                    "its {len} elements need one fixed width, at most {MAX_WIDTH} bytes in all"
                ));
            };
            (Some(width), "its width is that of its elements")
        }
        Kind::Key(key) => (key.width(), "its width is that of its fields"),
        Kind::Descending(inner) => (inner.width, "its width is that of its ascending value"),
        Kind::Variants(variants) => (variants.width(), "its width is that of its variants"),
        Kind::Custom(_) if node.width.is_none() => return Ok(()),
        Kind::Float if !matches!(node.width, Some(4 | 8)) => return Err("its width is 4 or 8".into()),
        kind => match (kind.facts().widths, node.width) {
            (None, _) => (None, "its values differ in width, so it has none"),
            (Some((least, most)), Some(width)) if least <= width && width <= most => return Ok(()),
            (Some((least, most)), width) => {
                let found = width.map_or_else(|| "none".into(), |width| format!("{width}"));
                return Err(format!("its width is {found}, expected {least}..={most}"));
            }
        },
    };
    if width == node.width { Ok(()) } else { Err(wrong.into()) }
}

/// Rows can be assigned to a variant: the prefixes are distinct and prefix-free.
fn kinds(kinds: &[LayoutKind]) -> Validity {
    for (i, kind) in kinds.iter().enumerate() {
        name(&kind.name, kind.name.len())?;
        let prefix = kind.layout.prefix.get();
        let wrong = if !kind.layout.kinds().is_empty() {
            "a kind has no kinds of its own".into()
        } else if prefix.is_empty() {
            "a kind has constant bytes before its fields".into()
        } else if !kind.layout.has_salt_of(&kinds[0].layout) {
            format!("its salt differs from that of `{}` in width or buckets", kinds[0].name)
        } else if let Some(other) = kinds[..i].iter().find(|other| prefix.starts_with(&other.layout.prefix)) {
            format!("its prefix begins with that of `{}`", other.name)
        } else if i > 0 && kinds[i - 1].layout.prefix.get() > prefix {
            "the kinds are not in the order of their prefixes".into()
        } else {
            continue;
        };
        return Err(format!("kind `{}`: {wrong}", kind.name));
    }
    let mut names = BTreeSet::new();
    match kinds.iter().find(|kind| !names.insert(kind.name.get())) {
        Some(kind) => Err(format!("two kinds are named `{}`", kind.name)),
        None => Ok(()),
    }
}
