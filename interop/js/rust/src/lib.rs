//! Layouts for JavaScript: for the package, and for the page that `rowkey page` writes.

mod shape;
mod stream;

use rowkey_cli::page::{Asked as Question, Paste as Rows, Sheet, forms};
use rowkey_layout::form::row::values;
use serde_json::json;
use wasm_bindgen::prelude::wasm_bindgen;

/// A layout, from its JSON.
#[wasm_bindgen]
pub struct Layout {
    sheet: Sheet,
    /// What JavaScript writes here is not copied again.
    input: Vec<u8>,
    output: Vec<u8>,
}

#[wasm_bindgen]
impl Layout {
    /// Reads the JSON.
    pub fn parse(json: &str) -> Result<Layout, String> {
        Ok(Layout { sheet: Sheet::read(json)?, input: Vec::new(), output: Vec::new() })
    }

    /// Refuses a layout with a codec or a salt hash of the user's own.
    pub fn known(&self) -> Result<(), String> {
        self.sheet.known()
    }

    /// The shape of its values, as JSON.
    pub fn shape(&self) -> String {
        shape::of_layout(self.sheet.layout).to_string()
    }

    /// The fingerprint without names.
    pub fn bytes_fingerprint(&self) -> u64 {
        self.sheet.layout.bytes_fingerprint()
    }

    /// Where the next row is written: an address in the memory.
    pub fn input(&mut self, len: usize) -> usize {
        if self.input.len() < len {
            self.input.resize(len, 0);
        }
        self.input.as_ptr() as usize
    }

    /// Decodes the first `len` bytes of the input. The length of the values in the output, or -1 for a row that does not decode.
    pub fn decode(&mut self, len: usize) -> i32 {
        self.output.clear();
        let layout = self.sheet.layout;
        let Some((kind, value)) = values(layout, &self.input[..len]) else { return -1 };
        let own = kind.map_or(layout, |kind| &kind.layout);
        let index = kind.and_then(|kind| stream::index(layout.kinds(), kind));
        stream::row(index, &own.fields, &value, &mut self.output);
        self.output.len() as i32
    }

    /// Where the values are.
    pub fn output(&self) -> usize {
        self.output.as_ptr() as usize
    }

    /// What is wrong with a row, as JSON; null if nothing is.
    pub fn fault(&self, row: &[u8]) -> String {
        let explained = self.sheet.layout.explain(row);
        let fault = explained.fault.map(|fault| {
            json!({ "field": fault.field, "offset": fault.offset, "what": fault.what, "message": fault.to_string() })
        });
        json!(fault).to_string()
    }

    /// The row as `rowkey explain --json` prints it.
    pub fn explain(&self, row: &[u8]) -> String {
        self.sheet.explain(row)
    }

    /// The row of JSON, as `rowkey encode --json` reads it.
    pub fn encode_json(&self, kind: Option<String>, json: &str) -> Result<Vec<u8>, String> {
        self.sheet.encode_json(kind.as_deref(), json)
    }

    /// The ranges of values and a bound: start and stop in turn, each after its length in 4 bytes.
    pub fn ranges_json(&self, kind: Option<String>, json: &str) -> Result<Vec<u8>, String> {
        let ranges = self.sheet.ranges_json(kind.as_deref(), json)?;
        Ok(counted(ranges.iter().flat_map(|(start, stop)| [start, stop])))
    }

    /// The first row of each bucket or row kind but the first, each after its length.
    pub fn split_points(&self) -> Vec<u8> {
        counted(self.sheet.layout.split_points().iter())
    }

    /// The segments and fields, as JSON.
    pub fn describe(&self) -> String {
        self.sheet.describe()
    }

    /// The row of words, as `host=7`.
    pub fn encode(&self, kind: Option<String>, words: Vec<String>) -> Result<Vec<u8>, String> {
        self.sheet.encode(kind.as_deref(), &words)
    }

    /// What is wrong with a value of a field; empty if nothing is.
    pub fn check(&self, kind: Option<String>, path: &str, text: &str) -> String {
        self.sheet.check(kind.as_deref(), path, text).err().unwrap_or_default()
    }

    /// The rows of conditions, as `rowkey scan` reads them.
    pub fn ask(&self, kind: Option<String>, words: Vec<String>) -> Result<Asked, String> {
        self.sheet.ask(kind.as_deref(), &words).map(Asked)
    }
}

fn counted<'b>(all: impl Iterator<Item = &'b Vec<u8>>) -> Vec<u8> {
    all.flat_map(|bytes| (bytes.len() as u32).to_le_bytes().into_iter().chain(bytes.iter().copied()))
        .collect()
}

/// A row in each form, as JSON.
#[wasm_bindgen]
pub fn row_forms(row: &[u8], table: &str) -> String {
    forms(row, table)
}

/// Pasted rows.
#[wasm_bindgen]
pub struct Paste(Rows);

#[wasm_bindgen]
impl Paste {
    /// Reads a text.
    pub fn read(text: &str, notation: &str) -> Paste {
        Paste(Rows::read(text, notation))
    }

    /// The number of rows and of lines that could not be read.
    pub fn count(&self) -> usize {
        self.0.rows.len()
    }

    /// The form by which the rows were recognized.
    pub fn form(&self) -> Option<String> {
        self.0.form.map(str::to_owned)
    }

    /// Why there are no rows.
    pub fn error(&self) -> Option<String> {
        self.0.error.clone()
    }

    /// The line of a row.
    pub fn line(&self, index: usize) -> f64 {
        self.0.rows[index].0 as f64
    }

    /// Why a line could not be read.
    pub fn unread(&self, index: usize) -> Option<String> {
        self.0.rows[index].1.clone().err()
    }

    /// A row, explained, as JSON.
    pub fn explain(&self, layout: &Layout, index: usize) -> String {
        self.0.rows[index].1.as_ref().map(|row| layout.sheet.explain(row)).unwrap_or_default()
    }

    /// Of each row from `first` up to `last`: 0 if it decodes, 1 if it does not, 2 if it could not be read.
    pub fn verdicts(&self, layout: &Layout, first: usize, last: usize) -> Vec<u8> {
        let rows = self.0.rows[first..last].iter();
        rows.map(|(_, row)| match row {
            Ok(row) => layout.sheet.layout.explain(row).fault.is_some().into(),
            Err(_) => 2,
        })
        .collect()
    }

    /// Of each row from `first` up to `last`: whether it is asked for.
    pub fn matches(&self, asked: &Asked, first: usize, last: usize) -> Vec<u8> {
        let rows = self.0.rows[first..last].iter();
        rows.map(|(_, row)| row.as_ref().is_ok_and(|row| asked.0.matches(row)).into()).collect()
    }

    /// How the rows fill buckets or regions, as JSON.
    pub fn spread(&self, layout: &Layout, regions: Option<u32>) -> Result<String, String> {
        self.0.spread(layout.sheet.layout, regions)
    }
}

/// A question.
#[wasm_bindgen]
pub struct Asked(Question);

#[wasm_bindgen]
impl Asked {
    /// Its ranges and commands, as JSON.
    pub fn answer(&self, table: &str) -> String {
        self.0.answer(table)
    }
}
