//! Serializes an explained row: bytes in hexadecimal and in HBase's notation.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use super::{ExplainedSegment, Explanation};
use crate::bytes::hex::hex;
use crate::bytes::string_binary::to_string_binary;

impl Serialize for Explanation {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let row = self.row();
        let mut all = to.serialize_struct("Explanation", 6 + usize::from(self.kind.is_some()))?;
        all.serialize_field("hex", &hex(&row))?;
        all.serialize_field("text", &to_string_binary(&row))?;
        match &self.kind {
            Some(kind) => all.serialize_field("kind", kind)?,
            None => all.skip_field("kind")?,
        }
        all.serialize_field("segments", &self.segments)?;
        all.serialize_field("fault", &self.fault)?;
        all.serialize_field("rest_hex", &hex(&self.rest))?;
        all.serialize_field("rest_text", &to_string_binary(&self.rest))?;
        all.end()
    }
}

impl Serialize for ExplainedSegment {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut all = to.serialize_struct("ExplainedSegment", 6)?;
        all.serialize_field("name", &self.name)?;
        all.serialize_field("offset", &self.offset)?;
        all.serialize_field("hex", &hex(&self.bytes))?;
        all.serialize_field("text", &to_string_binary(&self.bytes))?;
        all.serialize_field("value", &self.typed)?;
        all.serialize_field("words", &self.value)?;
        all.end()
    }
}
