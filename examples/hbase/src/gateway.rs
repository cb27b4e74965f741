//! HBase's Thrift gateway as the parts need it: rows in, rows out, every call with a time-out, and the
//! rows that HBase would refuse refused before anything is sent.

use std::fmt;
use std::io::{self, Read};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use hbase_thrift::hbase::{
    BatchMutation, HbaseSyncClient, IOError, IllegalArgument, Mutation, THbaseSyncClient,
};
use hbase_thrift::hbase::{TRowResult, TScan};
use rowkey::to_string_binary;
use thrift::protocol::{TBinaryInputProtocol, TBinaryOutputProtocol};
use thrift::transport::{TBufferedReadTransport, TBufferedWriteTransport};
use thrift::{ApplicationError, ProtocolError, TransportError};

use crate::error::Result;

/// The longest row that HBase takes: its `HConstants.MAX_ROW_LENGTH`.
pub const LONGEST_ROW: usize = 32_767;

/// The column of tables that have only one.
pub const FAMILY: &str = "f";
pub const COLUMN: &[u8] = b"f:v";

/// The gateway itself gives up on HBase after 20 seconds, and says why.
const TIMEOUT: Duration = Duration::from_secs(30);

const BUFFER: usize = 64 << 10;

pub type Client = HbaseSyncClient<
    TBinaryInputProtocol<TBufferedReadTransport<Timed>>,
    TBinaryOutputProtocol<TBufferedWriteTransport<TcpStream>>,
>;

/// A row of a table with one column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    pub row: Vec<u8>,
    pub value: Vec<u8>,
}

/// Connections are opened as they are needed, one for each call that is under way, and kept.
pub struct Gateway {
    address: SocketAddr,
    timeout: Duration,
    idle: Mutex<Vec<Connection>>,
    calls: AtomicU64,
    scanners: AtomicU64,
    rows: AtomicU64,
}

struct Connection {
    client: Client,
    until: Arc<Mutex<Instant>>,
}

/// Reads until a deadline. A time-out of the socket alone starts anew with every byte that trickles in.
pub struct Timed {
    stream: TcpStream,
    until: Arc<Mutex<Instant>>,
}

impl Read for Timed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let until = *self.until.lock().unwrap_or_else(PoisonError::into_inner);
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        self.stream.set_read_timeout(Some(left))?;
        self.stream.read(buffer)
    }
}

impl Gateway {
    pub fn new(address: SocketAddr) -> Gateway {
        Gateway::with_timeout(address, TIMEOUT)
    }

    pub fn with_timeout(address: SocketAddr, timeout: Duration) -> Gateway {
        let (calls, scanners, rows) = Default::default();
        Gateway { address, timeout, idle: Mutex::default(), calls, scanners, rows }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The calls that were sent.
    pub fn calls(&self) -> u64 {
        self.calls.load(Ordering::Relaxed)
    }

    /// The scanners that were opened, and the rows that they gave.
    pub fn scanned(&self) -> (u64, u64) {
        (self.scanners.load(Ordering::Relaxed), self.rows.load(Ordering::Relaxed))
    }

    /// One call of HBase's Thrift interface; `name` is for the error.
    pub fn call<T>(&self, name: &str, call: impl FnOnce(&mut Client) -> thrift::Result<T>) -> Result<T> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut connection = match idle {
            Some(connection) => connection,
            None => self.connect()?,
        };
        *connection.until.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now() + self.timeout;
        self.calls.fetch_add(1, Ordering::Relaxed);
        let answer = call(&mut connection.client);
        // After any other error an answer may still be under way, and would be taken for the next one.
        if matches!(answer, Ok(_) | Err(thrift::Error::User(_))) {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
        }
        answer.map_err(|error| self.explain(name, &error).into())
    }

    fn connect(&self) -> Result<Connection> {
        let stream = TcpStream::connect_timeout(&self.address, self.timeout)
            .map_err(|error| format!("the HBase gateway at {} takes no connection: {error}", self.address))?;
        stream.set_nodelay(true)?;
        stream.set_write_timeout(Some(self.timeout))?;
        let write = stream.try_clone()?;
        let until = Arc::new(Mutex::new(Instant::now()));
        let read = Timed { stream, until: until.clone() };
        let client = HbaseSyncClient::new(
            TBinaryInputProtocol::new(TBufferedReadTransport::with_capacity(BUFFER, read), true),
            TBinaryOutputProtocol::new(TBufferedWriteTransport::with_capacity(BUFFER, write), true),
        );
        Ok(Connection { client, until })
    }

