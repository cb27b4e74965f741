/** The cases of `interop/vectors`, for Node and for a browser: each reports what is wrong with it. */

/**
 * @typedef {import("../src/index.js").Layout} Layout
 * @typedef {{ Layout: typeof import("../src/index.js").Layout, RowKeyError: typeof import("../src/index.js").RowKeyError }} Package
 * @typedef {{ fields: Record<string, unknown>, kind?: string, row: string }} Good
 * @typedef {{ values: string, count: number, low?: string, high?: string, low_text?: string, high_text?: string,
 *     low_number?: string, high_number?: string, low_inclusive?: boolean, high_inclusive?: boolean,
 *     kind?: string, ranges: [string, string][] }} Scan
 * @typedef {{ layout: { fields: { name: string }[] }, bytes_fingerprint: string, good?: Good[],
 *     bad: { row: string, field: string, offset: number }[], scans?: Scan[], split_points: string[],
 *     refused?: { layout: object, names: string, own?: boolean }[] }} Vectors
 */

/** @param {string} digits */
export function bytes(digits) {
    return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {Uint8Array} row */
export function hex(row) {
    return Array.from(row, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The ranges of a question. Its bounds are of the field after the first `count`: of rows, or text, or the digits of a number.
 * @param {Layout} layout
 * @param {Omit<Scan, "ranges">} scan
 * @param {boolean} [kinds] whether its rows are of several kinds
 * @returns {[string, string][]}
 */
export function scanned(layout, scan, kinds = false) {
    /** @type {(row: string) => [string | undefined, any]} */
    const read = (row) => {
        const values = layout.decode(bytes(row));
        return kinds ? Object.entries(values)[0] : [undefined, values];
    };
    const [kind, row] = read(scan.values);
    const names = Object.keys(row);
    const values = Object.fromEntries(names.slice(0, scan.count).map((name) => [name, row[name]]));
    const field = names[scan.count];
    /** @type {(row?: string, text?: string, number?: string) => any} */
    const side = (row, text, number) => {
        return row !== undefined ? read(row)[1][field] : number !== undefined ? BigInt(number) : text;
    };
    const bound = {
        field,
        low: side(scan.low, scan.low_text, scan.low_number),
        high: side(scan.high, scan.high_text, scan.high_number),
        lowInclusive: scan.low_inclusive,
        highInclusive: scan.high_inclusive,
        kind: scan.kind,
    };
    const bounded = bound.low !== undefined || bound.high !== undefined || scan.kind !== undefined;
    const ranges = layout.ranges(kind === undefined ? values : { [kind]: values }, bounded ? bound : undefined);
    return ranges.map(({ start, stop }) => [hex(start), hex(stop)]);
}

/**
 * A decoded value in the spelling of an explained row, as text. Numbers are compared by their digits, which JSON.parse loses.
 * @param {any} value
 * @returns {string}
 */
function spelled(value) {
    if (value instanceof Uint8Array) {
        return JSON.stringify(hex(value));
    }
    if (Array.isArray(value)) {
        return `[${value.map(spelled).join()}]`;
    }
    if (typeof value === "object" && value !== null) {
        if (typeof value.nan === "bigint") {
            const digits = value.nan.toString(16);
            return `"NaN(0x${digits.padStart(digits.length > 8 ? 16 : 8, "0")})"`;
        }
        return `{${Object.entries(value)
            .map(([name, one]) => `${JSON.stringify(name)}:${spelled(one)}`)
            .join()}}`;
    }
    if (typeof value === "number" && !Number.isFinite(value)) {
        return JSON.stringify(String(value).replace("Infinity", "inf"));
    }
    return typeof value === "bigint" ? String(value) : JSON.stringify(value);
}

/**
 * Fields of nested keys under their paths, where the expected ones are.
 * @param {Record<string, any>} values
 * @param {Record<string, unknown>} expected
 * @returns {Record<string, unknown>}
 */
function flat(values, expected, outer = "") {
    /** @type {Record<string, unknown>} */
    const found = {};
    for (const [name, value] of Object.entries(values)) {
        const path = outer + name;
        const isKey =
            typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
        Object.assign(found, isKey && !(path in expected) ? flat(value, expected, `${path}.`) : { [path]: value });
    }
    return found;
}

/**
 * Reads JSON with whole numbers as `bigint` where a double would round them.
 * @param {string} text
 */
export function exact(text) {
    // A number that is not in a text: the texts before it are whole.
    const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g, (one) =>
        one[0] === '"' ? one : `"\\u0001${one}"`,
    );
    return JSON.parse(marked, (_, value) =>
        typeof value === "string" && /^\u0001-?\d+$/.test(value) ? BigInt(value.slice(1)) : value,
    );
}

/**
 * Whether both are one value: floats of 4 bytes have more than one spelling.
 * @param {any} expected
 * @param {any} found
 * @returns {boolean}
 */
function same(expected, found) {
    if (typeof expected === "number" && typeof found === "number") {
        return Object.is(expected, found) || Math.fround(expected) === found || expected === found;
    }
    if (typeof found === "bigint" && typeof expected === "number") {
        return found === BigInt(expected);
    }
    const isObject = (/** @type {any} */ one) =>
        typeof one === "object" && one !== null && !(one instanceof Uint8Array);
    if (isObject(expected) && isObject(found) && typeof found.nan !== "bigint") {
        const names = Object.keys(expected);
        return names.length === Object.keys(found).length && names.every((name) => same(expected[name], found[name]));
    }
    return spelled(expected) === spelled(found);
}

/**
 * Checks a file; the number of its cases, and what is wrong with them.
 * @param {Package} rowkey
 * @param {string} name
 * @param {Vectors} vectors
 */
export function check({ Layout, RowKeyError }, name, vectors) {
    /** @type {string[]} */
    const wrong = [];
    let count = 0;
    /** @type {(holds: boolean, what: () => string) => void} */
    const assert = (holds, what) => {
        count += 1;
        if (!holds) {
            wrong.push(`${name}: ${what()}`);
        }
    };
    /** @type {(work: () => unknown) => any} */
    const thrown = (work) => {
        try {
            return { returned: work() };
        } catch (error) {
            return error;
        }
    };
    for (const { layout, names, own } of vectors.refused ?? []) {
        const error = thrown(() => Layout.parse(JSON.stringify(layout)));
        // What is not the user's own is a mistake of the JSON, which Rust names by its place.
        const edited = /it was edited/.test(error.message);
        const right = own ? new RegExp(names).test(error.message) : edited === (names === "fingerprint");
        const holds = error instanceof RowKeyError && right;
        assert(holds, () => `refused for ${names}: ${error.message}`);
    }
    if (vectors.refused) {
        return { count, wrong };
    }
    const layout = Layout.parse(JSON.stringify(vectors.layout));
    if (vectors.good) {
        const fingerprint = `0x${layout.bytesFingerprint.toString(16).padStart(16, "0")}`;
        assert(fingerprint === vectors.bytes_fingerprint, () => `the fingerprint is ${fingerprint}`);
    }
    for (const { row, kind, fields } of vectors.good ?? []) {
        const values = thrown(() => layout.decode(bytes(row)));
        if (values instanceof Error || !values.returned) {
            assert(false, () => `${row}: ${values}`);
            continue;
        }
        const own = kind === undefined ? values.returned : values.returned[kind];
        const found = flat(own, fields);
        assert(same(fields, found), () => `${row}: expected ${spelled(fields)}, found ${spelled(found)}`);
        const again = thrown(() => hex(layout.encode(values.returned)));
        assert(again.returned === row, () => `${row}: encoded as ${again.returned ?? again}`);
        assert(layout.explain(bytes(row)).fault === null, () => `${row}: explained as a fault`);
    }
    for (const { row, field, offset } of vectors.good ? vectors.bad : []) {
        const error = thrown(() => layout.decode(bytes(row)));
        const holds = error instanceof RowKeyError && error.field === field && error.offset === offset;
        assert(holds && error.found !== undefined && error.expected !== undefined, () => {
            return `${row}: expected a fault of ${field} at ${offset}, found ${error.field} at ${error.offset}: ${error.message}`;
        });
    }
    if (vectors.scans) {
        const points = layout.splitPoints().map(hex);
        assert(points.join() === vectors.split_points.join(), () => `the split points are ${points}`);
    }
    for (const scan of vectors.scans ?? []) {
        const found = thrown(() => scanned(layout, scan));
        const ranges = found.returned?.map((/** @type {[string, string]} */ range) => range.join("-"));
        const expected = scan.ranges.map(([start, stop]) => `${start}-${stop}`);
        assert(ranges?.join() === expected.join(), () => {
            return `${JSON.stringify(scan)}: found ${ranges ?? found}`;
        });
    }
    return { count, wrong };
}
