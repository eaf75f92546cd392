use super::{German, points};
use crate::game::Cell;
use crate::language::{EngineWords, with_capital};

impl EngineWords for German {
    fn plays(&self, total: usize, best: Option<u32>) -> String {
        match (total, best) {
            (_, None) => "Kein erlaubter Zug".to_owned(),
            (1, Some(best)) => format!("1 erlaubter Zug: {}", points(best)),
            (total, Some(best)) => format!("{total} erlaubte Züge, der beste bringt {best}"),
        }
    }

    fn ranked(&self, place: usize, total: usize, play: &str, points: &str) -> String {
        match (place, total) {
            (1, 1) => format!("Einziger Zug: {play}, {points}."),
            (1, _) => format!("Bester von {total} Zügen: {play}, {points}."),
            _ => format!("Platz {place} von {total} Zügen: {play}, {points}."),
        }
    }

    fn placed(&self, tile: &str, cell: Cell) -> String {
        format!("{tile}, auf {cell}")
    }

    fn legal(&self, points: &str, rank: Option<(usize, usize)>) -> String {
        match rank {
            Some((rank, total)) => format!("Erlaubt: {points}, Platz {rank} von {total}."),
            None => format!("Erlaubt: {points}."),
        }
    }

    fn not_legal(&self, reason: &str) -> String {
        format!("Nicht erlaubt: {}", with_capital(reason))
    }

    fn and_more(&self, others: usize) -> String {
        match others {
            1 => "Und noch ein Fehler.".to_owned(),
            _ => format!("Und noch {others} Fehler."),
        }
    }

    fn cells_twice(&self, cells: &str) -> String {
        format!("mehrere Steine liegen auf demselben Feld: {cells}")
    }

    fn no_request(&self) -> &'static str {
        "diese Anfrage ist nicht zu verstehen"
    }
}
