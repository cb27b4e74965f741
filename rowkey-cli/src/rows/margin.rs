//! The margin of a pasted scan: the indentation of its lines, or the `> ` of an e-mail.

use super::shell::{self, Shell};

const CHARS: [char; 3] = [' ', '\t', '>'];

/// The largest number of spaces before a row that are no indentation.
const MAX_SPACES: usize = 2;

/// What each line of the shell begins with; `None` before the first of them.
#[derive(Default)]
pub struct Margin(Option<String>);

impl Margin {
    /// Finds the margin of the lines from this one on. Returns it if it is a guess.
    pub fn find(&mut self, line: &str, shell: Shell, before: Option<&str>) -> Option<&str> {
        // A cell may contain the text of a header.
        let is_cell = shell.is_table()
            && line
                .strip_prefix(self.0.as_deref().unwrap_or_default())
                .is_some_and(|rest| rest.starts_with(' '));
        if is_cell {
            return None;
        }
        let rest = without(line);
        if shell::is_header_or_prompt(rest) {
            self.0 = Some(margin_of(line).to_owned());
            return None;
        }
        if self.0.is_some() || shell.is_table() {
            return None;
        }
        let (margin, is_guess) = match before {
            Some(before) if is_cell_of_shell(line) => (margin_of(before), false),
            _ => of_cell(line)?,
        };
        let margin = self.0.insert(margin.to_owned());
        is_guess.then_some(margin)
    }

    /// The lines from this one on have the margin of it.
    pub fn begin(&mut self, line: &str) {
        self.0 = Some(margin_of(line).to_owned());
    }

    /// Removes the margin. A blank line may have lost the end of it.
    pub fn strip<'t>(&self, line: &'t str) -> &'t str {
        match &self.0 {
            None => line,
            Some(margin) => match line.strip_prefix(&**margin) {
                Some(rest) => rest,
                None if margin.starts_with(line.trim_end()) => "",
                None => line,
            },
        }
    }
}

/// A line without any margin.
pub fn without(line: &str) -> &str {
    line.trim_start_matches(CHARS)
}

fn margin_of(line: &str) -> &str {
    &line[..line.len() - without(line).len()]
}

/// `\x07 column=f:q, timestamp=1, value=1`
pub fn is_cell_of_shell(line: &str) -> bool {
    line.split_once(" column=").is_some_and(|(_, cell)| cell.contains(" timestamp="))
}

/// The margin of a cell without a header, and whether it is a guess: spaces may be the row's own. A tab never is, and before a
/// row the shell prints a space, not `>`.
fn of_cell(line: &str) -> Option<(&str, bool)> {
    if !is_cell_of_shell(line) {
        return None;
    }
    let mut rest = line;
    while let Some(quoted) = rest.strip_prefix('>') {
        rest = quoted.strip_prefix(' ').unwrap_or(quoted);
    }
    let blank = &rest[..rest.len() - rest.trim_start_matches([' ', '\t']).len()];
    let (indent, is_guess) = match blank.rfind('\t') {
        Some(tab) => (tab + 1, false),
        None if blank.len() > MAX_SPACES => (blank.len() - 1, true),
        None => (0, false),
    };
    Some((&line[..line.len() - rest.len() + indent], is_guess))
}
