//! The guide's pages have one order and one title each: in the lists of `src/guide.rs`, in the contents above them, and in the files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const GUIDE: &str = include_str!("../src/guide.rs");

/// A page of the lists in `src/guide.rs`.
#[derive(Debug)]
struct Page {
    /// `cookbook/digest`: its file below `src/guide`, without `.md`.
    file: String,
    title: &'static str,
}

/// All pages, in the order of the lists.
fn pages() -> Vec<Page> {
    let (_, lists) = GUIDE.split_once("\npages!(").expect("the lists begin with `pages!(`");
    let mut chapter = None;
    let mut pages = Vec::new();
    for line in lists.lines() {
        let mut words = line.trim().splitn(2, ' ');
        let (Some(name), Some(rest)) = (words.next(), words.next()) else {
            if line == "    }," {
                chapter = None;
            }
            continue;
        };
        let Some(title) = rest.strip_prefix('"').and_then(|rest| rest.split('"').next()) else { continue };
        if !name.chars().all(|c| c.is_ascii_lowercase() || c == '_') {
            continue;
        }
        let file = chapter.map_or(name.to_owned(), |chapter| format!("{chapter}/{name}"));
        pages.push(Page { file, title });
        if rest.ends_with('{') {
            chapter = Some(name);
        }
    }
    pages
}

/// Every Markdown file below `folder`, named as in [`Page::file`].
fn files(folder: &Path, chapter: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the guide's folder") {
        let path = entry.expect("an entry of the folder").path();
        let name = path.file_stem().expect("a name").to_str().expect("a name in UTF-8");
        if path.is_dir() {
            found.extend(files(&path, &format!("{chapter}{name}/")));
        } else if path.extension().is_some_and(|extension| extension == "md") {
            found.insert(format!("{chapter}{name}"));
        }
    }
    found
}

fn guide() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../src/guide"))
}

#[test]
fn every_file_is_a_page() {
    let listed: BTreeSet<String> = pages().into_iter().map(|page| page.file).collect();
    assert_eq!(files(guide(), ""), listed);
}

#[test]
fn links_carry_the_title_of_the_page() {
    for page in pages() {
        let text = fs::read_to_string(guide().join(format!("{}.md", page.file))).expect("the page's file");
        assert_eq!(text.lines().next(), Some(format!("# {}", page.title).as_str()), "{}.md", page.file);
    }
}

#[test]
fn the_contents_list_the_chapters_in_reading_order() {
    let contents: Vec<String> = GUIDE
        .lines()
        .filter_map(|line| line.strip_prefix("//! - [")?.split("): ").next().map(str::to_owned))
        .collect();
    let chapters: Vec<String> = pages()
        .into_iter()
        .filter(|page| !page.file.contains('/'))
        .map(|page| format!("{}]({}", page.title, page.file))
        .collect();
    assert_eq!(contents, chapters);
}
