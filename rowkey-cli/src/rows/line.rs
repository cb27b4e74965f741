//! The row of one line, and how it is written: what `ldb scan` prints has the value after it.

use super::Form;

pub struct Line<'t> {
    row: &'t str,
    form: Form,
}

impl<'t> Line<'t> {
    /// `form` is what the user said; else digits after `0x` are hexadecimal, and all other rows are as HBase prints
    /// them.
    pub fn of(line: &'t str, form: Option<Form>) -> Self {
        let bare = line.trim();
        if bare.starts_with("0x") {
            // `0x07 ==> 0x76`, or `0x07 : 0x76` as older releases print it.
            let (row, value) = bare.split_once(char::is_whitespace).unwrap_or((bare, ""));
            let value = value.trim_start();
            let row = if value.starts_with("==>") || value.starts_with(':') { row } else { bare };
            return Line { row, form: form.unwrap_or(Form::Hex) };
        }
        let (row, _) = line.split_once(" ==> ").unwrap_or((line, ""));
        Line { row: row.strip_suffix(" ==>").unwrap_or(row), form: form.unwrap_or(Form::Text) }
    }

    pub fn read(&self) -> Result<Vec<u8>, String> {
        self.form.read(self.row)
    }
}
