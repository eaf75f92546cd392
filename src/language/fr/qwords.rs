use super::{French, and_list, count, decimal, decimal_points, or_list, plural, points};
use crate::language::{Explanation, QwordsWords};
use crate::qwords::{
    self, Breakdown, Letter, Line, LineForecast, LineScore, NextBest, Policy, Rating, Roll, SIZE,
    Side, Variant, WordChoice, WordList, WordSource,
};

impl QwordsWords for French {
    fn word_list(&self, list: WordList) -> &'static str {
        match list {
            WordList::French => "français",
            WordList::English => "anglais",
            WordList::German => "allemand",
            WordList::Italian => "italien",
        }
    }

    fn words_in_use(&self, words: &WordChoice) -> String {
        let of_list = match &words.source {
            WordSource::List(WordList::French) => "mots français".to_owned(),
            WordSource::List(WordList::English) => "mots anglais".to_owned(),
            WordSource::List(WordList::German) => "mots allemands".to_owned(),
            WordSource::List(WordList::Italian) => "mots italiens".to_owned(),
            WordSource::File(file) => format!("mots du fichier {file}"),
        };
        let names = if words.names { " et noms propres" } else { "" };
        format!("{of_list}{names}")
    }

    fn dice_in_use(&self, file: Option<&str>) -> String {
        match file {
            Some(file) => format!("dés du fichier {file}"),
            None => "faces des dés supposées".to_owned(),
        }
    }

    fn side(&self, side: Side) -> &'static str {
        match side {
            Side::A => "Le jeu simple",
            Side::B => {
                "La variante pour experts : un joker, et des axes centraux qui comptent double"
            }
        }
    }

    fn policy(&self, policy: Policy) -> &'static str {
        match policy {
            Policy::Random => "Une lettre du lancer au hasard, dans une case au hasard",
            Policy::Greedy => "Le plus de points tout de suite",
            Policy::Table => "La plus grande valeur selon des tables du rendement moyen des lignes",
            Policy::LookAhead => "De même, avec un lancer d’avance",
            Policy::Full => {
                "Les meilleures actions de `look-ahead`, départagées par simulations, et la fin de partie exacte"
            }
        }
    }

    fn variant(&self, variant: Variant) -> String {
        let side = match variant.side() {
            Side::A => "côté A",
            Side::B => "côté B",
        };
        if variant.double() {
            format!("{side} · axes centraux comptés double")
        } else {
            side.to_owned()
        }
    }

    fn line(&self, line: Line) -> String {
        line_name(line)
    }

    fn rating(&self, rating: Rating) -> &'static str {
        match rating {
            Rating::Beginner => "débutant",
            Rating::Welcome => "bienvenue au club",
            Rating::Okay => "okay",
            Rating::Good => "bien",
            Rating::Strong => "fort",
            Rating::Brilliant => "génial",
            Rating::Expert => "expert",
            Rating::WorldClass => "classe internationale",
            Rating::Legendary => "légendaire",
            Rating::Spectacular => "spectaculaire",
            Rating::Unimaginable => "inimaginable",
            Rating::Supernatural => "surnaturel",
        }
    }

    fn word_titles(&self) -> [&'static str; 4] {
        ["ligne", "mot", "cases", "points"]
    }

    fn bonus(&self, breakdown: &Breakdown) -> String {
        let without: Vec<Line> = breakdown
            .lines
            .iter()
            .filter(|score| score.word.is_none())
            .map(|score| score.line)
            .collect();
        match &without[..] {
            [] => format!(
                "Bonus : {} pour un mot dans chaque ligne et chaque colonne.",
                points(breakdown.bonus)
            ),
            [one] => format!("Pas de bonus : la {} n’a pas de mot.", line_name(*one)),
            lines if lines.len() == Line::COUNT => {
                "Pas de bonus : aucune ligne ni colonne n’a de mot.".to_owned()
            }
            lines => {
                let lines: Vec<String> = lines
                    .iter()
                    .map(|line| format!("la {}", line_name(*line)))
                    .collect();
                format!("Pas de bonus : {} n’ont pas de mot.", and_list(&lines))
            }
        }
    }

    fn final_score(&self, points: &str, rating: &str, from: u32, to: Option<u32>) -> String {
        match to {
            Some(to) => format!("{points} au total : {rating} ({from}–{to})."),
            None => format!("{points} au total : {rating} ({from} et plus)."),
        }
    }

    fn score_so_far(&self, points: &str, free: usize) -> String {
        format!("{points} jusqu’ici ; {}.", cells_are_free(free))
    }

    fn claim_titles(&self) -> [&'static str; 5] {
        ["ligne", "annonce", "cases", "points", "remarque"]
    }

    fn better_word(&self, best: &LineScore) -> String {
        let word = best.word.as_ref().map_or_else(String::new, |it| it.text());
        format!("{word} ferait {}", points(best.points))
    }

    fn wrong_claims(&self, wrong: &[String]) -> String {
        match wrong {
            [] => "Toutes les annonces sont justes.".to_owned(),
            [one] => format!("Une annonce est fausse : {one}."),
            wrong => format!(
                "{} annonces sont fausses : {}.",
                wrong.len(),
                and_list(wrong)
            ),
        }
    }

    fn best_words(&self, best: u32, claimed: u32) -> String {
        match best.saturating_sub(claimed) {
            0 => "Aucun mot de la liste ne rapporterait davantage.".to_owned(),
            more => format!(
                "Les meilleurs mots rapportent {} : {more} de plus.",
                points(best)
            ),
        }
    }

    fn roll(&self) -> &'static str {
        "lancer"
    }

    fn free_cells(&self, free: usize, joker: bool) -> String {
        let joker = if joker { " · il reste le joker" } else { "" };
        format!("{}{joker}", cells_are_free(free))
    }

    fn best_action(&self, action: &str, points: &str, error: Option<f64>) -> String {
        let error = error.map_or_else(
            || "exact".to_owned(),
            |error| format!("± {}", decimal(error, 2)),
        );
        format!("Meilleure action : {action}, {points} en moyenne à la fin ({error})")
    }

    fn expected_points(&self, points: f64) -> String {
        let word = if (100.0 * points).round() < 200.0 {
            "point"
        } else {
            "points"
        };
        format!("{} {word}", decimal(points, 2))
    }

    fn why_best(&self, explanation: &qwords::Explanation) -> Vec<String> {
        let [row, column] = &explanation.lines;
        if explanation.is_gain() {
            vec![forecast(row), forecast(column)]
        } else {
            vec![comparison(explanation)]
        }
    }

    fn actions_shown(&self, shown: usize, all: usize) -> String {
        match all {
            1 => "La seule action :".to_owned(),
            all if shown < all => match shown {
                1 => format!("La meilleure des {all} actions :"),
                shown => format!("Les {shown} meilleures des {all} actions :"),
            },
            all => format!("Les {all} actions :"),
        }
    }

    fn action_titles(&self) -> [&'static str; 3] {
        ["moyenne", "±", "action"]
    }

    fn within_error(&self, mark: &str, others: usize) -> String {
        if others == 0 {
            return "Aucune autre action n’est dans la marge d’erreur de la meilleure.".to_owned();
        }
        let others = count(others, "autre action est", "autres actions sont");
        format!(
            "{mark} {others} dans la marge d’erreur de la meilleure : un --samples plus grand peut changer l’ordre."
        )
    }

    fn games_each(&self, games: u32, seed: u64) -> String {
        format!(
            "{} par stratégie · graine {seed}",
            plural(games as usize, "partie")
        )
    }

    fn policy_titles(&self) -> [&'static str; 6] {
        [
            "stratégie",
            "moyenne",
            "±",
            "p90",
            "maximum",
            "évaluation de la moyenne",
        ]
    }

    fn score_class(&self) -> &'static str {
        "points"
    }

    fn neither_grid_nor_file(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` n’est ni un tableau ni un fichier")).help(
            "un tableau est fait de cinq lignes reliées par `/`, comme DUOPO/SSAUT/KIWIS/INEST/SEPHA\n\
             pour un fichier, vérifiez le nom : aucun fichier de ce nom ici",
        )
    }

    fn nothing_rolled(&self) -> Explanation {
        Explanation::new("les dés ne sont pas lancés, il n’y a donc pas de lettre à inscrire")
            .help("écrivez les deux dés actifs après le tableau, comme `U/T`")
    }

    fn nothing_free(&self) -> Explanation {
        Explanation::new("aucune case n’est libre")
            .help("`sixfold qwords score` montre ce que rapporte un tableau complet")
    }

    fn roll_of_other_dice(&self, roll: Roll) -> Explanation {
        Explanation::new(format!("les dés ne peuvent pas montrer {roll}"))
            .help("les dés par défaut sont une supposition ; donnez les vôtres avec --dice FICHIER")
    }

    fn unknown_words(&self, given: &str) -> Explanation {
        let lists = WordList::ALL.map(|list| format!("{} ({})", list.code(), self.word_list(list)));
        Explanation::new(format!("`{given}` n’est ni une liste de mots ni un fichier")).help(
            format!(
                "les listes de mots sont {}\npour un fichier, vérifiez le nom : aucun fichier de ce nom ici",
                and_list(&lists)
            ),
        )
    }

    fn no_word(&self, pattern: &str, words: &WordChoice, is_name: bool) -> Explanation {
        let list = self.words_in_use(words);
        let explanation = Explanation::new(if pattern.contains('.') {
            format!("aucun mot ne correspond à `{pattern}` ; liste utilisée : {list}")
        } else {
            format!("`{pattern}` n’est pas un mot ; liste utilisée : {list}")
        });
        if is_name {
            explanation.help(
                "avec --names, les noms propres connus comptent aussi, et l’un d’eux convient",
            )
        } else {
            explanation
        }
    }

    fn only_on_side_b(&self, option: &str) -> Explanation {
        Explanation::new(format!("{option} est réservé au côté B"))
            .help("ajoutez `--side b`, ou supprimez-le")
    }
}

/// `ligne 1`, `colonne a`
pub(super) fn line_name(line: Line) -> String {
    let place = line.index() % SIZE;
    if line.is_row() {
        format!("ligne {}", place + 1)
    } else {
        format!("colonne {}", char::from(b'a' + place as u8))
    }
}

fn cells_are_free(free: usize) -> String {
    count(free, "case libre", "cases libres")
}

/// What an action does for a line: `ligne 3, KIW.. : 4,1 points en moyenne au lieu de 2,2 ; elle peut
/// devenir KIWIS`.
fn forecast(forecast: &LineForecast) -> String {
    let letters: String = forecast
        .letters
        .iter()
        .map(|letter| letter.map_or('.', Letter::to_char))
        .collect();
    let has = forecast.has.as_ref().map(|word| spelt(word));
    let [before, after] = forecast.points;
    let outlook = match has {
        Some(word) if !letters.contains('.') => format!("{} pour {word}", points(after as u32)),
        None if !letters.contains('.') => "pas de mot".to_owned(),
        has => {
            let has = has.map_or_else(String::new, |word| format!(" ; elle a déjà {word}"));
            let words: Vec<String> = forecast.words.iter().map(|word| spelt(word)).collect();
            let hopes = match &words[..] {
                [] => " ; rien de plus long ne convient".to_owned(),
                words => format!(" ; elle peut devenir {}", or_list(words)),
            };
            format!(
                "{} en moyenne au lieu de {}{has}{hopes}",
                decimal_points(f64::from(after)),
                decimal(f64::from(before), 1)
            )
        }
    };
    format!("{}, {letters} : {outlook}", line_name(forecast.line))
}

/// An action whose lines gain nothing, compared with the next best.
fn comparison(explanation: &qwords::Explanation) -> String {
    let [row, column] = &explanation.lines;
    let lines = format!(
        "la {} et la {}",
        line_name(row.line),
        line_name(column.line)
    );
    let lost = tenths(-explanation.gain()).max(0);
    let loss = if lost == 0 {
        format!("{lines} ne perdent rien")
    } else {
        format!(
            "{lines} perdent {} en tout",
            decimal_points(f64::from(lost) / 10.0)
        )
    };
    let Some(NextBest {
        action: next,
        gain,
        within_error,
    }) = explanation.next
    else {
        return format!("{loss} ; aucune autre action ne fait mieux");
    };
    if within_error {
        return format!(
            "{loss} ; la meilleure action suivante, {next}, est dans la marge d’erreur de celle-ci"
        );
    }
    let cost = tenths(-gain);
    let but = if next.joker && !explanation.action.joker {
        "elle dépense le joker"
    } else {
        "elle laisse moins pour la suite de la partie"
    };
    let compared = if cost > lost {
        format!("coûterait {}", in_points(cost))
    } else if cost == lost {
        format!("coûterait autant, mais {but}")
    } else if cost >= 0 {
        format!(
            "ne coûterait que {} tout de suite, mais {but}",
            in_points(cost)
        )
    } else {
        format!("gagnerait {} tout de suite, mais {but}", in_points(-cost))
    };
    format!("{loss} ; la meilleure action suivante, {next}, {compared}")
}

/// Points in tenths, which is how they are shown.
fn tenths(points: f32) -> i32 {
    (points * 10.0).round() as i32
}

fn in_points(tenths: i32) -> String {
    decimal_points(f64::from(tenths) / 10.0)
}

fn spelt(word: &[Letter]) -> String {
    word.iter().collect()
}
