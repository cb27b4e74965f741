import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { Layout, RowKeyError } from "rowkey";

import { check, exact, hex } from "./vectors.js";

const interop = new URL("../../", import.meta.url);
const event = readFileSync(new URL("../examples/data/event.json", interop), "utf8");

test("every case of the vectors", () => {
    let count = 0;
    const wrong = [];
    for (const file of readdirSync(new URL("vectors/", interop))) {
        const vectors = exact(readFileSync(new URL(`vectors/${file}`, interop), "utf8"));
        const found = check({ Layout, RowKeyError }, file, vectors);
        count += found.count;
        wrong.push(...found.wrong);
    }
    assert.deepEqual(wrong.slice(0, 20), [], `${wrong.length} of ${count} are wrong`);
    assert(count > 10_000, `only ${count} cases`);
});

const key = { host: 7, at: 1_700_000_000_000n, seq: 1 };
const row = "07000000077ffffe74301a97ff0001";

test("the row of the guide", () => {
    const layout = Layout.parse(event);
    assert.equal(hex(layout.encode(key)), row);
    assert.deepEqual(layout.decode(Uint8Array.from(Buffer.from(row, "hex"))), key);
    assert.equal(hex(layout.encode({ ...key, at: 1_700_000_000_000 })), row, "a safe integer is a number");
    assert.equal(layout.splitPoints().length, 15);
    assert.equal(Layout.parse(event), layout);
    assert.equal(Layout.parse(JSON.parse(event)).bytesFingerprint, layout.bytesFingerprint);
});

test("the program of the guide", () => {
    const json = event;
    const row = Uint8Array.from(Buffer.from("07000000077ffffe74301a97ff0001", "hex"));
    // from here ...
    const layout = Layout.parse(json);
    const key = layout.decode(row); // { host: 7, at: 1700000000000n, seq: 1 }
    const next = layout.encode({ ...key, at: key.at + 1000n });

    const range = layout.range({ host: 7 }, { field: "at", low: key.at, high: key.at + 60000n });
    const all = layout.ranges();
    const { segments, fault } = layout.explain(next);
    // ... to here
    assert(Buffer.compare(range.start, row) < 0 && Buffer.compare(row, range.stop) < 0);
    assert(all.length === 16 && segments.length === 4 && fault === null);
});

test("an explanation is that of the tool", () => {
    const explained = Layout.parse(event).explain(Uint8Array.from(Buffer.from(row, "hex")));
    assert.deepEqual(
        explained.segments.map(({ name, offset, words }) => [name, offset, words]),
        [
            ["salt", 0, "bucket 7 of 16, the right one"],
            ["host", 1, "7"],
            ["at", 5, "1700000000000: 2023-11-14 22:13:20 UTC, if in milliseconds"],
            ["seq", 13, "1"],
        ],
    );
});

test("a range needs what the salt is computed from", () => {
    const layout = Layout.parse(event);
    const bound = { field: "at", low: 1_700_000_000_000n, high: 1_700_000_001_000n };
    const { start, stop } = layout.range({ host: 7 }, bound);
    // The newest comes first: the high bound, excluded, is the start.
    assert.equal(hex(start), "07000000077ffffe74301a9418");
    // The low bound, included, is 97ff: above all rows that begin so is 98.
    assert.equal(hex(stop), "07000000077ffffe74301a98");
    assert.equal(layout.ranges().length, 16);
    assert.throws(() => layout.range(), { name: "RowKeyError", field: "host" });
    assert.deepEqual(layout.range({ host: 7 }, { ...bound, high: bound.low }), {
        start: Uint8Array.of(0),
        stop: Uint8Array.of(0),
    });
});

