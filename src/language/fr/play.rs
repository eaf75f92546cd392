use std::path::Path;

use super::cli::holder;
use super::notation::did_you_mean;
use super::puzzle::qwords_hint;
use super::qwords::line_name;
use super::{French, and_list, capitalised, count, day, none_or, or_list, plural, points, shown};
use crate::game::{MAX_IDLE_TURNS, Offset, Rules, Tile, Turn, largest_set};
use crate::language::{
    CommandWords, Dialogue, Explanation, GameCommand, GameWords, LeftGame, PlayWords,
    PuzzleCommand, PuzzleWords, QuizCommand, QwordsCommand, RecordWords, StreakResult,
};
use crate::notation::{Column, Place, Tiles, nearest, spaced};
use crate::play::{Hint, LiveGame, ResumeError, Seat};
use crate::puzzle::qwords::Kind;
use crate::puzzle::{
    AnyHint, AnyPuzzle, End, HistoryError, PuzzleError, RECORD_VERSION, SolveRecord,
};
use crate::qwords::{Cell, Line};
use crate::record::{Problem, Transcript};

const fn command(
    words: &'static [(&'static str, &'static str)],
    shown: &'static str,
    help: &'static str,
) -> CommandWords {
    CommandWords { words, shown, help }
}

const HELP: CommandWords = command(&[("aide", "ai")], "aide, ?", "cette liste");

fn hint(help: &'static str) -> CommandWords {
    command(&[("indice", "i")], "indice, i", help)
}

fn table(help: &'static str) -> CommandWords {
    command(&[("table", "t")], "table, t", help)
}

fn undo(help: &'static str) -> CommandWords {
    command(&[("annuler", "a")], "annuler, a", help)
}

fn quit(help: &'static str) -> CommandWords {
    command(&[("quitter", "q")], "quitter, q", help)
}

impl PlayWords for French {
    fn game_command(&self, asked: GameCommand) -> CommandWords {
        match asked {
            GameCommand::Try => command(
                &[("essayer", "es")],
                "essayer COUP",
                "ce que rapporterait un coup, sans le jouer",
            ),
            GameCommand::Hint => {
                hint("ce que rapporte un bon coup ; puis sa rangée ou sa colonne ; puis le coup")
            }
            GameCommand::Undo => undo(
                "annuler votre dernier tour et ceux qui l’ont suivi ; l’ordre du sac reste le même",
            ),
            GameCommand::Table => table("revoir la table"),
            GameCommand::Unseen => command(
                &[("cachées", "c"), ("cachees", "c")],
                "cachées, c",
                "les tuiles que peuvent contenir le sac et les autres mains",
            ),
            GameCommand::Score => command(&[("score", "s")], "score, s", "la feuille de score"),
            GameCommand::Save => command(
                &[("enregistrer", "en"), ("sauvegarder", "sau")],
                "enregistrer FICHIER",
                "enregistrer la partie en cours dans un nouveau fichier",
            ),
            GameCommand::Help => HELP,
            GameCommand::Quit => quit("s’arrêter là ; la partie est enregistrée"),
        }
    }

    fn puzzle_command(&self, asked: PuzzleCommand, dialogue: Dialogue<'_>) -> CommandWords {
        match asked {
            PuzzleCommand::Hint => hint(match dialogue {
                Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => match puzzle.question.kind() {
                    Kind::Letter => {
                        "la longueur d’un mot ; puis la lettre ; puis la ligne ; puis la solution"
                    }
                    Kind::Rolls => {
                        "les lettres ; puis la dernière case ; puis la première ; puis la solution"
                    }
                    Kind::Supernatural => {
                        "le mot d’une ligne ; puis d’une colonne ; puis d’une autre ligne ; puis la solution"
                    }
                },
                Dialogue::Puzzle(AnyPuzzle::Tiles(_))
                | Dialogue::Game(_)
                | Dialogue::Qwords(_)
                | Dialogue::Quiz(_) => {
                    "un indice ; chacun en dit plus que le précédent, et le quatrième est le coup"
                }
            }),
            PuzzleCommand::Table => table("revoir le problème"),
            // Giving up cannot be undone, so one letter is not enough.
            PuzzleCommand::GiveUp => command(
                &[("abandonner", "aban")],
                "abandonner",
                "voir la solution, ce qui met fin au problème",
            ),
            PuzzleCommand::Next => command(
                &[("suivant", "s")],
                "suivant, s",
                "le prochain problème non résolu du fichier",
            ),
            PuzzleCommand::Help => HELP,
            PuzzleCommand::Quit => quit("s’arrêter là ; ce que vous avez fait est enregistré"),
        }
    }

