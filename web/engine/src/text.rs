//! What a page says about an answer, in the reader's language: the field `text`.

use serde::Serialize;
use sixfold::game::{Breakdown, Placement, Position, Turn, Violation};
use sixfold::language::{Diagnosis, EngineLanguage, with_capital};
use sixfold::notation::{NotationError, UncheckedPosition};
use sixfold::search::{Ranking, ScoredPlay, Standing};

/// Beside the plays of a position.
#[derive(Serialize)]
pub(crate) struct AnalysisText {
    /// How many there are, for a heading.
    title: String,
    /// In the order of the answer's.
    plays: Vec<TurnText>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
}

/// Beside a play of a ranking, or beside a legal turn.
#[derive(Serialize)]
pub(crate) struct TurnText {
    /// What it is worth among the others.
    sentence: String,
    points: String,
    /// Its tiles, with their cells if it lays them, for those who do not see them.
    tiles: String,
    /// Why each line counts.
    lines: Vec<String>,
    /// Why there are points for going out, if there are.
    going_out: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
}

/// Beside a turn that breaks the rules.
#[derive(Serialize)]
pub(crate) struct IllegalText {
    /// The first reason, and how many more there are.
    sentence: String,
    reasons: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
}

/// Beside a table.
#[derive(Serialize)]
pub(crate) struct TableText {
    /// The first rule that it breaks, and how many more there are.
    sentence: Option<String>,
    /// The name of each kind of tile.
    kinds: Vec<String>,
    problems: Vec<ProblemText>,
}

/// Beside the line of a table, about which there is nothing to say.
#[derive(Serialize)]
pub(crate) struct LineText {}

/// Beside an error, or beside a rule that a table breaks. What is quoted stands between backticks,
/// except in the sentence.
#[derive(Serialize)]
pub(crate) struct ProblemText {
    /// The first thing that is wrong, and how many more there are.
    sentence: String,
    /// All that is wrong.
    message: String,
    /// A few words to stand beside the place, if it has one.
    label: Option<String>,
    help: Option<String>,
}

impl AnalysisText {
    pub(crate) fn new(
        words: &EngineLanguage,
        position: &Position,
        ranking: &Ranking,
        top: usize,
    ) -> AnalysisText {
        let plays = ranking.plays.iter().take(top).enumerate();
        let play = |(index, found): (usize, &ScoredPlay)| {
            let points = words.game.points(found.score);
            let play = found.play.to_string();
            let sentence = words
                .engine
                .ranked(index + 1, ranking.total, &play, &points);
            let tiles = placed(words, found.play.placements());
            TurnText::new(
                words,
                sentence,
                points,
                tiles,
                &position.play_breakdown(&found.play),
            )
        };
        AnalysisText {
            title: words.engine.plays(ranking.total, ranking.best_score),
            plays: plays.map(play).collect(),
            notes: notes(words, position),
        }
    }
}

impl TurnText {
    /// About a legal turn.
    pub(crate) fn legal(
        words: &EngineLanguage,
        position: &Position,
        turn: &Turn,
        standing: &Standing,
    ) -> TurnText {
        let points = words.game.points(standing.breakdown.total());
        let (rank, tiles) = match turn {
            Turn::Lay(play) => (
                Some((standing.rank, standing.total)),
                placed(words, play.placements()),
            ),
            Turn::Swap(tiles) => {
                let tiles: Vec<String> = tiles.iter().map(|&tile| words.game.tile(tile)).collect();
                (None, tiles.join("; "))
            }
            Turn::Pass => (None, String::new()),
        };
        let sentence = words.engine.legal(&points, rank);
        TurnText {
            notes: notes(words, position),
            ..TurnText::new(words, sentence, points, tiles, &standing.breakdown)
        }
    }

    fn new(
        words: &EngineLanguage,
        sentence: String,
        points: String,
        tiles: String,
        breakdown: &Breakdown,
    ) -> TurnText {
        let going_out = breakdown.going_out;
        TurnText {
            sentence,
            points,
            tiles,
            lines: breakdown
                .lines
                .iter()
                .map(|line| words.game.line(line))
                .collect(),
            going_out: (going_out > 0).then(|| words.game.going_out(going_out)),
            notes: Vec::new(),
        }
    }
}

impl IllegalText {
    pub(crate) fn new(
        words: &EngineLanguage,
        position: &Position,
        violations: &[Violation],
    ) -> IllegalText {
        let reasons = violations.iter().map(|it| words.game.violation(it));
        let reasons: Vec<String> = reasons.collect();
        let first = words.engine.not_legal(&plain(&reasons[0]));
        IllegalText {
            sentence: and_more(words, first, reasons.len()),
            reasons: reasons.iter().map(|it| with_capital(it)).collect(),
            notes: notes(words, position),
        }
    }
}

impl TableText {
    pub(crate) fn new(
        words: &EngineLanguage,
        draft: &UncheckedPosition,
        source: &str,
    ) -> TableText {
        let found = draft.position.as_ref().err();
        let found = found.map_or_else(Vec::new, |error| error.diagnoses_in(source, words.notation));
        let rules = match &draft.position {
            Ok(position) => position.rules(),
            Err(_) => draft.setup.rules,
        };
        TableText {
            sentence: first_of(words, &found),
            kinds: rules.kinds().map(|tile| words.game.tile(tile)).collect(),
            problems: found
                .iter()
                .map(|one| ProblemText::of_all(words, std::slice::from_ref(one)))
                .collect(),
        }
    }
}

impl ProblemText {
    /// About an error in a text.
    pub(crate) fn new(words: &EngineLanguage, error: &NotationError, source: &str) -> ProblemText {
        ProblemText::of_all(words, &error.diagnoses_in(source, words.notation))
    }

    /// About an error that has no place.
    pub(crate) fn without_place(message: &str) -> ProblemText {
        ProblemText {
            sentence: sentence(message),
            message: with_capital(message),
            label: None,
            help: None,
        }
    }

    fn of_all(words: &EngineLanguage, found: &[Diagnosis]) -> ProblemText {
        let messages: Vec<&str> = found.iter().map(|one| one.message.as_str()).collect();
        ProblemText {
            sentence: first_of(words, found).unwrap_or_default(),
            message: with_capital(&messages.join("; ")),
            label: found.first().map(|one| one.label.to_owned()),
            help: found
                .iter()
                .find_map(|one| one.help.as_deref())
                .map(with_capital),
        }
    }
}

/// What is wrong first, and how much more is.
fn first_of(words: &EngineLanguage, found: &[Diagnosis]) -> Option<String> {
    let first = sentence(&found.first()?.message);
    Some(and_more(words, first, found.len()))
}

fn and_more(words: &EngineLanguage, first: String, all: usize) -> String {
    match all {
        0 | 1 => first,
        _ => format!("{first} {}", words.engine.and_more(all - 1)),
    }
}

fn sentence(message: &str) -> String {
    plain(&with_capital(message))
}

/// With a full stop, and without backticks.
fn plain(message: &str) -> String {
    message.replace('`', "") + "."
}

/// What is odd about a position, in sentences.
fn notes(words: &EngineLanguage, position: &Position) -> Vec<String> {
    let notes = position.notes();
    notes
        .iter()
        .map(|note| sentence(&(words.note)(note)))
        .collect()
}

fn placed(words: &EngineLanguage, placements: &[Placement]) -> String {
    let placed = |laid: &Placement| words.engine.placed(&words.game.tile(laid.tile), laid.cell);
    placements.iter().map(placed).collect::<Vec<_>>().join("; ")
}
