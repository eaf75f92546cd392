use super::{French, and_list, count, form, plural, points};
use crate::game::{Background, DeadCell, Position, PositionNote, RACK_SIZE, Unseen};
use crate::language::AnalysisWords;
use crate::search::Standing;

impl AnalysisWords for French {
    fn note(&self, note: &PositionNote) -> String {
        match *note {
            PositionNote::ShortRack { held, bag } => {
                let held = match held {
                    0 => "la main n’a aucune tuile".to_owned(),
                    1 => "la main n’a qu’une tuile".to_owned(),
                    held => format!("la main n’a que {}", plural(held, "tuile")),
                };
                format!(
                    "{held}, alors que le sac en contient {bag} et qu’une main complète en compte {RACK_SIZE}"
                )
            }
            PositionNote::UnevenHands { held, bag, others } => {
                let held = plural(held, "tuile");
                let whose = match others {
                    1 => "à l’adversaire".to_owned(),
                    others => format!("aux {others} autres joueurs"),
                };
                match bag {
                    0 => format!(
                        "si le sac est vide, il reste {held} {whose} ; une main en compte {RACK_SIZE} au plus"
                    ),
                    bag => format!(
                        "avec {} dans le sac, il reste {held} {whose} ; tant que le sac n’est pas vide, une main en compte {RACK_SIZE}",
                        plural(bag, "tuile")
                    ),
                }
            }
        }
    }

    fn known(&self, position: &Position) -> String {
        let bag = match position.bag() {
            0 => "le sac est vide".to_owned(),
            tiles => format!("{} dans le sac", plural(tiles, "tuile")),
        };
        let scores = position.scores().map_or_else(String::new, |scores| {
            let scores: Vec<String> = scores.iter().map(u32::to_string).collect();
            format!(" · score {}", scores.join("–"))
        });
        format!(" · {} joueurs · {bag}{scores}", position.players())
    }

    fn best_play(&self, play: &str, points: &str, score: u32, plays: usize) -> String {
        let ties = match plays {
            1 => String::new(),
            plays => format!(" (un des {plays} coups à {})", super::points(score)),
        };
        format!("Meilleur coup : {play}, {points}{ties}")
    }

    fn plays_shown(&self, shown: usize, total: usize) -> String {
        if total == 1 {
            "Le seul coup :".to_owned()
        } else if shown < total {
            let best = form(shown, "Le meilleur", &format!("Les {shown} meilleurs")).to_owned();
            format!("{best} des {total} coups :")
        } else {
            format!("Les {total} coups :")
        }
    }

    fn ranking_titles(&self) -> [&'static str; 4] {
        ["", "points", "coup", "tuiles restantes"]
    }

    fn more_like_it(&self, others: usize) -> String {
        format!(
            "et {}",
            count(others, "autre coup semblable", "autres coups semblables")
        )
    }

    fn plays_counted(&self, total: usize, points: &str) -> String {
        format!("{} ; le meilleur rapporte {points}.", plural(total, "coup"))
    }

    fn no_play(&self) -> &'static str {
        "Aucun coup permis."
    }

    fn without_play(&self, no_play: &str, position: &Position) -> String {
        let what_now = if position.rack().is_empty() {
            "La main est vide : il n’y a rien à jouer."
        } else if position.can_swap() {
            "Il faut échanger : mettre de côté une ou plusieurs tuiles et en piocher autant."
        } else {
            "Le sac est vide, on ne peut donc pas échanger non plus : il faut passer."
        };
        format!("{no_play} {what_now}")
    }

    fn legal(&self, legal: bool) -> &'static str {
        if legal { "permis" } else { "interdit" }
    }

    fn is_legal(&self, turn: &str, legal: &str, points: &str) -> String {
        format!("{turn} est {legal} et rapporte {points}.")
    }

    fn is_illegal(&self, turn: &str, not_legal: &str) -> String {
        format!("{turn} est {not_legal} :")
    }

    fn standing(&self, standing: &Standing) -> String {
        let Some(best) = &standing.best else {
            return "On ne peut poser aucune tuile.".to_owned();
        };
        let (score, total) = (standing.breakdown.total(), standing.total);
        let plays = count(total, "coup permis", "coups permis");
        if score == best.score {
            return match total {
                1 => "Aucun coup ne rapporte davantage.".to_owned(),
                _ => format!("1er rang sur {plays} : aucun ne rapporte davantage."),
            };
        }
        // A swap stands behind every play.
        let rank = match standing.rank {
            rank if rank > total => match total {
                1 => "Derrière le seul coup permis".to_owned(),
                total => format!("Derrière les {total} coups permis"),
            },
            rank => format!("{rank}e rang sur {plays}"),
        };
        let away = best.score - score;
        format!(
            "{rank} ; le meilleur, {}, rapporte {}, soit {away} de plus.",
            best.play,
            points(best.score)
        )
    }

    fn unseen_total(&self, tiles: usize) -> String {
        count(tiles, "tuile cachée", "tuiles cachées")
    }

    fn whereabouts(&self, total: &str, unseen: &Unseen, players: usize) -> String {
        let bag = match unseen.bag() {
            0 => "aucune dans le sac".to_owned(),
            tiles => format!("{tiles} dans le sac"),
        };
        let whose = if players == 2 {
            "la main de l’adversaire"
        } else {
            "les mains des autres"
        };
        let hands = match unseen.in_hands() {
            0 => "aucune".to_owned(),
            tiles => tiles.to_string(),
        };
        let too_many = if unseen.surplus() > 0 {
            ", plus qu’on ne peut en avoir en main : on ne sait pas lesquelles"
        } else {
            ""
        };
        format!("{total} : {bag}, {hands} dans {whose}{too_many}.")
    }

    fn opponent_holds(&self, tiles: &str) -> String {
        format!("L’adversaire a en main {tiles}.")
    }

    fn unseen_backgrounds(&self, unseen: &Unseen) -> String {
        let counts = unseen.rules().backgrounds().iter().map(|&background| {
            let number = unseen.of_background(background);
            let (one, many) = match background {
                Background::Black => ("noir", "noirs"),
                Background::White => ("blanc", "blancs"),
                Background::Split => ("bicolore", "bicolores"),
            };
            format!("{} ({})", count(number, one, many), background.letter())
        });
        format!("Fonds : {}.", counts.collect::<Vec<_>>().join(", "))
    }

    fn all(&self) -> &'static str {
        "total"
    }

    fn no_dead_cells(&self) -> &'static str {
        "Chaque case voisine d’une tuile peut encore recevoir une tuile cachée."
    }

    fn dead_cells(&self, cells: &str) -> String {
        format!("Il y a {cells} où plus aucune tuile cachée ne peut aller :")
    }

    fn cells(&self, cells: usize) -> String {
        plural(cells, "case")
    }

    fn why_dead(&self, dead: &DeadCell) -> String {
        let (fitting, in_rack) = (&dead.fitting, &dead.in_rack);
        if fitting.is_empty() {
            return "aucune tuile n’y est permise".to_owned();
        }
        if in_rack.is_empty() {
            let tiles = and_list(fitting);
            return match fitting.len() {
                1 => format!("seule {tiles} y va, et elle est sur la table"),
                _ => format!("seules {tiles} y vont, et elles sont sur la table"),
            };
        }
        let tiles = and_list(in_rack);
        match in_rack.len() {
            1 => format!("seule {tiles} peut encore y aller, et elle est dans votre main"),
            _ => format!("seules {tiles} peuvent encore y aller, et elles sont dans votre main"),
        }
    }
}