    fn qwords_command(&self, asked: QwordsCommand) -> CommandWords {
        match asked {
            QwordsCommand::Hint => {
                hint("une ligne ou une colonne à regarder ; la fois suivante, la lettre et sa case")
            }
            QwordsCommand::Undo => undo("annuler le dernier tour ; les lancers restent les mêmes"),
            QwordsCommand::Sheet => command(
                &[("feuille", "f")],
                "feuille, f",
                "revoir la feuille et le lancer",
            ),
            QwordsCommand::Help => HELP,
            QwordsCommand::Quit => quit("quitter la partie"),
        }
    }

    fn quiz_command(&self, asked: QuizCommand) -> CommandWords {
        match asked {
            QuizCommand::Hint => {
                hint("ce que rapporte le meilleur coup ; puis ses tuiles ; puis le coup")
            }
            QuizCommand::Table => table("revoir la question"),
            // `passer` is a turn.
            QuizCommand::Skip => command(
                &[("sauter", "s")],
                "sauter, s",
                "la réponse, puis la question suivante",
            ),
            QuizCommand::Help => HELP,
            QuizCommand::Quit => quit("s’arrêter là"),
        }
    }

    fn how_to_answer(&self, dialogue: Dialogue<'_>) -> String {
        let answer = match dialogue {
            Dialogue::Game(_) | Dialogue::Quiz(_) | Dialogue::Puzzle(AnyPuzzle::Tiles(_)) => {
                format!("Posez des tuiles, par exemple `{}`", example(dialogue))
            }
            Dialogue::Qwords(_) => {
                format!(
                    "Inscrivez une lettre du lancer, par exemple `{}`",
                    example(dialogue)
                )
            }
            Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => match puzzle.question.kind() {
                Kind::Letter => {
                    format!("Inscrivez une lettre, par exemple `{}`", example(dialogue))
                }
                Kind::Rolls => format!(
                    "Inscrivez une lettre de chacun des {} lancers, par exemple `U@c3 A@d4 …`",
                    puzzle.question.rolls().len()
                ),
                Kind::Supernatural => {
                    "Écrivez tout le tableau, par exemple `DUOPO/SSAUT/KIWIS/INEST/SEPHA`"
                        .to_owned()
                }
            },
        };
        format!("{answer}, ou demandez un `indice` ; `aide` donne la liste des commandes.")
    }

    fn answers(&self, dialogue: Dialogue<'_>) -> Vec<(&'static str, &'static str)> {
        let example = example(dialogue);
        match dialogue {
            Dialogue::Game(rules) => vec![
                (
                    example,
                    "poser des tuiles, chacune sur sa case, dans n’importe quel ordre",
                ),
                (
                    match rules {
                        Rules::Classic => "swap Rc Gt",
                        Rules::Flex | Rules::Intro => "swap Rcb Gtw",
                    },
                    "échanger des tuiles contre autant de tuiles du sac",
                ),
                (
                    "pass",
                    "passer, seulement si vous ne pouvez ni poser ni échanger",
                ),
            ],
            Dialogue::Quiz(_) => vec![(
                example,
                "poser des tuiles, chacune sur sa case, dans n’importe quel ordre ; `swap` suivi de tuiles est aussi un coup",
            )],
            Dialogue::Qwords(variant) => {
                let mut answers = vec![(
                    example,
                    "inscrire une lettre du lancer : `?` est une lettre au choix, `@` une voyelle",
                )];
                if variant.joker() {
                    answers.push((
                        "joker Q@c3",
                        "inscrire une lettre au choix, quel que soit le lancer ; une fois par partie",
                    ));
                }
                answers
            }
            Dialogue::Puzzle(AnyPuzzle::Tiles(_)) => vec![(
                example,
                "poser des tuiles, chacune sur sa case, dans n’importe quel ordre",
            )],
            Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => vec![(
                example,
                match puzzle.question.kind() {
                    Kind::Letter => {
                        "inscrire une lettre dans une case ; `joker U@c3` s’il reste le joker"
                    }
                    Kind::Rolls => {
                        "inscrire une lettre de chaque lancer, dans l’ordre et à la suite ; `joker U@c3` s’il reste le joker"
                    }
                    Kind::Supernatural => "tout le tableau : ses cinq lignes, reliées par `/`",
                },
            )],
        }
    }

