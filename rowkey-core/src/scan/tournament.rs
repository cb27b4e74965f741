//! The next row of several sorted scans.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::iter::FusedIterator;
use core::ops::Range;

use super::ranges::split_salt;

/// Scans as a tournament: each inner node keeps the scan that lost there, so that the next row takes
/// one comparison a level, where a heap takes two. Knuth, The Art of Computer Programming, volume 3,
/// 5.4.1. Most matches are decided by eight bytes that are kept in the node beside the scan.
///
/// It owns no scans and knows them by number: the caller asks those that are wanted. `row` gives the row of
/// an item.
pub(super) struct Tournament<T, const DESCENDING: bool> {
    /// What each scan shows next; nothing before its first item and after its end.
    shown: Vec<Option<T>>,
    /// Which scans have not shown anything yet.
    silent: Vec<bool>,
    /// The first scan whose next item is wanted, and no scan if none is. Until the matches begin, later
    /// ones may be wanted too.
    wanted: usize,
    /// The losers of the matches at the nodes 1 and up, and the winner of all at 0. Empty until every
    /// scan has shown something.
    nodes: Vec<Entry>,
    /// The bytes behind the salt that all rows so far begin with: the scans of a fan-out fix the same fields.
    shared: Vec<u8>,
    width: usize,
}

/// A scan in a match.
#[derive(Clone, Copy)]
struct Entry {
    /// The eight bytes behind the shared ones, as a number that is smaller for what comes first. The
    /// largest where the scan has ended, though a row may have that too.
    key: u64,
    player: usize,
}

/// Stands at a node where nobody has played yet, and wins.
const NOBODY: Entry = Entry { key: 0, player: usize::MAX };

impl<T, const DESCENDING: bool> Tournament<T, DESCENDING> {
    /// Of so many scans, whose rows have `width` bytes of salt.
    pub(super) fn new(scans: usize, width: usize) -> Self {
        let shown = (0..scans).map(|_| None).collect();
        Tournament {
            shown,
            silent: vec![true; scans],
            wanted: 0,
            nodes: Vec::new(),
            shared: Vec::new(),
            width,
        }
    }

    /// The number of scans.
    pub(super) fn len(&self) -> usize {
        self.shown.len()
    }

