//! Text and bytes in the owning types of `alloc` and of other crates: written as `String` and `Vec<u8>` are, and
//! made anew when a row is decoded.

use alloc::borrow::Cow;
use alloc::boxed::Box;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use core::cmp::Ordering;

use super::{
    Codec, Decode, EncodeFault, End, Kind, Node, Ordered, Position, Reader, Sink, Text, TextDecode, bound,
    ordered_text, ordered_text_decode, text, write,
};

macro_rules! owned {
    ($($(#[$when:meta])* $text:ty, $arg:ty, utf8: $utf8:literal, |$value:ident| $bytes:expr, |$row:ident| $from:expr;)*) => {$(
        $(#[$when])*
        const _: () = {
            text! { [] $text, $arg, utf8: $utf8, borrowed: false, |$value| $bytes; }
            ordered_text! { [] $text; }
            ordered_text_decode! { $text; }

            impl<'r> TextDecode<'r> for $text {
                #[inline]
                fn from_row($row: Cow<'r, [u8]>) -> Option<Self> {
                    Some(<$text>::from($from))
                }
            }
        };
    )*};
}

owned! {
    Box<str>, str, utf8: true, |text| text.as_bytes(), |row| Cow::<str>::from_row(row)?;
    Box<[u8]>, [u8], utf8: false, |bytes| bytes, |row| row;
    #[cfg(target_has_atomic = "ptr")]
    Arc<str>, str, utf8: true, |text| text.as_bytes(), |row| Cow::<str>::from_row(row)?;
    #[cfg(target_has_atomic = "ptr")]
    Arc<[u8]>, [u8], utf8: false, |bytes| bytes, |row| row;
    #[cfg(feature = "bytes")]
    bytes::Bytes, [u8], utf8: false, |bytes| bytes, |row| row.into_owned();
    #[cfg(feature = "smol_str")]
    smol_str::SmolStr, str, utf8: true, |text| text.as_bytes(), |row| Cow::<str>::from_row(row)?;
    #[cfg(feature = "compact_str")]
    compact_str::CompactString, str, utf8: true, |text| text.as_bytes(), |row| Cow::<str>::from_row(row)?;
}
