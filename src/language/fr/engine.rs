use super::French;
use crate::game::Cell;
use crate::language::EngineWords;

impl EngineWords for French {
    fn plays(&self, total: usize, best: Option<u32>) -> String {
        match (total, best) {
            (_, None) => "Aucun coup permis".to_owned(),
            (1, Some(best)) => format!("1 coup permis\u{202f}: {best}"),
            (total, Some(best)) => format!("{total} coups permis, le meilleur\u{202f}: {best}"),
        }
    }

    fn ranked(&self, place: usize, total: usize, play: &str, points: &str) -> String {
        match (place, total) {
            (1, 1) => format!("Seul coup permis\u{202f}: {play}, {points}."),
            (1, _) => format!("Meilleur des {total} coups\u{202f}: {play}, {points}."),
            _ => format!("{place}e des {total} coups\u{202f}: {play}, {points}."),
        }
    }

    fn placed(&self, tile: &str, cell: Cell) -> String {
        format!("{tile}, en {cell}")
    }

    fn legal(&self, points: &str, rank: Option<(usize, usize)>) -> String {
        match rank {
            Some((rank, total)) => {
                format!("Coup permis\u{202f}: {points}, rang {rank} sur {total}.")
            }
            None => format!("Tour permis\u{202f}: {points}."),
        }
    }

    fn not_legal(&self, reason: &str) -> String {
        format!("Coup interdit\u{202f}: {reason}")
    }

    fn and_more(&self, others: usize) -> String {
        match others {
            1 => "Et 1 autre erreur.".to_owned(),
            _ => format!("Et {others} autres erreurs."),
        }
    }

    fn cells_twice(&self, cells: &str) -> String {
        format!("plusieurs tuiles sont posées sur la même case\u{202f}: {cells}")
    }

    fn no_request(&self) -> &'static str {
        "le moteur ne comprend pas cette demande"
    }
}
