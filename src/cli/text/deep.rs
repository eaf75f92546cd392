use comfy_table::{Cell, CellAlignment};

use super::analysis::more_like_it;
use super::{Answer, TextStyle};
use crate::answer::deep::{EndingReport, TurnReport};
use crate::answer::{DeepReport, Note};
use crate::cli::terminal::heading;
use crate::game::{Play, Turn};
use crate::language::en::{deep, signed, spaced};
use crate::picture::Picture;

impl Answer for DeepReport {
    fn text(&self, style: &TextStyle) -> String {
        let mut text = format!("{}\n", heading(&self.position, style));
        let picture = Picture::new(&self.position);
        text += &match self.best_turn().and_then(play_of) {
            Some(play) => style.picture(&picture.with_play(play)),
            None => style.picture(&picture),
        };
        text.push('\n');
        if let Some(ending) = &self.ending {
            text += &style.wrapped(&found(ending, style), 2);
        }
        for sentence in deep::verdict(self) {
            text += &style.wrapped(&sentence, 2);
        }
        text + &table(self, style)
    }

    fn notes(&self) -> &[Note] {
        &self.notes
    }
}

impl DeepReport {
    /// What the ending says, or the samples.
    fn best_turn(&self) -> Option<&Turn> {
        self.ending
            .as_ref()
            .map(|ending| &ending.turn)
            .or(self.judged.first().map(|best| &best.turn))
    }
}

fn play_of(turn: &Turn) -> Option<&Play> {
    match turn {
        Turn::Lay(play) => Some(play),
        Turn::Swap(_) | Turn::Pass => None,
    }
}

/// `Best in this ending: Rc@h7, 5 points more than the other player by the end (proved)`
fn found(ending: &EndingReport, style: &TextStyle) -> String {
    let turn = style.strong(&ending.turn.to_string());
    let how_sure = if ending.proved {
        style.good("proved")
    } else {
        "estimate".to_owned()
    };
    format!(
        "Best in this ending: {turn}, {} by the end ({how_sure})",
        deep::gained(ending.margin)
    )
}

fn table(report: &DeepReport, style: &TextStyle) -> String {
    let rows = report.rows();
    if rows.is_empty() {
        return String::new();
    }
    let is_ending = report.ending.is_some();
    let by_win = report.position.scores().is_some();
    let titles: &[&str] = if is_ending {
        &["points", "by the end", "", "turn", "tiles left"]
    } else {
        &[
            "points",
            if by_win { "behind %" } else { "behind" },
            "win %",
            "reply",
            "qwirkle\n%",
            "kept",
            "turn",
        ]
    };
    let mut table = style.table(titles);
    let number = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
    for (turn, alike) in &rows {
        let is_best = report
            .judged
            .first()
            .is_some_and(|best| best.turn == turn.turn);
        let mut cells = vec![number(turn.points.to_string())];
        if is_ending {
            cells.extend([
                number(format!("{:+}", turn.margin)),
                Cell::new(turn.basis.name()),
            ]);
        } else {
            cells.extend([
                number(if is_best {
                    "best".to_owned()
                } else {
                    behind(turn, by_win)
                }),
                number(format!("{:.1}", turn.win_percent)),
                number(
                    turn.reply
                        .map_or_else(String::new, |reply| format!("{reply:.1}")),
                ),
                number(
                    turn.qwirkle_percent
                        .map_or_else(String::new, |percent| format!("{percent:.0}")),
                ),
                number(signed(turn.kept)),
            ]);
        }
        let shown = turn.turn.to_string();
        let shown =
            if is_best { style.strong(&shown) } else { shown } + &more_like_it(*alike, style);
        cells.push(Cell::new(shown));
        if is_ending {
            cells.push(Cell::new(spaced(&turn.tiles_left)));
        }
        table.add_row(cells);
    }
    let note = match rows.iter().find(|(turn, _)| turn.dropped) {
        Some((turn, _)) => style.wrapped(&deep::dropped(turn.samples), 2),
        None => String::new(),
    };
    format!("\n{}\n{note}", style.fitted(table))
}

/// How far behind the best, in points or in the chance to win: `1.25 ± 0.31`, with a star where it
/// was not examined further.
fn behind(turn: &TurnReport, by_win: bool) -> String {
    let (behind, error) = if by_win {
        (turn.win_behind, turn.win_behind_error)
    } else {
        (turn.behind, turn.behind_error)
    };
    format!(
        "{behind:.2} ± {error:.2}{}",
        if turn.dropped { "*" } else { "" }
    )
}
