import { RowKeyError, named } from "./error.js";
import { Input, fieldsReader, isObject, write, writeFields } from "./values.js";

/**
 * @typedef {import("./values.js").Field} Field
 * @typedef {{ fields: Field[], salted: string[] }} Key
 * @typedef {Key | { kinds: { name: string, key: Key }[] }} Whole
 * @typedef {Record<string, unknown>} Values
 * @typedef {{ field: string, low?: unknown, high?: unknown, lowInclusive?: boolean, highInclusive?: boolean, kind?: string }}
 *     Bound
 * @typedef {{ start: Uint8Array, stop: Uint8Array }} Range
 * @typedef {typeof import("../wasm/rowkey.js")} Wasm
 */

/** @type {{ wasm: Wasm, memory: WebAssembly.Memory } | undefined} */
let loaded;

/**
 * Starts the WebAssembly; called once, when the module is loaded.
 * @param {Wasm} wasm
 * @param {WebAssembly.Module} module
 */
export function start(wasm, module) {
    loaded = { wasm, memory: wasm.initSync({ module }).memory };
}

/** Layouts by their JSON: the WebAssembly keeps each. @type {Map<string, Layout>} */
const known = new Map();

/** The layout of a table's rows. */
export class Layout {
    #inner;
    /** @type {Whole} */
    #shape;
    /** @type {(input: Input) => Values} */
    #read;
    #memory;
    #input;

    /**
     * @param {string | object} json
     * @returns {Layout}
     */
    static parse(json) {
        const text = typeof json === "string" ? json : JSON.stringify(json);
        let layout = known.get(text);
        if (!layout) {
            layout = new Layout(text);
            known.set(text, layout);
        }
        return layout;
    }

