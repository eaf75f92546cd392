use comfy_table::{Cell, CellAlignment};

use super::analysis::heading;
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
        if self.turns.is_empty() { text } else { text + "\n" + &table(&self.turns, page) }
    }

    fn notes(&self) -> &[Note] {
        &self.notes
    }
}

impl DeepReport {
    /// What the ending says, or the samples.
    fn best_turn(&self) -> Option<&Turn> {
        self.ending.as_ref().map(|ending| &ending.turn).or(self.turns.first().map(|best| &best.turn))
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

fn table(turns: &[TurnReport], page: &Page) -> String {
    let is_ending = turns.iter().any(|turn| turn.basis.is_search());
    let titles: &[&str] = if is_ending {
        &["points", "by the end", "", "turn", "tiles left"]
    } else {
        &["points", "margin", "±", "win %", "reply", "qwirkle %", "kept", "turn", "tiles left"]
    };
    let mut table = page.table(titles);
    let number = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
    for (place, turn) in turns.iter().enumerate() {
        let shown = turn.turn.to_string();
        let mut cells = vec![number(turn.points.to_string())];
        if is_ending {
            cells.extend([number(format!("{:+}", turn.margin)), Cell::new(turn.basis.name())]);
        } else {
            cells.extend([
                number(format!("{:+.2}", turn.margin)),
                number(format!("{:.2}", turn.standard_error)),
                number(format!("{:.1}", turn.win_percent)),
                number(turn.reply.map_or_else(String::new, |reply| format!("{reply:.1}"))),
                number(turn.qwirkle_percent.map_or_else(String::new, |percent| format!("{percent:.0}"))),
                number(signed(turn.kept)),
            ]);
        }
        cells.extend([Cell::new(if place == 0 { page.strong(&shown) } else { shown }), Cell::new(apart(&turn.tiles_left))]);
        table.add_row(cells);
    }
    page.fitted(table) + "\n"
}
