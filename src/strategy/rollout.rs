use super::Candidate;
use super::deal::{Deal, SELF};
use super::leaves::{Leaves, POINT};
use crate::game::{MAX_IDLE_TURNS, Turn};
use crate::search::{Hand, Table};

/// The result of a rollout.
#[derive(Clone, Debug, Default)]
pub(super) struct Outcome {
    /// What each player gained, in hundredths of a point, including the final leave.
    pub(super) gains: [i32; 4],
    /// What the next player scored in reply.
    pub(super) reply: u32,
    /// Whether that reply completed a line of six, or a diagonal of six.
    pub(super) reply_is_qwirkle: bool,
    /// Who moves next.
    pub(super) next: usize,
    /// How many tiles are still to be laid; none when the game is over.
    pub(super) left: usize,
}

impl Outcome {
    /// The player's gain minus that of the best opponent.
    pub(super) fn margin(&self, players: usize) -> i32 {
        self.gains[SELF] - self.gains[1..players].iter().copied().max().unwrap_or(0)
    }
}

impl Candidate {
    /// What follows it with one deal; the table holds its tiles already.
    pub(super) fn followed_by<const FLEX: bool>(
        &self,
        table: &mut Table<FLEX>,
        mut deal: Deal,
        leaves: &Leaves,
        plies: usize,
    ) -> Outcome {
        match self.turn {
            Turn::Lay(_) => {
                deal.give_up(SELF, &self.codes);
                if deal.bag() == 0 && deal.hands[SELF].is_empty() {
                    return Outcome::default();
                }
                deal.refill(SELF);
            }
            Turn::Swap(_) => deal.swap(SELF, &self.codes),
            Turn::Pass => {}
        }
        play_on(table, &mut deal, leaves, self.kept, plies)
    }
}

/// Plays `plies` turns, or to the end. The quick policy: everyone takes the most points. The
/// player's own turn is over, and its leave is worth `kept`. The table keeps the tiles of all turns
/// but the last.
fn play_on<const FLEX: bool>(
    table: &mut Table<FLEX>,
    deal: &mut Deal,
    leaves: &Leaves,
    kept: i32,
    plies: usize,
) -> Outcome {
    let mut outcome = Outcome::default();
    let players = deal.hands.len();
    let mut values = [kept, 0, 0, 0];
    let mut idle = 0;
    let mut player = 1;
    for ply in 0..plies {
        let bag_is_empty = deal.bag() == 0;
        // Only the final leaves count.
        let is_last = ply + players >= plies;
        let hand = Hand::of_codes(&deal.hands[player], bag_is_empty);
        if let Some(found) = table.best_play(&hand) {
            if ply == 0 {
                outcome.reply = found.score();
                outcome.reply_is_qwirkle = table.completes_six(&found);
            }
            // Nobody looks at the table after the last turn.
            if ply + 1 < plies {
                table.lay_found(&found);
            }
            deal.give_up(player, found.codes());
            outcome.gains[player] += found.score() as i32 * POINT;
            idle = 0;
            if bag_is_empty && deal.hands[player].is_empty() {
                return outcome;
            }
            if is_last {
                values[player] = leaves.of_codes(&deal.hands[player]);
            }
            deal.refill(player);
        } else {
            idle += 1;
            if idle == players && bag_is_empty || idle == MAX_IDLE_TURNS {
                return outcome;
            }
            deal.swap_all(player);
            if is_last {
                values[player] = leaves.of_codes(&[]);
            }
        }
        player = (player + 1) % players;
    }
    outcome.next = player;
    outcome.left = deal.bag() + deal.hands.iter().map(|hand| hand.len()).sum::<usize>();
    // Without a refill a leave is worth nothing.
    if deal.bag() > 0 {
        for (gain, value) in outcome.gains.iter_mut().zip(values) {
            *gain += value;
        }
    }
    outcome
}
