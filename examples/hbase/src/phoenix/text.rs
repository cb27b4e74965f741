//! Text of fixed form in a key of Phoenix: `CHAR` and `VARCHAR` that hold digits and UUIDs. The tool makes
//! the tables of these keys.

use std::cmp::Reverse;

use fastrand::Rng;
use rowkey::{KeyRanges, RowKey};
use uuid::Uuid;

use super::Table;
use crate::ddl;
use crate::error::Result;

/// `CHAR(4)`, `CHAR(8) DESC` and `CHAR(36)`.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = 4, hash = java31))]
pub struct Device {
    #[rowkey(hex)]
    site: u16,
    #[rowkey(hex, desc)]
    part: [u8; 4],
    #[rowkey(text)]
    id: Uuid,
}

impl Table for Device {
    const NAME: &'static str = "DEVICE";
    const KEY: [&'static str; 3] = ["\"site\"", "\"part\"", "\"id\""];
    const ORDER_BY: &'static str = "\"part\" DESC, \"id\"";

    fn create() -> Result<Vec<String>> {
        Ok(with_value(&ddl::create(Device::NAME, Device::LAYOUT)?))
    }

    fn random(random: &mut Rng) -> Self {
        let id = Uuid::from_u128(random.u128(..));
        Device { site: random.u16(..4) * 0x5555, part: [0, random.u8(..), 0xFF, random.u8(..4)], id }
    }

    fn literals(&self) -> [String; 3] {
        let part = u32::from_be_bytes(self.part);
        [format!("'{:04x}'", self.site), format!("'{part:08x}'"), format!("'{}'", self.id)]
    }

    fn printed(&self) -> String {
        format!("{:04x}\t{:08x}\t{}", self.site, u32::from_be_bytes(self.part), self.id)
    }

    fn all() -> KeyRanges {
        Device::prefix().ranges()
    }

    fn leading(&self) -> Result<KeyRanges> {
        Ok(Device::prefix().site(self.site).ranges())
    }

    fn sort(rows: &mut [Self]) {
        rows.sort_by_key(|row| (Reverse(row.part), row.id));
    }
}

/// A key of which each column is `VARCHAR`: its separator is the delimiter.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = 4, hash = java31), delimiter = "\0")]
pub struct Post {
    author: String,
    #[rowkey(text)]
    thread: Uuid,
    #[rowkey(digits)]
    seq: u64,
}

impl Table for Post {
    const NAME: &'static str = "POST";
    const KEY: [&'static str; 3] = ["\"author\"", "\"thread\"", "\"seq\""];
    const ORDER_BY: &'static str = "\"thread\", \"seq\"";

    fn create() -> Result<Vec<String>> {
        Ok(with_value(&ddl::create(Post::NAME, Post::LAYOUT)?))
    }

    fn random(random: &mut Rng) -> Self {
        const PARTS: [&str; 6] = ["a", "~", " ", "é", "\u{1}", "😀"];
        let author = format!("eva{}", PARTS[random.usize(..PARTS.len())]);
        // Some are in one thread.
        let thread = Uuid::from_u128(random.u128(..8) << 124 | u128::from(random.u8(..2)));
        Post { author, thread, seq: random.u64(..) >> random.u8(..64) }
    }

    fn literals(&self) -> [String; 3] {
        [format!("'{}'", self.author), format!("'{}'", self.thread), format!("'{}'", self.seq)]
    }

    fn printed(&self) -> String {
        format!("{}\t{}\t{}", self.author, self.thread, self.seq)
    }

    fn all() -> KeyRanges {
        Post::prefix().ranges()
    }

    fn leading(&self) -> Result<KeyRanges> {
        Ok(Post::prefix().author(&self.author)?.ranges())
    }

    /// By the digits: `10` comes before `9`.
    fn sort(rows: &mut [Self]) {
        rows.sort_by_key(|row| (row.thread, row.seq.to_string()));
    }
}

/// The tool makes the columns of the key; a value is for its reader to add.
fn with_value(create: &str) -> Vec<String> {
    vec![create.replacen(" CONSTRAINT", ", v VARCHAR CONSTRAINT", 1)]
}
