use super::{German, and_list, count, form, of_tiles, points, tiles};
use crate::game::{DeadCell, Position, PositionNote, RACK_SIZE, Unseen};
use crate::language::{AnalysisWords, GameWords};
use crate::search::Standing;

impl AnalysisWords for German {
    fn note(&self, note: &PositionNote) -> String {
        match *note {
            PositionNote::ShortRack { held, bag } => {
                let are = form(held, "ist", "sind");
                let held = match held {
                    0 => "keine Steine".to_owned(),
                    held => format!("nur {}", tiles(held)),
                };
                format!(
                    "auf der Bank {are} {held}, obwohl im Beutel noch {bag} {}; eine volle Bank hat {RACK_SIZE}",
                    form(bag, "ist", "sind"),
                )
            }
            PositionNote::UnevenHands { held, bag, others } => {
                let whose = match others {
                    1 => "für den Gegner".to_owned(),
                    2 => "für die beiden anderen".to_owned(),
                    3 => "für die drei anderen".to_owned(),
                    others => format!("für die {others} anderen"),
                };
                let (held, remain) = (tiles(held), form(held, "bleibt", "bleiben"));
                match bag {
                    0 => format!(
                        "bei leerem Beutel {remain} {held} {whose}; eine Bank hat höchstens {RACK_SIZE}"
                    ),
                    bag => format!(
                        "mit {} im Beutel {remain} {held} {whose}; solange der Beutel reicht, hat eine Bank {RACK_SIZE}",
                        of_tiles(bag)
                    ),
                }
            }
        }
    }

    fn known(&self, position: &Position) -> String {
        let bag = match position.bag() {
            0 => "der Beutel ist leer".to_owned(),
            bag => format!("{} im Beutel", tiles(bag)),
        };
        let scores = position.scores().map_or_else(String::new, |scores| {
            let scores: Vec<String> = scores.iter().map(u32::to_string).collect();
            format!(" · Punktestand {}", scores.join("–"))
        });
        format!(" · {} Spieler · {bag}{scores}", position.players())
    }

    fn best_play(&self, play: &str, points: &str, score: u32, plays: usize) -> String {
        let ties = match plays {
            1 => String::new(),
            plays => format!(" (einer von {plays}, die {score} bringen)"),
        };
        format!("Bester Zug: {play}, {points}{ties}")
    }

    fn plays_shown(&self, shown: usize, total: usize) -> String {
        if shown == 1 && total > 1 {
            format!("Der beste von {total} Zügen:")
        } else if shown < total {
            format!("Die besten {shown} von {total} Zügen:")
        } else if total == 1 {
            "Der einzige Zug:".to_owned()
        } else {
            format!("Alle {total} Züge:")
        }
    }

    fn ranking_titles(&self) -> [&'static str; 4] {
        ["", "Punkte", "Zug", "übrig"]
    }

    fn more_like_it(&self, others: usize) -> String {
        match others {
            1 => "und 1 ähnlicher".to_owned(),
            others => format!("und {others} ähnliche"),
        }
    }

    fn plays_counted(&self, total: usize, points: &str) -> String {
        format!(
            "{}; der beste bringt {points}.",
            count(total, "Zug", "Züge")
        )
    }

