/** The package in a browser, from a server: every case of the vectors. `BROWSER`: as in `browser.js`. */
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { after, test } from "node:test";

import * as browser from "./browser.js";

const interop = new URL("../../", import.meta.url);
const TYPES = { ".js": "text/javascript", ".json": "application/json", ".html": "text/html" };

const server = createServer(async (request, response) => {
    const path = (request.url ?? "").slice(1);
    const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(path))] ?? "application/octet-stream";
    try {
        const body =
            path === "page.html" ? "<!doctype html><title>rowkey</title>" : await readFile(new URL(path, interop));
        response.writeHead(200, { "Content-Type": type }).end(body);
    } catch {
        response.writeHead(404).end();
    }
});

after(async () => {
    await browser.close();
    server.close();
});

test("every case of the vectors, by the package in a browser", async () => {
    await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    const page = await (await browser.opened({})).newPage();
    await page.goto(`http://127.0.0.1:${port}/page.html`);
    const files = await readdir(new URL("vectors/", interop));
    const { count, wrong } = await page.evaluate(async (files) => {
        const load = (/** @type {string} */ path) => import(path);
        const [rowkey, { check, exact }] = await Promise.all([load("/js/src/browser.js"), load("/js/test/vectors.js")]);
        let count = 0;
        /** @type {string[]} */
        const wrong = [];
        for (const file of files) {
            const vectors = exact(await (await fetch(`/vectors/${file}`)).text());
            const found = check(rowkey, file, vectors);
            count += found.count;
            wrong.push(...found.wrong);
        }
        return { count, wrong };
    }, files);
    assert.deepEqual(wrong.slice(0, 20), [], `${wrong.length} of ${count} are wrong`);
    assert(count > 10_000, `only ${count} cases`);
});
