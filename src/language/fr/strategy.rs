use std::path::Path;

use super::{
    French, and_list, count, decimal, decimal_points, of, or_list, percent, plural, points, shown,
    signed,
};
use crate::game::{Position, Turn, Violation};
use crate::language::{Explanation, GameWords, ReviewPageWords, StrategyWords};
use crate::record::review::{Grade, JudgedTurn, Judgement, PlayerReview, Review};
use crate::record::{GameEnd, Record};
use crate::strategy::{DeepAnalysis, Evaluation, Evidence, ImpossibleHands, Reason};

/// Numbers with one digit after the comma are nothing below this.
const NOTHING: f64 = 0.05;

impl StrategyWords for French {
    fn evidence(&self, evidence: Evidence) -> &'static str {
        match evidence {
            Evidence::Rollouts => "simulations",
            Evidence::Proof => "prouvé",
            Evidence::Estimate => "estimation",
        }
    }

    fn signed(&self, number: f64) -> String {
        signed(number)
    }

    fn decimal(&self, number: f64, digits: usize) -> String {
        super::decimal(number, digits)
    }

    fn percent(&self, number: &str) -> String {
        format!("{number}\u{202f}%")
    }

    fn no_turn(&self) -> &'static str {
        "La partie est finie : le sac est vide, et une main aussi."
    }

    fn best_in_endgame(&self, turn: &str, margin: i32, evidence: &str) -> String {
        let gained = gained(margin);
        format!("Meilleur coup de cette fin de partie : {turn}, {gained} à la fin ({evidence})")
    }

    fn best_by_rollouts(&self, position: &Position, best: &Evaluation, to_the_end: bool) -> String {
        let until = if to_the_end {
            "à la fin"
        } else {
            "dans les prochains tours"
        };
        let from = if position.scores().is_none() {
            " en partant à égalité"
        } else {
            ""
        };
        let others = if position.players() == 2 {
            "sur l’adversaire"
        } else {
            "sur le meilleur des autres"
        };
        let (turn, margin) = (&best.candidate.turn, signed(best.margin));
        let win = percent(100.0 * best.win, 0);
        format!(
            "Meilleur coup selon les simulations : {turn}, {margin} {} {others} {until}, {win} de chances de gagner{from}.",
            unit(best.margin)
        )
    }

    fn how_clear(&self, analysis: &DeepAnalysis) -> String {
        let rivals = analysis.rivals();
        match rivals.len() {
            0 if analysis.evaluations.len() == 1 => "C’est le seul coup.".to_owned(),
            0 => "C’est nettement le meilleur.".to_owned(),
            1..=3 => format!("Rien ne le départage de {}.", and_list(&rivals)),
            more => format!("Rien ne le départage de {more} autres coups."),
        }
    }

    fn better_than_most_points(&self, best: &Evaluation, most: &Evaluation) -> String {
        format!(
            "{} rapporte {}, mais {} vaut mieux : {}.",
            most.candidate.turn,
            points(most.candidate.points),
            best.candidate.turn,
            and_list(&reasons(best, most))
        )
    }

    fn better_in_endgame(&self, best: &Evaluation, most: &Evaluation) -> String {
        let brings = if best.margin > most.margin {
            let evidence = self.evidence(most.evidence);
            format!(
                "cela fait à la fin {} ({evidence})",
                gained(most.margin as i32)
            )
        } else {
            "cela n’apporte rien de plus à la fin".to_owned()
        };
        format!(
            "{} rapporte {}, mais {brings}.",
            most.candidate.turn,
            points(most.candidate.points)
        )
    }

    fn known_rack(&self, player: usize, tiles: &str) -> String {
        let whose = [
            "Le joueur suivant",
            "Le joueur d’après",
            "Le dernier joueur",
        ][player.min(2)];
        format!("{whose} est supposé avoir en main {tiles}.")
    }

    fn surplus(&self, tiles: usize, bag: usize) -> String {
        let tiles = count(tiles, "tuile cachée", "tuiles cachées");
        let room = match bag {
            0 => "les mains des autres, puisque le sac est vide".to_owned(),
            bag => format!("un sac de {} et les mains des autres", plural(bag, "tuile")),
        };
        format!(
            "Il y a {tiles} de trop pour {room}. Chaque simulation en écarte au hasard : les nombres ne sont donc \
             que des estimations."
        )
    }

    fn dropped(&self, samples: usize) -> String {
        format!(
            "* nettement moins bon au premier examen : pas étudié au-delà de {}",
            plural(samples, "simulation")
        )
    }

    fn rollout_columns(&self, by_win: bool) -> [&'static str; 7] {
        let behind = if by_win { "écart %" } else { "écart" };
        [
            "points",
            behind,
            "gain %",
            "réponse",
            "qwirkle\n%",
            "reliquat",
            "coup",
        ]
    }

    fn endgame_columns(&self) -> [&'static str; 5] {
        ["points", "à la fin", "", "coup", "tuiles restantes"]
    }

    fn best(&self) -> &'static str {
        "le meilleur"
    }

    fn thinking(&self) -> &'static str {
        "réflexion"
    }

    fn nothing_played(&self) -> &'static str {
        "Aucun tour n’a encore été joué."
    }

    fn sheet_columns(&self) -> [&'static str; 4] {
        ["tour", "joueur", "coup", "points"]
    }

    fn hidden_swap(&self, tiles: usize) -> String {
        format!("échange de {}", plural(tiles, "tuile"))
    }

    fn checked(&self, legal: &str, scores: usize, turns: usize) -> String {
        let right = match scores {
            0 => "aucun score n’a été noté".to_owned(),
            all if all == turns => "tous les scores sont justes".to_owned(),
            1 => "1 score a été noté, et il est juste".to_owned(),
            some => format!("{some} scores ont été notés, et ils sont justes"),
        };
        format!("Chaque coup est {legal} ; {right}.")
    }

    fn game_end(&self, record: &Record) -> String {
        match record.ending() {
            GameEnd::WentOut(player) => {
                let player = &record.transcript().players()[player];
                format!("{player} a vidé sa main : la partie est finie.")
            }
            GameEnd::Stuck => {
                "Personne ne peut poser de tuile et le sac est vide : la partie est finie."
                    .to_owned()
            }
            GameEnd::Open => match record.bag() {
                0 => "La partie n’est pas finie ; le sac est vide.".to_owned(),
                bag => format!(
                    "La partie n’est pas finie ; le sac contient {}.",
                    plural(bag, "tuile")
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
            (GameEnd::Open, 1) => "mène",
            (GameEnd::Open, _) => "sont en tête à égalité",
            (GameEnd::WentOut(_) | GameEnd::Stuck, 1) => "gagne",
            (GameEnd::WentOut(_) | GameEnd::Stuck, _) => "se partagent la victoire",
        };
        let others: Vec<String> = others
            .iter()
            .map(|(player, score)| format!("{player} en a {score}"))
            .collect();
        let won = format!("{} {verb} avec {}", and_list(leaders), points(most));
        if others.is_empty() {
            format!("{won}.")
        } else {
            format!("{won} ; {}.", and_list(&others))
        }
    }

    fn reviewed(&self, record: &Record, review: &Review) -> String {
        let players = record.transcript().players().iter().zip(record.scores());
        let scores: Vec<String> = players
            .map(|(player, score)| format!("{player} {score}"))
            .collect();
        let state = if record.ending() == GameEnd::Open {
            " · partie inachevée"
        } else {
            ""
        };
        format!(
            "{} · {}{state} · {} par tour",
            plural(record.steps().len(), "tour"),
            scores.join(", "),
            plural(review.effort.samples, "simulation")
        )
    }

    fn not_judged(&self, judged: usize, turns: usize) -> Option<String> {
        match judged {
            0 if turns == 0 => Some("Rien n’a été joué, il n’y a donc rien à juger.".to_owned()),
            0 => Some(
                "Aucune main n’est connue, on ne peut donc juger aucun coup : écrivez les tuiles entre crochets avant chaque \
                 coup, comme dans `1 Nord [RcRdRfBsGtYx] Rc@j10 Rd@k10 Rf@l10`."
                    .to_owned(),
            ),
            all if all == turns => None,
            some => Some(format!(
                "{} sur {turns} : les autres mains ne sont pas connues.",
                count(some, "coup jugé", "coups jugés")
            )),
        }
    }

    fn review_columns(&self) -> [&'static str; 7] {
        [
            "",
            "joueur",
            "joué → mieux",
            "points",
            "gain %",
            "perte",
            "note",
        ]
    }

    fn evidence_signs(&self, signs: &[(&str, Evidence)]) -> String {
        let meanings = signs.iter().map(|(sign, evidence)| {
            let meaning = match evidence {
                Evidence::Rollouts => "la suite a été simulée",
                Evidence::Estimate => "la fin de partie a été explorée en partie",
                Evidence::Proof => "la fin de partie a été explorée jusqu’au bout",
            };
            format!("{sign} {} : {meaning}", self.evidence(*evidence))
        });
        meanings.collect::<Vec<_>>().join(" ; ")
    }

    fn grade(&self, grade: Grade) -> &'static str {
        match grade {
            Grade::Fine => "bon",
            Grade::Inaccuracy => "imprécision",
            Grade::Mistake => "erreur",
            Grade::Blunder => "gaffe",
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
        "i imprécision, e erreur, G gaffe".to_owned()
    }

    fn chances_of(&self, player: &str, opponent: Option<&str>) -> String {
        let rest = opponent.map_or_else(String::new, |opponent| {
            format!(" ; le reste revient à {opponent}")
        });
        format!("Chances de gagner {} avant chaque tour{rest}", of(player))
    }

    fn summary_rows(&self) -> [&'static str; 9] {
        [
            "score",
            "précision",
            "bons coups",
            "imprécisions",
            "erreurs",
            "gaffes",
            "points perdus",
            "gain % perdu",
            "chance",
        ]
    }

    fn account(
        &self,
        player: &str,
        opponent: Option<&str>,
        review: &PlayerReview,
    ) -> Option<String> {
        let by_others = opponent.map_or_else(
            || "par les coups des autres".to_owned(),
            |opponent| format!("par les coups {}", of(opponent)),
        );
        let change = |part: f64| format!("{} %", signed(100.0 * part));
        let mut parts = vec![format!(
            "{} par ses propres coups",
            change(-review.given_away)
        )];
        if let Some((luck, from_opponents)) = review.luck.luck_and_opponents() {
            parts.push(format!("{} {by_others}", change(from_opponents)));
            parts.push(format!("{} par la chance", change(luck)));
        }
        if let Some(combined) = review.luck.combined() {
            parts.push(format!(
                "{} {by_others} et par la chance, qu’on ne peut séparer faute de connaître les mains",
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
                "{player} passe de {} à {} : {parts}.",
                percent(100.0 * first, 1),
                percent(100.0 * last, 1)
            ),
            None => format!("{player}, pour autant qu’on sache : {parts}."),
        })
    }

    fn nothing_given_away(&self) -> &'static str {
        "Rien de notable n’a été perdu."
    }

    fn costliest(&self, shown: usize, all: usize) -> &'static str {
        match all {
            1 => "Le coup le plus coûteux :",
            all if all <= shown => "Les coups coûteux :",
            _ => "Les coups les plus coûteux :",
        }
    }

    fn costly_turn(&self, turn: &JudgedTurn) -> String {
        format!(
            "{} : {} perd {}. {}",
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
                "Avec {turn}, la suite donne {most} ; avec {other}, {less} ({evidence})."
            );
        }
        let (better, worse) = (best.candidate.points, played.candidate.points);
        let though = if better < worse {
            format!(
                ", bien qu’il rapporte {} au lieu de {worse}",
                points(better)
            )
        } else {
            String::new()
        };
        let reasons = and_list(&reasons(best, played));
        format!("{turn} vaut mieux{though} : {reasons}.")
    }

    fn turns(&self) -> &'static str {
        "tours"
    }

    fn chart_title(&self, players: &[String]) -> String {
        format!(
            "Les chances de gagner dans une partie entre {}",
            and_list(players)
        )
    }

    fn wins(&self, player: &str) -> String {
        format!("{player} gagne")
    }

    fn end(&self) -> &'static str {
        "fin"
    }

    fn chart_mark(&self, turn: &JudgedTurn) -> String {
        format!(
            "{} : {}, {} de perte",
            self.turn_of(turn),
            self.grade(turn.judgement.grade),
            given_away(turn.judgement)
        )
    }

    fn review_page(&self) -> ReviewPageWords {
        ReviewPageWords {
            chances: "Les chances de gagner",
            players: "Les joueurs",
            score: "points",
            grades: ["bons coups", "imprécisions", "erreurs", "gaffes"],
            points_lost: "points perdus",
            win_lost: "chances perdues",
            luck: "chance",
            given_away: "Ce qui a été perdu",
            nothing: "Rien de notable dans les coups qu’on peut juger.",
            tables: "Chaque table est montrée avec le meilleur coup posé, entouré ; la main est en dessous.",
            every_turn: "Tous les tours",
            columns: [
                "tour", "joueur", "joué", "points", "meilleur", "gain %", "perte", "note",
            ],
            same: "le même",
            footer: "Un coup qui perd au moins 2 % de chances de gagner est une imprécision, au moins 5 % une erreur, au \
                     moins 10 % une gaffe. Fait avec sixfold.",
        }
    }

    fn review_title(&self, players: &[String]) -> String {
        format!("{} : le bilan d’une partie", and_list(players))
    }

    fn accuracy_over(&self, judged: usize) -> String {
        format!(
            "précision sur {}",
            count(judged, "coup jugé", "coups jugés")
        )
    }

    fn turn_of(&self, turn: &JudgedTurn) -> String {
        format!("Tour {}, {}", turn.place + 1, turn.player)
    }

    fn played_for(&self, play: &str, judgement: &Judgement) -> String {
        format!(
            "{play}, pour {}, perd {}.",
            points(judgement.played.candidate.points),
            given_away(judgement)
        )
    }

    fn alternative(&self, turn: &str, evaluation: &Evaluation, is_played: bool) -> String {
        format!(
            "{turn} : {}, {} de chances de gagner{}",
            points(evaluation.candidate.points),
            percent(100.0 * evaluation.win, 1),
            if is_played { " (joué)" } else { "" }
        )
    }

    fn table_label(&self, turn: &JudgedTurn) -> String {
        format!(
            "La table avant le tour {}, avec le meilleur coup : {}",
            turn.place + 1,
            turn.judgement.best().candidate.turn
        )
    }

    fn quiz_welcome(&self, questions: usize, judged: usize) -> Option<String> {
        match questions {
            0 if judged == 0 => None,
            0 => Some(
                "Rien de notable n’a été perdu dans les coups qu’on peut juger : il n’y a pas de meilleur coup à trouver."
                    .to_owned(),
            ),
            questions => {
                let turns = count(questions, "coup pouvait être meilleur", "coups pouvaient être meilleurs");
                Some(format!(
                    "{turns}. Trouvez mieux : tapez votre coup, ou bien `indice`, `sauter`, `quitter` ; `aide` \
                     donne la liste des commandes."
                ))
            }
        }
    }

    fn quiz_question(&self, number: usize, questions: usize, turn: &JudgedTurn) -> String {
        format!(
            "Question {number} sur {questions} : tour {}, à {} de jouer",
            turn.place + 1,
            turn.player
        )
    }

    fn hint(&self) -> &'static str {
        "Indice"
    }

    fn quiz_hint(&self, hint: &str, number: usize, best: &Evaluation) -> String {
        let turn = &best.candidate.turn;
        match (number, turn) {
            (1, Turn::Lay(_)) => {
                let points = points(best.candidate.points);
                format!("{hint} : le meilleur coup rapporte {points}.")
            }
            (1, _) => format!("{hint} : le meilleur coup ne pose aucune tuile."),
            (2, Turn::Lay(play)) => {
                let tiles: Vec<String> = play.tiles().map(|tile| tile.to_string()).collect();
                format!("{hint} : il pose {}.", tiles.join(" "))
            }
            (2, Turn::Swap(tiles)) => {
                format!("{hint} : il échange {}.", plural(tiles.len(), "tuile"))
            }
            _ => format!("{hint} : c’est {turn}."),
        }
    }

    fn found(&self) -> &'static str {
        "Trouvé !"
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
            format!("{turn} est le coup joué : il perd {lost}, c’est {grade}.")
        } else if answer.is_best() {
            format!("{found} {turn} est le meilleur coup.")
        } else if answer.grade == Grade::Fine && 100.0 * answer.given_away < NOTHING {
            format!("{found} Rien ne départage {turn} du meilleur coup.")
        } else if answer.grade == Grade::Fine {
            format!("{found} {turn} ne perd que {lost}.")
        } else if answer.given_away < asked.given_away {
            format!("{turn} vaut mieux que le coup joué, mais il perd {lost} : c’est {grade}.")
        } else {
            format!("{turn} perd {lost} : c’est {grade}.")
        }
    }

    fn quiz_solution(&self, play: &str, turn: &JudgedTurn) -> String {
        format!(
            "{} a joué {play} pour {} : {} qui a coûté {}.",
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
            format!(", avec {}", plural(hints, "indice"))
        };
        format!(
            "{} sur {asked}{hints}.",
            count(found, "meilleur coup trouvé", "meilleurs coups trouvés")
        )
    }

    fn illegal_turn(&self, turn: &Turn, violations: &[Violation]) -> Explanation {
        let violations: Vec<String> = violations
            .iter()
            .map(|violation| GameWords::violation(self, violation))
            .collect();
        Explanation::new(format!(
            "`{turn}` est interdit : {}",
            violations.join(" ; ")
        ))
        .help("supprimez-le, ou choisissez un coup permis")
    }

    fn impossible_hands(&self, reason: &ImpossibleHands) -> Explanation {
        let whose = |other: usize| {
            [
                "le joueur suivant",
                "le joueur d’après",
                "le dernier joueur",
            ][other.min(2)]
        };
        let message = match *reason {
            ImpossibleHands::TooManyHands { given, others: 1 } => {
                format!("{given} mains sont données, mais il n’y a qu’un adversaire")
            }
            ImpossibleHands::TooManyHands { given, others } => {
                format!("{given} mains sont données, mais il n’y a que {others} adversaires")
            }
            ImpossibleHands::TooManyTiles {
                other,
                given,
                holds,
            } => format!(
                "{} pour {}, qui en a {holds}",
                count(given, "tuile est donnée", "tuiles sont données"),
                whose(other)
            ),
            ImpossibleHands::NotUnseen { other, tile } => format!(
                "il y a plus de {tile} pour {} qu’il n’en reste de cachées",
                whose(other)
            ),
        };
        Explanation::new(message).help(
            "`sixfold unseen` montre ce que les autres peuvent avoir ; donnez d’abord la main du joueur suivant",
        )
    }

    fn over_game(&self, path: &Path) -> Explanation {
        Explanation::new(format!(
            "{} contient la partie ; son bilan l’écraserait",
            shown(path)
        ))
        .help("donnez un autre nom à --out")
    }

    fn quiz_from_input(&self) -> Explanation {
        Explanation::new(
            "le quiz lit vos réponses sur l’entrée standard : la partie ne peut pas y être aussi",
        )
        .help("enregistrez la partie dans un fichier et indiquez-le")
    }

    fn unknown_format(&self, path: &Path, known: &[&str]) -> Explanation {
        unknown_ending(path, known)
    }
}

