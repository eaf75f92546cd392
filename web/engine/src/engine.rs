use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sixfold::answer::{self, Error, to_json};
use sixfold::game::{Cell, MIN_COORDINATE, Placement, Setup};
use sixfold::language::EngineLanguage;
use sixfold::notation::{NotationError, parse_position, parse_turn, parse_unchecked, write_setup};
use sixfold::search::Searcher;

use crate::text::{AnalysisText, IllegalText, LineText, ProblemText, TableText, TurnText};
use crate::{Analyse, Command, Read, Request, Score, Table};

/// How many players there are if the request does not say.
const PLAYERS: u32 = 2;

/// Answers requests. It keeps its tables from one request to the next, which saves time.
#[derive(Default)]
pub struct Engine {
    searcher: Searcher,
}

impl Engine {
    /// An engine.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// The answer to a [`Request`] in JSON, as one line of JSON. There is one to any text.
    pub fn answer(&mut self, request: &str) -> String {
        self.try_answer(request)
            .unwrap_or_else(|Failed(answer)| answer)
    }

    fn try_answer(&mut self, request: &str) -> Result<String, Failed> {
        let Request { command, lang } = understood(request, None)?;
        let words = lang.as_deref().map(language).transpose()?;
        match command {
            Command::Analyse => {
                let Analyse { position, top, all } = understood(request, words)?;
                let position = read(&position, words, parse_position)?;
                let top = if all { usize::MAX } else { top as usize };
                let ranking = self.searcher.ranking(&position, top);
                let answer = to_json(&answer::Analysis::new(&position, &ranking, top));
                let text = |words| AnalysisText::new(words, &position, &ranking, top);
                Ok(with_text(answer, words.map(text)))
            }
            Command::Score => {
                let Score { position, play } = understood(request, words)?;
                let position = read(&position, words, parse_position)?;
                let turn = read(&play, words, |play| parse_turn(play, position.rules()))?;
                let standing = self.searcher.standing(&position, &turn);
                let answer = to_json(&answer::Score::new(&position, &turn, &standing));
                Ok(match &standing {
                    Ok(standing) => {
                        let text = |words| TurnText::legal(words, &position, &turn, standing);
                        with_text(answer, words.map(text))
                    }
                    Err(broken) => {
                        let text = |words| IllegalText::new(words, &position, broken);
                        with_text(answer, words.map(text))
                    }
                })
            }
            Command::Read => {
                let Read { position } = understood(request, words)?;
                let draft = read(&position, words, parse_unchecked)?;
                let answer = to_json(&answer::Table::new(&draft, &position));
                let text = |words| TableText::new(words, &draft, &position);
                Ok(with_text(answer, words.map(text)))
            }
            Command::Write => {
                let setup = setup(understood(request, words)?, words)?;
                let line = write_setup(&setup).map_err(|cells| {
                    let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
                    let cells = cells.join(", ");
                    let text = |words: &EngineLanguage| {
                        ProblemText::without_place(&words.engine.cells_twice(&cells))
                    };
                    let error = refused(format!("several tiles lie on {cells}"));
                    Failed::new(&error, words.map(text))
                })?;
                // A line holds nothing that JSON would write otherwise.
                let answer = format!("{{\"position\":\"{line}\"}}");
                Ok(with_text(answer, words.map(|_| LineText {})))
            }
        }
    }
}

/// The reader's language, if the request names one.
type Words = Option<&'static EngineLanguage>;

/// The answer to a request that has no other: what is wrong with it.
struct Failed(String);

impl Failed {
    fn new(error: &Error, text: Option<ProblemText>) -> Failed {
        Failed(with_text(error.to_json(), text))
    }
}

/// An answer with a last field more: what a page says about it.
fn with_text(mut answer: String, text: Option<impl Serialize>) -> String {
    if let Some(text) = text {
        // Every answer is an object.
        answer.pop();
        answer += ",\"text\":";
        answer += &to_json(&text);
        answer.push('}');
    }
    answer
}

/// The error of a request that cannot be answered.
fn refused(message: String) -> Error {
    Error::without_place("request", message, None)
}

fn language(code: &str) -> Result<&'static EngineLanguage, Failed> {
    EngineLanguage::by_code(code).ok_or_else(|| {
        let error =
            format!("`{code}` is no language that the engine knows; they are en, fr, de and it");
        Failed::new(&refused(error), None)
    })
}

/// What a request says, as far as it is asked for.
fn understood<'a, T: Deserialize<'a>>(request: &'a str, words: Words) -> Result<T, Failed> {
    serde_json::from_str(request).map_err(|error| {
        let error = refused(format!("this is no request that the engine knows: {error}"));
        let text = |words: &EngineLanguage| ProblemText::without_place(words.engine.no_request());
        Failed::new(&error, words.map(text))
    })
}

/// What a parser makes of a text, or the error as the command line reports it.
fn read<T>(
    text: &str,
    words: Words,
    parse: impl FnOnce(&str) -> Result<T, NotationError>,
) -> Result<T, Failed> {
    parse(text).map_err(|error| {
        let problem = words.map(|words| ProblemText::new(words, &error, text));
        Failed::new(&Error::new(&error, text), problem)
    })
}

fn setup(table: Table, words: Words) -> Result<Setup, Failed> {
    let tiles = table.tiles.iter().map(|laid| {
        Ok(Placement {
            cell: read(&laid.cell, words, Cell::from_str)?,
            tile: read(&laid.tile, words, FromStr::from_str)?,
        })
    });
    Ok(Setup {
        rules: read(&table.rules, words, FromStr::from_str)?,
        tiles: tiles.collect::<Result<_, Failed>>()?,
        origin: table
            .origin
            .map_or(Ok(Cell::new(MIN_COORDINATE, MIN_COORDINATE)), |origin| {
                read(&origin, words, Cell::from_str)
            })?,
        rack: table
            .rack
            .iter()
            .map(|tile| read(tile, words, FromStr::from_str))
            .collect::<Result<_, _>>()?,
        players: table.players.unwrap_or(PLAYERS) as usize,
        bag: table.bag.map(|bag| bag as usize),
        // No scores at all are not known.
        scores: table.scores.filter(|scores| !scores.is_empty()),
    })
}
