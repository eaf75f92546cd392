use comfy_table::{Cell, CellAlignment};

use super::breakdown::breakdown;
use super::{Answer, Page};
use crate::game::{Breakdown, Position};
use crate::report::picture::Picture;
use crate::report::words::{plural, points};
use crate::report::{Analysis, PlayReport};

impl Answer for Analysis {
    fn text(&self, page: &Page) -> String {
        let mut text = format!("{}\n\n", heading(&self.position, page));
        let Some(best) = self.plays.first() else {
            text += &page.picture(&Picture::new(&self.position));
            return text + "\n" + &self.without_plays(page);
        };
        text += &page.picture(&Picture::new(&self.position).with_play(&best.play));
        text += &format!("\nBest play: {}, {}\n\n", page.strong(&best.play.to_string()), page.strong(&points(best.score)));
        text += &breakdown(&Breakdown { lines: best.lines.clone(), going_out: best.going_out }, page);
        text += &format!("  {} in all\n\n", page.strong(&points(best.score)));
        text += &match (self.plays.len(), self.plays_total) {
            (shown, total) if shown < total => format!("The best {shown} of {}:\n", plural(total, "play")),
            (_, 1) => "The only play:\n".to_owned(),
            (_, total) => format!("All {}:\n", plural(total, "play")),
        };
        text + &ranking(&self.plays, page)
    }
}

impl Analysis {
    /// The answer where no play is shown: there is none, or none was asked for.
    fn without_plays(&self, page: &Page) -> String {
        match self.best_score {
            Some(best) => {
                format!("{}; the best scores {}.\n", plural(self.plays_total, "play"), page.strong(&points(best)))
            }
            None => no_play(&self.position, page),
        }
    }
}

/// The rules and what is known of the game, in a line.
pub(super) fn heading(position: &Position, page: &Page) -> String {
    let bag = match position.bag() {
        0 => "the bag is empty".to_owned(),
        tiles => format!("{} in the bag", plural(tiles, "tile")),
    };
    let scores = position.scores().map_or_else(String::new, |scores| {
        let scores: Vec<String> = scores.iter().map(u32::to_string).collect();
        format!(" · scores {}", scores.join("–"))
    });
    let known = format!(" · {} players · {bag}{scores}", position.players());
    page.strong(position.rules().name()) + &page.faint(&known)
}

fn no_play(position: &Position, page: &Page) -> String {
    let what_now = if position.rack().is_empty() {
        "The rack is empty: there is nothing to play."
    } else if position.can_swap() {
        "The player must swap: give back one or more tiles for as many from the bag."
    } else {
        "The bag is empty, so there is nothing to swap either: the player must pass."
    };
    format!("{} {what_now}\n", page.strong("No legal play."))
}

fn ranking(plays: &[PlayReport], page: &Page) -> String {
    let mut table = page.table(&["", "points", "play", "tiles left"]);
    let mut rank = 0;
    for (place, play) in plays.iter().enumerate() {
        if place == 0 || play.score < plays[place - 1].score {
            rank = place + 1;
        }
        let shown = if rank == 1 { page.strong(&play.play.to_string()) } else { play.play.to_string() };
        table.add_row([
            Cell::new(rank).set_alignment(CellAlignment::Right),
            Cell::new(play.score).set_alignment(CellAlignment::Right),
            Cell::new(shown),
            Cell::new(&play.tiles_left),
        ]);
    }
    format!("{table}\n")
}
