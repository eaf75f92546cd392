use crate::game::{Game, Rng, Rules};
use crate::record::{Problem, Transcript};
use crate::strategy::Level;

/// Who takes a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// The person.
    Person,
    /// An engine of some level.
    Engine(Level),
}

/// A game that is about to be played, and by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    rules: Rules,
    seed: u64,
    names: Vec<String>,
    seats: Vec<Seat>,
}

impl Lineup {
    /// A person and engines, who follow in their order. The person sits at this place in turn
    /// order, counted from 0. If none is given, the largest set begins, as in the rules; in a tie,
    /// the person.
    pub fn new(
        rules: Rules,
        seed: u64,
        name: &str,
        levels: &[Level],
        place: Option<usize>,
    ) -> Result<Lineup, Problem> {
        let players = levels.len() + 1;
        let mut names = vec![name.to_owned()];
        for level in levels {
            names.push(free_name(*level, &names));
        }
        Transcript::new(rules, &names)?;
        let mut seats: Vec<Seat> = levels.iter().map(|&level| Seat::Engine(level)).collect();
        seats.insert(0, Seat::Person);
        let place =
            place.unwrap_or_else(|| (players - deal(rules, players, seed).0.to_move()) % players);
        names.rotate_right(place % players);
        seats.rotate_right(place % players);
        Ok(Lineup {
            rules,
            seed,
            names,
            seats,
        })
    }

    /// The lineup of a saved game.
    pub(super) fn of(transcript: &Transcript, seed: u64, seats: Vec<Seat>) -> Lineup {
        Lineup {
            rules: transcript.rules(),
            seed,
            names: transcript.players().to_vec(),
            seats,
        }
    }

    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The random seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The names, in the order of turns.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Who takes the turns, in their order.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The tiles dealt, and the random numbers that decide what follows. The player with the
    /// largest set sits at the first place.
    pub(super) fn deal(&self) -> (Game, Rng) {
        deal(self.rules, self.seats.len(), self.seed)
    }
}

fn deal(rules: Rules, players: usize, seed: u64) -> (Game, Rng) {
    let mut rng = Rng::new("play", seed);
    (Game::deal(rules, players, &mut rng), rng)
}

/// `Greedy`, or `Greedy-2` if that name is taken.
fn free_name(level: Level, taken: &[String]) -> String {
    let mut letters = level.name().chars();
    let name: String = letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .chain(letters)
        .collect();
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    std::iter::once(name.clone())
        .chain(numbered)
        .find(|name| !taken.contains(name))
        .unwrap_or(name)
}
