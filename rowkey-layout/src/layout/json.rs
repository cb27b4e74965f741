//! Layouts as JSON. Most of it is derived on the types of the tree.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bytes::Delimiter;

use super::{Field, Fields, Kinds, Layout, LayoutKind, Node, Promises, Ref, Salt, Slot, validate};

/// The version of the format.
const VERSION: u32 = 1;

/// The JSON object.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    version: u32,
    /// In hexadecimal, as in `#[rowkey(fingerprint = ..)]`: `0x55d2f8ddd90220f6`.
    fingerprint: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    salt: Option<Salt>,
    #[serde(skip_serializing_if = "<[u8]>::is_empty", default)]
    prefix: Ref<[u8]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    delimiter: Option<Delimiter>,
    #[serde(skip_serializing_if = "core::ops::Not::not", default)]
    trailing: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_len: Option<usize>,
    /// Not of an enum of keys, nor of a kind that holds nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<Ref<[Field]>>,
    /// The variants of an enum of keys, which has none of the other properties.
    #[serde(skip_serializing_if = "<[LayoutKind]>::is_empty", default)]
    kinds: Ref<[LayoutKind]>,
}

impl<T: ?Sized + Serialize> Serialize for Ref<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.get().serialize(to)
    }
}

impl<'de, T: ?Sized> Deserialize<'de> for Ref<T>
where
    Box<T>: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Box::deserialize(from).map(Box::new).map(Ref::Owned)
    }
}

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let fingerprint = format!("{:#018x}", self.fingerprint());
        let Layout { salt, prefix, fields, kinds: Kinds { list: kinds }, .. } = self.clone();
        let Fields { mut list, delimiter, trailing } = fields;
        // A kind inside another key keeps the marks of its key, but is written without that key's salt.
        if salt.is_none() {
            let unsalted = |field: &Field| FieldText { salted: false, ..field.clone().into() }.into();
            list = Ref::Owned(Box::new(list.iter().map(unsalted).collect()));
        }
        // Each variant repeats the salt of the enum.
        let (salt, max_len) = (salt.filter(|_| kinds.is_empty()), self.max_len());
        let fields = (!list.is_empty()).then_some(list);
        Text { version: VERSION, fingerprint, salt, prefix, delimiter, trailing, max_len, fields, kinds }
            .serialize(to)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Text::deserialize(from)?.layout(false).map_err(D::Error::custom)
    }
}

/// The layout of a kind, which may hold nothing.
pub(super) fn of_a_kind<'de, D: Deserializer<'de>>(from: D) -> Result<Layout, D::Error> {
    Text::deserialize(from)?.layout(true).map_err(D::Error::custom)
}

impl Text {
    fn layout(self, is_kind: bool) -> Result<Layout, String> {
        let Text { version, fingerprint, salt, prefix, delimiter, trailing, max_len, fields, kinds } = self;
        if version != VERSION {
            return Err(format!("layout of version {version}, and this reads version {VERSION}"));
        }
        let digits = fingerprint.strip_prefix("0x");
        let declared = digits.and_then(|digits| u64::from_str_radix(digits, 16).ok());
        // Each number has one canonical text.
        let declared = declared.filter(|declared| fingerprint == format!("{declared:#018x}"));
        let Some(declared) = declared else {
            return Err(format!("fingerprint {fingerprint:?}, expected 0x and 16 digits in lower case"));
        };
        // A list that is written out and empty would not come back as the same text.
        let has_fields = fields.as_ref().map_or(is_kind || !kinds.is_empty(), |fields| !fields.is_empty());
        if !has_fields {
            return Err("a layout has at least one field".into());
        }
        // JSON has only the name of the hash.
        let salt = salt.map(|salt| Salt { bucket: salt.hash_by_name(), ..salt });
        let list = fields.unwrap_or_default();
        let (fields, kinds) = (Fields { list, delimiter, trailing }, Kinds { list: kinds });
        let layout = Layout { salt, prefix, fields, max_len, kinds };
        validate::check(&layout)?;
        let computed = layout.fingerprint();
        if computed != declared {
            return Err(format!(
                "the fingerprint is {computed:#018x}, but the layout declares {declared:#018x}: it was edited"
            ));
        }
        Ok(layout)
    }
}

/// A field, with its name beside the rest.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Field")]
pub(super) struct FieldText {
    name: Ref<str>,
    node: Ref<Node>,
    #[serde(skip_serializing_if = "<[u8]>::is_empty", default)]
    literal: Ref<[u8]>,
    #[serde(skip_serializing_if = "core::ops::Not::not", default)]
    salted: bool,
    #[serde(skip_serializing_if = "core::ops::Not::not", default)]
    tail: bool,
    #[serde(skip_serializing_if = "core::ops::Not::not", default)]
    rest: bool,
}

impl From<Field> for FieldText {
    fn from(Field { name, slot }: Field) -> Self {
        let Slot { node, literal, salted, tail, rest, .. } = slot.get().clone();
        FieldText { name, node, literal, salted, tail, rest }
    }
}

impl From<FieldText> for Field {
    fn from(FieldText { name, node, literal, salted, tail, rest }: FieldText) -> Self {
        let slot = Slot { node, literal, salted, tail, rest, skip: None, promises: Promises::default() };
        Field { name, slot: Ref::Owned(Box::new(Box::new(slot))) }
    }
}

/// An ordered delimiter is its byte, an unordered one an object with its bytes.
#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "expected a byte, or `unordered` with 1 to 6 bytes")]
enum DelimiterText {
    Ordered(u8),
    Unordered { unordered: Vec<u8> },
}

impl Serialize for Delimiter {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let text = match self.is_ordered() {
            true => DelimiterText::Ordered(self[0]),
            false => DelimiterText::Unordered { unordered: self.to_vec() },
        };
        text.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Delimiter {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match DelimiterText::deserialize(from)? {
            DelimiterText::Ordered(byte) => Ok(Delimiter::ordered(byte)),
            DelimiterText::Unordered { unordered }
                if (1..=Delimiter::MAX_LEN).contains(&unordered.len()) && unordered.is_ascii() =>
            {
                Ok(Delimiter::unordered(&unordered))
            }
            DelimiterText::Unordered { .. } => {
                Err(D::Error::custom(format!("a delimiter has 1 to {} ASCII bytes", Delimiter::MAX_LEN)))
            }
        }
    }
}

/// Numbers as text, since JSON numbers are exact only up to 2^53.
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
            // `+7`, `007`: serializing would not reproduce them.
            return Err(de::Error::custom(format_args!("number {text:?}, expected \"{number}\"")));
        }
        Ok(number)
    }
}
