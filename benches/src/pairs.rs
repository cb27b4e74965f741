//! What is measured against code by hand: one list that both instruments read.

use std::fmt::Debug;
use std::hint::black_box;

/// One run over all keys.
pub type Work = Box<dyn Fn()>;

/// Does `op` on every item. The items live on, so that dropping them is not measured.
pub fn each<T: 'static, R>(items: Vec<T>, op: impl Fn(&T) -> R + 'static) -> Work {
    let items = items.leak();
    Box::new(move || {
        for item in &*items {
            black_box(op(black_box(item)));
        }
    })
}

/// Does `op` on every item, with a row that is emptied each time and keeps its room.
pub fn each_into<T: 'static>(items: Vec<T>, op: impl Fn(&T, &mut Vec<u8>) + 'static) -> Work {
    let items = items.leak();
    Box::new(move || {
        let mut row = Vec::with_capacity(128);
        for item in &*items {
            row.clear();
            op(black_box(item), &mut row);
            black_box(&row);
        }
    })
}

/// Decodes the row of every item, as a user does: `let key = decode(row)?`, and the key is read.
pub fn each_row<T, B: AsRef<[u8]> + 'static, K, E: Debug>(
    items: Vec<T>,
    encode: impl Fn(&T) -> B,
    decode: impl Fn(&'static [u8]) -> Result<K, E> + 'static,
) -> Work {
    let rows: &'static [Box<[u8]>] =
        items.iter().map(|item| encode(item).as_ref().into()).collect::<Vec<_>>().leak();
    Box::new(move || {
        for row in rows {
            match decode(black_box(row)) {
                Ok(key) => black_box(&key),
                Err(error) => refused(error),
            };
        }
    })
}

#[cold]
#[inline(never)]
fn refused<E: Debug>(error: E) -> ! {
    panic!("a row that was encoded does not decode: {error:?}")
}

/// The last row that a page showed, of a bucket in the middle: not a row of any host in the scan, as
/// rows of the same host end the scan of most buckets.
pub fn last_row(host: u32) -> [u8; 19] {
    let mut row = [7; 19];
    row[1..5].copy_from_slice(&(host | 0x00FF).to_be_bytes());
    row
}

/// Calls the macro `$with` with the list: a name, the work of `rowkey`, the same by hand, and the
/// most that the first may cost for one of the second, in instructions.
#[macro_export]
macro_rules! pairs {
    ($with:ident) => {
        $with! {
            event_encode, 1.02, each(events(), |k| k.encode()), each(events(), event::encode);
            event_encode_into, 1.02,
                each_into(events(), |k, row| k.encode_into(row)), each_into(events(), event::encode_into);
            event_decode, 1.05,
                each_row(events(), event::encode, Event::decode), each_row(events(), event::encode, event::decode);
            wide_encode, 1.02, each(wides(), |k| k.encode()), each(wides(), wide::encode);
            wide_decode, 1.05,
                each_row(wides(), wide::encode, Wide::decode), each_row(wides(), wide::encode, wide::decode);
            trace_encode, 1.02, each(traces(), |k| k.encode()), each(traces(), trace::encode);
            trace_decode, 1.05,
                each_row(traces(), trace::encode, Trace::decode), each_row(traces(), trace::encode, trace::decode);
            host_range, 1.75,
                each(events(), |k| Event::prefix().host(k.host).range()), each(events(), |k| scan::host(k.host));
            level_range, 1.75,
                each(traces(), |k| Trace::prefix().level(k.level).range()), each(traces(), |k| scan::level(k.level));

            salted_encode, 1.05,
                each(salted_events(), |k| k.encode()), each(salted_events(), event::encode_salted);
            salted_decode, 1.05,
                each_row(salted_events(), event::encode_salted, EventSalted::decode),
                each_row(salted_events(), event::encode_salted, event::decode_salted);
            salted_host_range, 1.75,
                each(events(), |k| EventSalted::prefix().host(k.host).range()),
                each(events(), |k| scan::salted_host(k.host));

            file_encode, 1.10, each(files(), |k| k.encode()), each(files(), file::encode);
            file_decode, 1.20,
                each_row(files(), encoded_file, File::decode), each_row(files(), encoded_file, file::decode);

            login_encode_into, 1.15,
                each_into(logins(), |k, row| k.encode_into(row)), each_into(logins(), login::encode_into);
            login_encode, 1.15, each(logins(), |k| k.encode()), each(logins(), login::encode);
            login_decode_borrowed, 1.20,
                each_row(logins(), Login::encode, LoginRef::decode), each_row(logins(), Login::encode, login::decode);
            feed_encode_into, 1.15,
                each_into(feeds(), |k, row| k.encode_into(row)), each_into(feeds(), feed::encode_into);

            event_bounded_range, 2.25,
                each(events(), |k| Event::prefix().host(k.host).at_range(k.at..k.at + 60_000).range()),
                each(events(), |k| scan::host_between(k.host, k.at, k.at + 60_000));
            file_bounded_range, 2.25,
                each(files(), |k| {
                    File::prefix().user(k.user).map(|p| p.date_range(k.date..=k.date + 9).range())
                }),
                each(files(), |k| scan::user_days(k.user, k.date, k.date + 9));
            bucket_ranges, 1.50,
                each(events(), |k| {
                    let scan = EventSalted::prefix().host_range(k.host..k.host | 0xFFFF);
                    scan.ranges().into_iter().for_each(|range| { black_box(&range); })
                }),
                each(events(), |k| scan::fan_out(k.host, k.host | 0xFFFF).for_each(|range| { black_box(&range); }));
            bucket_ranges_after, 1.50,
                each(events(), |k| {
                    let scan = EventSalted::prefix().host_range(k.host..k.host | 0xFFFF).ranges();
                    let row = last_row(k.host);
                    scan.after(black_box(&row[..])).into_iter().for_each(|range| { black_box(&range); })
                }),
                each(events(), |k| {
                    let row = last_row(k.host);
                    scan::fan_out_after(k.host, k.host | 0xFFFF, black_box(&row[..])).for_each(|range| { black_box(&range); })
                });
        }
    };
}
