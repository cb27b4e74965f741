//! `rowkey show`: draws a layout.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Args;
use rowkey_layout::{Direction, Kind, Part};
use rowkey_layout::{Layout, to_string_binary};
use unicode_width::UnicodeWidthStr;

use crate::failure::{Failure, Outcome};
use crate::layout_file;
use crate::layout_json::before_fields;
use crate::terminal::{self, Paint};

/// Draws a layout: its bytes on a ruler, the encoding of each field, and how many ranges a scan needs.
#[derive(Args)]
#[command(after_help = AFTER)]
pub struct Show {
    /// The layout as JSON; `-` reads it from standard input.
    #[arg(short, long, value_name = "FILE")]
    layout: PathBuf,
}

const AFTER: &str = "\
Example:
  rowkey show -l key.json

Exit status: 0 the layout is drawn, 2 bad input.
The ruler is as wide as COLUMNS (100 if it is not set). `*` is a variable width.";

impl Show {
    pub fn run(&self) -> Result<(String, Outcome), Failure> {
        let layout = layout_file::read(&self.layout)?;
        let paint = Paint::of_output();
        let fingerprint = layout.fingerprint();
        let mut text = String::new();
        let kinds = layout.kinds();
        if kinds.is_empty() {
            drawn(&mut text, &layout, &format!("{}, fingerprint {fingerprint:#018x}", width(&layout)), paint);
            return Ok((text, Outcome::Fine));
        }
        let _ = writeln!(
            text,
            "{}",
            paint.heading(format_args!("{} row kinds, fingerprint {fingerprint:#018x}", kinds.len()))
        );
        for kind in kinds {
            let prefix = to_string_binary(&kind.layout.prefix);
            text.push('\n');
            drawn(
                &mut text,
                &kind.layout,
                &format!("{} '{prefix}': {}", kind.name, width(&kind.layout)),
                paint,
            );
        }
        Ok((text, Outcome::Fine))
    }
}

fn width(layout: &Layout) -> String {
    match (layout.width(), layout.max_len()) {
        (Some(1), _) => "1 byte".into(),
        (Some(width), _) => format!("{width} bytes"),
        (None, Some(max)) => format!("variable width, at most {max} bytes"),
        (None, None) => "variable width".into(),
    }
}

/// Draws the layout of one row kind.
fn drawn(text: &mut String, layout: &Layout, heading: &str, paint: Paint) {
    // Writing to a `String` cannot fail.
    let _ = writeln!(text, "{}\n\n{}\n{layout}", paint.heading(heading), ruler(layout, terminal::columns()));
    let scans = scans(layout);
    let fixed = scans.iter().map(|scan| scan.fixed.width()).fold("fixed fields".len(), usize::max);
    let _ = writeln!(text, "{}", paint.heading(format_args!("{}  a scan is", padded("fixed fields", fixed))));
    for Scan { fixed: fields, answer } in scans {
        let _ = writeln!(text, "{}  {answer}", padded(&fields, fixed));
    }
}

/// With spaces up to a width, which may be beyond what a format specification takes: names are long.
fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width - text.width()))
}

/// Boxes with name and width, and below them where each begins: `[host 4][at 8]`.
fn ruler(layout: &Layout, room: usize) -> String {
    let mut boxes = Vec::new();
    for (i, segment) in layout.segments().into_iter().enumerate() {
        let name = match segment.part {
            Part::Constant(literal) if i >= before_fields(layout) => {
                format!("\"{}\"", literal.escape_ascii())
            }
            _ => segment.name,
        };
        let width = segment.width.map_or("*".into(), |width| width.to_string());
        boxes.push((format!("[{name} {width}]"), segment.offset));
        if let Some(delimiter) = segment.delimiter {
            let offset = segment.offset.zip(segment.width).map(|(offset, width)| offset + width);
            boxes.push((format!("[{delimiter}]"), offset));
        }
    }
    let (mut lines, mut above, mut below) = (String::new(), String::new(), String::new());
    let mut last = layout.width();
    for (label, offset) in boxes {
        if !above.is_empty() && above.width() + label.width() > room {
            let _ = writeln!(lines, "{above}\n{}", below.trim_end());
            (above, below) = (String::new(), String::new());
        }
        mark(&mut below, above.width(), offset);
        above += &label;
    }
    mark(&mut below, above.width(), last.take());
    let _ = writeln!(lines, "{above}\n{}", below.trim_end());
    lines
}

/// Writes an offset below the column where its segment begins.
fn mark(below: &mut String, place: usize, offset: Option<usize>) {
    if let Some(offset) = offset {
        let gap = if below.is_empty() { 0 } else { 1 };
        let place = place.max(below.len() + gap);
        *below += &" ".repeat(place - below.len());
        *below += &offset.to_string();
    }
}

/// The most fixed fields that are named one by one.
const MAX_NAMES: usize = 16;

/// The number of ranges of a scan that fixes these fields.
struct Scan {
    fixed: String,
    answer: String,
}

/// For each number of leading fields that are fixed by a value.
fn scans(layout: &Layout) -> Vec<Scan> {
    let fields = layout.fields.list.get();
    let segments = layout.segments();
    let ordered = |name: &str| {
        let own =
            segments.iter().find(|segment| segment.name == name && matches!(segment.part, Part::Field(_)));
        // A nested key is not a segment itself; its fields are bounded one by one.
        own.is_none_or(|own| own.direction != Direction::Unordered)
    };
    let rest = fields.iter().position(|field| field.rest).unwrap_or(fields.len());
    let scan = |count: usize| {
        let fixed = match &fields[..count] {
            [] => "none".to_owned(),
            // Else the table grows with the square of the fields.
            [first, .., last] if count > MAX_NAMES => format!("{} to {}", first.name, last.name),
            all => all.iter().map(|field| &*field.name).collect::<Vec<&str>>().join(", "),
        };
        let ranges = match layout.in_one_bucket(count) {
            true => "1 range".to_owned(),
            false => format!("{} ranges, one per bucket", layout.buckets()),
        };
        let answer = match fields.get(count) {
            // Rows of one value of a `rest` field are no range.
            _ if count > rest => format!("a skip scan of {ranges}"),
            _ if count == fields.len() => "1 row".to_owned(),
            Some(next) if matches!(next.node.kind, Kind::Custom(_)) || !ordered(&next.name) => ranges,
            Some(next) => format!("{ranges}; `{}` may have a bound", next.name),
            None => ranges,
        };
        Scan { fixed, answer }
    };
    (0..=fields.len()).map(scan).collect()
}
