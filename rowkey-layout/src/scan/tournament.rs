//! Picks the next row of several sorted scans.

use alloc::vec::Vec;
use core::ops::Range;

use super::split_salt;

/// A loser tree: each inner node keeps the scan that lost its match there, so the next row takes one comparison per level,
/// where a heap takes two (Knuth, The Art of Computer Programming, volume 3, 5.4.1). Each node also keeps eight bytes of the
/// row, which decide most matches.
///
/// It owns neither scans nor items, only their numbers: the caller polls the wanted scans and keeps their next items. `row`
/// returns the row of a scan's next item, `None` before the first item and after the end.
pub(super) struct Tournament<const DESCENDING: bool> {
    /// The scans that have not shown an item yet.
    unseen: Vec<bool>,
    /// The first scan whose next item is wanted; not a scan if none is. Until the matches start, later ones may also be wanted.
    wanted: usize,
    /// The losers at nodes 1 and up, the overall winner at 0. Empty until every scan has shown an item or its end.
    nodes: Vec<Entry>,
    /// The common prefix of all rows so far, without the salt: the scans of a fan-out fix the same fields.
    shared: Vec<u8>,
    width: usize,
    /// The number of bytes of each scan's rows that do not count; without an entry, `width`.
    heads: Vec<usize>,
}

/// A scan in a match.
#[derive(Clone, Copy)]
struct Entry {
    /// The eight bytes after the shared ones, as a number that is smaller for what comes first. The maximum if the scan has
    /// ended, though a row may have that too.
    key: u64,
    player: usize,
}

/// The entry of a node without a match yet. It wins.
const NO_SCAN: Entry = Entry { key: 0, player: usize::MAX };

impl<const DESCENDING: bool> Tournament<DESCENDING> {
    /// A tournament of `scans` scans, whose rows start with `width` bytes that do not count, or with `heads`.
    pub(super) fn new(scans: usize, width: usize, heads: Vec<usize>) -> Self {
        Tournament {
            unseen: vec![true; scans],
            wanted: 0,
            nodes: Vec::new(),
            shared: Vec::new(),
            width,
            heads,
        }
    }

