//! The codecs that people take today, each with the keys `event` and `login`. None has reverse time,
//! so their users count time back by hand; that is done before anything is measured.

mod arrow;
mod bytekey;
mod db_key;
mod foundationdb;
mod memcomparable_;
mod ordcode_;
mod storekey_;
mod text;

pub use arrow::{arrow_events, arrow_feeds, arrow_logins};
pub use bytekey::Bytekey2;
pub use db_key::DbKeyMacro;
pub use foundationdb::FoundationDb;
pub use memcomparable_::Memcomparable;
pub use ordcode_::Ordcode;
pub use storekey_::Storekey;
pub use text::Text;

use crate::by_hand::event::reversed;
use crate::keys::{Event, Login};

/// The key `event` with its time counted back.
#[derive(
    Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize, storekey::Encode, storekey::Decode,
)]
pub struct PlainEvent {
    pub host: u32,
    pub at: u64,
    pub event: u16,
    pub seq: u32,
}

impl From<&Event> for PlainEvent {
    fn from(key: &Event) -> Self {
        PlainEvent { host: key.host, at: reversed(key.at), event: key.event, seq: key.seq }
    }
}

/// The key `login` under the derives of others.
#[derive(
    Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize, storekey::Encode, storekey::Decode,
)]
pub struct PlainLogin {
    pub host: String,
    pub event: String,
    pub at: u64,
}

impl From<&Login> for PlainLogin {
    fn from(key: &Login) -> Self {
        PlainLogin { host: key.host.clone(), event: key.event.clone(), at: key.at }
    }
}

/// A codec that encodes one key at a time.
pub trait Rival {
    /// What a fresh row is.
    type Row: AsRef<[u8]> + 'static;

    const NAME: &'static str;
    /// Why its bytes are no right key, where they are not.
    const FAULT: Option<&'static str> = None;

    fn event(key: &PlainEvent) -> Self::Row;
    fn event_into(key: &PlainEvent, row: &mut Vec<u8>);
    fn event_back(row: &[u8]) -> Option<PlainEvent>;
}

/// A [`Rival`] that has text of free length.
pub trait TextRival: Rival {
    fn login(key: &PlainLogin) -> Vec<u8>;
    fn login_into(key: &PlainLogin, row: &mut Vec<u8>);
    fn login_back(row: &[u8]) -> Option<PlainLogin>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys;

    fn text(host: &str, event: &str) -> PlainLogin {
        PlainLogin { host: host.into(), event: event.into(), at: 5 }
    }

    /// Pairs that published codecs have sorted wrongly, the smaller first.
    fn pairs() -> [(PlainLogin, PlainLogin); 5] {
        [
            (text("a", "z"), text("a\0", "a")),
            (text("a", "z"), text("ab", "a")),
            (text("", "z"), text("\0", "a")),
            (text("a\0b", "c"), text("a\0b\0", "")),
            (text("a", "b\0c"), text("a\0b", "c")),
        ]
    }

    fn sorts<R: TextRival>() -> bool {
        let right = |(a, b): &(PlainLogin, PlainLogin)| R::login(a) < R::login(b);
        pairs().iter().all(right)
    }

    fn sample<R: Rival>() {
        let mut keys: Vec<PlainEvent> = keys::events().iter().map(PlainEvent::from).collect();
        keys.sort_by_key(|key| (key.host, key.at, key.event, key.seq));
        let rows: Vec<Vec<u8>> = keys.iter().map(|key| R::event(key).as_ref().to_vec()).collect();
        assert!(rows.is_sorted(), "{}", R::NAME);
        for (key, row) in keys.iter().zip(&rows) {
            let mut again = Vec::new();
            R::event_into(key, &mut again);
            assert_eq!(&again, row, "{}", R::NAME);
            assert_eq!(R::event_back(row).as_ref(), Some(key), "{}", R::NAME);
        }
    }

    #[test]
    fn numbers_sort_in_every_rival() {
        sample::<Storekey>();
        sample::<Memcomparable>();
        sample::<FoundationDb>();
        sample::<Bytekey2>();
        sample::<Ordcode>();
        sample::<DbKeyMacro>();
        sample::<Text>();
    }

