/**
 * A value of a field:
 *
 * | field | value |
 * |---|---|
 * | integer or count whose numbers all have 32 bits | `number` |
 * | any larger integer or count | `bigint`; `encode` also takes a safe integer |
 * | text, `char` | `string` |
 * | bytes | `Uint8Array` |
 * | `bool` | `boolean` |
 * | float | `number`; a NaN with bits of its own is `{ nan: bits }` |
 * | time with nanoseconds, duration | `{ seconds: bigint, nanoseconds: number }` |
 * | date as text | `"2012-09-01"` |
 * | UUID, IP address, decimal number | `string` |
 * | `Option` | `null`, or the value; `{ some: value }` if that may be null itself. `undefined` is no value |
 * | list; nested key | array; object |
 * | variant of an enum | its name |
 * | enum of keys | `{ Order: { id: 7 } }`, or the name of a kind without fields |
 */
export type Value =
    | null
    | boolean
    | number
    | bigint
    | string
    | Uint8Array
    | { nan: bigint }
    | { some: Value }
    | { seconds: bigint; nanoseconds: number }
    | Value[]
    | { [name: string]: Value };

/** The values of the fields, by name; of a table with several row kinds, `{ User: { id: 7n } }`. */
export type Values = { [name: string]: any };

/** Rows from `start`, inclusive, to `stop`, exclusive. An empty `stop` is the end of the table. */
export interface Range {
    start: Uint8Array;
    stop: Uint8Array;
}

/** Bounds of one field, by its values. A side that is `undefined` is open; `null` is the value of an `Option`. */
export interface Bound {
    field: string;
    low?: any;
    high?: any;
    /** By default true. */
    lowInclusive?: boolean;
    /** By default false. */
    highInclusive?: boolean;
    /** All values of one kind, of a field that is an enum of keys. Then there is no `low` and no `high`. */
    kind?: string;
}

/** What a row holds, part by part, as `rowkey explain --json` prints it. Numbers are those of JSON: `decode` has them all exactly. */
export interface Explanation {
    hex: string;
    text: string;
    /** The row kind, of a table with several. */
    kind?: string;
    segments: { name: string; offset: number; hex: string; text: string; value: unknown; words: string }[];
    fault: { field: string; offset: number; what: string } | null;
    rest_hex: string;
    rest_text: string;
}

/** The layout of a table's rows. */
export class Layout {
    private constructor();

    /**
     * Reads the JSON of a layout. The same text gives the same layout, which is kept until the program ends.
     *
     * @throws RowKeyError for anything that is not known here, such as a codec or a salt hash of the program's own.
     */
    static parse(json: string | object): Layout;

    /** The fingerprint without names, and without fields that were added later. */
    readonly bytesFingerprint: bigint;

    /**
     * The values of a row.
     *
     * @throws RowKeyError with `field` and `offset`, if the bytes are no row of this layout.
     */
    decode(row: Uint8Array): Values;

    /**
     * The row of these values, with its salt.
     *
     * @throws RowKeyError with `field`, if a field cannot hold its value.
     */
    encode(values: Values): Uint8Array;

    /**
     * The one range of the rows with these values of the leading fields, and a bound on the next one.
     *
     * @throws RowKeyError if the values do not fix the salt bucket.
     */
    range(values?: Values, bound?: Bound): Range;

    /**
     * The ranges of the same rows: one, or one for each salt bucket. None if no row can match.
     *
     * @throws RowKeyError for a value of a `rest` field, whose rows lie apart, and for a bound on a field whose rows do not sort.
     */
    ranges(values?: Values, bound?: Bound): Range[];

    /** What a row holds, and what is wrong with it. Takes any bytes. */
    explain(row: Uint8Array): Explanation;

    /** The first row of each salt bucket, or row kind, but the first: where to split the table. */
    splitPoints(): Uint8Array[];
}

/** Any error of this package. */
export class RowKeyError extends Error {
    /** The field; `salt`, `prefix` or `row` for what is not of a field; the row kind, of a table with several. */
    readonly field?: string;
    /** The field with those inside it: `mail.day`. */
    readonly path?: string;
    /** The offset of the byte that is wrong, or of the end that came too early. */
    readonly offset?: number;
    readonly expected?: string;
    readonly found?: string;
}
