/** Rows of layouts, a line of JSON each, as another program asks for them: the protocol of `lines.py` of the Python package. */
import { createInterface } from "node:readline";

import { Layout, RowKeyError } from "rowkey";

import { bytes, hex, scanned } from "./vectors.js";

/** @type {Layout | undefined} */
let layout;
/** Whether its rows are of several kinds. */
let kinds = false;

/** @param {any} said */
function answer(said) {
    /** @type {import("rowkey").Explanation["fault"] | undefined} */
    let fault;
    try {
        if (said.layout) {
            layout = undefined;
            layout = Layout.parse(said.layout);
            kinds = said.layout.kinds !== undefined;
            // The one that `parse` compared with its own.
            return { fingerprint: said.layout.fingerprint };
        }
        if (!layout) {
            throw new RowKeyError("there is no layout");
        }
        if (said.scan) {
            return { ranges: scanned(layout, said.scan, kinds) };
        }
        fault = layout.explain(bytes(said.row)).fault;
        const row = hex(layout.encode(layout.decode(bytes(said.row))));
        return fault ? { row, fault } : { row };
    } catch (error) {
        if (!(error instanceof RowKeyError)) {
            throw error;
        }
        const { message, field, offset } = error;
        return { error: message, field, offset, fault: fault?.offset === offset ? undefined : fault };
    }
}

for await (const line of createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(answer(JSON.parse(line))));
}
