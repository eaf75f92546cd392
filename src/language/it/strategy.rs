use std::path::Path;

use super::cli::not_legal;
use super::{Italian, and_list, count, decimal, percent, points, shown, signed, tiles, to, turns};
use crate::game::{Position, Turn, Violation};
use crate::language::{CliWords, Explanation, ReviewPageWords, StrategyWords};
use crate::record::review::{Grade, JudgedTurn, Judgement, PlayerReview, Review};
use crate::record::{GameEnd, Record};
use crate::strategy::{DeepAnalysis, Evaluation, Evidence, ImpossibleHands, Reason};

/// Numbers with one digit after the comma are nothing below this.
const NOTHING: f64 = 0.05;

impl StrategyWords for Italian {
    fn evidence(&self, evidence: Evidence) -> &'static str {
        match evidence {
            Evidence::Rollouts => "simulazioni",
            Evidence::Estimate => "stima",
            Evidence::Proof => "dimostrato",
        }
    }

    fn signed(&self, number: f64) -> String {
        signed(number)
    }

    fn decimal(&self, number: f64, digits: usize) -> String {
        super::decimal(number, digits)
    }

    fn percent(&self, number: &str) -> String {
        format!("{number}%")
    }

    fn no_turn(&self) -> &'static str {
        "La partita è finita: il sacchetto e una mano sono vuoti."
    }

    fn best_in_endgame(&self, turn: &str, margin: i32, evidence: &str) -> String {
        let gained = gained(margin);
        format!("Mossa migliore in questo finale: {turn}, da qui alla fine {gained} ({evidence})")
    }

    fn best_by_rollouts(&self, position: &Position, best: &Evaluation, to_the_end: bool) -> String {
        let until = if to_the_end {
            "fino alla fine"
        } else {
            "nei prossimi turni"
        };
        let from = if position.scores().is_none() {
            " partendo alla pari"
        } else {
            ""
        };
        let others = if position.players() == 2 {
            "rispetto all’avversario"
        } else {
            "rispetto al migliore degli altri"
        };
        format!(
            "Mossa migliore secondo le simulazioni: {}, {} punti {others} {until}, {} di probabilità di vittoria{from}.",
            best.candidate.turn,
            signed(best.margin),
            percent(best.win, 0)
        )
    }

    fn how_clear(&self, analysis: &DeepAnalysis) -> String {
        let rivals = analysis.rivals();
        match rivals.len() {
            0 if analysis.evaluations.len() == 1 => "È l’unica mossa possibile.".to_owned(),
            0 => "È nettamente la migliore.".to_owned(),
            1..=3 => format!("Non si distingue da {}.", and_list(&rivals)),
            more => format!("Non si distingue da altre {more}."),
        }
    }

    fn better_than_most_points(&self, best: &Evaluation, most: &Evaluation) -> String {
        format!(
            "{} vale {}, ma {} è migliore: {}.",
            most.candidate.turn,
            points(most.candidate.points),
            best.candidate.turn,
            and_list(&reasons(best, most))
        )
    }

    fn better_in_endgame(&self, best: &Evaluation, most: &Evaluation) -> String {
        let brings = if best.margin > most.margin {
            format!(
                "porta a fare {} ({})",
                gained(most.margin as i32),
                self.evidence(most.evidence)
            )
        } else {
            "non rende di più".to_owned()
        };
        format!(
            "{} vale {}, ma da qui alla fine {brings}.",
            most.candidate.turn,
            points(most.candidate.points)
        )
    }

    fn known_rack(&self, player: usize, tiles: &str) -> String {
        let whose = [
            "il prossimo giocatore",
            "il giocatore successivo",
            "l’ultimo giocatore",
        ][player.min(2)];
        format!("Si suppone che {whose} abbia {tiles}.")
    }

    fn surplus(&self, surplus: usize, bag: usize) -> String {
        let unseen = count(
            surplus,
            "tessera non visibile è di troppo",
            "tessere non visibili sono di troppo",
        );
        let bag = match bag {
            0 => "un sacchetto vuoto".to_owned(),
            bag => format!("un sacchetto di {}", tiles(bag)),
        };
        let left_out = if surplus == 1 { "una" } else { "altrettante" };
        format!(
            "{unseen} per {bag} e le mani degli altri. Ogni simulazione ne esclude {left_out} a caso, quindi i numeri sono stime."
        )
    }

    fn dropped(&self, samples: usize) -> String {
        format!(
            "* nettamente peggiore a un primo esame, quindi abbandonata dopo {}",
            count(samples, "simulazione", "simulazioni")
        )
    }

    fn rollout_columns(&self, by_win: bool) -> [&'static str; 7] {
        let behind = if by_win { "distacco %" } else { "distacco" };
        [
            "punti",
            behind,
            "vittoria %",
            "risposta",
            "qwirkle\n%",
            "rimaste",
            "mossa",
        ]
    }

    fn endgame_columns(&self) -> [&'static str; 5] {
        ["punti", "alla fine", "", "mossa", "tessere rimaste"]
    }

    fn best(&self) -> &'static str {
        "migliore"
    }

    fn thinking(&self) -> &'static str {
        "penso"
    }

    fn nothing_played(&self) -> &'static str {
        "Non è ancora stato giocato nessun turno."
    }

    fn sheet_columns(&self) -> [&'static str; 4] {
        ["turno", "giocatore", "mossa", "punti"]
    }

    fn hidden_swap(&self, swapped: usize) -> String {
        format!("scambio di {}", tiles(swapped))
    }

    fn checked(&self, legal: &str, scores: usize, turns: usize) -> String {
        let right = match scores {
            0 => "nessun punteggio era annotato".to_owned(),
            all if all == turns => "tutti i punteggi sono giusti".to_owned(),
            1 => "l’unico punteggio annotato è giusto".to_owned(),
            some => format!("i {some} punteggi annotati sono giusti"),
        };
        format!("Ogni mossa è {legal}; {right}.")
    }

    fn game_end(&self, record: &Record) -> String {
        match record.ending() {
            GameEnd::WentOut(player) => {
                let player = &record.transcript().players()[player];
                format!("{player} ha chiuso: la partita è finita.")
            }
            GameEnd::Stuck => {
                "Nessuno può posizionare tessere e il sacchetto è vuoto: la partita è finita."
                    .to_owned()
            }
            GameEnd::Open => match record.bag() {
                0 => "La partita non è finita; il sacchetto è vuoto.".to_owned(),
                bag => format!(
                    "La partita non è finita; nel sacchetto {}.",
                    super::there_are(bag, "tessera", "tessere")
                ),
            },
        }
    }

    fn standing(
        &self,
        end: GameEnd,
        leaders: &[String],
        most: u32,
        others: &[(&str, u32)],
    ) -> String {
        let verb = match (end, leaders.len()) {
            (GameEnd::Open, 1) => "è in testa",
            (GameEnd::Open, _) => "sono in testa a pari merito",
            (_, 1) => "vince",
            _ => "vincono a pari merito",
        };
        let others: Vec<String> = others
            .iter()
            .enumerate()
            .map(|(place, (player, score))| match place {
                0 => format!("{player} ne ha {score}"),
                _ => format!("{player} {score}"),
            })
            .collect();
        let won = format!("{} {verb} con {}", and_list(leaders), points(most));
        if others.is_empty() {
            format!("{won}.")
        } else {
            format!("{won}; {}.", and_list(&others))
        }
    }

    fn reviewed(&self, record: &Record, review: &Review) -> String {
        let players = record.transcript().players().iter().zip(record.scores());
        let scores: Vec<String> = players
            .map(|(player, score)| format!("{player} {score}"))
            .collect();
        let state = if record.ending() == GameEnd::Open {
            " · non finita"
        } else {
            ""
        };
        format!(
            "{} · {}{state} · {} per turno",
            turns(record.steps().len()),
            scores.join(", "),
            count(review.effort.samples, "simulazione", "simulazioni")
        )
    }

    fn not_judged(&self, judged: usize, turns: usize) -> Option<String> {
        match judged {
            0 if turns == 0 => {
                Some("Non si è giocato nulla, quindi non c’è nulla da giudicare.".to_owned())
            }
            0 => Some(
                "Nessuna mano è nota, quindi non si può giudicare nessun turno: scrivi le tessere tra parentesi prima di ogni \
                 mossa, come in `1 North [RcRdRfBsGtYx] Rc@j10 Rd@k10 Rf@l10`."
                    .to_owned(),
            ),
            all if all == turns => None,
            1 => Some(format!(
                "È giudicato 1 turno su {turns}: le altre mani non sono note."
            )),
            some => Some(format!(
                "Sono giudicati {some} turni su {turns}: le altre mani non sono note."
            )),
        }
    }

    fn review_columns(&self) -> [&'static str; 7] {
        [
            "",
            "giocatore",
            "giocata → migliore",
            "punti",
            "vittoria %",
            "costo",
            "giudizio",
        ]
    }

    fn evidence_signs(&self, signs: &[(&str, Evidence)]) -> String {
        let meanings = signs.iter().map(|(sign, evidence)| {
            let meaning = match evidence {
                Evidence::Rollouts => "la partita è stata simulata",
                Evidence::Estimate => "il finale è stato esaminato in parte",
                Evidence::Proof => "il finale è stato esaminato fino in fondo",
            };
            format!("{sign} {}: {meaning}", self.evidence(*evidence))
        });
        meanings.collect::<Vec<_>>().join("; ")
    }

    fn grade(&self, grade: Grade) -> &'static str {
        match grade {
            Grade::Fine => "buona",
            Grade::Inaccuracy => "imprecisione",
            Grade::Mistake => "errore",
            Grade::Blunder => "errore grave",
        }
    }

    fn grade_letter(&self, grade: Grade) -> &'static str {
        match grade {
            Grade::Fine => "",
            Grade::Inaccuracy => "i",
            Grade::Mistake => "e",
            Grade::Blunder => "G",
        }
    }

    fn grade_letters(&self) -> String {
        "i = imprecisione, e = errore, G = errore grave".to_owned()
    }

    fn chances_of(&self, player: &str, opponent: Option<&str>) -> String {
        let rest = opponent.map_or_else(String::new, |opponent| {
            format!("; il resto è di {opponent}")
        });
        format!("Probabilità di vittoria di {player} prima di ogni turno{rest}")
    }

    fn summary_rows(&self) -> [&'static str; 9] {
        [
            "punteggio",
            "precisione",
            "mosse buone",
            "imprecisioni",
            "errori",
            "errori gravi",
            "punti persi",
            "vittoria % persa",
            "fortuna",
        ]
    }

    fn account(
        &self,
        player: &str,
        opponent: Option<&str>,
        review: &PlayerReview,
    ) -> Option<String> {
        let others = opponent.map_or_else(
            || "per le mosse degli altri".to_owned(),
            |opponent| format!("per le mosse di {opponent}"),
        );
        let change = |part: f64| format!("{}%", signed(100.0 * part));
        let mut parts = vec![format!(
            "{} per le proprie mosse",
            change(-review.given_away)
        )];
        if let Some((luck, from_opponents)) = review.luck.luck_and_opponents() {
            parts.push(format!("{} {others}", change(from_opponents)));
            parts.push(format!("{} per la fortuna", change(luck)));
        }
        if let Some(combined) = review.luck.combined() {
            parts.push(format!(
                "{} {others} e per la fortuna, che non si possono separare perché non tutte le mani sono note",
                change(combined)
            ));
        }
        if parts.len() == 1 {
            return None;
        }
        let parts = and_list(&parts);
        let ends = review.first.zip(review.last);
        Some(match ends.filter(|_| review.adds_up()) {
            Some((first, last)) => format!(
                "{player}, {} {}: {parts}.",
                with_preposition("da", &percent(first, 1)),
                with_preposition("a", &percent(last, 1))
            ),
            None => format!("{player}, per quanto è noto: {parts}."),
        })
    }

    fn nothing_given_away(&self) -> &'static str {
        "Nessuna mossa ha avuto un costo rilevante."
    }

    fn costliest(&self, shown: usize, all: usize) -> &'static str {
        match all {
            1 => "La mossa più costosa:",
            all if all <= shown => "Le mosse costose:",
            _ => "Le mosse più costose:",
        }
    }

    fn costly_turn(&self, turn: &JudgedTurn) -> String {
        format!(
            "{}: {} costa {}. {}",
            self.turn_of(turn),
            turn.step.turn,
            the_cost(turn.judgement),
            self.better_turn(turn.judgement)
        )
    }

    fn better_turn(&self, judgement: &Judgement) -> String {
        let (best, played) = (judgement.best(), &judgement.played);
        let (turn, other) = (&best.candidate.turn, &played.candidate.turn);
        if judgement.evidence.is_search() {
            return format!(
                "Da qui alla fine {turn} porta a fare {}, {other} {} ({}).",
                gained(best.margin as i32),
                gained(played.margin as i32),
                self.evidence(judgement.evidence)
            );
        }
        let (better, worse) = (best.candidate.points, played.candidate.points);
        let though = if better < worse {
            format!(", anche se {}", scores_instead(better, worse))
        } else {
            String::new()
        };
        let reasons = and_list(&reasons(best, played));
        format!("{turn} è migliore{though}: {reasons}.")
    }

    fn turns(&self) -> &'static str {
        "turni"
    }

    fn chart_title(&self, players: &[String]) -> String {
        format!(
            "Le probabilità di vittoria in una partita tra {}",
            and_list(players)
        )
    }

    fn wins(&self, player: &str) -> String {
        format!("vince {player}")
    }

    fn end(&self) -> &'static str {
        "fine"
    }

    fn chart_mark(&self, turn: &JudgedTurn) -> String {
        format!(
            "{}: {}, costo {}",
            self.turn_of(turn),
            self.grade(turn.judgement.grade),
            cost(turn.judgement)
        )
    }

    fn review_page(&self) -> ReviewPageWords {
        ReviewPageWords {
            chances: "Le probabilità di vittoria",
            players: "I giocatori",
            score: "punti",
            grades: ["buone", "imprecisioni", "errori", "errori gravi"],
            points_lost: "punti persi",
            win_lost: "probabilità persa",
            luck: "fortuna",
            given_away: "Le mosse costose",
            nothing: "Nulla di rilevante nei turni che si possono giudicare.",
            tables: "Ogni tavolo è mostrato con la mossa migliore già posizionata e cerchiata; sotto c’è la mano.",
            every_turn: "Tutti i turni",
            columns: [
                "turno",
                "giocatore",
                "giocata",
                "punti",
                "migliore",
                "vittoria %",
                "costo",
                "giudizio",
            ],
            same: "la stessa",
            footer: "Una mossa è un’imprecisione se costa almeno il 2% di probabilità di vittoria, un errore dal 5% in su, \
                     un errore grave dal 10% in su. Pagina creata con sixfold.",
        }
    }

    fn review_title(&self, players: &[String]) -> String {
        format!("{}: analisi di una partita", and_list(players))
    }

    fn accuracy_over(&self, judged: usize) -> String {
        format!(
            "precisione su {}",
            count(judged, "turno giudicato", "turni giudicati")
        )
    }

    fn turn_of(&self, turn: &JudgedTurn) -> String {
        format!("Turno {}, {}", turn.place + 1, turn.player)
    }

    fn played_for(&self, play: &str, judgement: &Judgement) -> String {
        format!(
            "{play}, da {}, costa {}.",
            points(judgement.played.candidate.points),
            the_cost(judgement)
        )
    }

    fn alternative(&self, turn: &str, evaluation: &Evaluation, is_played: bool) -> String {
        format!(
            "{turn}: {}, {} di vittoria{}",
            points(evaluation.candidate.points),
            percent(evaluation.win, 1),
            if is_played { " (giocata)" } else { "" }
        )
    }

    fn table_label(&self, turn: &JudgedTurn) -> String {
        format!(
            "Il tavolo prima del turno {}, con la mossa {}",
            turn.place + 1,
            turn.judgement.best().candidate.turn
        )
    }

    fn quiz_welcome(&self, questions: usize, judged: usize) -> Option<String> {
        let costly = match questions {
            0 if judged == 0 => return None,
            0 => {
                return Some(
                    "Nei turni che si possono giudicare nessuna mossa ha avuto un costo rilevante: non c’è nulla di \
                     meglio da trovare."
                        .to_owned(),
                );
            }
            1 => "Una mossa è costata qualcosa. Trovane una migliore".to_owned(),
            questions => {
                format!("{questions} mosse sono costate qualcosa. Per ognuna trovane una migliore")
            }
        };
        Some(format!(
            "{costly} e scrivila, oppure scrivi `indizio`, `salta` o `esci`; `aiuto` elenca i comandi."
        ))
    }

    fn quiz_question(&self, number: usize, questions: usize, turn: &JudgedTurn) -> String {
        format!(
            "Domanda {number} di {questions}: turno {}, tocca {}",
            turn.place + 1,
            to(turn.player)
        )
    }

    fn hint(&self) -> &'static str {
        "Indizio"
    }

    fn quiz_hint(&self, hint: &str, number: usize, best: &Evaluation) -> String {
        let turn = &best.candidate.turn;
        match (number, turn) {
            (1, Turn::Lay(_)) => {
                let points = points(best.candidate.points);
                format!("{hint}: la mossa migliore vale {points}.")
            }
            (1, _) => format!("{hint}: la mossa migliore non posiziona tessere."),
            (2, Turn::Lay(play)) => {
                let tiles: Vec<String> = play.tiles().map(|tile| tile.to_string()).collect();
                format!("{hint}: posiziona {}.", tiles.join(" "))
            }
            (2, Turn::Swap(swapped)) => format!("{hint}: scambia {}.", tiles(swapped.len())),
            _ => format!("{hint}: è {turn}."),
        }
    }

    fn found(&self) -> &'static str {
        "Trovata!"
    }

    fn quiz_answer(
        &self,
        turn: &str,
        found: &str,
        answer: &Judgement,
        asked: &Judgement,
    ) -> String {
        let (lost, grade) = (the_cost(answer), a_grade(answer.grade));
        if answer.played.candidate.turn == asked.played.candidate.turn {
            format!("{turn} è la mossa giocata: costa {lost}, {grade}.")
        } else if answer.is_best() {
            format!("{found} {turn} è la mossa migliore.")
        } else if answer.grade == Grade::Fine && 100.0 * answer.given_away < NOTHING {
            format!("{found} {turn} non si distingue dalla mossa migliore.")
        } else if answer.grade == Grade::Fine {
            format!("{found} {turn} costa solo {lost}.")
        } else if answer.given_away < asked.given_away {
            format!("{turn} è migliore della mossa giocata, ma costa {lost}: {grade}.")
        } else {
            format!("{turn} costa {lost}: {grade}.")
        }
    }

    fn quiz_solution(&self, play: &str, turn: &JudgedTurn) -> String {
        format!(
            "{} ha giocato {play} per {}: {}, che costa {}.",
            turn.player,
            points(turn.step.breakdown.total()),
            a_grade(turn.judgement.grade),
            the_cost(turn.judgement)
        )
    }

    fn quiz_result(&self, found: usize, asked: usize, hints: usize) -> String {
        let hints = match hints {
            0 => String::new(),
            hints => format!(", con {}", count(hints, "indizio", "indizi")),
        };
        format!("Mosse migliori trovate: {found} su {asked}{hints}.")
    }

    fn illegal_turn(&self, turn: &Turn, violations: &[Violation]) -> Explanation {
        Explanation::new(not_legal(turn, violations)).help("toglila, o scegli una mossa consentita")
    }

    fn impossible_hands(&self, reason: &ImpossibleHands) -> Explanation {
        let whose = |other: usize| {
            [
                "il prossimo giocatore",
                "il giocatore dopo il prossimo",
                "l’ultimo giocatore",
            ][other.min(2)]
        };
        let message = match *reason {
            ImpossibleHands::TooManyHands { given, others: 1 } => {
                format!("sono indicate {given} mani, ma l’avversario è uno solo")
            }
            ImpossibleHands::TooManyHands { given, others } => {
                format!("sono indicate {given} mani, ma gli avversari sono {others}")
            }
            ImpossibleHands::TooManyTiles {
                other,
                given,
                holds,
            } => {
                let whose = whose(other);
                match given {
                    1 => format!("per {whose} è indicata 1 tessera, ma ne ha {holds}"),
                    given => format!("per {whose} sono indicate {given} tessere, ma ne ha {holds}"),
                }
            }
            ImpossibleHands::NotUnseen { other, tile } => format!(
                "per {} sono indicate più {tile} di quante ne restino",
                whose(other)
            ),
        };
        Explanation::new(message).help(
            "`sixfold unseen` mostra che cosa possono avere gli altri; indica per prima la mano del prossimo giocatore",
        )
    }

    fn over_game(&self, path: &Path) -> Explanation {
        Explanation::new(format!(
            "{} contiene la partita; l’analisi ne prenderebbe il posto",
            shown(path)
        ))
        .help("indica un altro nome con --out")
    }

    fn quiz_from_input(&self) -> Explanation {
        Explanation::new("un quiz legge dallo standard input le tue risposte, non la partita")
            .help("salva la partita in un file e indica quello")
    }

    fn unknown_format(&self, path: &Path, known: &[&str]) -> Explanation {
        self.unknown_ending(path, known)
    }
}

