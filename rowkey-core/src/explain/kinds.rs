//! A row of an enum of keys in words: first the kind, by its prefix.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use super::{ExplainedFault, ExplainedSegment, Explanation};
use crate::error::{DecodeErrorKind, Excerpt};
use crate::kinds::prefixes;
use crate::layout::{LayoutKind, SegmentKind};
use crate::salt::SaltBytes;

pub(super) fn explain(kinds: &[LayoutKind], row: &[u8]) -> Explanation {
    // All kinds have the same salt.
    let salt = kinds.first().and_then(LayoutKind::salt);
    let width = salt.map_or(0, |(salt, _)| salt.width);
    let nothing = |offset, field: &str, what: String| Explanation {
        segments: vec![],
        fault: Some(ExplainedFault { field: field.to_owned(), offset, what }),
        rest: row.to_vec(),
    };
    let Some(behind) = row.get(width..) else {
        let kind = DecodeErrorKind::Truncated { expected: width, found: row.len() };
        return nothing(0, "salt", kind.to_string());
    };
    if let Some(kind) = kinds.iter().find(|kind| behind.starts_with(&kind.prefix())) {
        return kind.layout.explain(row).of_kind(&kind.name);
    }
    let longest = kinds.iter().map(|kind| kind.prefix().len()).max().unwrap_or_default();
    let found = Excerpt::of(&behind[..behind.len().min(longest)]);
    let mut explained =
        nothing(width, "prefix", format!("expected one of the prefixes {}, found {found}", Known(kinds)));
    if let Some((SaltBytes { width, text }, buckets)) = salt {
        let bytes = &row[..width];
        let value = match (SaltBytes { width, text }).read(bytes) {
            Some(bucket) => format!("bucket {bucket} of {buckets}"),
            None => "no bucket number".to_owned(),
        };
        let segment = ExplainedSegment { name: "salt".to_owned(), offset: 0, bytes: bytes.to_vec(), value };
        explained.segments.push(segment);
        explained.rest = behind.to_vec();
    }
    explained
}

struct Known<'a>(&'a [LayoutKind]);

impl fmt::Display for Known<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<_> = self.0.iter().map(|kind| (&*kind.name, kind.prefix())).collect();
        prefixes(all.iter().map(|(name, prefix)| (*name, &**prefix)), f)
    }
}

impl LayoutKind {
    /// How the salt is written, and how many buckets there are.
    pub(crate) fn salt(&self) -> Option<(SaltBytes, u32)> {
        match self.layout.segments().first() {
            Some(segment) => match (&segment.kind, segment.width) {
                (SegmentKind::Salt { buckets, text, .. }, Some(width)) => {
                    Some((SaltBytes { width, text: *text }, *buckets))
                }
                _ => None,
            },
            None => None,
        }
    }

    /// The constant bytes that tell the kind.
    pub(crate) fn prefix(&self) -> Vec<u8> {
        let segments = self.layout.segments();
        let constant = segments.iter().take(2).find_map(|segment| match &segment.kind {
            SegmentKind::Constant { bytes } => Some(bytes.clone()),
            _ => None,
        });
        constant.unwrap_or_default()
    }
}
