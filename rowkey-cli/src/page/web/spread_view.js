/** How the pasted rows fall on buckets or regions, and which leading values are hot. */

/**
 * @typedef {{ rows: number, wrong: number, buckets: boolean, cells: { name: string, count: number }[],
 *     hottest: { name: string, count: number }[] }} Spread
 */

/** @param {HTMLElement} panel */
function drawSpread(panel) {
    const output = make("div", {});
    const input = make("input", {
        type: "number",
        min: 2,
        max: 65_536,
        value: state.regions,
        placeholder: chosen().described.split ? say("buckets") : "16",
        oninput: () => {
            state.regions = input.value;
            keep();
            drawBars(output);
        },
    });
    panel.append(make("label", {}, `${say("regions")} `, input), output);
    drawBars(output);
}

/** @param {HTMLElement} output */
function drawBars(output) {
    output.replaceChildren();
    if (!paste) {
        output.append(make("p", { class: "dim" }, say("empty")));
        return;
    }
    const regions = Number(state.regions);
    /** @type {Spread} */
    let found;
    try {
        found = JSON.parse(
            paste.spread(
                chosen().layout,
                regions >= 2 && regions <= 65_536 ? regions : undefined,
            ),
        );
    } catch (error) {
        output.append(
            make("p", { class: "wrong", role: "status" }, thrown(error)),
        );
        return;
    }
    const { rows, wrong, buckets, cells, hottest } = found;
    const most = Math.max(...cells.map(({ count }) => count), 1);
    const mean = rows / cells.length;
    const fullest = cells.find(({ count }) => count === most) ?? cells[0];
    const factor = (fullest.count / (mean || 1)).toFixed(2);
    const hot = say(
        buckets ? "hot_bucket" : "hot_region",
        fullest.name,
        grouped(fullest.count),
        factor,
    );
    output.append(
        make(
            "p",
            { role: "status", id: "spread" },
            rows
                ? `${say("count", grouped(rows))}${say("semicolon")}${hot}`
                : say("count", 0),
        ),
    );
    if (wrong) {
        output.append(
            make("p", { class: "wrong" }, say("fail", grouped(wrong))),
        );
    }
    if (rows === 0) {
        return;
    }
    const bars = make("div", { class: "bars" });
    for (const { name, count } of cells.slice(0, 1_024)) {
        const fill = make("div", {
            class: `fill ${count > 2 * mean && count > 1 ? "hot" : ""}`,
        });
        fill.style.width = `${(100 * count) / most}%`;
        bars.append(
            make("span", { class: "mono" }, name),
            make("span", { class: "mono" }, grouped(count)),
            make("div", { class: "track", "aria-hidden": "true" }, fill),
        );
    }
    const values = hottest.map(({ name, count }) =>
        make(
            "tr",
            {},
            make(
                "td",
                { class: "number" },
                `${((100 * count) / rows).toFixed(1)} %`,
            ),
            make("td", { class: "number" }, grouped(count)),
            make("td", {}, make("code", {}, name)),
        ),
    );
    output.append(
        bars,
        make("h2", {}, say("hottest")),
        values.length
            ? make("table", {}, make("tbody", {}, ...values))
            : make("p", { class: "dim" }, say("unique")),
    );
}
