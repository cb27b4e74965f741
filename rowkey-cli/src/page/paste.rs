//! Pasted rows, in every form that the tool reads, and how they fill a table.

use rowkey_layout::Layout;
use serde_json::json;

use crate::failure::Failure;
use crate::regions;
use crate::rows::{Input, Notation};
use crate::spread::Counts;
use crate::text_lines::Unread;

/// The rows of a text.
pub struct Paste {
    /// Each with its line, or what is wrong with that line.
    pub rows: Vec<(u64, Result<Vec<u8>, String>)>,
    /// The form by which they were recognized.
    pub form: Option<&'static str>,
    /// Why there is no row, or why the rest was not read.
    pub error: Option<String>,
}

impl Paste {
    /// Reads all rows. `notation`: `hex`, `base64` or `text`; anything else recognizes the form.
    #[must_use]
    pub fn read(text: &str, notation: &str) -> Self {
        let notation = match notation {
            "hex" => Some(Notation::Hex),
            "base64" => Some(Notation::Base64),
            "text" => Some(Notation::Text),
            _ => None,
        };
        let mut input = Input::new(text.as_bytes(), notation, |_| {});
        let mut paste = Paste { rows: Vec::new(), form: None, error: None };
        loop {
            match input.next(|| Ok(())) {
                Ok(Some((line, row))) => paste.rows.push((line, Ok(row))),
                Ok(None) => break,
                Err(Unread::Line(line, error)) => paste.rows.push((line, Err(error))),
                Err(Unread::Stream(error) | Unread::Idle(error)) => {
                    paste.error = Some(error.to_string());
                    return paste;
                }
            }
        }
        paste.form = input.form();
        if let Err(Failure::Input(error)) = input.require_rows(paste.rows.len() as u64) {
            paste.error = Some(error.replace("standard input: ", ""));
        }
        paste
    }

    /// How the rows fill buckets, or regions if the key has no salt, as `rowkey spread` counts them.
    ///
    /// # Errors
    /// If the table cannot be split into so many regions.
    pub fn spread(&self, layout: &Layout, regions: Option<u32>) -> Result<String, String> {
        let said = |failure| match failure {
            Failure::Input(error) | Failure::Finding(error) => error,
            Failure::Output(error) => error.to_string(),
        };
        let own = layout.split_points();
        let points = match regions {
            _ if own.is_empty() => None,
            None => Some(own),
            Some(regions) => Some(regions::of_buckets(&own, regions).map_err(said)?),
        };
        let is_own = points.is_some() && regions.is_none();
        let regions = regions.or(Some(REGIONS));
        let mut counts = Counts::new(layout, points);
        for row in self.rows.iter().filter_map(|(_, row)| row.as_ref().ok()) {
            counts.row(layout, row, regions).map_err(said)?;
        }
        counts.split(layout, regions).map_err(said)?;
        let buckets = is_own && !counts.buckets.points.is_empty();
        let cells = if buckets { &counts.buckets } else { &counts.regions };
        let name = |i: usize| if buckets { i.to_string() } else { cells.start(i) };
        let each = cells.counts.iter().enumerate();
        let each = each.map(|(i, count)| json!({ "name": name(i), "count": count }));
        let hottest = counts.hottest.most().into_iter();
        let hottest = hottest.map(|(name, count)| json!({ "name": name, "count": count }));
        Ok(json!({
            "rows": counts.rows,
            "wrong": counts.wrong,
            "buckets": buckets,
            "cells": each.collect::<Vec<_>>(),
            "hottest": hottest.collect::<Vec<_>>(),
        })
        .to_string())
    }
}

/// Regions of a table without a salt, if nobody says how many.
const REGIONS: u32 = 16;
