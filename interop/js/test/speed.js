/** A million event rows, encoded and decoded: `node test/speed.js`. */
import { readFileSync } from "node:fs";

import { Layout } from "rowkey";

const ROWS = 1_000_000;
const layout = Layout.parse(readFileSync(new URL("../../../examples/data/event.json", import.meta.url), "utf8"));
const rows = [];
let begun = process.cpuUsage();
/** Of the processor, so that other programs do not count. */
const seconds = () => (process.cpuUsage(begun).user + process.cpuUsage(begun).system) / 1e6;
for (let n = 0; n < ROWS; n++) {
    rows.push(layout.encode({ host: n, at: 1_700_000_000_000n + BigInt(n), seq: n % 65_536 }));
}
console.log(`${Math.round(ROWS / seconds())} rows encoded in a second`);
for (let round = 0; round < 3; round++) {
    begun = process.cpuUsage();
    let sum = 0;
    for (const row of rows) {
        sum += /** @type {number} */ (layout.decode(row).seq);
    }
    console.log(`${Math.round(ROWS / seconds())} rows decoded in a second (${sum})`);
}
