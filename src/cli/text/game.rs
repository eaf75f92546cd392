use comfy_table::{Cell, CellAlignment};

use super::{Answer, TextStyle};
use crate::answer::GameReport;
use crate::language::en::{and_list, plural, points};
use crate::record::GameEnd;

impl Answer for GameReport {
    fn text(&self, style: &TextStyle) -> String {
        if self.turns.is_empty() {
            return style.wrapped("No turn has been taken yet.", 2);
        }
        let titles = ["turn", "player", "play", "points"]
            .into_iter()
            .chain(self.players.iter().map(String::as_str));
        let mut table = style.table(&titles.collect::<Vec<_>>());
        let right = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
        for turn in &self.turns {
            let totals = self
                .players
                .iter()
                .zip(&turn.scores)
                .map(|(player, total)| {
                    // The total that the turn changed, among those that it did not.
                    right(if *player == turn.player {
                        style.strong(&total.to_string())
                    } else {
                        style.faint(&total.to_string())
                    })
                });
            let told = [
                right(turn.turn.to_string()),
                Cell::new(&turn.player),
                Cell::new(&turn.play),
                right(turn.points.to_string()),
            ];
            table.add_row(told.into_iter().chain(totals));
        }
        let right_scores = match self.scores_checked {
            0 => "no score was written down".to_owned(),
            all if all == self.turns.len() => "every score is right".to_owned(),
            some => format!("{} written down, and right", plural(some, "score")),
        };
        let checked = format!("Every turn is {}; {right_scores}.", style.good("legal"));
        let result = [
            style.wrapped(&self.end(), 2),
            style.wrapped(&self.result(style), 2),
            style.wrapped(&checked, 2),
        ];
        format!("{}\n\n{}", style.fitted(table), result.concat())
    }
}

impl GameReport {
    fn end(&self) -> String {
        let bag = match self.bag {
            0 => "the bag is empty".to_owned(),
            tiles => format!("the bag holds {}", plural(tiles, "tile")),
        };
        match self.ending {
            GameEnd::WentOut(player) => {
                format!("{} went out: the game is over.", self.players[player])
            }
            GameEnd::Stuck => {
                "Nobody can lay a tile and the bag is empty: the game is over.".to_owned()
            }
            GameEnd::Open => format!("The game is not over; {bag}."),
        }
    }

    fn result(&self, style: &TextStyle) -> String {
        let most = self.scores.iter().copied().max().unwrap_or(0);
        let best = style.strong(&and_list(&self.leaders));
        let others = self
            .players
            .iter()
            .zip(&self.scores)
            .filter(|(player, _)| !self.leaders.contains(player));
        let others: Vec<String> = others
            .map(|(player, score)| format!("{player} has {score}"))
            .collect();
        let alone = self.leaders.len() == 1;
        let verb = match (self.ending, alone) {
            (GameEnd::Open, true) => "leads",
            (GameEnd::Open, false) => "lead together",
            (_, true) => "wins",
            (_, false) => "win together",
        };
        let won = format!("{best} {verb} with {}", points(most));
        if others.is_empty() {
            format!("{won}.")
        } else {
            format!("{won}; {}.", and_list(&others))
        }
    }
}
