//! The program: parses the command line, runs the command and exits with its code.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    sixfold::cli::run(sixfold::cli::Cli::parse())
}