/// `5 punti in più dell’avversario`
fn gained(margin: i32) -> String {
    let points = points(margin.unsigned_abs());
    match margin {
        0 => "gli stessi punti dell’avversario".to_owned(),
        1.. => format!("{points} in più dell’avversario"),
        _ => format!("{points} in meno dell’avversario"),
    }
}

fn reasons(best: &Evaluation, other: &Evaluation) -> Vec<String> {
    let reasons = best.reasons_over(other).into_iter();
    reasons.map(reason).collect()
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::Score { better, worse } => scores_instead(better, worse),
        Reason::Reply { better, worse } => format!(
            "la risposta ottiene {} invece di {}",
            decimal(better, 1),
            decimal(worse, 1)
        ),
        Reason::Qwirkles { better, worse } => format!(
            "regala un Qwirkle {} su 100 invece di {:.0}",
            count((100.0 * better).round() as usize, "volta", "volte"),
            100.0 * worse
        ),
        Reason::Leave(more) => {
            format!("le tessere rimaste valgono {} in più", decimal(more, 1))
        }
        Reason::Later => "nelle simulazioni rende di più in seguito".to_owned(),
    }
}

/// `vale 10 invece di 13`
fn scores_instead(better: u32, worse: u32) -> String {
    format!("vale {better} invece di {worse}")
}

