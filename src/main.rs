//! The program: runs the command line and exits with its code.

use std::process::ExitCode;

fn main() -> ExitCode {
    sixfold::cli::run(std::env::args_os()).into()
}
