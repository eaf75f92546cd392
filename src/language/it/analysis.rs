use super::game::number_of_backgrounds;
use super::{Italian, and_list, count, points, there_are, tiles};
use crate::game::{DeadCell, Position, PositionNote, RACK_SIZE, Unseen};
use crate::language::AnalysisWords;
use crate::search::Standing;

impl AnalysisWords for Italian {
    fn note(&self, note: &PositionNote) -> String {
        match *note {
            PositionNote::ShortRack { held, bag } => {
                let held = match held {
                    0 => "la mano è vuota".to_owned(),
                    held => format!("la mano ha solo {}", tiles(held)),
                };
                format!(
                    "{held}, anche se nel sacchetto {} e una mano completa ne ha {RACK_SIZE}",
                    there_are(bag, "tessera", "tessere")
                )
            }
            PositionNote::UnevenHands { held, bag, others } => {
                let whose = match others {
                    1 => "all’avversario".to_owned(),
                    others => format!("agli altri {others} giocatori"),
                };
                let remain = if held == 1 { "resta" } else { "restano" };
                match bag {
                    0 => format!(
                        "con il sacchetto vuoto {whose} {remain} {}, ma una mano ne ha al massimo {RACK_SIZE}",
                        tiles(held)
                    ),
                    bag => format!(
                        "con {} nel sacchetto {whose} ne {remain} {held}, ma finché il sacchetto non è vuoto una mano ne ha {RACK_SIZE}",
                        tiles(bag)
                    ),
                }
            }
        }
    }

    fn known(&self, position: &Position) -> String {
        let bag = match position.bag() {
            0 => "il sacchetto è vuoto".to_owned(),
            bag => format!("{} nel sacchetto", tiles(bag)),
        };
        let scores = position.scores().map_or_else(String::new, |scores| {
            let scores: Vec<String> = scores.iter().map(u32::to_string).collect();
            format!(" · punteggio {}", scores.join("–"))
        });
        format!(" · {} giocatori · {bag}{scores}", position.players())
    }

    fn best_play(&self, play: &str, points: &str, score: u32, plays: usize) -> String {
        let ties = match plays {
            1 => String::new(),
            plays => format!(" (una delle {plays} mosse da {score})"),
        };
        format!("Mossa migliore: {play}, {points}{ties}")
    }

    fn plays_shown(&self, shown: usize, total: usize) -> String {
        if shown < total {
            match shown {
                1 => format!("La migliore delle {total} mosse:"),
                shown => format!("Le {shown} migliori delle {total} mosse:"),
            }
        } else if total == 1 {
            "L’unica mossa:".to_owned()
        } else {
            format!("Tutte le {total} mosse:")
        }
    }

    fn ranking_titles(&self) -> [&'static str; 4] {
        ["", "punti", "mossa", "tessere rimaste"]
    }

    fn more_like_it(&self, others: usize) -> String {
        match others {
            1 => "e un’altra simile".to_owned(),
            others => format!("e altre {others} simili"),
        }
    }

    fn plays_counted(&self, total: usize, points: &str) -> String {
        match total {
            1 => format!("1 mossa, che vale {points}."),
            total => format!("{total} mosse; la migliore vale {points}."),
        }
    }

