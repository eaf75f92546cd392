use std::path::Path;

use super::{
    German, and_list, count, decimal, form, of_tiles, or_list, percent, points, shown, signed,
    tiles, with_points,
};
use crate::game::{Position, Turn, Violation};
use crate::language::{Explanation, GameWords, ReviewPageWords, StrategyWords};
use crate::record::review::{Grade, JudgedTurn, Judgement, PlayerReview, Review};
use crate::record::{GameEnd, Record};
use crate::strategy::{DeepAnalysis, Evaluation, Evidence, ImpossibleHands, Reason};

/// Numbers with one digit after the comma are nothing below this.
const NOTHING: f64 = 0.05;

impl StrategyWords for German {
    fn evidence(&self, evidence: Evidence) -> &'static str {
        match evidence {
            Evidence::Rollouts => "simuliert",
            Evidence::Estimate => "geschätzt",
            Evidence::Proof => "bewiesen",
        }
    }

    fn signed(&self, number: f64) -> String {
        signed(number)
    }

    fn decimal(&self, number: f64, digits: usize) -> String {
        super::decimal(number, digits)
    }

    fn percent(&self, number: &str) -> String {
        format!("{number}\u{a0}%")
    }

    fn no_turn(&self) -> &'static str {
        "Die Partie ist zu Ende: Der Beutel ist leer und eine Bank auch."
    }

    fn best_in_endgame(&self, turn: &str, margin: i32, evidence: &str) -> String {
        let gained = gained(margin);
        format!("Bester Zug in diesem Endspiel: {turn}, bis zum Schluss {gained} ({evidence})")
    }

    fn best_by_rollouts(&self, position: &Position, best: &Evaluation, to_the_end: bool) -> String {
        let until = if to_the_end {
            "bis zum Schluss"
        } else {
            "in den nächsten Zügen"
        };
        let from = if position.scores().is_none() {
            ", wenn es jetzt unentschieden stünde"
        } else {
            ""
        };
        let others = if position.players() == 2 {
            "dem Gegner"
        } else {
            "dem Besten der anderen"
        };
        let (turn, margin) = (&best.candidate.turn, signed(best.margin));
        let win = percent(100.0 * best.win, 0);
        format!(
            "Laut Simulation der beste Zug: {turn}, {margin} Punkte gegenüber {others} {until}, Siegchance {win}{from}."
        )
    }

    fn how_clear(&self, analysis: &DeepAnalysis) -> String {
        let rivals = analysis.rivals();
        match rivals.len() {
            0 if analysis.evaluations.len() == 1 => "Es ist der einzige Zug.".to_owned(),
            0 => "Er ist eindeutig der beste.".to_owned(),
            1..=3 => format!(
                "Ob er besser ist als {}, lässt sich nicht sagen.",
                or_list(&rivals)
            ),
            more => format!("Ob er besser ist als {more} andere, lässt sich nicht sagen."),
        }
    }

    fn better_than_most_points(&self, best: &Evaluation, most: &Evaluation) -> String {
        format!(
            "{} bringt {}, aber {} ist besser: {}.",
            most.candidate.turn,
            points(most.candidate.points),
            best.candidate.turn,
            and_list(&reasons(best, most))
        )
    }

    fn better_in_endgame(&self, best: &Evaluation, most: &Evaluation) -> String {
        let brings = if best.margin > most.margin {
            let evidence = self.evidence(most.evidence);
            format!("{} ({evidence})", by_the_end(most.margin))
        } else {
            "auch nicht mehr".to_owned()
        };
        format!(
            "{} bringt sofort {}, bis zum Schluss aber {brings}.",
            most.candidate.turn,
            points(most.candidate.points)
        )
    }

    fn known_rack(&self, player: usize, tiles: &str) -> String {
        let whose = [
            "Wer als Nächstes am Zug ist, hat",
            "Wer danach am Zug ist, hat",
            "Wer zuletzt am Zug ist, hat",
        ][player.min(2)];
        format!("Angenommen wird: {whose} {tiles}.")
    }

    fn surplus(&self, surplus: usize, bag: usize) -> String {
        let verb = form(surplus, "ist", "sind");
        let bag = match bag {
            0 => "bei leerem Beutel".to_owned(),
            bag => format!("in einem Beutel mit {} und", of_tiles(bag)),
        };
        format!(
            "Es {verb} {} mehr verborgen, als {bag} auf den Bänken der anderen sein können. Jede Simulation lässt \
             zufällig welche weg, darum sind die Zahlen nur geschätzt.",
            tiles(surplus)
        )
    }

    fn dropped(&self, samples: usize) -> String {
        format!(
            "* schon auf den ersten Blick klar schlechter, darum nach {} nicht weiter untersucht",
            count(samples, "Simulation", "Simulationen")
        )
    }

    fn rollout_columns(&self, by_win: bool) -> [&'static str; 7] {
        let behind = if by_win { "Rückstand %" } else { "Rückstand" };
        [
            "Punkte",
            behind,
            "Sieg %",
            "Antwort",
            "Qwirkle\n%",
            "Rest",
            "Zug",
        ]
    }

    fn endgame_columns(&self) -> [&'static str; 5] {
        ["Punkte", "am Ende", "", "Zug", "übrig"]
    }

    fn best(&self) -> &'static str {
        "bester"
    }

    fn thinking(&self) -> &'static str {
        "rechnet"
    }

    fn nothing_played(&self) -> &'static str {
        "Noch ist kein Zug gespielt."
    }

    fn sheet_columns(&self) -> [&'static str; 4] {
        ["Nr.", "Spieler", "Zug", "Punkte"]
    }

    fn hidden_swap(&self, given: usize) -> String {
        format!("tauscht {}", tiles(given))
    }

    fn checked(&self, legal: &str, scores: usize, turns: usize) -> String {
        let right = match scores {
            0 => "Punkte sind nicht notiert".to_owned(),
            all if all == turns => "alle Punkte stimmen".to_owned(),
            1 => "1 Punktzahl ist notiert, und sie stimmt".to_owned(),
            some => format!("{some} Punktzahlen sind notiert, und sie stimmen"),
        };
        format!("Jeder Zug ist {legal}; {right}.")
    }

    fn game_end(&self, record: &Record) -> String {
        match record.ending() {
            GameEnd::WentOut(player) => {
                let player = &record.transcript().players()[player];
                format!("{player} hat den letzten Stein angelegt: Die Partie ist zu Ende.")
            }
            GameEnd::Stuck => {
                "Niemand kann mehr anlegen, und der Beutel ist leer: Die Partie ist zu Ende."
                    .to_owned()
            }
            GameEnd::Open => match record.bag() {
                0 => "Die Partie ist nicht zu Ende; der Beutel ist leer.".to_owned(),
                bag => format!(
                    "Die Partie ist nicht zu Ende; im Beutel {} noch {}.",
                    form(bag, "ist", "sind"),
                    tiles(bag)
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
            (GameEnd::Open, 1) => "führt",
            (GameEnd::Open, _) => "führen gemeinsam",
            (GameEnd::WentOut(_) | GameEnd::Stuck, 1) => "gewinnt",
            (GameEnd::WentOut(_) | GameEnd::Stuck, _) => "gewinnen gemeinsam",
        };
        let others: Vec<String> = others
            .iter()
            .enumerate()
            .map(|(place, (player, score))| match place {
                0 => format!("{player} hat {score}"),
                _ => format!("{player} {score}"),
            })
            .collect();
        let won = format!("{} {verb} mit {}", and_list(leaders), with_points(most));
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
            " · nicht zu Ende"
        } else {
            ""
        };
        format!(
            "{} · {}{state} · {} pro Zug",
            count(record.steps().len(), "Zug", "Züge"),
            scores.join(", "),
            count(review.effort.samples, "Simulation", "Simulationen")
        )
    }

    fn not_judged(&self, judged: usize, turns: usize) -> Option<String> {
        match judged {
            0 if turns == 0 => {
                Some("Es wurde nichts gespielt, also gibt es nichts zu beurteilen.".to_owned())
            }
            0 => Some(
                "Keine Bank ist bekannt, also lässt sich kein Zug beurteilen: Schreib vor jeden Zug die Steine in \
                 Klammern, etwa `1 Nora [RcRdRfBsGtYx] Rc@j10 Rd@k10 Rf@l10`."
                    .to_owned(),
            ),
            all if all == turns => None,
            some => Some(format!(
                "{some} von {turns} Zügen {} beurteilt: Die anderen Bänke sind nicht bekannt.",
                form(some, "ist", "sind")
            )),
        }
    }

    fn review_columns(&self) -> [&'static str; 7] {
        [
            "",
            "Spieler",
            "gespielt → besser",
            "Punkte",
            "Sieg %",
            "verloren",
            "Urteil",
        ]
    }

    fn evidence_signs(&self, signs: &[(&str, Evidence)]) -> String {
        let meanings = signs.iter().map(|(sign, evidence)| {
            let meaning = match evidence {
                Evidence::Rollouts => "so ging es in Simulationen weiter",
                Evidence::Estimate => "das Endspiel ist teilweise durchgerechnet",
                Evidence::Proof => "das Endspiel ist bis zum Schluss durchgerechnet",
            };
            format!("{sign} {}: {meaning}", self.evidence(*evidence))
        });
        meanings.collect::<Vec<_>>().join("; ")
    }

    fn grade(&self, grade: Grade) -> &'static str {
        match grade {
            Grade::Fine => "gut",
            Grade::Inaccuracy => "ungenau",
            Grade::Mistake => "Fehler",
            Grade::Blunder => "Patzer",
        }
    }

    fn grade_letter(&self, grade: Grade) -> &'static str {
        match grade {
            Grade::Fine => "",
            Grade::Inaccuracy => "u",
            Grade::Mistake => "f",
            Grade::Blunder => "P",
        }
    }

    fn grade_letters(&self) -> String {
        "u ungenau, f Fehler, P Patzer".to_owned()
    }

    fn chances_of(&self, player: &str, opponent: Option<&str>) -> String {
        let rest = opponent.map_or_else(String::new, |opponent| {
            format!("; der Rest gehört {opponent}")
        });
        format!("Siegchance von {player} vor jedem Zug{rest}")
    }

    fn summary_rows(&self) -> [&'static str; 9] {
        [
            "Punkte",
            "Genauigkeit",
            "gute Züge",
            "ungenaue Züge",
            "Fehler",
            "Patzer",
            "Punkte verloren",
            "Sieg % verloren",
            "Glück",
        ]
    }

    fn account(
        &self,
        player: &str,
        opponent: Option<&str>,
        review: &PlayerReview,
    ) -> Option<String> {
        let others = opponent.map_or_else(
            || "die Züge der anderen".to_owned(),
            |opponent| format!("die Züge von {opponent}"),
        );
        let change = |part: f64| format!("{}\u{a0}%", signed(100.0 * part));
        let mut parts = vec![format!("{} durch eigene Züge", change(-review.given_away))];
        if let Some((luck, from_opponents)) = review.luck.luck_and_opponents() {
            parts.push(format!("{} durch {others}", change(from_opponents)));
            parts.push(format!("{} durch Glück", change(luck)));
        }
        if let Some(combined) = review.luck.combined() {
            parts.push(format!(
                "{} durch {others} und durch Glück, was sich nicht trennen lässt, weil Bänke nicht bekannt sind",
                change(combined)
            ));
        }
        if parts.len() == 1 {
            return None;
        }
        let parts = and_list(&parts);
        let change = review.first.zip(review.last);
        Some(match change.filter(|_| review.adds_up()) {
            Some((first, last)) => format!(
                "Die Siegchance von {player} ging von {} auf {}: {parts}.",
                percent(100.0 * first, 1),
                percent(100.0 * last, 1)
            ),
            None => format!("{player}, soweit bekannt: {parts}."),
        })
    }

    fn nothing_given_away(&self) -> &'static str {
        "Nichts Nennenswertes wurde verschenkt."
    }

    fn costliest(&self, shown: usize, all: usize) -> &'static str {
        match all {
            1 => "Der teuerste Zug:",
            all if all <= shown => "Die teuren Züge:",
            _ => "Die teuersten Züge:",
        }
    }

    fn costly_turn(&self, turn: &JudgedTurn) -> String {
        format!(
            "{}: {} verschenkt {}. {}",
            self.turn_of(turn),
            turn.step.turn,
            given_away(turn.judgement),
            self.better_turn(turn.judgement)
        )
    }

    fn better_turn(&self, judgement: &Judgement) -> String {
        let (best, played) = (judgement.best(), &judgement.played);
        let (turn, other) = (&best.candidate.turn, &played.candidate.turn);
        if judgement.evidence.is_search() {
            let evidence = self.evidence(judgement.evidence);
            let (most, less) = (by_the_end(best.margin), by_the_end(played.margin));
            return format!(
                "Mit {turn} bringt der Rest der Partie {most}, mit {other} {less} ({evidence})."
            );
        }
        let (better, worse) = (best.candidate.points, played.candidate.points);
        let though = if better < worse {
            format!(", obwohl er {better} statt {worse} bringt")
        } else {
            String::new()
        };
        let reasons = and_list(&reasons(best, played));
        format!("{turn} ist besser{though}: {reasons}.")
    }

    fn turns(&self) -> &'static str {
        "Züge"
    }

    fn chart_title(&self, players: &[String]) -> String {
        format!("Die Siegchancen in einer Partie von {}", and_list(players))
    }

    fn wins(&self, player: &str) -> String {
        format!("{player} gewinnt")
    }

    fn end(&self) -> &'static str {
        "Ende"
    }

    fn chart_mark(&self, turn: &JudgedTurn) -> String {
        format!(
            "{}: {}, {} verschenkt",
            self.turn_of(turn),
            self.grade(turn.judgement.grade),
            given_away(turn.judgement)
        )
    }

    fn review_page(&self) -> ReviewPageWords {
        ReviewPageWords {
            chances: "Die Siegchancen",
            players: "Die Spieler",
            score: "Punkte",
            grades: ["gute Züge", "ungenaue Züge", "Fehler", "Patzer"],
            points_lost: "Punkte verschenkt",
            win_lost: "Siegchance verschenkt",
            luck: "Glück",
            given_away: "Was verschenkt wurde",
            nothing: "In den Zügen, die sich beurteilen lassen, nichts Nennenswertes.",
            tables: "Auf jedem Tisch liegt der beste Zug, eingekreist; darunter steht die Bank.",
            every_turn: "Alle Züge",
            columns: [
                "Nr.", "Spieler", "gespielt", "Punkte", "bester", "Sieg %", "verloren", "Urteil",
            ],
            same: "derselbe",
            footer: "Ein Zug ist ungenau, wenn er mindestens 2\u{a0}% Siegchance verschenkt, ab 5\u{a0}% ein Fehler und \
                     ab 10\u{a0}% ein Patzer. Erstellt mit sixfold.",
        }
    }

    fn review_title(&self, players: &[String]) -> String {
        format!("{}: Rückblick auf eine Partie", and_list(players))
    }

    fn accuracy_over(&self, judged: usize) -> String {
        format!(
            "Genauigkeit in {}",
            count(judged, "beurteilten Zug", "beurteilten Zügen")
        )
    }

    fn turn_of(&self, turn: &JudgedTurn) -> String {
        format!("Zug {}, {}", turn.place + 1, turn.player)
    }

    fn played_for(&self, play: &str, judgement: &Judgement) -> String {
        format!(
            "{play} bringt {} und verschenkt {}.",
            points(judgement.played.candidate.points),
            given_away(judgement)
        )
    }

    fn alternative(&self, turn: &str, evaluation: &Evaluation, is_played: bool) -> String {
        format!(
            "{turn}: {}, Siegchance {}{}",
            points(evaluation.candidate.points),
            percent(100.0 * evaluation.win, 1),
            if is_played { " (gespielt)" } else { "" }
        )
    }

    fn table_label(&self, turn: &JudgedTurn) -> String {
        format!(
            "Der Tisch vor Zug {}, mit {}",
            turn.place + 1,
            turn.judgement.best().candidate.turn
        )
    }

    fn quiz_welcome(&self, questions: usize, judged: usize) -> Option<String> {
        match questions {
            0 if judged == 0 => None,
            0 => Some(
                "In den Zügen, die sich beurteilen lassen, wurde nichts Nennenswertes verschenkt: Es gibt keinen besseren Zug zu finden."
                    .to_owned(),
            ),
            questions => Some(format!(
                "{} etwas verschenkt. Finde {} einen besseren: Gib ihn ein oder `tipp`, `weiter`, `ende`; `hilfe` zeigt \
                 alle Befehle.",
                count(questions, "Zug hat", "Züge haben"),
                form(questions, "dafür", "jedes Mal")
            )),
        }
    }

    fn quiz_question(&self, number: usize, questions: usize, turn: &JudgedTurn) -> String {
        format!(
            "Frage {number} von {questions}: Zug {}, {} ist dran",
            turn.place + 1,
            turn.player
        )
    }

    fn hint(&self) -> &'static str {
        "Tipp"
    }

    fn quiz_hint(&self, hint: &str, number: usize, best: &Evaluation) -> String {
        let turn = &best.candidate.turn;
        match (number, turn) {
            (1, Turn::Lay(_)) => {
                let points = points(best.candidate.points);
                format!("{hint}: Der beste Zug bringt {points}.")
            }
            (1, _) => format!("{hint}: Der beste Zug legt keinen Stein an."),
            (2, Turn::Lay(play)) => {
                let tiles: Vec<String> = play.tiles().map(|tile| tile.to_string()).collect();
                format!("{hint}: Er legt {} an.", tiles.join(" "))
            }
            (2, Turn::Swap(given)) => format!("{hint}: Er tauscht {}.", tiles(given.len())),
            _ => format!("{hint}: Es ist {turn}."),
        }
    }

    fn found(&self) -> &'static str {
        "Gefunden!"
    }

    fn quiz_answer(
        &self,
        turn: &str,
        found: &str,
        answer: &Judgement,
        asked: &Judgement,
    ) -> String {
        let (lost, grade) = (given_away(answer), a_grade(answer.grade));
        if answer.played.candidate.turn == asked.played.candidate.turn {
            format!("{turn} wurde gespielt und verschenkt {lost}: {grade}.")
        } else if answer.is_best() {
            format!("{found} {turn} ist der beste Zug.")
        } else if answer.grade == Grade::Fine && 100.0 * answer.given_away < NOTHING {
            format!("{found} {turn} ist vom besten Zug nicht zu unterscheiden.")
        } else if answer.grade == Grade::Fine {
            format!("{found} {turn} verschenkt nur {lost}.")
        } else if answer.given_away < asked.given_away {
            format!("{turn} ist besser als der gespielte Zug, verschenkt aber {lost}: {grade}.")
        } else {
            format!("{turn} verschenkt {lost}: {grade}.")
        }
    }

    fn quiz_solution(&self, play: &str, turn: &JudgedTurn) -> String {
        format!(
            "{} hat {play} für {} gespielt: {}, der {} verschenkt hat.",
            turn.player,
            points(turn.step.breakdown.total()),
            a_grade(turn.judgement.grade),
            given_away(turn.judgement)
        )
    }

    fn quiz_result(&self, found: usize, asked: usize, hints: usize) -> String {
        let (with, despite) = match hints {
            0 => (String::new(), String::new()),
            1 => (
                " mit einem Tipp".to_owned(),
                " trotz eines Tipps".to_owned(),
            ),
            hints => (
                format!(" mit {hints} Tipps"),
                format!(" trotz {hints} Tipps"),
            ),
        };
        match asked {
            1 if found == 1 => format!("Du hast den besseren Zug{with} gefunden."),
            1 => format!("Du hast den besseren Zug{despite} nicht gefunden."),
            asked => format!("Du hast{with} {found} von {asked} besseren Zügen gefunden."),
        }
    }

    fn illegal_turn(&self, turn: &Turn, violations: &[Violation]) -> Explanation {
        let violations: Vec<String> = violations
            .iter()
            .map(|violation| GameWords::violation(self, violation))
            .collect();
        Explanation::new(format!(
            "`{turn}` ist nicht erlaubt: {}",
            violations.join("; ")
        ))
        .help("lass ihn weg oder wähl einen erlaubten Zug")
    }

    fn impossible_hands(&self, reason: &ImpossibleHands) -> Explanation {
        let whose = |other: usize| {
            [
                "als Nächstes am Zug ist",
                "danach am Zug ist",
                "zuletzt am Zug ist",
            ][other.min(2)]
        };
        let message = match *reason {
            ImpossibleHands::TooManyHands { given, others: 1 } => {
                format!("{given} Bänke sind angegeben, aber es gibt nur einen Gegner")
            }
            ImpossibleHands::TooManyHands { given, others } => {
                format!("{given} Bänke sind angegeben, aber es gibt nur {others} Gegner")
            }
            ImpossibleHands::TooManyTiles {
                other,
                given,
                holds,
            } => format!(
                "wer {}, hat {}; angegeben {} {given}",
                whose(other),
                tiles(holds),
                form(given, "ist", "sind")
            ),
            ImpossibleHands::NotUnseen { other, tile } => format!(
                "wer {}, kann {tile} nicht so oft haben: so viele sind nicht mehr verborgen",
                whose(other)
            ),
        };
        Explanation::new(message).help(
            "`sixfold unseen` zeigt, was die anderen haben können; gib zuerst die Bank dessen an, der als Nächstes am Zug ist",
        )
    }

    fn over_game(&self, path: &Path) -> Explanation {
        Explanation::new(format!(
            "{} enthält die Partie; ihr Rückblick würde sie ersetzen",
            shown(path)
        ))
        .help("gib mit --out einen anderen Namen an")
    }

    fn quiz_from_input(&self) -> Explanation {
        Explanation::new("ein Quiz liest von der Standardeingabe deine Antworten, nicht die Partie")
            .help("speichere die Partie in einer Datei und gib diese an")
    }

    fn unknown_format(&self, path: &Path, known: &[&str]) -> Explanation {
        super::cli::unclear_format(path, known)
    }
}

