//! The file index of the row-key articles: which files did a user make between two days?
//!
//! `cargo run --example file_index [FOLDER]`; without a folder, the table is thrown away.

use std::error::Error;

use fjall::{Database, KeyspaceCreateOptions};
use rowkey::{KeyRange, RowKey, to_string_binary};

/// All text, so that rows can be read in a shell: `00000120120901000001`.
#[derive(RowKey, Debug, Clone, PartialEq)]
struct FileKey {
    #[pad(6)]
    user_id: u32,
    /// The day: 20120901.
    #[pad(8)]
    create_time: u32,
    #[pad(6)]
    file_id: u32,
}

/// User, day, file.
const FILES: [(u32, u32, u32); 10] = [
    (1, 20120902, 1),
    (1, 20120904, 2),
    (1, 20120906, 3),
    (1, 20120908, 4),
    (1, 20120910, 5),
    (2, 20120912, 6),
    (1, 20120914, 7),
    (2, 20120916, 8),
    (3, 20120918, 9),
    (4, 20120920, 10),
];

fn main() -> Result<(), Box<dyn Error>> {
    let temporary = tempfile::tempdir()?;
    let folder = std::env::args_os().nth(1).map_or(temporary.path().to_owned(), Into::into);
    let db = Database::builder(folder).open()?;
    let table = db.keyspace("files", KeyspaceCreateOptions::default)?;

    for (user_id, create_time, file_id) in FILES {
        // An error for user 1000000, whose seven digits would push the day out of its place.
        let row = FileKey { user_id, create_time, file_id }.encode()?;
        table.insert(row.as_slice(), format!("file {file_id}"))?;
    }
    println!("{}", FileKey::LAYOUT);

    // The article writes its stop row by hand, 00000120120914, and loses file 7: stop rows are
    // exclusive, and 00000120120914000007 sorts after it. `..=` says that the last day belongs to
    // the scan, so the stop row is the day after: 00000120120915.
    println!("user 1, 20120901..=20120914");
    let scan = FileKey::prefix().user_id(1)?.create_time_range(20120901..=20120914).range();
    assert_eq!(show(&table, &scan)?, [1, 2, 3, 4, 5, 7]);

    // `..` leaves the last day out: all of September.
    println!("user 1, 20120901..20121001");
    let scan = FileKey::prefix().user_id(1)?.create_time_range(20120901..20121001).range();
    assert_eq!(show(&table, &scan)?, [1, 2, 3, 4, 5, 7]);
    Ok(())
}

/// Runs the scan and prints what it found.
fn show(table: &fjall::Keyspace, scan: &KeyRange) -> Result<Vec<u32>, Box<dyn Error>> {
    println!("  start row  {}", to_string_binary(scan.start()));
    println!("  stop row   {}", to_string_binary(scan.stop()));
    let mut files = Vec::new();
    for entry in table.range(scan.as_slices()) {
        files.push(FileKey::decode(&entry.key()?)?.file_id);
    }
    println!("  files      {}\n", files.iter().map(u32::to_string).collect::<Vec<_>>().join(" "));
    Ok(files)
}
