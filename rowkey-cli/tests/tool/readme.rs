//! The package's README and the guide's page of the tool show what is printed.

use std::process::Command;

use crate::process::Folder;

/// The commands of its console blocks, each with the lines that it prints.
fn commands(page: &str) -> Vec<(&str, String)> {
    let blocks = page.split("```console\n").skip(1).map(|block| block.split("```").next().unwrap());
    let mut all: Vec<(&str, String)> = Vec::new();
    for line in blocks.flat_map(str::lines) {
        match (line.strip_prefix("$ "), all.last_mut()) {
            (Some(command), _) => all.push((command, String::new())),
            (None, Some((_, printed))) => *printed += &format!("{line}\n"),
            (None, None) => panic!("{line}: of no command"),
        }
    }
    all
}

fn each_command_prints_what_is_shown(page: &str) {
    let folder = Folder::new();
    let layout = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/data/event.json");
    folder.file("event.json", &std::fs::read_to_string(layout).unwrap());
    let tool = std::path::Path::new(env!("CARGO_BIN_EXE_rowkey")).parent().unwrap().display();
    let path = format!("{tool}:{}", std::env::var("PATH").unwrap_or_default());
    let has_jq = Command::new("jq").arg("--version").output().is_ok();
    let commands = commands(page);
    for (command, printed) in &commands {
        // What is shown of a file is what the file has.
        if let Some(file) = command.strip_prefix("cat ") {
            folder.file(file, printed);
        }
        if command.contains("jq ") && !has_jq {
            continue;
        }
        let said = folder.shell(&format!("{command} 2>&1"), &path);
        assert_eq!(said, *printed, "$ {command}");
    }
    for task in ["ddl", "diff", "encode", "explain", "page", "rebucket", "scan", "show", "spread"] {
        assert!(commands.iter().any(|(command, _)| command.contains(&format!("rowkey {task} "))), "{task}");
    }
}

#[test]
fn each_command_prints_what_the_readme_shows() {
    each_command_prints_what_is_shown(include_str!("../../README.md"));
}

#[test]
fn each_command_prints_what_the_guide_shows() {
    each_command_prints_what_is_shown(include_str!("../../../src/guide/tool.md"));
}
