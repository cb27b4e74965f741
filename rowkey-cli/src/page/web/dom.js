/** Elements. */

/**
 * Makes an element. `on..` are listeners, `class` and others attributes; an attribute of `false` or `undefined` is left out.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number | boolean | undefined | ((event: any) => void)>} attributes
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (typeof value === "function") {
            element.addEventListener(name.slice(2), value);
        } else if (name === "value") {
            /** @type {any} */ (element).value = value;
        } else if (value !== false && value !== undefined) {
            element.setAttribute(name, value === true ? "" : String(value));
        }
    }
    element.append(
        ...children.filter((child) => child !== null && child !== undefined),
    );
    return element;
}

/**
 * A list to choose from, with its label.
 * @param {string} label
 * @param {[string, string][]} options value and text
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
function chooser(label, options, chosen, choose) {
    const select = make("select", { onchange: () => choose(select.value) });
    select.append(
        ...options.map(([value, text]) =>
            make("option", { value, selected: value === chosen }, text),
        ),
    );
    return make("label", {}, `${label} `, select);
}

/**
 * A text with a button that copies it.
 * @param {string} name
 * @param {string} text
 */
function copied(name, text) {
    const button = make(
        "button",
        {
            type: "button",
            "aria-label": `${say("copy")}: ${name}`,
            onclick: () => copy(text, button),
        },
        say("copy"),
    );
    return make(
        "div",
        { class: "output" },
        make("div", { class: "bar" }, make("b", {}, name), button),
        make("pre", { tabindex: 0, "data-name": name }, text),
    );
}

/**
 * @param {string} text
 * @param {HTMLElement} button
 */
async function copy(text, button) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        // Of a file, some browsers have no clipboard.
        const area = make("textarea", { value: text });
        document.body.append(area);
        area.select();
        document.execCommand("copy");
        area.remove();
        button.focus();
    }
    button.textContent = say("copied");
}

/**
 * Calls `work` when nothing was typed for a moment.
 * @param {() => void} work
 */
function later(work) {
    let timer = 0;
    return () => {
        clearTimeout(timer);
        timer = window.setTimeout(work, 120);
    };
}
