//! Inputs from bytes.
//!
//! Random bytes are hardly ever a position, so bytes that begin with [`MADE`] choose the turns of a
//! game, and then a few edits of its text. All other bytes are the text itself, so that a corpus
//! can be read and written by people.

use arbitrary::{Result, Unstructured};
use sixfold::game::{Game, Rng, Rules, Turn};
use sixfold::search::Searcher;

/// The first byte of an input that is made and not read.
pub(crate) const MADE: u8 = 0;

/// The text of an input: the bytes themselves, or what is made of them.
pub(crate) fn text(data: &[u8], make: impl FnOnce(&mut Unstructured) -> Result<String>) -> String {
    match data.split_first() {
        Some((&MADE, choices)) => make(&mut Unstructured::new(choices)).unwrap_or_default(),
        _ => String::from_utf8_lossy(data).into_owned(),
    }
}

/// A game somewhere between its deal and its end; each turn is shown before it is taken.
pub(crate) fn game(u: &mut Unstructured, mut visit: impl FnMut(&Game, &Turn)) -> Result<Game> {
    let rules = *u.choose(&Rules::ALL)?;
    let players = u.int_in_range(2..=4)?;
    let turns = u.arbitrary::<u8>()? % 80;
    let mut rng = Rng::new("fuzz", u.arbitrary::<u8>()?.into());
    let mut searcher = Searcher::new();
    let mut game = Game::deal(rules, players, &mut rng);
    for _ in 0..turns {
        let Ok(position) = game.position() else {
            break;
        };
        if game.is_over() {
            break;
        }
        let choice = usize::from(u.arbitrary::<u8>()?);
        // Mostly the most points; no bytes are left at the end of a long game.
        let play = match choice {
            0..128 => searcher.best_play(&position),
            _ => {
                let mut plays = searcher.ranking(&position, 128).plays;
                (!plays.is_empty()).then(|| plays.swap_remove(choice % plays.len()))
            }
        };
        let turn = match play {
            Some(best) => Turn::Lay(best.play),
            None if position.can_swap() => {
                Turn::swap(position.rack().iter().copied().take(game.bag()))
            }
            None => Turn::Pass,
        };
        visit(&game, &turn);
        game.take(&turn, &mut rng);
    }
    Ok(game)
}

/// A text with up to three small changes, each of which may bring in one of some words.
pub(crate) fn edited(text: &str, words: &[&str], u: &mut Unstructured) -> Result<String> {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..u.arbitrary::<u8>()? % 4 {
        if signs.is_empty() {
            break;
        }
        let at = usize::from(u.arbitrary::<u16>()?) % signs.len();
        match u.arbitrary::<u8>()? % 8 {
            0 => drop(signs.remove(at)),
            1 => signs.truncate(at),
            2 => signs.insert(at, signs[at]),
            3 => {
                let next = (at + 1) % signs.len();
                signs.swap(at, next);
            }
            4 => signs[at] = u.arbitrary()?,
            // A tile, a cell or a number from elsewhere in the text.
            5 => {
                let from = usize::from(u.arbitrary::<u16>()?) % signs.len();
                let part: Vec<char> = signs[from..].iter().copied().take(3).collect();
                signs.splice(at..at, part);
            }
            _ => drop(signs.splice(at..at, u.choose(words)?.chars())),
        }
    }
    Ok(signs.into_iter().collect())
}

/// Bits of positions and turns, right and wrong.
pub(crate) const WORDS: &[&str] = &[
    " ",
    "\n",
    "\t",
    "\r\n",
    "flex ",
    "classic ",
    "rules:",
    "board:",
    "rack:",
    "origin=",
    "origin:",
    "players=",
    "players: 3",
    "bag=",
    "bag: 0",
    "scores=",
    "-",
    "/",
    ".",
    "...",
    "#",
    "=",
    ":",
    "@",
    "0",
    "1",
    "007",
    "99999",
    "4294967296",
    "Rc",
    "Rcb",
    "Otw",
    "Pxs",
    "rc",
    "Rz",
    "g7",
    "G7",
    "zzz9999",
    "swap ",
    "pass",
    ",",
    "é",
    "…",
    "Ｒ",
    "\u{feff}",
    "\u{1b}[0m",
    "\u{0}",
    "漢",
];
