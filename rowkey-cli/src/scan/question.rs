//! Turns conditions into the constraints of a scan.

use std::ops::Bound;

use rowkey_layout::form::value::Value;
use rowkey_layout::form::write::{bound, field, starting};
use rowkey_layout::scan::{At, Constraint, Interval, between, starting as from_prefix};
use rowkey_layout::{End, Fields, KeyBuf, Kind, Kinds, Layout, Node};

use super::condition::Condition;
use crate::encode::fields::value;
use crate::encode::given::Given;
use crate::encode::named::{Named, kind_named};

/// What the conditions ask for.
pub struct Asked {
    /// The constraints of the leading fields of a layout.
    pub constraints: Vec<Constraint>,
    /// Bounds in the wrong order, between which no value lies.
    pub reversed: Option<String>,
}

/// # Errors
/// A condition without a field, or one that its field does not allow.
pub fn asked(layout: &Layout, mut conditions: Named<Condition>) -> Result<Asked, String> {
    let mut question = Question { reversed: None, conditions: &mut conditions };
    let mut asked = Vec::new();
    for (i, field) in layout.fields.list.get().iter().enumerate() {
        asked.push(question.field(&layout.fields, i, "", End::Row, &field.node)?);
    }
    let reversed = question.reversed;
    conditions.all_taken(&layout.fields)?;
    while matches!(asked.last(), Some(Constraint::Any)) {
        asked.pop();
    }
    Ok(Asked { constraints: asked, reversed })
}

/// If all salted fields have values, so that the scan has to know their buckets: the first of these fields.
pub fn bucket_of<'l>(layout: &'l Layout, asked: &[Constraint]) -> Option<&'l str> {
    let list = layout.fields.list.get();
    let salted: Vec<usize> = (0..list.len()).filter(|i| layout.is_salted(*i)).collect();
    let is_known = salted.iter().all(|i| asked.get(*i).is_some_and(is_set));
    salted.first().filter(|_| is_known).map(|first| list[*first].name.get())
}

/// Splits constraints into the longest leading part that is a finite set of ranges, and what it leaves out: a condition on a
/// field after an open or bounded one, and what is asked of a `rest` field and those after it.
pub fn leading(layout: &Layout, asked: &[Constraint]) -> (Vec<Constraint>, Vec<Constraint>) {
    fn split(asked: &[Constraint], open: &mut bool, rest: &mut Vec<Constraint>) -> Vec<Constraint> {
        let mut leading: Vec<Constraint> = Vec::new();
        for asked in asked {
            leading.push(match asked {
                Constraint::Key(inner) => match split(inner, open, rest) {
                    none if none.is_empty() => Constraint::Any,
                    inner => Constraint::Key(inner),
                },
                Constraint::Kind(index, inner) if !*open => {
                    Constraint::Kind(*index, split(inner, open, rest))
                }
                Constraint::Any => Constraint::Any,
                asked if *open => {
                    rest.push(asked.clone());
                    Constraint::Any
                }
                asked => asked.clone(),
            });
            // Its remaining fields are open.
            *open |= !matches!(asked, Constraint::Values(_) | Constraint::Key(_) | Constraint::Kind(..));
        }
        while matches!(leading.last(), Some(Constraint::Any)) {
            leading.pop();
        }
        leading
    }
    let from_end = layout.fields.list.get().iter().position(|field| field.rest).unwrap_or(asked.len());
    let (before, from_end) = asked.split_at(from_end.min(asked.len()));
    let (mut open, mut rest) = (false, Vec::new());
    let mut leading = split(before, &mut open, &mut rest);
    match from_end {
        [Constraint::Values(values), ..] if !open => leading.push(beginning_with(values)),
        [starts @ Constraint::Windows(_), ..] if !open => leading.push(starts.clone()),
        _ => {}
    }
    rest.extend(from_end.iter().filter(|asked| !matches!(asked, Constraint::Any)).cloned());
    (leading, rest)
}

/// What begins with one of these, which are sorted.
fn beginning_with(values: &[KeyBuf]) -> Constraint {
    let mut shortest: Vec<&KeyBuf> = Vec::new();
    for value in values {
        if !shortest.last().is_some_and(|shorter| value.starts_with(shorter)) {
            shortest.push(value);
        }
    }
    Constraint::between(shortest.into_iter().map(|value| Interval::of_prefix(value.clone(), false)))
}

