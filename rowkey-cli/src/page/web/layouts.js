/** The layouts of the page, and the WebAssembly that reads rows by them. */

/**
 * @typedef {{ name: string, part: "salt" | "constant" | "field", offset: number | null, width: number | null, encoding: string,
 *     descending: boolean, delimiter: string | null }} Segment
 * @typedef {{ path: string, expected: string, options: string[] | null, optional: boolean, text: boolean, ordered: boolean }}
 *     FormField
 * @typedef {{ name: string, width: number | null, segments: Segment[], fields: FormField[] }} KindOfRow
 * @typedef {{ fingerprint: string, kinds: KindOfRow[], own_hash: string | null, own_codec: string | null, split: boolean }} Described
 * @typedef {{ name: string, layout: import("../../../../interop/js/wasm/rowkey.js").Layout, described: Described }} Named
 */

/** @type {Named[]} */
const layouts = [];

/** @param {string} id */
function embedded(id) {
    return document.getElementById(id)?.textContent ?? "";
}

async function load() {
    const text = atob(embedded("wasm"));
    const packed = new Uint8Array(text.length);
    // Not `Uint8Array.from`, which takes 40 ms.
    for (let i = 0; i < text.length; i++) {
        packed[i] = text.charCodeAt(i);
    }
    const unpacked = new Blob([packed])
        .stream()
        .pipeThrough(new DecompressionStream("gzip"));
    wasm_bindgen.initSync({
        module: await WebAssembly.compile(
            await new Response(unpacked).arrayBuffer(),
        ),
    });
    for (const { name, layout } of JSON.parse(embedded("layouts"))) {
        const read = wasm_bindgen.Layout.parse(JSON.stringify(layout));
        layouts.push({
            name,
            layout: read,
            described: JSON.parse(read.describe()),
        });
    }
}

/** The layout that is chosen. */
function chosen() {
    return layouts.find(({ name }) => name === state.layout) ?? layouts[0];
}

/** The row kind that is chosen; of a layout without several, its only one. */
function chosenKind() {
    const { kinds } = chosen().described;
    return kinds.find(({ name }) => name === state.kind) ?? kinds[0];
}

/** The name of the row kind, as the WebAssembly takes it. */
function kindName() {
    return chosenKind().name || undefined;
}
