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
pub fn each_into<T: 'static, R>(items: Vec<T>, op: impl Fn(&T, &mut Vec<u8>) -> R + 'static) -> Work {
    let items = items.leak();
    Box::new(move || {
        let mut row = Vec::with_capacity(128);
        for item in &*items {
            row.clear();
            black_box(op(black_box(item), &mut row));
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

            salted_encode, 1.05,
                each(salted_events(), |k| k.encode()), each(salted_events(), event::encode_salted);
            salted_decode, 1.05,
                each_row(salted_events(), event::encode_salted, EventSalted::decode),
                each_row(salted_events(), event::encode_salted, event::decode_salted);

            file_encode, 1.10, each(files(), |k| k.encode()), each(files(), file::encode);
            file_decode, 1.20,
                each_row(files(), encoded_file, File::decode), each_row(files(), encoded_file, file::decode);

            login_encode_into, 1.15,
                each_into(logins(), |k, row| k.encode_into(row)), each_into(logins(), login::encode_into);
            login_encode, 1.15, each(logins(), |k| k.encode()), each(logins(), login::encode);
            login_decode_borrowed, 1.20,
                each_row(logins(), Login::encode, LoginRef::decode), each_row(logins(), Login::encode, login::decode);
            login_nul_encode_into, 1.15,
                each_into(other_logins::<LoginNul>(), |k, row| k.encode_into(row)),
                each_into(other_logins::<LoginNul>(), |k, row| ended::encode_into::<0>(&k.host, &k.event, k.at, row));
            login_comma_encode_into, 1.15,
                each_into(other_logins::<LoginComma>(), |k, row| k.encode_into(row)),
                each_into(other_logins::<LoginComma>(), |k, row| ended::encode_into::<b','>(&k.host, &k.event, k.at, row));
            login_ff_encode_into, 1.15,
                each_into(other_logins::<LoginFf>(), |k, row| k.encode_into(row)),
                each_into(other_logins::<LoginFf>(), |k, row| ended::encode_into::<0xFF>(&k.host, &k.event, k.at, row));
            login_len_encode_into, 1.15,
                each_into(other_logins::<LoginLen>(), |k, row| k.encode_into(row)),
                each_into(other_logins::<LoginLen>(), |k, row| ended::encode_after_length(&k.host, &k.event, k.at, row));
            // By hand each byte is escaped alone; ours are escaped by the run.
            nul_login_encode_into, 0.10,
                each_into(nul_logins(), |k, row| k.encode_into(row)), each_into(nul_logins(), login::encode_into);
            feed_encode_into, 1.15,
                each_into(feeds(), |k, row| k.encode_into(row)), each_into(feeds(), feed::encode_into);
        }
    };
}
