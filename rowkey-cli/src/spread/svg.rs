//! Draws counts as an SVG for light and dark pages.

use std::fmt::Write as _;

use super::Cells;
use crate::number::{counted, grouped};

const WIDTH: usize = 800;
const HEIGHT: usize = 320;
/// Margins for the text around the bars.
const LEFT: usize = 70;
const TOP: usize = 60;
const BOTTOM: usize = 40;
const RIGHT: usize = 20;
/// Half the width of the label of the fullest bar, at most.
const LABEL: f64 = 70.0;
/// The largest number of bars. If there are more cells, adjacent ones share a bar.
const BARS: usize = 256;

/// A bar for each region, the share of the fullest, a line for the mean, and a description for screen readers.
pub fn of(regions: &Cells, rows: u64) -> String {
    let group = regions.counts.len().div_ceil(BARS);
    let bars: Vec<(usize, u64)> =
        regions.counts.chunks(group).enumerate().map(|(i, cells)| (i * group, cells.iter().sum())).collect();
    let most = bars.iter().map(|(_, count)| *count).max().unwrap_or_default().max(1);
    let mean = rows as f64 / bars.len() as f64;
    let (at, (fullest, _)) =
        bars.iter().copied().enumerate().rev().max_by_key(|(_, bar)| bar.1).unwrap_or_default();
    let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
    let y = |count: f64| bottom as f64 - count / most as f64 * (bottom - TOP) as f64;
    let title = format!(
        "{} in {}",
        counted(rows, "row", "rows"),
        counted(regions.counts.len() as u64, "region", "regions")
    );
    let fullest = text(&regions.start(fullest));
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="title desc">
<title id="title">{title}</title>
<desc id="desc">A bar for each region. The fullest begins at {fullest} and has {}, {:.2} times the mean.</desc>
<style>
text {{ font: 13px sans-serif; fill: #24292f }} .hot {{ font-weight: bold }} .bar {{ fill: #0969da }} .line {{ stroke: #57606a }} .mean {{ stroke: #bc4c00; stroke-dasharray: 6 4 }}
@media (prefers-color-scheme: dark) {{ text {{ fill: #e6edf3 }} .bar {{ fill: #58a6ff }} .line {{ stroke: #8b949e }} .mean {{ stroke: #f0883e }} }}
</style>
<text x="{LEFT}" y="24">{title}</text>
"##,
        counted(most, "row", "rows"),
        most as f64 / mean.max(f64::MIN_POSITIVE),
    );
    let step = (right - LEFT) as f64 / bars.len() as f64;
    for (i, (cell, count)) in bars.iter().enumerate() {
        let (x, top) = (LEFT as f64 + i as f64 * step, y(*count as f64));
        // Writing to a `String` cannot fail.
        let _ = writeln!(
            svg,
            r#"<rect class="bar" x="{x:.1}" y="{top:.1}" width="{:.1}" height="{:.1}"><title>from {}: {}</title></rect>"#,
            (step * 0.85).max(0.5),
            bottom as f64 - top,
            text(&regions.start(*cell)),
            counted(*count, "row", "rows"),
        );
    }
    let mean_y = y(mean);
    if rows > 0 {
        let middle = LEFT as f64 + (at as f64 + 0.425) * step;
        // Inside the picture, and above the label of the mean if that is at the same place.
        let (x, anchor) = match middle {
            _ if middle < LEFT as f64 + LABEL => (LEFT as f64, "start"),
            _ if middle > right as f64 - LABEL => (right as f64, "end"),
            _ => (middle, "middle"),
        };
        let is_beside_mean = middle > right as f64 - 3.0 * LABEL && mean_y < (TOP + 16) as f64;
        let label_y = TOP - if is_beside_mean { 22 } else { 6 };
        let share = 100.0 * most as f64 / rows as f64;
        let _ = writeln!(
            svg,
            r#"<text class="hot" x="{x:.1}" y="{label_y}" text-anchor="{anchor}">{share:.1} % of the rows</text>"#
        );
    }
    let _ = write!(
        svg,
        r#"<line class="line" x1="{LEFT}" y1="{bottom}" x2="{right}" y2="{bottom}"/>
<line class="mean" x1="{LEFT}" y1="{mean_y:.1}" x2="{right}" y2="{mean_y:.1}"/>
<text x="{}" y="{:.1}" text-anchor="end">{}</text>
<text x="{}" y="{bottom}" text-anchor="end">0</text>
<text x="{right}" y="{:.1}" text-anchor="end">mean {}</text>
<text x="{LEFT}" y="{}">{}</text>
<text x="{right}" y="{}" text-anchor="end">{}</text>
</svg>
"#,
        LEFT - 8,
        TOP + 10,
        grouped(most),
        LEFT - 8,
        mean_y - 6.0,
        // Rounded for the reader.
        grouped(mean.round() as u64),
        bottom + 20,
        text(&regions.start(0)),
        bottom + 20,
        text(&regions.start(bars.last().map_or(0, |(cell, _)| *cell))),
    );
    svg
}

/// Escapes text for XML, and truncates it to fit.
fn text(text: &str) -> String {
    let text: String = text.chars().take(40).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
