use comfy_table::{Cell, CellAlignment};

use super::analysis::{heading, more_like_it};
use super::{Answer, Page};
use crate::game::{Play, Turn};
use crate::report::deep::{EndingReport, TurnReport};
use crate::report::picture::Picture;
use crate::report::words::{apart, deep, signed};
use crate::report::{DeepReport, Note};

impl Answer for DeepReport {
    fn text(&self, page: &Page) -> String {
        let mut text = format!("{}\n", heading(&self.position, page));
        let picture = Picture::new(&self.position);
        text += &match self.best_turn().and_then(play_of) {
            Some(play) => page.picture(&picture.with_play(play)),
            None => page.picture(&picture),
        };
        text.push('\n');
        if let Some(ending) = &self.ending {
            text += &page.wrapped(&found(ending, page), 2);
        }
        for sentence in deep::verdict(self) {
            text += &page.wrapped(&sentence, 2);
        }
        if self.judged.is_empty() { text } else { text + "\n" + &table(self, page) }
    }

    fn notes(&self) -> &[Note] {
        &self.notes
    }
}

impl DeepReport {
    /// What the ending says, or the samples.
    fn best_turn(&self) -> Option<&Turn> {
        self.ending.as_ref().map(|ending| &ending.turn).or(self.judged.first().map(|best| &best.turn))
    }
}

fn play_of(turn: &Turn) -> Option<&Play> {
    match turn {
        Turn::Lay(play) => Some(play),
        Turn::Swap(_) | Turn::Pass => None,
    }
}

/// `Best in this ending: Rc@h7, 5 points more than the other player by the end (proved)`
fn found(ending: &EndingReport, page: &Page) -> String {
    let turn = page.strong(&ending.turn.to_string());
    let how_sure = if ending.proved { page.good("proved") } else { "estimate".to_owned() };
    format!("Best in this ending: {turn}, {} by the end ({how_sure})", deep::gained(ending.margin))
}

fn table(report: &DeepReport, page: &Page) -> String {
    let is_ending = report.ending.is_some();
    let titles: &[&str] = if is_ending {
        &["points", "by the end", "", "turn", "tiles left"]
    } else {
        &["points", "behind", "win %", "reply", "qwirkle\n%", "kept", "turn"]
    };
    let mut table = page.table(titles);
    let number = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
    let rows = report.rows();
    for (place, (turn, alike)) in rows.iter().enumerate() {
        let mut cells = vec![number(turn.points.to_string())];
        if is_ending {
            cells.extend([number(format!("{:+}", turn.margin)), Cell::new(turn.basis.name())]);
        } else {
            cells.extend([
                number(behind(turn, place)),
                number(format!("{:.1}", turn.win_percent)),
                number(turn.reply.map_or_else(String::new, |reply| format!("{reply:.1}"))),
                number(turn.qwirkle_percent.map_or_else(String::new, |percent| format!("{percent:.0}"))),
                number(signed(turn.kept)),
            ]);
        }
        let shown = turn.turn.to_string();
        let shown = if place == 0 { page.strong(&shown) } else { shown } + &more_like_it(*alike, page);
        cells.push(Cell::new(shown));
        if is_ending {
            cells.push(Cell::new(apart(&turn.tiles_left)));
        }
        table.add_row(cells);
    }
    let note = match rows.iter().find(|(turn, _)| turn.dropped) {
        Some((turn, _)) => page.wrapped(&deep::dropped(turn.samples), 2),
        None => String::new(),
    };
    page.fitted(table) + "\n" + &note
}

/// How far behind the best: `1.25 ± 0.31`, with a star where it was not examined further.
fn behind(turn: &TurnReport, place: usize) -> String {
    let star = if turn.dropped { "*" } else { "" };
    if place == 0 { "best".to_owned() } else { format!("{:.2} ± {:.2}{star}", turn.behind, turn.behind_error) }
}
