use super::German;
use crate::language::ParserWords;

impl ParserWords for German {
    fn usage(&self) -> &'static str {
        "Aufruf:"
    }

    fn some_options(&self) -> &'static str {
        "[OPTIONEN]"
    }

    fn some_command(&self) -> &'static str {
        "BEFEHL"
    }

    fn commands(&self) -> &'static str {
        "Befehle"
    }

    fn arguments(&self) -> &'static str {
        "Argumente"
    }

    fn options(&self) -> &'static str {
        "Optionen"
    }

    fn heading(&self, title: &str) -> String {
        format!("{title}:")
    }

    fn default(&self, value: &str) -> String {
        format!("[Vorgabe: {value}]")
    }

    fn possible(&self, values: &str) -> String {
        format!("[mögliche Werte: {values}]")
    }

    fn possible_values(&self) -> &'static str {
        "Mögliche Werte:"
    }

    fn alias(&self, name: &str) -> String {
        format!("[Alias: {name}]")
    }

    fn about_help(&self) -> &'static str {
        "Diese Hilfe oder die eines Befehls anzeigen"
    }

    fn help_option(&self, differ: bool) -> &'static str {
        if differ {
            "Hilfe anzeigen (ausführlich mit „--help“)"
        } else {
            "Hilfe anzeigen"
        }
    }

    fn long_help_option(&self) -> &'static str {
        "Hilfe anzeigen (kurz mit „-h“)"
    }

    fn version_option(&self) -> &'static str {
        "Version anzeigen"
    }

    fn manual_headings(&self) -> [&'static str; 5] {
        [
            "NAME",
            "ÜBERSICHT",
            "BESCHREIBUNG",
            "ERGÄNZUNGEN",
            "VERSION",
        ]
    }

    fn unknown_argument(&self, argument: &str) -> String {
        if argument.starts_with('-') {
            format!("„{argument}“ ist keine bekannte Option")
        } else {
            format!("„{argument}“ ist hier zu viel")
        }
    }

    fn unknown_command(&self, command: &str) -> String {
        format!("„{command}“ ist kein bekannter Befehl")
    }

    fn repeated(&self, argument: &str) -> String {
        format!("„{argument}“ darf nur einmal vorkommen")
    }

    fn conflict(&self, argument: &str, others: &[String]) -> String {
        let others = quoted(others, " und ");
        format!("„{argument}“ verträgt sich nicht mit {others}")
    }

    fn no_value(&self, argument: &str) -> String {
        format!("„{argument}“ braucht einen Wert")
    }

    fn no_equals_sign(&self, argument: &str) -> String {
        format!("„{argument}“ braucht ein Gleichheitszeichen vor dem Wert")
    }

    fn bad_value(&self, value: &str, argument: &str, reason: Option<&str>) -> String {
        match reason {
            Some(reason) => format!("„{value}“ passt nicht zu „{argument}“: {reason}"),
            None => format!("„{value}“ passt nicht zu „{argument}“"),
        }
    }

    fn no_number(&self) -> String {
        "das ist keine ganze Zahl".to_owned()
    }

    fn outside(&self, number: &str, lowest: &str, highest: Option<&str>) -> String {
        match highest {
            Some(highest) => format!("{number} liegt nicht zwischen {lowest} und {highest}"),
            None => format!("{number} ist kleiner als {lowest}"),
        }
    }

    fn surplus(&self, value: &str, argument: &str) -> String {
        format!("„{value}“ ist zu viel für „{argument}“")
    }

    fn number_of_values(&self, argument: &str, expected: isize, given: isize) -> String {
        format!("„{argument}“ braucht {expected} Werte, angegeben: {given}")
    }

    fn missing(&self) -> &'static str {
        "es fehlt:"
    }

    fn missing_command(&self, of: &str) -> String {
        format!("„{of}“ braucht einen Befehl")
    }

    fn known_commands(&self, commands: &str) -> String {
        format!("[Befehle: {commands}]")
    }

    fn tip_similar(&self, names: &[String]) -> String {
        let names = quoted(names, " oder ");
        format!("Tipp: Meintest du {names}?")
    }

    fn tip_as_value(&self, value: &str, form: &str) -> String {
        format!("Tipp: Wenn „{value}“ ein Wert ist, schreib „{form}“")
    }

    fn tip_exists(&self, form: &str) -> String {
        format!("Tipp: Es gibt „{form}“")
    }

    fn more(&self, option: &str) -> String {
        format!("Mehr dazu mit „{option}“.")
    }
}

/// Names between quotation marks, and a word between them.
fn quoted(names: &[String], joint: &str) -> String {
    let quoted = names.iter().map(|name| format!("„{name}“"));
    quoted.collect::<Vec<_>>().join(joint)
}
