//! Writes cases: `rowkey-generator SEED COUNT`.

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse().expect("a number"));
    let (seed, count) = (args.next().unwrap_or(0), args.next().unwrap_or(1));
    print!("{}", rowkey_generator::source::file(seed, count));
}
