//! `rowkey-bindgen KIND FILE.wasm FOLDER`: writes the WebAssembly and the JavaScript that loads it: of the kind `module` an ES
//! module with its declarations, of the kind `page` a script without them.

use std::process::exit;

use wasm_bindgen_cli_support::Bindgen;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [kind, file, folder] = &arguments[..] else {
        eprintln!("expected module or page, FILE.wasm and FOLDER");
        exit(2);
    };
    let is_page = kind == "page";
    let mut bindgen = Bindgen::new();
    bindgen.input_path(file).out_name("rowkey").typescript(!is_page).omit_default_module_path(true);
    let target = if is_page { bindgen.no_modules(true) } else { bindgen.web(true) };
    if let Err(error) = target.and_then(|bindgen| bindgen.generate(folder)) {
        eprintln!("error: {error}");
        exit(1);
    }
}
