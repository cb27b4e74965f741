//! The sorted results of a fan-out's scans as one.

use alloc::vec::{self, Vec};
use core::convert::Infallible;
use core::fmt;

use super::ranges::{KeyRanges, split_salt};

impl KeyRanges {
    /// Merges the results of the scans, one for each range, into one order that leaves the salt out.
    /// Each scan gives its rows sorted, as a store does; `row` gives the row of an item. Rows that
    /// are equal without their salt come in the order of their buckets.
    ///
    /// Lazy: a scan is asked for an item only when its last one is taken, and for its first when the
    /// first item of all is.
    ///
    /// ```
    /// use rowkey::RowKey;
    ///
    /// #[derive(RowKey)]
    /// struct Event { #[salt(buckets = 2)] host: u8 }
    ///
    /// let scans = Event::prefix().ranges();
    /// let results = [vec![[0, 3], [0, 5]], vec![[1, 4]]];
    /// let hosts: Vec<u8> = scans.merge(results, |row| &row[..]).map(|row| row[1]).collect();
    /// assert_eq!(hosts, [3, 4, 5]);
    /// ```
    pub fn merge<I, T, F>(&self, scans: I, row: F) -> Merge<ScanOf<I>, T, F>
    where
        I: IntoIterator<Item: IntoIterator<Item = T>>,
        F: FnMut(&T) -> &[u8],
    {
        Merge(Tournament::new(self.salt_width(), scans, row))
    }

    /// Merges scans whose items are `Result`s. An error comes out as soon as it is met, and ends its
    /// scan; the others go on.
    ///
    /// ```
    /// # use rowkey::RowKey;
    /// # #[derive(RowKey)]
    /// # struct Event { #[salt(buckets = 2)] host: u8 }
    /// let scans = Event::prefix().ranges();
    /// let results = [vec![Ok([0, 3]), Err("connection lost")], vec![Ok([1, 4])]];
    /// let rows: Vec<_> = scans.try_merge(results, |row| &row[..]).collect();
    /// assert_eq!(rows, [Ok([0, 3]), Err("connection lost"), Ok([1, 4])]);
    /// ```
    pub fn try_merge<I, T, E, F>(&self, scans: I, row: F) -> TryMerge<ScanOf<I>, T, F>
    where
        I: IntoIterator<Item: IntoIterator<Item = Result<T, E>>>,
        F: FnMut(&T) -> &[u8],
    {
        TryMerge(Tournament::new(self.salt_width(), scans, row))
    }
}

/// Backwards.
impl KeyRanges {
    /// As [`merge`](KeyRanges::merge), from the last row to the first: each scan gives its rows from
    /// its end on. Rows that are equal without their salt come from the last bucket first.
    ///
    /// ```
    /// use rowkey::RowKey;
    ///
    /// #[derive(RowKey)]
    /// struct Event { #[salt(buckets = 2)] host: u8 }
    ///
    /// let scans = Event::prefix().ranges();
    /// let results = [vec![[0, 5], [0, 3]], vec![[1, 4]]];
    /// let hosts: Vec<u8> = scans.merge_descending(results, |row| &row[..]).map(|row| row[1]).collect();
    /// assert_eq!(hosts, [5, 4, 3]);
    /// ```
    pub fn merge_descending<I, T, F>(&self, scans: I, row: F) -> Merge<ScanOf<I>, T, F, true>
    where
        I: IntoIterator<Item: IntoIterator<Item = T>>,
        F: FnMut(&T) -> &[u8],
    {
        Merge(Tournament::new(self.salt_width(), scans, row))
    }

    /// As [`try_merge`](KeyRanges::try_merge), from the last row to the first.
    pub fn try_merge_descending<I, T, E, F>(&self, scans: I, row: F) -> TryMerge<ScanOf<I>, T, F, true>
    where
        I: IntoIterator<Item: IntoIterator<Item = Result<T, E>>>,
        F: FnMut(&T) -> &[u8],
    {
        TryMerge(Tournament::new(self.salt_width(), scans, row))
    }
}

/// The iterator over one of many scans.
type ScanOf<I> = <<I as IntoIterator>::Item as IntoIterator>::IntoIter;

/// The scans as a tournament: each inner node keeps the scan that lost there, so that the next row
/// takes one comparison a level, where a heap takes two. Knuth, The Art of Computer Programming,
/// volume 3, 5.4.1. Most matches are decided by eight bytes that stand beside the scan in its node.
struct Tournament<S, T, F, const DESCENDING: bool> {
    /// Scans that have not been asked for their first item.
    fresh: vec::IntoIter<S>,
    players: Vec<Player<S, T>>,
    /// The losers of the matches at the nodes 1 and up, and the winner of all at 0. Empty until every
    /// scan was asked.
    nodes: Vec<Entry>,
    /// The bytes behind the salt that all rows so far begin with: the scans of a fan-out fix the same fields.
    shared: Vec<u8>,
    /// The winner's item was given out, so it is asked for its next one.
    taken: bool,
    width: usize,
    row: F,
}

struct Player<S, T> {
    scan: S,
    /// What the scan shows next; nothing after it has ended.
    item: Option<T>,
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

impl<S, T, F: FnMut(&T) -> &[u8], const DESCENDING: bool> Tournament<S, T, F, DESCENDING> {
    fn new<I>(width: usize, scans: I, row: F) -> Self
    where
        I: IntoIterator<Item: IntoIterator<IntoIter = S>>,
        S: Iterator,
    {
        let fresh: Vec<S> = scans.into_iter().map(IntoIterator::into_iter).collect();
        let players = Vec::with_capacity(fresh.len());
        let (nodes, shared) = (Vec::new(), Vec::new());
        Tournament { fresh: fresh.into_iter(), players, nodes, shared, taken: false, width, row }
    }