    fn explain(&self, name: &str, error: &thrift::Error) -> String {
        use thrift::TransportErrorKind::{EndOfFile, TimedOut};
        let address = self.address;
        match error {
            // What a socket's time-out is called differs between systems.
            thrift::Error::Transport(error)
                if error.kind == TimedOut || error.message.contains("temporarily unavailable") =>
            {
                format!("the HBase gateway at {address} gave no answer to `{name}` within {:?}", self.timeout)
            }
            thrift::Error::Transport(error) if error.kind == EndOfFile => {
                format!("the HBase gateway at {address} has closed the connection, asked to `{name}`")
            }
            thrift::Error::User(error) => {
                let io = error.downcast_ref::<IOError>().and_then(|error| error.message.clone());
                let argument =
                    error.downcast_ref::<IllegalArgument>().and_then(|error| error.message.clone());
                let reason = io.or(argument).unwrap_or_else(|| error.to_string());
                format!("HBase refuses `{name}`: {}", reason.lines().next().unwrap_or_default())
            }
            // The `Display` of these shows only their kind.
            thrift::Error::Transport(TransportError { message, .. })
            | thrift::Error::Protocol(ProtocolError { message, .. })
            | thrift::Error::Application(ApplicationError { message, .. }) => {
                format!("the HBase gateway at {address}, asked to `{name}`: {message}")
            }
        }
    }

    /// Writes rows into the one column of a table.
    pub fn put(&self, table: &str, rows: &[Row]) -> Result<()> {
        let cell = |row: &Row| Mutation::new(false, COLUMN.to_vec(), row.value.clone(), true);
        self.mutate(
            table,
            rows.iter().map(|row| BatchMutation::new(row.row.clone(), vec![cell(row)])).collect(),
        )
    }

    /// Writes cells of any columns, after a look at each row.
    pub fn mutate(&self, table: &str, rows: Vec<BatchMutation>) -> Result<()> {
        check_rows(table, &rows)?;
        self.call("mutateRows", |client| client.mutate_rows(table.into(), rows, Default::default()))
    }

    /// Writes or deletes cells, all with one timestamp.
    pub fn mutate_at(&self, table: &str, rows: Vec<BatchMutation>, at: i64) -> Result<()> {
        check_rows(table, &rows)?;
        self.call("mutateRowsTs", |client| client.mutate_rows_ts(table.into(), rows, at, Default::default()))
    }

    /// Those of the rows that are there, in the order they were asked for.
    pub fn get(&self, table: &str, rows: &[Vec<u8>]) -> Result<Vec<Row>> {
        Ok(self.get_cells(table, rows)?.into_iter().map(Row::from).collect())
    }

    /// The same, with all their columns and timestamps.
    pub fn get_cells(&self, table: &str, rows: &[Vec<u8>]) -> Result<Vec<TRowResult>> {
        if rows.is_empty() {
            return Ok(Vec::new());
        }
        self.call("getRows", |client| client.get_rows(table.into(), rows.to_vec(), Default::default()))
    }

    /// Opens a scanner on the server; `stop` empty: to the end of the table.
    pub fn open_scanner(&self, table: &str, start: &[u8], stop: &[u8], batch: i32) -> Result<i32> {
        self.open_filtered(table, start, stop, batch, None)
    }

    /// The same with a filter of the servers, in the gateway's language.
    pub fn open_filtered(
        &self,
        table: &str,
        start: &[u8],
        stop: &[u8],
        batch: i32,
        filter: Option<&str>,
    ) -> Result<i32> {
        let stop = (!stop.is_empty()).then(|| stop.to_vec());
        let filter = filter.map(|filter| filter.as_bytes().to_vec());
        let scan = TScan::new(start.to_vec(), stop, None, None, batch, filter, None, None, None, None);
        self.scanners.fetch_add(1, Ordering::Relaxed);
        self.call("scannerOpenWithScan", |client| {
            client.scanner_open_with_scan(table.into(), scan, Default::default())
        })
    }

    /// The next rows of a scanner, with all their columns; none at its end.
    pub fn next_rows(&self, scanner: i32, batch: i32) -> Result<Vec<TRowResult>> {
        let rows = self.call("scannerGetList", |client| client.scanner_get_list(scanner, batch))?;
        self.rows.fetch_add(rows.len() as u64, Ordering::Relaxed);
        Ok(rows)
    }

    pub fn close_scanner(&self, scanner: i32) -> Result<()> {
        self.call("scannerClose", |client| client.scanner_close(scanner))
    }
}

fn check_rows(table: &str, rows: &[BatchMutation]) -> Result<()> {
    rows.iter().try_for_each(|row| check_row(table, row.row.as_deref().unwrap_or_default()))
}

/// HBase refuses these rows as well, but only after the whole batch was sent, and some of it written.
pub fn check_row(table: &str, row: &[u8]) -> Result<()> {
    if row.is_empty() {
        return Err(format!(
            "`{table}`: a row of no bytes is not sent: in HBase an empty row means \"from the start\" or \"to the \
             end\" of a table, so no row can have that name; the fields of its key are all empty"
        )
        .into());
    }
    if row.len() > LONGEST_ROW {
        let begin = to_string_binary(&row[..16]);
        return Err(format!(
            "`{table}`: a row of {} bytes is not sent: HBase takes {LONGEST_ROW} at most; it begins with {begin}",
            row.len()
        )
        .into());
    }
    Ok(())
}

impl From<TRowResult> for Row {
    fn from(result: TRowResult) -> Row {
        let value = result.columns.unwrap_or_default().into_values().next().and_then(|cell| cell.value);
        Row { row: result.row.unwrap_or_default(), value: value.unwrap_or_default() }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {}", to_string_binary(&self.row), String::from_utf8_lossy(&self.value))
    }
}

#[cfg(test)]
mod tests;