    fn text_sample<R: TextRival>() -> (Vec<PlainLogin>, Vec<Vec<u8>>) {
        let mut keys: Vec<PlainLogin> = keys::logins().iter().map(PlainLogin::from).collect();
        keys.sort_by(|a, b| (&a.host, &a.event, a.at).cmp(&(&b.host, &b.event, b.at)));
        let rows: Vec<Vec<u8>> = keys.iter().map(R::login).collect();
        assert!(rows.is_sorted(), "{}", R::NAME);
        for (key, row) in keys.iter().zip(&rows) {
            let mut again = Vec::new();
            R::login_into(key, &mut again);
            assert_eq!(&again, row, "{}", R::NAME);
        }
        (keys, rows)
    }

    fn reads_text_back<R: TextRival>() -> bool {
        let (keys, rows) = text_sample::<R>();
        keys.iter().zip(&rows).all(|(key, row)| R::login_back(row).as_ref() == Some(key))
    }

    #[test]
    fn plain_text_sorts_in_every_rival() {
        assert!(reads_text_back::<Storekey>());
        assert!(reads_text_back::<Memcomparable>());
        assert!(reads_text_back::<FoundationDb>());
        assert!(reads_text_back::<Ordcode>());
        assert!(reads_text_back::<Text>());
        // Why its decode of text is not measured.
        assert!(!reads_text_back::<Bytekey2>());
    }

    #[test]
    fn columns_sort_in_arrow() {
        let mut events: Vec<PlainEvent> = keys::events().iter().map(PlainEvent::from).collect();
        events.sort_by_key(|key| (key.host, key.at, key.event, key.seq));
        assert!(arrow_events(&events)().iter().is_sorted());
        for (a, b) in pairs() {
            let rows = arrow_logins(&[a, b])();
            assert!(rows.row(0) < rows.row(1));
        }
    }

    fn feed(user: &str, at: i64) -> keys::Feed {
        keys::Feed { user: user.into(), at, id: 1 }
    }

    /// Descending text is where a prefix that ends early goes wrong.
    #[test]
    fn descending_text_sorts_where_it_is_offered() {
        let pairs = [("ab", "a"), ("a\0", "a"), ("\0", ""), ("abcdefgh", "abcdefg"), ("b", "a\0b")];
        for (first, second) in pairs.map(|(first, second)| (feed(first, 1), feed(second, 9))) {
            let (mut a, mut b) = (Vec::new(), Vec::new());
            Memcomparable::feed_into(&first, &mut a);
            Memcomparable::feed_into(&second, &mut b);
            assert!(a < b);
            let rows = arrow_feeds(&[first, second])();
            assert!(rows.row(0) < rows.row(1));
        }
        let (mut newer, mut older) = (Vec::new(), Vec::new());
        Memcomparable::feed_into(&feed("a", 9), &mut newer);
        Memcomparable::feed_into(&feed("a", 1), &mut older);
        assert!(newer < older);
    }

    #[test]
    fn digits_by_format_are_the_bytes_of_pad() {
        for key in keys::files() {
            assert_eq!(Text::file(&key).as_bytes(), key.encode().expect("six, eight and six digits"));
        }
    }

    /// The faults themselves: a version that is mended shows here.
    #[test]
    fn what_goes_wrong_in_the_wrong_ones() {
        let (a, b) = (text("a", "b\0c"), text("a\0b", "c"));
        assert_eq!(Bytekey2::login(&a), Bytekey2::login(&b));
        assert_eq!(Text::login(&a), Text::login(&b));
        let (a, b) = (text("a", "z"), text("a\0", "a"));
        assert!(Ordcode::login(&a) > Ordcode::login(&b));
    }

    /// What a decode that is as fast as ours leaves out.
    #[test]
    fn bytekey2_accepts_any_bytes_after_a_key() {
        let key = PlainEvent::from(&keys::events()[0]);
        let mut row = Bytekey2::event(&key);
        row.push(7);
        assert_eq!(Bytekey2::event_back(&row), Some(key));
    }

    /// Who is measured as a right key, and who is not.
    #[test]
    fn the_faults_are_those_that_are_noted() {
        assert_eq!(sorts::<Storekey>(), Storekey::FAULT.is_none());
        assert_eq!(sorts::<Memcomparable>(), Memcomparable::FAULT.is_none());
        assert_eq!(sorts::<FoundationDb>(), FoundationDb::FAULT.is_none());
        assert_eq!(sorts::<Bytekey2>(), Bytekey2::FAULT.is_none());
        assert_eq!(sorts::<Ordcode>(), Ordcode::FAULT.is_none());
        assert_eq!(sorts::<Text>(), Text::FAULT.is_none());
    }
}