    fn yes_or_no(&self, answer: &str) -> Option<bool> {
        match answer {
            "o" | "oui" => Some(true),
            "n" | "non" => Some(false),
            _ => None,
        }
    }

    fn resume_question(&self) -> &'static str {
        "La reprendre ? [O/n]"
    }

    fn review_question(&self) -> &'static str {
        "Faire le bilan de la partie ? [O/n]"
    }

    fn unknown_command(&self, given: &str, known: &[&str]) -> Explanation {
        let first = given.split(' ').next().unwrap_or_default();
        let meant = |word| nearest(word, known.iter().copied());
        let help = match meant(given).or_else(|| meant(first)) {
            Some(meant) => did_you_mean(meant),
            None => format!("les commandes sont {}", known.join(", ")),
        };
        Explanation::new(format!("`{given}` n’est pas une commande")).help(help)
    }

    fn nothing_follows(&self, command: GameCommand) -> Explanation {
        match command {
            GameCommand::Save => Explanation::new("`enregistrer` demande un nom de fichier")
                .help("écrivez-le après la commande : `enregistrer partie.txt`"),
            GameCommand::Try
            | GameCommand::Hint
            | GameCommand::Undo
            | GameCommand::Table
            | GameCommand::Unseen
            | GameCommand::Score
            | GameCommand::Help
            | GameCommand::Quit => Explanation::new("`essayer` demande un coup")
                .help("écrivez-le après la commande, comme pour le jouer"),
        }
    }

    fn title(&self, game: &str, seed: u64) -> String {
        format!("{game} · partie {seed}")
    }

    fn hint_number(&self, number: usize, of: usize) -> String {
        format!("Indice {number} sur {of}")
    }

    fn nothing_to_undo(&self) -> &'static str {
        "Il n’y a aucun tour à annuler."
    }

    fn you(&self) -> &'static str {
        "Vous"
    }

    fn who_plays(&self, live: &LiveGame) -> String {
        let lineup = live.lineup();
        let seats = lineup.names().iter().zip(lineup.seats());
        let others: Vec<String> = seats.filter_map(engine).collect();
        format!(
            "Vous jouez contre {}. {}",
            and_list(&others),
            beginning(live)
        )
    }

    fn turn_taken(&self, player: &str, is_you: bool, turn: &Turn, points: &str) -> String {
        match (turn, is_you) {
            (Turn::Lay(play), true) => format!("{player} posez {play} : {points}."),
            (Turn::Lay(play), false) => format!("{player} pose {play} : {points}."),
            (Turn::Swap(tiles), true) => format!("{player} échangez {}.", listed(tiles)),
            (Turn::Swap(tiles), false) => {
                format!("{player} échange {}.", plural(tiles.len(), "tuile"))
            }
            (Turn::Pass, true) => format!("{player} passez."),
            (Turn::Pass, false) => format!("{player} passe."),
        }
    }

    fn drawn(&self, tiles: &[Tile]) -> String {
        format!("Vous piochez {}.", listed(tiles))
    }

    fn renamed(&self, Offset { columns, rows }: Offset) -> String {
        let moved = match (columns.abs(), rows.abs()) {
            (columns, 0) => format!("les lettres des colonnes sont décalées de {columns}"),
            (0, rows) => format!("les numéros des rangées sont décalés de {rows}"),
            (columns, rows) => format!(
                "les lettres des colonnes sont décalées de {columns} et les numéros des rangées de {rows}"
            ),
        };
        format!("Les tuiles approchent du bord de la table : désormais, {moved}.")
    }

    fn opening(&self, tiles: usize) -> String {
        format!(
            "Pour ouvrir, posez votre plus grande combinaison, {}, en une seule ligne, où vous voulez : par exemple à partir de t30.",
            plural(tiles, "tuile")
        )
    }

    fn bag(&self, tiles: usize) -> String {
        match tiles {
            0 => "le sac est vide".to_owned(),
            tiles => format!("{} dans le sac", plural(tiles, "tuile")),
        }
    }

    fn game_hint(&self, hint: &Hint) -> String {
        match hint {
            Hint::Lays {
                tiles,
                points: earned,
            } => format!(
                "un bon coup pose {} et rapporte {}.",
                plural(*tiles, "tuile"),
                points(*earned)
            ),
            Hint::Row(row) => format!("il se pose dans la rangée {row}."),
            Hint::Column(column) => format!("il se pose dans la colonne {}.", Column(*column)),
            Hint::Swaps => "ici, mieux vaut échanger que poser.".to_owned(),
            Hint::GivesBack(tiles) => format!("échangez {}.", plural(*tiles, "tuile")),
            Hint::Turn(turn) => format!("c’est {turn}."),
        }
    }

    fn no_more_game_hints(&self) -> &'static str {
        "Il n’y a plus d’indice : le dernier était le coup lui-même."
    }

    fn would_score(&self, play: &str, points: &str) -> String {
        format!("{play} rapporterait {points}. Ce coup n’est pas encore joué.")
    }

    fn would_score_nothing(&self, turn: &str) -> String {
        format!("{turn} est permis et ne rapporte rien. Ce coup n’est pas encore joué.")
    }

    fn undone(&self) -> &'static str {
        "Annulé. C’est de nouveau à vous de jouer."
    }

    fn saved_to(&self, path: &Path) -> String {
        format!("Enregistré dans {}.", shown(path))
    }

    fn left_game(&self, left: LeftGame) -> &'static str {
        match left {
            LeftGame::Saved => "La partie est enregistrée. Pour la reprendre :",
            LeftGame::NotBegun => "Vous n’avez pas encore joué : rien n’est donc enregistré.",
            LeftGame::NotSaved => "La partie n’est pas enregistrée.",
        }
    }

    fn stalled(&self) -> String {
        format!(
            "Personne n’a posé de tuile depuis {MAX_IDLE_TURNS} tours. Les règles permettraient de continuer, mais la partie s’arrête ici."
        )
    }

    fn game_over(&self, live: &LiveGame, saved: Option<&Path>) -> String {
        let (hints, turns) = (live.hints_taken(), live.take_backs());
        let asked = has_asked(hints);
        let helped = match (hints, turns) {
            (0, 0) => format!("{asked} ni annulé aucun tour."),
            (_, 0) => format!("{asked} et n’avez annulé aucun tour."),
            (0, _) => format!("{asked} et avez annulé {}.", plural(turns, "tour")),
            (_, _) => format!("{asked} et annulé {}.", plural(turns, "tour")),
        };
        match saved {
            Some(path) => format!("{helped} La partie est enregistrée dans {}.", shown(path)),
            None => helped,
        }
    }

    fn unfinished_game(&self, live: &LiveGame) -> String {
        let game = match live.lineup().rules() {
            Rules::Classic => "de Qwirkle",
            Rules::Flex => "de Qwirkle Flex",
            Rules::Intro => "de Qwirkle Flex sans tuiles bicolores",
        };
        format!(
            "Vous avez une partie {game} en cours, après {} :",
            plural(live.turns(), "tour")
        )
    }

    fn no_unfinished_game(&self) -> Explanation {
        Explanation::new("il n’y a pas de partie en cours à reprendre").help(
            "commencez-en une avec `sixfold play`, ou indiquez un fichier : `--resume FICHIER`",
        )
    }

    fn not_resumable(&self, name: &str, reason: &ResumeError) -> Explanation {
        let message = match reason {
            ResumeError::Missing(note) => format!("il manque à {name} la ligne `# {note}: …`"),
            ResumeError::Wrong { note, value } => {
                format!("{name} contient `{note}: {value}`, ce qui ne convient pas")
            }
            ResumeError::OtherTiles(turn) => {
                format!("au tour {turn}, {name} a d’autres tuiles que celles du tirage `seed`")
            }
        };
        Explanation::new(message).help(
            "on ne peut reprendre qu’une partie enregistrée par `sixfold play` et que personne n’a modifiée ; le fichier reste tel quel",
        )
    }

    fn game_not_saved(&self, reason: &Explanation) -> Explanation {
        Explanation::new(format!(
            "la partie n’est plus enregistrée à partir d’ici : {}",
            reason.message
        ))
        .help("`enregistrer FICHIER` l’écrit dans un autre fichier")
    }

    fn game_in_use(&self, path: &Path, process: Option<u32>) -> Explanation {
        Explanation::new(format!(
            "la partie de {} est en cours dans {}",
            shown(path),
            holder(process)
        ))
        .help("continuez là-bas, ou quittez d’abord cette partie ; le fichier reste tel quel")
    }

    fn game_changed(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} a été modifié entre-temps", shown(path)))
            .help("un autre programme y a écrit ; le fichier reste tel quel")
    }

    fn file_exists(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} existe déjà", shown(path)))
            .help("choisissez un autre nom ; rien n’a été enregistré")
    }

    fn bad_lineup(&self, problem: &Problem) -> Explanation {
        let explained = RecordWords::explain(self, problem, &Place::nowhere());
        let help = match problem {
            Problem::PlayerCount(_) => Some("donnez --level une à trois fois".to_owned()),
            Problem::NoName => Some("écrivez `--name Nord`, ou supprimez-le".to_owned()),
            Problem::NameOfWords(name) => {
                let name = name.split_whitespace().collect::<Vec<_>>().join("-");
                let is_name = Transcript::new(Rules::Flex, &[name.as_str(), "-"]).is_ok();
                Some(if is_name {
                    format!("écrivez `{name}`")
                } else {
                    "choisissez un autre nom".to_owned()
                })
            }
            _ => explained.help,
        };
        Explanation {
            help,
            ..Explanation::new(explained.message)
        }
    }

    fn no_seat(&self, seat: u8, players: usize) -> Explanation {
        Explanation::new(format!(
            "la place {seat} n’existe pas : la partie se joue à {players}"
        ))
        .help(format!(
            "choisissez une place de 1 à {players}, ou ajoutez un --level"
        ))
    }

    fn puzzle_hint(&self, hint: &AnyHint) -> String {
        match hint {
            AnyHint::Tiles(hint) => tile_hint(hint),
            AnyHint::Qwords(hint) => qwords_hint(hint),
        }
    }

    fn no_more_puzzle_hints(&self) -> &'static str {
        "Il n’y a plus d’indice : le dernier était la solution."
    }

    fn last_hint(&self, could_count: bool) -> String {
        let loses = if could_count {
            " : une fois que vous l’aurez vue, ce problème ne comptera pas pour la série"
        } else {
            ""
        };
        format!(
            "Le prochain indice est la solution{loses}. Tapez `indice` encore une fois pour la voir."
        )
    }

    fn short_of_best(&self, points: &str, by: u32, puzzle: &AnyPuzzle) -> String {
        match puzzle {
            AnyPuzzle::Tiles(_) => format!("{points}, soit {by} de moins que le meilleur coup."),
            AnyPuzzle::Qwords(puzzle) if puzzle.question.kind() == Kind::Letter => {
                format!("Gain de {points}, soit {by} de moins que la meilleure réponse.")
            }
            AnyPuzzle::Qwords(_) => {
                format!("{points}, soit {by} de moins que la meilleure réponse.")
            }
        }
    }

    fn solved(&self) -> &'static str {
        "Résolu !"
    }

    fn is_best_play(&self, play: &str) -> String {
        format!("{play} est bien le meilleur coup.")
    }

    fn nothing_laid(&self) -> &'static str {
        "Échanger ou passer peut être bon, mais ici la réponse est un coup qui pose des tuiles."
    }

    fn tally(&self, attempts: u32, hints: usize, seconds: u64) -> String {
        format!("{}.", capitalised(&tally(attempts, hints, seconds)))
    }

    fn so_far(&self, attempts: u32, hints: usize, seconds: u64) -> String {
        format!("Jusqu’ici : {}.", tally(attempts, hints, seconds))
    }

    fn past(&self, record: &SolveRecord) -> Option<String> {
        let done = tally(record.attempts, record.hints, record.seconds);
        match record.end {
            None if record.attempts == 0 && record.hints == 0 => None,
            None => Some(format!("Jusqu’ici : {done}.")),
            Some(End::Solved(solved)) if record.counts_for().is_some_and(|own| solved < own) => {
                Some(format!(
                    "Vous l’avez résolu le {}, avant son jour : {done}. Il compte pour la série ; maintenant, c’est pour le plaisir.",
                    day(solved)
                ))
            }
            Some(End::Solved(solved)) => Some(format!(
                "Vous l’avez résolu le {} : {done}. Maintenant, c’est pour le plaisir : cela ne compte plus.",
                day(solved)
            )),
            Some(End::GivenUp(given_up)) => Some(format!(
                "Vous l’avez abandonné le {} : {done}. Maintenant, c’est pour le plaisir : cela ne compte plus.",
                day(given_up)
            )),
        }
    }

    fn streak(&self, result: StreakResult) -> String {
        match result {
            StreakResult::Later(own) => {
                format!("Il comptera pour la série le jour venu, le {}.", day(own))
            }
            StreakResult::Streak(1, 1) => "Série : 1 jour.".to_owned(),
            StreakResult::Streak(days, longest) if days >= longest => {
                format!(
                    "Série : {}, la plus longue jusqu’ici.",
                    plural(days, "jour")
                )
            }
            StreakResult::Streak(days, longest) => format!(
                "Série : {} ; la plus longue a été de {longest}.",
                plural(days, "jour")
            ),
            StreakResult::LastHint => {
                "Le dernier indice était la solution : ce problème ne compte pas pour la série."
                    .to_owned()
            }
            StreakResult::TooLate => {
                "Il a été résolu après son jour : il ne compte pas pour la série.".to_owned()
            }
        }
    }

    fn open_puzzles(&self, open: usize) -> String {
        match open {
            0 => "Il ne reste aucun problème à résoudre dans ce fichier : tapez `quitter`, puis choisissez-en un avec --id pour le refaire."
                .to_owned(),
            open => format!(
                "`suivant` continue : il reste {} à résoudre dans ce fichier.",
                plural(open, "problème")
            ),
        }
    }

    fn wrong_puzzle(&self, name: &str, id: &str, errors: &[PuzzleError]) -> Explanation {
        let errors: Vec<String> = errors
            .iter()
            .map(|error| self.puzzle_error(error))
            .collect();
        Explanation::new(format!(
            "le problème {id} de {name} est erroné : {}",
            errors.join(" ; ")
        ))
        .help("`sixfold puzzle check` dit ce qui ne va pas dans chaque problème d’un fichier")
    }

    fn unknown_puzzle(&self, name: &str, id: &str, known: &[String]) -> Explanation {
        let help = nearest(id, known.iter().map(String::as_str)).map_or_else(
            || {
                let mut shown: Vec<String> = known.iter().take(5).cloned().collect();
                if known.len() > shown.len() {
                    let others = known.len() - shown.len();
                    shown.push(count(others, "autre", "autres"));
                }
                format!("il contient {}", and_list(&shown))
            },
            did_you_mean,
        );
        Explanation::new(format!("{name} ne contient pas de problème `{id}`")).help(help)
    }

    fn bad_history(&self, path: &Path, error: &HistoryError) -> Explanation {
        let path = shown(path);
        let message = match error {
            HistoryError::Version(version) => format!(
                "{path} est un historique de version {version} ; ce programme ne connaît que la version {RECORD_VERSION}"
            ),
            HistoryError::Broken(reason) => {
                format!("{path} n’est pas un historique de problèmes : {reason}")
            }
        };
        Explanation::new(message).help(
            "il reste tel quel ; déplacez-le pour en commencer un autre, ou indiquez un autre dossier dans SIXFOLD_DATA_DIR",
        )
    }

    fn history_not_saved(&self, reason: &Explanation) -> Explanation {
        Explanation::new(format!(
            "rien n’est enregistré cette fois : {}",
            reason.message
        ))
        .help("indiquez un dossier à vous dans SIXFOLD_DATA_DIR")
    }

    fn qwords_turn(&self, turn: usize, free: usize, dots: &[Cell], joker: bool) -> String {
        let mut known = format!(
            " · tour {turn}, {}",
            count(free, "case libre", "cases libres")
        );
        if !dots.is_empty() {
            known += &format!(" · à remplir ce tour-ci : {}", or_list(dots));
        }
        if joker {
            known += " · il reste le joker";
        }
        known
    }

    fn grid_line(&self, line: Line) -> String {
        line_name(line)
    }

    fn look_at(&self, line: &str) -> String {
        format!("Regardez la {line}. Redemandez un indice pour savoir quoi écrire.")
    }

    fn engine_would_write(&self, action: &str) -> String {
        format!("L’ordinateur écrirait {action} :")
    }

    fn engine_made(&self, hints: usize, points: &str) -> String {
        format!(
            "{}. Avec les mêmes lancers, l’ordinateur a fait {points}.",
            has_asked(hints)
        )
    }

    fn against_engine(&self, own: u32, engine: u32) -> String {
        if own > engine {
            format!("Vous le battez de {}.", points(own - engine))
        } else if own == engine {
            "Vous en avez fait tout autant.".to_owned()
        } else {
            format!("C’est {} de plus que vous.", points(engine - own))
        }
    }

    fn left_qwords(&self, seed: u64, turns: usize) -> String {
        let after = match turns {
            0 => "avant le premier tour".to_owned(),
            turns => format!("après {}", plural(turns, "tour")),
        };
        format!(
            "Vous avez quitté la partie {after}. Avec `--seed {seed}`, la même partie recommence."
        )
    }
}

