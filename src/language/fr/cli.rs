use std::io;
use std::path::Path;

use super::notation::did_you_mean;
use super::strategy::unknown_ending;
use super::{French, decimal, or_list, percent, plural, reason, shown};
use crate::bench::Task;
use crate::game::{Cell, MAX_COORDINATE, MIN_COORDINATE, Rules, Turn, Violation};
use crate::language::{CliWords, Explanation, GameWords, NotationWords};
use crate::notation::{NotationError, Place, nearest, parse_position};
use crate::strategy::arena::{Match, Tally};

impl CliWords for French {
    fn neither_line_nor_file(&self, given: &str) -> Explanation {
        Explanation::new(format!(
            "`{given}` n’est ni une position en une ligne ni un fichier"
        ))
        .help(both_readings(given))
    }

    fn word_after_file(&self, file: &str, word: &str) -> Explanation {
        Explanation::new(format!(
            "`{word}` est de trop après `{file}`, qui est une position entière"
        ))
        .help("supprimez-le, ou mettez entre guillemets un nom qui contient des espaces")
    }

    fn empty_folder(&self, folder: &Path) -> Explanation {
        Explanation::new(format!("{} ne contient aucun fichier .yaml", shown(folder)))
            .help("indiquez un autre dossier, ou un fichier")
    }

    fn unreadable(&self, path: &Path, error: &io::Error) -> Explanation {
        Explanation::new(format!(
            "impossible de lire {} : {}",
            shown(path),
            reason(error)
        ))
    }

    fn unwritable(&self, path: &Path, error: &io::Error) -> Explanation {
        Explanation::new(format!(
            "impossible d’écrire {} : {}",
            shown(path),
            reason(error)
        ))
    }

    fn large_file(&self, name: &str, most: u64) -> Explanation {
        Explanation::new(format!("{} dépasse {most} Mio", named(name))).help(
            "répartissez-le en fichiers plus petits ; `analyse --batch` lit autant de lignes qu’on veut",
        )
    }

    fn waiting(&self, lock: &Path, process: Option<u32>) -> String {
        format!("attente : {} utilise {}", holder(process), shown(lock))
    }

    fn in_use(&self, path: &Path, process: Option<u32>) -> Explanation {
        Explanation::new(format!("{} utilise déjà {}", holder(process), shown(path)))
            .help("attendez qu’il se termine, ou arrêtez-le, puis réessayez ; rien n’a été modifié")
    }

    fn system(&self, error: &io::Error) -> Explanation {
        Explanation::new(reason(error))
    }

    fn not_text(&self, name: &str, byte: usize) -> Explanation {
        Explanation::new(format!(
            "{} n’est pas un texte : l’octet {byte} n’est pas de l’UTF-8",
            named(name)
        ))
        .help("enregistrez-le en UTF-8, ou en simple ASCII")
    }

    fn nul_byte(&self, name: &str, byte: usize) -> Explanation {
        Explanation::new(format!(
            "{} n’est pas un texte : l’octet {byte} est nul",
            named(name)
        ))
        .help("vérifiez le nom : on dirait un fichier binaire")
    }

    fn line_not_text(&self, byte: usize) -> Explanation {
        Explanation::new(format!(
            "cette ligne n’est pas un texte : l’octet {byte} n’est pas de l’UTF-8"
        ))
        .help("écrivez-la en simple ASCII")
    }

    fn long_line(&self, most: usize) -> Explanation {
        Explanation::new(format!("cette ligne dépasse {most} octets"))
            .help("une position tient en une ligne de quelques centaines d’octets")
    }

    fn no_threads(&self, reason: &str) -> Explanation {
        Explanation::new(format!(
            "impossible de lancer des fils d’exécution : {reason}"
        ))
    }

    fn no_data_folder(&self) -> Explanation {
        Explanation::new("il n’y a pas de dossier pour vos données")
            .help("indiquez un dossier à vous dans SIXFOLD_DATA_DIR")
    }

    fn bad_json_line(&self, reason: &str, needs_play: bool) -> Explanation {
        let keys = if needs_play {
            r#"{"id": …, "position": "…", "play": "…"}"#
        } else {
            r#"{"id": …, "position": "…"}"#
        };
        Explanation::new(format!(
            "cette ligne n’est pas un objet JSON pour un lot : {reason}"
        ))
        .help(format!("écrivez `{keys}` ; `id` est facultatif"))
    }

    fn line_without_play(&self) -> Explanation {
        Explanation::new("cette ligne n’a pas de coup").help(
            "écrivez la position, une tabulation et le coup, précédés si vous voulez d’un identifiant et d’une tabulation",
        )
    }

    fn batch_format(&self) -> Explanation {
        Explanation::new("avec --batch, la réponse est en JSON, un objet par ligne")
            .help("supprimez --format")
    }

    fn unknown_ending(&self, path: &Path, known: &[&str]) -> Explanation {
        unknown_ending(path, known)
    }

    fn scale_without_png(&self) -> Explanation {
        Explanation::new("--scale est réservé aux images PNG")
            .help("supprimez-le, ou ajoutez `--format png`")
    }

    fn letters_of_text(&self) -> Explanation {
        Explanation::new("--no-letters est réservé aux images, SVG ou PNG")
            .help("supprimez-le, ou ajoutez `--format svg` ou `--format png`")
    }

    fn over_position(&self, path: &Path) -> Explanation {
        Explanation::new(format!(
            "{} contient la position ; l’image l’écraserait",
            shown(path)
        ))
        .help("donnez un autre nom à --out")
    }

