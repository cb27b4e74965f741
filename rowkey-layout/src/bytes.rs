//! Byte-level building blocks that know nothing of keys: buffers, readers, searches.

pub mod calendar;
pub mod complement;
pub mod decimal;
pub mod decimal_number;
mod delimiter;
pub(crate) mod digits;
mod end;
pub mod escape;
pub mod groups;
pub mod hex;
pub mod key_buf;
mod number;
pub mod reader;
pub mod sink;
pub mod special_byte;
pub(crate) mod string_binary;
pub(crate) mod table;
pub mod tag;
pub mod uuid_text;
pub mod varbinary;

pub use delimiter::Delimiter;
pub use digits::Digits;
pub use end::{BoundPosition, End};
pub use key_buf::KeyBuf;
pub use number::Number;
pub use reader::Reader;
pub use sink::Sink;