/// A file whose name does not say the format.
pub(super) fn unknown_ending(path: &Path, known: &[&str]) -> Explanation {
    let known: Vec<String> = known.iter().map(|ending| format!(".{ending}")).collect();
    Explanation::new(format!(
        "impossible de déduire le format de `{}`",
        shown(path)
    ))
    .help(format!(
        "terminez le nom par {}, ou donnez --format",
        or_list(&known)
    ))
}

/// `point` or `points`, for a number with one digit after the comma.
fn unit(number: f64) -> &'static str {
    if (10.0 * number.abs()).round() < 20.0 {
        "point"
    } else {
        "points"
    }
}

/// `5 points de plus que l’autre joueur`
fn gained(margin: i32) -> String {
    let points = points(margin.unsigned_abs());
    match margin {
        0 => "autant de points que l’autre joueur".to_owned(),
        1.. => format!("{points} de plus que l’autre joueur"),
        _ => format!("{points} de moins que l’autre joueur"),
    }
}

/// What the rest of a game brings, in a sentence that compares two turns.
fn by_the_end(margin: f64) -> String {
    let points = points(margin.abs() as u32);
    match margin {
        0.0 => "autant qu’à l’autre joueur".to_owned(),
        more if more > 0.0 => format!("{points} de plus qu’à l’autre joueur"),
        _ => format!("{points} de moins"),
    }
}