    fn no_play(&self) -> &'static str {
        "Nessuna mossa consentita."
    }

    fn without_play(&self, no_play: &str, position: &Position) -> String {
        let what_now = if position.rack().is_empty() {
            "La mano è vuota: non c’è nulla da giocare."
        } else if position.can_swap() {
            "Il giocatore deve scambiare una o più tessere con altrettante del sacchetto."
        } else {
            "Il sacchetto è vuoto, quindi non c’è nemmeno nulla da scambiare: il giocatore deve passare."
        };
        format!("{no_play} {what_now}")
    }

    fn legal(&self, legal: bool) -> &'static str {
        if legal {
            "consentita"
        } else {
            "non consentita"
        }
    }

    fn is_legal(&self, turn: &str, legal: &str, points: &str) -> String {
        format!("{turn} è una mossa {legal} e vale {points}.")
    }

    fn is_illegal(&self, turn: &str, not_legal: &str) -> String {
        format!("{turn} è una mossa {not_legal}:")
    }

    fn standing(&self, standing: &Standing) -> String {
        let Some(best) = &standing.best else {
            return "Non si può posizionare nessuna tessera.".to_owned();
        };
        let (score, total) = (standing.breakdown.total(), standing.total);
        let plays = count(total, "mossa consentita", "mosse consentite");
        if score == best.score {
            return match total {
                1 => "Nessuna mossa vale di più.".to_owned(),
                _ => format!("È la 1ª di {plays}: nessuna vale di più."),
            };
        }
        // A swap stands behind every play.
        let rank = match (standing.rank, total) {
            (rank, 1) if rank > total => {
                "Viene dopo l’unica mossa che posiziona tessere".to_owned()
            }
            (rank, _) if rank > total => {
                format!("Viene dopo tutte le {total} mosse che posizionano tessere")
            }
            (rank, _) => format!("È la {rank}ª di {plays}"),
        };
        let away = points(best.score - score);
        format!(
            "{rank}; la migliore, {}, vale {}: {away} in più.",
            best.play, best.score
        )
    }

    fn unseen_total(&self, tiles: usize) -> String {
        count(tiles, "tessera non visibile", "tessere non visibili")
    }

    fn whereabouts(&self, total: &str, unseen: &Unseen, players: usize) -> String {
        let number = |tiles: usize| match tiles {
            0 => "nessuna".to_owned(),
            tiles => tiles.to_string(),
        };
        let whose = if players == 2 {
            "nella mano dell’avversario"
        } else {
            "nelle mani degli altri"
        };
        let too_many = if unseen.surplus() > 0 {
            ", più di quante possano stare in mano: quali siano è un’ipotesi"
        } else {
            ""
        };
        format!(
            "{total}: {} nel sacchetto, {} {whose}{too_many}.",
            number(unseen.bag()),
            number(unseen.in_hands())
        )
    }

    fn opponent_holds(&self, tiles: &str) -> String {
        format!("L’avversario ha {tiles}.")
    }

    fn unseen_backgrounds(&self, unseen: &Unseen) -> String {
        let counts = unseen.rules().backgrounds().iter().map(|&background| {
            let number = number_of_backgrounds(unseen.of_background(background), background);
            format!("{number} ({})", background.letter())
        });
        format!("Sfondi: {}.", counts.collect::<Vec<_>>().join(", "))
    }

    fn all(&self) -> &'static str {
        "totale"
    }

    fn no_dead_cells(&self) -> &'static str {
        "Ogni casella attorno alle tessere del tavolo può ancora essere occupata da una tessera non visibile."
    }

    fn dead_cells(&self, cells: &str) -> String {
        format!("In {cells} non potrà mai andare nessuna tessera non visibile:")
    }

    fn cells(&self, cells: usize) -> String {
        count(cells, "casella", "caselle")
    }

    fn why_dead(&self, dead: &DeadCell) -> String {
        let (fitting, in_rack) = (&dead.fitting, &dead.in_rack);
        if fitting.is_empty() {
            return "qualsiasi tessera violerebbe le regole".to_owned();
        }
        if in_rack.is_empty() {
            return match &fitting[..] {
                [one] => format!("può andarci solo {one}, che è già sul tavolo"),
                _ => format!(
                    "possono andarci solo {}, che sono già sul tavolo",
                    and_list(fitting)
                ),
            };
        }
        match &in_rack[..] {
            [one] => format!("può andarci solo una tessera della mano: {one}"),
            _ => format!(
                "possono andarci solo tessere della mano: {}",
                and_list(in_rack)
            ),
        }
    }
}
