/// The two ways to write a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// One line: `RULES BOARD RACK [key=value …]`.
    Line,
    /// A text of `key: value` lines.
    Sheet,
}

/// The parts of a position that have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Which game is played.
    Rules,
    /// The cell at which the table begins.
    Origin,
    /// The tiles on the table.
    Board,
    /// The tiles of the player to move.
    Rack,
    /// How many players there are.
    Players,
    /// How many tiles the bag holds.
    Bag,
    /// The points so far.
    Scores,
}

impl Key {
    /// Every key, in the order of a sheet.
    pub const ALL: [Key; 7] = [
        Key::Rules,
        Key::Origin,
        Key::Board,
        Key::Rack,
        Key::Players,
        Key::Bag,
        Key::Scores,
    ];

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Key::Rules => "rules",
            Key::Origin => "origin",
            Key::Board => "board",
            Key::Rack => "rack",
            Key::Players => "players",
            Key::Bag => "bag",
            Key::Scores => "scores",
        }
    }

    /// The key with this name.
    pub fn from_name(name: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|key| key.name() == name)
    }

    /// Whether a form has this key: in a line, rules, board and rack go by their place.
    pub const fn belongs_to(self, form: Form) -> bool {
        matches!(form, Form::Sheet) || !matches!(self, Key::Rules | Key::Board | Key::Rack)
    }
}
