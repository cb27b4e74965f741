//! Links to a section of the guide name a heading of that page. The compiler resolves the page of a link and ignores what
//! follows `#`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The files that readers see: guide, READMEs, and the documentation in the sources of the published crates.
fn files() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in
        ["src", "rowkey-core", "rowkey-derive", "rowkey-layout", "rowkey-testing", "rowkey-cli", "examples"]
    {
        collect(&root().join(folder), &mut found);
    }
    for entry in fs::read_dir(root()).expect("the repository") {
        let path = entry.expect("an entry of the repository").path();
        if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
    found
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the repository") {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            if !path.ends_with("target") {
                collect(&path, found);
            }
        } else if path.extension().is_some_and(|extension| extension == "md" || extension == "rs") {
            found.push(path);
        }
    }
}

/// The page of the guide that a path names: `attributes`, `cookbook/digest`, or the contents if it is empty.
fn page(path: &str) -> PathBuf {
    let guide = root().join("src/guide");
    if path.is_empty() { root().join("src/guide.rs") } else { guide.join(format!("{path}.md")) }
}

/// The anchors that rustdoc and GitHub give the headings of a page.
fn anchors(page: &str) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    let mut in_code = false;
    for line in page.lines() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        let line = line.strip_prefix("//! ").unwrap_or(line);
        let text = line.trim_start_matches('#');
        if in_code || text.len() == line.len() || !text.starts_with(' ') {
            continue;
        }
        let plain = text.trim().split("](").next().expect("a heading").replace('[', "");
        let anchor: String = plain
            .chars()
            .filter_map(|c| match c {
                ' ' => Some('-'),
                '-' | '_' => Some(c),
                c => c.is_alphanumeric().then(|| c.to_ascii_lowercase()),
            })
            .collect();
        // The second heading of the same text.
        let anchor = if anchors.contains(&anchor) { format!("{anchor}-1") } else { anchor };
        anchors.insert(anchor);
    }
    anchors
}

/// The links of a file: the file that each names, and its anchor, which is empty if the link has none.
fn links(file: &Path, text: &str) -> Vec<(PathBuf, String)> {
    let mut links = Vec::new();
    // In the documentation: [..](crate::guide::attributes#padn). A path without `#` is the compiler's.
    for (_, after) in text.match_indices("guide::").map(|(at, word)| text.split_at(at + word.len())) {
        let path = word(after, "_:");
        if let Some(rest) = after[path.len()..].strip_prefix('#') {
            links.push((page(&path.replace("::", "/")), anchor(rest)));
        }
    }
    // From elsewhere: https://docs.rs/rowkey/latest/rowkey/guide/attributes/#padn.
    for (_, after) in text.match_indices("/rowkey/guide/").map(|(at, word)| text.split_at(at + word.len())) {
        let path = word(after, "_/");
        let rest = after[path.len()..].trim_start_matches("index.html");
        let anchor = rest.strip_prefix('#').map(anchor).unwrap_or_default();
        links.push((page(path.trim_end_matches('/')), anchor));
    }
    // Within one page or beside it: [..](#padn), [..](other.md#section).
    if file.extension().is_some_and(|extension| extension == "md") {
        for (_, after) in text.match_indices("](").map(|(at, word)| text.split_at(at + word.len())) {
            let Some((path, rest)) = after.split(')').next().and_then(|target| target.split_once('#')) else {
                continue;
            };
            match path {
                "" => links.push((file.to_owned(), anchor(rest))),
                path if path.ends_with(".md") => {
                    links.push((file.parent().expect("a folder").join(path), anchor(rest)));
                }
                _ => {}
            }
        }
    }
    links
}

/// The beginning of `text` up to a character that is neither a letter, a digit, nor one of `more`.
fn word<'t>(text: &'t str, more: &str) -> &'t str {
    let end = text.find(|c: char| !c.is_alphanumeric() && !more.contains(c)).unwrap_or(text.len());
    // `guide/attributes/index.html`: the name of the file is no part of the page.
    text[..end].strip_suffix("index").unwrap_or(&text[..end])
}

fn anchor(text: &str) -> String {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '-' && c != '_').unwrap_or(text.len());
    text[..end].to_owned()
}

#[test]
fn links_to_guide_sections_name_real_headings() {
    let mut broken = Vec::new();
    let mut checked = 0;
    for file in files() {
        let text = fs::read_to_string(&file).expect("a file of text");
        for (target, anchor) in links(&file, &text) {
            checked += 1;
            let Ok(page) = fs::read_to_string(&target) else {
                broken.push(format!("{}: no page {}", file.display(), target.display()));
                continue;
            };
            if !anchor.is_empty() && !anchors(&page).contains(&anchor) {
                broken.push(format!("{}: no heading #{anchor} in {}", file.display(), target.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
    // The attribute tables alone have more links.
    assert!(checked > 60, "only {checked} links were found");
}

#[test]
fn anchors_are_those_of_rustdoc() {
    let page = "# A title\n\n```text\n# no heading\n```\n\n## `#[rowkey(from = false)]`\n\n# Some `code`, [linked](x)\n\n# A title\n";
    let expected = ["a-title", "a-title-1", "rowkeyfrom--false", "some-code-linked"];
    assert_eq!(anchors(page).into_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn every_form_of_a_link_is_found() {
    let text = "[a](#one) [b](crate::guide::tool#two) [c](https://docs.rs/rowkey/latest/rowkey/guide/cookbook/digest/index.html#three)
        [d](crate::guide::tool) [e](https://docs.rs/rowkey/latest/rowkey/guide/) [f](other.md#four)";
    let file = root().join("src/guide/x.md");
    let expected = [
        (page("tool"), "two"),
        (page("cookbook/digest"), "three"),
        (page(""), ""),
        (file.clone(), "one"),
        (root().join("src/guide/other.md"), "four"),
    ];
    let expected = expected.map(|(page, anchor)| (page, anchor.to_owned()));
    assert_eq!(links(&file, text), expected);
}
