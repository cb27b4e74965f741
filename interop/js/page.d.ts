/** What `bindgen.js` gives the page: the same as the module of the package. */
declare const wasm_bindgen: typeof import("./wasm/rowkey.js");
