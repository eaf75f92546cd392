use super::{Grade, Judgement, ReviewEffort};
use crate::game::{Position, Rack, Rules, Turn, Unseen};
use crate::record::Step;
use crate::strategy::{
    Candidate, DeepQuestion, Effort, Engine, Evaluation, Evidence, KnownHands, Leaves,
    PairedDifference, ranked,
};

/// How many plays and swaps are looked at first, and how many of them closely.
const PLAYS: usize = 24;
const SWAPS: usize = 4;
const CLOSELY: usize = 3;
/// What is given away must be so many standard errors to count: the 95 % level, where the best of
/// up to four is held against one.
const ERRORS: f64 = 2.4;
/// A glance at a turn of an ending gets this part of the effort.
const GLANCE: u64 = 20;

/// Judges the turns of games of some rules.
pub struct Judge {
    engine: Engine,
    leaves: &'static Leaves,
    effort: ReviewEffort,
}

/// A turn about to be judged.
struct Question {
    position: Position,
    /// By how much it was moved away from the edge.
    shift: (i16, i16),
    /// The only opponent's hand, where it is known to the tile.
    opponent: Option<Rack>,
    /// How sure the best turn is.
    evidence: Evidence,
    seed: u64,
}

impl Judge {
    /// A judge. The same effort gives the same judgements.
    pub fn new(rules: Rules, effort: ReviewEffort) -> Judge {
        Judge {
            engine: Engine::new(rules),
            leaves: Leaves::of(rules),
            effort,
        }
    }

    /// Judges a turn, which has this place in its record; `None` where the hand is not known.
    pub fn turn(&mut self, place: usize, step: &Step) -> Option<Judgement> {
        let mut question = self.question(place, step)?;
        let played = self.candidate(&question, &step.turn);
        let mut candidates = self.engine.candidates(&question.position, PLAYS, SWAPS);
        candidates.retain(|candidate| question.has_names(&candidate.turn));
        question.add(&mut candidates, &played);
        let had_choice = candidates.len() > 1;
        let judged = match question.opponent {
            Some(_) => {
                let closely = self.by_a_glance(&mut question, candidates, &played);
                self.ending(&mut question, closely, &played)
            }
            None => self.samples(&question, candidates, vec![played.turn.clone()]),
        };
        Some(question.answered_by(judged, &played, had_choice))
    }

    /// Judges another legal turn instead of the one that was played, against the same best turns
    /// and under the same luck.
    pub fn instead(
        &mut self,
        place: usize,
        step: &Step,
        known: &Judgement,
        turn: &Turn,
    ) -> Option<Judgement> {
        let mut question = Question {
            evidence: known.evidence,
            ..self.question(place, step)?
        };
        let answer = self.candidate(&question, turn);
        let mut candidates: Vec<Candidate> = known
            .best
            .iter()
            .map(|best| self.candidate(&question, &best.candidate.turn))
            .collect();
        question.add(&mut candidates, &answer);
        let judged = match question.opponent {
            Some(_) => self.ending(&mut question, candidates, &answer),
            None => {
                let all = candidates
                    .iter()
                    .map(|candidate| candidate.turn.clone())
                    .collect();
                self.samples(&question, candidates, all)
            }
        };
        Some(question.answered_by(judged, &answer, known.had_choice))
    }

    /// A turn in the cells of the record.
    fn candidate(&self, question: &Question, turn: &Turn) -> Candidate {
        let is_opening = question.position.board().is_empty();
        let (columns, rows) = if is_opening {
            to_origin(turn, &question.position)
        } else {
            question.shift
        };
        Candidate::new(&question.position, self.leaves, turn.moved(columns, rows))
    }

    fn question(&self, place: usize, step: &Step) -> Option<Question> {
        let position = step.before.position()?;
        let opponent = Unseen::of(&position)
            .opponent()
            .filter(|_| !position.board().is_empty());
        let seed = self
            .effort
            .seed
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .wrapping_add((place as u64) << 16);
        let opponent = opponent.map(|tiles| tiles.into_iter().collect());
        let is_opening = position.board().is_empty();
        let shift = if is_opening {
            to_origin(&step.turn, &position)
        } else {
            step.before.shift()
        };
        Some(Question {
            position,
            shift,
            opponent,
            evidence: Evidence::Samples,
            seed,
        })
    }