test("an error has field, offset, what was expected and what was found", () => {
    const layout = Layout.parse(event);
    assert.throws(() => layout.decode(Uint8Array.of(7, 0, 0, 0, 7, 127)), {
        name: "RowKeyError",
        field: "at",
        path: "at",
        offset: 5,
        expected: "8 bytes",
        found: "1",
        message: "field `at` at byte 5: expected 8 bytes, found 1",
    });
    assert.throws(() => layout.encode({ ...key, seq: 65_536 }), {
        field: "seq",
        expected: "a number in 0..=65535",
        found: "65536",
    });
    /** @type {[object, string, RegExp][]} */
    const cases = [
        [{ host: 7, at: 1n }, "seq", /missing/],
        [{ ...key, sec: 1 }, "sec", /no field `sec`; did you mean `seq`/],
        [{ ...key, seq: "1" }, "seq", /expected a whole number: a bigint, or a safe integer, found "1"/],
        [{ ...key, at: 2 ** 53 }, "at", /a safe integer, found 9007199254740992/],
        [{ ...key, host: undefined }, "host", /whole number/],
    ];
    for (const [values, field, message] of cases) {
        assert.throws(() => layout.encode(values), { name: "RowKeyError", field, message });
    }
    assert.throws(() => layout.ranges({ at: 1n }), { field: "at", message: /leading 1 fields/ });
    assert.throws(() => layout.ranges({}, { field: "seq", low: 1 }), {
        field: "seq",
        message: /the bound is on `seq`/,
    });
    assert.throws(() => Layout.parse("{}"), { name: "RowKeyError", message: /not a layout/ });
    // @ts-expect-error: a text is no row.
    assert.throws(() => layout.decode("07"), RowKeyError);
});

const rest = JSON.parse(readFileSync(new URL("vectors/text_rest.json", interop), "utf8")).layout;

test("values of a `rest` field are no range", () => {
    // The rows of longer texts lie between those of one.
    const layout = Layout.parse(rest);
    const error = { name: "RowKeyError", field: "row", message: /rows of other values lie between/ };
    assert.throws(() => layout.range({ a: 1, b: "x" }), error);
    assert.throws(() => layout.ranges({ a: 1, b: "x", c: 1, d: 2 }), error);
    assert.throws(() => layout.ranges({ a: 1, b: "x" }, { field: "c", low: 1 }), error);
    assert.equal(layout.ranges({ a: 1 }).length, 1);
});

/**
 * The layout of fields, which an error gives its fingerprint.
 * @param {...[string, object]} fields
 */
function layoutOf(...fields) {
    const json = {
        version: 1,
        fingerprint: `0x${"0".repeat(16)}`,
        fields: fields.map(([name, node]) => ({ name, node })),
    };
    try {
        return Layout.parse(json);
    } catch (error) {
        const fingerprint = /is (0x\w+)/.exec(/** @type {Error} */ (error).message)?.[1];
        return Layout.parse({ ...json, fingerprint });
    }
}

/** @param {object} node @param {number} [width] */
const newtype = (node, width) => ({ width, kind: { key: { fields: [{ name: "0", node }] } } });
/** @param {object} node */
const optional = (node) => ({ kind: { optional: node } });
const byte = { kind: "unsigned", width: 1, domain: { min: "0", max: "255" } };
const time = {
    kind: { reverse_time: { from: "100" } },
    width: 8,
    domain: { min: "-9223372036854775808", max: "9223372036854775807" },
};

test("bounds of a newtype are those of what it holds", () => {
    const newest = layoutOf(["at", optional(newtype(time, 8))]);
    const row = newest.encode({ at: 5n });
    const inside = (/** @type {import("rowkey").Bound} */ bound) =>
        newest
            .ranges({}, bound)
            .some(({ start, stop }) => Buffer.compare(start, row) <= 0 && Buffer.compare(row, stop) < 0);
    assert(inside({ field: "at", low: 4n, high: 6n }) && inside({ field: "at", low: 5n }));
    assert(!inside({ field: "at", low: 6n, high: 9n }) && !inside({ field: "at", high: 5n }));
    const mail = {
        width: 2,
        kind: {
            key: {
                fields: [
                    { name: "user", node: byte },
                    { name: "day", node: byte },
                ],
            },
        },
    };
    const { start, stop } = layoutOf(["mail", newtype(mail, 2)]).range(
        {},
        { field: "mail", low: { user: 1, day: 2 }, high: { user: 1, day: 5 } },
    );
    assert.deepEqual([hex(start), hex(stop)], ["0102", "0105"]);
    // The inner `None` comes first, and the values fall: no bounds.
    assert.throws(() => layoutOf(["at", optional(optional(time))]).ranges({}, { field: "at", low: { some: 4n } }), {
        field: "at",
        message: /no range of such a value can be written/,
    });
});

