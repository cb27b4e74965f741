//! Where the writes of an hour go: with the time first, and with a salt before it.

use rowkey::RowKey;

use super::drawing::{Anchor, Drawing, Fill};

/// The compiler warns of a key that begins with a time; this picture shows why.
#[derive(RowKey)]
#[rowkey(allow(hotspot))]
struct TimeFirst {
    at: u64,
    host: u32,
}

#[derive(RowKey)]
struct Salted {
    at: u64,
    #[salt(buckets = 8)]
    host: u32,
}

const REGIONS: usize = 8;
const HOUR: u64 = 3_600;
const START: u64 = 1_700_000_000;
const BOTTOM: u32 = 204;

/// The region of a row, where each begins at one of `splits`.
fn region(row: &[u8], splits: &[Vec<u8>]) -> usize {
    splits.partition_point(|split| split.as_slice() <= row)
}

pub fn draw() -> String {
    let mut picture = Drawing::new(
        600,
        250,
        "Two bar charts of the writes of one hour over eight regions. With the time first, the last region takes all 64 \
         writes. With a salt before the time, each region takes some.",
    );
    // The table has grown for seven hours, and was split once an hour.
    let hours: Vec<Vec<u8>> = (1..REGIONS as u64)
        .map(|hour| TimeFirst { at: START + hour * HOUR, host: 0 }.encode().to_vec())
        .collect();
    let mut by_time = [0; REGIONS];
    let mut by_salt = [0; REGIONS];
    for write in 0..64 {
        let (at, host) = (START + 7 * HOUR + u64::from(write) * 56, write);
        by_time[region(&TimeFirst { at, host }.encode(), &hours)] += 1;
        by_salt[region(&Salted { at, host }.encode(), &Salted::split_points())] += 1;
    }
    place(&mut picture, 0, "Time first", &by_time);
    place(&mut picture, 310, "Salt, then time", &by_salt);
    picture.finish()
}

fn place(picture: &mut Drawing, x: u32, name: &str, writes: &[u32; REGIONS]) {
    picture.heading(x, 18, Anchor::Start, name);
    for (region, &count) in (0..).zip(writes) {
        let left = x + region * 36;
        picture.area((left, 56), (30, BOTTOM - 56), Fill::Other);
        let height = (count * (BOTTOM - 56)).div_ceil(64);
        if count > 0 {
            picture.area((left, BOTTOM - height), (30, height), Fill::Busy);
        }
        picture.text(left + 15, BOTTOM - height - 5, Anchor::Middle, &count.to_string());
        picture.text(left + 15, BOTTOM + 18, Anchor::Middle, &(region + 1).to_string());
    }
    picture.text(x, BOTTOM + 38, Anchor::Start, "writes of one hour in each region");
}
