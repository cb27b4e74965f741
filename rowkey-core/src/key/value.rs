//! One value as a field of a row.

use super::too_long;
use crate::bytes::{BoundPosition, End, KeyBuf, Sink};
use crate::codec::Codec;
use crate::error::EncodeError;

/// Writes a value as the field `name`, which `end` follows. `false`: it cannot be encoded, and `error` says why.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn put<C: Codec<T>, T, S: Sink>(
    value: &T,
    name: &'static str,
    end: End,
    out: &mut S,
    error: &mut Option<EncodeError>,
) -> bool {
    if S::COLLECTS_BOUND {
        let position = C::bound(value, end, out);
        if position != BoundPosition::At {
            out.record_position(position);
            // Never read: it only ends the write.
            *error = Some(too_long(0, 0));
        }
        return position == BoundPosition::At;
    }
    let start = out.position();
    let written = C::write(value, end, out);
    if let Some((codec, width)) = const { C::NODE.promised_width() } {
        if written.is_ok() && out.position() - start != width {
            wrong_width(name, codec, width, out.position() - start);
        }
    }
    let Err(fault) = written else { return true };
    // Without this, every infallible key would contain code for an error that never occurs.
    if C::INFALLIBLE && !matches!(end, End::Byte(_) | End::Unordered(_)) {
        super::choice::broken_promise(fault.of_field(name));
    }
    match const { C::NODE.needs_skip() } {
        // A custom codec may answer otherwise the second time.
        true => *error = Some(fault.of_field(name)),
        false => explain::<C, T>(value, name, end, error),
    }
    false
}

/// The panic where [`put`] rejected a value, and left no error.
pub(crate) const UNSTABLE: &str = "a codec rejected a value, and accepted it when asked why";

/// Cold path: encodes again to build the error, so that the hot path has no code for it and keys share this.
#[cold]
#[inline(never)]
fn explain<C: Codec<T>, T>(value: &T, name: &'static str, end: End, error: &mut Option<EncodeError>) {
    let fault = C::write(value, end, &mut KeyBuf::new()).err();
    *error = fault.map(|fault| fault.of_field(name));
}

#[cold]
#[inline(never)]
fn wrong_width(field: &str, codec: &str, width: usize, written: usize) -> ! {
    panic!("field `{field}`: the codec `{codec}` declares that it writes {width} bytes, and wrote {written}")
}
