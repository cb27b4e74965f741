/** Pasted rows: each in its bytes, one colour a field, with its values and its fault. Rows are drawn as they come into view. */

/** @typedef {import("../../../../interop/js/wasm/rowkey.js").Paste} Paste */

/** The pasted rows. @type {Paste | undefined} */
let paste;
/** Of each layout, the verdict of each row: 0 decodes, 1 does not, 2 could not be read. @type {Map<string, Uint8Array>} */
let verdicts = new Map();
/** Each reading has a number, so that one that is out of date stops. */
let reading = 0;

/** Rows that are drawn at a time, and judged at a time. */
const DRAWN = 40;
const JUDGED = 1_000;

function readPaste() {
    paste?.free();
    paste =
        state.paste.trim() === ""
            ? undefined
            : wasm_bindgen.Paste.read(state.paste, state.notation);
    verdicts = new Map();
    reading += 1;
}

/** @param {HTMLElement} panel */
function drawRead(panel) {
    const results = make("div", { id: "results" });
    const reread = () => {
        keep();
        readPaste();
        drawResults(results);
    };
    const notations = /** @type {[string, string][]} */ ([
        ["", say("recognized")],
        ["hex", say("hexadecimal")],
        ["base64", say("base64")],
        ["text", say("text")],
    ]);
    panel.append(
        make("label", { for: "paste" }, say("paste")),
        ...pasteBox(later(reread)),
        make(
            "div",
            { class: "bar" },
            chooser(say("notation"), notations, state.notation, (value) => {
                state.notation = value;
                reread();
            }),
            chooser(
                say("show"),
                [
                    ["all", say("all")],
                    ["faults", say("faults")],
                ],
                state.show,
                (value) => {
                    state.show = value;
                    keep();
                    drawResults(results);
                },
            ),
        ),
        results,
    );
    drawResults(results);
}

/** @param {HTMLElement} results */
async function drawResults(results) {
    const own = reading;
    const rows = paste;
    results.replaceChildren();
    if (!rows) {
        results.append(make("p", { class: "dim" }, say("empty")));
        return;
    }
    const summary = make(
        "div",
        { id: "summary", role: "status" },
        `${say("counting")} ...`,
    );
    const list = make("ol", { class: "rows" });
    results.append(summary);
    const error = rows.error();
    if (error) {
        results.append(make("p", { class: "wrong" }, error));
    }
    const form = rows.form();
    if (form) {
        results.append(make("p", { class: "dim" }, say("as", form)));
    }
    results.append(list);
    const first = state.show === "all";
    if (first) {
        drawRows(list, rows, null);
    }
    await judge(own, rows);
    if (own !== reading || !results.isConnected) {
        return;
    }
    drawSummary(summary);
    if (!first) {
        const found = verdicts.get(chosen().name) ?? new Uint8Array();
        drawRows(
            list,
            rows,
            Uint32Array.from(found.keys()).filter((i) => found[i] !== 0),
        );
    }
}

/**
 * Judges all rows by each layout, and lets the page answer between.
 * @param {number} own
 * @param {Paste} rows
 */
async function judge(own, rows) {
    for (const { name, layout } of layouts) {
        // Rows of an older reading are freed.
        if (own !== reading) {
            return;
        }
        if (verdicts.has(name)) {
            continue;
        }
        const found = new Uint8Array(rows.count());
        for (let first = 0; first < found.length; first += JUDGED) {
            if (own !== reading) {
                return;
            }
            found.set(
                rows.verdicts(
                    layout,
                    first,
                    Math.min(first + JUDGED, found.length),
                ),
                first,
            );
            await pause();
        }
        if (own === reading) {
            verdicts.set(name, found);
        }
    }
}

/** The page answers to what was clicked and typed. */
function pause() {
    const { promise, resolve } = Promise.withResolvers?.() ?? withResolvers();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
        channel.port1.close();
        resolve(undefined);
    };
    channel.port2.postMessage(null);
    return promise;
}

function withResolvers() {
    /** @type {(value: unknown) => void} */
    let resolve = () => {};
    const promise = new Promise((done) => (resolve = done));
    return { promise, resolve };
}

/**
 * @param {Uint8Array} found
 * @param {number} verdict
 */
function countOf(found, verdict) {
    return found.reduce((count, one) => count + Number(one === verdict), 0);
}

/** @param {HTMLElement} summary */
function drawSummary(summary) {
    const found = verdicts.get(chosen().name) ?? new Uint8Array();
    const [wrong, unread] = [countOf(found, 1), countOf(found, 2)];
    const rows = found.length - unread;
    summary.replaceChildren(say("count", grouped(rows)));
    if (rows) {
        summary.append(
            say("colon"),
            make(
                "span",
                { class: wrong ? "wrong" : "right" },
                wrong ? say("fail", grouped(wrong)) : say("decode"),
            ),
        );
    }
    if (unread) {
        summary.append(
            say("comma"),
            make("span", { class: "wrong" }, say("unread", grouped(unread))),
        );
    }
    const other = found[0] === 1 && state.notation === "" && otherNotation();
    if (other) {
        summary.append(make("p", {}, say("decodes_as", say(other))));
    }
    if (rows && layouts.length > 1) {
        const failures = layouts.map(({ name }) => ({
            name,
            failed: countOf(verdicts.get(name) ?? new Uint8Array(), 1),
        }));
        // Those that fit best come first.
        failures.sort((one, other) => one.failed - other.failed);
        const each = failures.map(({ name, failed }) => {
            const choose = () => {
                state.layout = name;
                state.kind = "";
                draw();
            };
            return make(
                "button",
                {
                    type: "button",
                    "aria-pressed": String(name === chosen().name),
                    "data-layout": name,
                    onclick: choose,
                },
                make("b", {}, name),
                " ",
                make(
                    "span",
                    { class: failed ? "wrong" : "right" },
                    failed ? say("fail", grouped(failed)) : say("decode"),
                ),
            );
        });
        summary.append(
            make("p", {}, say("best")),
            make("div", { class: "bar" }, ...each),
        );
    }
}

