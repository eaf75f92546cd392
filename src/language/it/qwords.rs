use super::{Italian, and_list, count, decimal, or_list, points};
use crate::language::{Explanation, QwordsWords};
use crate::qwords::{
    self, Breakdown, Letter, Line, LineForecast, LineScore, NextBest, Policy, Rating, Roll, SIZE,
    Side, Variant, WordChoice, WordList, WordSource,
};

impl QwordsWords for Italian {
    fn word_list(&self, list: WordList) -> &'static str {
        match list {
            WordList::French => "francese",
            WordList::English => "inglese",
            WordList::German => "tedesco",
            WordList::Italian => "italiano",
        }
    }

    fn words_in_use(&self, words: &WordChoice) -> String {
        let names = if words.names { " e nomi propri" } else { "" };
        match &words.source {
            WordSource::List(WordList::French) => format!("parole francesi{names}"),
            WordSource::List(WordList::English) => format!("parole inglesi{names}"),
            WordSource::List(WordList::German) => format!("parole tedesche{names}"),
            WordSource::List(WordList::Italian) => format!("parole italiane{names}"),
            WordSource::File(file) => format!("le parole di {file}{names}"),
        }
    }

    fn dice_in_use(&self, file: Option<&str>) -> String {
        match file {
            Some(file) => format!("i dadi di {file}"),
            None => "dadi ipotetici".to_owned(),
        }
    }

    fn side(&self, side: Side) -> &'static str {
        match side {
            Side::A => "La partita semplice",
            Side::B => {
                "La partita degli esperti: un jolly, e riga e colonna centrali che valgono il doppio"
            }
        }
    }

    fn policy(&self, policy: Policy) -> &'static str {
        match policy {
            Policy::Random => "Una lettera a caso del lancio in una casella a caso",
            Policy::Greedy => "Il massimo dei punti subito",
            Policy::Table => {
                "Il valore più alto secondo le tabelle dei punti attesi per ogni riga e colonna"
            }
            Policy::LookAhead => "Lo stesso, guardando un lancio più avanti",
            Policy::Full => {
                "Le poche migliori di quelle, provate con simulazioni, e il finale calcolato esattamente"
            }
        }
    }

    fn variant(&self, variant: Variant) -> String {
        let side = match variant.side() {
            Side::A => "lato A",
            Side::B => "lato B",
        };
        if variant.double() {
            format!("{side} · riga e colonna centrali valgono il doppio")
        } else {
            side.to_owned()
        }
    }

    fn line(&self, line: Line) -> String {
        let (is_row, place) = place(line);
        format!("{} {place}", if is_row { "riga" } else { "colonna" })
    }

    fn rating(&self, rating: Rating) -> &'static str {
        match rating {
            Rating::Beginner => "principiante",
            Rating::Welcome => "benvenuto nel club",
            Rating::Okay => "discreto",
            Rating::Good => "buono",
            Rating::Strong => "forte",
            Rating::Brilliant => "brillante",
            Rating::Expert => "esperto",
            Rating::WorldClass => "livello mondiale",
            Rating::Legendary => "leggendario",
            Rating::Spectacular => "spettacolare",
            Rating::Unimaginable => "inimmaginabile",
            Rating::Supernatural => "soprannaturale",
        }
    }

    fn word_titles(&self) -> [&'static str; 4] {
        ["linea", "parola", "caselle", "punti"]
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
                "Bonus: {} perché ogni riga e ogni colonna ha una parola.",
                points(breakdown.bonus)
            ),
            [one] => format!("Nessun bonus: {} non ha parole.", the_line(*one)),
            lines if lines.len() == Line::COUNT => {
                "Nessun bonus: non c’è nessuna parola.".to_owned()
            }
            lines => {
                let lines: Vec<String> = lines.iter().map(|&line| the_line(line)).collect();
                format!("Nessun bonus: {} non hanno parole.", and_list(&lines))
            }
        }
    }

    fn final_score(&self, points: &str, rating: &str, from: u32, to: Option<u32>) -> String {
        match to {
            Some(to) => format!("{points} in totale: {rating} ({from}–{to})."),
            None => format!("{points} in totale: {rating} (da {from} in su)."),
        }
    }

    fn score_so_far(&self, points: &str, free: usize) -> String {
        format!("{points} finora; {}.", free_cells(free))
    }

    fn claim_titles(&self) -> [&'static str; 5] {
        ["linea", "dichiarata", "caselle", "punti", "nota"]
    }

    fn better_word(&self, best: &LineScore) -> String {
        let word = best.word.as_ref().map_or_else(String::new, |it| it.text());
        match best.points {
            1 => format!("{word} varrebbe 1 punto"),
            more => format!("{word} varrebbe {more} punti"),
        }
    }

    fn wrong_claims(&self, wrong: &[String]) -> String {
        match wrong {
            [] => "Tutte le parole dichiarate sono giuste.".to_owned(),
            [one] => format!("Una parola dichiarata è sbagliata: {one}."),
            wrong => format!(
                "{} parole dichiarate sono sbagliate: {}.",
                wrong.len(),
                and_list(wrong)
            ),
        }
    }

    fn best_words(&self, best: u32, claimed: u32) -> String {
        match best.saturating_sub(claimed) {
            0 => "Nessuna parola dell’elenco vale di più.".to_owned(),
            more => format!("Le parole migliori valgono {best}: {more} in più."),
        }
    }

    fn roll(&self) -> &'static str {
        "lancio"
    }

    fn free_cells(&self, free: usize, joker: bool) -> String {
        let joker = if joker {
            " · il jolly è ancora disponibile"
        } else {
            ""
        };
        format!("{}{joker}", free_cells(free))
    }

    fn best_action(&self, action: &str, points: &str, error: Option<f64>) -> String {
        let error = error.map_or_else(
            || "valore esatto".to_owned(),
            |error| format!("± {}", decimal(error, 2)),
        );
        format!("Azione migliore: {action}, {points} attesi alla fine ({error})")
    }

    fn expected_points(&self, points: f64) -> String {
        format!("{} punti", decimal(points, 2))
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
        match (shown, all) {
            (_, 1) => "L’unica azione:".to_owned(),
            (1, all) => format!("La migliore delle {all} azioni:"),
            (shown, all) if shown < all => format!("Le {shown} migliori delle {all} azioni:"),
            (_, all) => format!("Tutte le {all} azioni:"),
        }
    }

    fn action_titles(&self) -> [&'static str; 3] {
        ["attesi", "±", "azione"]
    }

    fn within_error(&self, mark: &str, others: usize) -> String {
        match others {
            0 => "Nessun’altra azione dista dalla migliore meno dell’errore di campionamento."
                .to_owned(),
            1 => format!(
                "{mark} Un’altra azione dista dalla migliore meno dell’errore di campionamento: con un --samples più alto l’ordine può cambiare."
            ),
            others => format!(
                "{mark} Altre {others} azioni distano dalla migliore meno dell’errore di campionamento: con un --samples più alto l’ordine può cambiare."
            ),
        }
    }

    fn games_each(&self, games: u32, seed: u64) -> String {
        let games = count(games as usize, "partita", "partite");
        format!("{games} per strategia · seme {seed}")
    }

    fn policy_titles(&self) -> [&'static str; 6] {
        [
            "strategia",
            "media",
            "±",
            "p90",
            "massimo",
            "giudizio sulla media",
        ]
    }

    fn score_class(&self) -> &'static str {
        "punti"
    }

    fn neither_grid_nor_file(&self, given: &str) -> Explanation {
        Explanation::new(format!("`{given}` non è né una griglia né un file")).help(
            "una griglia è fatta di cinque righe unite da `/`, per esempio DUOPO/SSAUT/KIWIS/INEST/SEPHA\n\
             se è un file, controlla il nome: qui non c’è nessun file con questo nome",
        )
    }

    fn nothing_rolled(&self) -> Explanation {
        Explanation::new("manca il lancio, quindi non c’è nessuna lettera da scrivere")
            .help("scrivi dopo la griglia i due dadi attivi, per esempio `U/T`")
    }

    fn nothing_free(&self) -> Explanation {
        Explanation::new("non c’è nessuna casella libera")
            .help("`sixfold qwords score` mostra quanto vale una griglia piena")
    }

    fn roll_of_other_dice(&self, roll: Roll) -> Explanation {
        Explanation::new(format!("con questi dadi non può uscire {roll}"))
            .help("i dadi predefiniti sono un’ipotesi; indica i tuoi con --dice FILE")
    }

    fn unknown_words(&self, given: &str) -> Explanation {
        let lists = WordList::ALL.map(|list| format!("{} ({})", list.code(), self.word_list(list)));
        Explanation::new(format!("`{given}` non è né un elenco di parole né un file")).help(format!(
            "gli elenchi di parole sono {}\nse è un file, controlla il nome: qui non c’è nessun file con questo nome",
            and_list(&lists)
        ))
    }

    fn no_word(&self, pattern: &str, words: &WordChoice, is_name: bool) -> Explanation {
        let list = self.words_in_use(words);
        let explanation = Explanation::new(if pattern.contains('.') {
            format!("nessuna parola corrisponde a `{pattern}`; elenco in uso: {list}")
        } else {
            format!("`{pattern}` non è una parola; elenco in uso: {list}")
        });
        if is_name {
            explanation.help("con --names valgono anche i nomi propri noti, e uno corrisponde")
        } else {
            explanation
        }
    }

    fn only_on_side_b(&self, option: &str) -> Explanation {
        Explanation::new(format!("{option} vale solo per il lato B"))
            .help("aggiungi `--side b`, o toglila")
    }
}

