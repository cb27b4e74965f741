//! The next row of several sorted scans.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use super::ranges::split_salt;

/// Scans as a tournament: each inner node keeps the scan that lost there, so that the next row takes
/// one comparison a level, where a heap takes two. Knuth, The Art of Computer Programming, volume 3,
/// 5.4.1. Most matches are decided by eight bytes that are kept in the node beside the scan.
///
/// It owns neither scans nor items and knows them by number: the caller asks the scans that are wanted, and keeps
/// what each of them shows next. `row` gives its row; nothing before the first item of a scan and after its end.
pub(super) struct Tournament<const DESCENDING: bool> {
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

impl<const DESCENDING: bool> Tournament<DESCENDING> {
    /// Of so many scans, whose rows have `width` bytes of salt.
    pub(super) fn new(scans: usize, width: usize) -> Self {
        Tournament { silent: vec![true; scans], wanted: 0, nodes: Vec::new(), shared: Vec::new(), width }
    }

    /// The number of scans.
    pub(super) fn len(&self) -> usize {
        self.silent.len()
    }

    /// All scans whose next item is wanted: those that have shown nothing yet, then the one whose item was
    /// popped last.
    #[inline]
    pub(super) fn wants(&self) -> Silent<'_> {
        let first = self.wanted();
        let left = match first {
            Some(first) if self.nodes.is_empty() => first + 1..self.len(),
            _ => 0..0,
        };
        Silent { first, silent: &self.silent, left }
    }

    /// The one that is wanted, once the matches have begun; none at any other time.
    #[inline(always)]
    pub(super) fn only(&self) -> Option<usize> {
        (!self.nodes.is_empty()).then_some(self.wanted)
    }

    /// The first of these.
    #[inline(always)]
    pub(super) fn wanted(&self) -> Option<usize> {
        (self.wanted < self.len()).then_some(self.wanted)
    }

    /// Whether the scan has not shown anything yet; not if there is no such scan.
    pub(super) fn is_silent(&self, scan: usize) -> bool {
        self.silent.get(scan).is_some_and(|silent| *silent)
    }

    /// A scan that is wanted shows its next item, which has the row `shown`, or has ended.
    #[inline(always)]
    pub(super) fn show<'r>(
        &mut self,
        scan: usize,
        shown: Option<&[u8]>,
        row: &mut impl FnMut(usize) -> Option<&'r [u8]>,
    ) {
        if self.nodes.is_empty() {
            return self.hear(scan, row);
        }
        self.wanted = NOBODY.player;
        let entry = self.entry(scan, shown, row);
        self.play::<false>(entry, row);
    }

    /// The first of all items, while none is wanted; `take` takes the one that a scan shows.
    #[inline(always)]
    pub(super) fn pop<T>(&mut self, take: impl FnOnce(usize) -> Option<T>) -> Option<T> {
        let winner = self.nodes.first()?.player;
        let item = take(winner)?;
        self.wanted = winner;
        Some(item)
    }

    /// A scan has shown its first item. Once all have, they play.
    #[inline(never)]
    fn hear<'r>(&mut self, scan: usize, row: &mut impl FnMut(usize) -> Option<&'r [u8]>) {
        self.silent[scan] = false;
        while let Some(scan) = self.wanted() {
            if self.silent[scan] {
                return;
            }
            self.wanted += 1;
        }
        self.wanted = NOBODY.player;
        // One row shares all of itself; each of the others takes away what it does not begin with.
        if let Some(first) = (0..self.len()).find_map(&mut *row) {
            self.shared.extend_from_slice(split_salt(first, self.width).1);
        }
        self.nodes.resize(self.len(), NOBODY);
        for player in (0..self.len()).rev() {
            let entry = self.entry(player, row(player), row);
            self.play::<true>(entry, row);
        }
    }

    /// The scan of the number `player` with its new item, for its matches.
    #[inline(always)]
    fn entry<'r>(
        &mut self,
        player: usize,
        shown: Option<&[u8]>,
        row: &mut impl FnMut(usize) -> Option<&'r [u8]>,
    ) -> Entry {
        let Tournament { width, shared, .. } = self;
        let Some(shown) = shown else { return Entry { key: u64::MAX, player } };
        let rest = split_salt(shown, *width).1;
        if let Some(rest) = rest.strip_prefix(&shared[..]) {
            return Entry { key: key::<DESCENDING>(rest), player };
        }
        let len = shared.iter().zip(rest).take_while(|(a, b)| a == b).count();
        self.share_less(len, row);
        Entry { key: key::<DESCENDING>(&rest[len..]), player }
    }

    /// A row begins as the others for `len` bytes only: they share less, and their keys change.
    #[cold]
    fn share_less<'r>(&mut self, len: usize, row: &mut impl FnMut(usize) -> Option<&'r [u8]>) {
        self.shared.truncate(len);
        for node in 0..self.nodes.len() {
            let player = self.nodes[node].player;
            if player != NOBODY.player {
                self.nodes[node] = self.entry(player, row(player), row);
            }
        }
    }

    /// Plays the matches from a leaf up to the root, after the item of the scan `winner` changed; `FIRST`: some
    /// nodes have nobody yet. A scan that has ended comes last.
    #[inline(always)]
    fn play<'r, const FIRST: bool>(
        &mut self,
        mut winner: Entry,
        row: &mut impl FnMut(usize) -> Option<&'r [u8]>,
    ) {
        let mut node = (winner.player + self.len()) / 2;
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
    fn comes_first<'r>(
        &self,
        player: usize,
        other: usize,
        row: &mut impl FnMut(usize) -> Option<&'r [u8]>,
    ) -> bool {
        match (row(player), row(other)) {
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

/// The scans whose next item is wanted: one that is known, and of others those that are silent.
#[derive(Clone)]
pub(super) struct Silent<'a> {
    first: Option<usize>,
    silent: &'a [bool],
    left: Range<usize>,
}

impl Iterator for Silent<'_> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let silent = self.silent;
        self.first.take().or_else(|| self.left.find(|&scan| silent[scan]))
    }
}
