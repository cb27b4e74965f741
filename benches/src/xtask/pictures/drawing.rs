//! An SVG picture, written element by element.

use std::fmt::Write;

/// What an area means. Blue and orange are told apart by color-blind readers too.
#[derive(Clone, Copy)]
pub enum Fill {
    /// Rows that the question asks for.
    Wanted,
    /// Rows and places that nobody asks for.
    Other,
    /// Where the work goes.
    Busy,
}

#[derive(Clone, Copy)]
pub enum Anchor {
    Start,
    Middle,
}

pub struct Drawing {
    svg: String,
}

impl Drawing {
    /// `title` is what a reader without the picture gets.
    pub fn new(width: u32, height: u32, title: &str) -> Drawing {
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"14\" fill=\"currentColor\">\n\
             <title>{title}</title>\n",
        );
        Drawing { svg }
    }

    pub fn finish(self) -> String {
        // A narrow screen scrolls: scaled down to it, the text would be too small to read.
        format!("<div style=\"overflow-x:auto;margin:1em 0\">\n{}</svg>\n</div>\n", self.svg)
    }

    /// Two pictures side by side, or one above the other on a narrow screen.
    pub fn finish_beside(self, right: Drawing) -> String {
        format!(
            "<div style=\"display:flex;flex-wrap:wrap;gap:1.5em 3em;margin:1em 0\">\n{}</svg>\n{}</svg>\n</div>\n",
            self.svg, right.svg
        )
    }

    pub fn text(&mut self, x: u32, y: u32, anchor: Anchor, text: &str) {
        self.write(x, y, anchor, "", text);
    }

    pub fn heading(&mut self, x: u32, y: u32, anchor: Anchor, text: &str) {
        self.write(x, y, anchor, " font-weight=\"bold\"", text);
    }

    /// Bytes, as in a program.
    pub fn code(&mut self, x: u32, y: u32, anchor: Anchor, text: &str) {
        self.write(x, y, anchor, " font-family=\"monospace\"", text);
    }

    fn write(&mut self, x: u32, y: u32, anchor: Anchor, style: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
        };
        self.add(format_args!("<text x=\"{x}\" y=\"{y}\"{anchor}{style}>{text}</text>"));
    }

    pub fn area(&mut self, (x, y): (u32, u32), (width, height): (u32, u32), fill: Fill) {
        let (color, opacity) = match fill {
            Fill::Wanted => ("#3b82c4", "0.45"),
            Fill::Other => ("#888888", "0.15"),
            Fill::Busy => ("#d9822b", "0.75"),
        };
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"2\" fill=\"{color}\" fill-opacity=\"{opacity}\"/>",
        ));
    }

    /// A line along `path`, an SVG path.
    pub fn line(&mut self, path: &str) {
        self.add(format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"/>"
        ));
    }

    /// A line along `path` that ends in an arrow pointing down at `tip`.
    pub fn arrow(&mut self, path: &str, (x, y): (u32, u32)) {
        self.line(path);
        self.line(&format!("M{} {} L{x} {y} L{} {}", x - 4, y - 6, x + 4, y - 6));
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        writeln!(self.svg, "{element}").expect("a String takes all text");
    }
}
