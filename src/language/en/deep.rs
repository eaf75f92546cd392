//! What simulated games say, in sentences.

use super::{and_list, plural, points, signed, spaced};
use crate::answer::DeepReport;
use crate::answer::deep::TurnReport;

/// Which turn is best, how sure that is, and why it is better than the one that scores most.
pub fn verdict(report: &DeepReport) -> Vec<String> {
    let Some(best) = report.judged.first() else {
        return vec!["The game is over: the bag is empty, and so is a hand.".to_owned()];
    };
    // Of those that score most, the best.
    let points = report
        .judged
        .iter()
        .map(|turn| turn.points)
        .max()
        .unwrap_or(0);
    let most = report
        .judged
        .iter()
        .find(|turn| turn.points == points && points > best.points);
    if report.ending.is_some() {
        return most
            .into_iter()
            .map(|most| why_in_ending(best, most))
            .collect();
    }
    let until = if report.to_the_end {
        "by the end"
    } else {
        "in the next turns"
    };
    let from = if report.position.scores().is_none() {
        " from an even score"
    } else {
        ""
    };
    let others = if report.position.players() == 2 {
        "the opponent"
    } else {
        "the best of the others"
    };
    let (margin, win) = (signed(best.margin), best.win_percent);
    let mut said = vec![format!(
        "Best by what follows: {}, {margin} points against {others} {until}, {win:.0} % to win{from}.",
        best.turn
    )];
    let rivals: Vec<String> = report
        .judged
        .iter()
        .skip(1)
        .filter(|turn| !turn.clearly_worse)
        .map(|turn| turn.turn.to_string())
        .collect();
    said.push(match rivals.len() {
        0 if report.judged.len() == 1 => "It is the only turn.".to_owned(),
        0 => "It is clearly the best.".to_owned(),
        1..=3 => format!("It cannot be told apart from {}.", and_list(&rivals)),
        more => format!("It cannot be told apart from {more} others."),
    });
    said.extend(
        most.filter(|most| most.clearly_worse)
            .map(|most| why(best, most)),
    );
    said.extend(assumed(report));
    said
}

/// What the star in the table means.
pub(crate) fn dropped(samples: usize) -> String {
    format!("* clearly worse in a first look, so not examined beyond {samples} rollouts")
}

/// What both gain from here to the end of an ending: `5 points more than the other player`
pub(crate) fn gained(margin: i32) -> String {
    match margin {
        0 => "as many points as the other player".to_owned(),
        1.. => format!(
            "{} more than the other player",
            points(margin.unsigned_abs())
        ),
        _ => format!(
            "{} less than the other player",
            points(margin.unsigned_abs())
        ),
    }
}

/// What was taken for granted about the unseen tiles.
fn assumed(report: &DeepReport) -> Vec<String> {
    let mut said = Vec::new();
    let racks = report.opponent_racks.iter().zip([
        "The next player",
        "The player after",
        "The last player",
    ]);
    for (hand, whose) in racks.filter(|(hand, _)| *hand != "-") {
        said.push(format!("{whose} is taken to hold {}.", spaced(hand)));
    }
    if report.surplus > 0 {
        let bag = report.bag;
        said.push(format!(
            "{} too many are unseen for a bag of {bag} and the others' hands, so some were left out by chance each time: \
             an estimate.",
            plural(report.surplus, "tile")
        ));
    }
    said
}

/// What the best turn has over one that scores more.
fn why(best: &TurnReport, most: &TurnReport) -> String {
    let because = and_list(&reasons(best, most));
    format!(
        "{} scores {}, but {} is better: {because}.",
        most.turn,
        points(most.points),
        best.turn
    )
}

/// The same in an ending.
fn why_in_ending(best: &TurnReport, most: &TurnReport) -> String {
    let brings = if best.margin > most.margin {
        format!("{} ({})", gained(most.margin as i32), most.basis.name())
    } else {
        "no more than that".to_owned()
    };
    format!(
        "{} scores {}, but by the end it brings {brings}.",
        most.turn,
        points(most.points)
    )
}

/// Why a turn is better than another: what it scores, the reply, what is kept; and where that is
/// not even half of it, the rest.
pub(crate) fn reasons(best: &TurnReport, other: &TurnReport) -> Vec<String> {
    let mut reasons = Vec::new();
    if best.points > other.points {
        reasons.push(scores_instead(best, other));
    }
    let (reply, other_reply) = (
        best.reply.unwrap_or_default(),
        other.reply.unwrap_or_default(),
    );
    if other_reply - reply >= 0.5 {
        reasons.push(format!(
            "the reply to it earns {reply:.1} instead of {other_reply:.1}"
        ));
    }
    let (less, more) = (
        best.qwirkle_percent.unwrap_or_default(),
        other.qwirkle_percent.unwrap_or_default(),
    );
    if more - less >= 2.0 {
        reasons.push(format!(
            "it hands over a qwirkle in {less:.0} % of cases instead of {more:.0} %"
        ));
    }
    if best.kept - other.kept >= 0.5 {
        reasons.push(format!(
            "it keeps tiles that are worth {:.1} more",
            best.kept - other.kept
        ));
    }
    let gained = f64::from(best.points) - f64::from(other.points);
    let explained = gained + other_reply - reply + best.kept - other.kept;
    if reasons.is_empty() || explained < (best.margin - other.margin) / 2.0 {
        reasons.push("more follows in the rollouts".to_owned());
    }
    reasons
}

/// `it scores 10 instead of 13`
pub(crate) fn scores_instead(best: &TurnReport, other: &TurnReport) -> String {
    format!("it scores {} instead of {}", best.points, other.points)
}
