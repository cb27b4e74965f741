//! The terminal: its width and its colours.

use std::fmt::{self, Display};
use std::io;

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use clap::ValueEnum;

/// When to use colours.
#[derive(Clone, Copy, ValueEnum)]
pub enum Color {
    Auto,
    Always,
    Never,
}

impl Color {
    /// Finds `--color` before the arguments are parsed, so that it also applies to errors of the arguments.
    pub fn of(arguments: impl Iterator<Item = String>) -> Self {
        let mut arguments = arguments.take_while(|argument| argument != "--");
        while let Some(argument) = arguments.next() {
            let when = match argument.strip_prefix("--color") {
                Some("") => arguments.next(),
                Some(when) => when.strip_prefix('=').map(str::to_owned),
                None => None,
            };
            if let Some(color) = when.and_then(|when| Color::from_str(&when, false).ok()) {
                return color;
            }
        }
        Color::Auto
    }

    /// Applies it to standard output and standard error.
    pub fn choose(self) {
        match self {
            Color::Auto => ColorChoice::Auto,
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
        }
        .write_global();
    }
}

/// Colours for standard output, or none.
#[derive(Clone, Copy)]
pub struct Paint {
    pub on: bool,
}

impl Paint {
    pub fn of_output() -> Self {
        Paint { on: AutoStream::choice(&io::stdout()) != ColorChoice::Never }
    }

    pub fn heading<D: Display>(self, text: D) -> Painted<D> {
        Painted { text, style: Style::new().bold(), on: self.on }
    }

    pub fn fault<D: Display>(self, text: D) -> Painted<D> {
        Painted { text, style: FAULT, on: self.on }
    }
}

/// The style of a fault.
pub const FAULT: Style = AnsiColor::Red.on_default().bold();
/// The style of a warning.
pub const WARNING: Style = AnsiColor::Yellow.on_default().bold();

/// Text in its colour.
pub struct Painted<D> {
    text: D,
    style: Style,
    on: bool,
}

impl<D: Display> Display for Painted<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.on {
            true => write!(f, "{}{}{:#}", self.style, self.text, self.style),
            false => self.text.fmt(f),
        }
    }
}

/// The width of a line: `COLUMNS`, or 100.
pub fn columns() -> usize {
    let width = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse::<u16>().ok());
    width.filter(|&columns| columns > 0).unwrap_or(100).into()
}
