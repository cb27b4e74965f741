//! Rows with the right salt.

use rowkey::layout::Part;
use rowkey::{DecodeError, DecodeErrorKind, Layout};

use crate::keys::Target;
use crate::rows::{big_endian, digits};

/// Corrects the salt bucket, if nothing else is wrong.
pub fn salted(row: &mut [u8], target: &Target) {
    if let Err(error) = (target.see)(row).decoded {
        with_salt(row, &target.layout, &error);
    }
}

/// Writes the bucket that the error names, if the bucket is what is wrong.
pub fn with_salt(row: &mut [u8], layout: &Layout, error: &DecodeError) {
    if let DecodeErrorKind::WrongSalt { expected, .. } = error.kind() {
        with_bucket(row, layout, expected);
    }
}

/// Writes the salt.
pub fn with_bucket(row: &mut [u8], layout: &Layout, number: u32) {
    // All kinds have the same salt.
    let all = layout.kinds().first().map_or(layout, |kind| &kind.layout).segments();
    let (Part::Salt { text, hex, .. }, Some(width)) = (&all[0].part, all[0].width) else { return };
    let mut bucket = Vec::new();
    match (text, hex) {
        (true, _) => digits(number.into(), width, &mut bucket),
        (_, true) => bucket.extend(format!("{number:0width$x}").bytes()),
        _ => big_endian(number.into(), width, &mut bucket),
    }
    row[..width].copy_from_slice(&bucket);
}
