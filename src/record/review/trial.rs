use std::cmp::Ordering;

use super::Basis;
use crate::strategy::{Candidate, Judged, Lag};

/// Student's t for a two-sided test at the 95 % level with ten batches.
const STUDENT: f64 = 2.262;

/// Turns of one position that met the same luck, batch after batch, so that they can be compared.
pub(super) struct Trial {
    entrants: Vec<Entrant>,
    pub(super) basis: Basis,
}

/// A turn, and what each batch said of it.
struct Entrant {
    candidate: Candidate,
    batches: Vec<Judged>,
}

impl Trial {
    pub(super) fn new(candidates: Vec<Candidate>, basis: Basis) -> Trial {
        let entrants = candidates.into_iter().map(|candidate| Entrant { candidate, batches: Vec::new() });
        Trial { entrants: entrants.collect(), basis }
    }

    /// The turns on trial.
    pub(super) fn candidates(&self) -> Vec<Candidate> {
        self.entrants.iter().map(|entrant| entrant.candidate.clone()).collect()
    }

    /// Adds what a batch of samples said, in any order.
    pub(super) fn add(&mut self, batch: &[Judged]) {
        for entrant in &mut self.entrants {
            entrant.batches.extend(batch.iter().find(|judged| judged.candidate.turn == entrant.candidate.turn).cloned());
        }
    }

    /// What all batches together say of a turn.
    pub(super) fn judged(&self, place: usize) -> Judged {
        let Entrant { candidate, batches } = &self.entrants[place];
        let count = batches.len().max(1) as f64;
        let mean = |of: fn(&Judged) -> f64| batches.iter().map(of).sum::<f64>() / count;
        Judged {
            candidate: candidate.clone(),
            samples: batches.iter().map(|judged| judged.samples).sum(),
            margin: mean(|judged| judged.margin),
            error: (mean(|judged| judged.error * judged.error) / count).sqrt(),
            win: mean(|judged| judged.win),
            margin_lag: Lag::default(),
            win_lag: Lag::default(),
            reply: mean(|judged| judged.reply),
            qwirkles: mean(|judged| judged.qwirkles),
            dropped: false,
        }
    }

    /// The places of the turns, the best first; the earlier of those that are equal.
    pub(super) fn ranking(&self) -> Vec<usize> {
        let judged: Vec<Judged> = (0..self.entrants.len()).map(|place| self.judged(place)).collect();
        let mut places: Vec<usize> = (0..judged.len()).collect();
        places.sort_by(|&a, &b| by_merit(&judged[a], &judged[b]));
        places
    }

    /// How much of the chance to win one turn gives away against another, and how many points; nothing where it cannot be told.
    pub(super) fn given_away(&self, by: usize, against: usize) -> (f64, f64) {
        let lost = |of: fn(&Judged) -> f64| {
            let pairs = self.entrants[against].batches.iter().zip(&self.entrants[by].batches);
            told_apart(&pairs.map(|(better, worse)| of(better) - of(worse)).collect::<Vec<_>>())
        };
        (lost(|judged| judged.win), lost(|judged| judged.margin))
    }
}

/// By the chance to win; points count too, a hundredth as much as a per cent, for games that are decided.
fn by_merit(a: &Judged, b: &Judged) -> Ordering {
    let merit = |judged: &Judged| judged.win + judged.margin / 10_000.0;
    merit(b).total_cmp(&merit(a))
}

/// The mean of differences where it is clearly above 0, and 0 otherwise.
fn told_apart(differences: &[f64]) -> f64 {
    let count = differences.len() as f64;
    let mean = differences.iter().sum::<f64>() / count;
    let squares: f64 = differences.iter().map(|difference| (difference - mean) * (difference - mean)).sum();
    let error = if differences.len() > 1 { (squares / (count * (count - 1.0))).sqrt() } else { 0.0 };
    if mean > STUDENT * error { mean } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::told_apart;

    #[test]
    fn what_cannot_be_told_apart_is_nothing() {
        assert_eq!(told_apart(&[0.5]), 0.5);
        assert_eq!(told_apart(&[0.3, 0.3, 0.3]), 0.3);
        assert_eq!(told_apart(&[-0.1, -0.1]), 0.0);
        assert_eq!(told_apart(&[0.4, -0.3, 0.2, -0.1]), 0.0);
    }
}
