//! The derive's own errors have the text and the caret recorded in `tests/ui`; errors that need
//! types are rustc's. `tests/ui/compile_fail.rs` compares whole answers and takes minutes, this takes a moment.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::Visit;
use syn::{DeriveInput, ItemEnum, ItemStruct, ItemUnion};

/// A message, and the line and column of its caret, both from 1.
type Refusal = (String, usize, usize);

/// The beginnings of compiler errors without a number: denied warnings, and names that are not in scope.
const OF_THE_COMPILER: [&str; 2] = ["use of deprecated ", "cannot find "];

#[test]
fn the_derives_errors_are_as_recorded() {
    let cases = rust_files("../tests/ui");
    assert!(cases.len() > 150, "{} cases", cases.len());
    let mut differ = String::new();
    for case in cases {
        let answer = std::fs::read_to_string(case.with_extension("stderr")).unwrap_or_default();
        let (found, recorded) = (given(&case), recorded(&answer));
        if found != recorded {
            let _ = writeln!(differ, "{}\n   given: {found:?}\nrecorded: {recorded:?}", case.display());
        }
    }
    assert!(differ.is_empty(), "{differ}");
}

#[test]
fn what_the_tests_and_examples_derive_is_accepted() {
    let mut files = rust_files("../examples");
    files.extend(rust_files("../tests").into_iter().filter(|file| !file.starts_with("../tests/ui")));
    for file in files {
        assert_eq!(given(&file), [], "{}", file.display());
    }
}

/// The files of Rust code below a folder of this workspace, in the order of their names.
fn rust_files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        for entry in Path::new(&folder).read_dir().expect("the folder is there") {
            let path = entry.expect("the folder is read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The errors of the macro in a file.
fn given(file: &Path) -> Vec<Refusal> {
    let text = std::fs::read_to_string(file).expect("the file is read");
    let mut derived = Derived::default();
    derived.visit_file(&syn::parse_file(&text).expect("Rust code"));
    let mut refusals = Vec::new();
    for input in derived.0 {
        refused(&text, crate::derive(&input, crate::expand::TESTING), &mut refusals);
    }
    refusals
}

/// The declarations that derive a key.
#[derive(Default)]
struct Derived(Vec<DeriveInput>);

impl Derived {
    fn keep(&mut self, input: DeriveInput) {
        let derives = input.attrs.iter().filter(|attr| attr.path().is_ident("derive"));
        let mut row_key = false;
        for attr in derives {
            let _ = attr.parse_nested_meta(|name| {
                row_key |= name.path.segments.last().is_some_and(|last| last.ident == "RowKey");
                Ok(())
            });
        }
        if row_key {
            self.0.push(input);
        }
    }
}

impl<'a> Visit<'a> for Derived {
    fn visit_item_struct(&mut self, item: &'a ItemStruct) {
        self.keep(item.clone().into());
    }

    fn visit_item_enum(&mut self, item: &'a ItemEnum) {
        self.keep(item.clone().into());
    }

    fn visit_item_union(&mut self, item: &'a ItemUnion) {
        self.keep(item.clone().into());
    }
}

/// The `compile_error!`s of an expansion.
fn refused(text: &str, tokens: TokenStream, refusals: &mut Vec<Refusal>) {
    let mut caret = None;
    for token in tokens {
        match token {
            TokenTree::Ident(ident) if ident == "compile_error" => caret = Some(ident.span().start()),
            TokenTree::Punct(_) => {}
            TokenTree::Group(group) => match caret.take() {
                Some(caret) => {
                    let message: syn::LitStr = syn::parse2(group.stream()).expect("a message");
                    let before = text.lines().nth(caret.line - 1).and_then(|line| line.get(..caret.column));
                    // The compiler counts the tick of a lifetime to its name.
                    let tick = usize::from(before.is_some_and(|before| before.ends_with('\'')));
                    refusals.push((message.value(), caret.line, caret.column + 1 - tick));
                }
                None => refused(text, group.stream(), refusals),
            },
            _ => caret = None,
        }
    }
}

/// The macro's own errors in recorded output: unlike the compiler's, they have no number.
fn recorded(answer: &str) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let mut lines = answer.lines();
    while let Some(line) = lines.next() {
        let Some(message) = line.strip_prefix("error: ") else { continue };
        if OF_THE_COMPILER.iter().any(|begin| message.starts_with(begin)) {
            continue;
        }
        let place = lines.next().expect("a place");
        let mut numbers = place.rsplit(':').map(|number| number.parse().expect("a line and a column"));
        let (column, line) = (numbers.next().expect("a column"), numbers.next().expect("a line"));
        refusals.push((message.to_string(), line, column));
    }
    refusals
}
