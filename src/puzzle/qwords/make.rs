use std::collections::HashSet;
use std::iter::StepBy;
use std::ops::{ControlFlow, Range};

use super::completion::{Completion, only_completion};
use super::search::sensible_actions;
use super::{Document, Kind, Lexicon, ListPair, Puzzle, Question, Solution, Task};
use crate::game::Rng;
use crate::puzzle::{Batch, Candidate, CanonicalForm, Progress};
use crate::qwords::{
    Cell, Dice, Face, Grid, LONGEST, Letter, Letters, Line, POINTS, Position, ROLLS, Roll,
    SHORTEST, SIZE, Side, Variant, WordList, Words, score,
};

/// By how much a solution beats the next best answer, at least.
const MARGIN: u32 = 2;
/// What a letter must gain to be worth finding, and in how many lines.
const LEAST_GAIN: u32 = 9;
const FEWEST_LINES: usize = 2;
/// How many letters are tried for each proof on the way to a grid with few letters left.
const PROOF_EFFORT: u64 = 200_000;

/// How puzzles are made, and what they must be like.
#[derive(Debug)]
pub struct Recipe {
    kind: Kind,
    language: WordList,
    side: Side,
    rolls: Vec<Roll>,
    letters: Vec<Letter>,
    /// The words that grids are made of, and that solutions may use.
    known: Option<Lexicon>,
}

impl Recipe {
    /// A recipe. If well-known words are given, grids use only those of them that are in the list,
    /// and no solution needs others; the proof still uses the whole list.
    pub fn new(
        kind: Kind,
        language: WordList,
        side: Side,
        dice: &Dice,
        known: Option<&Words>,
    ) -> Recipe {
        let rolls: Vec<Roll> = (0..ROLLS).map(|number| dice.roll(number)).collect();
        let letters = rolls
            .iter()
            .flat_map(|roll| [roll.0, roll.1])
            .filter_map(letter);
        let on_dice = letters.fold(Letters::NONE, |letters, letter| {
            letters.union(Letters::one(letter))
        });
        // Dice may show nothing but `?` and `@`.
        let letters = if on_dice.is_empty() {
            Letters::ALL
        } else {
            on_dice
        }
        .iter()
        .collect();
        let known = known.map(|known| known_words(known, ListPair::of(language).plain.words()));
        Recipe {
            kind,
            language,
            side,
            rolls,
            letters,
            known,
        }
    }

    /// How many words there are and how many are needed, if there are too few to make a puzzle.
    pub fn missing_words(&self) -> Option<(usize, usize)> {
        let (found, needed) = match self.kind {
            Kind::Letter | Kind::Rolls => (self.lexicon().words().len(), 1),
            Kind::Supernatural => (self.lexicon().of_length(SIZE).len(), Line::COUNT),
        };
        (found < needed).then_some((found, needed))
    }

    /// Tries to make a puzzle.
    pub fn attempt(&self, rng: &mut Rng) -> Option<Puzzle> {
        let question = match self.kind {
            Kind::Letter => self.letter(rng),
            Kind::Rolls => self.known_rolls(rng),
            Kind::Supernatural => self.supernatural(rng),
        };
        Puzzle::new(question?)
            .ok()
            .filter(|puzzle| self.accepts(puzzle))
    }

    fn lexicon(&self) -> &Lexicon {
        self.known
            .as_ref()
            .unwrap_or_else(|| &ListPair::of(self.language).plain)
    }

    /// A grid with a few letters taken out, and a roll that has one of them.
    fn letter(&self, rng: &mut Rng) -> Option<Question> {
        let (grid, taken) = self.nearly_full(3..=6, rng);
        let roll = self.roll_with(taken.first()?.1, rng)?;
        Question::new(self.position(grid, rng), Task::Letter(roll)).ok()
    }

    /// A grid with some letters taken out, and rolls that have them in some order.
    fn known_rolls(&self, rng: &mut Rng) -> Option<Question> {
        let (grid, taken) = self.nearly_full(3..=5, rng);
        let rolls: Option<Vec<Roll>> = taken
            .iter()
            .map(|&(_, letter)| self.roll_with(letter, rng))
            .collect();
        Question::new(self.position(grid, rng), Task::Rolls(rolls?)).ok()
    }