/// `un errore`, `un’imprecisione`
fn a_grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Fine => "una mossa buona",
        Grade::Inaccuracy => "un’imprecisione",
        Grade::Mistake => "un errore",
        Grade::Blunder => "un errore grave",
    }
}

/// What a turn gave away, after a verb: `l’8,3% e 4,1 punti`
fn the_cost(judgement: &Judgement) -> String {
    with_article(&cost(judgement))
}

/// `il 3,0%`, `l’8,3%`, `lo 0,4%`: a number with a comma and its article.
fn with_article(number: &str) -> String {
    let whole = number.split(',').next().unwrap_or_default();
    match whole {
        "0" => format!("lo {number}"),
        "1" | "11" => format!("l’{number}"),
        _ if whole.starts_with('8') => format!("l’{number}"),
        _ => format!("il {number}"),
    }
}

/// `dal 50,0%`, `all’8,3%`, `dallo 0,4%`: the same after *da* or *a*.
fn with_preposition(preposition: &str, number: &str) -> String {
    let number = with_article(number);
    // Il turns into *dal*; lo and l’ keep their letters: *dallo*, *dall’*.
    match number.strip_prefix("il") {
        Some(rest) => format!("{preposition}l{rest}"),
        None => format!("{preposition}l{number}"),
    }
}

