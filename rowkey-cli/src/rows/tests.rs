//! What [`text`] prints is read back, whatever the rows look like, and in any order.

use fastrand::Rng;

use super::{Input, text};

/// What the lines of other tools are made of.
const PIECES: [&str; 40] = [
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "7",
    ", ",
    " ",
    "\"",
    "'",
    "b'",
    "`",
    "' is `",
    "K: ",
    "/f:q/1/Put/vlen=1/seqid=4",
    "Current count: 1, row: ",
    "Keys in range: 1",
    "0x",
    "07",
    " ==> ",
    "' seq:1, type:1 => ",
    "-----",
    "|",
    "-+-",
    "(1 row)",
    "t,",
    ",1.0123456789abcdef0123456789abcdef.",
    "<Buffer ",
    ">",
    "ROW  COLUMN+CELL",
    "hbase:001:0> ",
    "$ ",
    " column=f:q, timestamp=1, value=1",
    "2023-11-14 22:13:20 INFO ",
    "00000000: 07  .",
    "1) ",
    "登录",
    "\\",
    "\0",
];

fn row(random: &mut Rng) -> Vec<u8> {
    // The tool skips blank lines.
    (0..random.usize(1..5)).flat_map(|_| PIECES[random.usize(..PIECES.len())].bytes()).collect()
}

#[test]
fn rows_of_text_come_back() {
    let first = std::env::var("ROWKEY_SEED").ok().map(|seed| seed.parse().expect("ROWKEY_SEED is a number"));
    for seed in (0..5_000).map(|_| first.unwrap_or_else(|| fastrand::u64(..))) {
        let mut random = Rng::with_seed(seed);
        let rows: Vec<Vec<u8>> =
            (0..4).map(|_| row(&mut random)).filter(|row| row.iter().any(|byte| *byte != b' ')).collect();
        let lines: Vec<String> = rows.iter().map(|row| text(row)).collect();
        let lines = lines.join("\n");
        let mut input = Input::new(lines.as_bytes(), None, |_| {});
        let mut found = Vec::new();
        while let Some((_, row)) =
            input.next(|| Ok(())).unwrap_or_else(|_| panic!("{lines}\nROWKEY_SEED={seed}"))
        {
            found.push(row);
        }
        assert_eq!(found, rows, "{lines}\nreplay: ROWKEY_SEED={seed}");
        assert!(input.recognized.is_none(), "{lines}\nreplay: ROWKEY_SEED={seed}");
    }
}