    /// A grid of ten words, from which letters are taken out as long as only one way leads back.
    fn supernatural(&self, rng: &mut Rng) -> Option<Question> {
        let mut grid = whole_grid(self.lexicon(), rng)?;
        let wanted = 9 + rng.below(6) as usize;
        let lexicon = &ListPair::of(self.language).with_names;
        let mut cells: Vec<Cell> = Cell::all().collect();
        rng.shuffle(&mut cells);
        let mut taken: Vec<Letter> = Vec::new();
        for cell in cells {
            let Some(letter) = grid.letter(cell).filter(|_| taken.len() < wanted) else {
                continue;
            };
            taken.push(letter);
            let less = grid.without(cell);
            match only_completion(&less, &taken, lexicon, PROOF_EFFORT) {
                Some(_) => grid = less,
                None => drop(taken.pop()),
            }
        }
        let question =
            Question::new(self.position(grid, rng), Task::Supernatural(taken.clone())).ok();
        question.filter(|_| taken.len() == wanted)
    }

    /// A good grid, a few cells of which are free again, and the letters that stood there.
    fn nearly_full(
        &self,
        free: std::ops::RangeInclusive<u32>,
        rng: &mut Rng,
    ) -> (Grid, Vec<(Cell, Letter)>) {
        let mut grid = good_grid(self.lexicon().words(), &self.letters, rng);
        let count = free.start() + rng.below(free.end() - free.start() + 1);
        let mut cells: Vec<Cell> = Cell::all().collect();
        rng.shuffle(&mut cells);
        let taken: Vec<(Cell, Letter)> = cells
            .into_iter()
            .take(count as usize)
            .filter_map(|cell| Some((cell, grid.letter(cell)?)))
            .collect();
        taken
            .iter()
            .for_each(|&(cell, _)| grid = grid.without(cell));
        (grid, taken)
    }

    /// One of the rolls that allow a letter.
    fn roll_with(&self, letter: Letter, rng: &mut Rng) -> Option<Roll> {
        let rolls: Vec<&Roll> = self
            .rolls
            .iter()
            .filter(|roll| roll.letters().contains(letter))
            .collect();
        (!rolls.is_empty()).then(|| *rolls[rng.below(rolls.len() as u32) as usize])
    }

    /// The position of a grid; on side B, the joker is used up in half of them.
    fn position(&self, grid: Grid, rng: &mut Rng) -> Position {
        let whole = Variant::new(self.side);
        let used = self.kind == Kind::Supernatural || rng.below(2) == 0;
        let variant = if used { whole.without_joker() } else { whole };
        Position {
            grid,
            roll: None,
            variant,
            language: self.language,
        }
    }

    /// Whether a puzzle is worth solving.
    fn accepts(&self, puzzle: &Puzzle) -> bool {
        let clear = puzzle
            .second_best
            .is_none_or(|[_, second]| puzzle.target() >= second + MARGIN);
        clear
            && self.is_known(puzzle)
            && match puzzle.question.kind() {
                Kind::Letter => {
                    puzzle.target() >= LEAST_GAIN && gaining_lines(puzzle) >= FEWEST_LINES
                }
                Kind::Rolls => !is_greedy(puzzle, ListPair::of(self.language).plain.words()),
                Kind::Supernatural => true,
            }
    }

    /// Whether the grid in the end has only well-known words.
    fn is_known(&self, puzzle: &Puzzle) -> bool {
        let words = self.lexicon().words();
        puzzle
            .after
            .lines
            .iter()
            .filter_map(|line| line.word.as_ref())
            .all(|word| words.contains(&word.letters))
    }
}

/// The well-known words that are in a list.
fn known_words(known: &Words, list: &Words) -> Lexicon {
    let mut words = Words::empty();
    let both = (SHORTEST..=LONGEST).flat_map(|len| known.of_length(len));
    both.filter(|word| list.contains(word))
        .for_each(|word| words.add(&word));
    Lexicon::new(words)
}

fn letter(face: Face) -> Option<Letter> {
    match face {
        Face::Letter(letter) => Some(letter),
        Face::Any | Face::Vowel => None,
    }
}

/// How many lines score more by the solution.
fn gaining_lines(puzzle: &Puzzle) -> usize {
    let lines = puzzle.after.lines.iter().zip(&puzzle.before.lines);
    lines
        .filter(|(after, before)| after.points > before.points)
        .count()
}

/// Whether the greedy policy finds the solution.
fn is_greedy(puzzle: &Puzzle, words: &Words) -> bool {
    let Solution::Line(line) = &puzzle.solution else {
        return false;
    };
    let mut position = puzzle.question.position;
    line.iter()
        .zip(puzzle.question.rolls())
        .all(|(&action, &roll)| {
            position.roll = Some(roll);
            let total = |action| {
                score(
                    &position.after(action).grid,
                    words,
                    position.variant.double(),
                )
                .total()
            };
            let most = sensible_actions(&position).map(total).max();
            let is_best = most == Some(total(action));
            position = position.after(action);
            is_best
        })
}

