use crate::notation::Form;

/// The parts of a position that have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Which game is played: `qwords`.
    Rules,
    /// The letters so far.
    Grid,
    /// The faces of the active dice.
    Roll,
    /// The side of the sheet.
    Side,
    /// Whether the joker is left.
    Joker,
    /// Whether the centre lines count double.
    Double,
    /// The words that count.
    Words,
}

impl Key {
    /// Every key, in the order of a sheet.
    pub const ALL: [Key; 7] = [
        Key::Rules,
        Key::Grid,
        Key::Roll,
        Key::Side,
        Key::Joker,
        Key::Double,
        Key::Words,
    ];

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Key::Rules => "rules",
            Key::Grid => "grid",
            Key::Roll => "roll",
            Key::Side => "side",
            Key::Joker => "joker",
            Key::Double => "double",
            Key::Words => "words",
        }
    }

    /// The key with this name.
    pub fn from_name(name: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|key| key.name() == name)
    }

    /// Whether a form has this key: in a line, rules, grid and roll go by their place.
    pub const fn belongs_to(self, form: Form) -> bool {
        matches!(form, Form::Sheet) || !matches!(self, Key::Rules | Key::Grid | Key::Roll)
    }
}
