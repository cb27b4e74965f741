//! Instructions of `rowkey` and of the same by hand, counted by callgrind: exact and repeatable.
//! `cargo xtask instructions` runs this and holds the ratios against their bars.

#![allow(missing_docs, reason = "the macros of the runner write items without docs")]

use gungraun::{library_benchmark, library_benchmark_group, main};
use rowkey_benches::by_hand::{ended, event, feed, file, login, trace, wide};
use rowkey_benches::keys::*;
use rowkey_benches::pairs;
use rowkey_benches::pairs::{Work, each, each_into, each_row};

/// All numbers of [`files`] fit.
fn encoded_file(key: &File) -> Vec<u8> {
    file::encode(key).map(Vec::from).unwrap_or_default()
}

macro_rules! benchmarks {
    ($($name:ident, $bar:literal, $ours:expr, $by_hand:expr;)*) => {
        $(
            #[library_benchmark]
            #[bench::ours($ours)]
            #[bench::by_hand($by_hand)]
            fn $name(work: Work) {
                work();
                std::mem::forget(work);
            }
        )*

        library_benchmark_group!(name = instructions, benchmarks = [$($name),*]);
    };
}

pairs!(benchmarks);

main!(library_benchmark_groups = instructions);
