//! rowkey
pub use rowkey_core::*;
