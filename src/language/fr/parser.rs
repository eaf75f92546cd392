use super::French;
use crate::language::ParserWords;

impl ParserWords for French {
    fn usage(&self) -> &'static str {
        "Utilisation\u{202f}:"
    }

    fn some_options(&self) -> &'static str {
        "[OPTIONS]"
    }

    fn some_command(&self) -> &'static str {
        "COMMANDE"
    }

    fn commands(&self) -> &'static str {
        "Commandes"
    }

    fn arguments(&self) -> &'static str {
        "Arguments"
    }

    fn options(&self) -> &'static str {
        "Options"
    }

    fn heading(&self, title: &str) -> String {
        format!("{title}\u{202f}:")
    }

    fn default(&self, value: &str) -> String {
        format!("[par défaut\u{202f}: {value}]")
    }

    fn possible(&self, values: &str) -> String {
        format!("[valeurs possibles\u{202f}: {values}]")
    }

    fn possible_values(&self) -> &'static str {
        "Valeurs possibles\u{202f}:"
    }

    fn alias(&self, name: &str) -> String {
        format!("[alias\u{202f}: {name}]")
    }

    fn about_help(&self) -> &'static str {
        "Afficher cette aide ou celle d’une commande"
    }

    fn help_option(&self, differ: bool) -> &'static str {
        if differ {
            "Afficher l’aide (plus de détails avec «\u{202f}--help\u{202f}»)"
        } else {
            "Afficher l’aide"
        }
    }

    fn long_help_option(&self) -> &'static str {
        "Afficher l’aide (un résumé avec «\u{202f}-h\u{202f}»)"
    }

    fn version_option(&self) -> &'static str {
        "Afficher la version"
    }

    fn manual_headings(&self) -> [&'static str; 5] {
        ["NOM", "SYNOPSIS", "DESCRIPTION", "COMPLÉMENTS", "VERSION"]
    }

    fn unknown_argument(&self, argument: &str) -> String {
        let what = if argument.starts_with('-') {
            "option inconnue"
        } else {
            "mot de trop"
        };
        format!("{what}\u{202f}: «\u{202f}{argument}\u{202f}»")
    }

    fn unknown_command(&self, command: &str) -> String {
        format!("commande inconnue\u{202f}: «\u{202f}{command}\u{202f}»")
    }

    fn repeated(&self, argument: &str) -> String {
        format!("«\u{202f}{argument}\u{202f}» ne peut être donné qu’une seule fois")
    }

    fn conflict(&self, argument: &str, others: &[String]) -> String {
        let others = quoted(others, " et ");
        format!("«\u{202f}{argument}\u{202f}» ne va pas avec {others}")
    }

    fn no_value(&self, argument: &str) -> String {
        format!("«\u{202f}{argument}\u{202f}» demande une valeur")
    }

    fn no_equals_sign(&self, argument: &str) -> String {
        format!("«\u{202f}{argument}\u{202f}» demande un signe égal avant sa valeur")
    }

    fn bad_value(&self, value: &str, argument: &str, reason: Option<&str>) -> String {
        match reason {
            Some(reason) => format!(
                "«\u{202f}{value}\u{202f}» ne convient pas pour «\u{202f}{argument}\u{202f}»\u{202f}: {reason}"
            ),
            None => format!(
                "«\u{202f}{value}\u{202f}» ne convient pas pour «\u{202f}{argument}\u{202f}»"
            ),
        }
    }

    fn no_number(&self) -> String {
        "ce n’est pas un nombre entier".to_owned()
    }

    fn outside(&self, number: &str, lowest: &str, highest: Option<&str>) -> String {
        match highest {
            Some(highest) => format!("{number} n’est pas compris entre {lowest} et {highest}"),
            None => format!("{number} est inférieur à {lowest}"),
        }
    }

    fn surplus(&self, value: &str, argument: &str) -> String {
        format!("«\u{202f}{value}\u{202f}» est de trop pour «\u{202f}{argument}\u{202f}»")
    }

    fn number_of_values(&self, argument: &str, expected: isize, given: isize) -> String {
        format!(
            "«\u{202f}{argument}\u{202f}» demande {expected} valeurs\u{202f}; il en a reçu {given}"
        )
    }

    fn missing(&self) -> &'static str {
        "il manque\u{202f}:"
    }

    fn missing_command(&self, of: &str) -> String {
        format!("«\u{202f}{of}\u{202f}» demande une commande")
    }

    fn known_commands(&self, commands: &str) -> String {
        format!("[commandes\u{202f}: {commands}]")
    }

    fn tip_similar(&self, names: &[String]) -> String {
        let names = quoted(names, " ou ");
        format!("conseil\u{202f}: vouliez-vous dire {names}\u{202f}?")
    }

    fn tip_as_value(&self, value: &str, form: &str) -> String {
        format!(
            "conseil\u{202f}: si «\u{202f}{value}\u{202f}» est une valeur, écrivez «\u{202f}{form}\u{202f}»"
        )
    }

    fn tip_exists(&self, form: &str) -> String {
        format!("conseil\u{202f}: «\u{202f}{form}\u{202f}» existe")
    }

    fn more(&self, option: &str) -> String {
        format!("Pour en savoir plus, essayez «\u{202f}{option}\u{202f}».")
    }
}

/// Names between quotation marks, and a word between them.
fn quoted(names: &[String], joint: &str) -> String {
    let quoted = names.iter().map(|name| format!("«\u{202f}{name}\u{202f}»"));
    quoted.collect::<Vec<_>>().join(joint)
}
