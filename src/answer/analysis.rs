use std::fmt::{self, Write};

use schemars::JsonSchema;
use serde::Serialize;

use super::{Note, Play, write_json};
use crate::game::{Line, Position};
use crate::notation::{
    write_cell, write_number, write_play, write_position, write_rack, write_tile, written,
};
use crate::search::{Ranking, ScoredPlay};

/// A position with its best plays: the answer of `analyse`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Analysis {
    /// The canonical line of the position.
    position: String,
    /// `classic`, `flex` or `intro`.
    rules: &'static str,
    /// How many tiles the bag holds.
    bag: usize,
    /// How many distinct legal plays there are.
    plays_total: usize,
    /// `null` if there is no legal play.
    best_score: Option<u32>,
    /// The best plays, as many as were asked for: by score from high to low, then fewer tiles, then
    /// text.
    plays: Vec<Play>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Note>,
}

impl Analysis {
    /// The best `top` plays of a ranking, every point explained.
    pub fn new(position: &Position, ranking: &Ranking, top: usize) -> Analysis {
        let shown = ranking.plays.iter().take(top);
        Analysis {
            position: written(position, write_position),
            rules: position.rules().name(),
            bag: position.bag(),
            plays_total: ranking.total,
            best_score: ranking.best_score,
            plays: shown.map(|found| Play::new(position, found)).collect(),
            notes: Note::about(position),
        }
    }
}

/// Writes the JSON of an [`Analysis`] behind a text: the same bytes, with nothing made in between.
/// For batches, which write millions.
pub fn write_analysis(position: &Position, ranking: &Ranking, top: usize, text: &mut Vec<u8>) {
    if !position.notes().is_empty() {
        return write_json(&Analysis::new(position, ranking, top), text);
    }
    let mut json = Ascii(text);
    // Writing to memory cannot fail.
    let _ = json.analysis(position, ranking, top);
}

/// Writes JSON that holds nothing but ASCII, and nothing to escape.
struct Ascii<'a>(&'a mut Vec<u8>);

impl fmt::Write for Ascii<'_> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }

    #[inline]
    fn write_char(&mut self, letter: char) -> fmt::Result {
        self.0.push(letter as u8);
        Ok(())
    }
}

impl Ascii<'_> {
    fn analysis(&mut self, position: &Position, ranking: &Ranking, top: usize) -> fmt::Result {
        self.write_str("{\"position\":\"")?;
        write_position(self, position)?;
        self.write_str("\",\"rules\":\"")?;
        self.write_str(position.rules().name())?;
        self.write_str("\",\"bag\":")?;
        write_number(self, position.bag())?;
        self.write_str(",\"plays_total\":")?;
        write_number(self, ranking.total)?;
        self.write_str(",\"best_score\":")?;
        match ranking.best_score {
            Some(score) => write_number(self, score as usize)?,
            None => self.write_str("null")?,
        }
        self.write_str(",\"plays\":")?;
        self.list(ranking.plays.iter().take(top), |json, found| {
            json.play(position, found)
        })?;
        self.write_char('}')
    }

    fn play(&mut self, position: &Position, found: &ScoredPlay) -> fmt::Result {
        let breakdown = position.play_breakdown(&found.play);
        self.write_str("{\"play\":\"")?;
        write_play(self, &found.play)?;
        self.write_str("\",\"score\":")?;
        write_number(self, found.score as usize)?;
        self.write_str(",\"tiles_left\":\"")?;
        write_rack(self, &position.rack().without(found.play.tiles()))?;
        self.write_str("\",\"lines\":")?;
        self.list(&breakdown.lines, Ascii::line)?;
        self.write_str(",\"going_out\":")?;
        write_number(self, breakdown.going_out as usize)?;
        self.write_char('}')
    }

    fn line(&mut self, line: &Line) -> fmt::Result {
        self.write_str("{\"direction\":\"")?;
        self.write_str(line.direction.name())?;
        self.write_str("\",\"by\":\"")?;
        self.write_str(line.feature.kind())?;
        self.write_str("\",\"of\":\"")?;
        self.write_str(line.feature.name())?;
        self.write_str("\",\"cells\":")?;
        self.list(&line.tiles, |json, laid| {
            json.quoted(|json| write_cell(json, laid.cell))
        })?;
        self.write_str(",\"tiles\":")?;
        self.list(&line.tiles, |json, laid| {
            json.quoted(|json| write_tile(json, laid.tile))
        })?;
        self.write_str(",\"points\":")?;
        write_number(self, line.points as usize)?;
        self.write_str(",\"bonus\":")?;
        write_number(self, line.bonus as usize)?;
        self.write_char('}')
    }

    fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut Self, T) -> fmt::Result,
    ) -> fmt::Result {
        self.write_char('[')?;
        for (place, item) in items.into_iter().enumerate() {
            if place > 0 {
                self.write_char(',')?;
            }
            write(self, item)?;
        }
        self.write_char(']')
    }

    fn quoted(&mut self, write: impl FnOnce(&mut Self) -> fmt::Result) -> fmt::Result {
        self.write_char('"')?;
        write(self)?;
        self.write_char('"')
    }
}
