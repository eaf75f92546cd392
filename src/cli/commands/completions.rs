use clap::error::ErrorKind;
use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;

use crate::cli::terminal::output::Output;
use crate::cli::{Cli, CommandError, Exit, help};

/// Print completions for a shell
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  sixfold completions bash > ~/.local/share/bash-completion/completions/sixfold"
)]
pub(crate) struct CompletionsArgs {
    shell: Shell,
}

impl CompletionsArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "sixfold", &mut script);
        output.print_bytes(&script)?;
        Ok(Exit::Ok)
    }
}

/// Print the manual page of the program or of a command
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sixfold man | man -l -\n  sixfold man puzzle generate > sixfold-puzzle-generate.1"
)]
pub(crate) struct ManArgs {
    /// The command, such as `analyse` or `puzzle generate`
    command: Vec<String>,
}

impl ManArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let program = help::translated(Cli::command(), output.words());
        let mut page = &program;
        for name in &self.command {
            page = commands(page)
                .find(|command| {
                    command.get_name() == name
                        || command.get_all_aliases().any(|alias| alias == name)
                })
                .ok_or_else(|| unknown(name, page, output))?;
        }
        let version = env!("CARGO_PKG_VERSION");
        let page = clap_mangen::Man::new(page.clone().version(version))
            .source(format!("sixfold {version}"));
        output.print_bytes(&help::manual(&page, output.words())?)?;
        Ok(Exit::Ok)
    }
}

/// The commands of a command, without the help that clap adds.
fn commands(of: &Command) -> impl Iterator<Item = &Command> {
    of.get_subcommands()
        .filter(|command| command.get_name() != "help")
}

/// An unknown command is a usage error, as everywhere else.
fn unknown(name: &str, of: &Command, output: &Output) -> CommandError {
    let known: Vec<&str> = commands(of).map(Command::get_name).collect();
    let whole = of.get_bin_name().unwrap_or(of.get_name());
    let message = output.words().cli.unknown_page(whole, name, &known);
    CommandError::Usage(of.clone().error(ErrorKind::InvalidSubcommand, message))
}
