use super::Italian;
use crate::language::TerminalWords;
use crate::language::terminal::YamlFault;

impl TerminalWords for Italian {
    fn error(&self) -> &'static str {
        "errore"
    }

    fn warning(&self) -> &'static str {
        "attenzione"
    }

    fn labelled(&self, label: &str, text: &str) -> String {
        format!("{label}: {text}")
    }

    fn note(&self) -> &'static str {
        "nota"
    }

    fn help(&self) -> &'static str {
        "suggerimento"
    }

    fn source<'a>(&self, name: &'a str) -> &'a str {
        match name {
            "position" => "posizione",
            "play" => "mossa",
            "tiles" => "tessere",
            "action" => "azione",
            "pattern" => "schema",
            "origin" => "origine",
            "answer" => "risposta",
            file => file,
        }
    }

    fn yaml(&self, message: &str) -> String {
        match YamlFault::of(message) {
            YamlFault::Missing(key) => format!("manca la chiave {key}"),
            YamlFault::Unknown(key, known) => {
                format!("la chiave {key} non esiste; le chiavi sono {known}")
            }
            YamlFault::Twice(key) => format!("la chiave {key} compare due volte"),
            YamlFault::Other(message) => format!("non è lo YAML atteso: «{message}»"),
        }
    }

    fn progress(&self, things: &str) -> String {
        format!("{{pos}} su {{len}} {things}")
    }

    fn steps(&self) -> &'static str {
        "passi"
    }

    fn days(&self) -> &'static str {
        "giorni"
    }

    fn not_a_time(&self, given: &str) -> String {
        format!("«{given}» non è una durata; scrivi per esempio `1s` o `200ms`")
    }
}