const UNSORTED: &str = "its rows do not sort by value, so it has no range; write values, as 7,8";

struct Question<'a> {
    /// See [`Asked`].
    reversed: Option<String>,
    conditions: &'a mut Named<Condition>,
}

impl Question<'_> {
    /// The constraint of the field `i`, as a row of the key that holds it has it. `end`: what follows that key.
    fn field(
        &mut self,
        fields: &Fields,
        i: usize,
        outer: &str,
        end: End,
        node: &Node,
    ) -> Result<Constraint, String> {
        let (path, end) = (fields.name(i, outer).into_owned(), fields.end(i, end));
        let (key, _, key_end) = node.peel(end);
        let found = match &key.kind {
            Kind::Keys(kinds) => self.kind(kinds, &path, key_end),
            _ => Ok(None),
        };
        if let Some(asked) = found? {
            return Ok(asked);
        }
        if let Some(condition) = self.conditions.take(&path) {
            let own_end = fields.end(i, End::Row);
            let is_last = own_end != end || newtype(node, end).is_some();
            let asked = match &condition {
                // What the field holds at the end of a row may be refused where the key is nested.
                Condition::In(given) => {
                    read(node, given).and_then(|values| encoded(node, &path, end, &values)).map(drop)
                }
                // Nor do its rows sort there as they do at the end of a row.
                Condition::Between(..) | Condition::Within(..) if is_last && node.ordered() => {
                    if node.ordered_before(end) { Ok(()) } else { Err(UNSORTED.into()) }
                }
                Condition::Starts(given) if is_last => begins_apart(node, end, given),
                _ => Ok(()),
            };
            let asked = asked.and_then(|()| self.of(node, &path, own_end, condition));
            return asked.map_err(|error| of_field(&path, error));
        }
        match &key.kind {
            Kind::Key(inner) if self.conditions.has_inside(&path) => {
                self.inside(inner, &path, key_end).map(Constraint::Key)
            }
            _ => Ok(Constraint::Any),
        }
    }

    /// The constraints of all fields of the nested key `path`.
    fn inside(&mut self, fields: &Fields, path: &str, end: End) -> Result<Vec<Constraint>, String> {
        let each = fields.list.get().iter().enumerate();
        each.map(|(i, field)| self.field(fields, i, path, end, &field.node)).collect()
    }

    /// The constraint of an enum of keys that asks for a kind, by its name or by its fields.
    fn kind(&mut self, kinds: &Kinds, path: &str, end: End) -> Result<Option<Constraint>, String> {
        let found = match (self.conditions.kind_inside(kinds, path)?, self.conditions.get(path)) {
            (Some((_, inside)), Some(_)) => {
                return Err(format!("field `{path}` has two conditions, on its kind and on `{inside}`"));
            }
            (None, Some(Condition::In(given))) => match &given[..] {
                [Given::Word(name)] if !name.starts_with('{') => {
                    let kind = kind_named(kinds.list.get(), name).map_err(|error| of_field(path, error))?;
                    (!kind.layout.fields.list.is_empty()).then(|| (kind, format!("{path}.{name}")))
                }
                _ => None,
            },
            (found, _) => found,
        };
        let Some((kind, inside)) = found else { return Ok(None) };
        self.conditions.take(path);
        let index = kinds.list.get().iter().position(|other| other.name == kind.name).unwrap_or_default();
        Ok(Some(Constraint::Kind(index, self.inside(&kind.layout.fields, &inside, end)?)))
    }

    fn of(&mut self, node: &Node, path: &str, end: End, condition: Condition) -> Result<Constraint, String> {
        match condition {
            Condition::In(given) => encoded(node, path, end, &read(node, &given)?),
            Condition::Between(low, high) => self.between(node, path, end, &low, &high, falling(node, false)),
            Condition::Within(low, high) => self.between(node, path, end, &low, &high, falling(node, true)),
            Condition::Starts(given) => self.starts(node, end, &given),
        }
    }

    fn between(
        &mut self,
        node: &Node,
        path: &str,
        end: End,
        low: &Bound<Given>,
        high: &Bound<Given>,
        falls: Option<bool>,
    ) -> Result<Constraint, String> {
        if let Some(inner) = newtype(node, end) {
            let (inner, end) = (&inner.list[0].node, inner.end(0, End::Row));
            let falls = falling(inner, false).or_else(|| falls.and_then(|_| falling(inner, true)));
            return Ok(Constraint::Key(vec![self.between(inner, path, end, low, high, falls)?]));
        }
        let Some(falling) = falls.filter(|_| node.ordered_before(end)) else {
            return Err(match &node.peel(end).0.kind {
                Kind::Key(fields) => {
                    let first = fields.name(0, path);
                    format!("a nested key has no range; bound its fields, as {first}=..")
                }
                Kind::Keys(kinds) => {
                    let name = kinds.list.get().first().map_or("", |kind| kind.name.get());
                    format!(
                        "an enum of keys has no range; write one kind, as {path}={name}, or bound its fields"
                    )
                }
                _ if falls.is_none() => {
                    "no range of such a value can be written; write values, as 7,8".into()
                }
                _ => UNSORTED.into(),
            });
        };
        let read = |bound: &Bound<Given>| -> Result<Bound<Value>, String> {
            Ok(match bound {
                Bound::Unbounded => Bound::Unbounded,
                Bound::Included(given) => Bound::Included(value(node, given)?),
                Bound::Excluded(given) => Bound::Excluded(value(node, given)?),
            })
        };
        let shown = |bound: &Bound<Given>| match bound {
            Bound::Included(given) | Bound::Excluded(given) => given.to_string(),
            Bound::Unbounded => String::new(),
        };
        let written = (shown(low), shown(high));
        let (low, high) = (read(low)?, read(high)?);
        if self.reversed.is_none() && is_reversed(&low, &high) {
            let (low, high) = written;
            self.reversed = Some(format!(
                "field `{path}`: the lower bound {low} is above the upper bound {high}, so no row can match"
            ));
        }
        let at = |bounded: Bound<Value>| -> At {
            bounded.map(|value| {
                let mut bytes = Vec::new();
                let position = bound(node, &value, end, &mut bytes);
                (bytes, position)
            })
        };
        Ok(between(node, end, &at(low), &at(high), falling))
    }

    fn starts(&self, node: &Node, end: End, given: &Given) -> Result<Constraint, String> {
        if let Some(inner) = newtype(node, end) {
            return Ok(Constraint::Key(vec![self.starts(
                &inner.list[0].node,
                inner.end(0, End::Row),
                given,
            )?]));
        }
        Ok(from_prefix(node, end, beginning(node, end, given)?))
    }
}

