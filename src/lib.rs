//! rowkey
#![no_std]
pub use rowkey_core::*;
#[doc(hidden)]
pub use rowkey_core::__private;
#[cfg(feature = "derive")]
pub use rowkey_derive::RowKey;
