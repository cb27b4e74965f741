//! The bytes of a row as text, drawn from what tokens can tell.

use crate::attr::integer;
use crate::layout::{Layout, Segment};
use crate::types::{self, Known};

/// `[salt 1][host 4][at 8][seq 2]`; `*` where the number of bytes varies or an alias hides it.
pub fn row(layout: &Layout<'_>) -> String {
    let mut row = String::new();
    if let Some(salt) = layout.salt {
        let width = match (&salt.pad, integer(&salt.buckets)) {
            (Some(digits), _) => digits.value.to_string(),
            (None, Some(buckets)) => if buckets.magnitude <= 256 { "1" } else { "2" }.to_string(),
            (None, None) => "1 or 2".to_string(),
        };
        row.push_str(&format!("[salt {width}]"));
    }
    if let Some(prefix) = &layout.key.container.prefix {
        row.push_str(&format!("[prefix {}]", prefix.value.len()));
    }
    for segment in &layout.segments {
        let width = width(segment).map_or_else(|| "*".to_string(), |width| width.to_string());
        row.push_str(&format!("[{} {width}]", segment.name));
        if let (Some(delimiter), false) = (layout.delimiter, segment.last) {
            row.push_str(&format!("[{}]", char::from(delimiter).escape_default()));
        }
    }
    row
}

/// Bytes of a segment, where its tokens tell.
fn width(segment: &Segment<'_>) -> Option<usize> {
    let field = segment.field;
    if types::is_option(field.ty) || field.options.with.is_some() {
        return None;
    }
    if let Some(pad) = &field.pad {
        return Some(pad.width.value);
    }
    if let Some(width) = &field.options.width {
        return Some(width.value);
    }
    match segment.known {
        _ if field.reverse_ts.is_some() || field.options.unit.is_some() => Some(8),
        Known::Unsigned { bits } | Known::Signed { bits } => Some(bits as usize / 8),
        Known::Float => types::name(field.ty).map(|(ident, _)| if ident == "f32" { 4 } else { 8 }),
        Known::Bool => Some(1),
        Known::Char => Some(4),
        Known::Text | Known::Other => None,
    }
}
