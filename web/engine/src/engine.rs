use std::str::FromStr;

use sixfold::game::{Cell, EDGE, Placement, Setup};
use sixfold::notation::{NotationError, parse_draft, parse_position, parse_turn, write_setup};
use sixfold::report::{Analysis, ErrorReport, TableReport, Verdict};
use sixfold::search::Searcher;

use crate::{Request, Table};

/// How many players there are where the request does not say.
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
        let request = serde_json::from_str(request).map_err(|error| {
            let message = format!("this is no request that the engine knows: {error}");
            ErrorReport::without_place(message, None)
        });
        request.and_then(|request| self.try_answer(request)).unwrap_or_else(|error| error.to_json())
    }

    fn try_answer(&mut self, request: Request) -> Result<String, ErrorReport> {
        match request {
            Request::Analyse { position, top, all } => {
                let position = read(&position, parse_position)?;
                let top = if all { usize::MAX } else { top as usize };
                Ok(Analysis::new(position, &mut self.searcher, top).to_json())
            }
            Request::Score { position, play } => {
                let position = read(&position, parse_position)?;
                let turn = read(&play, |play| parse_turn(play, position.rules()))?;
                Ok(Verdict::new(position, turn, &mut self.searcher).to_json())
            }
            Request::Read { position } => Ok(TableReport::new(&read(&position, parse_draft)?, &position).to_json()),
            Request::Write(table) => {
                let line = write_setup(&setup(table)?).map_err(|cells| {
                    let cells: Vec<String> = cells.iter().map(Cell::to_string).collect();
                    ErrorReport::without_place(format!("several tiles lie on {}", cells.join(", ")), None)
                })?;
                Ok(serde_json::json!({ "position": line }).to_string())
            }
        }
    }
}

/// What a parser makes of a text, or the error as the command line tells it.
fn read<T>(text: &str, parse: impl FnOnce(&str) -> Result<T, NotationError>) -> Result<T, ErrorReport> {
    parse(text).map_err(|error| ErrorReport::new(&error, text))
}

fn setup(table: Table) -> Result<Setup, ErrorReport> {
    let tiles = table.tiles.iter().map(|laid| {
        Ok(Placement { cell: read(&laid.cell, Cell::from_str)?, tile: read(&laid.tile, FromStr::from_str)? })
    });
    Ok(Setup {
        rules: read(&table.rules, FromStr::from_str)?,
        tiles: tiles.collect::<Result<_, ErrorReport>>()?,
        origin: table.origin.map_or(Ok(Cell::new(EDGE, EDGE)), |origin| read(&origin, Cell::from_str))?,
        rack: table.rack.iter().map(|tile| read(tile, FromStr::from_str)).collect::<Result<_, _>>()?,
        players: table.players.unwrap_or(PLAYERS) as usize,
        bag: table.bag.map(|bag| bag as usize),
        // No scores at all are not known.
        scores: table.scores.filter(|scores| !scores.is_empty()),
    })
}
