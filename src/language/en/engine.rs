use super::{English, plural};
use crate::game::Cell;
use crate::language::EngineWords;

impl EngineWords for English {
    fn plays(&self, total: usize, best: Option<u32>) -> String {
        match best {
            Some(best) => format!("{}, best {best}", plural(total, "legal play")),
            None => "No legal plays".to_owned(),
        }
    }

    fn ranked(&self, place: usize, total: usize, play: &str, points: &str) -> String {
        let plays = plural(total, "play");
        match place {
            1 => format!("Best of {plays}: {play}, {points}."),
            _ => format!("Rank {place} of {plays}: {play}, {points}."),
        }
    }

    fn placed(&self, tile: &str, cell: Cell) -> String {
        format!("{tile} at {cell}")
    }

    fn legal(&self, points: &str, rank: Option<(usize, usize)>) -> String {
        match rank {
            Some((rank, total)) => format!("Legal: {points}, rank {rank} of {total}."),
            None => format!("Legal: {points}."),
        }
    }

    fn not_legal(&self, reason: &str) -> String {
        format!("Not legal: {reason}")
    }

    fn and_more(&self, others: usize) -> String {
        format!("And {others} more.")
    }

    fn cells_twice(&self, cells: &str) -> String {
        format!("several tiles lie on {cells}")
    }

    fn no_request(&self) -> &'static str {
        "this is no request that the engine knows"
    }
}
