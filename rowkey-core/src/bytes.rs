//! Bytes, before anything is known of keys: buffers, readers and searches.

pub(crate) mod complement;
pub(crate) mod decimal;
pub(crate) mod decimal_number;
mod end;
pub(crate) mod hex;
pub(crate) mod key_buf;
pub(crate) mod reader;
pub(crate) mod sink;
pub(crate) mod special_byte;
pub(crate) mod string_binary;
pub(crate) mod table;

pub use end::{End, Position};
pub use key_buf::KeyBuf;
pub use reader::Reader;
pub use sink::Sink;
