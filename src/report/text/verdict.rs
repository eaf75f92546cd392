use std::fmt::Display;

use super::analysis::heading;
use super::breakdown::breakdown;
use super::{Answer, Page};
use crate::game::Turn;
use crate::report::picture::Picture;
use crate::report::verdict::{Judgement, Standing};
use crate::report::words::{plural, points};
use crate::report::{Note, Verdict};

impl Answer for Verdict {
    fn text(&self, page: &Page) -> String {
        let mut text = format!("{}\n", heading(&self.position, page));
        let picture = Picture::new(&self.position);
        text += &page.picture(&match &self.turn {
            Turn::Lay(play) => picture.with_play(play),
            Turn::Swap(_) | Turn::Pass => picture,
        });
        let turn = page.strong(&self.turn.to_string());
        text += &match &self.judgement {
            Judgement::Legal(standing) => {
                let score = standing.breakdown.total();
                let (legal, scored) = (page.good("legal"), page.strong(&points(score)));
                let verdict = page.wrapped(&format!("{turn} is {legal} and scores {scored}."), 2);
                let explained = breakdown(&standing.breakdown, page);
                let explained = if explained.is_empty() {
                    explained
                } else {
                    format!("\n{explained}")
                };
                format!(
                    "\n{verdict}{explained}\n{}",
                    page.wrapped(&standing_sentence(standing, score), 2)
                )
            }
            Judgement::Illegal(breaches) => {
                format!("\n{}", illegal(&self.turn, breaches, page))
            }
        };
        text
    }

    fn notes(&self) -> &[Note] {
        &self.notes
    }
}

/// Every rule that a turn breaks.
pub(super) fn illegal(turn: &impl ToString, breaches: &[impl Display], page: &Page) -> String {
    let told = format!(
        "{} is {}:",
        page.strong(&turn.to_string()),
        page.bad("not legal")
    );
    let reasons = breaches
        .iter()
        .map(|breach| page.wrapped(&format!("  - {breach}"), 4));
    page.wrapped(&told, 2) + &reasons.collect::<String>()
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
