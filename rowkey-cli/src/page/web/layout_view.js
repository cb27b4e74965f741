/** The layout as a picture: a box for each part of a row, above a table of them. */

/** @param {HTMLElement} panel */
function drawLayout(panel) {
    const { name, described } = chosen();
    panel.append(
        make(
            "p",
            { class: "dim mono" },
            `${name}${say("comma")}${say("fingerprint")} ${described.fingerprint}`,
        ),
    );
    for (const kind of described.kinds) {
        if (kind.name) {
            panel.append(make("h2", {}, kind.name));
        }
        panel.append(picture(kind.segments), segmentsTable(kind.segments));
    }
}

/**
 * The number of the colour of a part: fields in turn, all else has none.
 * @param {Segment[]} segments
 */
function colours(segments) {
    let next = 0;
    return segments.map(({ part }) =>
        part === "field" ? `c${next++ % 8}` : "constant",
    );
}

/** @param {Segment[]} segments */
function picture(segments) {
    const all = make("div", { class: "picture", "aria-hidden": "true" });
    const classes = colours(segments);
    segments.forEach(({ name, width, delimiter }, i) => {
        const box = make(
            "div",
            { class: `cell ${classes[i]}` },
            make("b", {}, name),
            make("code", {}, width === null ? "*" : String(width)),
        );
        // As wide as its bytes, within what a line has room for.
        box.style.flexGrow = String(Math.min(width ?? 8, 16));
        all.append(box);
        if (delimiter) {
            all.append(
                make(
                    "div",
                    { class: "cell constant" },
                    make("b", {}, "\u00a0"),
                    make("code", {}, delimiter),
                ),
            );
        }
    });
    return all;
}

/** @param {Segment[]} segments */
function segmentsTable(segments) {
    const classes = colours(segments);
    const heads = /** @type {Word[]} */ ([
        "offset",
        "width",
        "field",
        "encoding",
        "order",
    ]);
    const rows = segments.map(
        ({ name, part, offset, width, encoding, descending }, i) =>
            make(
                "tr",
                {},
                make("td", { class: "number" }, String(offset ?? "*")),
                make(
                    "td",
                    { class: "number" },
                    width === null ? say("variable") : String(width),
                ),
                make(
                    "td",
                    {},
                    make("span", { class: `cell ${classes[i]}` }, name),
                ),
                make("td", {}, encoding),
                make(
                    "td",
                    {},
                    part === "field"
                        ? say(descending ? "descending" : "ascending")
                        : "-",
                ),
            ),
    );
    const table = make(
        "table",
        {},
        make(
            "thead",
            {},
            make(
                "tr",
                {},
                ...heads.map((head, i) =>
                    make(
                        "th",
                        { class: i < 2 && "number", scope: "col" },
                        say(head),
                    ),
                ),
            ),
        ),
        make("tbody", {}, ...rows),
    );
    // Wider than a phone.
    return make(
        "div",
        {
            class: "wide",
            role: "region",
            tabindex: 0,
            "aria-label": say("layout"),
        },
        table,
    );
}
