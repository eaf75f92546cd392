use std::fmt::Display;

use super::{Answer, TextStyle};
use crate::answer::verdict::{Judgement, Standing};
use crate::answer::{Note, Verdict};
use crate::cli::terminal::breakdown;
use crate::cli::terminal::heading;
use crate::game::Turn;
use crate::language::en::{plural, points};
use crate::picture::Picture;

impl Answer for Verdict {
    fn text(&self, style: &TextStyle) -> String {
        let mut text = format!("{}\n", heading(&self.position, style));
        let picture = Picture::new(&self.position);
        text += &style.picture(&match &self.turn {
            Turn::Lay(play) => picture.with_play(play),
            Turn::Swap(_) | Turn::Pass => picture,
        });
        let turn = style.strong(&self.turn.to_string());
        text += &match &self.judgement {
            Judgement::Legal(standing) => {
                let score = standing.breakdown.total();
                let (legal, scored) = (style.good("legal"), style.strong(&points(score)));
                let verdict = style.wrapped(&format!("{turn} is {legal} and scores {scored}."), 2);
                let explained = breakdown(&standing.breakdown, style);
                let explained = if explained.is_empty() {
                    explained
                } else {
                    format!("\n{explained}")
                };
                format!(
                    "\n{verdict}{explained}\n{}",
                    style.wrapped(&standing_sentence(standing, score), 2)
                )
            }
            Judgement::Illegal(violations) => {
                format!("\n{}", illegal(&self.turn, violations, style))
            }
        };
        text
    }

    fn notes(&self) -> &[Note] {
        &self.notes
    }
}

/// Every rule that a turn breaks.
pub(crate) fn illegal(
    turn: &impl ToString,
    violations: &[impl Display],
    style: &TextStyle,
) -> String {
    let told = format!(
        "{} is {}:",
        style.strong(&turn.to_string()),
        style.bad("not legal")
    );
    let reasons = violations
        .iter()
        .map(|violation| style.wrapped(&format!("  - {violation}"), 4));
    style.wrapped(&told, 2) + &reasons.collect::<String>()
}

fn standing_sentence(standing: &Standing, score: u32) -> String {
    let Some(best) = &standing.best else {
        return "No tile can be laid.".to_owned();
    };
    let (rank, total) = (standing.rank, standing.plays_total);
    if score == best.score && total == 1 {
        return "No play scores more.".to_owned();
    }
    if score == best.score {
        return format!(
            "Rank 1 of {}: none scores more.",
            plural(total, "legal play")
        );
    }
    let away = points(best.score - score);
    // A swap stands behind every play.
    let rank = if rank > total {
        "Behind".to_owned()
    } else {
        format!("Rank {rank} of")
    };
    format!(
        "{rank} {}; the best, {}, scores {}: {away} more.",
        plural(total, "legal play"),
        best.play,
        best.score
    )
}
