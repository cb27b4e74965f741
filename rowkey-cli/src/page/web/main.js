/** The page: its head, its tabs, and the one that is shown. */

const PANELS = {
    layout: drawLayout,
    read: drawRead,
    write: drawWrite,
    ask: drawAsk,
    spread: drawSpread,
};

function draw() {
    const page = /** @type {HTMLElement} */ (document.getElementById("page"));
    // The keyboard stays where it was.
    const focused = document.activeElement?.id;
    document.documentElement.lang = state.language === "zh" ? "zh-CN" : "en";
    const link = make(
        "button",
        { type: "button", onclick: () => copy(location.href, link) },
        say("link"),
    );
    const language = make(
        "button",
        {
            type: "button",
            id: "language",
            lang: state.language === "zh" ? "en" : "zh-CN",
            onclick: () => {
                state.language = state.language === "zh" ? "en" : "zh";
                draw();
            },
        },
        say("language"),
    );
    const names = /** @type {[string, string][]} */ (
        layouts.map(({ name }) => [name, name])
    );
    const choose = (/** @type {string} */ name) => {
        state.layout = name;
        state.kind = "";
        draw();
    };
    const header = make(
        "header",
        {},
        make("h1", {}, say("title")),
        link,
        language,
    );
    const main = make("main", {});
    if (layouts.length > 1) {
        main.append(chooser(say("choose"), names, chosen().name, choose));
    }
    const unknown = state.layout !== "" && chosen().name !== state.layout;
    if (unknown) {
        const known = layouts.map(({ name }) => name).join(", ");
        main.append(
            make(
                "p",
                { class: "wrong", role: "alert" },
                say("unknown", state.layout, known),
            ),
        );
    }
    const hash = chosen().described.own_hash;
    if (hash) {
        main.append(make("p", { class: "dim" }, say("own_hash", hash)));
    }
    const panel = make("div", {
        role: "tabpanel",
        id: "panel",
        "aria-labelledby": `tab-${state.tab}`,
    });
    main.append(tabs(), panel);
    page.replaceChildren(
        header,
        main,
        make("footer", {}, make("p", { class: "dim hint" }, say("private"))),
    );
    if (!unknown) {
        // A link says which layout it is of.
        state.layout = chosen().name;
        PANELS[state.tab](panel);
        keep();
    }
    if (focused) {
        document.getElementById(focused)?.focus();
    }
}

/** Tabs, between which the arrows move. */
function tabs() {
    const show = (/** @type {Tab} */ tab) => {
        state.tab = tab;
        draw();
        document.getElementById(`tab-${tab}`)?.focus();
    };
    const move = (/** @type {KeyboardEvent} */ event) => {
        const step = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }[event.key];
        if (step) {
            event.preventDefault();
            show(TABS[(TABS.indexOf(state.tab) + step) % TABS.length]);
        }
    };
    const each = TABS.map((tab) => {
        const selected = tab === state.tab;
        const attributes = {
            type: "button",
            role: "tab",
            id: `tab-${tab}`,
            "aria-selected": String(selected),
            "aria-controls": "panel",
            tabindex: selected ? 0 : -1,
            onclick: () => show(tab),
            onkeydown: move,
        };
        return make("button", attributes, say(tab));
    });
    return make(
        "div",
        { role: "tablist", "aria-label": say("title") },
        ...each,
    );
}

/** @param {unknown} error */
function fail(error) {
    const page = /** @type {HTMLElement} */ (document.getElementById("page"));
    page.replaceChildren(
        make(
            "p",
            { class: "wrong", role: "alert" },
            say("failed", String(error)),
        ),
    );
}

window.addEventListener("hashchange", () => {
    if (location.hash !== fragment()) {
        restore();
        readPaste();
        draw();
    }
});

restore();
load()
    .then(() => {
        readPaste();
        draw();
        document.documentElement.dataset.ready = "";
        performance.mark("ready");
    })
    .catch((error) => {
        fail(error);
        throw error;
    });
