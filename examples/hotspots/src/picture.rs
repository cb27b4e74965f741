//! The tables side by side: a region across, the load from top to bottom, the darker the more of a
//! slice's writes went there.

use std::error::Error;
use std::path::Path;

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::tables::{REGIONS, SLICES, Table};

/// For screen readers, and text that can be read on a light and on a dark page.
const TITLE_AND_STYLE: &str = "\
<title>Writes over 16 regions as time passes, a panel for each key</title>
<style>
text { fill: #1f2328 }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } }
</style>
";

/// Of one region in one slice.
const CELL: (i32, i32) = (10, 6);
const GAP: i32 = 26;
const LEFT: i32 = 46;
const TOP: i32 = 44;
const BOTTOM: i32 = 92;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), Box<dyn Error>>;

pub fn draw(path: &Path, tables: &[Table]) -> Drawn {
    let (width, height) = (CELL.0 * REGIONS as i32, CELL.1 * SLICES as i32);
    let count = tables.len() as i32;
    // Sizes of a few hundred pixels.
    let size = ((LEFT + count * (width + GAP)) as u32, (TOP + height + BOTTOM) as u32);
    // Drawn as text first, so that a picture is never half written.
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, size).into_drawing_area();

        for (i, table) in (0..).zip(tables) {
            panel(&area, table, LEFT + i * (width + GAP))?;
        }
        axis(&area, height)?;
        legend(&area, TOP + height + 62)?;
        area.present()?;
    }
    let (head, drawing) = svg.split_once('\n').ok_or("an empty picture")?;
    let svg = format!("{head}\n{TITLE_AND_STYLE}{drawing}");
    std::fs::write(path, svg).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(())
}

/// White where nothing was written, dark where one region took all. The root shows what is faint.
fn shade(share: f64) -> RGBColor {
    let dark = share.sqrt();
    let mix = |light: f64, deep: f64| (light + (deep - light) * dark) as u8;
    RGBColor(mix(250.0, 8.0), mix(251.0, 29.0), mix(253.0, 88.0))
}

fn cell(area: &Area<'_>, x: i32, y: i32, share: f64) -> Drawn {
    area.draw(&Rectangle::new([(x, y), (x + CELL.0, y + CELL.1)], shade(share).filled()))?;
    Ok(())
}

fn text(area: &Area<'_>, words: &str, at: (i32, i32), size: i32, horizontal: HPos) -> Drawn {
    let style = ("sans-serif", size).into_font().color(&BLACK).pos(Pos::new(horizontal, VPos::Center));
    area.draw(&Text::new(words.to_owned(), at, style))?;
    Ok(())
}

fn panel(area: &Area<'_>, table: &Table, x: i32) -> Drawn {
    let (width, height) = (CELL.0 * REGIONS as i32, CELL.1 * SLICES as i32);
    text(area, table.name, (x + width / 2, 22), 17, HPos::Center)?;
    area.draw(&Rectangle::new([(x, TOP), (x + width, TOP + height)], shade(0.0).filled()))?;
    for (slice, writes) in (0..).zip(&table.writes) {
        let all: u32 = writes.iter().sum();
        for (region, &rows) in (0..).zip(writes) {
            if rows == 0 {
                continue;
            }
            let share = f64::from(rows) / f64::from(all);
            cell(area, x + region * CELL.0, TOP + slice * CELL.1, share)?;
        }
    }
    area.draw(&Rectangle::new([(x, TOP), (x + width, TOP + height)], BLACK.mix(0.4)))?;
    let load = format!("max/mean {:.2}", table.max_to_mean());
    text(area, &load, (x + width / 2, TOP + height + 18), 15, HPos::Center)?;
    text(area, "16 regions", (x + width / 2, TOP + height + 36), 12, HPos::Center)
}

fn axis(area: &Area<'_>, height: i32) -> Drawn {
    let style = |position| {
        let font = ("sans-serif", 12).into_font().transform(FontTransform::Rotate90);
        font.color(&BLACK).pos(Pos::new(position, VPos::Center))
    };
    let words = "writes, in the order of time \u{2192}".to_owned();
    area.draw(&Text::new(words, (LEFT / 2, TOP + height / 2), style(HPos::Center)))?;
    Ok(())
}

fn legend(area: &Area<'_>, y: i32) -> Drawn {
    text(area, "of the writes of one moment, a region takes", (LEFT, y + 7), 12, HPos::Left)?;
    for (i, (share, words)) in (0..).zip([(0.0, "none"), (1.0 / 16.0, "1/16"), (0.25, "1/4"), (1.0, "all")]) {
        let x = LEFT + 262 + i * 84;
        area.draw(&Rectangle::new([(x, y), (x + 18, y + 14)], shade(share).filled()))?;
        area.draw(&Rectangle::new([(x, y), (x + 18, y + 14)], BLACK.mix(0.4)))?;
        text(area, words, (x + 24, y + 7), 12, HPos::Left)?;
    }
    Ok(())
}
