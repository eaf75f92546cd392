use clap::{Args, CommandFactory};
use clap_complete::Shell;

use super::output::Output;
use super::{Cli, Ending, Failure};
use crate::report::Complaint;

/// Print completions for a shell
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sixfold completions bash > ~/.local/share/bash-completion/completions/sixfold")]
pub(super) struct Completions {
    shell: Shell,
}

impl Completions {
    pub(super) fn run(&self, output: &mut Output) -> Result<Ending, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "sixfold", &mut script);
        output.print_bytes(&script)?;
        Ok(Ending::Fine)
    }
}

/// Print the manual page, of the program or of one command
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  sixfold man | man -l -\n  sixfold man analyse > sixfold-analyse.1")]
pub(super) struct Man {
    /// The command to tell about
    command: Option<String>,
}

impl Man {
    pub(super) fn run(&self, output: &mut Output) -> Result<Ending, Failure> {
        let mut program = Cli::command();
        program.build();
        let page = match &self.command {
            None => program,
            Some(name) => match program.find_subcommand(name) {
                Some(command) => command.clone().version(env!("CARGO_PKG_VERSION")),
                None => {
                    let names = program.get_subcommands().map(clap::Command::get_name).filter(|&name| name != "help");
                    let known = names.map(str::to_owned).collect();
                    return Err(Complaint::UnknownCommand { name: name.clone(), known }.into());
                }
            },
        };
        let mut manual = Vec::new();
        clap_mangen::Man::new(page).render(&mut manual)?;
        output.print_bytes(&manual)?;
        Ok(Ending::Fine)
    }
}
