use std::path::Path;

use super::{English, and_list, is_or_are, or_list, plural, points, shown, signed};
use crate::game::{Position, Turn, Violation};
use crate::language::{Explanation, ReviewPageWords, StrategyWords};
use crate::record::review::{Grade, JudgedTurn, Judgement, PlayerReview, Review};
use crate::record::{GameEnd, Record};
use crate::strategy::{DeepAnalysis, Evaluation, Evidence, ImpossibleHands, Reason};

/// Numbers with one digit after the point are nothing below this.
const NOTHING: f64 = 0.05;

impl StrategyWords for English {
    fn evidence(&self, evidence: Evidence) -> &'static str {
        evidence.name()
    }

    fn signed(&self, number: f64) -> String {
        signed(number)
    }

    fn decimal(&self, number: f64, digits: usize) -> String {
        format!("{number:.digits$}")
    }

    fn percent(&self, number: &str) -> String {
        format!("{number} %")
    }

    fn no_turn(&self) -> &'static str {
        "The game is over: the bag is empty, and so is a hand."
    }

    fn best_in_endgame(&self, turn: &str, margin: i32, evidence: &str) -> String {
        let gained = gained(margin);
        format!("Best in this endgame: {turn}, {gained} by the end ({evidence})")
    }

    fn best_by_rollouts(&self, position: &Position, best: &Evaluation, to_the_end: bool) -> String {
        let until = if to_the_end {
            "by the end"
        } else {
            "in the next turns"
        };
        let from = if position.scores().is_none() {
            " from an even score"
        } else {
            ""
        };
        let others = if position.players() == 2 {
            "the opponent"
        } else {
            "the best of the others"
        };
        let (turn, margin, win) = (&best.candidate.turn, signed(best.margin), 100.0 * best.win);
        format!(
            "Best by rollouts: {turn}, {margin} points against {others} {until}, {win:.0} % to win{from}."
        )
    }

    fn how_clear(&self, analysis: &DeepAnalysis) -> String {
        let rivals = analysis.rivals();
        match rivals.len() {
            0 if analysis.evaluations.len() == 1 => "It is the only turn.".to_owned(),
            0 => "It is clearly the best.".to_owned(),
            1..=3 => format!("It cannot be told apart from {}.", and_list(&rivals)),
            more => format!("It cannot be told apart from {more} others."),
        }
    }

    fn better_than_most_points(&self, best: &Evaluation, most: &Evaluation) -> String {
        format!(
            "{} scores {}, but {} is better: {}.",
            most.candidate.turn,
            points(most.candidate.points),
            best.candidate.turn,
            and_list(&reasons(best, most))
        )
    }

    fn better_in_endgame(&self, best: &Evaluation, most: &Evaluation) -> String {
        let brings = if best.margin > most.margin {
            format!("{} ({})", gained(most.margin as i32), most.evidence.name())
        } else {
            "no more than that".to_owned()
        };
        format!(
            "{} scores {}, but by the end it brings {brings}.",
            most.candidate.turn,
            points(most.candidate.points)
        )
    }

    fn known_rack(&self, player: usize, tiles: &str) -> String {
        let whose = ["The next player", "The player after", "The last player"][player.min(2)];
        format!("{whose} is assumed to hold {tiles}.")
    }

    fn surplus(&self, tiles: usize, bag: usize) -> String {
        let tiles = plural(tiles, "tile");
        format!(
            "{tiles} too many are unseen for a bag of {bag} and the others' hands. Each rollout leaves some out at \
             random, so the numbers are estimates."
        )
    }

    fn dropped(&self, samples: usize) -> String {
        format!("* clearly worse in a first look, so not examined beyond {samples} rollouts")
    }

    fn rollout_columns(&self, by_win: bool) -> [&'static str; 7] {
        let behind = if by_win { "behind %" } else { "behind" };
        [
            "points",
            behind,
            "win %",
            "reply",
            "qwirkle\n%",
            "leave",
            "turn",
        ]
    }

    fn endgame_columns(&self) -> [&'static str; 5] {
        ["points", "by the end", "", "turn", "tiles left"]
    }

    fn best(&self) -> &'static str {
        "best"
    }

    fn thinking(&self) -> &'static str {
        "thinking"
    }

    fn nothing_played(&self) -> &'static str {
        "No turn has been taken yet."
    }

    fn sheet_columns(&self) -> [&'static str; 4] {
        ["turn", "player", "play", "points"]
    }

    fn hidden_swap(&self, tiles: usize) -> String {
        format!("swap of {}", plural(tiles, "tile"))
    }

    fn checked(&self, legal: &str, scores: usize, turns: usize) -> String {
        let right = match scores {
            0 => "no score was written down".to_owned(),
            all if all == turns => "every score is right".to_owned(),
            some => format!("{} written down, and right", plural(some, "score")),
        };
        format!("Every turn is {legal}; {right}.")
    }

    fn game_end(&self, record: &Record) -> String {
        match record.ending() {
            GameEnd::WentOut(player) => {
                let player = &record.transcript().players()[player];
                format!("{player} went out: the game is over.")
            }
            GameEnd::Stuck => {
                "Nobody can lay a tile and the bag is empty: the game is over.".to_owned()
            }
            GameEnd::Open => match record.bag() {
                0 => "The game is not over; the bag is empty.".to_owned(),
                bag => format!(
                    "The game is not over; the bag holds {}.",
                    plural(bag, "tile")
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
            (GameEnd::Open, 1) => "leads",
            (GameEnd::Open, _) => "lead together",
            (_, 1) => "wins",
            _ => "win together",
        };
        let others: Vec<String> = others
            .iter()
            .map(|(player, score)| format!("{player} has {score}"))
            .collect();
        let won = format!("{} {verb} with {}", and_list(leaders), points(most));
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
            " · not over"
        } else {
            ""
        };
        format!(
            "{} · {}{state} · {} rollouts a turn",
            plural(record.steps().len(), "turn"),
            scores.join(", "),
            review.effort.samples
        )
    }

    fn not_judged(&self, judged: usize, turns: usize) -> Option<String> {
        match judged {
            0 if turns == 0 => Some("Nothing was played, so there is nothing to judge.".to_owned()),
            0 => Some(
                "No hand is known, so no turn can be judged: write the tiles in brackets before each turn, as in `1 \
                 North [RcRdRfBsGtYx] Rc@j10 Rd@k10 Rf@l10`."
                    .to_owned(),
            ),
            all if all == turns => None,
            some => Some(format!(
                "{some} of {} {} judged: the other hands are not known.",
                plural(turns, "turn"),
                is_or_are(some)
            )),
        }
    }

    fn review_columns(&self) -> [&'static str; 7] {
        [
            "",
            "player",
            "played → better",
            "points",
            "win %",
            "lost",
            "grade",
        ]
    }

    fn evidence_signs(&self, signs: &[(&str, Evidence)]) -> String {
        let meanings = signs.iter().map(|(sign, evidence)| {
            let meaning = match evidence {
                Evidence::Rollouts => "rollouts were played",
                Evidence::Estimate => "the endgame was searched in part",
                Evidence::Proof => "the endgame was searched to its end",
            };
            format!("{sign} {}: {meaning}", evidence.name())
        });
        meanings.collect::<Vec<_>>().join("; ")
    }

    fn grade(&self, grade: Grade) -> &'static str {
        grade.name()
    }

    fn grade_letter(&self, grade: Grade) -> &'static str {
        match grade {
            Grade::Fine => "",
            Grade::Inaccuracy => "i",
            Grade::Mistake => "m",
            Grade::Blunder => "B",
        }
    }

    fn grade_letters(&self) -> String {
        "i inaccuracy, m mistake, B blunder".to_owned()
    }

    fn chances_of(&self, player: &str, opponent: Option<&str>) -> String {
        let rest = opponent.map_or_else(String::new, |opponent| {
            format!("; the rest is {}", of(opponent))
        });
        format!("{} chance to win before each turn{rest}", of(player))
    }

    fn summary_rows(&self) -> [&'static str; 9] {
        [
            "score",
            "accuracy",
            "fine turns",
            "inaccuracies",
            "mistakes",
            "blunders",
            "points lost",
            "win % lost",
            "luck",
        ]
    }

    fn account(
        &self,
        player: &str,
        opponent: Option<&str>,
        review: &PlayerReview,
    ) -> Option<String> {
        let others = opponent.map_or_else(|| "the others'".to_owned(), of);
        let percent = |part: f64| format!("{} %", signed(100.0 * part));
        let mut parts = vec![format!("{} by own turns", percent(-review.given_away))];
        if let Some((luck, from_opponents)) = review.luck.luck_and_opponents() {
            parts.push(format!("{} by {others}", percent(from_opponents)));
            parts.push(format!("{} by luck", percent(luck)));
        }
        if let Some(combined) = review.luck.combined() {
            parts.push(format!(
                "{} by {others} and luck, which cannot be separated because hands are not known",
                percent(combined)
            ));
        }
        if parts.len() == 1 {
            return None;
        }
        let parts = and_list(&parts);
        let change = review.first.zip(review.last);
        Some(match change.filter(|_| review.adds_up()) {
            Some((first, last)) => format!(
                "{player} went from {:.1} % to {:.1} %: {parts}.",
                100.0 * first,
                100.0 * last
            ),
            None => format!("{player}, as far as is known: {parts}."),
        })
    }

    fn nothing_given_away(&self) -> &'static str {
        "Nothing of note was given away."
    }

    fn costliest(&self, shown: usize, all: usize) -> &'static str {
        match all {
            1 => "The costliest turn:",
            all if all <= shown => "The costly turns:",
            _ => "The costliest turns:",
        }
    }

    fn costly_turn(&self, turn: &JudgedTurn) -> String {
        format!(
            "{}: {} gives away {}. {}",
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
            let evidence = judgement.evidence.name();
            let (most, less) = (by_the_end(best.margin), by_the_end(played.margin));
            return format!(
                "With {turn} the rest of the game brings {most}, with {other} {less} ({evidence})."
            );
        }
        let (better, worse) = (best.candidate.points, played.candidate.points);
        let though = if better < worse {
            format!(", though {}", scores_instead(better, worse))
        } else {
            String::new()
        };
        let reasons = and_list(&reasons(best, played));
        format!("{turn} is better{though}: {reasons}.")
    }

    fn turns(&self) -> &'static str {
        "turns"
    }

    fn chart_title(&self, players: &[String]) -> String {
        format!("The chances to win in a game between {}", and_list(players))
    }

    fn wins(&self, player: &str) -> String {
        format!("{player} wins")
    }

    fn end(&self) -> &'static str {
        "end"
    }

    fn chart_mark(&self, turn: &JudgedTurn) -> String {
        format!(
            "{}: {}, {} given away",
            self.turn_of(turn),
            turn.judgement.grade.name(),
            given_away(turn.judgement)
        )
    }

    fn review_page(&self) -> ReviewPageWords {
        ReviewPageWords {
            chances: "The chances to win",
            players: "The players",
            score: "points",
            grades: ["fine", "inaccuracies", "mistakes", "blunders"],
            points_lost: "points given away",
            win_lost: "chances given away",
            luck: "luck",
            given_away: "What was given away",
            nothing: "Nothing of note in the turns that can be judged.",
            tables: "Each table is shown with the best turn laid on it, in a ring; below it is the hand.",
            every_turn: "Every turn",
            columns: [
                "turn", "player", "played", "points", "best", "win %", "lost", "grade",
            ],
            same: "the same",
            footer: "A turn is an inaccuracy if it gives away 2 % of the chance to win, a mistake from 5 %, a blunder \
                     from 10 %. Made with sixfold.",
        }
    }

    fn review_title(&self, players: &[String]) -> String {
        format!("{}: a game reviewed", and_list(players))
    }

    fn accuracy_over(&self, judged: usize) -> String {
        format!("accuracy over {}", plural(judged, "judged turn"))
    }

    fn turn_of(&self, turn: &JudgedTurn) -> String {
        format!("Turn {}, {}", turn.place + 1, turn.player)
    }

    fn played_for(&self, play: &str, judgement: &Judgement) -> String {
        format!(
            "{play} for {} gives away {}.",
            points(judgement.played.candidate.points),
            given_away(judgement)
        )
    }

    fn alternative(&self, turn: &str, evaluation: &Evaluation, is_played: bool) -> String {
        format!(
            "{turn}: {}, {:.1} % to win{}",
            points(evaluation.candidate.points),
            100.0 * evaluation.win,
            if is_played { " (played)" } else { "" }
        )
    }

    fn table_label(&self, turn: &JudgedTurn) -> String {
        format!(
            "The table before turn {}, with {} laid",
            turn.place + 1,
            turn.judgement.best().candidate.turn
        )
    }

    fn quiz_welcome(&self, questions: usize, judged: usize) -> Option<String> {
        match questions {
            0 if judged == 0 => None,
            0 => Some(
                "Nothing of note was given away in the turns that can be judged: there is no better turn to find."
                    .to_owned(),
            ),
            questions => Some(format!(
                "{} gave something away. Find a better one: type it, or `hint`, `skip`, `quit`; `help` lists the \
                 commands.",
                plural(questions, "turn")
            )),
        }
    }

    fn quiz_question(&self, number: usize, questions: usize, turn: &JudgedTurn) -> String {
        format!(
            "Question {number} of {questions}: turn {}, {} to play",
            turn.place + 1,
            turn.player
        )
    }

    fn hint(&self) -> &'static str {
        "Hint"
    }

    fn quiz_hint(&self, hint: &str, number: usize, best: &Evaluation) -> String {
        let turn = &best.candidate.turn;
        match (number, turn) {
            (1, Turn::Lay(_)) => {
                let points = points(best.candidate.points);
                format!("{hint}: the best turn scores {points}.")
            }
            (1, _) => format!("{hint}: the best turn lays no tile."),
            (2, Turn::Lay(play)) => {
                let tiles: Vec<String> = play.tiles().map(|tile| tile.to_string()).collect();
                format!("{hint}: it lays {}.", tiles.join(" "))
            }
            (2, Turn::Swap(tiles)) => {
                format!("{hint}: it swaps {}.", plural(tiles.len(), "tile"))
            }
            _ => format!("{hint}: it is {turn}."),
        }
    }

    fn found(&self) -> &'static str {
        "Found!"
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
            format!("{turn} is what was played: it gives away {lost}, {grade}.")
        } else if answer.is_best() {
            format!("{found} {turn} is the best turn.")
        } else if answer.grade == Grade::Fine && 100.0 * answer.given_away < NOTHING {
            format!("{found} {turn} cannot be told apart from the best turn.")
        } else if answer.grade == Grade::Fine {
            format!("{found} {turn} gives away only {lost}.")
        } else if answer.given_away < asked.given_away {
            format!("{turn} is better than what was played, but it gives away {lost}: {grade}.")
        } else {
            format!("{turn} gives away {lost}: {grade}.")
        }
    }

    fn quiz_solution(&self, play: &str, turn: &JudgedTurn) -> String {
        format!(
            "{} played {play} for {}, {} that gave away {}.",
            turn.player,
            points(turn.step.breakdown.total()),
            a_grade(turn.judgement.grade),
            given_away(turn.judgement)
        )
    }

    fn quiz_result(&self, found: usize, asked: usize, hints: usize) -> String {
        let hints = if hints == 0 {
            String::new()
        } else {
            format!(", with {}", plural(hints, "hint"))
        };
        format!(
            "You found {found} of {}{hints}.",
            plural(asked, "better turn")
        )
    }

    fn illegal_turn(&self, turn: &Turn, violations: &[Violation]) -> Explanation {
        let violations: Vec<String> = violations.iter().map(ToString::to_string).collect();
        Explanation::new(format!("`{turn}` is not legal: {}", violations.join("; ")))
            .help("leave it out, or choose a legal turn")
    }

    fn impossible_hands(&self, reason: &ImpossibleHands) -> Explanation {
        let whose = |other: usize| {
            [
                "the next player",
                "the player after the next",
                "the last player",
            ][other.min(2)]
        };
        let message = match *reason {
            ImpossibleHands::TooManyHands { given, others: 1 } => {
                format!("{given} hands are given, but there is one opponent")
            }
            ImpossibleHands::TooManyHands { given, others } => {
                format!("{given} hands are given, but there are {others} opponents")
            }
            ImpossibleHands::TooManyTiles {
                other,
                given,
                holds,
            } => {
                let (tiles, are, whose) = (plural(given, "tile"), is_or_are(given), whose(other));
                format!("{tiles} {are} given for {whose}, who holds {holds}")
            }
            ImpossibleHands::NotUnseen { other, tile } => {
                format!("more {tile} are given for {} than are unseen", whose(other))
            }
        };
        Explanation::new(message).help(
            "`sixfold unseen` prints what the others may hold; give the hand of the next player first",
        )
    }

    fn over_game(&self, path: &Path) -> Explanation {
        Explanation::new(format!(
            "{} holds the game; its review would replace it",
            shown(path)
        ))
        .help("give --out another name")
    }

    fn quiz_from_input(&self) -> Explanation {
        Explanation::new("a quiz reads your answers from standard input, not the game")
            .help("save the game in a file and name that")
    }

    fn unknown_format(&self, path: &Path, known: &[&str]) -> Explanation {
        let known: Vec<String> = known.iter().map(|ending| format!(".{ending}")).collect();
        Explanation::new(format!("cannot tell the format from `{}`", shown(path)))
            .help(format!("end it in {}, or give --format", or_list(&known)))
    }
}

