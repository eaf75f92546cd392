use super::Italian;
use super::analyser::ANALYSER;
use crate::language::{
    ArchiveScript, CopyScript, Plural, PuzzleScript, ScriptWords, Scripts, TableScript,
};

impl ScriptWords for Italian {
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
    name: "Tavolo",
    tile: "{cell}: {tile}",
    laid: "{cell}: {tile}, appena posizionata",
    free: "{cell}: libera",
    lit: "{cell}: libera, la tessera può andare qui",
    wrong: "{label}, errore",
    aim: "{label}, scelta",
};

static COPY: CopyScript = CopyScript {
    text: "Testo da copiare",
};

static PUZZLE: PuzzleScript = PuzzleScript {
    no_data: "Impossibile caricare il rompicapo. La rete funziona?",
    rack: "Mano",
    choose: "Scegli una tessera della mano, poi una casella del tavolo.",
    choose_tile: "Scegli prima una tessera della mano.",
    fits_nowhere: "Non c’è nessuna casella per la tessera «{tile}».",
    fits_nowhere_beside: "Non c’è nessuna casella per la tessera «{tile}» accanto a quelle già posizionate.",
    may_lie: Plural {
        one: "La tessera «{tile}» può andare in {n} casella.",
        other: "La tessera «{tile}» può andare in {n} caselle.",
    },
    occupied: "La tessera «{tile}» non può andare in {cell}: c’è già una tessera.",
    not_beside: "La tessera «{tile}» non può andare in {cell} con quelle già posizionate.",
    breaks_rules: "La tessera «{tile}» non può andare in {cell}: le regole non lo consentono.",
    legal: Plural {
        one: "Finora la mossa è consentita: {n} punto.",
        other: "Finora la mossa è consentita: {n} punti.",
    },
    gap: "Così non è ancora una mossa: prima va riempito il buco.",
    not_legal: "Così la mossa non è consentita: togli una tessera.",
    solved_now: Plural {
        one: "Risolto! {n} punto, l’unica mossa migliore.",
        other: "Risolto! {n} punti, l’unica mossa migliore.",
    },
    short: Plural {
        one: "{n} punto: {short} in meno della mossa migliore.",
        other: "{n} punti: {short} in meno della mossa migliore.",
    },
    best: Plural {
        one: "La mossa migliore: {play}, {n} punto.",
        other: "La mossa migliore: {play}, {n} punti.",
    },
    solved_play: Plural {
        one: "Risolto: {play}, {n} punto.",
        other: "Risolto: {play}, {n} punti.",
    },
    last_hint: "L’ultimo indizio è la soluzione. Premi ancora per vederlo.",
    last_hint_loses: "L’ultimo indizio è la soluzione: se lo guardi, questo giorno non conta più per la serie. Premi ancora per vederlo.",
    ask_solution: "Mostrare davvero la soluzione? Premi ancora una volta.",
    really: "Davvero?",
    hint: "Indizio",
    solution: "Soluzione",
    solved: "Risolto",
    the_solution: "La soluzione",
    attempts: Plural {
        one: "{n} tentativo",
        other: "{n} tentativi",
    },
    hints: Plural {
        one: "{n} indizio",
        other: "{n} indizi",
    },
    result: "{attempts}, {hints}, {time}. La seconda mossa migliore vale {points}.",
    next_best: "La seconda mossa migliore vale {points}.",
    streak: Plural {
        one: "Serie: {n} giorno.",
        other: "Serie: {n} giorni.",
    },
    not_counted: "L’ultimo indizio era la soluzione, quindi questo giorno non conta per la serie.",
    counts_later: "Conterà per la serie quando verrà il suo giorno.",
    theme: ": {meaning}",
    shared_result: "Risolto: {attempts}, {hints}, {time}",
    shared_streak: "Risolto: {attempts}, {hints}, {time} · serie di {streak}",
    shared: "Condiviso.",
    copied: "Copiato: incollalo dove vuoi.",
    copy_below: "Copia il testo qui sotto.",
};

static ARCHIVE: ArchiveScript = ArchiveScript {
    shown: Plural {
        one: "Rompicapi: {shown} su {n}",
        other: "Rompicapi: {shown} su {n}",
    },
    solved: "✓ risolto",
};