test("a value of another type is refused by the name of its field", () => {
    const layout = layoutOf(
        ["text", { kind: { length_text: { utf8: true, bytes: 1 } } }],
        ["tag", optional(byte)],
        ["list", { kind: { list: byte } }],
    );
    const values = { text: "a", tag: null, list: [1] };
    assert.equal(hex(layout.encode(values)), "01610001");
    /** @type {[object, string, RegExp][]} */
    const cases = [
        [{ text: "a\ud800" }, "text", /^field `text`: expected text in well-formed Unicode, found "a\\ud800"$/],
        [{ text: { a: 1n } }, "text", /found {"a":"1n"}/],
        [{ tag: [1n] }, "tag", /found \["1n"\]/],
        [{ tag: NaN }, "tag", /found NaN/],
        // Which of them is meant, `none` or any?
        [{ tag: undefined }, "tag", /found undefined/],
        [{ list: new Array(1) }, "list", /found undefined/],
    ];
    for (const [other, field, message] of cases) {
        assert.throws(() => layout.encode({ ...values, ...other }), { name: "RowKeyError", field, message });
    }
    const char = layoutOf(["char", { kind: "char", width: 4 }]);
    assert.throws(() => char.encode({ char: "\ud800" }), {
        field: "char",
        message: /expected one character, found "\\ud800"/,
    });
    assert.throws(() => layout.ranges({ text: "a", tag: undefined }), { name: "RowKeyError", field: "tag" });
    /** @type {any} */
    const map = new Map([["text", "a"]]);
    assert.throws(() => layout.ranges(map), { name: "RowKeyError", message: /an object of the fields/ });
});

test("only a `Uint8Array` is a row", () => {
    const layout = Layout.parse(event);
    for (const other of ["07", [7], new Uint16Array([7, 256]), new ArrayBuffer(15), undefined]) {
        // @ts-expect-error: none of these is a row.
        assert.throws(() => layout.explain(other), { name: "RowKeyError", message: /a row as a Uint8Array/ });
    }
});

test("a bound is refused for what it has no use for", () => {
    const layout = Layout.parse(event);
    /** @type {any} */
    const misspelt = { field: "at", from: 5n };
    assert.throws(() => layout.ranges({ host: 7 }, misspelt), { name: "RowKeyError", field: "at", message: /`from`/ });
    assert.throws(() => layout.ranges({ host: 7 }, { ...misspelt, field: undefined }), { message: /`from`/ });
    /** @type {any} */
    const nameless = { low: 5n };
    for (const values of [{ host: 7 }, { host: 7, at: 5n, seq: 1 }]) {
        assert.throws(() => layout.ranges(values, nameless), { name: "RowKeyError", message: /the bound is on/ });
    }
    assert.throws(() => layout.ranges({ host: 7 }, { field: "at", kind: "5" }), {
        name: "RowKeyError",
        field: "at",
        message: /no enum of keys/,
    });
    /** @type {any} */
    const flags = { field: "at", low: 5n, high: 5n, highInclusive: 1 };
    assert.equal(layout.ranges({ host: 7 }, flags).length, 1, "what is true in JavaScript includes the bound");
    assert.equal(layout.ranges({ host: 7 }, { ...flags, lowInclusive: 0 }).length, 0);
    assert.deepEqual(layout.ranges({ host: 7 }, { ...flags, kind: null }), layout.ranges({ host: 7 }, flags));

    const vectors = readFileSync(new URL("vectors/entry_first.json", interop), "utf8");
    const kinds = Layout.parse(JSON.parse(vectors).layout);
    const meta = { field: "a", kind: "Meta" };
    assert.equal(kinds.ranges({}, meta).length, 1);
    assert.throws(() => kinds.ranges({}, { ...meta, low: "Meta" }), {
        name: "RowKeyError",
        field: "a",
        message: /no `low` and no `high`/,
    });
});