/** The notation by which the first line decodes, as `rowkey explain` hints at it. */
function otherNotation() {
    const [line] = state.paste.trim().split("\n", 1);
    const words = /** @type {[string, Word][]} */ ([
        ["hex", "hexadecimal"],
        ["base64", "base64"],
    ]);
    return words.find(([notation]) => {
        const row = wasm_bindgen.Paste.read(line, notation);
        const [verdict] = row.verdicts(chosen().layout, 0, row.count());
        row.free();
        return verdict === 0;
    })?.[1];
}

/**
 * Draws rows as their place comes into view.
 * @param {HTMLOListElement} list
 * @param {Paste} rows
 * @param {Uint32Array | null} only
 */
function drawRows(list, rows, only) {
    const own = reading;
    const count = only ? only.length : rows.count();
    let next = 0;
    const more = () => {
        for (const end = Math.min(next + DRAWN, count); next < end; next++) {
            list.append(drawRow(rows, only ? only[next] : next));
        }
    };
    more();
    if (next === count) {
        return;
    }
    const watched = new IntersectionObserver(
        (seen) => {
            if (own !== reading || !list.isConnected) {
                watched.disconnect();
            } else if (seen.some(({ isIntersecting }) => isIntersecting)) {
                more();
                watched.disconnect();
                if (next < count && list.lastElementChild) {
                    watched.observe(list.lastElementChild);
                }
            }
        },
        { rootMargin: "600px" },
    );
    if (list.lastElementChild) {
        watched.observe(list.lastElementChild);
    }
}

/**
 * @typedef {{ hex: string, text: string, kind?: string, rest_hex: string, fault: { field: string, offset: number, what: string } | null,
 *     segments: { name: string, offset: number, hex: string, words: string }[] }} Explained
 */

/**
 * @param {Paste} rows
 * @param {number} index
 */
function drawRow(rows, index) {
    const place = make(
        "span",
        { class: "dim" },
        say("line", grouped(rows.line(index))),
    );
    const unread = rows.unread(index);
    if (unread !== undefined) {
        return make("li", {}, place, make("div", { class: "wrong" }, unread));
    }
    /** @type {Explained} */
    const row = JSON.parse(rows.explain(chosen().layout, index));
    return make(
        "li",
        {},
        place,
        row.kind ? make("b", {}, ` ${row.kind}`) : "",
        " ",
        make("code", {}, row.text),
        cells(row),
    );
}

/**
 * The bytes of a row, a box for each part.
 * @param {Explained} row
 */
function cells(row) {
    const kind =
        chosen().described.kinds.find(
            ({ name }) => name === (row.kind ?? ""),
        ) ?? chosenKind();
    const fields = new Set(
        kind.segments
            .filter(({ part }) => part === "field")
            .map(({ name }) => name),
    );
    const { fault } = row;
    let next = 0;
    const all = row.segments.map(({ name, offset, hex, words }) => {
        const isField =
            fields.has(name) &&
            !words.startsWith("the constant ") &&
            !words.startsWith("the prefix of the kind ");
        const colour = isField ? `c${next++ % 8}` : "constant";
        return make(
            "span",
            { class: `cell ${colour}` },
            make("b", {}, name),
            spaced(hex, fault?.field === name ? fault.offset - offset : -1),
            make("span", {}, words),
        );
    });
    if (!fault) {
        return make("div", { class: "cells" }, ...all);
    }
    const start = (row.hex.length - row.rest_hex.length) / 2;
    if (row.rest_hex) {
        all.push(
            make(
                "span",
                { class: "cell rest" },
                make("b", {}, fault.field),
                spaced(row.rest_hex, fault.offset - start),
            ),
        );
    }
    const what = `field \`${fault.field}\` at byte ${fault.offset}: ${fault.what}`;
    return make(
        "div",
        {},
        make("div", { class: "cells" }, ...all),
        make("div", { class: "wrong" }, what),
    );
}

/**
 * Hexadecimal digits in pairs; the byte `wrong` is marked.
 * @param {string} hex
 * @param {number} wrong
 */
function spaced(hex, wrong) {
    const pairs = hex.match(/../g) ?? [];
    if (wrong < 0 || wrong >= pairs.length) {
        return make("code", {}, pairs.join(" ").toUpperCase());
    }
    const text = (/** @type {string[]} */ some) => some.join(" ").toUpperCase();
    return make(
        "code",
        {},
        `${text(pairs.slice(0, wrong))} `,
        make("mark", {}, pairs[wrong].toUpperCase()),
        ` ${text(pairs.slice(wrong + 1))}`,
    );
}
