/** Questions about fields: their ranges, the commands of the stores' shells, and which of the pasted rows match. */

/** Ranges and matching rows that are listed. */
const LISTED = 200;

/** @param {HTMLElement} panel */
function drawAsk(panel) {
    const output = make("div", {});
    const changed = later(() => {
        keep();
        drawAnswer(output);
    });
    panel.append(
        make("div", { class: "bar" }, kindChooser(), tableInput(changed)),
        ...chosenKind().fields.map((field) => conditionField(field, changed)),
        output,
    );
    drawAnswer(output);
}

/**
 * @param {FormField} field
 * @param {() => void} changed
 */
function conditionField(field, changed) {
    const { path, expected, text, ordered } = field;
    const id = `ask-${path}`;
    const ways = /** @type {[Condition["how"], string][]} */ ([
        ["any", say("any")],
        ["is", say("is")],
        ["in", say("one_of")],
        ...(ordered ? [["between", say("between")]] : []),
        ...(text ? [["starts", say("starts")]] : []),
    ]);
    // A field of the same name in another layout may have other conditions.
    if (!ways.some(([way]) => way === state.conditions[path]?.how)) {
        delete state.conditions[path];
    }
    const condition = state.conditions[path] ?? { how: "any" };
    const select = make("select", {
        id,
        "aria-label": `${path}: ${say("operator")}`,
    });
    select.append(
        ...ways.map(([value, name]) =>
            make("option", { value, selected: value === condition.how }, name),
        ),
    );
    const inputs = make("div", { class: "controls" });
    const took = () => {
        if (condition.how === "any") {
            delete state.conditions[path];
        } else {
            state.conditions[path] = condition;
        }
        changed();
    };
    /** @type {(name: "one" | "other", label: string) => HTMLElement} */
    const input = (name, label) =>
        make("input", {
            value: condition[name] ?? "",
            placeholder: label,
            "aria-label": `${path}: ${label}`,
            "aria-describedby": `${id}-hint`,
            spellcheck: "false",
            autocomplete: "off",
            oninput: (event) => {
                condition[name] = event.target.value;
                took();
            },
        });
    const redraw = () => {
        inputs.replaceChildren();
        if (condition.how === "between") {
            const including = make("input", {
                type: "checkbox",
                checked: condition.including === true,
                onchange: () => {
                    condition.including = including.checked;
                    took();
                },
            });
            inputs.append(
                input("one", say("from")),
                input("other", say("before")),
                make("label", {}, including, ` ${say("including")}`),
            );
        } else if (condition.how !== "any") {
            inputs.append(input("one", say("value")));
        }
    };
    select.addEventListener("change", () => {
        condition.how = /** @type {Condition["how"]} */ (select.value);
        redraw();
        took();
    });
    redraw();
    return make(
        "div",
        { class: "field" },
        make("label", { for: id }, path),
        make("div", { class: "controls" }, select),
        inputs,
        make("div", { class: "dim hint", id: `${id}-hint` }, expected),
    );
}

/** The conditions as the tool reads them. */
function asked() {
    return chosenKind().fields.flatMap(({ path }) => {
        const {
            how,
            one = "",
            other = "",
            including = false,
        } = state.conditions[path] ?? { how: "any" };
        switch (how) {
            case "is":
                return one === "" ? [] : [`${path}=${quoted(one)}`];
            case "in":
                return one === "" ? [] : [`${path}=${one}`];
            case "starts":
                return one === "" ? [] : [`${path}^=${quoted(one)}`];
            case "between":
                return one === "" && other === ""
                    ? []
                    : [
                          `${path}=${quoted(one)}..${including && other !== "" ? "=" : ""}${quoted(other)}`,
                      ];
            default:
                return [];
        }
    });
}

/**
 * A value in quotes, if the tool would read more in it.
 * @param {string} value
 */
function quoted(value) {
    return !isJson(value) && (/,|\.\.|^=/.test(value) || value.endsWith("."))
        ? JSON.stringify(value)
        : value;
}

