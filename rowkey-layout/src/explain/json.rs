//! An explained row for programs: bytes as hexadecimal digits and as HBase prints them.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use super::{ExplainedFault, ExplainedSegment, Explanation};
use crate::bytes::hex::hex;
use crate::bytes::string_binary::to_string_binary;

impl Serialize for Explanation {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let row = self.row();
        let mut all = to.serialize_struct("Explanation", 6)?;
        all.serialize_field("hex", &hex(&row))?;
        all.serialize_field("text", &to_string_binary(&row))?;
        all.serialize_field("segments", &self.segments)?;
        all.serialize_field("fault", &self.fault)?;
        all.serialize_field("rest_hex", &hex(&self.rest))?;
        all.serialize_field("rest_text", &to_string_binary(&self.rest))?;
        all.end()
    }
}

impl Serialize for ExplainedSegment {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut all = to.serialize_struct("ExplainedSegment", 5)?;
        all.serialize_field("name", &self.name)?;
        all.serialize_field("offset", &self.offset)?;
        all.serialize_field("hex", &hex(&self.bytes))?;
        all.serialize_field("text", &to_string_binary(&self.bytes))?;
        all.serialize_field("value", &self.value)?;
        all.end()
    }
}

impl Serialize for ExplainedFault {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut all = to.serialize_struct("ExplainedFault", 3)?;
        all.serialize_field("field", &format_args!("{}", self.path()))?;
        all.serialize_field("offset", &self.offset)?;
        all.serialize_field("what", &self.what)?;
        all.end()
    }
}