/// The bounds of all texts that start with a prefix, as [`starting`] has them. Text in an `Option` follows its flag.
fn beginning(node: &Node, end: End, given: &Given) -> Result<Option<(KeyBuf, KeyBuf)>, String> {
    let after = |constant: &[u8], found: Option<(KeyBuf, KeyBuf)>| {
        let both = |bytes: KeyBuf| KeyBuf::from([constant, &bytes[..]].concat());
        found.map(|(low, high)| (both(low), both(high)))
    };
    if let Kind::Optional(inner) = &node.kind {
        return Ok(after(&[1], beginning(inner, end, given)?));
    }
    if let Kind::Descending(inner) = &node.kind {
        let complemented = |bytes: KeyBuf| KeyBuf::from(bytes.iter().map(|byte| !byte).collect::<Vec<u8>>());
        let found = beginning(inner, End::Terminator, given)?;
        return Ok(found.map(|(low, high)| (complemented(high), complemented(low))));
    }
    if let Some(inner) = newtype(node, end) {
        let field = &inner.list[0];
        return Ok(after(&field.literal, beginning(&field.node, inner.end(0, end), given)?));
    }
    if let Kind::LengthText { .. } = node.kind {
        return Err(
            "rows sort by the length of this text first, so it has no `^=`; write values, as a,b".into()
        );
    }
    if node.is_bytes() {
        return bytes_beginning(node, given);
    }
    if !node.is_text() {
        return Err("`^=` is for text and bytes; write a range, as 5..9, or values, as 7,8".into());
    }
    Ok(match value(node, given)? {
        Value::Text(prefix) => starting(node, prefix.as_bytes(), end),
        Value::Bytes(prefix) => starting(node, &prefix, end),
        _ => unreachable!("it is text"),
    })
}

