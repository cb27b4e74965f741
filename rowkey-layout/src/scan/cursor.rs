//! Where a page ended, as text for a URL.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::slice;
use core::str::FromStr;

use super::bucket::salt_start;
use super::interval::{RowBound, RowPosition};
use super::range::KeyRange;
use super::ranges::KeyRanges;
use super::rows::Rows;
use super::skip::SkipScan;
use super::split_salt;
use super::tail::among_rows;
use crate::bytes::{KeyBuf, Sink};

/// Where a page ended, as text for a URL: a page token.
///
/// [`KeyRanges::cursor_after`] and [`SkipScan::cursor_after`] make a cursor from the last row of a page, [`KeyRanges::cursor_before`]
/// from the first row. `resume` of the same scan returns the next or the previous page. It rejects the cursor of another scan: with
/// other values or sets, of another key, or in another order. The bounds of the scan may change from page to page; they still apply.
///
/// The text is base64url without padding, so a URL needs no escapes. It contains the part of the row that the scan leaves open.
/// Leading fields that the scan fixes to one value, such as a tenant, are only in a checksum. A cursor is neither encrypted nor
/// signed: a tenant with few possible values can be guessed from the checksum. A forged cursor can only narrow the scan that it is
/// given to.
///
/// ```
/// use rowkey::{Cursor, CursorError, RowKey};
///
/// #[derive(RowKey)]
/// struct Order { tenant: u32, id: u32 }
///
/// let orders = Order::prefix().tenant(7).ranges();
/// let token = orders.cursor_after(&Order { tenant: 7, id: 5 }.encode()).to_string();
/// // In the next request:
/// let next = orders.resume(&token.parse()?)?;
/// assert_eq!(next.get(0).unwrap().start(), [0, 0, 0, 7, 0, 0, 0, 5, 0]);
///
/// let other = Order::prefix().tenant(8).ranges();
/// assert_eq!(other.resume(&token.parse()?), Err(CursorError::OtherScan));
/// assert_eq!("?".parse::<Cursor>(), Err(CursorError::Malformed));
/// # Ok::<(), CursorError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
#[doc(alias("page token", "pagination", "next page token", "continuation token"))]
pub struct Cursor(Vec<u8>);

/// Why a cursor is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum CursorError {
    /// The text is not a cursor.
    Malformed,
    /// The cursor belongs to another scan, or was modified.
    OtherScan,
}

impl fmt::Display for CursorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CursorError::Malformed => "this text is not a cursor",
            CursorError::OtherScan => "this cursor belongs to another scan",
        })
    }
}

impl core::error::Error for CursorError {}

/// The place of a cursor in its scan: the bytes of its row, or an end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Row,
    Start,
    End,
    /// Bytes that end among the tags of omitted `None`s, and are no row: the cursor has the tags after them.
    Tags,
}

/// In the first byte of a cursor, besides the place.
const BEFORE: u8 = 4;
/// The first byte that is hashed for a skip scan; for ranges it is smaller.
const SKIP: u8 = 3;
/// The first byte and the checksum.
const START: usize = 9;
/// The digits of base64url.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

impl Cursor {
    /// Whether the page ends before the cursor's row, as with [`KeyRanges::cursor_before`]. Otherwise it begins after that row.
    #[must_use]
    pub fn is_before(&self) -> bool {
        self.0[0] & BEFORE != 0
    }

    fn place(&self) -> Place {
        match self.0[0] & !BEFORE {
            0 => Place::Row,
            1 => Place::Start,
            2 => Place::End,
            _ => Place::Tags,
        }
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for three in self.0.chunks(3) {
            let bits =
                three.iter().fold(0, |bits, byte| bits << 8 | usize::from(*byte)) << (8 * (3 - three.len()));
            text.extend((0..=three.len()).map(|at| char::from(DIGITS[bits >> (18 - 6 * at) & 63])));
        }
        f.pad(&text)
    }
}

impl fmt::Debug for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cursor({self})")
    }
}

impl FromStr for Cursor {
    type Err = CursorError;