    /// The turns of an ending to look at closely: the best one that a long search found, the next
    /// best by a short search of each, and the one that was played.
    fn by_a_glance(
        &mut self,
        question: &mut Question,
        others: Vec<Candidate>,
        played: &Candidate,
    ) -> Vec<Candidate> {
        let position = &question.position;
        let best = self.engine.solve_endgame(position, self.effort.nodes, None);
        let proved = best
            .as_ref()
            .is_some_and(|best| best.proved && question.has_names(&best.turn));
        let best = best.map(|best| Candidate::new(position, self.leaves, best.turn));
        let others = others
            .into_iter()
            .filter(|other| best.as_ref().is_none_or(|best| other.turn != best.turn));
        let nodes = self.effort.nodes / GLANCE;
        let mut found: Vec<(i32, Candidate)> = others
            .map(|candidate| {
                (
                    self.engine
                        .margin_after(position, &candidate, nodes, None)
                        .0,
                    candidate,
                )
            })
            .collect();
        found.sort_by_key(|&(margin, _)| -margin);
        let first = best.filter(|best| question.has_names(&best.turn));
        let mut closely: Vec<Candidate> = first
            .into_iter()
            .chain(found.into_iter().map(|(_, candidate)| candidate))
            .collect();
        closely.truncate(CLOSELY);
        question.add(&mut closely, played);
        question.evidence = Evidence::of_search(proved);
        closely
    }

    /// Compares turns by rollouts, the best first. Those included are judged whatever they look
    /// like.
    fn samples(
        &mut self,
        question: &Question,
        candidates: Vec<Candidate>,
        included: Vec<Turn>,
    ) -> Vec<Evaluation> {
        let deep = DeepQuestion {
            known: KnownHands::default(),
            included,
            examined: CLOSELY,
            effort: Effort {
                samples: self.effort.samples,
                all_cores: false,
                ..Effort::THOROUGH
            },
            time: None,
            seed: question.seed,
        };
        self.engine
            .compare(&question.position, candidates, &deep, &mut |_| {})
            .evaluations
    }

    /// Searches what follows each of the turns, of which the first is the best by a search of the
    /// whole. It is a proof where what follows the best and the one played is proved.
    fn ending(
        &mut self,
        question: &mut Question,
        candidates: Vec<Candidate>,
        played: &Candidate,
    ) -> Vec<Evaluation> {
        let mut found: Vec<(Candidate, i32, Evidence)> = Vec::new();
        for candidate in candidates {
            let (margin, evidence) =
                self.engine
                    .margin_after(&question.position, &candidate, self.effort.nodes, None);
            if evidence == Evidence::Estimate && (found.is_empty() || candidate.turn == played.turn)
            {
                question.evidence = Evidence::Estimate;
            }
            found.push((candidate, margin, evidence));
        }
        ranked(&question.position, found, question.evidence)
    }
}

/// How far an opening, which may be laid anywhere, is from where a position has it begin.
fn to_origin(opening: &Turn, position: &Position) -> (i16, i16) {
    let origin = position.origin();
    let first = match opening {
        Turn::Lay(play) => play.cells().next(),
        Turn::Swap(_) | Turn::Pass => None,
    };
    first.map_or((0, 0), |first| {
        (origin.column - first.column, origin.row - first.row)
    })
}

impl Question {
    /// Adds a turn that is not there yet. Openings of the same tiles are the same turn, wherever
    /// they lie.
    fn add(&self, candidates: &mut Vec<Candidate>, added: &Candidate) {
        let is_opening = self.position.board().is_empty();
        let is_same =
            |one: &Turn, other: &Turn| one == other || is_opening && one.tiles() == other.tiles();
        match candidates
            .iter_mut()
            .find(|candidate| is_same(&candidate.turn, &added.turn))
        {
            Some(same) => *same = added.clone(),
            None => candidates.push(added.clone()),
        }
    }

    /// Whether a turn lies on cells that have names in the record.
    fn has_names(&self, turn: &Turn) -> bool {
        let (columns, rows) = self.shift;
        match turn {
            Turn::Lay(play) => play
                .cells()
                .all(|cell| cell.column > columns && cell.row > rows),
            Turn::Swap(_) | Turn::Pass => true,
        }
    }

    fn answered_by(
        &self,
        mut judged: Vec<Evaluation>,
        played: &Candidate,
        had_choice: bool,
    ) -> Judgement {
        let is_played = |judged: &Evaluation| judged.candidate.turn == played.turn;
        let place = judged.iter().position(is_played).unwrap_or(0);
        for judged in &mut judged {
            judged.candidate.turn = judged.candidate.turn.moved(-self.shift.0, -self.shift.1);
        }
        let played = judged[place].clone();
        let told_apart = |lag: PairedDifference| if lag.is_clear(ERRORS) { lag.mean } else { 0.0 };
        let (given_away, points_lost) = (
            told_apart(played.win_behind),
            told_apart(played.margin_behind),
        );
        judged.truncate(CLOSELY);
        Judgement {
            best: judged,
            played,
            given_away,
            points_lost,
            grade: Grade::of(given_away),
            had_choice,
            evidence: self.evidence,
        }
    }
}
