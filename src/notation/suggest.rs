//! Texts that may be meant where something is wrong. Each is tried out at its place first.

use std::iter;
use std::ops::Range;

use super::repair::{Place, Replacement};
use super::{Form, Key, spaced};
use crate::game::{Background, Cell, Colour, Placement, Rules, Tile};

/// The candidate that a misspelt word most likely means, if any is near enough.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let near = candidates
        .into_iter()
        .map(|candidate| (strsim::levenshtein(&word, candidate), candidate));
    // Two slips at most, and never so many that nothing of a short word is left.
    near.filter(|&(slips, candidate)| slips <= 2 && slips * 2 < candidate.len().max(3))
        .min()
        .map(|(_, candidate)| candidate)
}

impl<'a> Place<'a> {
    /// The name that a misspelt word most likely means, if it would do here.
    pub fn nearest<'n>(
        &self,
        word: &str,
        names: impl IntoIterator<Item = &'n str>,
    ) -> Option<&'n str> {
        nearest(word, names).filter(|name| self.fit(*name).is_some())
    }

    /// Letters with capitals where tiles of two or of three letters begin.
    pub fn tiles_meant(&self, letters: &str) -> Option<String> {
        let letters: Vec<char> = letters.to_ascii_lowercase().chars().collect();
        let capital = |tile: &[char]| -> String {
            let mut letters = tile.iter().copied();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters).collect()
        };
        let of_size = |size: usize| -> Option<String> {
            let tiles = letters.chunks_exact(size);
            tiles
                .remainder()
                .is_empty()
                .then(|| tiles.map(capital).collect())
        };
        self.best([2, 3].into_iter().filter_map(of_size))
    }

    /// The background that a capital letter would be if it were small.
    pub fn small_background(&self, letter: char) -> Option<Background> {
        Background::from_letter(letter.to_ascii_lowercase())
            .filter(|background| self.fit(background.letter()).is_some())
    }

    /// The colour of the next tile, if it begins here with a small letter.
    pub fn next_tile(&self, letter: char) -> Option<Colour> {
        let colour = Colour::from_letter(letter.to_ascii_uppercase());
        colour.filter(|colour| {
            letter.is_ascii_lowercase()
                && self.begins_tile(colour.letter())
                && self.fit(colour.letter()).is_some()
        })
    }

    /// Other backgrounds for a tile, the first of those pointed at; `None` is no background.
    pub fn other_backgrounds(
        &self,
        tile: Tile,
        backgrounds: impl IntoIterator<Item = Option<Background>>,
    ) -> Option<Replacement<'a>> {
        let start = self.span().start;
        let tiles = backgrounds
            .into_iter()
            .map(|background| Tile { background, ..tile }.to_string());
        self.replacement(&(start..start + tile.to_string().len()), tiles)
    }

    /// A key with a value that it may have, in place of what is pointed at.
    pub fn pair(&self, key: Key, form: Form) -> Option<String> {
        self.best(
            examples(key, form)
                .iter()
                .map(|value| pair(form, key, value)),
        )
    }

    /// A line with a key and a value that it may have, below what is pointed at.
    pub fn line_below(&self, key: Key) -> Option<String> {
        let lines = examples(key, Form::Sheet)
            .iter()
            .map(|value| format!("\n{}", pair(Form::Sheet, key, value)));
        self.best(lines).map(|line| line.trim_start().to_owned())
    }

    /// Another origin in place of the one that is written.
    pub fn origin(&self, written: &Range<usize>, origin: Cell) -> Option<Replacement<'a>> {
        self.replacement(written, [with_value(self.text(written.clone()), origin)])
    }

    /// Another number of players in place of the one that is written.
    pub fn players(&self, written: &Range<usize>, players: usize) -> Option<Replacement<'a>> {
        self.replacement(written, [with_value(self.text(written.clone()), players)])
    }

    /// The number of players to add, as a key with its value.
    pub fn added_players(&self, players: usize, form: Form) -> Option<String> {
        let added = pair(form, Key::Players, &players.to_string());
        let joint = if form == Form::Line { " " } else { "\n" };
        self.may_add(&format!("{joint}{added}")).then_some(added)
    }

    /// A play that can be read here, to show what one looks like.
    pub fn example_play(&self) -> Option<String> {
        self.best(["Yc@i9 Pc@j9", "Ycb@i9 Pcw@j9"])
    }

    /// A swap with this word and tiles that can be read here.
    pub fn example_swap(&self, word: &str) -> Option<String> {
        self.best(["Rd Oc", "Rdb Ocw"].map(|tiles| format!("{word} {tiles}")))
    }

    /// A word as a placement, with an `@` between tile and cell, where only one is possible.
    pub fn placement(&self, word: &str) -> Option<String> {
        let split = |at: usize| Some(format!("{}@{}", word.get(..at)?, word.get(at..)?));
        let reads = |split: &String| split.parse::<Placement>().is_ok();
        let splits: Vec<String> = [2, 3].into_iter().filter_map(split).filter(reads).collect();
        // Rules with backgrounds leave no doubt; elsewhere `Rsbj7` may be `Rs@bj7` or a tile of
        // another game.
        let is_clear = splits.len() == 1 || self.rules().is_some_and(Rules::has_diagonals);
        self.best(splits.into_iter().filter(|_| is_clear))
    }

    /// The ways to write the cells of a word apart that can be read, three at most, each with the
    /// number of empty cells it stands for, whatever the rules say of the board. They are as long
    /// as those elsewhere in the board. `tile` is how many letters a tile has, where that is known.
    pub fn empty_cells(&self, word: &str, tile: Option<usize>) -> Vec<(usize, String)> {
        let tile = tile.unwrap_or_else(|| self.tile_length(word));
        let lengths = match self.other_dots().find(|run| [1, tile].contains(&run.len())) {
            Some(run) => vec![run.len()],
            None => vec![tile, 1],
        };
        let ways = lengths
            .iter()
            .flat_map(|&length| [(length, true), (length, false)])
            .filter_map(|(length, one_each)| cells_apart(word, length, one_each));
        let mut found: Vec<(usize, String)> = Vec::new();
        for (cells, text) in ways {
            if !found.iter().any(|(known, _)| *known == cells) && self.can_be_read(&text) {
                found.push((cells, text));
            }
        }
        found.sort();
        found.truncate(3);
        found
    }

    /// How many letters a tile of the rules has; if they are not known, the first tile of a word.
    fn tile_length(&self, word: &str) -> usize {
        if let Some(rules) = self.rules() {
            return if rules.has_diagonals() { 3 } else { 2 };
        }
        spaced(word)
            .split(' ')
            .find(|part| !part.starts_with('.'))
            .map_or(2, str::len)
    }
}

