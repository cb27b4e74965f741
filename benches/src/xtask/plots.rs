//! The charts of BENCHMARKS.md: values on the bars, one measure a chart, readable in light and in dark.

use std::fs;

use plotters::coord::ranged1d::{AsRangedCoord, ValueFormatter};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::run;

/// Of the palette of Okabe and Ito, which colour-blind people can tell apart: <https://jfly.uni-koeln.de/color/>
const BLUE: RGBColor = RGBColor(0, 114, 178);
const ORANGE: RGBColor = RGBColor(230, 159, 0);
const VERMILLION: RGBColor = RGBColor(213, 94, 0);
const GREY: RGBColor = RGBColor(140, 140, 140);

/// Text and axes in the reader's own scheme; the background is the page's.
const SCHEMES: &str = r##"<style>
text { fill: #1f2328 }
[stroke="#000000"] { stroke: #59636e }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 }
[stroke="#000000"] { stroke: #9198a1 }
}
</style>
"##;

/// A line with its name.
pub type Line<'a> = (&'a str, Vec<(f64, f64)>);

/// Nanoseconds, one bar a codec, the shortest on top.
pub fn bars(file: &str, title: &str, bars: &[(String, f64)]) -> Result<(), String> {
    let bars: Vec<(String, f64)> = bars.iter().rev().cloned().collect();
    let most = bars.iter().map(|(_, value)| *value).fold(0.0, f64::max) * 1.1;
    horizontal(file, title, 0.0..most, &bars, |name, value| {
        let color = if name == "rowkey" { BLUE } else { GREY };
        Bar { from: 0.0, to: value, color, label: format!("{value:.1}") }
    })
}

/// How many times as fast something is, one bar each from 1, on a logarithmic axis.
pub fn factors(file: &str, title: &str, bars: &[(String, f64)]) -> Result<(), String> {
    let values = || bars.iter().map(|(_, value)| *value);
    let range = values().fold(1.0, f64::min) * 0.7..values().fold(1.0, f64::max) * 2.0;
    horizontal(file, title, range.log_scale(), bars, |_, value| {
        let color = if value >= 1.0 { BLUE } else { VERMILLION };
        let label = if value >= 10.0 { format!("{value:.0}") } else { format!("{value:.2}") };
        Bar { from: value.min(1.0), to: value.max(1.0), color, label }
    })
}

struct Bar {
    from: f64,
    to: f64,
    color: RGBColor,
    label: String,
}

fn horizontal<X>(
    file: &str,
    title: &str,
    axis: X,
    bars: &[(String, f64)],
    bar: impl Fn(&str, f64) -> Bar,
) -> Result<(), String>
where
    X: AsRangedCoord<Value = f64>,
    X::CoordDescType: ValueFormatter<f64>,
{
    let height = 60 + 30 * bars.len() as u32;
    draw(file, title, height, |area| {
        let count = bars.len() as i32;
        let mut chart = ChartBuilder::on(area)
            .caption(title, ("sans-serif", 17))
            .margin(10)
            .y_label_area_size(150)
            .build_cartesian_2d(axis, (0..count).into_segmented())?;
        let name = |at: &SegmentValue<i32>| match at {
            SegmentValue::CenterOf(at) | SegmentValue::Exact(at) => {
                bars.get(*at as usize).map(|(name, _)| name.clone()).unwrap_or_default()
            }
            SegmentValue::Last => String::new(),
        };
        // The values are on the bars.
        chart
            .configure_mesh()
            .disable_mesh()
            .disable_x_axis()
            .y_labels(bars.len())
            .y_label_formatter(&name)
            .y_label_style(("sans-serif", 14))
            .draw()?;
        let drawn = || (0..count).zip(bars).map(|(at, (name, value))| (at, bar(name, *value)));
        chart.draw_series(drawn().map(|(at, bar)| {
            let corners = [(bar.from, SegmentValue::Exact(at)), (bar.to, SegmentValue::Exact(at + 1))];
            let mut shape = Rectangle::new(corners, bar.color.filled());
            shape.set_margin(4, 4, 0, 0);
            shape
        }))?;
        let beside = TextStyle::from(("sans-serif", 14)).pos(Pos::new(HPos::Left, VPos::Center));
        chart.draw_series(drawn().map(|(at, bar)| {
            EmptyElement::at((bar.to, SegmentValue::CenterOf(at)))
                + Text::new(bar.label, (5, 0), beside.clone())
        }))?;
        Ok(())
    })
}

/// Nanoseconds over a size, both axes logarithmic; each line carries its name.
pub fn lines(file: &str, title: &str, x: &str, lines: &[Line<'_>]) -> Result<(), String> {
    draw(file, title, 380, |area| {
        let points = || lines.iter().flat_map(|(_, points)| points);
        let range = |of: fn(&(f64, f64)) -> f64| {
            let values = || points().map(of);
            values().fold(f64::MAX, f64::min).max(0.5) * 0.8..values().fold(0.0, f64::max) * 1.5
        };
        let mut chart = ChartBuilder::on(area)
            .caption(title, ("sans-serif", 17))
            .margin(10)
            .x_label_area_size(40)
            .y_label_area_size(75)
            .build_cartesian_2d(range(|point| point.0).log_scale(), range(|point| point.1).log_scale())?;
        chart
            .configure_mesh()
            .disable_mesh()
            .x_desc(x)
            .y_desc("nanoseconds")
            .label_style(("sans-serif", 13))
            .draw()?;
        for ((name, points), color) in lines.iter().zip([BLUE, ORANGE, GREY]) {
            let line = LineSeries::new(points.iter().copied(), color.stroke_width(2)).point_size(3);
            chart.draw_series(line)?;
            let before = TextStyle::from(("sans-serif", 14)).pos(Pos::new(HPos::Right, VPos::Bottom));
            let end = points.iter().rev().nth(1).copied().into_iter();
            chart.draw_series(end.map(|end| {
                EmptyElement::at(end) + Text::new((*name).to_owned(), (-8, -4), before.clone())
            }))?;
        }
        Ok(())
    })
}

type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

fn draw(
    file: &str,
    title: &str,
    height: u32,
    picture: impl FnOnce(&Area<'_>) -> Result<(), Box<dyn std::error::Error>>,
) -> Result<(), String> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (760, height)).into_drawing_area();
        picture(&area)
            .and_then(|()| area.present().map_err(Into::into))
            .map_err(|error| format!("{file}: {error}"))?;
    }
    let inside = svg.find("<svg").and_then(|at| Some(at + svg[at..].find('>')? + 1));
    let inside = inside.ok_or_else(|| format!("{file}: not drawn"))?;
    svg.insert_str(inside, &format!("\n<title>{title}</title>\n{SCHEMES}"));
    let path = run::root().join("benches/plots").join(file);
    fs::write(&path, svg).map_err(|error| format!("{}: {error}", path.display()))
}
