//! What `cbt read` and `cbt lookup` print: a line of hyphens before each row, the row, then its cells.
//!
//! ```text
//! ----------------------------------------
//! "phone#4c410523#20190501"
//!   stats_summary:os_build                   @ 2019/05/01-00:00:00.000000
//!     "PQ2A.190405.003"
//! ```

use super::{Reader, Seen, literal};

#[derive(Default)]
pub struct Cbt {
    /// The next line is a row.
    begun: bool,
}

/// Forty hyphens.
pub fn begins(line: &str) -> bool {
    let line = line.trim_end();
    line.len() == 40 && line.bytes().all(|byte| byte == b'-')
}

impl Reader for Cbt {
    fn line(&mut self, line: &str) -> Result<Seen, String> {
        if begins(line) {
            self.begun = true;
            return Ok(Seen::Nothing);
        }
        if std::mem::take(&mut self.begun) {
            // Releases before 0.13 print the row without quotes.
            let row = literal::bytes(line).unwrap_or_else(|| line.as_bytes().to_vec());
            return Ok(Seen::Row(row));
        }
        Ok(if line.starts_with("  ") { Seen::Nothing } else { Seen::Other })
    }
}
