/** What one sees, which a link holds in its fragment. */

/**
 * @typedef {"layout" | "read" | "write" | "ask" | "spread"} Tab
 * @typedef {{ how: "any" | "is" | "in" | "between" | "starts", one?: string, other?: string, including?: boolean }} Condition
 */

const state = {
    /** @type {"en" | "zh"} */
    language: navigator.language.startsWith("zh") ? "zh" : "en",
    /** @type {Tab} */
    tab: "read",
    /** The name of the layout. */
    layout: "",
    /** The row kind, of a layout with several. */
    kind: "",
    paste: "",
    notation: "",
    show: "all",
    /** By field, of any name. @type {Record<string, string>} */
    values: Object.create(null),
    /** @type {Record<string, Condition>} */
    conditions: Object.create(null),
    table: "rows",
    regions: "",
};

const TABS = /** @type {Tab[]} */ ([
    "read",
    "layout",
    "write",
    "ask",
    "spread",
]);

/** The name of a table, as in the options of the tool: nothing that a shell would read. */
const PLAIN = /^[A-Za-z0-9_.:-]+$/;

/** The longest paste that a link holds: chats and tickets cut longer ones. */
const LONGEST = 16_000;

/** The state as a fragment. */
function fragment() {
    const kept = {
        ...state,
        paste: state.paste.length > LONGEST ? "" : state.paste,
    };
    const bytes = new TextEncoder().encode(JSON.stringify(kept));
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join(
        "",
    );
    return `#${btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Takes from a fragment what has the type that it should have; anybody may have written it. */
function restore() {
    try {
        const text = atob(
            location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"),
        );
        const found = JSON.parse(
            new TextDecoder().decode(
                Uint8Array.from(text, (char) => char.charCodeAt(0)),
            ),
        );
        for (const name of /** @type {const} */ ([
            "layout",
            "kind",
            "paste",
            "notation",
            "show",
            "table",
            "regions",
        ])) {
            if (
                typeof found[name] === "string" &&
                (name !== "table" || PLAIN.test(found.table))
            ) {
                state[name] = found[name];
            }
        }
        if (TABS.includes(found.tab)) {
            state.tab = found.tab;
        }
        if (found.language === "en" || found.language === "zh") {
            state.language = found.language;
        }
        state.values = Object.create(null);
        state.conditions = Object.create(null);
        for (const [name, value] of Object.entries(found.values ?? {})) {
            if (typeof value === "string") {
                state.values[name] = value;
            }
        }
        for (const [name, value] of Object.entries(found.conditions ?? {})) {
            if (
                typeof value === "object" &&
                value !== null &&
                ["is", "in", "between", "starts"].includes(value.how)
            ) {
                const text = (/** @type {unknown} */ one) =>
                    typeof one === "string" ? one : "";
                state.conditions[name] = {
                    how: value.how,
                    one: text(value.one),
                    other: text(value.other),
                    including: value.including === true,
                };
            }
        }
    } catch {
        // No fragment, or none of this page.
    }
}

/** Keeps what one sees in the address. */
function keep() {
    history.replaceState(null, "", fragment());
}
