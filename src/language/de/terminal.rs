use super::German;
use crate::language::TerminalWords;
use crate::language::terminal::YamlFault;

impl TerminalWords for German {
    fn error(&self) -> &'static str {
        "Fehler"
    }

    fn warning(&self) -> &'static str {
        "Warnung"
    }

    fn labelled(&self, label: &str, text: &str) -> String {
        format!("{label}: {text}")
    }

    fn note(&self) -> &'static str {
        "Hinweis"
    }

    fn help(&self) -> &'static str {
        "Hilfe"
    }

    fn source<'a>(&self, name: &'a str) -> &'a str {
        match name {
            "position" => "Stellung",
            "play" => "Zug",
            "tiles" => "Steine",
            "action" => "Eintrag",
            "pattern" => "Muster",
            "origin" => "Ursprung",
            "answer" => "Antwort",
            "standard input" => "Standardeingabe",
            file => file,
        }
    }

    fn yaml(&self, message: &str) -> String {
        match YamlFault::of(message) {
            YamlFault::Missing(key) => format!("der Schlüssel {key} fehlt"),
            YamlFault::Unknown(key, known) => {
                format!("den Schlüssel {key} gibt es nicht; es gibt {known}")
            }
            YamlFault::Twice(key) => format!("der Schlüssel {key} steht zweimal da"),
            YamlFault::Other(message) => format!("das ist nicht das erwartete YAML: „{message}“"),
        }
    }

    fn progress(&self, things: &str) -> String {
        format!("{{pos}} von {{len}} {things}")
    }

    fn steps(&self) -> &'static str {
        "Schritte"
    }

    fn days(&self) -> &'static str {
        "Tage"
    }

    fn not_a_time(&self, given: &str) -> String {
        format!("„{given}“ ist keine Zeitangabe; schreib etwa `1s` oder `200ms`")
    }
}