    /// Accepts only what `Display` writes.
    fn from_str(text: &str) -> Result<Self, CursorError> {
        let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 2);
        for four in text.as_bytes().chunks(4) {
            let mut bits = 0;
            for digit in four {
                let value = DIGITS.iter().position(|other| other == digit).ok_or(CursorError::Malformed)?;
                bits = bits << 6 | value as u32;
            }
            let [_, own @ ..] = (bits << (6 * (4 - four.len()))).to_be_bytes();
            let (own, rest) = own.split_at(four.len() - 1);
            // A lone digit is no byte, and unused bits are zero.
            if own.is_empty() || rest.iter().any(|byte| *byte != 0) {
                return Err(CursorError::Malformed);
            }
            bytes.extend_from_slice(own);
        }
        let is_whole = match bytes.first().map(|first| first & !BEFORE) {
            Some(0 | 3) => bytes.len() >= START,
            Some(1 | 2) => bytes.len() == START,
            _ => false,
        };
        if is_whole { Ok(Cursor(bytes)) } else { Err(CursorError::Malformed) }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Cursor {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Cursor {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A scan as its cursors need it.
struct Told {
    /// The bytes that the checksum covers, besides the rest of the cursor.
    hashed: Vec<u8>,
    /// The salt, if the scan fixes it.
    salt: Option<KeyBuf>,
    salt_width: usize,
    /// The bytes of the leading fields of one value.
    head: KeyBuf,
    /// The same as the whole row, without the tags of omitted `None`s.
    row: KeyBuf,
}

impl Told {
    fn new(kind: u8, each: &[Rows]) -> Self {
        let mut hashed = Vec::from([kind]);
        each.iter().for_each(|rows| rows.put_identity(&mut hashed));
        let width = each[0].layout.salt_width();
        let mut told =
            Told { hashed, salt: None, salt_width: width, head: KeyBuf::new(), row: KeyBuf::new() };
        let [only] = each else { return told };
        let bucket = only.bucket();
        let mut row = salt_start(only.layout, bucket.unwrap_or_default());
        told.salt = bucket.map(|_| row.clone());
        only.head().iter().filter_map(|leaf| leaf.values()?.first()).for_each(|value| row.put(value));
        told.head = row[width..].into();
        let row = among_rows(only.layout, RowBound { bytes: row, position: RowPosition::Before });
        told.row = row.bytes[width..].into();
        told
    }

    fn cursor(&self, row: &[u8], first: u8) -> Cursor {
        let (salt, rest) = split_salt(row, self.salt_width);
        let own = self.salt.as_deref().unwrap_or(salt);
        let (place, open) = match rest.strip_prefix(&*self.head) {
            // Only a skip scan reads one bucket after another.
            _ if self.hashed[0] == SKIP && salt != own => {
                (if *salt < *own { Place::Start } else { Place::End }, None)
            }
            _ if rest.len() > self.row.len() && self.head.starts_with(rest) => {
                (Place::Tags, Some(&self.head[rest.len()..]))
            }
            Some(open) => (Place::Row, Some(open)),
            None if *rest == *self.row => (Place::Row, Some(&[][..])),
            None => (if *rest < *self.head { Place::Start } else { Place::End }, None),
        };
        let mut bytes = Vec::from([first | place as u8, 0, 0, 0, 0, 0, 0, 0, 0]);
        if let Some(open) = open {
            if self.salt.is_none() {
                bytes.extend_from_slice(salt);
            }
            bytes.extend_from_slice(open);
        }
        let check = self.check(&bytes);
        bytes[1..START].copy_from_slice(&check);
        Cursor(bytes)
    }

    fn check(&self, cursor: &[u8]) -> [u8; 8] {
        xxhash_rust::xxh64::xxh64(&[&self.hashed, &cursor[..1], &cursor[START..]].concat(), 0).to_be_bytes()
    }

    /// A row, and whether a cursor leaves the rows before it of its scan (`true`), or those after it.
    fn left(&self, cursor: &Cursor) -> Result<(KeyBuf, bool), CursorError> {
        if cursor.0[1..START] != self.check(&cursor.0) {
            return Err(CursorError::OtherScan);
        }
        let open = &cursor.0[START..];
        let (salt, open) = match &self.salt {
            Some(salt) => (&**salt, open),
            None => split_salt(open, self.salt_width),
        };
        let mut row = KeyBuf::from(salt);
        if salt.len() == self.salt_width {
            row.put(if open.is_empty() && cursor.place() == Place::Row { &self.row } else { &self.head });
            match cursor.place() {
                Place::Tags => row.cut(row.len().saturating_sub(open.len())),
                _ => row.put(open),
            }
        }
        Ok(match cursor.place() {
            Place::Row | Place::Tags => (row, cursor.is_before()),
            // All rows of such a scan are after the empty row: they start with the salt or with `head`.
            Place::Start => (KeyBuf::new(), cursor.is_before()),
            Place::End => (KeyBuf::new(), !cursor.is_before()),
        })
    }
}

impl KeyRanges {
    fn told(&self) -> Told {
        let (rows, fixed) = self.rows();
        let kind = if rows.leaves.is_empty() { 0 } else { 1 + u8::from(!fixed.is_empty()) };
        Told::new(kind, slice::from_ref(&*rows))
    }

    /// The cursor of the page after `row`, the last row of this page: see [`Cursor`].
    ///
    /// A row outside the scan counts as the start or the end of the scan.
    #[must_use]
    pub fn cursor_after(&self, row: &[u8]) -> Cursor {
        self.told().cursor(row, 0)
    }

    /// The cursor of the page before `row`, the first row of this page; read that page with
    /// [`scan_descending`](KeyRanges::scan_descending).
    #[must_use]
    pub fn cursor_before(&self, row: &[u8]) -> Cursor {
        self.told().cursor(row, BEFORE)
    }

    /// The rest of the scan [after](KeyRanges::after) the cursor's row, or the part [before](KeyRanges::before) it.
    ///
    /// # Errors
    ///
    /// If the cursor belongs to another scan. A scan that differs only in its bounds is not another one.
    pub fn resume(&self, cursor: &Cursor) -> Result<KeyRanges, CursorError> {
        let (row, before) = self.told().left(cursor)?;
        Ok(if before { self.before(&row) } else { self.after(&row) })
    }
}

impl SkipScan {
    fn told(&self) -> Told {
        Told::new(SKIP, self.rows())
    }

    /// The cursor of the page after `row`, the last row of this page: see [`Cursor`].
    ///
    /// A row outside the scan counts as the start or the end of the scan.
    #[must_use]
    pub fn cursor_after(&self, row: &[u8]) -> Cursor {
        self.told().cursor(row, 0)
    }

    /// The scan [within](SkipScan::within) the rows after the cursor's row.
    ///
    /// # Errors
    ///
    /// If the cursor belongs to another scan. A scan that differs only in its bounds is not another one.
    pub fn resume(&self, cursor: &Cursor) -> Result<SkipScan, CursorError> {
        let (row, before) = self.told().left(cursor)?;
        let all = KeyRange::all();
        Ok(self.within(&if before { all.before(&row) } else { all.after(&row) }))
    }
}
