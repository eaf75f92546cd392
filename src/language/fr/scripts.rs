use super::French;
use super::analyser::ANALYSER;
use crate::language::{
    ArchiveScript, CopyScript, Plural, PuzzleScript, ScriptWords, Scripts, TableScript,
};

impl ScriptWords for French {
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
    name: "Table",
    tile: "{cell} : {tile}",
    laid: "{cell} : {tile}, nouvelle tuile",
    free: "{cell} : libre",
    lit: "{cell} : libre, pose possible",
    wrong: "{label}, erreur",
    aim: "{label}, choisie",
};

static COPY: CopyScript = CopyScript {
    text: "Texte à copier",
};

static PUZZLE: PuzzleScript = PuzzleScript {
    no_data: "Le problème n’a pas pu être chargé. Vérifiez votre connexion.",
    rack: "Votre main",
    choose: "Choisissez une tuile de votre main, puis une case de la table.",
    choose_tile: "Choisissez d’abord une tuile de votre main.",
    fits_nowhere: "La tuile « {tile} » ne va nulle part.",
    fits_nowhere_beside: "La tuile « {tile} » ne va nulle part à côté des tuiles posées.",
    may_lie: Plural {
        one: "La tuile « {tile} » peut aller sur {n} case.",
        other: "La tuile « {tile} » peut aller sur {n} cases.",
    },
    occupied: "La tuile « {tile} » ne peut pas aller en {cell} : il y a déjà une tuile.",
    not_beside: "La tuile « {tile} » ne peut pas aller en {cell} avec les tuiles déjà posées.",
    breaks_rules: "La tuile « {tile} » ne peut pas aller en {cell} : les règles l’interdisent.",
    legal: Plural {
        one: "Permis jusqu’ici : {n} point.",
        other: "Permis jusqu’ici : {n} points.",
    },
    gap: "Permis jusqu’ici, mais ce n’est pas encore un coup : il faut combler le trou.",
    not_legal: "Coup interdit : reprenez une tuile.",
    solved_now: Plural {
        one: "Résolu ! {n} point, c’est le meilleur coup.",
        other: "Résolu ! {n} points, c’est le meilleur coup.",
    },
    short: Plural {
        one: "{n} point : {short} de moins que le meilleur coup.",
        other: "{n} points : {short} de moins que le meilleur coup.",
    },
    best: Plural {
        one: "Le meilleur coup : {play}, {n} point.",
        other: "Le meilleur coup : {play}, {n} points.",
    },
    solved_play: Plural {
        one: "Résolu : {play}, {n} point.",
        other: "Résolu : {play}, {n} points.",
    },
    last_hint: "Le dernier indice est la solution. Appuyez encore une fois.",
    last_hint_loses: "Le dernier indice est la solution, et ce jour ne comptera pas. Appuyez encore une fois.",
    ask_solution: "Afficher vraiment la solution ? Appuyez encore une fois.",
    really: "Vraiment ?",
    hint: "Indice",
    solution: "Solution",
    solved: "Résolu",
    the_solution: "La solution",
    attempts: Plural {
        one: "{n} essai",
        other: "{n} essais",
    },
    hints: Plural {
        one: "{n} indice",
        other: "{n} indices",
    },
    result: "{attempts}, {hints}, {time}. Le deuxième meilleur coup rapporte {points} points.",
    next_best: "Le deuxième meilleur coup rapporte {points} points.",
    streak: Plural {
        one: "Série : {n} jour.",
        other: "Série : {n} jours.",
    },
    not_counted: "Le dernier indice était la solution : ce jour ne compte donc pas pour la série.",
    counts_later: "Il comptera pour la série le jour venu.",
    theme: " : {meaning}",
    shared_result: "Résolu en {attempts}, {hints}, {time}",
    shared_streak: "Résolu en {attempts}, {hints}, {time} · série de {streak} jours",
    shared: "Partagé.",
    copied: "Copié : collez-le où vous voulez.",
    copy_below: "Copiez le texte ci-dessous.",
};

static ARCHIVE: ArchiveScript = ArchiveScript {
    shown: Plural {
        one: "{shown} sur {n} problème",
        other: "{shown} sur {n} problèmes",
    },
    solved: "✓ résolu",
};
