//! Phoenix, SQL over HBase, on tables that Rust fills, and Rust on tables that SQL fills.
//!
//! The tables are made by SQL. A row is what Phoenix makes of one: the column `0:V`, and an empty mark in
//! `0:_0` without which a row of nothing but a key would not be there.

mod added_column;
mod text;

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::Arc;

use fastrand::Rng;
use hbase_thrift::hbase::{BatchMutation, Mutation};
use rowkey::{KeyRanges, RowKey, to_string_binary};

use self::text::{Device, Post};
use crate::error::Result;
use crate::gateway::{Gateway, Row};
use crate::java_program::JavaProgram;
use crate::run::Run;
use crate::scan::scan_all;

/// Rows that Rust writes into `event`; the others have a tenth of it.
const ROWS: usize = 20_000;
/// Rows that SQL writes into each table.
const UPSERTS: usize = 500;
/// Rows that SQL looks up by their whole key.
const LOOKUPS: usize = 200;
const BATCH: u16 = 1_000;

/// A table of Phoenix, declared to both sides.
trait Table: RowKey + Clone + PartialEq {
    /// In upper case, as HBase has it.
    const NAME: &'static str;
    /// The columns of the key.
    const KEY: [&'static str; 3];
    const ORDER_BY: &'static str;

    /// The statements that make it.
    fn create() -> Result<Vec<String>>;

    fn random(random: &mut Rng) -> Self;

    /// The key's values as SQL writes them.
    fn literals(&self) -> [String; 3];

    /// The key's values as SQL prints them.
    fn printed(&self) -> String;

    fn all() -> KeyRanges;

    /// All rows that have the leading column of this one.
    fn leading(&self) -> Result<KeyRanges>;

    /// The order of `ORDER_BY`, by the values alone.
    fn sort(rows: &mut [Self]);
}

/// `#[rowkey(desc)]` and the default integers are `DESC`, `INTEGER`, `BIGINT` and `SMALLINT`.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = 16, hash = java31))]
struct Event {
    host: i32,
    #[rowkey(desc)]
    at: i64,
    seq: i16,
}

impl Table for Event {
    const NAME: &'static str = "EVENT";
    const KEY: [&'static str; 3] = ["host", "at", "seq"];
    const ORDER_BY: &'static str = "at DESC, seq";

    fn create() -> Result<Vec<String>> {
        Ok(vec![create(
            Self::NAME,
            "host INTEGER NOT NULL, at BIGINT NOT NULL, seq SMALLINT NOT NULL, v VARCHAR \
             CONSTRAINT pk PRIMARY KEY (host, at DESC, seq)",
        )])
    }

    fn random(random: &mut Rng) -> Self {
        // SQL has no literal for the least BIGINT.
        let at = (random.i64(..) >> random.u8(..64)).max(-i64::MAX);
        Event { host: random.i32(-20..20), at, seq: random.i16(..) }
    }

    fn literals(&self) -> [String; 3] {
        [self.host.to_string(), self.at.to_string(), self.seq.to_string()]
    }

    fn printed(&self) -> String {
        self.literals().join("\t")
    }

    fn all() -> KeyRanges {
        Event::prefix().ranges()
    }

    fn leading(&self) -> Result<KeyRanges> {
        Ok(Event::prefix().host(self.host).ranges())
    }

    fn sort(rows: &mut [Self]) {
        rows.sort_by_key(|row| (Reverse(row.at), row.seq));
    }
}

/// `#[rowkey(nul)]` is `VARCHAR`, `#[pad(4, fill = ' ')]` is `CHAR(4)`. A descending VARCHAR holds no '',
/// which is null to Phoenix and sorts first even then.
#[derive(RowKey, Debug, Clone, PartialEq)]
#[rowkey(salt(buckets = 16, hash = java31))]
struct Item {
    #[rowkey(nul)]
    shop: String,
    #[rowkey(desc)]
    #[pad(4, fill = ' ')]
    code: String,
    #[rowkey(nul, desc)]
    name: String,
}

impl Table for Item {
    const NAME: &'static str = "ITEM";
    const KEY: [&'static str; 3] = ["shop", "code", "name"];
    const ORDER_BY: &'static str = "code DESC, name DESC";

    fn create() -> Result<Vec<String>> {
        Ok(vec![create(
            Self::NAME,
            "shop VARCHAR, code CHAR(4) NOT NULL, name VARCHAR, v VARCHAR \
             CONSTRAINT pk PRIMARY KEY (shop, code DESC, name DESC)",
        )])
    }

    fn random(random: &mut Rng) -> Self {
        const PARTS: [&str; 8] = ["a", "z", "~", " ", "é", "浙江", "\u{ffff}", "😀"];
        let shop = format!("shop-{}", ["1", "11", "2", "é"][random.usize(..4)]);
        let code = (0..random.u8(1..5)).map(|_| random.alphanumeric()).collect();
        let name = (0..random.u8(1..6)).map(|_| PARTS[random.usize(..PARTS.len())]).collect();
        Item { shop, code, name }
    }

    fn literals(&self) -> [String; 3] {
        [&self.shop, &self.code, &self.name].map(|text| format!("'{text}'"))
    }

    fn printed(&self) -> String {
        format!("{}\t{}\t{}", self.shop, self.code, self.name)
    }

    fn all() -> KeyRanges {
        Item::prefix().ranges()
    }

    fn leading(&self) -> Result<KeyRanges> {
        Ok(Item::prefix().shop(&self.shop)?.ranges())
    }

    fn sort(rows: &mut [Self]) {
        rows.sort_by(|a, b| (&b.code, &b.name).cmp(&(&a.code, &a.name)));
    }
}

pub fn run(run: &mut Run) -> Result<()> {
    println!("drawn from the seed {}\n", run.settings.seed);
    let mut sql = run.java_program("Sql")?;
    let gateway = run.cluster()?.gateway();
    let mut random = Rng::with_seed(run.settings.seed);
    one_table::<Event>(gateway, &mut sql, &mut random, ROWS)?;
    one_table::<Item>(gateway, &mut sql, &mut random, ROWS / 10)?;
    one_table::<Device>(gateway, &mut sql, &mut random, ROWS / 10)?;
    one_table::<Post>(gateway, &mut sql, &mut random, ROWS / 10)?;
    added_column::run(gateway, &mut sql, &mut random)?;
    println!();
    wrong_salt(gateway, &mut sql)
}

fn create(name: &str, columns: &str) -> String {
    format!("CREATE TABLE {name} ({columns}) SALT_BUCKETS=16, COLUMN_ENCODED_BYTES=0")
}

fn one_table<K: Table>(
    gateway: &Arc<Gateway>,
    sql: &mut JavaProgram,
    random: &mut Rng,
    rows: usize,
) -> Result<()> {
    let (name, key) = (K::NAME, K::KEY.join(", "));
    sql.ask(&format!("DROP TABLE IF EXISTS {name}"))?;
    for create in K::create()? {
        sql.ask(&create)?;
        println!("{create}");
    }

    // Rust writes, SQL reads.
    let mut taken = BTreeSet::new();
    let keys: Vec<K> = new_keys(random, rows, &mut taken)?;
    for batch in keys.chunks(usize::from(BATCH)) {
        let rows = batch.iter().map(|key| Ok(cells(&key.try_encode()?, &key.printed())));
        gateway.mutate(name, rows.collect::<Result<_>>()?)?;
    }
    expect("COUNT", &sql.ask(&format!("SELECT COUNT(*) FROM {name}"))?, &[rows.to_string()])?;
    println!("  {rows} rows by Rust: COUNT(*) is {rows}");

    let of = &keys[0];
    let leading = format!("{} = {}", K::KEY[0], of.literals()[0]);
    let query = format!("SELECT {key}, v FROM {name} WHERE {leading} ORDER BY {}", K::ORDER_BY);
    let ranges = of.leading()?;
    let mut filtered: Vec<K> =
        keys.iter().filter(|key| key.literals()[0] == of.literals()[0]).cloned().collect();
    K::sort(&mut filtered);
    let lines: Vec<String> = filtered.iter().map(|key| format!("{0}\t{0}", key.printed())).collect();
    expect(&query, &sql.ask(&query)?, &lines)?;
    let merged = scan_all(gateway, name, &ranges, BATCH)
        .map(|row| Ok(K::decode(&row?.row)?.printed()))
        .collect::<Result<Vec<_>>>()?;
    let printed: Vec<String> = filtered.iter().map(K::printed).collect();
    expect("the merged scan", &merged, &printed)?;
    println!(
        "  {leading} ORDER BY {}: {} rows, in the order of a merged scan by Rust",
        K::ORDER_BY,
        lines.len()
    );

    for _ in 0..LOOKUPS {
        let key = &keys[random.usize(..rows)];
        expect(&key.printed(), &sql.ask(&whole_key(key))?, &[key.printed()])?;
    }
    println!("  {LOOKUPS} rows by their whole key: each found, so each salt is Phoenix's");

    // SQL writes, Rust reads.
    sql.ask(&format!("DELETE FROM {name}"))?;
    expect("COUNT", &sql.ask(&format!("SELECT COUNT(*) FROM {name}"))?, &["0".into()])?;
    let keys: Vec<K> = new_keys(random, UPSERTS, &mut taken)?;
    sql.ask("begin")?;
    for key in &keys {
        sql.ask(&format!("UPSERT INTO {name} VALUES ({}, '{}')", key.literals().join(", "), key.printed()))?;
    }
    sql.ask("commit")?;
    read_all::<K>(gateway, UPSERTS)?;
    println!("  {UPSERTS} rows by SQL: decoded to the values that SQL wrote, encoded to the same bytes\n");
    Ok(())
}

/// Decodes all rows of a table to what their value says, and encodes them again.
fn read_all<K: Table>(gateway: &Arc<Gateway>, count: usize) -> Result<()> {
    let mut read = 0;
    for row in scan_all(gateway, K::NAME, &K::all(), BATCH) {
        let Row { row, value } = row?;
        let value = String::from_utf8(value)?;
        let key = K::decode(&row).map_err(|error| format!("{}: {error}", to_string_binary(&row)))?;
        expect(&to_string_binary(&row), &[key.printed()], &[value])?;
        let built = key.try_encode()?;
        expect(&key.printed(), &[to_string_binary(&built)], &[to_string_binary(&row)])?;
        read += 1;
    }
    expect("rows by SQL", &[read.to_string()], &[count.to_string()])
}

/// Keys of rows that are not there yet.
fn new_keys<K: Table>(random: &mut Rng, count: usize, taken: &mut BTreeSet<Vec<u8>>) -> Result<Vec<K>> {
    let mut keys = Vec::with_capacity(count);
    while keys.len() < count {
        let key = K::random(random);
        if taken.insert(key.try_encode()?.to_vec()) {
            keys.push(key);
        }
    }
    Ok(keys)
}

/// A row as Phoenix writes it.
fn cells(row: &[u8], value: &str) -> BatchMutation {
    let cell =
        |column: &[u8], value: &str| Mutation::new(false, column.to_vec(), value.as_bytes().to_vec(), true);
    BatchMutation::new(row.to_vec(), vec![cell(b"0:V", value), cell(b"0:_0", "x")])
}

fn whole_key<K: Table>(key: &K) -> String {
    let values = key.literals();
    let equal = |(column, value): (&&str, &String)| match &**value {
        "null" => format!("{column} IS NULL"),
        value => format!("{column} = {value}"),
    };
    let equal: Vec<String> = K::KEY.iter().zip(&values).map(equal).collect();
    format!("SELECT v FROM {} WHERE {}", K::NAME, equal.join(" AND "))
}

/// Shows that a lookup by the whole key is what finds a wrong salt: COUNT and a range do not mind it.
fn wrong_salt(gateway: &Gateway, sql: &mut JavaProgram) -> Result<()> {
    let key = Event { host: 77, at: 1_700_000_000_000, seq: 1 };
    let mut row = key.encode();
    row[0] = (row[0] + 1) % 16;
    gateway.mutate(Event::NAME, vec![cells(&row, "wrong")])?;
    let by_range = sql.ask("SELECT v FROM EVENT WHERE host = 77")?;
    let by_key = sql.ask(&whole_key(&key))?;
    expect("a wrong salt by its host", &by_range, &["wrong".into()])?;
    expect("a wrong salt by its whole key", &by_key, &[])?;
    let refused = Event::decode(&row).err().ok_or("Rust decodes a wrong salt")?;
    println!("A row with a wrong salt: Phoenix finds it by its host, and not by its whole key;");
    println!("  Rust says: {refused}");
    Ok(())
}

fn expect(what: &str, found: &[String], expected: &[String]) -> Result<()> {
    if found == expected {
        return Ok(());
    }
    let at = found.iter().zip(expected).position(|(a, b)| a != b).unwrap_or(found.len().min(expected.len()));
    let show =
        |lines: &[String]| format!("{} lines, the first that differs {:?}", lines.len(), lines.get(at));
    Err(format!("{what}: found {}; expected {}", show(found), show(expected)).into())
}
