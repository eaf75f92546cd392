//! What a review says, in sentences.

use super::{and_list, deep, plural, points, signed};
use crate::answer::deep::TurnReport;
use crate::answer::review::{JudgementReport, PlayerReport, ReviewReport, ReviewedTurn};

/// `a mistake`, `an inaccuracy`
pub(crate) fn a_grade(review: &JudgementReport) -> String {
    let name = review.grade.name();
    let article = if name.starts_with('i') { "an" } else { "a" };
    format!("{article} {name}")
}

/// What a turn gave away: `8.3 % and 4.1 points`.
pub(crate) fn given_away(review: &JudgementReport) -> String {
    let percent = format!("{:.1} %", review.win_percent_lost);
    if review.points_lost < 0.05 {
        percent
    } else {
        format!("{percent} and {:.1} points", review.points_lost)
    }
}

/// What was played, and why another turn is better.
pub(crate) fn why(turn: &ReviewedTurn, review: &JudgementReport) -> String {
    format!(
        "Turn {}, {}: {} gives away {}. {}",
        turn.turn,
        turn.player,
        turn.play,
        given_away(review),
        better(review)
    )
}

/// What the best turn has over the one played.
pub(crate) fn better(review: &JudgementReport) -> String {
    let (best, played) = (review.best(), &review.played);
    if review.basis.is_search() {
        let (sure, most, less) = (review.basis.name(), by_the_end(best), by_the_end(played));
        return format!(
            "With {} the rest of the game brings {most}, with {} {less} ({sure}).",
            best.turn, played.turn
        );
    }
    let scores = deep::scores_instead(best, played);
    let though = if best.points < played.points {
        format!(", though {scores}")
    } else {
        String::new()
    };
    format!(
        "{} is better{though}: {}.",
        best.turn,
        and_list(&deep::reasons(best, played))
    )
}

fn by_the_end(turn: &TurnReport) -> String {
    match turn.margin {
        0.0 => "as much as the other player gets".to_owned(),
        more if more > 0.0 => format!("{} more than the other player", points(more as u32)),
        less => format!("{} less", points(-less as u32)),
    }
}

/// How a player's chance to win changed, and by what.
pub(crate) fn account(player: &PlayerReport, report: &ReviewReport) -> Option<String> {
    let others = match &report.players[..] {
        [one, other] => of(if one.name == player.name {
            &other.name
        } else {
            &one.name
        }),
        _ => "the others'".to_owned(),
    };
    let mut parts = vec![format!(
        "{} % by own turns",
        signed(-player.win_percent_lost)
    )];
    if let Some((gifts, luck)) = player.gifts_percent.zip(player.luck_percent) {
        parts.push(format!("{} % by {others}", signed(gifts)));
        parts.push(format!("{} % by luck", signed(luck)));
    }
    if let Some(mixed) = player.mixed_percent {
        parts.push(format!(
            "{} % by {others} and luck, not to be told apart where hands are not known",
            signed(mixed)
        ));
    }
    if parts.len() == 1 {
        return None;
    }
    let (name, parts) = (&player.name, and_list(&parts));
    Some(
        match player
            .first_percent
            .zip(player.last_percent)
            .filter(|_| player.adds_up)
        {
            Some((first, last)) => {
                format!("{name} went from {first:.1} % to {last:.1} %: {parts}.")
            }
            None => format!("{name}, as far as it is known: {parts}."),
        },
    )
}

/// `North's`
pub(crate) fn of(name: &str) -> String {
    format!("{name}'s")
}

/// Which turns could not be judged.
pub(crate) fn not_judged(report: &ReviewReport) -> Option<String> {
    let (judged, turns) = (report.judged(), report.turns.len());
    match judged {
        0 if turns == 0 => Some("Nothing was played, so there is nothing to judge.".to_owned()),
        0 => Some(
            "No hand is known, so no turn can be judged: write the tiles in brackets before each turn, as in `1 North \
             [RcRdRfBsGtYx] Rc@j10 Rd@k10 Rf@l10`."
                .to_owned(),
        ),
        all if all == turns => None,
        some => Some(format!(
            "{some} of {} {} judged: the other hands are not known.",
            plural(turns, "turn"),
            if some == 1 { "is" } else { "are" }
        )),
    }
}