fn reasons(best: &Evaluation, other: &Evaluation) -> Vec<String> {
    let reasons = best.reasons_over(other).into_iter();
    reasons.map(reason).collect()
}

fn reason(reason: Reason) -> String {
    match reason {
        Reason::Score { better, worse } => {
            format!("il rapporte {} au lieu de {worse}", points(better))
        }
        Reason::Reply { better, worse } => format!(
            "la réponse rapporte {} au lieu de {}",
            decimal_points(better),
            decimal(worse, 1)
        ),
        Reason::Qwirkles { better, worse } => format!(
            "il offre un qwirkle dans {} des cas au lieu de {}",
            percent(100.0 * better, 0),
            percent(100.0 * worse, 0)
        ),
        Reason::Leave(more) => format!("son reliquat vaut {} de plus", decimal_points(more)),
        Reason::Later => "la suite rapporte davantage dans les simulations".to_owned(),
    }
}

/// `une erreur`
fn a_grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Fine => "un bon coup",
        Grade::Inaccuracy => "une imprécision",
        Grade::Mistake => "une erreur",
        Grade::Blunder => "une gaffe",
    }
}

/// What a turn gave away: `8,3 % et 4,1 points`
fn given_away(judgement: &Judgement) -> String {
    let share = percent(100.0 * judgement.given_away, 1);
    if judgement.points_lost < NOTHING {
        share
    } else {
        format!("{share} et {}", decimal_points(judgement.points_lost))
    }
}
