//! Truck numbers as text and as rowkey encodes them, and what a scan of three trucks returns.

use rowkey::RowKey;

use super::drawing::{Anchor, Drawing, Fill};

#[derive(RowKey)]
struct Truck {
    number: u32,
}

const TRUCKS: std::ops::RangeInclusive<u32> = 8..=12;
const WANTED: std::ops::Range<u32> = 9..12;
const CELL: (u32, u32) = (110, 26);
const STEP: u32 = 30;
const TOP: u32 = 62;

/// A row of one of the two tables.
struct Row {
    key: Vec<u8>,
    shown: String,
    number: u32,
}

fn table(key: impl Fn(u32) -> (Vec<u8>, String)) -> Vec<Row> {
    let row = |number| {
        let (key, shown) = key(number);
        Row { key, shown, number }
    };
    let mut rows: Vec<Row> = TRUCKS.map(row).collect();
    rows.sort_by(|a, b| a.key.cmp(&b.key));
    rows
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02X}")).collect::<Vec<_>>().join(" ")
}

pub fn draw() -> String {
    let text = table(|number| (number.to_string().into_bytes(), number.to_string()));
    let bytes = table(|number| {
        let key = Truck { number }.encode();
        (key.to_vec(), hex(&key))
    });
    let scan = Truck::prefix().number_range(WANTED).range();
    let by_hand = (WANTED.start.to_string(), WANTED.end.to_string());

    let left = panel(
        "Numbers as text",
        "Five rows, keyed by a truck number as text, are sorted 10, 11, 12, 8, 9. The scan from 9 to 12 starts after its stop \
         row: it returns nothing.",
        &text,
        (by_hand.0.as_bytes(), by_hand.1.as_bytes()),
    );
    let right = panel(
        "Big-endian bytes",
        "The same rows, keyed by big-endian bytes, are sorted 8 to 12, and the scan returns 9, 10 and 11.",
        &bytes,
        (scan.start(), scan.stop()),
    );
    left.finish_beside(right)
}

/// One table, with the scan from `start` to `stop` beside it.
fn panel(heading: &str, title: &str, rows: &[Row], (start, stop): (&[u8], &[u8])) -> Drawing {
    let mut picture = Drawing::new(220, 240, title);
    picture.heading(0, 18, Anchor::Start, heading);
    picture.text(0, 40, Anchor::Start, &format!("scan trucks {} to {}", WANTED.start, WANTED.end - 1));
    for (row, y) in rows.iter().zip((TOP..).step_by(STEP as usize)) {
        let fill = if WANTED.contains(&row.number) { Fill::Wanted } else { Fill::Other };
        picture.area((0, y), CELL, fill);
        picture.code(CELL.0 / 2, y + 18, Anchor::Middle, &row.shown);
    }
    // The edge above the first row at or above `key`.
    let edge = |key: &[u8]| TOP - 2 + STEP * rows.iter().take_while(|row| row.key[..] < *key).count() as u32;
    let (first, last) = (edge(start), edge(stop));
    let right = CELL.0 + 6;
    for (y, name) in [(first, "start row"), (last, "stop row")] {
        picture.line(&format!("M{right} {y} h24"));
        picture.text(right + 30, y + 5, Anchor::Start, name);
    }
    if first < last {
        picture.line(&format!("M{} {first} V{last}", right + 12));
    }
    let found = rows.iter().filter(|row| row.key[..] >= *start && row.key[..] < *stop).count();
    let wanted = rows.iter().filter(|row| WANTED.contains(&row.number)).count();
    picture.text(0, 236, Anchor::Start, &format!("returns {found} of {wanted} rows"));
    picture
}