/// A word with spaces between its cells, and how many of them are empty. Each run of dots is one
/// such cell, or as many as it has parts of this length; `None` if it cannot be parted.
fn cells_apart(word: &str, length: usize, one_each: bool) -> Option<(usize, String)> {
    let mut cells = 0;
    let mut parts = Vec::new();
    for part in spaced(word).split(' ') {
        if !part.starts_with('.') {
            parts.push(part.to_string());
            continue;
        }
        let run = if one_each { 1 } else { part.len() / length };
        if !one_each && run * length != part.len() {
            return None;
        }
        cells += run;
        parts.extend(iter::repeat_n(".".repeat(length), run));
    }
    Some((cells, parts.join(" ")))
}

/// A key and its value as a form joins them.
fn pair(form: Form, key: Key, value: &str) -> String {
    match form {
        Form::Line => format!("{}={value}", key.name()),
        Form::Sheet => format!("{}: {value}", key.name()),
    }
}

/// A key with its value, as it is written, with another value.
fn with_value(pair: &str, value: impl ToString) -> String {
    let key = pair.trim_end_matches(|letter: char| letter.is_ascii_alphanumeric());
    key.to_string() + &value.to_string()
}

/// Values that a key may have; the first that would do is shown.
const fn examples(key: Key, form: Form) -> &'static [&'static str] {
    match key {
        Key::Rules => &["flex", "classic", "intro"],
        Key::Origin => &["g7"],
        Key::Board | Key::Rack => &["-"],
        Key::Players => &["2", "3", "4"],
        Key::Bag => &["88", "36", "6", "0"],
        Key::Scores if matches!(form, Form::Sheet) => &["23 31", "23 31 18", "23 31 18 27"],
        Key::Scores => &["23-31", "23-31-18", "23-31-18-27"],
    }
}
