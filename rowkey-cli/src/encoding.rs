//! The marks with which editors and shells on Windows begin a text file.

/// The error for UTF-16.
pub const UTF_16: &str = "found UTF-16, as PowerShell's `>` writes it; expected UTF-8";

/// The text without the mark of UTF-8; `None` for UTF-16.
pub fn unmarked(text: &[u8]) -> Option<&[u8]> {
    match text {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => None,
        [0xEF, 0xBB, 0xBF, text @ ..] => Some(text),
        text => Some(text),
    }
}