    /// Splits a row of a scan before the bytes that count.
    #[inline(always)]
    fn split<'r>(&self, player: usize, row: &'r [u8]) -> (&'r [u8], &'r [u8]) {
        split_salt(row, self.heads.get(player).map_or(self.width, |head| *head))
    }

    /// The number of scans.
    pub(super) fn len(&self) -> usize {
        self.unseen.len()
    }

    /// The scans after the first wanted one whose next item may be wanted too: those among them that are unseen.
    #[inline]
    pub(super) fn later(&self) -> Range<usize> {
        match self.wanted() {
            Some(first) if self.nodes.is_empty() => first + 1..self.len(),
            _ => 0..0,
        }
    }

    /// The wanted scan, once the matches have started; else `None`.
    #[inline(always)]
    pub(super) fn only(&self) -> Option<usize> {
        (!self.nodes.is_empty()).then_some(self.wanted)
    }

    /// The first wanted scan.
    #[inline(always)]
    pub(super) fn wanted(&self) -> Option<usize> {
        (self.wanted < self.len()).then_some(self.wanted)
    }

    /// Whether the scan exists and has not shown an item yet.
    #[inline]
    pub(super) fn is_unseen(&self, scan: usize) -> bool {
        self.unseen.get(scan).is_some_and(|unseen| *unseen)
    }

    /// A wanted scan shows its next item, whose row is `shown`, or has ended.
    #[inline(always)]
    pub(super) fn show<'r>(
        &mut self,
        scan: usize,
        shown: Option<&[u8]>,
        row: &mut impl FnMut(usize) -> Option<&'r [u8]>,
    ) {
        if self.nodes.is_empty() {
            return self.record_first(scan, row);
        }
        self.wanted = NO_SCAN.player;
        let entry = self.entry(scan, shown, row);
        self.play::<false>(entry, row);
    }

    /// The first item in order, unless a scan is wanted. `take` takes the item of a scan.
    #[inline(always)]
    pub(super) fn pop<T>(&mut self, take: impl FnOnce(usize) -> Option<T>) -> Option<T> {
        let winner = self.nodes.first()?.player;
        let item = take(winner)?;
        self.wanted = winner;
        Some(item)
    }

    /// Records that a scan has shown its first item. Once all have, the matches start.
    #[inline(never)]
    fn record_first<'r>(&mut self, scan: usize, row: &mut impl FnMut(usize) -> Option<&'r [u8]>) {
        self.unseen[scan] = false;
        while let Some(scan) = self.wanted() {
            if self.unseen[scan] {
                return;
            }
            self.wanted += 1;
        }
        self.wanted = NO_SCAN.player;
        // Starts with one whole row; each other row shortens it to the common prefix.
        if let Some((player, first)) = (0..self.len()).find_map(|player| Some((player, row(player)?))) {
            self.shared = self.split(player, first).1.to_vec();
        }
        self.nodes.resize(self.len(), NO_SCAN);
        for player in (0..self.len()).rev() {
            let entry = self.entry(player, row(player), row);
            self.play::<true>(entry, row);
        }
    }

    /// The entry of scan `player` with its new item.
    #[inline(always)]
    fn entry<'r>(
        &mut self,
        player: usize,
        shown: Option<&[u8]>,
        row: &mut impl FnMut(usize) -> Option<&'r [u8]>,
    ) -> Entry {
        let Some(shown) = shown else { return Entry { key: u64::MAX, player } };
        let rest = self.split(player, shown).1;
        if let Some(rest) = rest.strip_prefix(&self.shared[..]) {
            return Entry { key: key::<DESCENDING>(rest), player };
        }
        let len = self.shared.iter().zip(rest).take_while(|(a, b)| a == b).count();
        self.share_less(len, row);
        Entry { key: key::<DESCENDING>(&rest[len..]), player }
    }

    /// Shortens the common prefix to `len` bytes, which changes all keys.
    #[cold]
    fn share_less<'r>(&mut self, len: usize, row: &mut impl FnMut(usize) -> Option<&'r [u8]>) {
        self.shared.truncate(len);
        for node in 0..self.nodes.len() {
            let player = self.nodes[node].player;
            if player != NO_SCAN.player {
                self.nodes[node] = self.entry(player, row(player), row);
            }
        }
    }

    /// Replays the matches from a leaf to the root, after the item of scan `winner` changed. `FIRST`: some nodes have no match yet.
    /// A scan that has ended comes last.
    #[inline(always)]
    fn play<'r, const FIRST: bool>(
        &mut self,
        mut winner: Entry,
        row: &mut impl FnMut(usize) -> Option<&'r [u8]>,
    ) {
        let mut node = (winner.player + self.len()) / 2;
        while node > 0 {
            let other = self.nodes[node];
            let beaten = if FIRST && (other.player == NO_SCAN.player || winner.player == NO_SCAN.player) {
                mask(other.player == NO_SCAN.player)
            } else if other.key == winner.key {
                mask(self.comes_first(other.player, winner.player, row))
            } else {
                less(other.key, winner.key)
            };
            // The winner is unpredictable, so this is branchless: the smaller key moves up, and its scan by a mask.
            let swap = (other.player ^ winner.player) & beaten;
            self.nodes[node] = Entry { key: other.key.max(winner.key), player: other.player ^ swap };
            winner = Entry { key: other.key.min(winner.key), player: winner.player ^ swap };
            node /= 2;
        }
        self.nodes[0] = winner;
    }

    /// Whether `player` comes before `other`, whose key is equal.
    fn comes_first<'r>(
        &self,
        player: usize,
        other: usize,
        row: &mut impl FnMut(usize) -> Option<&'r [u8]>,
    ) -> bool {
        match (row(player), row(other)) {
            (Some(a), Some(b)) => {
                let ((salt_a, rest_a), (salt_b, rest_b)) = (self.split(player, a), self.split(other, b));
                // Equal rows come in the order of their scans.
                ((rest_a, salt_a, player) < (rest_b, salt_b, other)) != DESCENDING
            }
            (row, _) => row.is_some(),
        }
    }
}

/// All bits set if `so`.
#[inline(always)]
fn mask(so: bool) -> usize {
    usize::from(so).wrapping_neg()
}

/// All bits set if `a < b`, by the borrow of the subtraction: LLVM turns a `bool` into a branch. Rust 1.88 has
/// `core::hint::select_unpredictable` for this.
#[inline(always)]
fn less(a: u64, b: u64) -> usize {
    (u128::from(a).wrapping_sub(u128::from(b)) >> 64) as usize
}

/// The first eight bytes, as a number that is smaller for what comes first.
#[inline(always)]
fn key<const DESCENDING: bool>(rest: &[u8]) -> u64 {
    let mut eight = [0; 8];
    match rest.first_chunk() {
        Some(first) => eight = *first,
        None => eight[..rest.len()].copy_from_slice(rest),
    }
    let key = u64::from_be_bytes(eight);
    if DESCENDING { !key } else { key }
}
