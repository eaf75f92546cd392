use std::str::FromStr;

use serde::Deserialize;
use sixfold::answer::{self, Error, to_json};
use sixfold::game::{Cell, MIN_COORDINATE, Placement, Setup};
use sixfold::notation::{NotationError, parse_position, parse_turn, parse_unchecked, write_setup};
use sixfold::search::Searcher;

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
            .unwrap_or_else(|error| error.to_json())
    }

    fn try_answer(&mut self, request: &str) -> Result<String, Error> {
        match understood::<Request>(request)?.command {
            Command::Analyse => {
                let Analyse { position, top, all } = understood(request)?;
                let position = read(&position, parse_position)?;
                let top = if all { usize::MAX } else { top as usize };
                let ranking = self.searcher.ranking(&position, top);
                Ok(to_json(&answer::Analysis::new(&position, &ranking, top)))
            }
            Command::Score => {
                let Score { position, play } = understood(request)?;
                let position = read(&position, parse_position)?;
                let turn = read(&play, |play| parse_turn(play, position.rules()))?;
                let standing = self.searcher.standing(&position, &turn);
                Ok(to_json(&answer::Score::new(&position, &turn, &standing)))
            }
            Command::Read => {
                let Read { position } = understood(request)?;
                let draft = read(&position, parse_unchecked)?;
                Ok(to_json(&answer::Table::new(&draft, &position)))
            }
            Command::Write => {
                let setup = setup(understood(request)?)?;
                let line = write_setup(&setup).map_err(|cells| {
                    let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
                    Error::without_place(
                        "request",
                        format!("several tiles lie on {}", cells.join(", ")),
                        None,
                    )
                })?;
                // A line holds nothing that JSON would write otherwise.
                Ok(format!("{{\"position\":\"{line}\"}}"))
            }
        }
    }
}

/// What a request says, as far as it is asked for.
fn understood<'a, T: Deserialize<'a>>(request: &'a str) -> Result<T, Error> {
    serde_json::from_str(request).map_err(|error| {
        Error::without_place(
            "request",
            format!("this is no request that the engine knows: {error}"),
            None,
        )
    })
}

/// What a parser makes of a text, or the error as the command line reports it.
fn read<T>(text: &str, parse: impl FnOnce(&str) -> Result<T, NotationError>) -> Result<T, Error> {
    parse(text).map_err(|error| Error::new(&error, text))
}

fn setup(table: Table) -> Result<Setup, Error> {
    let tiles = table.tiles.iter().map(|laid| {
        Ok(Placement {
            cell: read(&laid.cell, Cell::from_str)?,
            tile: read(&laid.tile, FromStr::from_str)?,
        })
    });
    Ok(Setup {
        rules: read(&table.rules, FromStr::from_str)?,
        tiles: tiles.collect::<Result<_, Error>>()?,
        origin: table
            .origin
            .map_or(Ok(Cell::new(MIN_COORDINATE, MIN_COORDINATE)), |origin| {
                read(&origin, Cell::from_str)
            })?,
        rack: table
            .rack
            .iter()
            .map(|tile| read(tile, FromStr::from_str))
            .collect::<Result<_, _>>()?,
        players: table.players.unwrap_or(PLAYERS) as usize,
        bag: table.bag.map(|bag| bag as usize),
        // No scores at all are not known.
        scores: table.scores.filter(|scores| !scores.is_empty()),
    })
}