/**
 * Whether the tool reads a value as JSON, also inside an `Option` of an `Option`. Text may begin with a bracket.
 * @param {string} value
 */
function isJson(value) {
    try {
        JSON.parse(value.replace(/^((?:some\()*)(.*?)\)*$/s, "$2"));
        return true;
    } catch {
        return value.startsWith('"');
    }
}

/**
 * @typedef {{ exact: boolean, more: boolean, reversed: string | null,
 *     ranges: { start_hex: string, stop_hex: string, start_text: string, stop_text: string }[],
 *     commands: { name: string, text?: string, error?: string, notes?: string[] }[] }} Answered
 */

/** @param {HTMLElement} output */
async function drawAnswer(output) {
    /** @type {import("../../../../interop/js/wasm/rowkey.js").Asked} */
    let question;
    try {
        question = chosen().layout.ask(kindName(), asked());
    } catch (error) {
        output.replaceChildren(
            make("p", { class: "wrong", role: "status" }, thrown(error)),
        );
        return;
    }
    /** @type {Answered} */
    const { exact, more, reversed, ranges, commands } = JSON.parse(
        question.answer(state.table),
    );
    if (ranges.length === 0) {
        output.replaceChildren(
            make(
                "p",
                { class: "wrong", role: "status" },
                reversed ?? say("nothing"),
            ),
        );
        question.free();
        return;
    }
    const count = say(more ? "more" : "ranges", grouped(ranges.length));
    const cell = (/** @type {string} */ hex, /** @type {string} */ text) =>
        make(
            "td",
            {},
            make("code", {}, hex),
            make("br"),
            make("code", { class: "dim" }, text),
        );
    const rows = ranges
        .slice(0, LISTED)
        .map(({ start_hex, start_text, stop_hex, stop_text }) =>
            make(
                "tr",
                {},
                cell(start_hex, start_text),
                stop_hex === ""
                    ? make("td", { class: "dim" }, say("end"))
                    : cell(stop_hex, stop_text),
            ),
        );
    const matching = make("div", { role: "status", id: "matching" });
    output.replaceChildren(
        make(
            "p",
            { role: "status", id: "answer" },
            say(exact ? "exact" : "inexact", count),
        ),
        matching,
        make("h2", {}, say("commands")),
        ...commands.map(({ name, text, error, notes = [] }) =>
            text === undefined
                ? make("p", { class: "dim" }, `${name}: ${error}`)
                : make(
                      "div",
                      {},
                      copied(name, text.trimEnd()),
                      ...notes.map((note) =>
                          make("p", { class: "dim hint" }, note),
                      ),
                  ),
        ),
        make(
            "table",
            {},
            make(
                "thead",
                {},
                make(
                    "tr",
                    {},
                    make("th", { scope: "col" }, say("start")),
                    make("th", { scope: "col" }, say("stop")),
                ),
            ),
            make("tbody", {}, ...rows),
        ),
    );
    await drawMatching(matching, question);
}

/**
 * @param {HTMLElement} matching
 * @param {import("../../../../interop/js/wasm/rowkey.js").Asked} question
 */
async function drawMatching(matching, question) {
    const [rows, own] = [paste, reading];
    if (!rows) {
        question.free();
        return;
    }
    const { layout } = chosen();
    let count = 0;
    /** @type {number[]} */
    const listed = [];
    for (let first = 0; first < rows.count(); first += JUDGED) {
        const last = Math.min(first + JUDGED, rows.count());
        const found = rows.matches(question, first, last);
        const decode = rows.verdicts(layout, first, last);
        found.forEach((matches, i) => {
            if (matches && decode[i] === 0) {
                count += 1;
                if (listed.length < LISTED) {
                    listed.push(first + i);
                }
            }
        });
        await pause();
        if (own !== reading || !matching.isConnected) {
            question.free();
            return;
        }
    }
    question.free();
    matching.replaceChildren(
        make("p", {}, say("matching", grouped(count), grouped(rows.count()))),
        make(
            "ol",
            { class: "rows" },
            ...listed.slice(0, DRAWN).map((i) => drawRow(rows, i)),
        ),
    );
}