/// `5 Punkte mehr als der Gegner`; with more players there is no endgame.
fn gained(margin: i32) -> String {
    let points = points(margin.unsigned_abs());
    match margin {
        0 => "genauso viele Punkte wie der Gegner".to_owned(),
        1.. => format!("{points} mehr als der Gegner"),
        _ => format!("{points} weniger als der Gegner"),
    }
}

/// What the rest of a game brings, in a sentence that compares two turns.
fn by_the_end(margin: f64) -> String {
    let points = points(margin.abs() as u32);
    match margin {
        0.0 => "so viel, wie der Gegner bekommt".to_owned(),
        more if more > 0.0 => format!("{points} mehr, als der Gegner bekommt"),
        _ => format!("{points} weniger, als der Gegner bekommt"),
    }
}

fn reasons(best: &Evaluation, other: &Evaluation) -> Vec<String> {
    let reasons = best.reasons_over(other).into_iter();
    reasons.map(reason).collect()
}

/// Why a turn, `er`, is better.
fn reason(reason: Reason) -> String {
    match reason {
        Reason::Score { better, worse } => format!("er bringt {better} statt {worse}"),
        Reason::Reply { better, worse } => format!(
            "die Antwort darauf bringt {} statt {}",
            decimal(better, 1),
            decimal(worse, 1)
        ),
        Reason::Qwirkles { better, worse } => format!(
            "er ermöglicht der Gegenseite in {} statt {} der Fälle einen Qwirkle",
            percent(100.0 * better, 0),
            percent(100.0 * worse, 0)
        ),
        Reason::Leave(more) => {
            format!("die behaltenen Steine sind {} mehr wert", decimal(more, 1))
        }
        Reason::Later => "er zahlt sich in den Simulationen später aus".to_owned(),
    }
}

/// `ein Fehler`, `ein ungenauer Zug`
fn a_grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Fine => "ein guter Zug",
        Grade::Inaccuracy => "ein ungenauer Zug",
        Grade::Mistake => "ein Fehler",
        Grade::Blunder => "ein Patzer",
    }
}

/// What a turn gave away: `8,3 % Siegchance und 4,1 Punkte`
fn given_away(judgement: &Judgement) -> String {
    let chance = format!("{} Siegchance", percent(100.0 * judgement.given_away, 1));
    if judgement.points_lost < NOTHING {
        chance
    } else {
        format!("{chance} und {} Punkte", decimal(judgement.points_lost, 1))
    }
}
