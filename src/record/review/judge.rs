use super::{Grade, Judgement, ReviewEffort};
use crate::game::{Cell, Offset, Position, Rules, Turn};
use crate::record::Step;
use crate::strategy::{
    Candidate, DeepAnalysis, DeepQuestion, Effort, EndgameEffort, Engine, Evaluation, Evidence,
    Leaves, PairedDifference,
};

/// How many turns are examined closely.
const CLOSELY: usize = 3;
/// A loss must be this many standard errors to count: the 95 % level when the best of up to four is
/// compared with one.
const ERRORS: f64 = 2.4;
/// The most tables that one search of an endgame looks at, and the first search after each turn.
const NODES: u64 = 2_000_000;
const FIRST_NODES: u64 = 10_000;

/// Judges the turns of games of some rules.
pub struct Judge {
    engine: Engine,
    leaves: &'static Leaves,
    effort: ReviewEffort,
}

/// A turn about to be judged.
struct Question {
    position: Position,
    /// How far it was moved away from the edge.
    shift: Offset,
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

    /// Judges a turn, which has this place in its record; `None` if the hand is not known.
    pub fn turn(&mut self, place: usize, step: &Step) -> Option<Judgement> {
        let question = self.question(place, step)?;
        self.begin(&question);
        self.answer(&question, step)
    }

    /// Judges turns that follow each other, the first of which has this place in its record. What
    /// was found for one turn of an endgame helps with the next, and all of them share one budget.
    /// Calls `done` after each.
    pub(super) fn turns(
        &mut self,
        place: usize,
        steps: &[Step],
        done: &dyn Fn(),
    ) -> Vec<Option<Judgement>> {
        let mut follows: Option<Offset> = None;
        let mut judge = |(number, step): (usize, &Step)| {
            let question = self.question(place + number, step)?;
            if follows.take() != Some(question.shift) {
                self.begin(&question);
            }
            let judgement = self.answer(&question, step);
            let turn = step.turn.shifted(question.shift);
            if self.engine.follow_endgame(&turn) {
                follows = Some(question.shift);
            }
            judgement
        };
        let judgements = steps.iter().enumerate().map(|turn| {
            let judgement = judge(turn);
            done();
            judgement
        });
        judgements.collect()
    }

    /// Prepares for a turn of another endgame than before.
    fn begin(&mut self, question: &Question) {
        self.engine
            .begin_endgame(&question.position, self.effort.nodes);
    }

    fn answer(&mut self, question: &Question, step: &Step) -> Option<Judgement> {
        let position = &question.position;
        let played = self.candidate(question, &step.turn);
        let deep = self.deep(question, vec![played.turn.clone()]);
        let mut candidates = self.engine.likeliest(position, &deep);
        question.add(&mut candidates, &played);
        let had_choice = candidates.len() > 1;
        let analysis = self
            .engine
            .evaluate(position, candidates, &deep, &mut |_| {});
        question.answered_by(analysis, &played, had_choice)
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
        let question = self.question(place, step)?;
        let position = &question.position;
        let answer = self.candidate(&question, turn);
        let best = known.best.iter();
        let mut candidates: Vec<Candidate> = best
            .map(|best| self.candidate(&question, &best.candidate.turn))
            .collect();
        question.add(&mut candidates, &answer);
        let analysis = if known.evidence == Evidence::Rollouts {
            let all = candidates.iter().map(|turn| turn.turn.clone()).collect();
            let deep = self.deep(&question, all);
            self.engine
                .compare(position, candidates, &deep, &mut |_| {})
        } else {
            let deep = self.deep(&question, vec![answer.turn.clone()]);
            self.begin(&question);
            self.engine
                .search_closely(position, candidates, &deep, known.evidence)
        };
        question.answered_by(analysis, &answer, known.had_choice)
    }

    /// A turn in the cells of the record.
    fn candidate(&self, question: &Question, turn: &Turn) -> Candidate {
        let is_opening = question.position.board().is_empty();
        let shift = if is_opening {
            to_origin(turn, &question.position)
        } else {
            question.shift
        };
        Candidate::new(&question.position, self.leaves, turn.shifted(shift))
    }

    fn question(&self, place: usize, step: &Step) -> Option<Question> {
        let position = step.before.position()?;
        let seed = self
            .effort
            .seed
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .wrapping_add((place as u64) << 16);
        let shift = if position.board().is_empty() {
            to_origin(&step.turn, &position)
        } else {
            step.before.shift()
        };
        Some(Question {
            position,
            shift,
            seed,
        })
    }

    /// The question to the engine: examine a few turns closely, among them those included in any
    /// case. Turns on cells that have no names in the record do not count.
    fn deep(&self, question: &Question, included: Vec<Turn>) -> DeepQuestion {
        let samples = self.effort.samples;
        let first = Cell::new(1, 1);
        DeepQuestion {
            included,
            examined: CLOSELY,
            corner: Some(first + question.shift),
            effort: Effort {
                samples,
                all_cores: false,
                ..Effort::THOROUGH
            },
            endgame: EndgameEffort {
                best: NODES,
                others: FIRST_NODES,
                examined: Some(NODES),
            },
            seed: question.seed,
            ..DeepQuestion::default()
        }
    }
}

/// How far an opening, which may be laid anywhere, is from the origin of its position.
fn to_origin(opening: &Turn, position: &Position) -> Offset {
    let first = opening.play().and_then(|play| play.cells().next());
    first.map_or(Offset::default(), |first| position.origin() - first)
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

    fn answered_by(
        &self,
        analysis: DeepAnalysis,
        played: &Candidate,
        had_choice: bool,
    ) -> Option<Judgement> {
        let mut best = analysis.evaluations;
        let is_played = |evaluation: &Evaluation| evaluation.candidate.turn == played.turn;
        let place = best.iter().position(is_played).unwrap_or(0);
        for Evaluation { candidate, .. } in &mut best {
            candidate.turn = candidate.turn.shifted(-self.shift);
        }
        let played = best.get(place)?.clone();
        let clear = |behind: PairedDifference| {
            if behind.is_clear(ERRORS) {
                behind.mean
            } else {
                0.0
            }
        };
        let given_away = clear(played.win_behind);
        let points_lost = clear(played.margin_behind);
        best.truncate(CLOSELY);
        Some(Judgement {
            best,
            played,
            given_away,
            points_lost,
            grade: Grade::of(given_away),
            had_choice,
            evidence: analysis.evidence,
        })
    }
}