    fn lays_nothing(&self) -> Explanation {
        Explanation::new("échanger ou passer ne pose aucune tuile")
            .help("donnez à --play les tuiles à poser : `Ycb@i9 Pcw@j9`")
    }

    fn not_drawn(&self, turn: &Turn, violations: &[Violation]) -> Explanation {
        let reasons: Vec<String> = violations
            .iter()
            .map(|violation| GameWords::violation(self, violation))
            .collect();
        Explanation::new(format!("`{turn}` est interdit : {}", reasons.join(" ; ")))
            .help("ajoutez --any pour le dessiner quand même")
    }

    fn origin(&self, is_near: bool, instead: Cell) -> Explanation {
        let message = if is_near {
            let free = MIN_COORDINATE - 1;
            format!(
                "cette origine laisse moins de {free} colonnes libres à gauche de la table, ou moins de {free} rangées au-dessus"
            )
        } else {
            let last = Cell::new(MAX_COORDINATE, MAX_COORDINATE).to_string();
            let column = last.trim_end_matches(|sign: char| sign.is_ascii_digit());
            format!(
                "avec cette origine, la table dépasse la colonne {column} ou la rangée {MAX_COORDINATE}"
            )
        };
        Explanation::new(message).help(format!("écrivez `--origin {instead}`"))
    }

    fn broken_corpus(&self, error: &NotationError) -> Explanation {
        let messages: Vec<String> = error
            .problems()
            .iter()
            .map(|located| {
                NotationWords::explain(self, &located.problem, &Place::nowhere()).message
            })
            .collect();
        Explanation::new(format!(
            "le corpus est endommagé : {}",
            messages.join(" ; ")
        ))
    }

    fn unknown_page(&self, of: &str, name: &str, known: &[&str]) -> String {
        let tip = match nearest(name, known.iter().copied()) {
            Some(meant) => format!("\n\n  conseil : {}", did_you_mean(meant)),
            None if known.is_empty() => String::new(),
            None => format!("\n\n  conseil : les commandes sont {}", known.join(", ")),
        };
        format!("`{of}` n’a pas de commande `{name}`{tip}")
    }

    fn games(&self) -> &'static str {
        "parties"
    }

    fn arena_heading(&self, contest: &Match, games: usize) -> String {
        let (a, b) = (contest.a.name(), contest.b.name());
        let (rules, games) = (contest.rules.name(), plural(games, "partie"));
        format!("{a} contre {b} · {rules} · {games}")
    }

    fn arena_results(&self, contest: &Match, tally: &Tally, won: &str) -> [String; 2] {
        let [low, high] = tally.interval().map(|share| percent(share, 1));
        let [own, other] = tally.mean_scores().map(|score| decimal(score, 1));
        let a = contest.a.name();
        [
            format!(
                "{a} gagne {won} des parties, entre {low} et {high} avec un niveau de confiance de 95 % ; une égalité compte pour une demi-victoire."
            ),
            format!(
                "En moyenne, le score est de {own} points contre {other}, avec {} ms de réflexion par tour.",
                decimal(tally.ms_per_turn(), 1)
            ),
        ]
    }

    fn bench_titles(&self) -> [&'static str; 5] {
        ["règles", "tâche", "µs chacune", "débit", "coups/s"]
    }

    fn task(&self, task: Task) -> &'static str {
        match task {
            Task::Best => "meilleur coup",
            Task::Every => "tous les coups",
            Task::Text => "du texte au meilleur coup",
            Task::Batch => "du texte au JSON",
            Task::Game => "partie greedy",
            Task::Rollout => "simulation de six tours",
            Task::Daily => "problème du jour",
            Task::Review => "bilan de partie",
        }
    }

    fn rate(&self, per_second: f64, task: Option<Task>) -> String {
        let digits = format!("{per_second:.0}");
        let mut text = String::new();
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push(' ');
            }
            text.push(digit);
        }
        let unit = match task {
            Some(Task::Game | Task::Review) => "parties",
            Some(Task::Daily) => "problèmes",
            Some(Task::Rollout) => "simulations",
            Some(Task::Best | Task::Every | Task::Text | Task::Batch) => "positions",
            None => return text,
        };
        format!("{text} {unit}/s")
    }

    fn signature(&self, signature: &str) -> String {
        format!("signature {signature}")
    }
}

fn both_readings(given: &str) -> String {
    let names = Rules::ALL.map(Rules::name);
    let given = given.trim_start_matches([' ', '\t']);
    let first = given.split([' ', '\t']).next().unwrap_or_default();
    let line = match nearest(first, names) {
        Some(meant) if meant == first => {
            format!("les règles sont suivies d’une table et d’une main : `{meant} TABLE MAIN`")
        }
        Some(meant) if parse_position(&format!("{meant}{}", &given[first.len()..])).is_ok() => {
            did_you_mean(format!("{meant}{}", &given[first.len()..]))
        }
        _ => format!(
            "commencez par les règles, {}, et un espace : `flex TABLE MAIN`",
            or_list(&names)
        ),
    };
    format!(
        "pour une ligne, {line}\npour un fichier, vérifiez le nom : aucun fichier de ce nom ici"
    )
}

/// A file, or the standard input with its article.
fn named(name: &str) -> &str {
    match name {
        "entrée standard" => "l’entrée standard",
        file => file,
    }
}

/// Another process, with its number if that is known.
pub(super) fn holder(process: Option<u32>) -> String {
    process.map_or_else(
        || "un autre processus".to_owned(),
        |number| format!("le processus {number}"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(
            French.rate(28_500.0, Some(Task::Game)),
            "28\u{202f}500 parties/s"
        );
        assert_eq!(French.rate(500.0, None), "500");
    }
}
