/// The side of the sheet that is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Side {
    /// The plain game.
    #[default]
    A,
    /// The experts' game: a joker, and centre lines that count double.
    B,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::A, Side::B];

    /// `a` or `b`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::A => "a",
            Side::B => "b",
        }
    }

    /// The side with this name.
    pub fn from_name(name: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.name() == name)
    }
}

/// The side, and what of its own rules is in force: nothing on side A.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Variant {
    side: Side,
    joker: bool,
    double: bool,
}

impl Variant {
    /// A side with all that it has: on side B the joker, unused, and double centre lines.
    pub const fn new(side: Side) -> Variant {
        let expert = matches!(side, Side::B);
        Variant {
            side,
            joker: expert,
            double: expert,
        }
    }

    /// The same with the joker still unused, or without it; `None` where side A would get one.
    pub const fn with_joker(self, joker: bool) -> Option<Variant> {
        if joker && matches!(self.side, Side::A) {
            None
        } else {
            Some(Variant { joker, ..self })
        }
    }

    /// The same once the joker is used.
    pub const fn without_joker(self) -> Variant {
        Variant {
            joker: false,
            ..self
        }
    }

    /// The same with centre lines that count once.
    pub const fn without_double(self) -> Variant {
        Variant {
            double: false,
            ..self
        }
    }

    /// The same with centre lines that count double, or not; `None` where side A would get them.
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
