/** What axe finds on a page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Each rule that the page breaks, with the elements.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function broken(page) {
    await page.evaluate(source);
    return page.evaluate(async () => {
        // @ts-expect-error: what the source defines.
        const { violations } = await axe.run();
        return violations.map(
            (/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => node.html)}`,
        );
    });
}
