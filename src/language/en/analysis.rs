use super::{English, and_list, is_or_are, plural, points};
use crate::game::{DeadCell, Position, PositionNote, RACK_SIZE, Unseen};
use crate::language::AnalysisWords;
use crate::search::Standing;

impl AnalysisWords for English {
    fn note(&self, note: &PositionNote) -> String {
        match *note {
            PositionNote::ShortRack { held, bag } => {
                let tiles = match held {
                    0 => "no tiles".to_owned(),
                    held => plural(held, "tile"),
                };
                format!(
                    "the rack has {tiles}, though the bag holds {bag} and a full hand is {RACK_SIZE}"
                )
            }
            PositionNote::UnevenHands { held, bag, others } => {
                let held = plural(held, "tile");
                let whose = match others {
                    1 => "the opponent".to_owned(),
                    others => format!("the other {others} players"),
                };
                match bag {
                    0 => format!(
                        "an empty bag leaves {held} to {whose}; a hand has at most {RACK_SIZE}"
                    ),
                    bag => format!(
                        "a bag of {} leaves {held} to {whose}; while the bag lasts a hand has {RACK_SIZE}",
                        plural(bag, "tile")
                    ),
                }
            }
        }
    }

    fn known(&self, position: &Position) -> String {
        let bag = match position.bag() {
            0 => "the bag is empty".to_owned(),
            tiles => format!("{} in the bag", plural(tiles, "tile")),
        };
        let scores = position.scores().map_or_else(String::new, |scores| {
            let scores: Vec<String> = scores.iter().map(u32::to_string).collect();
            format!(" · scores {}", scores.join("–"))
        });
        format!(" · {} players · {bag}{scores}", position.players())
    }

    fn best_play(&self, play: &str, points: &str, score: u32, plays: usize) -> String {
        let ties = match plays {
            1 => String::new(),
            plays => format!(" (one of {plays} that score {score})"),
        };
        format!("Best play: {play}, {points}{ties}")
    }

    fn plays_shown(&self, shown: usize, total: usize) -> String {
        let plays = plural(total, "play");
        if shown < total {
            format!("The best {shown} of {plays}:")
        } else if total == 1 {
            "The only play:".to_owned()
        } else {
            format!("All {plays}:")
        }
    }

    fn ranking_titles(&self) -> [&'static str; 4] {
        ["", "points", "play", "tiles left"]
    }

    fn more_like_it(&self, others: usize) -> String {
        format!("and {others} more like it")
    }

    fn plays_counted(&self, total: usize, points: &str) -> String {
        format!("{}; the best scores {points}.", plural(total, "play"))
    }

    fn no_play(&self) -> &'static str {
        "No legal play."
    }

    fn without_play(&self, no_play: &str, position: &Position) -> String {
        let what_now = if position.rack().is_empty() {
            "The rack is empty: there is nothing to play."
        } else if position.can_swap() {
            "The player must swap: give back one or more tiles for as many from the bag."
        } else {
            "The bag is empty, so there is nothing to swap either: the player must pass."
        };
        format!("{no_play} {what_now}")
    }

    fn legal(&self, legal: bool) -> &'static str {
        if legal { "legal" } else { "not legal" }
    }

    fn is_legal(&self, turn: &str, legal: &str, points: &str) -> String {
        format!("{turn} is {legal} and scores {points}.")
    }

    fn is_illegal(&self, turn: &str, not_legal: &str) -> String {
        format!("{turn} is {not_legal}:")
    }

    fn standing(&self, standing: &Standing) -> String {
        let Some(best) = &standing.best else {
            return "No tile can be laid.".to_owned();
        };
        let (score, total) = (standing.breakdown.total(), standing.total);
        let plays = plural(total, "legal play");
        if score == best.score {
            return match total {
                1 => "No play scores more.".to_owned(),
                _ => format!("Rank 1 of {plays}: none scores more."),
            };
        }
        // A swap stands behind every play.
        let rank = match standing.rank {
            rank if rank > total => "Behind".to_owned(),
            rank => format!("Rank {rank} of"),
        };
        let away = points(best.score - score);
        format!(
            "{rank} {plays}; the best, {}, scores {}: {away} more.",
            best.play, best.score
        )
    }

    fn unseen_total(&self, tiles: usize) -> String {
        format!("{} unseen", plural(tiles, "tile"))
    }

    fn whereabouts(&self, total: &str, unseen: &Unseen, players: usize) -> String {
        let bag = match unseen.bag() {
            0 => "none in the bag".to_owned(),
            tiles => format!("{tiles} in the bag"),
        };
        let whose = if players == 2 {
            "the opponent's hand"
        } else {
            "the others' hands"
        };
        let hands = match unseen.in_hands() {
            0 => "none".to_owned(),
            tiles => tiles.to_string(),
        };
        let too_many = if unseen.surplus() > 0 {
            ", more than hands hold: which ones is a guess"
        } else {
            ""
        };
        format!("{total}: {bag}, {hands} in {whose}{too_many}.")
    }

    fn opponent_holds(&self, tiles: &str) -> String {
        format!("The opponent holds {tiles}.")
    }

    fn unseen_backgrounds(&self, unseen: &Unseen) -> String {
        let counts = unseen.rules().backgrounds().iter().map(|&background| {
            let count = unseen.of_background(background);
            format!("{count} {} ({})", background.name(), background.letter())
        });
        format!("Backgrounds: {}.", counts.collect::<Vec<_>>().join(", "))
    }

    fn all(&self) -> &'static str {
        "all"
    }

    fn no_dead_cells(&self) -> &'static str {
        "Every cell beside the tiles can still be filled by an unseen tile."
    }

    fn dead_cells(&self, cells: &str) -> String {
        format!("No unseen tile can ever fill {cells}:")
    }

    fn cells(&self, cells: usize) -> String {
        plural(cells, "cell")
    }

    fn why_dead(&self, dead: &DeadCell) -> String {
        let (fitting, in_rack) = (&dead.fitting, &dead.in_rack);
        if fitting.is_empty() {
            return "no tile keeps the rules there".to_owned();
        }
        if in_rack.is_empty() {
            let (tiles, are) = (and_list(fitting), is_or_are(fitting.len()));
            let fits = if fitting.len() == 1 { "fits" } else { "fit" };
            return format!("only {tiles} {fits}, and {are} on the table");
        }
        format!("only the rack can, with {}", and_list(in_rack))
    }
}