    /// All scans whose next item is wanted: those that have shown nothing yet, then the one whose item was
    /// popped last.
    #[inline]
    pub(super) fn wants(&self) -> Wants<'_> {
        match self.wanted() {
            Some(first) if self.nodes.is_empty() => Wants { silent: &self.silent, left: first..self.len() },
            Some(only) => Wants { silent: &[], left: only..only + 1 },
            None => Wants { silent: &[], left: 0..0 },
        }
    }

    /// The first of these.
    #[inline(always)]
    pub(super) fn wanted(&self) -> Option<usize> {
        (self.wanted < self.len()).then_some(self.wanted)
    }

    /// Whether the next item of the scan is wanted; not if there is no such scan.
    #[inline(always)]
    pub(super) fn is_wanted(&self, scan: usize) -> bool {
        match self.nodes.is_empty() {
            true => self.silent.get(scan).is_some_and(|silent| *silent),
            false => scan == self.wanted && scan < self.len(),
        }
    }

    /// The next item of a scan that is wanted, or its end.
    #[inline(always)]
    pub(super) fn show<F: FnMut(&T) -> &[u8]>(&mut self, scan: usize, item: Option<T>, row: &mut F) {
        self.shown[scan] = item;
        if self.nodes.is_empty() {
            return self.hear(scan, row);
        }
        self.wanted = NOBODY.player;
        let entry = self.entry(scan, row);
        self.play::<false, F>(entry, row);
    }

    /// The first of all items, while none is wanted.
    #[inline(always)]
    pub(super) fn pop(&mut self) -> Option<T> {
        let winner = self.nodes.first()?.player;
        let item = self.shown[winner].take()?;
        self.wanted = winner;
        Some(item)
    }

    /// A scan has shown its first item. Once all have, they play.
    #[inline(never)]
    fn hear<F: FnMut(&T) -> &[u8]>(&mut self, scan: usize, row: &mut F) {
        self.silent[scan] = false;
        while let Some(scan) = self.wanted() {
            if self.silent[scan] {
                return;
            }
            self.wanted += 1;
        }
        self.wanted = NOBODY.player;
        // One row shares all of itself; each of the others takes away what it does not begin with.
        if let Some(item) = self.shown.iter().find_map(Option::as_ref) {
            self.shared.extend_from_slice(split_salt(row(item), self.width).1);
        }
        self.nodes.resize(self.shown.len(), NOBODY);
        for player in (0..self.shown.len()).rev() {
            let entry = self.entry(player, row);
            self.play::<true, F>(entry, row);
        }
    }

    /// The scan of the number `player` with its new item, for its matches.
    #[inline(always)]
    fn entry<F: FnMut(&T) -> &[u8]>(&mut self, player: usize, row: &mut F) -> Entry {
        let Tournament { shown, width, shared, .. } = self;
        let Some(item) = shown[player].as_ref() else { return Entry { key: u64::MAX, player } };
        let rest = split_salt(row(item), *width).1;
        if let Some(rest) = rest.strip_prefix(&shared[..]) {
            return Entry { key: key::<DESCENDING>(rest), player };
        }
        let len = shared.iter().zip(rest).take_while(|(a, b)| a == b).count();
        self.share_less(len, player, row)
    }

    /// The row of `player` begins as the others for `len` bytes only: they share less, and their keys change.
    #[cold]
    fn share_less<F: FnMut(&T) -> &[u8]>(&mut self, len: usize, player: usize, row: &mut F) -> Entry {
        self.shared.truncate(len);
        for node in 0..self.nodes.len() {
            let player = self.nodes[node].player;
            if player != NOBODY.player {
                self.nodes[node] = self.entry(player, row);
            }
        }
        self.entry(player, row)
    }

    /// Plays the matches from a leaf up to the root, after the item of the scan `winner` changed; `FIRST`: some
    /// nodes have nobody yet. A scan that has ended comes last.
    #[inline(always)]
    fn play<const FIRST: bool, F: FnMut(&T) -> &[u8]>(&mut self, mut winner: Entry, row: &mut F) {
        let mut node = (winner.player + self.shown.len()) / 2;
        while node > 0 {
            let other = self.nodes[node];
            let beaten = if FIRST && (other.player == NOBODY.player || winner.player == NOBODY.player) {
                mask(other.player == NOBODY.player)
            } else if other.key == winner.key {
                mask(self.comes_first(other.player, winner.player, row))
            } else {
                less(other.key, winner.key)
            };
            // Nobody can guess who wins, so nothing branches on it: the smaller key always goes up, and its scan
            // with it by a mask.
            let swap = (other.player ^ winner.player) & beaten;
            self.nodes[node] = Entry { key: other.key.max(winner.key), player: other.player ^ swap };
            winner = Entry { key: other.key.min(winner.key), player: winner.player ^ swap };
            node /= 2;
        }
        self.nodes[0] = winner;
    }

    /// Whether `player` comes before `other`, whose keys are the same.
    fn comes_first<F: FnMut(&T) -> &[u8]>(&self, player: usize, other: usize, row: &mut F) -> bool {
        let mut row_of = |player: usize| self.shown[player].as_ref().map(&mut *row);
        match (row_of(player), row_of(other)) {
            (Some(a), Some(b)) => {
                let ((salt_a, rest_a), (salt_b, rest_b)) =
                    (split_salt(a, self.width), split_salt(b, self.width));
                // Rows that are wholly equal come in the order of their scans.
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

/// All bits set if `a < b`, by what their difference borrows: of a `bool` compilers make a branch. Rust 1.88 has
/// `core::hint::select_unpredictable` for that.
#[inline(always)]
fn less(a: u64, b: u64) -> usize {
    (u128::from(a).wrapping_sub(u128::from(b)) >> 64) as usize
}

/// The first eight bytes as a number that is smaller for what comes first.
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

/// The indexes of the ranges whose next row is missing. Made by [`Merger::wants`](crate::Merger::wants).
#[derive(Clone)]
#[must_use = "it asks nobody for these rows"]
pub struct Wants<'a> {
    silent: &'a [bool],
    left: Range<usize>,
}

impl Iterator for Wants<'_> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let silent = self.silent;
        self.left.find(|&scan| silent.get(scan).is_none_or(|silent| *silent))
    }
}

impl FusedIterator for Wants<'_> {}

impl fmt::Debug for Wants<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}
