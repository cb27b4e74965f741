/**
 * Values by the shape of their field: read from the bytes that the WebAssembly writes, and written as the JSON that it reads.
 *
 * @typedef {"number" | "i64" | "u64" | "wide" | "bool" | "char" | "f32" | "f64" | "text" | "bytes" | "uuid" | "address"
 *     | "decimal" | "date" | "duration" | "time"} Plain
 * @typedef {{ name: string, value: Shape }} Field
 * @typedef {Plain
 *     | { optional: Shape, nested: boolean }
 *     | { list: Shape, length?: number }
 *     | { variants: string[] }
 *     | { key: Field[] }
 *     | { newtype: Shape }
 *     | { kinds: { name: string, key: Shape | null }[] }} Shape
 */
import { RowKeyError } from "./error.js";

/** The bytes of a row's values, from the first one on. */
export class Input {
    /** @param {ArrayBufferLike} memory */
    constructor(memory) {
        this.bytes = new Uint8Array(memory);
        this.view = new DataView(memory);
        this.at = 0;
    }

    u32() {
        this.at += 4;
        return this.view.getUint32(this.at - 4, true);
    }

    i64() {
        this.at += 8;
        return this.view.getBigInt64(this.at - 8, true);
    }

    u64() {
        this.at += 8;
        return this.view.getBigUint64(this.at - 8, true);
    }

    text() {
        const length = this.u32();
        const [start, end] = [this.at, this.at + length];
        this.at = end;
        // Short texts of ASCII, which most are, are quicker so.
        if (length < 24) {
            let text = "";
            for (let i = start; i < end; i++) {
                const byte = this.bytes[i];
                if (byte > 127) {
                    return UTF_8.decode(this.bytes.subarray(start, end));
                }
                text += String.fromCharCode(byte);
            }
            return text;
        }
        return UTF_8.decode(this.bytes.subarray(start, end));
    }
}

const UTF_8 = new TextDecoder("utf-8", { ignoreBOM: true });

/** @typedef {(input: Input) => unknown} Reader */

/**
 * What reads a value.
 * @param {Shape} shape
 * @returns {Reader}
 */
export function reader(shape) {
    if (typeof shape === "string") {
        return PLAIN[shape].read;
    }
    if ("optional" in shape) {
        const inner = reader(shape.optional);
        const some = shape.nested ? (/** @type {Input} */ input) => ({ some: inner(input) }) : inner;
        return (input) => (input.bytes[input.at++] === 0 ? null : some(input));
    }
    if ("list" in shape) {
        const element = reader(shape.list);
        return (input) => {
            const length = input.u32();
            const list = new Array(length);
            for (let i = 0; i < length; i++) {
                list[i] = element(input);
            }
            return list;
        };
    }
    if ("variants" in shape) {
        return (input) => shape.variants[input.u32()];
    }
    if ("newtype" in shape) {
        return reader(shape.newtype);
    }
    if ("key" in shape) {
        return fieldsReader(shape.key);
    }
    const kinds = shape.kinds.map(({ name, key }) => {
        const inner = key && reader(key);
        return (/** @type {Input} */ input) => (inner ? { [name]: inner(input) } : name);
    });
    return (input) => kinds[input.u32()](input);
}

/**
 * @param {Field[]} fields
 * @returns {(input: Input) => Record<string, unknown>}
 */
export function fieldsReader(fields) {
    const readers = fields.map(({ value }) => reader(value));
    const names = fields.map(({ name }) => name);
    return (input) => {
        /** @type {Record<string, unknown>} */
        const values = {};
        for (let i = 0; i < names.length; i++) {
            set(values, names[i], readers[i](input));
        }
        return values;
    };
}

/**
 * Sets a member, also one of the name `__proto__`.
 * @param {Record<string, unknown>} values
 * @param {string} name
 * @param {unknown} value
 */
function set(values, name, value) {
    if (name === "__proto__") {
        Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true });
    } else {
        values[name] = value;
    }
}