/// Refuses a prefix of the last text of a nested key that ends with the start of the delimiter after that key: the texts that begin
/// with it are several ranges there.
fn begins_apart(node: &Node, end: End, given: &Given) -> Result<(), String> {
    let (End::Unordered(delimiter), true) = (end, node.ends_in_text()) else { return Ok(()) };
    // Its literal may hold the delimiter.
    if let Some(inner) = newtype(node, end) {
        return begins_apart(&inner.list[0].node, end, given);
    }
    match beginning(node, End::Row, given)? {
        Some((prefix, _)) if delimiter.find(&prefix).is_none() && delimiter.begins_in(&prefix).is_some() => {
            Err(format!(
                "the prefix ends with the start of the delimiter {:?} after the nested key, so it has no range; write another \
                 prefix, or values, as a,b",
                String::from_utf8_lossy(&delimiter)
            ))
        }
        _ => Ok(()),
    }
}

/// The same of bytes of fixed width: the prefix filled with `00` and with `FF`.
fn bytes_beginning(node: &Node, given: &Given) -> Result<Option<(KeyBuf, KeyBuf)>, String> {
    let Value::Bytes(mut prefix) = value(&Node::of(Kind::Text { utf8: false }, None), given)? else {
        unreachable!("it is bytes")
    };
    let (mut first, mut last) = (0x00, 0xFF);
    if let Some(digits) = node.kind.digits() {
        prefix =
            prefix.iter().flat_map(|byte| [byte >> 4, byte & 0xF]).map(|digit| digits.digit(digit)).collect();
        (first, last) = (digits.digit(0), digits.digit(0xF));
    }
    let width = node.width.unwrap_or_default();
    let filled = |fill: u8| {
        let mut bytes = prefix.clone();
        bytes.resize(width, fill);
        KeyBuf::from(bytes)
    };
    // Nothing begins with a longer one.
    Ok((prefix.len() <= width).then(|| (filled(first), filled(last))))
}

/// The field of a newtype, as a key of one field.
pub fn newtype(node: &Node, end: End) -> Option<&Fields> {
    match &node.peel(end).0.kind {
        Kind::Key(fields) if fields.is_newtype() => Some(fields),
        _ => None,
    }
}

/// An error of the field, unless it names one.
fn of_field(path: &str, error: String) -> String {
    match error.starts_with("field `") {
        true => error,
        false => format!("field `{path}`: {error}"),
    }
}

fn read(node: &Node, given: &[Given]) -> Result<Vec<Value>, String> {
    given.iter().map(|given| value(node, given)).collect()
}

fn encoded(node: &Node, path: &str, end: End, values: &[Value]) -> Result<Constraint, String> {
    let encode = |value| {
        let mut bytes = Vec::new();
        field(node, path, value, end, &mut bytes)?;
        Ok(KeyBuf::from(&bytes[..]))
    };
    Ok(Constraint::values(values.iter().map(encode).collect::<Result<_, String>>()?))
}

/// Whether a field, or each field of a nested key, is constrained to values.
fn is_set(asked: &Constraint) -> bool {
    match asked {
        Constraint::Values(_) => true,
        Constraint::Key(inner) | Constraint::Kind(_, inner) => inner.iter().all(is_set),
        _ => false,
    }
}

/// Whether larger values have smaller bytes; `None` if the bytes do not keep the order of the values. `of_bytes`: keys, arrays and
/// lists have the order of their bytes.
pub(super) fn falling(node: &Node, of_bytes: bool) -> Option<bool> {
    fn held(node: &Node) -> &Node {
        match &node.kind {
            Kind::Key(fields) if fields.is_newtype() => held(&fields.list[0].node),
            _ => node,
        }
    }
    // `None` comes first even if the values are reversed; this holds for one level of `Option`.
    let inside = |inner| {
        falling(inner, of_bytes).filter(|falling| !falling || !matches!(held(inner).kind, Kind::Optional(_)))
    };
    match &held(node).kind {
        kind if kind.origin().is_some() => Some(true),
        Kind::Descending(inner) => inside(inner).map(|falling| !falling),
        Kind::Optional(inner) => inside(inner),
        Kind::Array(_, element) | Kind::List(element) if !of_bytes => {
            falling(element, false).filter(|falling| !falling)
        }
        Kind::Key(_) | Kind::Keys(_) if !of_bytes => None,
        _ => Some(false),
    }
}

/// Whether the lower bound is above the upper one. `None` is below all other values.
fn is_reversed(low: &Bound<Value>, high: &Bound<Value>) -> bool {
    match (low, high) {
        (Bound::Included(low) | Bound::Excluded(low), Bound::Included(high) | Bound::Excluded(high)) => {
            low > high
        }
        _ => false,
    }
}