/// Whether a line is a row, and its number or its letter.
fn place(line: Line) -> (bool, String) {
    let place = line.index() % SIZE;
    if line.is_row() {
        (true, (place + 1).to_string())
    } else {
        (false, char::from(b'a' + place as u8).to_string())
    }
}

/// `la riga 1`, `la colonna a`
pub(super) fn the_line(line: Line) -> String {
    format!("la {}", Italian.line(line))
}

/// `nella riga 1`, `nella colonna a`
pub(super) fn in_line(line: Line) -> String {
    format!("nella {}", Italian.line(line))
}

fn free_cells(free: usize) -> String {
    count(free, "casella libera", "caselle libere")
}

/// What an action does for a line: `riga 3, KIW..: 4,1 punti attesi invece di 2,2; può diventare
/// KIWIS`.
fn forecast(forecast: &LineForecast) -> String {
    let letters: String = forecast
        .letters
        .iter()
        .map(|letter| letter.map_or('.', Letter::to_char))
        .collect();
    let has = forecast.has.as_ref().map(|word| spelt(word));
    let [before, after] = forecast.points;
    let outlook = match has {
        Some(word) if !letters.contains('.') => format!("{} per {word}", points(after as u32)),
        None if !letters.contains('.') => "nessuna parola".to_owned(),
        has => {
            let has = has.map_or_else(String::new, |word| format!("; contiene {word}"));
            let words: Vec<String> = forecast.words.iter().map(|word| spelt(word)).collect();
            let hopes = match &words[..] {
                [] => "; non ci sta nulla di più lungo".to_owned(),
                words => format!("; può diventare {}", or_list(words)),
            };
            format!(
                "{} punti attesi invece di {}{has}{hopes}",
                decimal(after.into(), 1),
                decimal(before.into(), 1)
            )
        }
    };
    format!("{}, {letters}: {outlook}", Italian.line(forecast.line))
}

