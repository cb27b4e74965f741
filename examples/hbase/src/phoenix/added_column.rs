//! A column that is added to a key when the table has rows.
//!
//! Phoenix wants it nullable, and so of variable width. It writes a null at the end of a row as nothing, and a
//! value as it is, with `00` before it only after another `VARCHAR`. So after columns of fixed width (or after a
//! descending `VARCHAR`, which is always ended) it is a `String` at the end, with '' for the null. After an
//! ascending `VARCHAR`, and with a second such column, rows have a separator or none, and no key is both.
//! `tail` is another form: 01, the text, and 00.

use std::sync::Arc;

use fastrand::Rng;
use rowkey::{KeyRanges, RowKey};

use super::{LOOKUPS, Table, UPSERTS, cells, expect, new_keys, read_all, whole_key};
use crate::error::Result;
use crate::gateway::Gateway;
use crate::java_program::JavaProgram;

/// The key since the column is there; rows from before have no city.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct Visit {
    guest: i32,
    at: i64,
    city: String,
}

/// What it is not.
#[derive(RowKey, Debug)]
struct WithTail {
    guest: i32,
    at: i64,
    #[rowkey(tail)]
    city: Option<String>,
}

const ALTER: &str = "ALTER TABLE VISIT ADD city VARCHAR PRIMARY KEY";

impl Table for Visit {
    const NAME: &'static str = "VISIT";
    const KEY: [&'static str; 3] = ["guest", "at", "city"];
    const ORDER_BY: &'static str = "guest, at, city";

    fn create() -> Result<Vec<String>> {
        let columns = "guest INTEGER NOT NULL, at BIGINT NOT NULL, v VARCHAR";
        Ok(vec![format!(
            "CREATE TABLE VISIT ({columns} CONSTRAINT pk PRIMARY KEY (guest, at)) COLUMN_ENCODED_BYTES=0"
        )])
    }

    fn random(random: &mut Rng) -> Self {
        const CITIES: [&str; 6] = ["", "", "", "Bonn", "~", "é"];
        let city = CITIES[random.usize(..CITIES.len())].into();
        Visit { guest: random.i32(-4..4), at: random.i64(-100..100), city }
    }

    fn literals(&self) -> [String; 3] {
        let city = if self.city.is_empty() { "null".into() } else { format!("'{}'", self.city) };
        [self.guest.to_string(), self.at.to_string(), city]
    }

    fn printed(&self) -> String {
        let city = if self.city.is_empty() { "null" } else { &self.city };
        format!("{}\t{}\t{city}", self.guest, self.at)
    }

    fn all() -> KeyRanges {
        Visit::prefix().ranges()
    }

    fn leading(&self) -> Result<KeyRanges> {
        Ok(Visit::prefix().guest(self.guest).ranges())
    }

    fn sort(rows: &mut [Self]) {
        rows.sort_by(|a, b| (a.guest, a.at, &a.city).cmp(&(b.guest, b.at, &b.city)));
    }
}

pub fn run(gateway: &Arc<Gateway>, sql: &mut JavaProgram, random: &mut Rng) -> Result<()> {
    sql.ask("DROP TABLE IF EXISTS VISIT")?;
    for create in Visit::create()? {
        sql.ask(&create)?;
        println!("{create}");
    }
    let mut keys: Vec<Visit> = new_keys(random, 2 * UPSERTS, &mut Default::default())?;
    let by_rust = keys.split_off(UPSERTS);

    // SQL writes, before and after; Rust reads.
    let (before, after): (Vec<_>, Vec<_>) = keys.iter().partition(|key| key.city.is_empty());
    sql.ask("begin")?;
    for key in &before {
        sql.ask(&format!("UPSERT INTO VISIT VALUES ({}, {}, '{}')", key.guest, key.at, key.printed()))?;
    }
    sql.ask("commit")?;
    sql.ask(ALTER)?;
    println!("{ALTER}");
    sql.ask("begin")?;
    for key in &after {
        let (values, v) = (key.literals().join(", "), key.printed());
        sql.ask(&format!("UPSERT INTO VISIT (guest, at, city, v) VALUES ({values}, '{v}')"))?;
    }
    sql.ask("commit")?;
    read_all::<Visit>(gateway, UPSERTS)?;
    println!(
        "  {} rows by SQL from before, {} with a city: decoded to the values that SQL wrote, encoded to the same bytes",
        before.len(),
        after.len()
    );

    // Rust writes, SQL reads.
    let rows = by_rust.iter().map(|key| cells(&key.encode(), &key.printed()));
    gateway.mutate(Visit::NAME, rows.collect())?;
    for key in &by_rust[..LOOKUPS] {
        expect(&key.printed(), &sql.ask(&whole_key(key))?, &[key.printed()])?;
    }
    keys.extend(by_rust);
    Visit::sort(&mut keys);
    let lines: Vec<String> = keys.iter().map(Visit::printed).collect();
    let query = "SELECT guest, at, city FROM VISIT ORDER BY guest, at, city";
    expect(query, &sql.ask(query)?, &lines)?;
    println!(
        "  {UPSERTS} more by Rust: SQL finds {LOOKUPS} by their whole key, and all in the order of the values"
    );

    // `tail` reads the rows from before, and of the others none.
    for key in &keys {
        let row = key.encode();
        if WithTail::decode(&row).is_ok() != key.city.is_empty() {
            return Err(format!("`tail` and {}: {:?}", key.printed(), WithTail::decode(&row)).into());
        }
    }
    let bonn = Visit { guest: 7, at: 9, city: "Bonn".into() }.encode();
    let refused = WithTail::decode(&bonn).err().ok_or("`tail` decodes Phoenix's row")?;
    println!("  It is no `tail`, which says: {refused}");
    Ok(())
}
