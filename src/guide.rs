//! The guide, a chapter a module.

#[doc = include_str!("guide/quick_start.md")]
pub mod quick_start {}

#[doc = include_str!("guide/attributes.md")]
pub mod attributes {}

#[doc = include_str!("guide/prefixes.md")]
pub mod prefixes {}

#[doc = include_str!("guide/salting.md")]
pub mod salting {}

#[doc = include_str!("guide/choosing.md")]
pub mod choosing {}

#[doc = include_str!("guide/changing.md")]
pub mod changing {}

#[cfg(feature = "testing")]
#[doc = include_str!("guide/testing.md")]
pub mod testing {}

#[doc = include_str!("guide/stores.md")]
pub mod stores {}

#[doc = include_str!("guide/formats.md")]
pub mod formats {}

#[doc = include_str!("guide/cookbook.md")]
pub mod cookbook {}
