//! arrow-row: whole columns at a time. Its bytes may change from release to release, so they are for
//! sorting and not for storing.

use std::sync::Arc;

use arrow_array::{ArrayRef, StringArray, UInt16Array, UInt32Array, UInt64Array};
use arrow_row::{RowConverter, Rows, SortField};
use arrow_schema::{DataType, SortOptions};

use super::{PlainEvent, PlainLogin};
use crate::by_hand::event::reversed;
use crate::keys::Feed;

type Columns = (RowConverter, Vec<ArrayRef>);

fn columns(types: &[DataType], columns: Vec<ArrayRef>) -> Columns {
    let fields = types.iter().cloned().map(SortField::new).collect();
    (RowConverter::new(fields).expect("the types are supported"), columns)
}

/// Turns all keys into rows, as often as it is called.
fn rows((converter, columns): Columns) -> impl Fn() -> Rows {
    move || converter.convert_columns(&columns).expect("the columns are of the same length")
}

pub fn arrow_events(keys: &[PlainEvent]) -> impl Fn() -> Rows + use<> {
    rows(columns(
        &[DataType::UInt32, DataType::UInt64, DataType::UInt16, DataType::UInt32],
        vec![
            Arc::new(keys.iter().map(|key| key.host).collect::<UInt32Array>()),
            Arc::new(keys.iter().map(|key| key.at).collect::<UInt64Array>()),
            Arc::new(keys.iter().map(|key| key.event).collect::<UInt16Array>()),
            Arc::new(keys.iter().map(|key| key.seq).collect::<UInt32Array>()),
        ],
    ))
}

pub fn arrow_logins(keys: &[PlainLogin]) -> impl Fn() -> Rows + use<> {
    rows(columns(
        &[DataType::Utf8, DataType::Utf8, DataType::UInt64],
        vec![
            Arc::new(StringArray::from_iter_values(keys.iter().map(|key| &key.host))),
            Arc::new(StringArray::from_iter_values(keys.iter().map(|key| &key.event))),
            Arc::new(keys.iter().map(|key| key.at).collect::<UInt64Array>()),
        ],
    ))
}

/// The text descending; the time is counted back before.
pub fn arrow_feeds(keys: &[Feed]) -> impl Fn() -> Rows + use<> {
    let fields = vec![
        SortField::new_with_options(DataType::Utf8, SortOptions { descending: true, nulls_first: false }),
        SortField::new(DataType::UInt64),
        SortField::new(DataType::UInt64),
    ];
    let converter = RowConverter::new(fields).expect("the types are supported");
    rows((
        converter,
        vec![
            Arc::new(StringArray::from_iter_values(keys.iter().map(|key| &key.user))),
            Arc::new(keys.iter().map(|key| reversed(key.at)).collect::<UInt64Array>()),
            Arc::new(keys.iter().map(|key| key.id).collect::<UInt64Array>()),
        ],
    ))
}