    /// The next item of all, or the next error; `pull` asks one scan.
    #[inline]
    fn next<E>(&mut self, mut pull: impl FnMut(&mut S) -> Option<Result<T, E>>) -> Option<Result<T, E>> {
        if self.nodes.is_empty() {
            for mut scan in self.fresh.by_ref() {
                let (item, error) = split(pull(&mut scan));
                self.players.push(Player { scan, item });
                if let Some(error) = error {
                    return Some(Err(error));
                }
            }
            self.begin();
        }
        if core::mem::take(&mut self.taken) {
            let winner = self.nodes.first()?.player;
            let player = &mut self.players[winner];
            let (item, error) = split(pull(&mut player.scan));
            player.item = item;
            let entry = self.entry(winner);
            self.play::<false>(entry);
            if let Some(error) = error {
                return Some(Err(error));
            }
        }
        let winner = self.nodes.first()?.player;
        let item = self.players[winner].item.take()?;
        self.taken = true;
        Some(Ok(item))
    }

    /// The first matches.
    fn begin(&mut self) {
        let Tournament { players, width, row, shared, .. } = self;
        // One row shares all of itself; each of the others takes away what it does not begin with.
        if let Some(item) = players.iter().find_map(|player| player.item.as_ref()) {
            shared.extend_from_slice(split_salt(row(item), *width).1);
        }
        self.nodes.resize(self.players.len(), NOBODY);
        for player in (0..self.players.len()).rev() {
            let entry = self.entry(player);
            self.play::<true>(entry);
        }
    }

    /// The scan of the number `player` with its new item, for its matches.
    #[inline(always)]
    fn entry(&mut self, player: usize) -> Entry {
        let Tournament { players, width, row, shared, .. } = self;
        let Some(item) = &players[player].item else { return Entry { key: u64::MAX, player } };
        let row = split_salt(row(item), *width).1;
        if let Some(rest) = row.strip_prefix(&shared[..]) {
            return Entry { key: key::<DESCENDING>(rest), player };
        }
        let len = shared.iter().zip(row).take_while(|(a, b)| a == b).count();
        self.share_less(len, player)
    }

    /// The row of `player` begins as the others for `len` bytes only: they share less, and their keys change.
    #[cold]
    fn share_less(&mut self, len: usize, player: usize) -> Entry {
        self.shared.truncate(len);
        for node in 0..self.nodes.len() {
            let player = self.nodes[node].player;
            if player != NOBODY.player {
                self.nodes[node] = self.entry(player);
            }
        }
        self.entry(player)
    }

    /// Plays the matches from a leaf up to the root, after the item of the scan `winner` changed; `FIRST`: some
    /// nodes have nobody yet. A scan that has ended comes last.
    #[inline(always)]
    fn play<const FIRST: bool>(&mut self, mut winner: Entry) {
        let mut node = (winner.player + self.players.len()) / 2;
        while node > 0 {
            let other = self.nodes[node];
            let beaten = if FIRST && (other.player == NOBODY.player || winner.player == NOBODY.player) {
                mask(other.player == NOBODY.player)
            } else if other.key == winner.key {
                mask(self.comes_first(other.player, winner.player))
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
    fn comes_first(&mut self, player: usize, other: usize) -> bool {
        let Tournament { players, width, row, .. } = self;
        let mut shown = |player: usize| players[player].item.as_ref().map(&mut *row);
        match (shown(player), shown(other)) {
            (Some(a), Some(b)) => {
                let ((salt_a, rest_a), (salt_b, rest_b)) = (split_salt(a, *width), split_salt(b, *width));
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

/// An error leaves no item.
fn split<T, E>(pulled: Option<Result<T, E>>) -> (Option<T>, Option<E>) {
    match pulled.transpose() {
        Ok(item) => (item, None),
        Err(error) => (None, Some(error)),
    }
}

/// Made by [`KeyRanges::merge`] and [`KeyRanges::merge_descending`].
#[must_use = "scans are asked for rows only when this is"]
pub struct Merge<S, T, F, const DESCENDING: bool = false>(Tournament<S, T, F, DESCENDING>);

impl<S: Iterator<Item = T>, T, F: FnMut(&T) -> &[u8], const DESCENDING: bool> Iterator
    for Merge<S, T, F, DESCENDING>
{
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.0.next(|scan| scan.next().map(Ok::<T, Infallible>)).map(|Ok(item)| item)
    }
}

/// Made by [`KeyRanges::try_merge`] and [`KeyRanges::try_merge_descending`].
#[must_use = "scans are asked for rows only when this is"]
pub struct TryMerge<S, T, F, const DESCENDING: bool = false>(Tournament<S, T, F, DESCENDING>);

impl<S: Iterator<Item = Result<T, E>>, T, E, F: FnMut(&T) -> &[u8], const DESCENDING: bool> Iterator
    for TryMerge<S, T, F, DESCENDING>
{
    type Item = Result<T, E>;

    fn next(&mut self) -> Option<Result<T, E>> {
        self.0.next(Iterator::next)
    }
}

impl<S, T, F, const DESCENDING: bool> fmt::Debug for Merge<S, T, F, DESCENDING> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Merge of {} scans", self.0.fresh.len() + self.0.players.len())
    }
}

impl<S, T, F, const DESCENDING: bool> fmt::Debug for TryMerge<S, T, F, DESCENDING> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TryMerge of {} scans", self.0.fresh.len() + self.0.players.len())
    }
}
