//! A layout as text, and back.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Layout, LayoutKind, Parts, Segment, Source, sound};

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

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Parts { max_len, fingerprint, segments, kinds } = self.parts().into_owned();
        Text { version: VERSION, fingerprint: format!("{fingerprint:#018x}"), max_len, segments, kinds }
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
        let parts = Parts { max_len, fingerprint: said, segments, kinds };
        sound::check(&parts).map_err(D::Error::custom)?;
        let computed = parts.computed_fingerprint();
        if computed != said {
            return Err(D::Error::custom(format!(
                "the segments have the fingerprint {computed:#018x}, and the layout says {said:#018x}: it was changed by hand"
            )));
        }
        Ok(Layout(Source::Owned(Box::new(parts))))
    }
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
