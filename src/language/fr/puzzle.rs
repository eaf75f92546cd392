use std::ops::RangeInclusive;
use std::path::Path;

use jiff::civil::Date;

use super::game::earns;
use super::qwords::line_name;
use super::{French, and_list, count, day, form, or_list, plural, points, shown};
use crate::game::Violation;
use crate::language::{
    Explanation, GameWords, NotationWords, PuzzleWords, QwordsNotationWords, QwordsWords,
    RecordWords,
};
use crate::notation::Place;
use crate::puzzle::qwords::{
    AnswerError, Hint, Kind, MOST_ROLLS, Puzzle as QwordsPuzzle, Task, Unfit, Unproved,
};
use crate::puzzle::{
    ExampleError, ExampleOutcome, ExpectedLine, Impossible, Mismatch, Progress, PuzzleError,
    TextError, Theme, Try,
};
use crate::qwords::{self, LineScore, WordList};

impl PuzzleWords for French {
    fn theme(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Qwirkle => "une ligne de six tuiles",
            Theme::QwirkleFlex => "une diagonale de six tuiles",
            Theme::Double => "deux lignes de six d’un coup",
            Theme::BothEnds => "une ligne prolongée des deux côtés",
            Theme::Bridge => "une tuile qui relie deux lignes",
            Theme::SingleTile => "une seule tuile suffit",
            Theme::Diagonals => "la plupart des points viennent des diagonales",
            Theme::Crossing => "au moins trois lignes rapportent des points, hors diagonales",
            Theme::Quiet => "aucune ligne de six",
            Theme::GoingOut => "les dernières tuiles vident la main",
            #[cfg(test)]
            Theme::Later => "un thème qui viendra un jour",
        }
    }

    fn named_theme(&self, theme: Theme) -> String {
        self.theme(theme).to_owned()
    }

    fn occasion(&self, date: Date) -> String {
        super::date(date)
    }

    fn solution(&self, answer: &str) -> String {
        format!("Solution : {answer}")
    }

    fn only_best_play(&self, plays_total: usize, second_best: u32) -> String {
        match plays_total {
            1 => "C’est le seul coup.".to_owned(),
            plays => format!(
                "C’est le meilleur des {plays} coups, sans ex æquo ; le suivant rapporte {}.",
                points(second_best)
            ),
        }
    }

    fn joker_left(&self) -> &'static str {
        "il reste le joker"
    }

    fn task(&self, task: &Task, shown: &str) -> String {
        match task {
            Task::Letter(_) => format!("lancer  {shown}"),
            Task::Rolls(_) => format!("lancers  {shown}"),
            Task::Supernatural(_) => format!("lettres  {shown}"),
        }
    }

    fn gain(&self, after: &LineScore, before: &LineScore) -> String {
        let word = after
            .word
            .as_ref()
            .map_or_else(String::new, |word| word.text());
        let more = points(after.points - before.points);
        let instead = if before.points > 0 {
            format!(" : {} au lieu de {}", after.points, before.points)
        } else {
            String::new()
        };
        format!("{more} pour {word}, {}{instead}", line_name(after.line))
    }

    fn bonus_gained(&self, bonus: u32) -> String {
        format!(
            "{} bonus pour un mot dans chaque ligne et chaque colonne",
            points(bonus)
        )
    }

    fn gained_at_once(&self, points: &str) -> String {
        format!("gain immédiat : {points}")
    }

    fn only_best_answer(&self, puzzle: &QwordsPuzzle) -> String {
        match (puzzle.question.kind(), puzzle.second_best) {
            (Kind::Supernatural, _) => {
                "C’est la seule façon de placer toutes les lettres en dix mots de cinq lettres, avec ou sans noms propres."
                    .to_owned()
            }
            (_, None) => "Il n’y a pas d’autre réponse.".to_owned(),
            (kind, Some([plain, with_names])) => {
                let does = if kind == Kind::Letter {
                    "fait gagner"
                } else {
                    "rapporte"
                };
                let names = if with_names > plain {
                    format!(", {with_names} avec les noms propres")
                } else {
                    String::new()
                };
                format!(
                    "C’est la meilleure des {} réponses possibles, sans ex æquo ; la suivante {does} {}{names}.",
                    puzzle.question.ways(),
                    points(plain)
                )
            }
        }
    }

    fn answer_error(&self, error: &AnswerError) -> String {
        match error {
            AnswerError::Actions(wanted, found) => format!(
                "pour {}, écrivez autant de lettres sur une seule ligne\u{202f}; ici, il y en a {found}",
                plural(*wanted, "lancer")
            ),
            AnswerError::Action(action, violation) => {
                let reason = QwordsNotationWords::violation(self, violation);
                format!("{action}\u{202f}: {reason}")
            }
            AnswerError::Free(cell) => {
                format!("{cell} est libre\u{202f}; la réponse est le tableau entier")
            }
            AnswerError::Given(cell, letter) => format!("{cell} contient déjà {letter}"),
            AnswerError::Letters {
                letter,
                wanted,
                found,
            } => format!("{letter} doit être écrit {wanted} fois, et non {found}"),
        }
    }

    fn puzzles(&self) -> &'static str {
        "problèmes"
    }

    fn tries(&self, tries: u64, each: Try, rare: bool) -> String {
        tried(tries, each) + if rare { " : rare" } else { "" }
    }

    fn not_a_range(&self) -> String {
        "écrivez un nombre, ou un intervalle comme 15-20".to_owned()
    }

    fn zero_points(&self) -> String {
        "tout coup rapporte au moins 1 point".to_owned()
    }

    fn reversed_range(&self, range: &RangeInclusive<u32>) -> String {
        format!(
            "le plus petit nombre vient en premier : `{}-{}`",
            range.end(),
            range.start()
        )
    }

    fn not_a_date(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` n’est pas une date"))
            .help("écrivez l’année, le mois et le jour : 2027-01-04")
    }

    fn no_puzzle(&self, date: Date) -> Explanation {
        Explanation::new(format!("il n’y a pas de problème pour le {}", day(date)))
            .help("choisissez un autre jour")
    }

    fn end_of_calendar(&self, first: Date, last: Date) -> Explanation {
        Explanation::new(format!(
            "il n’y a pas autant de jours à partir du {} : le dernier jour est le {}",
            day(first),
            day(last)
        ))
        .help("commencez plus tôt, ou demandez moins de jours")
    }

    fn one_picture(&self) -> Explanation {
        Explanation::new("une image ne montre qu’un problème")
            .help("supprimez --days, ou choisissez text, yaml ou json")
    }

    fn option_of_other_game(&self, option: &str, kind: Option<Kind>) -> Explanation {
        match kind {
            None => {
                let kinds = Kind::ALL.map(|kind| format!("`--kind {}`", kind.name()));
                Explanation::new(format!("{option} est réservé aux problèmes de Qwords"))
                    .help(format!("supprimez-le, ou ajoutez {}", or_list(&kinds)))
            }
            Some(kind) => {
                Explanation::new(format!("{option} est réservé aux problèmes de tuiles")).help(
                    format!("supprimez-le, ou supprimez `--kind {}`", kind.name()),
                )
            }
        }
    }

    fn impossible_puzzles(&self, reason: &Impossible) -> Explanation {
        let puzzle = |theme: &Option<Theme>| {
            theme.map_or("aucun problème".to_owned(), |theme| {
                format!("aucun problème `{}`", theme.name())
            })
        };
        match reason {
            Impossible::NoDiagonals { theme, rules } => Explanation::new(format!(
                "`{}` demande des diagonales qui rapportent des points, et `{rules}` n’en a pas",
                theme.name()
            ))
            .help("ajoutez `--rules flex`, ou choisissez un autre --theme"),
            Impossible::LowTarget { theme, least } => Explanation::new(format!(
                "{} n’a de solution à moins de {}",
                puzzle(theme),
                points(*least)
            ))
            .help(format!(
                "choisissez un objectif plus élevé, comme `--target {least}-{}`",
                least + 6
            )),
            Impossible::HighTarget { theme, rules, most } => Explanation::new(format!(
                "avec `{rules}`, {} n’a de solution à plus de {}",
                puzzle(theme),
                points(*most)
            ))
            .help("choisissez un --target plus bas"),
            Impossible::LargeMargin { target, margin } => Explanation::new(format!(
                "une solution à {} ne peut pas devancer le coup suivant de {}",
                points(*target),
                points(*margin)
            ))
            .help("choisissez un --margin plus petit"),
        }
    }

    fn not_a_word_list(&self, given: &str) -> Explanation {
        let lists = WordList::ALL.map(|list| format!("{} ({})", list.code(), self.word_list(list)));
        Explanation::new(format!("`{given}` n’est pas une liste de mots"))
            .help(format!("les listes de mots sont {}", and_list(&lists)))
    }

    fn few_words(&self, path: &Path, found: usize, needed: usize, list: WordList) -> Explanation {
        let (one, many) = if needed > 1 {
            ("mot de cinq lettres", "mots de cinq lettres")
        } else {
            ("mot", "mots")
        };
        let holds = match found {
            0 => format!("ne contient aucun {one}"),
            found => format!("ne contient que {}", count(found, one, many)),
        };
        Explanation::new(format!(
            "{} {holds} de la liste « {} » ; un tel problème en demande au moins {needed}",
            shown(path),
            self.word_list(list)
        ))
        .help("ajoutez des mots au fichier, ou supprimez --common-words")
    }

    fn rare_puzzles(&self, progress: Progress, each: Try) -> Explanation {
        let found = match progress.found {
            0 => "aucun".to_owned(),
            found => found.to_string(),
        };
        Explanation::new(format!(
            "de tels problèmes sont rares : {found} en {}",
            tried(progress.tries, each)
        ))
    }

    fn few_puzzles(&self, found: usize, wanted: usize, tries: u64, each: Try) -> Explanation {
        let tried = tried(tries, each);
        Explanation::new(match found {
            0 => format!("aucun problème de ce genre en {tried}"),
            1 => format!("un seul problème sur {wanted} en {tried} ; il a été enregistré"),
            found => {
                format!(
                    "seulement {found} problèmes sur {wanted} en {tried} ; ils ont été enregistrés"
                )
            }
        })
        .help("autorisez plus d’essais avec --max-tries, ou demandez des problèmes moins rares")
    }

    fn stopped(&self, found: usize, wanted: usize) -> Explanation {
        Explanation::new(match found {
            0 => "arrêt avant le premier problème".to_owned(),
            1 => format!("arrêt après 1 problème sur {wanted} ; il a été enregistré"),
            found => {
                format!("arrêt après {found} problèmes sur {wanted} ; ils ont été enregistrés")
            }
        })
    }

    fn would_replace(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} contient déjà autre chose", shown(path)))
            .help("choisissez un autre --out ou une autre --seed ; rien n’a été enregistré")
    }

    fn no_puzzles(&self, name: &str) -> Explanation {
        Explanation::new(format!("{name} ne contient aucun problème"))
            .help("`sixfold puzzle generate` en crée")
    }

    fn only_examples(&self, files: &[String]) -> Explanation {
        let message = match files {
            [file] => format!("{file} contient des exemples, et aucun problème"),
            files => format!(
                "{} fichiers contiennent des exemples, et aucun problème",
                files.len()
            ),
        };
        Explanation::new(message).help("`sixfold rulebook` vérifie les exemples")
    }

    fn puzzle_error(&self, error: &PuzzleError) -> String {
        match error {
            PuzzleError::Unreadable { key, error } => format!("`{key}` : {}", text_error(error)),
            PuzzleError::Missing { key } => format!("il manque `{key}`"),
            PuzzleError::Unwanted { key } => format!("`{key}` ne va pas avec un tel problème"),
            PuzzleError::Unfit(unfit) => self::unfit(unfit),
            PuzzleError::Unproved(reason) => match reason {
                Unproved::NotOne => "la meilleure réponse n’est pas unique",
                Unproved::NotOneWithNames => {
                    "si l’on ajoute les noms propres, la meilleure réponse n’est pas unique"
                }
                Unproved::OtherWithNames => {
                    "si l’on ajoute les noms propres, la meilleure réponse ou son score change"
                }
            }
            .to_owned(),
            PuzzleError::NotOneBest => "le meilleur coup n’est pas unique".to_owned(),
            PuzzleError::Differs { key, stored, found } => {
                format!("`{key}` : {stored} dans le fichier, {found} à la vérification")
            }
            PuzzleError::Twin { id } => {
                format!(
                    "c’est le même problème que {id}, tourné, en miroir, ou avec d’autres couleurs, formes ou fonds"
                )
            }
            PuzzleError::SameId => "un autre problème porte cet identifiant".to_owned(),
        }
    }

    fn proof_headings(&self) -> [&'static str; 3] {
        ["fichier", "problèmes", "prouvés"]
    }

    fn unreadable_file(&self) -> &'static str {
        "illisible"
    }

    fn holds_examples(&self, file: &str) -> String {
        format!("{file} contient des exemples : `sixfold rulebook` les vérifie")
    }

    fn proved(&self, passed: usize, total: usize, unreadable: usize) -> String {
        let proved = form(passed, "prouvé", "prouvés");
        let unreadable = match unreadable {
            0 => String::new(),
            files => format!(
                " ; {}",
                count(files, "fichier illisible", "fichiers illisibles")
            ),
        };
        format!(
            "{} {proved} sur {total}{unreadable}",
            plural(passed, "problème")
        )
    }

    fn no_examples(&self, name: &str) -> Explanation {
        Explanation::new(format!("{name} ne contient aucun exemple"))
            .help("`sixfold rulebook --help` montre à quoi ressemble un fichier")
    }

    fn example_headings(&self) -> [&'static str; 4] {
        ["exemple", "attendu", "trouvé", "ok"]
    }

    fn expected(&self, outcome: Option<ExampleOutcome>) -> String {
        outcome.map_or_else(|| "imprécis".to_owned(), self::outcome)
    }

    fn found(&self, outcome: Option<ExampleOutcome>, given: &[&str], others: &[&str]) -> String {
        let illegal = match outcome {
            Some(ExampleOutcome::Illegal) => self::outcome(ExampleOutcome::Illegal),
            Some(score) => return self::outcome(score),
            None => return "erreur".to_owned(),
        };
        let parted = if given.is_empty() || others.is_empty() {
            ""
        } else {
            " ; et aussi "
        };
        let (given, others) = (given.join(", "), others.join(", "));
        format!("{illegal} : {given}{parted}{others}")
    }

    fn agrees(&self, agrees: bool) -> &'static str {
        if agrees { "oui" } else { "NON" }
    }

    fn mismatch(&self, mismatch: &Mismatch) -> String {
        let short = in_short(mismatch);
        match mismatch {
            Mismatch::Score { right, .. } | Mismatch::Legal(right) => {
                format!("{short} ; le coup {}", earns(right))
            }
            Mismatch::GridScore { right, .. } => {
                format!("{short} ; les mots trouvés sont {}", grid_parts(right))
            }
            Mismatch::InFile { .. }
            | Mismatch::Unclear
            | Mismatch::Breaches(_)
            | Mismatch::Reasons { .. }
            | Mismatch::Line { .. }
            | Mismatch::Better { .. }
            | Mismatch::IllegalWithSixTiles(_)
            | Mismatch::Missing { .. }
            | Mismatch::Unwanted { .. }
            | Mismatch::Claim { .. } => short,
        }
    }

    fn mismatch_in_short(&self, mismatch: &Mismatch) -> String {
        in_short(mismatch)
    }

    fn without_reasons(&self, examples: usize) -> String {
        let give = count(
            examples,
            "exemple interdit ne donne",
            "exemples interdits ne donnent",
        );
        format!(
            "{give} pas de `reasons` : enfreindre n’importe quelle règle suffit ; le tableau montre les codes trouvés."
        )
    }

    fn examples_right(&self, passed: usize, total: usize) -> String {
        format!(
            "{} sur {total} {} au livret de règles",
            plural(passed, "exemple"),
            form(passed, "conforme", "conformes")
        )
    }
}

/// `12 parties`, `3 tableaux`
fn tried(tries: u64, each: Try) -> String {
    let tries = tries as usize;
    match each {
        Try::Game => plural(tries, "partie"),
        Try::Grid => count(tries, "tableau", "tableaux"),
    }
}

/// Every problem of a text, in one sentence.
fn text_error(error: &TextError) -> String {
    let nowhere = Place::nowhere();
    let messages: Vec<String> = match error {
        TextError::Tiles(error) => error
            .problems()
            .iter()
            .map(|located| NotationWords::explain(&French, &located.problem, &nowhere).message)
            .collect(),
        TextError::Qwords(error) => error
            .problems()
            .iter()
            .map(|located| {
                QwordsNotationWords::explain(&French, &located.problem, &nowhere).message
            })
            .collect(),
    };
    messages.join(" ; ")
}

/// Why a task does not go with a grid, in a sentence without a full stop.
fn unfit(unfit: &Unfit) -> String {
    let cells = |free: usize| count(free, "case libre", "cases libres");
    match unfit {
        Unfit::Dots => "le tableau d’un problème n’a plus de points".to_owned(),
        Unfit::Rolls(rolls, free) => format!(
            "il y a {} pour {} ; on peut en connaître de 1 à {MOST_ROLLS}, un par case",
            plural(*rolls, "lancer"),
            cells(*free)
        ),
        Unfit::Letters(letters, free) => {
            format!(
                "il y a {} pour {}",
                plural(*letters, "lettre"),
                cells(*free)
            )
        }
    }
}

/// A hint for a puzzle of Qwords, in a sentence with a full stop.
pub(super) fn qwords_hint(hint: &Hint) -> String {
    match hint {
        Hint::Longest(letters) => format!("la solution forme un mot de {letters} lettres."),
        Hint::Letters(letters) if letters.len() == 1 => format!("la lettre est {}.", letters[0]),
        Hint::Letters(letters) => {
            format!("les lettres sont {}, dans cet ordre.", and_list(letters))
        }
        Hint::Row(row) => format!("elle s’écrit dans la {}.", line_name(*row)),
        Hint::First(action) => format!("la première est {action}."),
        Hint::Last(action) => format!("la dernière est {action}."),
        Hint::Word(line, word) => format!("la {} devient {word}.", line_name(*line)),
        Hint::Solution(solution) => format!("c’est {solution}."),
    }
}

fn outcome(outcome: ExampleOutcome) -> String {
    match outcome {
        ExampleOutcome::Score(score) => points(score),
        ExampleOutcome::Illegal => "interdit".to_owned(),
    }
}

/// How an example differs, in a sentence without a full stop and without the points.
fn in_short(difference: &Mismatch) -> String {
    let differs = |expected: u32, right: u32| {
        format!(
            "attendu : {} ; trouvé : {}",
            points(expected),
            points(right)
        )
    };
    match difference {
        Mismatch::InFile { key, line, error } => {
            let line = line.map_or_else(String::new, |line| format!(" à la ligne {line}"));
            format!("erreur{line}, `{key}` : {}", example_error(error))
        }
        Mismatch::Unclear => "donnez soit un `score`, soit `legal: false`".to_owned(),
        Mismatch::Score {
            expected,
            right,
            slip,
        } => {
            let differs = differs(*expected, right.total());
            slip.as_ref().map_or(differs.clone(), |slip| {
                format!("{differs} : {}", French.scoring_mistake(slip))
            })
        }
        Mismatch::GridScore { expected, right } => differs(*expected, right.total()),
        Mismatch::Legal(right) => {
            format!(
                "attendu : coup interdit ; trouvé : {}",
                points(right.total())
            )
        }
        Mismatch::Breaches(violations) => {
            format!("attendu : coup permis ; trouvé : {}", coded(violations))
        }
        Mismatch::Reasons { missing, found } => {
            let missing: Vec<&str> = missing.iter().map(|reason| reason.code()).collect();
            format!(
                "attendu : {} ; trouvé : {}",
                and_list(&missing),
                coded(found)
            )
        }
        Mismatch::Line {
            number,
            expected,
            found,
        } => {
            let words = |line: &Option<Box<ExpectedLine>>| {
                line.as_ref()
                    .map_or_else(|| "rien".to_owned(), |line| line_words(line))
            };
            format!(
                "ligne {number}, attendu : {} ; trouvé : {}",
                words(expected),
                words(found)
            )
        }
        Mismatch::Better { best } => {
            format!("avec `six_tiles`, un autre coup rapporte {}", points(*best))
        }
        Mismatch::IllegalWithSixTiles(violations) => {
            format!(
                "avec `six_tiles`, le coup est interdit : {}",
                listed(violations)
            )
        }
        Mismatch::Missing { key } => format!("il manque `{key}`"),
        Mismatch::Unwanted { key } => format!("`{key}` ne va pas avec un tel exemple"),
        Mismatch::Claim { line, word, fault } => {
            format!(
                "{} : {word} {}",
                line_name(*line),
                French.claim_error(*fault)
            )
        }
    }
}

/// Why an example cannot be checked, in a sentence without a full stop.
fn example_error(error: &ExampleError) -> String {
    match error {
        ExampleError::Notation(error) => text_error(error),
        ExampleError::NotInRack(violations) => {
            let code = violations.first().map_or("", Violation::code);
            format!(
                "{} ; si c’est ce que montre l’exemple, écrivez `reasons: [{code}]`",
                listed(violations)
            )
        }
        ExampleError::NotSixTiles { found } => {
            format!(
                "il y a {} ; une main complète en a 6",
                plural(*found, "tuile")
            )
        }
        ExampleError::WrongRack => {
            "avec la table, il y aurait plus d’exemplaires d’une tuile que le jeu n’en contient"
                .to_owned()
        }
    }
}

fn listed(violations: &[Violation]) -> String {
    let sentences: Vec<String> = violations
        .iter()
        .map(|violation| GameWords::violation(&French, violation))
        .collect();
    and_list(&sentences)
}

/// Every broken rule with its code.
fn coded(violations: &[Violation]) -> String {
    let coded: Vec<String> = violations
        .iter()
        .map(|violation| {
            let sentence = GameWords::violation(&French, violation);
            format!("{} ({sentence})", violation.code())
        })
        .collect();
    coded.join(" ; ")
}

/// What each word of a grid earns: `ligne 1 DUO 3, ligne 2 SAUT 6, … et pas de bonus`.
fn grid_parts(breakdown: &qwords::Breakdown) -> String {
    let line = |score: &LineScore| {
        let line = line_name(score.line);
        match &score.word {
            Some(word) => format!("{line} {} {}", word.text(), score.points),
            None => format!("{line} rien"),
        }
    };
    let bonus = if breakdown.bonus > 0 {
        format!("bonus {}", breakdown.bonus)
    } else {
        "pas de bonus".to_owned()
    };
    and_list(
        &breakdown
            .lines
            .iter()
            .map(line)
            .chain([bonus])
            .collect::<Vec<_>>(),
    )
}

/// All that an example can say of a line, in its order and in the words of its file: `` `horizontal,
/// colour red`, g7 h7 i7, 3 points``.
fn line_words(line: &ExpectedLine) -> String {
    let tiles = line
        .tiles
        .as_ref()
        .map_or_else(String::new, |tiles| format!(", {}", tiles.join(" ")));
    let bonus = if line.bonus > 0 {
        format!(" et {} de plus", line.bonus)
    } else {
        String::new()
    };
    let ExpectedLine {
        direction,
        by,
        of,
        cells,
        ..
    } = line;
    format!(
        "`{direction}, {by} {of}`, {}{tiles}, {}{bonus}",
        cells.join(" "),
        points(line.points)
    )
}
