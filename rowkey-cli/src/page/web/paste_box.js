/** The box that rows are pasted into. A long text is not edited there: a browser lays it out for seconds, and answers nothing meanwhile. */

/** The longest text that can be edited. */
const EDITED = 100_000;
/** So much of a longer one is shown. */
const BEGINNING = 2_000;

/**
 * Keeps what was pasted as `state.paste`.
 * @param {() => void} changed
 */
function pasteBox(changed) {
    const area = make("textarea", {
        id: "paste",
        spellcheck: "false",
        autocomplete: "off",
        "aria-describedby": "long",
    });
    const note = make("div", { id: "long", class: "bar dim" });
    const clear = make(
        "button",
        {
            type: "button",
            onclick: () => {
                take("");
                area.focus();
            },
        },
        say("clear"),
    );
    const show = () => {
        const long = state.paste.length > EDITED;
        area.readOnly = long;
        area.value = long
            ? `${state.paste.slice(0, BEGINNING)} ...`
            : state.paste;
        note.replaceChildren(
            ...(long ? [make("span", {}, say("long")), clear] : []),
        );
    };
    const take = (/** @type {string} */ text) => {
        state.paste = text;
        show();
        changed();
    };
    area.addEventListener("paste", (event) => {
        const text = event.clipboardData?.getData("text/plain") ?? "";
        const whole = area.readOnly
            ? text
            : area.value.slice(0, area.selectionStart) +
              text +
              area.value.slice(area.selectionEnd);
        if (text && (area.readOnly || whole.length > EDITED)) {
            event.preventDefault();
            take(whole);
        }
    });
    area.addEventListener("input", () => {
        if (area.value.length > EDITED) {
            take(area.value);
        } else {
            state.paste = area.value;
            changed();
        }
    });
    show();
    return [area, note];
}
