use super::{Action, Breach, Grid, Language, Letter, Letters, Roll, Variant};

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
    pub language: Language,
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
    pub fn breaches(&self, action: Action) -> Vec<Breach> {
        let Action {
            joker,
            letter,
            cell,
        } = action;
        let mut breaches = Vec::new();
        match self.grid.letter(cell) {
            Some(by) => breaches.push(Breach::Filled { cell, by }),
            None if self.grid.open().all(|open| open != cell) => {
                breaches.push(Breach::DotsFirst {
                    dots: self.grid.dots().collect(),
                });
            }
            None => {}
        }
        match self.roll {
            _ if joker && !self.variant.joker() => breaches.push(Breach::NoJoker),
            _ if joker => {}
            None => breaches.push(Breach::NoRoll),
            Some(roll) if !roll.letters().contains(letter) => {
                breaches.push(Breach::NotRolled { letter, roll })
            }
            Some(_) => {}
        }
        breaches
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