/**
 * The JSON of a value.
 * @param {Shape} shape
 * @param {unknown} value
 * @param {string} path
 * @returns {string}
 */
export function write(shape, value, path) {
    if (typeof shape === "string") {
        return PLAIN[shape].write(value, path);
    }
    if ("optional" in shape) {
        if (value === null) {
            return "null";
        }
        if (!shape.nested) {
            return write(shape.optional, value, path);
        }
        const some = isObject(value) && Object.keys(value).length === 1 && "some" in value;
        return some
            ? `{"some":${write(shape.optional, value.some, path)}}`
            : refuse(path, "null or { some: value }", value);
    }
    if ("list" in shape) {
        if (!Array.isArray(value) || (shape.length ?? value.length) !== value.length) {
            // Elements without bytes are not there.
            const none = Array.isArray(value) && value.length === 0;
            return none
                ? "[]"
                : refuse(path, shape.length === undefined ? "a list" : `a list of ${shape.length}`, value);
        }
        // `value.map` passes over elements that were never set.
        return `[${Array.from(value, (one) => write(shape.list, one, path)).join(",")}]`;
    }
    if ("variants" in shape) {
        return typeof value === "string" && shape.variants.includes(value)
            ? JSON.stringify(value)
            : refuse(path, `one of ${shape.variants.join(", ")}`, value);
    }
    if ("newtype" in shape) {
        return write(shape.newtype, value, path);
    }
    if ("key" in shape) {
        return writeFields(shape.key, value, path);
    }
    const name = typeof value === "string" ? value : isObject(value) ? Object.keys(value).join() : "";
    const kind = shape.kinds.find((kind) => kind.name === name);
    if (!kind || (kind.key === null) !== (typeof value === "string")) {
        return refuse(path, `one of the kinds ${shape.kinds.map(({ name }) => name).join(", ")}`, value);
    }
    const inner = isObject(value) ? value[name] : undefined;
    return kind.key ? `{${JSON.stringify(name)}:${write(kind.key, inner, join(path, name))}}` : JSON.stringify(name);
}

/**
 * The JSON of a key's fields. One that is missing or unknown is refused where all names are known.
 * @param {Field[]} fields
 * @param {unknown} values
 * @param {string} path
 */
