//! `rowkey completions` and `rowkey man`.

use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;

use crate::failure::{Failure, Outcome};
use crate::nearest::nearest;

/// Prints the completion script of a shell.
#[derive(Args)]
#[command(after_help = COMPLETIONS)]
pub struct Completions {
    /// The shell.
    shell: Shell,
}

const COMPLETIONS: &str = "\
Examples:
  rowkey completions bash > ~/.local/share/bash-completion/completions/rowkey
  rowkey completions zsh > ~/.zfunc/_rowkey
  rowkey completions fish > ~/.config/fish/completions/rowkey.fish

Exit status: 0 it is printed, 2 bad input.";

impl Completions {
    pub fn run(&self, mut tool: Command) -> Result<(String, Outcome), Failure> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut tool, "rowkey", &mut text);
        Ok((String::from_utf8_lossy(&text).into_owned(), Outcome::Fine))
    }
}

/// Prints the manual page of the tool, or of one of its subcommands.
#[derive(Args)]
#[command(after_help = MAN)]
pub struct Manual {
    /// The subcommand.
    command: Option<String>,
}

const MAN: &str = "\
Examples:
  rowkey man > rowkey.1
  rowkey man explain | man -l -

Exit status: 0 it is printed, 2 bad input.";

impl Manual {
    pub fn run(&self, mut tool: Command) -> Result<(String, Outcome), Failure> {
        // Propagates the global options to the subcommands.
        tool.build();
        let page = match &self.command {
            None => tool,
            Some(name) => {
                let page = tool.find_subcommand(name).ok_or_else(|| unknown(name, &tool))?.clone();
                // A subcommand has no version of its own.
                page.version(env!("CARGO_PKG_VERSION"))
            }
        };
        let mut text = Vec::new();
        Man::new(page).source(concat!("rowkey ", env!("CARGO_PKG_VERSION"))).render(&mut text)?;
        Ok((String::from_utf8_lossy(&text).into_owned(), Outcome::Fine))
    }
}

fn unknown(name: &str, tool: &Command) -> Failure {
    let names: Vec<&str> = tool.get_subcommands().map(Command::get_name).collect();
    let help = match nearest(name, &names) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("expected one of {}", names.join(", ")),
    };
    Failure::Input(format!("no subcommand `{name}`; {help}"))
}
