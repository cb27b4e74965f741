//! A layout as JSON, and back.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::salt::SaltBytes;
use super::segment::Value;
use super::{
    Direction, Element, Ending, Field, Fields, Kind, Kinds, Layout, LayoutKind, Node, Ref, Salt, Segment,
    SegmentKind, sound,
};
use crate::bytes::End;

/// The version of the text, for readers of other versions.
const VERSION: u32 = 1;

/// The text itself. Numbers that JSON's would not hold are written as text.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    version: u32,
    /// Hexadecimal, as a key states it: `0x55d2f8ddd90220f6`.
    fingerprint: String,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    max_len: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    segments: Vec<Segment>,
    /// Of an enum of keys, in place of segments.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    kinds: Vec<LayoutKind>,
}

/// A row kind.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KindText<L> {
    name: String,
    layout: L,
}

impl Serialize for LayoutKind {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        KindText { name: self.name.to_string(), layout: &self.layout }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for LayoutKind {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let KindText { name, layout } = KindText::deserialize(from)?;
        Ok(LayoutKind { name: owned(&name), layout })
    }
}

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Text {
            version: VERSION,
            fingerprint: format!("{:#018x}", self.fingerprint()),
            max_len: self.max_len(),
            segments: self.segments().into_owned(),
            kinds: self.kinds().to_vec(),
        }
        .serialize(to)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Text { version, fingerprint, max_len, segments, kinds } = Text::deserialize(from)?;
        if version != VERSION {
            return Err(D::Error::custom(format!(
                "layout of version {version}, and this reads version {VERSION}"
            )));
        }
        let digits = fingerprint.strip_prefix("0x");
        let said = digits.and_then(|digits| u64::from_str_radix(digits, 16).ok());
        // One number has one text.
        let said = said.filter(|said| fingerprint == format!("{said:#018x}"));
        let Some(said) = said else {
            return Err(D::Error::custom(format!(
                "fingerprint {fingerprint:?}, expected 0x and 16 digits in lower case"
            )));
        };
        sound::check(&segments, &kinds, max_len).map_err(D::Error::custom)?;
        let layout = layout(&segments, kinds, max_len);
        let computed = layout.fingerprint();
        if computed != said {
            return Err(D::Error::custom(format!(
                "the segments have the fingerprint {computed:#018x}, and the layout says {said:#018x}: it was changed by hand"
            )));
        }
        sound::check_same(&layout, &segments, max_len).map_err(D::Error::custom)?;
        Ok(layout)
    }
}

fn owned(text: &str) -> Ref<str> {
    Ref::Owned(text.into())
}

/// The tree of the segments.
fn layout(segments: &[Segment], kinds: Vec<LayoutKind>, max_len: Option<usize>) -> Layout {
    let (mut salt, mut salted, mut prefix, mut rest) = (None, &[][..], &[][..], segments);
    if let [Segment { kind: SegmentKind::Salt { buckets, hash, fields, text }, width, .. }, others @ ..] =
        rest
    {
        let bytes = SaltBytes { width: width.unwrap_or_default(), text: *text };
        salt = Some(Salt::named(*buckets, bytes, fields.is_empty(), hash));
        (salted, rest) = (fields, others);
    }
    if let [Segment { kind: SegmentKind::Constant { bytes }, .. }, others @ ..] = rest {
        (prefix, rest) = (bytes, others);
    }
    let level = Level { depth: 0, complemented: false, end: End::Row };
    let fields = level.fields(rest, salted);
    Layout { salt, prefix: Ref::Owned(prefix.into()), fields, max_len, kinds: Kinds::owned(kinds) }
}

/// Where some segments lie: the fields of one key.
#[derive(Clone, Copy)]
struct Level {
    /// Bytes of the names of the keys around them.
    depth: usize,
    /// What lies around them is complemented.
    complemented: bool,
    /// What follows the last one.
    end: End,
}

impl Level {
    fn name(self, segment: &Segment) -> &str {
        &segment.name[self.depth..]
    }

    /// The field of this level: the name up to the point.
    fn field(self, segment: &Segment) -> &str {
        let name = self.name(segment);
        name.split_once('.').map_or(name, |(field, _)| field)
    }

    /// The byte between two fields, and whether text that it ends is complemented, if it ends any.
    fn delimiter(self, segments: &[Segment]) -> Option<(u8, Option<bool>)> {
        let fields = segments.chunk_by(|a, b| self.field(a) == self.field(b));
        let ends: Vec<&Segment> = fields.map(|field| &field[field.len() - 1]).collect();
        let (_, ends) = ends.split_last()?;
        let text = ends.iter().find(|end| end.kind.ending() == Some(Ending::Delimiter));
        Some((ends.first()?.delimiter?, text.map(|text| text.complemented)))
    }

    /// A nested key has segments named `field.inner`; here they become its fields again.
    fn fields(self, segments: &[Segment], salted: &[String]) -> Fields {
        let mut list = Vec::new();
        let delimiter =
            self.delimiter(segments).map(|(byte, _)| if self.complemented { !byte } else { byte });
        let mut rest = segments.len();
        for group in segments.chunk_by(|a, b| self.field(a) == self.field(b)) {
            rest -= group.len();
            let end = match delimiter {
                _ if rest == 0 => self.end,
                Some(delimiter) => End::Byte(delimiter),
                None => End::Mark,
            };
            let field = self.field(&group[0]);
            let node = match group {
                [one] if self.name(one) == field => self.node(one.value(), Some(one.direction), end),
                _ => self.key(group, self.depth + field.len() + 1, end),
            };
            let salted = salted.iter().any(|name| name == field);
            list.push(Field { name: owned(field), node: Ref::Owned(Box::new(node)), salted, skip: None });
        }
        Fields { list: Ref::Owned(list.into()), delimiter }
    }

