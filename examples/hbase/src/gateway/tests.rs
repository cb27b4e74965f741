//! A gateway that does not answer ends a call in one clear error, after the time-out and not later.

use std::io::Write;
use std::net::{Ipv4Addr, Shutdown, TcpListener};
use std::thread;

use super::*;

const TIMEOUT: Duration = Duration::from_millis(400);

#[test]
fn a_gateway_that_never_answers() {
    let error = ask(gateway(|_| ()));
    assert!(error.ends_with(" gave no answer to `getTableNames` within 400ms"), "{error}");
}

/// A time-out that begins anew with every byte would let this one go on for ever.
#[test]
fn a_gateway_that_sends_a_byte_now_and_then() {
    let error = ask(gateway(|mut stream| {
        // The head of an answer: version, kind, the length of the call's name, and the name.
        for byte in [0x80, 0x01, 0x00, 0x02, 0, 0, 0, 255].into_iter().chain([b'a'; 255]) {
            thread::sleep(TIMEOUT / 5);
            if stream.write_all(&[byte]).is_err() {
                break;
            }
        }
    }));
    assert!(error.ends_with(" gave no answer to `getTableNames` within 400ms"), "{error}");
}

#[test]
fn a_gateway_that_hangs_up() {
    let error = ask(gateway(|stream| drop(stream.shutdown(Shutdown::Write))));
    assert!(error.ends_with(" has closed the connection, asked to `getTableNames`"), "{error}");
}

#[test]
fn no_gateway() {
    let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap();
    let error = ask(address);
    assert!(error.contains(" takes no connection: "), "{error}");
}

#[test]
fn rows_that_hbase_does_not_take_are_not_sent() {
    // Nobody listens here: what is sent fails for another reason.
    let gateway = Gateway::with_timeout(SocketAddr::from((Ipv4Addr::LOCALHOST, 1)), TIMEOUT);
    let put = |row: Vec<u8>| {
        let rows = [Row { row: b"good".to_vec(), value: vec![] }, Row { row, value: vec![] }];
        gateway.put("t", &rows).unwrap_err().to_string()
    };
    assert!(put(vec![]).starts_with("`t`: a row of no bytes is not sent: "));
    assert!(put(vec![0; LONGEST_ROW + 1]).starts_with("`t`: a row of 32768 bytes is not sent: "));
    assert!(put(vec![0; LONGEST_ROW]).contains(" takes no connection: "));
}

/// Listens, does `with` with each connection, and keeps it.
fn gateway(with: impl Fn(TcpStream) + Send + 'static) -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || {
        let mut kept = Vec::new();
        for stream in listener.incoming().map_while(|stream| stream.ok()) {
            kept.extend(stream.try_clone());
            with(stream);
        }
    });
    address
}

/// The error of one call.
fn ask(address: SocketAddr) -> String {
    let start = Instant::now();
    let answer =
        Gateway::with_timeout(address, TIMEOUT).call("getTableNames", |client| client.get_table_names());
    assert!(start.elapsed() < TIMEOUT * 5, "the call took {:?}", start.elapsed());
    answer.unwrap_err().to_string()
}
