//! Shows, checks, encodes and scans rows, given the layout of their key as JSON:
//!
//! `rowkey explain --layout key.json '\x07\x00..'`
//!
//! `serde_json::to_string_pretty(K::LAYOUT)` writes such a file.

use std::process::ExitCode;

fn main() -> ExitCode {
    rowkey_cli::main()
}
