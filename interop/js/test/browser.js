/** The browser of the tests: Debian's Chromium, or what `BROWSER` and `BROWSER_PATH` name. */
import { chromium, firefox } from "playwright-core";

export function launch() {
    if (process.env.BROWSER === "firefox") {
        return firefox.launch({ executablePath: process.env.BROWSER_PATH });
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