export function writeFields(fields, values, path) {
    if (!isObject(values)) {
        return refuse(path, `an object of ${fields.map(({ name }) => name).join(", ")}`, values);
    }
    const members = [];
    for (const { name, value } of fields) {
        if (Object.hasOwn(values, name)) {
            members.push(`${JSON.stringify(name)}:${write(value, values[name], join(path, name))}`);
        }
    }
    for (const name of Object.keys(values)) {
        if (!fields.some((field) => field.name === name)) {
            members.push(`${JSON.stringify(name)}:null`);
        }
    }
    return `{${members.join(",")}}`;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isObject(value) {
    // A `Map` has no names that `Object.keys` finds.
    return Object.prototype.toString.call(value) === "[object Object]";
}

/**
 * @param {string} path
 * @param {string} name
 */
function join(path, name) {
    return path === "" ? name : `${path}.${name}`;
}

/**
 * @param {string} path
 * @param {string} expected
 * @param {unknown} value
 * @returns {never}
 */
function refuse(path, expected, value) {
    // JSON has no bigint, and no number that is not finite.
    const shown = (/** @type {unknown} */ one) => (typeof one === "bigint" ? `${one}n` : one);
    const found =
        typeof value === "bigint" || typeof value === "number"
            ? shown(value)
            : value instanceof Uint8Array
              ? "bytes"
              : JSON.stringify(value, (_, one) => shown(one));
    const place = path || "row";
    throw new RowKeyError(`field \`${place}\`: expected ${expected}, found ${found}`, {
        field: place.split(".")[0],
        path: place,
    });
}

/** @typedef {{ read: Reader, write: (value: unknown, path: string) => string }} Both */

/** @type {Both["write"]} */
function writeWhole(value, path) {
    return typeof value === "bigint" || Number.isSafeInteger(value)
        ? `"${value}"`
        : refuse(path, "a whole number: a bigint, or a safe integer", value);
}

/**
 * @param {string} what
 * @returns {Both["write"]}
 */
function writeText(what) {
    // The WebAssembly reads no half of a surrogate pair.
    return (value, path) =>
        typeof value === "string" && !/\p{Surrogate}/u.test(value) ? JSON.stringify(value) : refuse(path, what, value);
}

/** @type {Both["write"]} */
function writeBytes(value, path) {
    return value instanceof Uint8Array
        ? `"${Array.from(value, (byte) => byte.toString(16).padStart(2, "0")).join("")}"`
        : refuse(path, "bytes: a Uint8Array", value);
}

/** @type {Both["write"]} */
function writeFloat(value, path) {
    if (isObject(value) && typeof value.nan === "bigint") {
        const digits = value.nan.toString(16);
        return `"NaN(0x${digits.padStart(digits.length > 8 ? 16 : 8, "0")})"`;
    }
    if (typeof value !== "number") {
        return refuse(path, "a number", value);
    }
    return Object.is(value, -0)
        ? `"-0"`
        : Number.isFinite(value)
          ? `"${value}"`
          : `"${String(value).replace("Infinity", "inf")}"`;
}

/** @type {Both["write"]} */
function writeSeconds(value, path) {
    const { seconds, nanoseconds } = isObject(value) ? value : {};
    const whole = (/** @type {unknown} */ one) => typeof one === "bigint" || Number.isSafeInteger(one);
    return whole(seconds) && whole(nanoseconds)
        ? `{"seconds":"${seconds}","nanoseconds":"${nanoseconds}"}`
        : refuse(path, "{ seconds, nanoseconds }", value);
}

/** A time or a duration as one object. @type {Reader} */
const readTime = (input) => ({ seconds: input.i64(), nanoseconds: input.u32() });

/** @type {Record<Plain, Both>} */
const PLAIN = {
    number: {
        read: (input) => {
            input.at += 8;
            return input.view.getFloat64(input.at - 8, true);
        },
        write: writeWhole,
    },
    i64: { read: (input) => input.i64(), write: writeWhole },
    u64: { read: (input) => input.u64(), write: writeWhole },
    wide: {
        read: (input) => {
            const negative = input.bytes[input.at++] === 1;
            const bits = input.u64() | (input.u64() << 64n);
            return negative ? BigInt.asIntN(128, bits) : bits;
        },
        write: writeWhole,
    },
    bool: {
        read: (input) => input.bytes[input.at++] === 1,
        write: (value, path) => (typeof value === "boolean" ? `${value}` : refuse(path, "true or false", value)),
    },
    char: { read: (input) => input.text(), write: writeText("one character") },
    f32: {
        read: (input) => {
            const bits = input.u32();
            const value = input.view.getFloat32(input.at - 4, true);
            return Number.isNaN(value) && bits !== 0x7fc00000 ? { nan: BigInt(bits) } : value;
        },
        write: writeFloat,
    },
    f64: {
        read: (input) => {
            const bits = input.u64();
            const value = input.view.getFloat64(input.at - 8, true);
            return Number.isNaN(value) && bits !== 0x7ff8000000000000n ? { nan: bits } : value;
        },
        write: writeFloat,
    },
    text: { read: (input) => input.text(), write: writeText("text in well-formed Unicode") },
    bytes: {
        read: (input) => {
            const length = input.u32();
            input.at += length;
            return input.bytes.slice(input.at - length, input.at);
        },
        write: writeBytes,
    },
    uuid: { read: (input) => input.text(), write: writeText("a UUID as text") },
    address: { read: (input) => input.text(), write: writeText("an IP address as text") },
    decimal: { read: (input) => input.text(), write: writeText("a decimal number as text") },
    date: { read: (input) => input.text(), write: writeText("a date as text, as 2012-09-01") },
    duration: { read: (input) => ({ seconds: input.u64(), nanoseconds: input.u32() }), write: writeSeconds },
    time: { read: readTime, write: writeSeconds },
};
