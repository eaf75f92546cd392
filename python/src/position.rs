use pyo3::prelude::*;
use pyo3::types::PyDict;
use sixfold::game::{self, Play, Turn, violations};
use sixfold::language::{ENGLISH, Language};
use sixfold::notation::{Sheet, parse_position, parse_turn};
use sixfold::picture::{self, Picture, Screen, Style, SvgOptions};

use crate::error;

/// A table with the rack of the player to move.
///
/// It is read from a line or from a sheet. Two positions are equal if their canonical lines are.
#[pyclass(frozen, eq, hash, str = "{line}", module = "sixfold")]
#[derive(Clone)]
pub(crate) struct Position {
    pub(crate) inner: game::Position,
    /// The canonical line, which says everything about it.
    line: String,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.line == other.line
    }
}

impl std::hash::Hash for Position {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.line.hash(state);
    }
}

#[pymethods]
impl Position {
    #[new]
    fn new(text: &str) -> PyResult<Position> {
        let inner =
            parse_position(text).map_err(|error| error::notation(&error, text, "position"))?;
        let line = inner.to_string();
        Ok(Position { inner, line })
    }

    fn __getnewargs__(&self) -> (&str,) {
        (&self.line,)
    }

    fn __repr__(&self) -> String {
        format!("Position('{}')", self.line)
    }

    /// `classic`, `flex` or `intro`.
    #[getter]
    fn rules(&self) -> &'static str {
        self.inner.rules().name()
    }

    /// The tiles on the table by their cells, such as `{"j10": "Rcb"}`.
    #[getter]
    fn board<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let board = PyDict::new(py);
        for placement in self.inner.board().tiles() {
            board.set_item(placement.cell.to_string(), placement.tile.to_string())?;
        }
        Ok(board)
    }

    /// The tiles in the rack.
    #[getter]
    fn rack(&self) -> Vec<String> {
        self.inner.rack().iter().map(ToString::to_string).collect()
    }

    #[getter]
    fn players(&self) -> usize {
        self.inner.players()
    }

    /// How many tiles the bag holds.
    #[getter]
    fn bag(&self) -> usize {
        self.inner.bag()
    }

    /// The points of all players, that of the player to move first, if they are known.
    #[getter]
    fn scores(&self) -> Option<Vec<u32>> {
        self.inner.scores().map(<[u32]>::to_vec)
    }

    /// The position as a sheet, one row of the table per line.
    fn sheet(&self) -> String {
        Sheet(&self.inner).to_string()
    }

    /// A picture as SVG, with a play laid on the table if one is given.
    ///
    /// With `inline`, its names differ from those of other pictures, so that a page can hold both.
    #[pyo3(signature = (play = None, *, letters = true, lang = "en", inline = false))]
    fn svg(&self, play: Option<&str>, letters: bool, lang: &str, inline: bool) -> PyResult<String> {
        let words = language(lang)?;
        let mut options = SvgOptions {
            letters,
            words,
            ..SvgOptions::default()
        };
        if inline {
            let shown = [self.line.as_str(), play.unwrap_or_default(), lang];
            options.prefix = format!("s{:016x}-", hash(shown));
        }
        self.with_picture(play, |picture| picture::svg(&picture, &options))
    }

    /// The same as PNG, with 100 per cent for cells of 64 pixels.
    #[pyo3(signature = (play = None, *, letters = true, percent = 100))]
    fn png(
        &self,
        py: Python<'_>,
        play: Option<&str>,
        letters: bool,
        percent: u32,
    ) -> PyResult<Vec<u8>> {
        let svg = self.svg(play, letters, ENGLISH.code, false)?;
        py.detach(|| picture::png(&svg, percent))
            .map_err(|error| error::without_place("option", error.explanation(&ENGLISH)))
    }

    /// The same as text, as the command line draws it without colour.
    #[pyo3(signature = (play = None, *, lang = "en"))]
    fn text(&self, play: Option<&str>, lang: &str) -> PyResult<String> {
        let words = language(lang)?;
        self.with_picture(play, |picture| {
            picture::terminal(&picture, Style::Plain, &Screen::default(), words)
        })
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(None, true, ENGLISH.code, true)
    }
}

impl Position {
    /// Reads a turn of this position.
    pub(crate) fn turn(&self, text: &str) -> PyResult<Turn> {
        parse_turn(text, self.inner.rules()).map_err(|error| error::notation(&error, text, "play"))
    }

    fn with_picture<T>(
        &self,
        play: Option<&str>,
        draw: impl FnOnce(Picture<'_>) -> T,
    ) -> PyResult<T> {
        let picture = Picture::new(&self.inner);
        match play {
            None => Ok(draw(picture)),
            Some(play) => Ok(draw(picture.with_play(&self.legal_play(play)?))),
        }
    }

    /// A play that can be drawn.
    fn legal_play(&self, text: &str) -> PyResult<Play> {
        let turn = self.turn(text)?;
        let Turn::Lay(play) = &turn else {
            return Err(error::without_place(
                "impossible",
                ENGLISH.cli.lays_nothing(),
            ));
        };
        let broken = violations(&self.inner, &turn);
        if broken.is_empty() {
            Ok(play.clone())
        } else {
            let explanation = ENGLISH.cli.not_drawn(&turn, &broken);
            Err(error::without_place("illegal", explanation))
        }
    }
}

/// FNV-1a: the same on every machine.
fn hash<'a>(texts: impl IntoIterator<Item = &'a str>) -> u64 {
    let bytes = texts.into_iter().flat_map(str::bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The language of texts for people.
pub(crate) fn language(code: &str) -> PyResult<&'static Language> {
    Language::by_code(code).ok_or_else(|| {
        let known = Language::ALL.map(|language| language.code).join(", ");
        pyo3::exceptions::PyValueError::new_err(format!(
            "lang must be one of {known}, not {code:?}"
        ))
    })
}
