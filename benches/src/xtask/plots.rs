//! The pictures of BENCHMARKS.md.

use std::path::Path;

use plotters::prelude::*;

const SIZE: (u32, u32) = (760, 380);
const COLORS: [RGBColor; 3] = [RGBColor(31, 119, 180), RGBColor(214, 39, 40), RGBColor(127, 127, 127)];

/// A line with its name.
pub type Line<'a> = (&'a str, Vec<(f64, f64)>);

/// One bar a codec, the shortest first.
pub fn bars(path: &Path, title: &str, bars: &[(String, f64)]) -> Result<(), String> {
    draw(path, |area| {
        let most = bars.iter().map(|(_, value)| *value).fold(0.0, f64::max) * 1.15;
        let count = bars.len() as i32;
        let mut chart = ChartBuilder::on(area)
            .caption(title, ("sans-serif", 18))
            .margin(12)
            .x_label_area_size(32)
            .y_label_area_size(150)
            .build_cartesian_2d(0.0..most, (0..count).into_segmented())?;
        let name = |at: &SegmentValue<i32>| match at {
            SegmentValue::CenterOf(at) | SegmentValue::Exact(at) => {
                bars.get(*at as usize).map(|(name, _)| name.clone()).unwrap_or_default()
            }
            SegmentValue::Last => String::new(),
        };
        chart
            .configure_mesh()
            .disable_y_mesh()
            .y_labels(bars.len())
            .y_label_formatter(&name)
            .x_desc("nanoseconds per key")
            .draw()?;
        chart.draw_series((0..count).zip(bars).map(|(at, (name, value))| {
            let color = if name == "rowkey" { COLORS[0] } else { COLORS[2] };
            let mut bar = Rectangle::new(
                [(0.0, SegmentValue::Exact(at)), (*value, SegmentValue::Exact(at + 1))],
                color.mix(0.8).filled(),
            );
            bar.set_margin(4, 4, 0, 0);
            bar
        }))?;
        Ok(())
    })
}

/// How many times as fast something is, one bar each from 1, on a logarithmic axis.
pub fn factors(path: &Path, title: &str, bars: &[(String, f64)]) -> Result<(), String> {
    draw(path, |area| {
        let values = || bars.iter().map(|(_, value)| *value);
        let range = values().fold(1.0, f64::min) * 0.8..values().fold(1.0, f64::max) * 1.5;
        let count = bars.len() as i32;
        let mut chart = ChartBuilder::on(area)
            .caption(title, ("sans-serif", 18))
            .margin(12)
            .x_label_area_size(32)
            .y_label_area_size(150)
            .build_cartesian_2d(range.log_scale(), (0..count).into_segmented())?;
        let name = |at: &SegmentValue<i32>| match at {
            SegmentValue::CenterOf(at) | SegmentValue::Exact(at) => {
                bars.get(*at as usize).map(|(name, _)| name.clone()).unwrap_or_default()
            }
            SegmentValue::Last => String::new(),
        };
        chart
            .configure_mesh()
            .disable_y_mesh()
            .y_labels(bars.len())
            .y_label_formatter(&name)
            .x_desc("times as fast")
            .draw()?;
        chart.draw_series((0..count).zip(bars).map(|(at, (_, value))| {
            let color = if *value >= 1.0 { COLORS[0] } else { COLORS[1] };
            let (from, to) = (value.min(1.0), value.max(1.0));
            let mut bar = Rectangle::new(
                [(from, SegmentValue::Exact(at)), (to, SegmentValue::Exact(at + 1))],
                color.mix(0.8).filled(),
            );
            bar.set_margin(4, 4, 0, 0);
            bar
        }))?;
        Ok(())
    })
}

/// Lines over a size, both axes logarithmic.
pub fn lines(path: &Path, title: &str, x: &str, lines: &[Line<'_>]) -> Result<(), String> {
    draw(path, |area| {
        let points = || lines.iter().flat_map(|(_, points)| points);
        let range = |of: fn(&(f64, f64)) -> f64| {
            let values = || points().map(of);
            values().fold(f64::MAX, f64::min).max(0.5) * 0.8..values().fold(0.0, f64::max) * 1.5
        };
        let mut chart = ChartBuilder::on(area)
            .caption(title, ("sans-serif", 18))
            .margin(12)
            .x_label_area_size(36)
            .y_label_area_size(70)
            .build_cartesian_2d(range(|point| point.0).log_scale(), range(|point| point.1).log_scale())?;
        chart.configure_mesh().x_desc(x).y_desc("nanoseconds").draw()?;
        for ((name, points), color) in lines.iter().zip(COLORS) {
            chart
                .draw_series(LineSeries::new(points.iter().copied(), color.stroke_width(2)).point_size(3))?
                .label(*name)
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], color.stroke_width(2)));
        }
        chart
            .configure_series_labels()
            .border_style(BLACK.mix(0.3))
            .background_style(WHITE)
            .position(SeriesLabelPosition::UpperLeft)
            .draw()?;
        Ok(())
    })
}

type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

fn draw(
    path: &Path,
    picture: impl FnOnce(&Area<'_>) -> Result<(), Box<dyn std::error::Error>>,
) -> Result<(), String> {
    let area = SVGBackend::new(path, SIZE).into_drawing_area();
    let drawn = area
        .fill(&WHITE)
        .map_err(Into::into)
        .and_then(|()| picture(&area))
        .and_then(|()| area.present().map_err(Into::into));
    drawn.map_err(|error| format!("{}: {error}", path.display()))
}