/// An action whose lines gain nothing, compared with the next best.
fn comparison(explanation: &qwords::Explanation) -> String {
    let [row, column] = &explanation.lines;
    let lines = format!("{} e {}", the_line(row.line), the_line(column.line));
    let lost = tenths(-explanation.gain()).max(0);
    let loss = if lost == 0 {
        format!("{lines} non perdono nulla")
    } else {
        format!("{lines} perdono in tutto {} punti", in_points(lost))
    };
    let Some(NextBest {
        action: next,
        gain,
        within_error,
    }) = explanation.next
    else {
        return format!("{loss}; nessun’altra azione fa meglio");
    };
    if within_error {
        return format!(
            "{loss}; la seconda azione, {next}, dista meno dell’errore di campionamento"
        );
    }
    let cost = tenths(-gain);
    let but = if next.joker && !explanation.action.joker {
        "consuma il jolly"
    } else {
        "lascia meno per il resto della partita"
    };
    let compared = if cost > lost {
        format!("costerebbe {}", in_points(cost))
    } else if cost == lost {
        format!("costerebbe altrettanto, ma {but}")
    } else if cost >= 0 {
        format!("costerebbe subito solo {}, ma {but}", in_points(cost))
    } else {
        format!("farebbe guadagnare subito {}, ma {but}", in_points(-cost))
    };
    format!("{loss}; la seconda azione, {next}, {compared}")
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
    fn lines_have_italian_names() {
        let lines: Vec<String> = [0, 4, 5, 9]
            .into_iter()
            .filter_map(|index| Line::all().nth(index))
            .map(|line| Italian.line(line))
            .collect();
        assert_eq!(lines, ["riga 1", "riga 5", "colonna a", "colonna e"]);
    }
}
