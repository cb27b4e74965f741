//! BENCHMARKS.md: prose by hand, and figures between `<!-- begin NAME -->` and `<!-- end -->`.

use std::fs;
use std::path::PathBuf;

use super::run;

pub struct Page {
    path: PathBuf,
    text: String,
}

impl Page {
    pub fn open() -> Result<Page, String> {
        let path = run::root().join("BENCHMARKS.md");
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Page { path, text })
    }

    /// Replaces the figures of that name.
    pub fn set(&mut self, name: &str, figures: &str) -> Result<(), String> {
        let begin = format!("<!-- begin {name} -->\n");
        let missing = || format!("{}: no figures named `{name}`", self.path.display());
        let start = self.text.find(&begin).ok_or_else(missing)? + begin.len();
        let len = self.text[start..].find("<!-- end -->").ok_or_else(missing)?;
        self.text.replace_range(start..start + len, figures);
        Ok(())
    }

    pub fn save(&self) -> Result<(), String> {
        fs::write(&self.path, &self.text).map_err(|error| format!("{}: {error}", self.path.display()))
    }
}
