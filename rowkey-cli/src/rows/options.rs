//! The options of the tool that fix how rows are written.

use clap::Args;

use super::Notation;

/// Options that fix the notation of the rows.
#[derive(Args)]
pub struct Forced {
    /// Rows are hexadecimal digits.
    #[arg(short = 'x', long, conflicts_with_all = ["base64", "text"])]
    hex: bool,
    /// Rows are base64.
    #[arg(short = 'b', long, conflicts_with = "text")]
    base64: bool,
    /// Every line is a row in HBase's text, even if it looks like the output of another tool.
    #[arg(long)]
    text: bool,
}

impl Forced {
    pub fn notation(&self) -> Option<Notation> {
        match (self.hex, self.base64, self.text) {
            (true, ..) => Some(Notation::Hex),
            (_, true, _) => Some(Notation::Base64),
            (.., true) => Some(Notation::Text),
            _ => None,
        }
    }
}
