import * as wasm from "../wasm/rowkey.js";
import { start } from "./layout.js";

// Not `compileStreaming`, which some servers break by a wrong content type.
const response = await fetch(new URL("../wasm/rowkey.wasm", import.meta.url));
if (!response.ok) {
    throw new Error(`rowkey.wasm: ${response.status} ${response.statusText}`);
}
start(wasm, await WebAssembly.compile(await response.arrayBuffer()));

export { RowKeyError } from "./error.js";
export { Layout } from "./layout.js";
