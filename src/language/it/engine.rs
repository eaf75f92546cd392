use super::{Italian, points};
use crate::game::Cell;
use crate::language::EngineWords;

impl EngineWords for Italian {
    fn plays(&self, total: usize, best: Option<u32>) -> String {
        match (total, best) {
            (_, None) => "Nessuna mossa consentita".to_owned(),
            (1, Some(best)) => format!("1 mossa consentita, da {}", points(best)),
            (total, Some(best)) => {
                format!("{total} mosse consentite, la migliore da {}", points(best))
            }
        }
    }

    fn ranked(&self, place: usize, total: usize, play: &str, points: &str) -> String {
        match (place, total) {
            (1, 1) => format!("L’unica mossa: {play}, {points}."),
            (1, _) => format!("La migliore di {total} mosse: {play}, {points}."),
            _ => format!("{place}ª di {total} mosse: {play}, {points}."),
        }
    }

    fn placed(&self, tile: &str, cell: Cell) -> String {
        format!("{tile}, in {cell}")
    }

    fn legal(&self, points: &str, rank: Option<(usize, usize)>) -> String {
        match rank {
            Some((rank, total)) => {
                format!("Mossa consentita: {points}, {rank}ª su {total}.")
            }
            None => format!("Turno consentito: {points}."),
        }
    }

    fn not_legal(&self, reason: &str) -> String {
        format!("Mossa non consentita: {reason}")
    }

    fn and_more(&self, others: usize) -> String {
        match others {
            1 => "E un altro errore.".to_owned(),
            _ => format!("E altri {others} errori."),
        }
    }

    fn cells_twice(&self, cells: &str) -> String {
        format!("più tessere occupano la stessa casella: {cells}")
    }

    fn no_request(&self) -> &'static str {
        "questa richiesta non è comprensibile"
    }
}
