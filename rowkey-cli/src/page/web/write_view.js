/** A form that writes a row: a field for each, with what it takes and what is wrong with it while one types. */

/** @param {HTMLElement} panel */
function drawWrite(panel) {
    const output = make("div", { role: "status" });
    const { layout, described } = chosen();
    if (described.own_codec) {
        panel.append(make("p", { class: "wrong" }, described.own_codec));
        return;
    }
    const check = () => {
        keep();
        drawWritten(output, layout);
    };
    panel.append(
        make("div", { class: "bar" }, kindChooser(), tableInput(check)),
        ...chosenKind().fields.map((field) => formField(field, check)),
        output,
    );
    drawWritten(output, layout);
}

/** A list of the row kinds, of a layout with several. */
function kindChooser() {
    const { kinds } = chosen().described;
    if (kinds.length < 2) {
        return "";
    }
    return chooser(
        say("kind"),
        kinds.map(({ name }) => [name, name]),
        chosenKind().name,
        (value) => {
            state.kind = value;
            draw();
        },
    );
}

/** @param {() => void} changed */
function tableInput(changed) {
    const input = make("input", {
        value: state.table,
        oninput: () => {
            const plain = PLAIN.test(input.value);
            input.setAttribute("aria-invalid", String(!plain));
            if (plain) {
                state.table = input.value;
                changed();
            }
        },
    });
    return make("label", {}, `${say("table")} `, input);
}

/**
 * @param {FormField} field
 * @param {() => void} changed
 */
function formField(field, changed) {
    const { path, expected, options, optional } = field;
    const id = `value-${path}`;
    const wrong = make("div", { class: "wrong hint", id: `${id}-wrong` });
    const typed = () => {
        const text = control.value;
        if (text === "") {
            delete state.values[path];
        } else {
            state.values[path] = text;
        }
        const error =
            text === "" ? "" : chosen().layout.check(kindName(), path, text);
        wrong.textContent = error;
        control.setAttribute("aria-invalid", String(error !== ""));
    };
    const attributes = {
        id,
        "aria-describedby": `${id}-hint ${id}-wrong`,
        autocomplete: "off",
    };
    const control = options
        ? make("select", attributes)
        : make("input", { ...attributes, spellcheck: "false" });
    if (options) {
        const all = ["", ...(optional ? ["none"] : []), ...options];
        control.append(...all.map((value) => make("option", { value }, value)));
    }
    control.value = state.values[path] ?? "";
    control.addEventListener("input", () => {
        typed();
        changed();
    });
    typed();
    const hint = `${expected}${optional ? `${say("comma")}${say("optional")}` : ""}`;
    return make(
        "div",
        { class: "field" },
        make("label", { for: id }, path),
        make("div", { class: "controls" }, control),
        make("div", { class: "dim hint", id: `${id}-hint` }, hint),
        wrong,
    );
}

/**
 * @param {HTMLElement} output
 * @param {import("../../../../interop/js/wasm/rowkey.js").Layout} layout
 */
function drawWritten(output, layout) {
    const { fields } = chosenKind();
    const given = fields.filter(({ path }) => state.values[path] !== undefined);
    if (given.length === 0 && fields.length > 0) {
        output.replaceChildren(make("p", { class: "dim" }, say("missing")));
        return;
    }
    try {
        const row = layout.encode(
            kindName(),
            given.map(({ path }) => `${path}=${state.values[path]}`),
        );
        /** @type {{ name: string, text?: string, error?: string }[]} */
        const forms = JSON.parse(wasm_bindgen.row_forms(row, state.table));
        output.replaceChildren(
            make("h2", {}, say("row")),
            ...forms.map(({ name, text, error }) =>
                text === undefined
                    ? make("p", { class: "dim" }, error ?? "")
                    : copied(name, text),
            ),
        );
    } catch (error) {
        // What a field says already is not said again.
        const wrong = given.some(
            ({ path }) =>
                layout.check(kindName(), path, state.values[path]) !== "",
        );
        output.replaceChildren(
            wrong ? "" : make("p", { class: "dim" }, thrown(error)),
        );
    }
}

/**
 * What the WebAssembly throws is a text; anything else is a fault of the page.
 * @param {unknown} error
 */
function thrown(error) {
    if (typeof error !== "string") {
        throw error;
    }
    return error;
}
