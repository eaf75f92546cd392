use super::French;
use crate::language::TerminalWords;
use crate::language::terminal::YamlFault;

impl TerminalWords for French {
    fn error(&self) -> &'static str {
        "erreur\u{202f}"
    }

    fn warning(&self) -> &'static str {
        "attention\u{202f}"
    }

    fn labelled(&self, label: &str, text: &str) -> String {
        format!("{label}\u{202f}: {text}")
    }

    fn note(&self) -> &'static str {
        "remarque\u{202f}"
    }

    fn help(&self) -> &'static str {
        "aide\u{202f}"
    }

    fn source<'a>(&self, name: &'a str) -> &'a str {
        match name {
            "play" => "coup",
            "tiles" => "tuiles",
            "pattern" => "modèle",
            "origin" => "origine",
            "answer" => "réponse",
            "standard input" => "entrée standard",
            file => file,
        }
    }

    fn yaml(&self, message: &str) -> String {
        match YamlFault::of(message) {
            YamlFault::Missing(key) => format!("il manque la clé {key}"),
            YamlFault::Unknown(key, known) => {
                format!("la clé {key} est inconnue\u{202f}; les clés sont {known}")
            }
            YamlFault::Twice(key) => format!("la clé {key} figure deux fois"),
            YamlFault::Other(message) => {
                format!("ce n’est pas le YAML attendu\u{202f}: «\u{202f}{message}\u{202f}»")
            }
        }
    }

    fn progress(&self, things: &str) -> String {
        format!("{{pos}} sur {{len}} {things}")
    }

    fn steps(&self) -> &'static str {
        "étapes"
    }

    fn days(&self) -> &'static str {
        "jours"
    }

    fn not_a_time(&self, given: &str) -> String {
        format!("«\u{202f}{given}\u{202f}» n’est pas une durée\u{202f}: écrivez `1s` ou `200ms`")
    }
}