    fn key(self, group: &[Segment], depth: usize, end: End) -> Node {
        if group.iter().any(|segment| segment.name.len() < depth) {
            // No key has a field and fields within it under one name: it is refused by what it is seen as.
            return self.node(group[0].value(), Some(group[0].direction), end);
        }
        let inner = Level { depth, end, ..self };
        // Text up to a delimiter is complemented as its key is; anything else is by itself, where it has to be.
        let text = inner.delimiter(group).and_then(|(_, text)| text);
        let flipped = text.is_some_and(|complemented| complemented != self.complemented);
        let inner = match flipped {
            true => Level { complemented: !self.complemented, end: End::Mark, ..inner },
            false => inner,
        };
        let fields = inner.fields(group, &[]);
        let width = fields.width();
        wrapped(Node::of(Kind::Key(fields), width), usize::from(flipped))
    }

    fn node(self, value: Value<'_>, direction: Option<Direction>, end: End) -> Node {
        let flipped = value.complemented != self.complemented;
        // Text that is complemented twice carries its own terminator, too.
        let wraps = if flipped {
            1
        } else if end != End::Mark && value.kind.ending() == Some(Ending::Escaped) {
            2
        } else {
            0
        };
        let end = if wraps > 0 { End::Mark } else { end };
        let level = Level { depth: 0, complemented: value.complemented, end };
        let inner = |element: &Element, end| Ref::Owned(Box::new(level.node(element.value(), None, end)));
        let kind = match value.kind {
            SegmentKind::Unsigned | SegmentKind::Salt { .. } | SegmentKind::Constant { .. } => Kind::Unsigned,
            SegmentKind::Signed => Kind::Signed,
            SegmentKind::Raw => Kind::Raw,
            SegmentKind::Bool => Kind::Bool,
            SegmentKind::Char => Kind::Char,
            SegmentKind::Float => Kind::Float,
            SegmentKind::Bytes => Kind::Bytes,
            SegmentKind::Digest => Kind::Digest,
            SegmentKind::Uuid => Kind::Uuid,
            SegmentKind::Ipv4 => Kind::Ipv4,
            SegmentKind::Ipv6 => Kind::Ipv6,
            SegmentKind::IpAddress => Kind::IpAddress,
            SegmentKind::Duration => Kind::Duration,
            SegmentKind::BaseTime { seconds } => Kind::BaseTime(*seconds),
            SegmentKind::DecimalNumber => Kind::DecimalNumber,
            SegmentKind::Text { utf8, .. } => Kind::Text { utf8: *utf8 },
            SegmentKind::NulText { utf8, .. } => Kind::NulText { utf8: *utf8 },
            SegmentKind::PaddedText { utf8, fill } => Kind::PaddedText { utf8: *utf8, fill: *fill },
            SegmentKind::Decimal => Kind::Decimal,
            SegmentKind::ReversedDecimal => Kind::ReversedDecimal,
            SegmentKind::ReverseTime { from } => Kind::ReverseTime { from: *from },
            SegmentKind::ReverseTimeDecimal { from } => Kind::ReverseTimeDecimal { from: *from },
            SegmentKind::Time { leap } => Kind::Time { leap: *leap },
            SegmentKind::DateDecimal => Kind::DateDecimal,
            SegmentKind::Optional(value) => Kind::Optional(inner(value, end)),
            SegmentKind::Array { len, element } => Kind::Array(*len, inner(element, End::Mark)),
            SegmentKind::List { element } => Kind::List(inner(element, End::Mark)),
            SegmentKind::Key(segments) => Kind::Key(level.fields(segments, &[])),
            SegmentKind::Enum { .. } | SegmentKind::EnumText { .. } => match value.kind.variants(value.width)
            {
                Some(variants) => Kind::Variants(Ref::Owned(Box::new(variants))),
                None => Kind::Unsigned,
            },
            SegmentKind::Custom { name } => Kind::Custom(owned(name)),
        };
        let mut node = Node::of(kind, value.width);
        (node.domain, node.unit) = (value.domain, value.unit);
        node.custom.direction = match direction {
            Some(Direction::Ascending) if value.complemented => Direction::Descending,
            Some(Direction::Descending) if value.complemented => Direction::Ascending,
            Some(direction) => direction,
            None => Direction::Ascending,
        };
        wrapped(node, wraps)
    }
}

/// The node complemented so many times.
fn wrapped(node: Node, times: usize) -> Node {
    (0..times).fold(node, |node, _| {
        let width = node.width;
        Node::of(Kind::Descending(Ref::Owned(Box::new(node))), width)
    })
}

/// Numbers as text.
pub(super) mod number_text {
    use alloc::string::{String, ToString};
    use core::fmt::Display;
    use core::str::FromStr;

    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(in crate::layout) fn serialize<T: Display, S: Serializer>(
        number: &T,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    pub(in crate::layout) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display> + Display,
        D: Deserializer<'de>,
    {
        let text = String::deserialize(from)?;
        let number: T = text.parse().map_err(de::Error::custom)?;
        if number.to_string() != text {
            // `+7`, `007`: the layout would not be written as it was read.
            return Err(de::Error::custom(format_args!("number {text:?}, expected \"{number}\"")));
        }
        Ok(number)
    }
}
