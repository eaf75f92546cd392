use super::{Action, Grid, Letter, Letters, Roll, Variant, Violation, WordList};

/// A grid and what was rolled for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Position {
    /// The letters so far.
    pub grid: Grid,
    /// The faces of the active dice; nothing before they are rolled.
    pub roll: Option<Roll>,
    /// The side that is played, and whether its joker is left.
    pub variant: Variant,
    /// The words that count.
    pub language: WordList,
}

impl Position {
    /// The letters that the roll allows.
    pub fn letters(&self) -> Letters {
        self.roll.map_or(Letters::NONE, Roll::letters)
    }

    /// Every legal action: each letter of the roll in each open cell, then each letter by the
    /// joker, where it is left.
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

    /// Every rule that an action breaks; none where it is legal.
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
