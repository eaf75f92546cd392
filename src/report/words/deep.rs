//! What simulated games say, in sentences.

use super::{a_list, points};
use crate::report::DeepReport;
use crate::report::deep::TurnReport;

/// Which turn is best, how sure that is, and why it is better than the one that scores most.
pub fn verdict(report: &DeepReport) -> Vec<String> {
    let Some(best) = report.turns.first() else { return vec!["There is no turn to choose from.".to_owned()] };
    let mut said = vec![format!(
        "Best by what follows: {}, {:+.1} points over the others in the next turns, {:.0} % to win.",
        best.turn, best.margin, best.win_percent
    )];
    let rivals: Vec<String> = rivals(report).map(|turn| turn.turn.to_string()).collect();
    said.push(match rivals.len() {
        0 if report.decided || report.turns.len() == 1 => "It is clearly the best.".to_owned(),
        0 => "It is the best as far as the samples tell.".to_owned(),
        1..=3 => format!("It cannot be told apart from {}.", a_list(&rivals)),
        more => format!("It cannot be told apart from {more} others."),
    });
    let most = report.turns.iter().max_by_key(|turn| turn.points);
    said.extend(most.filter(|most| most.points > best.points).map(|most| why(best, most)));
    said
}

/// The turns that are within twice the standard error of the difference from the best.
fn rivals(report: &DeepReport) -> impl Iterator<Item = &TurnReport> {
    let best = &report.turns[0];
    report.turns[1..].iter().filter(move |turn| {
        let error = (best.standard_error * best.standard_error + turn.standard_error * turn.standard_error).sqrt();
        !turn.dropped && best.margin - turn.margin < 2.0 * error
    })
}

/// What the best turn has over one that scores more.
fn why(best: &TurnReport, most: &TurnReport) -> String {
    let reasons = reasons(best, most);
    let because = if reasons.is_empty() { "more follows in the games played on".to_owned() } else { a_list(&reasons) };
    format!("{} scores {}, but {} is better: {because}.", most.turn, points(most.points), best.turn)
}

/// What follows a better turn rather than another.
pub(crate) fn reasons(best: &TurnReport, other: &TurnReport) -> Vec<String> {
    let mut reasons = Vec::new();
    if other.reply - best.reply >= 0.5 {
        reasons.push(format!("the reply to it earns {:.1} instead of {:.1}", best.reply, other.reply));
    }
    if other.qwirkle_percent - best.qwirkle_percent >= 2.0 {
        let (less, more) = (best.qwirkle_percent, other.qwirkle_percent);
        reasons.push(format!("it hands over a qwirkle in {less:.0} % of cases instead of {more:.0} %"));
    }
    if best.kept - other.kept >= 0.5 {
        reasons.push(format!("it keeps tiles that are worth {:.1} more", best.kept - other.kept));
    }
    reasons
}
