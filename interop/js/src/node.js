import { readFileSync } from "node:fs";
import * as wasm from "../wasm/rowkey.js";
import { start } from "./layout.js";

start(wasm, new WebAssembly.Module(new Uint8Array(readFileSync(new URL("../wasm/rowkey.wasm", import.meta.url)))));

export { RowKeyError } from "./error.js";
export { Layout } from "./layout.js";