/// `5 points more than the other player`
fn gained(margin: i32) -> String {
    let points = points(margin.unsigned_abs());
    match margin {
        0 => "as many points as the other player".to_owned(),
        1.. => format!("{points} more than the other player"),
        _ => format!("{points} less than the other player"),
    }
}

/// What the rest of a game brings, in a sentence that compares two turns.
fn by_the_end(margin: f64) -> String {
    let points = points(margin.abs() as u32);
    match margin {
        0.0 => "as much as the other player gets".to_owned(),
        more if more > 0.0 => format!("{points} more than the other player"),
        _ => format!("{points} less"),
    }
}

fn reasons(best: &Evaluation, other: &Evaluation) -> Vec<String> {
    let reasons = best.reasons_over(other).into_iter();
    reasons.map(reason).collect()
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::Score { better, worse } => scores_instead(better, worse),
        Reason::Reply { better, worse } => {
            format!("the reply to it earns {better:.1} instead of {worse:.1}")
        }
        Reason::Qwirkles { better, worse } => format!(
            "it hands over a qwirkle in {:.0} % of cases instead of {:.0} %",
            100.0 * better,
            100.0 * worse
        ),
        Reason::Leave(more) => format!("its leave is worth {more:.1} more"),
        Reason::Later => "more follows in the rollouts".to_owned(),
    }
}

/// `it scores 10 instead of 13`
fn scores_instead(better: u32, worse: u32) -> String {
    format!("it scores {better} instead of {worse}")
}

/// `a mistake`, `an inaccuracy`
fn a_grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Fine => "a fine turn",
        Grade::Inaccuracy => "an inaccuracy",
        Grade::Mistake => "a mistake",
        Grade::Blunder => "a blunder",
    }
}

/// What a turn gave away: `8.3 % and 4.1 points`
fn given_away(judgement: &Judgement) -> String {
    let percent = format!("{:.1} %", 100.0 * judgement.given_away);
    if judgement.points_lost < NOTHING {
        percent
    } else {
        format!("{percent} and {:.1} points", judgement.points_lost)
    }
}

/// `North's`
fn of(name: &str) -> String {
    format!("{name}'s")
}
