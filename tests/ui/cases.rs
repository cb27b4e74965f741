//! The cases: files of Rust code in the folders beside this file, one mistake each, or a few of one sort.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the cases; on the oldest compiler, the package is one below.
pub fn folder() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().find(|folder| folder.join("cases.rs").exists()).expect("the folder of this file")
}

/// All of them, in the order of their names.
pub fn all() -> Vec<PathBuf> {
    let folders = fs::read_dir(folder()).expect("the folder is there");
    let folders = folders.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_dir());
    let files = folders.flat_map(|folder| fs::read_dir(folder).expect("the folder is there"));
    let files = files.map(|entry| entry.expect("an entry").path());
    let mut cases: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect();
    cases.sort();
    assert!(cases.len() > 150, "{} cases", cases.len());
    cases
}

/// The name of a case: `pad/zero`.
pub fn name(case: &Path) -> String {
    let name = case.strip_prefix(folder()).expect("a case").with_extension("");
    name.to_str().expect("text").replace('\\', "/")
}