/// What a turn gave away: `8,3% e 4,1 punti`
fn cost(judgement: &Judgement) -> String {
    let chance = percent(judgement.given_away, 1);
    if judgement.points_lost < NOTHING {
        chance
    } else {
        format!("{chance} e {} punti", decimal(judgement.points_lost, 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn margins_and_reasons_are_sentences() {
        assert_eq!(gained(1), "1 punto in più dell’avversario");
        assert_eq!(gained(-4), "4 punti in meno dell’avversario");
        assert_eq!(gained(0), "gli stessi punti dell’avversario");
        let reply = Reason::Reply {
            better: 5.25,
            worse: 7.0,
        };
        assert_eq!(reason(reply), "la risposta ottiene 5,2 invece di 7,0");
    }

    #[test]
    fn percentages_have_their_article() {
        let articles = ["0,4%", "1,0%", "3,0%", "8,3%", "11,5%", "18,0%", "80,1%"];
        assert_eq!(
            articles.map(with_article),
            [
                "lo 0,4%",
                "l’1,0%",
                "il 3,0%",
                "l’8,3%",
                "l’11,5%",
                "il 18,0%",
                "l’80,1%"
            ]
        );
        assert_eq!(with_preposition("da", "50,0%"), "dal 50,0%");
        assert_eq!(with_preposition("a", "8,3%"), "all’8,3%");
        assert_eq!(with_preposition("da", "0,4%"), "dallo 0,4%");
    }
}
