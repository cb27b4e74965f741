/**
 * Whether the WebAssembly that the tool puts into its page is current: it answers as one that was built just now.
 * `node test/current.js FOLDER`, of which `./build --page FOLDER` has written the files.
 */
import { readFileSync, readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";

import { bytes } from "./vectors.js";

const root = new URL("../../../", import.meta.url);

/** @param {URL} folder @returns {typeof import("../wasm/rowkey.js")} */
function loaded(folder) {
    const script = readFileSync(new URL("bindgen.js", folder), "utf8");
    const wasm = Function(`${script}; return wasm_bindgen;`)();
    wasm.initSync({
        module: new WebAssembly.Module(
            new Uint8Array(gunzipSync(new Uint8Array(readFileSync(new URL("rowkey.wasm.gz", folder))))),
        ),
    });
    return wasm;
}

/** @param {() => unknown} work */
function answer(work) {
    try {
        const found = work();
        return found instanceof Uint8Array ? Buffer.from(found).toString("hex") : String(found);
    } catch (error) {
        if (typeof error !== "string") {
            throw error;
        }
        return `thrown: ${error}`;
    }
}

/** What a build says of all vectors. @param {typeof import("../wasm/rowkey.js")} wasm */
function* answers(wasm) {
    for (const file of readdirSync(new URL("interop/vectors/", root)).sort()) {
        const vectors = JSON.parse(readFileSync(new URL(`interop/vectors/${file}`, root), "utf8"));
        for (const { layout } of vectors.refused ?? []) {
            yield answer(() => wasm.Layout.parse(JSON.stringify(layout)).describe());
        }
        if (vectors.refused) {
            continue;
        }
        /** @type {import("../wasm/rowkey.js").Layout} */
        let layout;
        try {
            layout = wasm.Layout.parse(JSON.stringify(vectors.layout));
        } catch (error) {
            yield `${file} thrown: ${error}`;
            continue;
        }
        yield `${file} ${layout.describe()} ${layout.shape()}`;
        /** @type {string[]} */
        const rows = [...(vectors.good ?? []), ...(vectors.bad ?? [])].map(({ row }) => row);
        for (const row of rows) {
            const explained = layout.explain(bytes(row));
            yield explained;
            yield answer(() => layout.encode_json(undefined, explained));
            yield wasm.row_forms(bytes(row), "rows");
        }
        const paste = wasm.Paste.read(rows.map((row) => `0x${row}`).join("\n"), "");
        yield answer(() => paste.spread(layout, 4));
        const { kinds } = JSON.parse(layout.describe());
        for (const { name, fields } of kinds) {
            for (const { path } of fields) {
                for (const text of ["1", "0..", "a,b", '"x"', "none", "true", "[1]"]) {
                    yield layout.check(name || undefined, path, text);
                    yield answer(() => layout.ask(name || undefined, [`${path}=${text}`]).answer("rows"));
                }
            }
        }
    }
    const layout = wasm.Layout.parse(readFileSync(new URL("examples/data/event.json", root), "utf8"));
    for (const name of ["pastes", "rows", "explain"]) {
        // Any text: what it is matters less than that both read it alike.
        for (const text of readFileSync(new URL(`rowkey-cli/tests/tool/${name}.rs`, root), "utf8").split("#[test]")) {
            for (const notation of ["", "hex", "base64", "text"]) {
                const paste = wasm.Paste.read(text.replaceAll("\\n", "\n").replaceAll("\\\\", "\\"), notation);
                yield `${paste.count()} ${paste.form()} ${paste.error()}`;
                for (let i = 0; i < paste.count(); i++) {
                    yield paste.unread(i) ?? paste.explain(layout, i);
                }
            }
        }
    }
}

const fresh = answers(loaded(new URL(`${process.argv[2]}/`, `file://${process.cwd()}/`)));
let count = 0;
for (const old of answers(loaded(new URL("rowkey-cli/src/page/web/", root)))) {
    const now = fresh.next().value;
    if (old !== now) {
        console.error(`The page's WebAssembly is not current: run interop/js/build --page.\nold: ${old}\nnew: ${now}`);
        process.exit(1);
    }
    count += 1;
}
console.log(`${count} answers of the page's WebAssembly are those of a build of now`);
if (count < 20_000 || !fresh.next().done) {
    process.exit(1);
}
