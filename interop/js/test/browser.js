/**
 * The browser of the tests: Debian's Chromium, or with `BROWSER=firefox` its Firefox as it is, by WebDriver BiDi. `BROWSER_PATH` is
 * where another one is.
 */
import { chromium, firefox } from "playwright-core";

/** @typedef {import("playwright-core").Browser} Browser */

const isFirefox = process.env.BROWSER === "firefox";

/** @param {Record<string, number>} [preferences] of Firefox */
function launch(preferences) {
    if (isFirefox) {
        return firefox.launch({
            channel: "moz-firefox",
            executablePath: process.env.BROWSER_PATH ?? "/usr/bin/firefox-esr",
            firefoxUserPrefs: preferences,
        });
    }
    return chromium.launch({
        executablePath: process.env.BROWSER_PATH ?? "/usr/bin/chromium",
        // As root of a container, and without looking for updates.
        args: [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ],
    });
}

/** By what they were launched with. @type {Map<string, Promise<Browser>>} */
const browsers = new Map();

/**
 * A new window, as of another person.
 * @param {import("playwright-core").BrowserContextOptions} options
 */
export async function opened(options) {
    // BiDi has no command for the colours yet, so Firefox has another process for dark ones.
    const dark = isFirefox && options.colorScheme === "dark";
    const preferences = { "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1 };
    const found = browsers.get(String(dark)) ?? launch(preferences);
    browsers.set(String(dark), found);
    return (await found).newContext(options);
}

export async function close() {
    for (const browser of browsers.values()) {
        await (await browser).close();
    }
}
