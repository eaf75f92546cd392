use super::English;
use crate::language::TerminalWords;

impl TerminalWords for English {
    fn error(&self) -> &'static str {
        "error"
    }

    fn warning(&self) -> &'static str {
        "warning"
    }

    fn labelled(&self, label: &str, text: &str) -> String {
        format!("{label}: {text}")
    }

    fn note(&self) -> &'static str {
        "note"
    }

    fn help(&self) -> &'static str {
        "help"
    }

    fn source<'a>(&self, name: &'a str) -> &'a str {
        name
    }

    fn yaml(&self, message: &str) -> String {
        message.to_owned()
    }

    fn progress(&self, things: &str) -> String {
        format!("{{pos}} of {{len}} {things}")
    }

    fn steps(&self) -> &'static str {
        "steps"
    }

    fn days(&self) -> &'static str {
        "days"
    }

    fn not_a_time(&self, given: &str) -> String {
        format!("`{given}` is no time: write `1s` or `200ms`")
    }
}