/// An answer that people can copy the form of.
fn example(dialogue: Dialogue<'_>) -> &'static str {
    match dialogue {
        Dialogue::Game(Rules::Classic) => "Yc@t30 Pc@u30",
        Dialogue::Game(Rules::Flex | Rules::Intro) => "Ycb@t30 Pcw@u30",
        Dialogue::Quiz(Rules::Classic) => "Yc@i9 Pc@j9",
        Dialogue::Quiz(Rules::Flex | Rules::Intro) => "Ycb@i9 Pcw@j9",
        Dialogue::Qwords(_) => "U@c3",
        Dialogue::Puzzle(AnyPuzzle::Tiles(puzzle)) => match puzzle.position.rules() {
            Rules::Classic => "Rs@h8 Rc@i8",
            Rules::Flex | Rules::Intro => "Rsb@h8 Rcw@i8",
        },
        Dialogue::Puzzle(AnyPuzzle::Qwords(puzzle)) => match puzzle.question.kind() {
            Kind::Letter => "U@c3",
            Kind::Rolls => "U@c3 A@d4 ...",
            Kind::Supernatural => "DUOPO/SSAUT/...",
        },
    }
}

/// `Greedy`, or if the name does not say the level, `Anna (niveau greedy)`.
fn engine((name, seat): (&String, &Seat)) -> Option<String> {
    let Seat::Engine(level) = seat else {
        return None;
    };
    Some(if name.to_lowercase().starts_with(level.name()) {
        name.clone()
    } else {
        format!("{name} (niveau {})", level.name())
    })
}

fn beginning(live: &LiveGame) -> String {
    if live.turns() > 0 {
        let turns = count(live.turns(), "tour a été joué", "tours ont été joués");
        return format!("{turns} jusqu’ici.");
    }
    let set = plural(largest_set(live.position().rack()), "tuile");
    if live.is_persons_turn() {
        format!("Vous avez la plus grande combinaison, {set}, et vous commencez.")
    } else {
        let first = &live.lineup().names()[0];
        format!("{first} a la plus grande combinaison, {set}, et commence.")
    }
}

/// `Vous n’avez demandé aucun indice`, `Vous avez demandé 2 indices`
fn has_asked(hints: usize) -> String {
    match hints {
        0 => "Vous n’avez demandé aucun indice".to_owned(),
        hints => format!("Vous avez demandé {}", plural(hints, "indice")),
    }
}

/// Tiles with spaces between them.
fn listed(tiles: &[Tile]) -> String {
    spaced(&Tiles(tiles).to_string())
}

/// `3 essais, 1 indice, 2 min 5 s`
fn tally(attempts: u32, hints: usize, seconds: u64) -> String {
    format!(
        "{}, {}, {}",
        none_or(attempts as usize, "essai"),
        none_or(hints, "indice"),
        duration(seconds)
    )
}

/// `34 s`, `2 min 5 s`, `1 h 3 min`
fn duration(seconds: u64) -> String {
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

/// A hint for a puzzle, in a sentence with a full stop.
pub(super) fn tile_hint(hint: &crate::puzzle::Hint) -> String {
    use crate::puzzle::Hint;
    match hint {
        Hint::Score(score) => format!("le meilleur coup rapporte {}.", points(*score)),
        Hint::Tiles(tiles) => format!("le meilleur coup pose {}.", plural(*tiles, "tuile")),
        Hint::Line(best) => format!("il rapporte {}.", GameWords::line(&French, best)),
        Hint::Row(row) => format!("il se pose dans la rangée {row}."),
        Hint::Column(column) => format!("il se pose dans la colonne {}.", Column(*column)),
        Hint::Solution(play) => format!("c’est {play}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_forms_differ(commands: &[CommandWords]) {
        for (place, own) in commands.iter().enumerate() {
            for (word, shortest) in own.words {
                assert!(word.starts_with(shortest), "{word} {shortest}");
                // The first command that fits is taken.
                let taken = commands[..place].iter().flat_map(|command| command.words);
                for (other, other_shortest) in taken {
                    for typed in [word, shortest] {
                        let fits = other.starts_with(typed) && typed.starts_with(other_shortest);
                        assert!(!fits, "{typed} is {other}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_command_can_be_typed() {
        let dialogue = Dialogue::Game(Rules::Classic);
        let each = GameCommand::ALL.iter();
        all_forms_differ(&each.map(|it| French.game_command(*it)).collect::<Vec<_>>());
        let each = PuzzleCommand::ALL.iter();
        all_forms_differ(
            &each
                .map(|it| French.puzzle_command(*it, dialogue))
                .collect::<Vec<_>>(),
        );
        let each = QwordsCommand::ALL.iter();
        all_forms_differ(
            &each
                .map(|it| French.qwords_command(*it))
                .collect::<Vec<_>>(),
        );
        let each = QuizCommand::ALL.iter();
        all_forms_differ(&each.map(|it| French.quiz_command(*it)).collect::<Vec<_>>());
    }

    #[test]
    fn no_hints_are_in_the_singular() {
        assert_eq!(tally(0, 2, 125), "aucun essai, 2 indices, 2 min 5 s");
        assert_eq!(tally(1, 0, 34), "1 essai, aucun indice, 34 s");
    }
}
