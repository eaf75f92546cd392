use super::German;
use super::analyser::ANALYSER;
use crate::language::{
    ArchiveScript, CopyScript, Plural, PuzzleScript, ScriptWords, Scripts, TableScript,
};

impl ScriptWords for German {
    fn scripts(&self) -> Scripts {
        Scripts {
            table: &TABLE,
            copy: &COPY,
            puzzle: &PUZZLE,
            archive: &ARCHIVE,
            analyser: &ANALYSER,
        }
    }
}

static TABLE: TableScript = TableScript {
    name: "Tisch",
    tile: "{cell}: {tile}",
    laid: "{cell}: {tile}, gerade angelegt",
    free: "{cell}: frei",
    lit: "{cell}: frei, hier passt er",
    wrong: "{label}, falsch",
    aim: "{label}, gewählt",
};

static COPY: CopyScript = CopyScript {
    text: "Text zum Kopieren",
};

static PUZZLE: PuzzleScript = PuzzleScript {
    no_data: "Das Rätsel konnte nicht geladen werden. Bist du online?",
    rack: "Bank",
    choose: "Wähle einen Stein von deiner Bank, dann ein Feld auf dem Tisch.",
    choose_tile: "Wähle zuerst einen Stein von deiner Bank.",
    fits_nowhere: "Der Stein „{tile}“ passt nirgends hin.",
    fits_nowhere_beside: "Der Stein „{tile}“ passt nirgends zu den angelegten Steinen.",
    may_lie: Plural {
        one: "Der Stein „{tile}“ passt auf {n} Feld.",
        other: "Der Stein „{tile}“ passt auf {n} Felder.",
    },
    occupied: "Der Stein „{tile}“ kann nicht auf {cell} liegen: Dort liegt schon einer.",
    not_beside: "Der Stein „{tile}“ passt auf {cell} nicht zu den angelegten Steinen.",
    breaks_rules: "Der Stein „{tile}“ kann nicht auf {cell} liegen: Das verstößt gegen die Regeln.",
    legal: Plural {
        one: "Bisher erlaubt: {n} Punkt.",
        other: "Bisher erlaubt: {n} Punkte.",
    },
    gap: "Bisher erlaubt, aber noch kein Zug: Die Lücke muss gefüllt werden.",
    not_legal: "So nicht erlaubt: Nimm einen Stein zurück.",
    solved_now: Plural {
        one: "Gelöst! {n} Punkt: Das ist der beste Zug.",
        other: "Gelöst! {n} Punkte: Das ist der beste Zug.",
    },
    short: Plural {
        one: "{n} Punkt: {short} weniger als der beste Zug.",
        other: "{n} Punkte: {short} weniger als der beste Zug.",
    },
    best: Plural {
        one: "Der beste Zug: {play}, {n} Punkt.",
        other: "Der beste Zug: {play}, {n} Punkte.",
    },
    solved_play: Plural {
        one: "Gelöst: {play}, {n} Punkt.",
        other: "Gelöst: {play}, {n} Punkte.",
    },
    last_hint: "Der letzte Tipp ist die Lösung. Drücke noch einmal.",
    last_hint_loses: "Der letzte Tipp ist die Lösung, und der Tag zählt dann nicht. Drücke noch einmal.",
    ask_solution: "Wirklich die Lösung zeigen? Drücke noch einmal.",
    really: "Wirklich?",
    hint: "Tipp",
    solution: "Lösung",
    solved: "Gelöst",
    the_solution: "Die Lösung",
    attempts: Plural {
        one: "{n} Versuch",
        other: "{n} Versuche",
    },
    hints: Plural {
        one: "{n} Tipp",
        other: "{n} Tipps",
    },
    result: "{attempts}, {hints}, {time}. Der zweitbeste Zug bringt {points}.",
    next_best: "Der zweitbeste Zug bringt {points}.",
    streak: Plural {
        one: "Serie: {n} Tag.",
        other: "Serie: {n} Tage.",
    },
    not_counted: "Der letzte Tipp war die Lösung, darum zählt dieser Tag nicht für die Serie.",
    counts_later: "Für die Serie zählt es erst an seinem eigenen Tag.",
    theme: ": {meaning}",
    shared_result: "Gelöst: {attempts}, {hints}, {time}",
    shared_streak: "Gelöst: {attempts}, {hints}, {time} · Serie {streak}",
    shared: "Geteilt.",
    copied: "Kopiert: Füge es ein, wo du magst.",
    copy_below: "Kopiere den Text unten.",
};

static ARCHIVE: ArchiveScript = ArchiveScript {
    shown: Plural {
        one: "{shown} von {n} Rätsel",
        other: "{shown} von {n} Rätseln",
    },
    solved: "✓ gelöst",
};
