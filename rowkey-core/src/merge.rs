//! The sorted results of a fan-out's scans as one.

use alloc::vec::{self, Vec};
use core::cmp::Ordering;
use core::convert::Infallible;
use core::fmt;
use core::hint::select_unpredictable;

use crate::ranges::{KeyRanges, compare_rows};

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
    pub fn merge<I, T, F>(&self, scans: I, row: F) -> Merge<<I::Item as IntoIterator>::IntoIter, T, F>
    where
        I: IntoIterator,
        I::Item: IntoIterator<Item = T>,
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
    pub fn try_merge<I, T, E, F>(
        &self,
        scans: I,
        row: F,
    ) -> TryMerge<<I::Item as IntoIterator>::IntoIter, T, F>
    where
        I: IntoIterator,
        I::Item: IntoIterator<Item = Result<T, E>>,
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
    pub fn merge_descending<I, T, F>(
        &self,
        scans: I,
        row: F,
    ) -> Merge<<I::Item as IntoIterator>::IntoIter, T, F, true>
    where
        I: IntoIterator,
        I::Item: IntoIterator<Item = T>,
        F: FnMut(&T) -> &[u8],
    {
        Merge(Tournament::new(self.salt_width(), scans, row))
    }

    /// As [`try_merge`](KeyRanges::try_merge), from the last row to the first.
    pub fn try_merge_descending<I, T, E, F>(
        &self,
        scans: I,
        row: F,
    ) -> TryMerge<<I::Item as IntoIterator>::IntoIter, T, F, true>
    where
        I: IntoIterator,
        I::Item: IntoIterator<Item = Result<T, E>>,
        F: FnMut(&T) -> &[u8],
    {
        TryMerge(Tournament::new(self.salt_width(), scans, row))
    }
}

/// The scans as a tournament: each inner node keeps the scan that lost there, so that the next row
/// takes one comparison a level, where a heap takes two. Knuth, The Art of Computer Programming,
/// volume 3, 5.4.1.
struct Tournament<S, T, F, const DESCENDING: bool> {
    /// Scans that have not been asked for their first item.
    fresh: vec::IntoIter<S>,
    players: Vec<Player<S, T>>,
    /// The losers of the matches at the nodes 1 and up, and the winner of all at 0. Empty until every
    /// scan was asked.
    nodes: Vec<usize>,
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

/// Stands at a node where nobody has played yet, and wins.
const NOBODY: usize = usize::MAX;

impl<S, T, F: FnMut(&T) -> &[u8], const DESCENDING: bool> Tournament<S, T, F, DESCENDING> {
    fn new<I>(width: usize, scans: I, row: F) -> Self
    where
        I: IntoIterator,
        I::Item: IntoIterator<IntoIter = S>,
        S: Iterator,
    {
        let fresh: Vec<S> = scans.into_iter().map(IntoIterator::into_iter).collect();
        let players = Vec::with_capacity(fresh.len());
        Tournament { fresh: fresh.into_iter(), players, nodes: Vec::new(), taken: false, width, row }
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
            self.nodes.resize(self.players.len(), NOBODY);
            (0..self.players.len()).rev().for_each(|player| self.play::<true>(player));
        }
        if core::mem::take(&mut self.taken) {
            let &winner = self.nodes.first()?;
            let player = &mut self.players[winner];
            let (item, error) = split(pull(&mut player.scan));
            player.item = item;
            self.play::<false>(winner);
            if let Some(error) = error {
                return Some(Err(error));
            }
        }
        let &winner = self.nodes.first()?;
        let item = self.players[winner].item.take()?;
        self.taken = true;
        Some(Ok(item))
    }

    /// Plays the matches from a leaf up to the root, after the item of `player` changed; `FIRST`: some
    /// nodes have nobody yet. A scan that has ended comes last.
    #[inline(always)]
    fn play<const FIRST: bool>(&mut self, player: usize) {
        let Tournament { players, nodes, width, row, .. } = self;
        let mut shown =
            |player: usize| players.get(player).and_then(|player| player.item.as_ref()).map(&mut *row);
        // The row of the winner so far stays at hand: each match waits for the one before it.
        let (mut winner, mut best) = (player, shown(player));
        let mut node = (player + players.len()) / 2;
        while node > 0 {
            let other = nodes[node];
            let row = shown(other);
            let beaten = match (row, best) {
                _ if FIRST && (other == NOBODY || winner == NOBODY) => other == NOBODY,
                (Some(row), Some(best)) => match compare_rows(*width, row, best) {
                    // Rows that are wholly equal come in the order of their scans.
                    Ordering::Equal => (other < winner) != DESCENDING,
                    order => (order == Ordering::Less) != DESCENDING,
                },
                (row, _) => row.is_some(),
            };
            // Nobody can guess who wins, so nothing branches on it.
            nodes[node] = select_unpredictable(beaten, winner, other);
            winner = select_unpredictable(beaten, other, winner);
            best = select_unpredictable(beaten, row, best);
            node /= 2;
        }
        nodes[0] = winner;
    }
}

fn split<T, E>(pulled: Option<Result<T, E>>) -> (Option<T>, Option<E>) {
    match pulled {
        Some(Ok(item)) => (Some(item), None),
        Some(Err(error)) => (None, Some(error)),
        None => (None, None),
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