/// How often each cell is tried again.
const PASSES: usize = 4;
/// How many letters are tried before the search for a grid of ten words gives up.
const GRID_EFFORT: u64 = 20_000;

/// A full grid with many words in it, as at the end of a good game: random letters, each improved
/// in turn.
fn good_grid(words: &Words, letters: &[Letter], rng: &mut Rng) -> Grid {
    let mut grid = Grid::default();
    for cell in Cell::all() {
        grid = grid.with(letters[rng.below(letters.len() as u32) as usize], cell);
    }
    let (mut cells, mut letters): (Vec<Cell>, Vec<Letter>) =
        (Cell::all().collect(), letters.to_vec());
    for _ in 0..PASSES {
        rng.shuffle(&mut cells);
        for &cell in &cells {
            rng.shuffle(&mut letters);
            let best = letters
                .iter()
                .max_by_key(|&&letter| points_through(&grid.with(letter, cell), cell, words));
            grid = best.map_or(grid, |&letter| grid.with(letter, cell));
        }
    }
    grid
}

/// What the two lines of a cell earn, with something for every line that earns at all: ten of them
/// have a bonus.
fn points_through(grid: &Grid, cell: Cell, words: &Words) -> u32 {
    let points = |line: Line| {
        words
            .longest(&grid.line(line))
            .map_or(0, |span| 1 + POINTS[span.len])
    };
    Line::through(cell).map(points).iter().sum()
}

/// A grid of ten different words of five letters, chosen by chance; `None` if none was found soon.
fn whole_grid(lexicon: &Lexicon, rng: &mut Rng) -> Option<Grid> {
    let mut found = None;
    let search = Completion {
        lexicon,
        grid: Grid::default(),
        stock: [u8::MAX; Letter::COUNT],
        effort: GRID_EFFORT,
        choose: |letters: &mut [Letter]| rng.shuffle(letters),
        visit: |grid: Grid| {
            // Most such grids read the same across and down, which gives half of the answer away.
            let words: HashSet<_> = Line::all().map(|line| grid.line(line)).collect();
            if words.len() < Line::COUNT {
                return ControlFlow::Continue(());
            }
            found = Some(grid);
            ControlFlow::Break(())
        },
    };
    let _ = search.run();
    found
}

/// Names the version of how puzzles are made: with any change to it the same seed would give
/// others.
const LABEL: &str = "sixfold qwords puzzle 1";

/// A collection of puzzles to be made, no two of them the same or mirrored.
#[derive(Debug)]
pub struct Collection {
    /// How they are made.
    pub recipe: Recipe,
    /// How many puzzles, from which grids.
    pub batch: Batch,
}

impl Collection {
    /// The first puzzles in the order of the tries, which the watcher may stop.
    pub fn make(&self, watch: impl FnMut(Progress) -> ControlFlow<()>) -> Vec<Puzzle> {
        let attempt = |(): &mut (), number| self.attempt(number);
        self.batch.gather(|| (), attempt, form, watch)
    }

    /// The candidates of some of the tries, such as every third one, for [`Batch::choose`]. Tries
    /// beyond those of the batch are left out. It ends early when these tries alone give enough
    /// puzzles. The watcher may stop it; what was found by then is returned.
    pub fn candidates(
        &self,
        tries: StepBy<Range<u64>>,
        watch: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Vec<Candidate<Puzzle>> {
        let attempt = |(): &mut (), number| self.attempt(number);
        self.batch.candidates(tries, || (), attempt, form, watch)
    }

    /// The document of a puzzle, which says what made it. Its id lacks the number in the batch,
    /// which [`Document::numbered`] adds.
    pub fn document(&self, puzzle: &Puzzle, made_by: &str) -> Document {
        let Recipe {
            kind,
            language,
            side,
            ..
        } = &self.recipe;
        let (kind, list, side) = (kind.name(), language.code(), side.name());
        let id = format!("qwords-{kind}-{list}-{side}-seed{}", self.batch.seed);
        Document::new(puzzle, id, made_by)
    }

    fn attempt(&self, number: u64) -> Option<Puzzle> {
        self.recipe.attempt(&mut self.batch.rng(LABEL, number))
    }
}

fn form(puzzle: &Puzzle) -> CanonicalForm {
    CanonicalForm::of_grid(&puzzle.question)
}
