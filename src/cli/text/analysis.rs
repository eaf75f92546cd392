use comfy_table::{Cell, CellAlignment};

use super::{Answer, TextStyle};
use crate::answer::{Analysis, Note, PlayReport};
use crate::cli::terminal::{breakdown, heading};
use crate::game::{Breakdown, Position};
use crate::language::en::{plural, points, spaced};
use crate::picture::Picture;

impl Answer for Analysis {
    fn text(&self, style: &TextStyle) -> String {
        let mut text = format!("{}\n", heading(&self.position, style));
        let Some(best) = self.plays.first() else {
            text += &style.picture(&Picture::new(&self.position));
            return text + "\n" + &self.without_plays(style);
        };
        text += &style.picture(&Picture::new(&self.position).with_play(&best.play));
        let ties = match self.best_plays {
            1 => String::new(),
            ties => format!(" (one of {ties} that score {})", best.score),
        };
        let (play, score) = (
            style.strong(&best.play.to_string()),
            style.strong(&points(best.score)),
        );
        text += &format!(
            "\n{}\n",
            style.wrapped(&format!("Best play: {play}, {score}{ties}"), 2)
        );
        text += &breakdown(
            &Breakdown {
                lines: best.lines.clone(),
                going_out: best.going_out,
            },
            style,
        );
        text.push('\n');
        let shown: usize = self.plays.iter().map(|play| 1 + play.alike).sum();
        text += &match (shown, self.plays_total) {
            (shown, total) if shown < total => {
                format!("The best {shown} of {}:\n", plural(total, "play"))
            }
            (_, 1) => "The only play:\n".to_owned(),
            (_, total) => format!("All {}:\n", plural(total, "play")),
        };
        text + &ranking(&self.plays, style)
    }

    fn notes(&self) -> &[Note] {
        &self.notes
    }
}

impl Analysis {
    /// The answer where no play is shown: there is none, or none was asked for.
    fn without_plays(&self, style: &TextStyle) -> String {
        match self.best_score {
            Some(best) => {
                let best = style.strong(&points(best));
                style.wrapped(
                    &format!(
                        "{}; the best scores {best}.",
                        plural(self.plays_total, "play")
                    ),
                    2,
                )
            }
            None => no_play(&self.position, style),
        }
    }
}

pub(crate) fn no_play(position: &Position, style: &TextStyle) -> String {
    let what_now = if position.rack().is_empty() {
        "The rack is empty: there is nothing to play."
    } else if position.can_swap() {
        "The player must swap: give back one or more tiles for as many from the bag."
    } else {
        "The bag is empty, so there is nothing to swap either: the player must pass."
    };
    style.wrapped(&format!("{} {what_now}", style.strong("No legal play.")), 2)
}

/// The second line of a row that stands for several turns.
pub(crate) fn more_like_it(alike: usize, style: &TextStyle) -> String {
    if alike == 0 {
        String::new()
    } else {
        format!("\n{}", style.faint(&format!("and {alike} more like it")))
    }
}

fn ranking(plays: &[PlayReport], style: &TextStyle) -> String {
    let mut table = style.table(&["", "points", "play", "tiles left"]);
    let (mut rank, mut before) = (0, 0);
    for (place, play) in plays.iter().enumerate() {
        if place == 0 || play.score < plays[place - 1].score {
            rank = before + 1;
        }
        before += 1 + play.alike;
        let shown = if rank == 1 {
            style.strong(&play.play.to_string())
        } else {
            play.play.to_string()
        };
        let shown = shown + &more_like_it(play.alike, style);
        table.add_row([
            Cell::new(rank).set_alignment(CellAlignment::Right),
            Cell::new(play.score).set_alignment(CellAlignment::Right),
            Cell::new(shown),
            // A line may end at a space, never inside a tile.
            Cell::new(spaced(&play.tiles_left)),
        ]);
    }
    style.fitted(table) + "\n"
}
