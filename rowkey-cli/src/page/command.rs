//! `rowkey page`: one HTML file that reads rows in a browser.

use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use clap::Args;
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::failure::{Failure, Outcome};
use crate::layout_file;

/// Writes a page that reads and writes rows in a browser, as one HTML file.
///
/// The page contains the layouts and the code of this tool as WebAssembly. It works offline and from disk, and sends nothing: its
/// content security policy forbids it. It reads rows in every form that `rowkey explain` reads, encodes field values as a row,
/// shows the ranges and commands of `rowkey scan`, counts rows by bucket, and has a link to the current view. In English and
/// Chinese.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Page {
    /// Layouts as JSON. The page names each after its file.
    #[arg(short, long = "layout", value_name = "FILE", required = true, num_args = 1..)]
    layouts: Vec<PathBuf>,
}

const AFTER: &str = "\
Example:
  rowkey page --layout event.json user.json > rows.html

Exit status: 0 the page is written, 2 bad input.";

const PAGE: &str = include_str!("web/page.html");
const STYLE: &str = include_str!("web/style.css");
/// Concatenated in this order, in one scope.
const SCRIPTS: [&str; 11] = [
    include_str!("web/bindgen.js"),
    include_str!("web/text.js"),
    include_str!("web/state.js"),
    include_str!("web/dom.js"),
    include_str!("web/layouts.js"),
    include_str!("web/layout_view.js"),
    include_str!("web/paste_box.js"),
    include_str!("web/read_view.js"),
    include_str!("web/write_view.js"),
    include_str!("web/ask_view.js"),
    concat!(include_str!("web/spread_view.js"), include_str!("web/main.js")),
];
/// Written by `interop/js/build --page`.
const WASM: &[u8] = include_bytes!("web/rowkey.wasm.gz");

impl Page {
    pub fn run(&self) -> Result<(String, Outcome), Failure> {
        let mut layouts = Vec::new();
        let mut names = Vec::new();
        for path in &self.layouts {
            let name = name(path);
            if names.contains(&name) {
                return Err(Failure::Input(format!(
                    "{}: there are two layouts `{name}`; rename one of the files",
                    path.display()
                )));
            }
            layouts.push(json!({ "name": name, "layout": layout_file::read(path)? }));
            names.push(name);
        }
        let script = format!("\"use strict\";\n{}", code_alone(&SCRIPTS.concat()));
        let style = code_alone(STYLE);
        let policy = format!(
            "default-src 'none'; script-src '{}' 'wasm-unsafe-eval'; style-src '{}'; img-src data:; base-uri 'none'; form-action \
             'none'",
            hash(&script),
            hash(&style)
        );
        // In a script, `<` could end it.
        let layouts = serde_json::Value::from(layouts).to_string().replace('<', "\\u003c");
        let title = names.join(", ").replace('&', "&amp;").replace('<', "&lt;");
        let parts = [
            ("@POLICY@", &*policy),
            ("@TITLE@", &*title),
            ("@STYLE@", &*style),
            ("@LAYOUTS@", &*layouts),
            ("@WASM@", &*STANDARD.encode(WASM)),
            ("@SCRIPT@", &*script),
        ];
        let (mut page, mut rest) = (String::new(), PAGE);
        for (mark, part) in parts {
            let (before, after) = rest.split_once(mark).unwrap_or((rest, ""));
            page += before;
            page += part;
            rest = after;
        }
        Ok((page + rest, Outcome::Fine))
    }
}

/// The name of a layout: that of its file.
fn name(path: &Path) -> String {
    let stem = if layout_file::is_standard_input(path) { None } else { path.file_stem() };
    stem.map_or("layout".into(), |stem| stem.to_string_lossy().into_owned())
}

/// Without the comments for readers and for the type checker, and without indentation: each page would carry them too.
fn code_alone(code: &str) -> String {
    let (mut kept, mut inside) = (String::new(), false);
    for line in code.split_inclusive('\n') {
        let text = line.trim();
        // Code may follow the type of an expression.
        let begins = text.starts_with("/**") && (text.ends_with("*/") || !text.contains("*/"));
        if !inside && !begins && !text.starts_with("//") {
            kept += line.trim_start();
        }
        inside = (inside || begins) && !text.ends_with("*/");
    }
    kept
}

/// What a policy allows: exactly this text.
fn hash(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}
