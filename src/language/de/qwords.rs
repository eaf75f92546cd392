use super::{German, and_list, count, decimal, or_list, points};
use crate::language::{Explanation, QwordsWords};
use crate::qwords::{
    self, Breakdown, Letter, Line, LineForecast, LineScore, NextBest, Policy, Rating, Roll, SIZE,
    Side, Variant, WordChoice, WordList, WordSource,
};

impl QwordsWords for German {
    fn word_list(&self, list: WordList) -> &'static str {
        match list {
            WordList::French => "Französisch",
            WordList::English => "Englisch",
            WordList::German => "Deutsch",
            WordList::Italian => "Italienisch",
        }
    }

    fn words_in_use(&self, words: &WordChoice) -> String {
        let names = if words.names { " und Namen" } else { "" };
        match &words.source {
            WordSource::List(WordList::French) => format!("französische Wörter{names}"),
            WordSource::List(WordList::English) => format!("englische Wörter{names}"),
            WordSource::List(WordList::German) => format!("deutsche Wörter{names}"),
            WordSource::List(WordList::Italian) => format!("italienische Wörter{names}"),
            WordSource::File(file) => format!("die Wörter aus {file}{names}"),
        }
    }

    fn dice_in_use(&self, file: Option<&str>) -> String {
        match file {
            Some(file) => format!("die Würfel aus {file}"),
            None => "angenommene Würfel".to_owned(),
        }
    }

    fn side(&self, side: Side) -> &'static str {
        match side {
            Side::A => "Das einfache Spiel",
            Side::B => "Das Spiel für Könner: ein Joker, und die mittleren Reihen zählen doppelt",
        }
    }

    fn policy(&self, policy: Policy) -> &'static str {
        match policy {
            Policy::Random => "Ein zufälliger Buchstabe des Wurfs in einem zufälligen Feld",
            Policy::Greedy => "Die meisten Punkte sofort",
            Policy::Table => {
                "Der höchste Wert nach Tabellen, die schätzen, was jede Reihe noch bringt"
            }
            Policy::LookAhead => "Dasselbe, einen Wurf vorausgedacht",
            Policy::Full => {
                "Die besten davon, durch Simulationen verglichen; das Endspiel genau berechnet"
            }
        }
    }

    fn variant(&self, variant: Variant) -> String {
        let side = match variant.side() {
            Side::A => "Seite A",
            Side::B => "Seite B",
        };
        if variant.double() {
            format!("{side} · die mittleren Reihen zählen doppelt")
        } else {
            side.to_owned()
        }
    }

    fn line(&self, line: Line) -> String {
        let place = line.index() % SIZE;
        if line.is_row() {
            format!("Zeile {}", place + 1)
        } else {
            format!("Spalte {}", char::from(b'a' + place as u8))
        }
    }

    fn rating(&self, rating: Rating) -> &'static str {
        match rating {
            Rating::Beginner => "Anfänger",
            Rating::Welcome => "willkommen im Club",
            Rating::Okay => "ordentlich",
            Rating::Good => "gut",
            Rating::Strong => "stark",
            Rating::Brilliant => "brillant",
            Rating::Expert => "meisterhaft",
            Rating::WorldClass => "Weltklasse",
            Rating::Legendary => "legendär",
            Rating::Spectacular => "spektakulär",
            Rating::Unimaginable => "unvorstellbar",
            Rating::Supernatural => "übernatürlich",
        }
    }

    fn word_titles(&self) -> [&'static str; 4] {
        ["Reihe", "Wort", "Felder", "Punkte"]
    }

    fn bonus(&self, breakdown: &Breakdown) -> String {
        let without: Vec<Line> = breakdown
            .lines
            .iter()
            .filter(|score| score.word.is_none())
            .map(|score| score.line)
            .collect();
        let names: Vec<String> = without
            .iter()
            .map(|&line| QwordsWords::line(self, line))
            .collect();
        match &names[..] {
            [] => format!(
                "Bonus: {} für ein Wort in jeder Reihe.",
                points(breakdown.bonus)
            ),
            [one] => format!("Kein Bonus: {one} hat kein Wort."),
            lines if lines.len() == Line::COUNT => {
                "Kein Bonus: Keine Reihe hat ein Wort.".to_owned()
            }
            lines => format!("Kein Bonus: {} haben kein Wort.", and_list(lines)),
        }
    }

    fn final_score(&self, points: &str, rating: &str, from: u32, to: Option<u32>) -> String {
        match to {
            Some(to) => format!("Insgesamt {points}: {rating} ({from}–{to})."),
            None => format!("Insgesamt {points}: {rating} (ab {from})."),
        }
    }

    fn score_so_far(&self, points: &str, free: usize) -> String {
        format!("Bisher {points}; {}.", cells_are_free(free))
    }

    fn claim_titles(&self) -> [&'static str; 5] {
        ["Reihe", "Angabe", "Felder", "Punkte", "Hinweis"]
    }

    fn better_word(&self, best: &LineScore) -> String {
        let word = best.word.as_ref().map_or_else(String::new, |it| it.text());
        format!("{word} brächte {}", points(best.points))
    }

    fn wrong_claims(&self, wrong: &[String]) -> String {
        match wrong {
            [] => "Alle Angaben stimmen.".to_owned(),
            [one] => format!("Eine Angabe stimmt nicht: {one}."),
            wrong => format!(
                "{} Angaben stimmen nicht: {}.",
                wrong.len(),
                and_list(wrong)
            ),
        }
    }

    fn best_words(&self, best: u32, claimed: u32) -> String {
        match best.saturating_sub(claimed) {
            0 => "Mit den Wörtern der Liste geht es nicht besser.".to_owned(),
            more => format!("Die besten Wörter bringen {best}: {more} mehr."),
        }
    }

    fn roll(&self) -> &'static str {
        "Wurf"
    }

    fn free_cells(&self, free: usize, joker: bool) -> String {
        let joker = if joker {
            " · der Joker ist noch da"
        } else {
            ""
        };
        format!("{}{joker}", cells_are_free(free))
    }

    fn best_action(&self, action: &str, points: &str, error: Option<f64>) -> String {
        let error = error.map_or_else(
            || "genau berechnet".to_owned(),
            |error| format!("± {}", decimal(error, 2)),
        );
        format!("Bester Eintrag: {action}, am Ende voraussichtlich {points} ({error})")
    }

    fn expected_points(&self, points: f64) -> String {
        format!("{} Punkte", decimal(points, 2))
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
            1 => "Der einzige Eintrag:".to_owned(),
            all if shown == 1 => format!("Der beste von {all} Einträgen:"),
            all if shown < all => format!("Die besten {shown} von {all} Einträgen:"),
            all => format!("Alle {all} Einträge:"),
        }
    }

    fn action_titles(&self) -> [&'static str; 3] {
        ["erwartet", "±", "Eintrag"]
    }

    fn within_error(&self, mark: &str, others: usize) -> String {
        if others == 0 {
            return "Kein anderer Eintrag liegt so nah am besten, dass der Zufall entscheiden könnte."
                .to_owned();
        }
        let others = count(others, "anderer Eintrag liegt", "andere Einträge liegen");
        format!(
            "{mark} {others} so nah am besten, dass der Zufall entscheidet; mit mehr --samples kann sich die Reihenfolge ändern."
        )
    }

    fn games_each(&self, games: u32, seed: u64) -> String {
        let games = count(games as usize, "Partie", "Partien");
        format!("je {games} · Startwert {seed}")
    }

    fn policy_titles(&self) -> [&'static str; 6] {
        [
            "Strategie",
            "Mittel",
            "±",
            "p90",
            "beste",
            "Urteil zum Mittel",
        ]
    }

    fn score_class(&self) -> &'static str {
        "Punkte"
    }

    fn neither_grid_nor_file(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` ist weder ein Raster noch eine Datei")).help(
            "ein Raster besteht aus fünf Zeilen, mit `/` verbunden, etwa DUOPO/SSAUT/KIWIS/INEST/SEPHA\n\
             eine Datei dieses Namens gibt es hier nicht; prüf den Namen",
        )
    }

    fn nothing_rolled(&self) -> Explanation {
        Explanation::new("es ist nichts gewürfelt, also gibt es keinen Buchstaben einzutragen")
            .help("schreib die beiden aktiven Würfel hinter das Raster, etwa `U/T`")
    }

    fn nothing_free(&self) -> Explanation {
        Explanation::new("kein Feld ist frei")
            .help("`sixfold qwords score` zeigt, was ein volles Raster bringt")
    }

    fn roll_of_other_dice(&self, roll: Roll) -> Explanation {
        Explanation::new(format!("die Würfel können {roll} nicht zeigen"))
            .help("die eingebauten Würfel sind eine Annahme; gib deine mit --dice DATEI an")
    }

    fn unknown_words(&self, given: &str) -> Explanation {
        let lists = WordList::ALL.map(|list| format!("{} ({})", list.code(), self.word_list(list)));
        Explanation::new(format!(
            "`{given}` ist weder eine Wortliste noch eine Datei"
        ))
        .help(format!(
            "Wortlisten sind {}\neine Datei dieses Namens gibt es hier nicht; prüf den Namen",
            and_list(&lists)
        ))
    }

    fn no_word(&self, pattern: &str, words: &WordChoice, is_name: bool) -> Explanation {
        let list = self.words_in_use(words);
        let explanation = Explanation::new(if pattern.contains('.') {
            format!("kein Wort passt auf `{pattern}`; es gelten nur {list}")
        } else {
            format!("`{pattern}` ist kein gültiges Wort; es gelten nur {list}")
        });
        if is_name {
            explanation.help("mit --names zählen auch bekannte Namen, und einer passt")
        } else {
            explanation
        }
    }

    fn only_on_side_b(&self, option: &str) -> Explanation {
        Explanation::new(format!("{option} gibt es nur auf Seite B"))
            .help("ergänze `--side b` oder lass es weg")
    }
}

fn cells_are_free(free: usize) -> String {
    count(free, "Feld ist frei", "Felder sind frei")
}

/// What an action does for a line: `Zeile 3, KIW..: voraussichtlich 4,1 statt 2,2 Punkte; möglich
/// ist noch KIWIS`.
fn forecast(forecast: &LineForecast) -> String {
    let letters: String = forecast
        .letters
        .iter()
        .map(|letter| letter.map_or('.', Letter::to_char))
        .collect();
    let has = forecast.has.as_ref().map(|word| spelt(word));
    let [before, after] = forecast.points;
    let outlook = match has {
        Some(word) if !letters.contains('.') => format!("{} für {word}", points(after as u32)),
        None if !letters.contains('.') => "kein Wort".to_owned(),
        has => {
            let has = has.map_or_else(String::new, |word| format!("; schon da ist {word}"));
            let words: Vec<String> = forecast.words.iter().map(|word| spelt(word)).collect();
            let hopes = match &words[..] {
                [] => "; etwas Längeres passt nicht".to_owned(),
                words => format!("; möglich ist noch {}", or_list(words)),
            };
            format!(
                "voraussichtlich {} statt {} Punkte{has}{hopes}",
                decimal(after.into(), 1),
                decimal(before.into(), 1)
            )
        }
    };
    let line = QwordsWords::line(&German, forecast.line);
    format!("{line}, {letters}: {outlook}")
}

/// An action whose lines gain nothing, compared with the next best.
fn comparison(explanation: &qwords::Explanation) -> String {
    let [row, column] = &explanation.lines;
    let name = |line: Line| QwordsWords::line(&German, line);
    let lines = format!("{} und {}", name(row.line), name(column.line));
    let lost = tenths(-explanation.gain()).max(0);
    let loss = if lost == 0 {
        format!("{lines} verlieren nichts")
    } else {
        format!("{lines} verlieren zusammen {} Punkte", in_points(lost))
    };
    let Some(NextBest {
        action: next,
        gain,
        within_error,
    }) = explanation.next
    else {
        return format!("{loss}; kein anderer Eintrag ist besser");
    };
    if within_error {
        return format!(
            "{loss}; der zweitbeste Eintrag, {next}, ist so nah dran, dass der Zufall entscheidet"
        );
    }
    let cost = tenths(-gain);
    let but = if next.joker && !explanation.action.joker {
        "verbraucht den Joker"
    } else {
        "lässt für den Rest der Partie weniger übrig"
    };
    let compared = if cost > lost {
        format!("würde {} kosten", in_points(cost))
    } else if cost == lost {
        format!("würde genauso viel kosten, aber er {but}")
    } else if cost >= 0 {
        format!("würde sofort nur {} kosten, aber er {but}", in_points(cost))
    } else {
        format!("würde sofort {} gewinnen, aber er {but}", in_points(-cost))
    };
    format!("{loss}; der zweitbeste Eintrag, {next}, {compared}")
}

/// Points in tenths, which is how they are shown.
fn tenths(points: f32) -> i32 {
    (points * 10.0).round() as i32
}

fn in_points(tenths: i32) -> String {
    decimal(f64::from(tenths) / 10.0, 1)
}

fn spelt(word: &[Letter]) -> String {
    word.iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_the_names_of_their_cells() {
        let names: Vec<String> = Line::all()
            .map(|line| QwordsWords::line(&German, line))
            .collect();
        assert_eq!(names[0], "Zeile 1");
        assert_eq!(names[9], "Spalte e");
    }
}
