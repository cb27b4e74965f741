//! A skip scan on its way over the rows of a table.

use rowkey::{RowKey, Step};

use super::drawing::{Anchor, Drawing, Fill};

#[derive(RowKey)]
struct Sample {
    host: u32,
    metric: u16,
}

const HOSTS: u32 = 4;
const METRICS: u16 = 8;
const WANTED: u16 = 3;
const CELL: u32 = 18;
const TOP: u32 = 92;

/// The middle of the cell of a row.
fn middle(row: usize) -> u32 {
    row as u32 * (CELL + 1) + CELL / 2
}

pub fn draw() -> String {
    let rows: Vec<[u8; 6]> = (1..=HOSTS)
        .flat_map(|host| (1..=METRICS).map(move |metric| Sample { host, metric }.encode()))
        .collect();
    let scan = Sample::prefix().host_any().metric(WANTED).skip();

    let mut matches = Vec::new();
    let mut seeks = Vec::new();
    let mut read = 0;
    let find = |key: &[u8]| rows.partition_point(|row| row[..] < *key);
    let mut at = scan.start().map_or(rows.len(), |key| find(&key));
    while let Some(row) = rows.get(at) {
        read += 1;
        match scan.next(row) {
            Step::Match => {
                matches.push(at);
                at += 1;
            }
            Step::Seek(key) => {
                let to = find(&key);
                seeks.push((at, to));
                at = to;
            }
            Step::Done => break,
        }
    }

    let mut picture = Drawing::new(
        640,
        188,
        &format!(
            "{} rows of {HOSTS} hosts with {METRICS} metrics each. A skip scan for metric {WANTED} of every host reads {read} \
             rows: it jumps over the others.",
            rows.len()
        ),
    );
    picture.heading(0, 18, Anchor::Start, &format!("metric {WANTED} of every host"));
    for row in 0..rows.len() {
        let fill = if matches.contains(&row) { Fill::Wanted } else { Fill::Other };
        picture.area((middle(row) - CELL / 2, TOP), (CELL, 26), fill);
        let metric = row % usize::from(METRICS) + 1;
        picture.code(middle(row), TOP + 18, Anchor::Middle, &metric.to_string());
    }
    for (from, to) in seeks {
        // The last seek lands after the last row: it finds the end of the table.
        let (from, to) = (middle(from), middle(to));
        picture.arrow(&format!("M{from} {TOP} C{from} {y} {to} {y} {to} {TOP}", y = TOP - 48), (to, TOP));
    }
    for host in 0..HOSTS {
        let first = host as usize * usize::from(METRICS);
        let (left, right) =
            (middle(first) - CELL / 2 + 2, middle(first + usize::from(METRICS) - 1) + CELL / 2 - 2);
        picture.line(&format!("M{left} {y} v6 H{right} v-6", y = TOP + 32));
        picture.text((left + right) / 2, TOP + 56, Anchor::Middle, &format!("host {}", host + 1));
    }
    let found = matches.len();
    picture.text(
        0,
        TOP + 88,
        Anchor::Start,
        &format!("reads {read} rows of {}, returns {found}", rows.len()),
    );
    picture.finish()
}