    /** @param {string} json */
    constructor(json) {
        if (!loaded) {
            throw new RowKeyError("the WebAssembly is not loaded");
        }
        this.#memory = loaded.memory;
        this.#input = new Input(this.#memory.buffer);
        try {
            this.#inner = loaded.wasm.Layout.parse(json);
            this.#inner.known();
        } catch (error) {
            throw named(error);
        }
        this.#shape = /** @type {Whole} */ (JSON.parse(this.#inner.shape()));
        if ("kinds" in this.#shape) {
            const kinds = this.#shape.kinds.map(({ name, key }) => ({ name, read: fieldsReader(key.fields) }));
            this.#read = (input) => {
                const { name, read } = kinds[input.u32()];
                return { [name]: read(input) };
            };
        } else {
            this.#read = fieldsReader(this.#shape.fields);
        }
    }

    get bytesFingerprint() {
        return BigInt.asUintN(64, this.#inner.bytes_fingerprint());
    }

    /**
     * @param {Uint8Array} row
     * @returns {Values}
     */
    decode(row) {
        const address = this.#inner.input(checked(row).length);
        this.#fresh().bytes.set(row, address);
        const length = this.#inner.decode(row.length);
        if (length < 0) {
            const { field, offset, message } = JSON.parse(this.#inner.fault(row));
            const path = /^field `(.*?)` at byte/.exec(message)?.[1];
            throw new RowKeyError(message, { field, path, offset });
        }
        const input = this.#fresh();
        input.at = this.#inner.output();
        return this.#read(input);
    }

    /** A memory that has grown is another buffer. */
    #fresh() {
        if (this.#input.bytes.length === 0) {
            this.#input = new Input(this.#memory.buffer);
        }
        return this.#input;
    }

    /**
     * @param {Values} values
     * @returns {Uint8Array}
     */
    encode(values) {
        const { kind, key, inner } = this.#kind(values);
        return this.#call(() => this.#inner.encode_json(kind, writeFields(key.fields, inner, "")));
    }

    /**
     * @param {Values} [values]
     * @param {Bound} [bound]
     * @returns {Range}
     */
    range(values = {}, bound) {
        const { key, inner } = this.#kind(values);
        const missing = key.salted.find((name) => !Object.hasOwn(inner, name));
        if (missing !== undefined) {
            const why = `the salt is computed from \`${missing}\`, which has no value: \`ranges\` gives one range a bucket`;
            throw new RowKeyError(why, { field: missing });
        }
        const [range] = this.ranges(values, bound);
        return range ?? { start: Uint8Array.of(0), stop: Uint8Array.of(0) };
    }

    /**
     * @param {Values} [values]
     * @param {Bound} [bound]
     * @returns {Range[]}
     */
    ranges(values = {}, bound) {
        if ("kinds" in this.#shape && isObject(values) && Object.keys(values).length === 0 && !bound) {
            return pairs(this.#call(() => this.#inner.ranges_json(undefined, "{}")));
        }
        const { kind, key, inner } = this.#kind(values);
        const names = key.fields.map(({ name }) => name);
        const count = Object.keys(inner).length;
        const unknown = Object.keys(inner).find((name) => !names.slice(0, count).includes(name));
        if (unknown !== undefined) {
            const why = `\`${unknown}\` is not one of the leading ${count} fields: a scan has values from the left`;
            throw new RowKeyError(why, { field: unknown });
        }
        let json = `{"values":${writeFields(key.fields, inner, "")}`;
        if (bound) {
            const member = Object.keys(bound).find((name) => !MEMBERS.includes(name));
            if (member !== undefined) {
                throw new RowKeyError(`a bound has no \`${member}\`: it has ${MEMBERS.join(", ")}`, {
                    field: bound.field,
                });
            }
            if (count === names.length || names[count] !== bound.field) {
                const why = `the bound is on \`${bound.field}\`, and values are given of the ${count} leading fields`;
                throw new RowKeyError(why, { field: bound.field });
            }
            json += boundJson(key.fields[count], bound);
        }
        return pairs(this.#call(() => this.#inner.ranges_json(kind, `${json}}`)));
    }

    /**
     * @param {Uint8Array} row
     * @returns {import("./index.js").Explanation}
     */
    explain(row) {
        return JSON.parse(this.#inner.explain(checked(row)));
    }

    /** @returns {Uint8Array[]} */
    splitPoints() {
        return list(this.#inner.split_points());
    }

    /**
     * The row kind of values, its fields, and what is given of them.
     * @param {Values} values
     * @returns {{ kind: string | undefined, key: Key, inner: Values }}
     */
    #kind(values) {
        if (!("kinds" in this.#shape)) {
            if (!isObject(values)) {
                throw new RowKeyError("expected an object of the fields");
            }
            return { kind: undefined, key: this.#shape, inner: values };
        }
        const [name, ...others] = isObject(values) ? Object.keys(values) : [];
        const kind = this.#shape.kinds.find((kind) => kind.name === name);
        const inner = kind && values[kind.name];
        if (!kind || others.length > 0 || !isObject(inner)) {
            const names = this.#shape.kinds.map(({ name }) => name).join(", ");
            throw new RowKeyError(`expected one of the row kinds ${names}, and its fields`, { field: name });
        }
        return { kind: kind.name, key: kind.key, inner };
    }

    /**
     * @template T
     * @param {() => T} work
     * @returns {T}
     */
    #call(work) {
        try {
            return work();
        } catch (error) {
            throw named(error);
        }
    }
}

/** What a bound may have. */
const MEMBERS = ["field", "low", "high", "lowInclusive", "highInclusive", "kind"];

/** @param {Uint8Array} row */
function checked(row) {
    if (!(row instanceof Uint8Array)) {
        throw new RowKeyError("expected a row as a Uint8Array");
    }
    return row;
}

/**
 * @param {Field} field
 * @param {Bound} bound
 */
function boundJson(field, bound) {
    let json = `,"field":${JSON.stringify(field.name)}`;
    if (bound.kind !== undefined && bound.kind !== null) {
        if (typeof field.value === "string" || !("kinds" in field.value)) {
            const why = `field \`${field.name}\`: is no enum of keys, so it has no kinds`;
            throw new RowKeyError(why, { field: field.name });
        }
        if (bound.low !== undefined || bound.high !== undefined) {
            const why = `field \`${field.name}\`: a bound of all values of one kind has no \`low\` and no \`high\``;
            throw new RowKeyError(why, { field: field.name });
        }
        return `${json},"kind":${JSON.stringify(String(bound.kind))}`;
    }
    for (const side of /** @type {const} */ (["low", "high"])) {
        if (bound[side] !== undefined) {
            json += `,"${side}":${write(field.value, bound[side], field.name)}`;
        }
    }
    return `${json},"excludes_low":${!(bound.lowInclusive ?? true)},"includes_high":${Boolean(bound.highInclusive)}`;
}

/**
 * Byte strings, each after its length.
 * @param {Uint8Array} bytes
 */
function list(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const all = [];
    for (let at = 0; at < bytes.length;) {
        const length = view.getUint32(at, true);
        all.push(bytes.slice(at + 4, at + 4 + length));
        at += 4 + length;
    }
    return all;
}

/**
 * @param {Uint8Array} bytes
 * @returns {Range[]}
 */
function pairs(bytes) {
    const all = list(bytes);
    return Array.from({ length: all.length / 2 }, (_, i) => ({ start: all[2 * i], stop: all[2 * i + 1] }));
}
