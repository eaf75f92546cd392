use super::{Cell, Grid, Letter, Letters, Roll, WordList};
use crate::named::{codes, named};

named! {
    /// The side of the sheet that is played.
    #[derive(Default)]
    Side {
        /// The plain game.
        #[default]
        A "a",
        /// The experts' game: a joker, and centre lines that count double.
        B "b",
    }
}

/// The side, and which of its extra rules apply: none on side A.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Variant {
    side: Side,
    joker: bool,
    double: bool,
}

impl Variant {
    /// A side with all its extra rules: on side B an unused joker and double centre lines.
    pub const fn new(side: Side) -> Variant {
        let expert = matches!(side, Side::B);
        Variant {
            side,
            joker: expert,
            double: expert,
        }
    }

    /// The same with or without an unused joker; `None` if side A would get one.
    pub const fn with_joker(self, joker: bool) -> Option<Variant> {
        if joker && matches!(self.side, Side::A) {
            None
        } else {
            Some(Variant { joker, ..self })
        }
    }

    /// The same after the joker is used.
    pub const fn without_joker(self) -> Variant {
        Variant {
            joker: false,
            ..self
        }
    }

    /// The same, but centre lines count once.
    pub const fn without_double(self) -> Variant {
        Variant {
            double: false,
            ..self
        }
    }

    /// The same with or without double centre lines; `None` if side A would get them.
    pub const fn with_double(self, double: bool) -> Option<Variant> {
        if double && matches!(self.side, Side::A) {
            None
        } else {
            Some(Variant { double, ..self })
        }
    }

    /// The side.
    pub const fn side(self) -> Side {
        self.side
    }

    /// Whether the joker can still be used.
    pub const fn joker(self) -> bool {
        self.joker
    }

    /// Whether the centre row and the centre column count double.
    pub const fn double(self) -> bool {
        self.double
    }
}

/// A letter written into a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// Whether the joker is used; the letter then need not be rolled.
    pub joker: bool,
    /// The letter.
    pub letter: Letter,
    /// The cell.
    pub cell: Cell,
}

/// A grid and the roll to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Position {
    /// The grid so far.
    pub grid: Grid,
    /// The faces of the active dice; `None` before they are rolled.
    pub roll: Option<Roll>,
    /// The side, and whether its joker is left.
    pub variant: Variant,
    /// The words that count.
    pub language: WordList,
}

impl Position {
    /// The letters that the roll allows.
    pub fn letters(&self) -> Letters {
        self.roll.map_or(Letters::NONE, Roll::letters)
    }

    /// Every legal action: each letter of the roll in each open cell, then each letter by the joker
    /// if it is left.
    pub fn actions(&self) -> impl Iterator<Item = Action> + '_ {
        let rolled = self.letters().iter().map(|letter| (false, letter));
        let by_joker = Letter::all()
            .filter(|_| self.variant.joker())
            .map(|letter| (true, letter));
        rolled.chain(by_joker).flat_map(|(joker, letter)| {
            self.grid.open().map(move |cell| Action {
                joker,
                letter,
                cell,
            })
        })
    }

    /// Every rule that an action breaks; none if it is legal.
    pub fn violations(&self, action: Action) -> Vec<Violation> {
        let Action {
            joker,
            letter,
            cell,
        } = action;
        let mut violations = Vec::new();
        match self.grid.letter(cell) {
            Some(by) => violations.push(Violation::Filled { cell, by }),
            None if self.grid.open().all(|open| open != cell) => {
                violations.push(Violation::DotsFirst {
                    dots: self.grid.dots().collect(),
                });
            }
            None => {}
        }
        match self.roll {
            _ if joker && !self.variant.joker() => violations.push(Violation::NoJoker),
            _ if joker => {}
            None => violations.push(Violation::NoRoll),
            Some(roll) if !roll.letters().contains(letter) => {
                violations.push(Violation::NotRolled { letter, roll })
            }
            Some(_) => {}
        }
        violations
    }

    /// The position after a legal action, before the next roll.
    pub fn after(&self, action: Action) -> Position {
        let variant = if action.joker {
            self.variant.without_joker()
        } else {
            self.variant
        };
        Position {
            grid: self.grid.with(action.letter, action.cell),
            roll: None,
            variant,
            ..*self
        }
    }
}

/// A rule that an action breaks; [`crate::language`] has the sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// The cell holds a letter already.
    Filled {
        /// The cell.
        cell: Cell,
        /// The letter.
        by: Letter,
    },
    /// A dotted cell must be filled first.
    DotsFirst {
        /// The dotted cells.
        dots: Vec<Cell>,
    },
    /// The roll does not allow the letter.
    NotRolled {
        /// The letter.
        letter: Letter,
        /// The roll.
        roll: Roll,
    },
    /// Nothing was rolled.
    NoRoll,
    /// There is no joker, or it is used up.
    NoJoker,
}

codes! {
    Violation {
        Violation::Filled { .. } => "filled",
        Violation::DotsFirst { .. } => "dots_first",
        Violation::NotRolled { .. } => "not_rolled",
        Violation::NoRoll => "no_roll",
        Violation::NoJoker => "no_joker",
    }
}