    fn no_play(&self) -> &'static str {
        "Es gibt keinen erlaubten Zug."
    }

    fn without_play(&self, no_play: &str, position: &Position) -> String {
        let what_now = if position.rack().is_empty() {
            "Die Bank ist leer: Es gibt nichts anzulegen."
        } else if position.can_swap() {
            "Jetzt muss getauscht werden: ein oder mehrere Steine gegen ebenso viele aus dem Beutel."
        } else {
            "Der Beutel ist leer, also lässt sich auch nichts tauschen: Es bleibt nur, zu passen."
        };
        format!("{no_play} {what_now}")
    }

    fn legal(&self, legal: bool) -> &'static str {
        if legal { "erlaubt" } else { "nicht erlaubt" }
    }

    fn is_legal(&self, turn: &str, legal: &str, points: &str) -> String {
        format!("{turn} ist {legal} und bringt {points}.")
    }

    fn is_illegal(&self, turn: &str, not_legal: &str) -> String {
        format!("{turn} ist {not_legal}:")
    }

    fn standing(&self, standing: &Standing) -> String {
        let Some(best) = &standing.best else {
            return "Es lässt sich kein Stein anlegen.".to_owned();
        };
        let (score, total) = (standing.breakdown.total(), standing.total);
        if score == best.score {
            return match total {
                1 => "Kein Zug bringt mehr.".to_owned(),
                _ => format!("Platz 1 von {total} erlaubten Zügen: Keiner bringt mehr."),
            };
        }
        let away = points(best.score - score);
        // A swap stands behind every play.
        let behind_all = standing.rank > total;
        if behind_all && total == 1 {
            return format!(
                "Hinter dem einzigen erlaubten Zug, {}: Der bringt {away} mehr.",
                best.play
            );
        }
        let rank = match standing.rank {
            _ if behind_all => "Hinter allen".to_owned(),
            rank => format!("Platz {rank} von"),
        };
        format!(
            "{rank} {total} erlaubten Zügen; der beste, {}, bringt {}: {away} mehr.",
            best.play, best.score
        )
    }

    fn unseen_total(&self, tiles: usize) -> String {
        count(tiles, "verborgener Stein", "verborgene Steine")
    }

    fn whereabouts(&self, total: &str, unseen: &Unseen, players: usize) -> String {
        let bag = match unseen.bag() {
            0 => "keiner im Beutel".to_owned(),
            tiles => format!("{tiles} im Beutel"),
        };
        let whose = if players == 2 {
            "auf der Bank des Gegners"
        } else {
            "auf den Bänken der anderen"
        };
        let hands = match unseen.in_hands() {
            0 => "keiner".to_owned(),
            tiles => tiles.to_string(),
        };
        let too_many = if unseen.surplus() > 0 {
            ", mehr als dort Platz haben: welche es sind, ist geraten"
        } else {
            ""
        };
        format!("{total}: {bag}, {hands} {whose}{too_many}.")
    }

    fn opponent_holds(&self, tiles: &str) -> String {
        format!("Der Gegner hat {tiles}.")
    }

    fn unseen_backgrounds(&self, unseen: &Unseen) -> String {
        let counts = unseen.rules().backgrounds().iter().map(|&background| {
            let count = unseen.of_background(background);
            let name = GameWords::background(self, background);
            format!("{count} {name} ({})", background.letter())
        });
        format!("Hintergründe: {}.", counts.collect::<Vec<_>>().join(", "))
    }

    fn all(&self) -> &'static str {
        "alle"
    }

    fn no_dead_cells(&self) -> &'static str {
        "Auf jedes freie Feld neben einem Stein passt noch ein verborgener Stein."
    }

    fn dead_cells(&self, cells: &str) -> String {
        format!("Auf {cells} passt nie mehr ein verborgener Stein:")
    }

    fn cells(&self, cells: usize) -> String {
        count(cells, "Feld", "Felder")
    }

    fn why_dead(&self, dead: &DeadCell) -> String {
        let (fitting, in_rack) = (&dead.fitting, &dead.in_rack);
        if fitting.is_empty() {
            return "kein Stein ist dort erlaubt".to_owned();
        }
        if in_rack.is_empty() {
            let all = and_list(fitting);
            return match fitting.len() {
                1 => format!("nur {all} passt, und der liegt schon auf dem Tisch"),
                _ => format!("nur {all} passen, und die liegen schon auf dem Tisch"),
            };
        }
        format!(
            "nur noch auf der eigenen Bank liegt etwas Passendes: {}",
            and_list(in_rack)
        )
    }
}
