//! The guide, a chapter a module.

#[doc = include_str!("guide/quick_start.md")]
pub mod quick_start {}

#[doc = include_str!("guide/attributes.md")]
pub mod attributes {}

#[doc = include_str!("guide/prefixes.md")]
pub mod prefixes {}

#[doc = include_str!("guide/salting.md")]
pub mod salting {}

#[doc = include_str!("guide/kinds.md")]
pub mod kinds {}

#[doc = include_str!("guide/choosing.md")]
pub mod choosing {}

#[doc = include_str!("guide/adopting.md")]
pub mod adopting {}

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
pub mod cookbook {
    #[doc = include_str!("guide/cookbook/file_index.md")]
    pub mod file_index {}

    #[doc = include_str!("guide/cookbook/transaction_log.md")]
    pub mod transaction_log {}

    #[doc = include_str!("guide/cookbook/user_and_minute.md")]
    pub mod user_and_minute {}

    #[doc = include_str!("guide/cookbook/reversed_numbers.md")]
    pub mod reversed_numbers {}

    #[doc = include_str!("guide/cookbook/comma_key.md")]
    pub mod comma_key {}

    #[doc = include_str!("guide/cookbook/opentsdb.md")]
    pub mod opentsdb {}

    #[doc = include_str!("guide/cookbook/three_orders.md")]
    pub mod three_orders {}

    #[doc = include_str!("guide/cookbook/mailbox.md")]
    pub mod mailbox {}

    #[doc = include_str!("guide/cookbook/digest.md")]
    pub mod digest {}

    #[doc = include_str!("guide/cookbook/secondary_index.md")]
    pub mod secondary_index {}

    #[doc = include_str!("guide/cookbook/one_table.md")]
    pub mod one_table {}

    #[doc = include_str!("guide/cookbook/tall_or_wide.md")]
    pub mod tall_or_wide {}

    #[doc = include_str!("guide/cookbook/phoenix.md")]
    pub mod phoenix {}
}
