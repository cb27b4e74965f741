/** Any error of this package. */
export class RowKeyError extends Error {
    /**
     * @param {string} message
     * @param {{ field?: string, path?: string, offset?: number }} [place]
     */
    constructor(message, place = {}) {
        super(message);
        this.name = "RowKeyError";
        const said = /(?:^|: )expected (.*?), found (.*)$/s.exec(message);
        /** @type {string | undefined} The field of the row, or `salt`, `prefix` or `row`. */
        this.field = place.field;
        /** @type {string | undefined} The field with those inside it: `mail.day`. */
        this.path = place.path ?? place.field;
        /** @type {number | undefined} The offset of the byte that is wrong. */
        this.offset = place.offset;
        /** @type {string | undefined} */
        this.expected = said?.[1];
        /** @type {string | undefined} */
        this.found = said?.[2];
    }
}

/**
 * An error of the WebAssembly, which throws its message. It names the field if the message does.
 * @param {unknown} thrown
 */
export function named(thrown) {
    if (typeof thrown !== "string") {
        return thrown;
    }
    const path = /^(?:no )?field `(.*?)`/.exec(thrown)?.[1];
    return new RowKeyError(thrown, { field: path?.split(".")[0], path });
}
