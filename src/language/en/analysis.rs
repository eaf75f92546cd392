use super::{English, and_list, is_or_are, plural};
use crate::game::{DeadCell, Position, PositionNote, RACK_SIZE, Unseen};
use crate::language::AnalysisWords;

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
        "Every cell beside the table can still be filled by an unseen tile."
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
