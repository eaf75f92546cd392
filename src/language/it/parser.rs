use super::Italian;
use crate::language::ParserWords;

impl ParserWords for Italian {
    fn usage(&self) -> &'static str {
        "Uso:"
    }

    fn some_options(&self) -> &'static str {
        "[OPZIONI]"
    }

    fn some_command(&self) -> &'static str {
        "COMANDO"
    }

    fn commands(&self) -> &'static str {
        "Comandi"
    }

    fn arguments(&self) -> &'static str {
        "Argomenti"
    }

    fn options(&self) -> &'static str {
        "Opzioni"
    }

    fn heading(&self, title: &str) -> String {
        format!("{title}:")
    }

    fn default(&self, value: &str) -> String {
        format!("[predefinito: {value}]")
    }

    fn possible(&self, values: &str) -> String {
        format!("[valori possibili: {values}]")
    }

    fn possible_values(&self) -> &'static str {
        "Valori possibili:"
    }

    fn alias(&self, name: &str) -> String {
        format!("[alias: {name}]")
    }

    fn about_help(&self) -> &'static str {
        "Mostra questo aiuto o quello di un comando"
    }

    fn help_option(&self, differ: bool) -> &'static str {
        if differ {
            "Mostra l’aiuto (più dettagli con «--help»)"
        } else {
            "Mostra l’aiuto"
        }
    }

    fn long_help_option(&self) -> &'static str {
        "Mostra l’aiuto (in breve con «-h»)"
    }

    fn version_option(&self) -> &'static str {
        "Mostra la versione"
    }

    fn manual_headings(&self) -> [&'static str; 5] {
        ["NOME", "SINTASSI", "DESCRIZIONE", "ALTRO", "VERSIONE"]
    }

    fn unknown_argument(&self, argument: &str) -> String {
        format!("opzione sconosciuta: «{argument}»")
    }

    fn unknown_command(&self, command: &str) -> String {
        format!("comando sconosciuto: «{command}»")
    }

    fn repeated(&self, argument: &str) -> String {
        format!("«{argument}» si può indicare una volta sola")
    }

    fn conflict(&self, argument: &str, others: &[String]) -> String {
        let others = quoted(others, " e ");
        format!("«{argument}» non si può usare insieme a {others}")
    }

    fn no_value(&self, argument: &str) -> String {
        format!("«{argument}» richiede un valore")
    }

    fn no_equals_sign(&self, argument: &str) -> String {
        format!("«{argument}» richiede il segno di uguale prima del valore")
    }

    fn bad_value(&self, value: &str, argument: &str, reason: Option<&str>) -> String {
        match reason {
            Some(reason) => format!("«{value}» non va bene per «{argument}»: {reason}"),
            None => format!("«{value}» non va bene per «{argument}»"),
        }
    }

    fn no_number(&self) -> String {
        "non è un numero intero".to_owned()
    }

    fn outside(&self, number: &str, lowest: &str, highest: Option<&str>) -> String {
        match highest {
            Some(highest) => format!("{number} non è compreso tra {lowest} e {highest}"),
            None => format!("{number} è minore di {lowest}"),
        }
    }

    fn surplus(&self, value: &str, argument: &str) -> String {
        format!("«{value}» è di troppo per «{argument}»")
    }

    fn number_of_values(&self, argument: &str, expected: isize, given: isize) -> String {
        format!("«{argument}» richiede {expected} valori; ricevuti: {given}")
    }

    fn missing(&self) -> &'static str {
        "manca quanto segue:"
    }

    fn missing_command(&self, of: &str) -> String {
        format!("«{of}» richiede un comando")
    }

    fn known_commands(&self, commands: &str) -> String {
        format!("[comandi: {commands}]")
    }

    fn tip_similar(&self, names: &[String]) -> String {
        let names = quoted(names, " o ");
        format!("suggerimento: intendevi {names}?")
    }

    fn tip_as_value(&self, value: &str, form: &str) -> String {
        format!("suggerimento: se «{value}» è un valore, scrivi «{form}»")
    }

    fn tip_exists(&self, form: &str) -> String {
        format!("suggerimento: «{form}» esiste")
    }

    fn more(&self, option: &str) -> String {
        format!("Per saperne di più prova «{option}».")
    }
}

/// Names between quotation marks, and a word between them.
fn quoted(names: &[String], joint: &str) -> String {
    let quoted = names.iter().map(|name| format!("«{name}»"));
    quoted.collect::<Vec<_>>().join(joint)
}
