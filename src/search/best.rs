use std::cmp::Ordering;

use arrayvec::ArrayVec;

use super::found::PackedPlay;
use super::packed::{Hand, MATES, PackedTile, mates_of_any};
use super::spot::{Diagonals, STEP, line_points};
use super::table::Table;
use super::window::Window;
use crate::game::{GOING_OUT_BONUS, LONGEST_LINE};

impl<const FLEX: bool> Table<FLEX> {
    /// The best play: the first in the order of [`PackedPlay::rank`]. The table must not be empty.
    pub fn best_play(&self, hand: &Hand) -> Option<PackedPlay> {
        let mut search = Best {
            table: self,
            hand,
            best: PackedPlay {
                length: usize::MAX,
                ..PackedPlay::NOTHING
            },
            target: 0,
            places: [Slot::NONE; PLACES],
            codes: [PackedTile::FIRST; PLACES],
        };
        // Plays of one tile first: they are cheap and set a mark for the rest.
        let mut anchors = ArrayVec::<Anchor, 256>::new();
        for (at, faces) in self.anchors() {
            let faces = faces & hand.faces;
            if faces != 0 {
                let spot = self.spot(at);
                let anchor = Anchor {
                    at,
                    faces,
                    mates: mates_of_any(faces) & hand.faces,
                    points: [spot.lanes[0].points(), spot.lanes[1].points()],
                };
                search.one_tile(&anchor);
                if anchor.mates != 0 {
                    anchors.push(anchor);
                }
            }
        }
        if hand.largest_set > 1 {
            let mut window = Window::EMPTY;
            for anchor in &anchors {
                for direction in 0..2 {
                    if self.look_along(anchor.at, anchor.mates, direction, hand, &mut window)
                        && search.is_worth_trying(anchor, direction, &mut window)
                    {
                        search.along(anchor, direction, &window);
                    }
                }
            }
        }
        (search.best.score > 0).then_some(search.best)
    }
}

/// An anchor that a tile of the hand fits.
struct Anchor {
    at: u16,
    /// The faces of the hand that fit.
    faces: u64,
    /// The faces of the hand that match one of these.
    mates: u64,
    /// Points for its row and for its column.
    points: [u32; 2],
}

/// A cell of the play that is being fitted.
#[derive(Clone, Copy)]
struct Slot {
    at: u16,
    /// The faces of the hand that fit here.
    faces: u64,
    diagonals: Diagonals,
    /// The most points that one of them earns on the diagonals.
    most: u32,
}

impl Slot {
    const NONE: Slot = Slot {
        at: 0,
        faces: 0,
        diagonals: Diagonals::NONE,
        most: 0,
    };
}

/// Enough for five cells on either side of the anchor. A power of two, so `% PLACES` is free and
/// saves a bounds check.
const PLACES: usize = 16;
const MIDDLE: usize = 5;

struct Best<'a, const FLEX: bool> {
    table: &'a Table<FLEX>,
    hand: &'a Hand,
    /// The best play so far, its cells in the order of the table.
    best: PackedPlay,
    /// The score that the play being fitted must reach to be worth keeping.
    target: u32,
    /// The cells around the anchor in the order of the table, as plays are written, and the tiles
    /// tried on them.
    places: [Slot; PLACES],
    codes: [PackedTile; PLACES],
}

impl<const FLEX: bool> Best<'_, FLEX> {
    /// Every play of one tile on an anchor.
    #[inline]
    fn one_tile(&mut self, anchor: &Anchor) {
        let points = anchor.points[0] + anchor.points[1] + self.bonus(1);
        let mut faces = anchor.faces;
        if !FLEX {
            if points >= self.best.score {
                self.keep_one(anchor.at, faces.trailing_zeros() as usize, 0, points);
            }
            return;
        }
        let spot = self.table.spot(anchor.at);
        if points + spot.diagonals.most(self.hand, faces) < self.best.score {
            return;
        }
        while faces != 0 {
            let face = faces.trailing_zeros() as usize;
            faces &= faces - 1;
            let mut backgrounds =
                u32::from(self.hand.backgrounds[face]) & !spot.diagonals.forbidden();
            while backgrounds != 0 {
                let background = backgrounds.trailing_zeros() as usize;
                backgrounds &= backgrounds - 1;
                let points = points + spot.diagonals.points(background);
                if points >= self.best.score {
                    self.keep_one(anchor.at, face, background, points);
                }
            }
        }
    }

    #[inline]
    fn keep_one(&mut self, at: u16, face: usize, background: usize, points: u32) {
        self.places[MIDDLE].at = at;
        self.codes[MIDDLE] = PackedTile::new(face, background);
        self.keep(MIDDLE, MIDDLE, points);
    }

    /// What going out with this many tiles earns.
    #[inline]
    fn bonus(&self, tiles: usize) -> u32 {
        if tiles == self.hand.out {
            GOING_OUT_BONUS
        } else {
            0
        }
    }

    /// Whether a play of two tiles or more in a window could beat the best so far if it filled
    /// every cell.
    #[inline]
    fn is_worth_trying(&self, anchor: &Anchor, direction: usize, window: &mut Window) -> bool {
        let spot = self.table.spot(anchor.at);
        let length = (spot.lanes[direction].length() + 1 + window.grows).min(LONGEST_LINE);
        let mut points = anchor.points[1 - direction] + window.cross + line_points(length);
        if self.hand.out <= self.hand.largest_set {
            points += GOING_OUT_BONUS;
        }
        if FLEX {
            points += spot.diagonals.most(self.hand, anchor.faces) + window.find_most(self.hand);
        }
        points >= self.best.score + u32::from(self.best.length == 1)
    }

    /// Every choice of cells around an anchor: the score depends only on the cells, so tiles are
    /// tried only if the score would be good enough.
    fn along(&mut self, anchor: &Anchor, direction: usize, window: &Window) {
        let Anchor { at, faces, .. } = *anchor;
        let spot = self.table.spot(at);
        let lane = spot.lanes[direction];
        let mut fitting = lane.faces();
        let mut length = lane.length() + 1;
        let mut points = anchor.points[1 - direction];
        let mut runs = 0;

        let mut most = if FLEX {
            spot.diagonals.most(self.hand, faces)
        } else {
            0
        };
        self.places[MIDDLE] = Slot {
            at,
            faces,
            diagonals: spot.diagonals,
            most,
        };
        for (away, cell) in window.before().iter().enumerate() {
            self.places[MIDDLE - 1 - away] = Slot {
                at: cell.at,
                faces: window.mates,
                diagonals: cell.diagonals,
                most: cell.most,
            };
        }
        self.extend_before(MIDDLE, fitting, length, points, most, window);
        for (reach, last) in window.after().iter().zip(MIDDLE + 1..) {
            if reach.run != 0 {
                if runs == 0 {
                    runs = self.runs_beside(at, direction);
                }
                // The same face in two runs that the play would join.
                if runs & reach.run != 0 {
                    break;
                }
                runs |= reach.run;
            }
            fitting &= reach.fitting;
            if faces & fitting == 0 {
                break;
            }
            length += reach.grows;
            points += reach.cross;
            most += reach.most;
            self.places[last] = Slot {
                at: reach.at,
                faces: reach.faces,
                diagonals: reach.diagonals,
                most: reach.most,
            };
            self.fit(MIDDLE, last, fitting, points + line_points(length), most);
            self.extend_before(last, fitting, length, points, most, window);
        }
    }

    /// The same cells after the anchor, with more and more before it.
    #[inline]
    fn extend_before(
        &mut self,
        last: usize,
        fitting: u64,
        length: usize,
        points: u32,
        most: u32,
        window: &Window,
    ) {
        let mut most = most;
        let room = (self.hand.largest_set + MIDDLE - 1).saturating_sub(last);
        for before in 1..=window.before().len().min(room) {
            if FLEX {
                most += self.places[MIDDLE - before].most;
            }
            self.fit(
                MIDDLE - before,
                last,
                fitting,
                points + line_points(length + before),
                most,
            );
        }
    }

    /// The faces of the runs that touch an anchor in a direction.
    fn runs_beside(&self, anchor: u16, direction: usize) -> u64 {
        let lane = self.table.spot(anchor).lanes[direction];
        let run = |tiles, at: u16| match tiles {
            0 => 0,
            _ => self.table.spot(at).lanes[direction].faces(),
        };
        run(lane.before(), anchor.wrapping_sub(STEP[direction]))
            | run(lane.after(), anchor.wrapping_add(STEP[direction]))
    }

    /// Tries the tiles of the hand on these places if that could beat the best play so far:
    /// `points` for the lines, and at most `most` for the diagonals.
    #[inline]
    fn fit(&mut self, first: usize, last: usize, fitting: u64, points: u32, most: u32) {
        let length = last - first + 1;
        let points = points + self.bonus(length);
        // A play that scores the same must not lay more tiles.
        self.target = self.best.score + u32::from(length > self.best.length);
        if points + if FLEX { most } else { 0 } >= self.target {
            self.try_tiles(first, first, last, fitting, points, most);
        }
    }

    /// Tiles are tried in the order of their texts, so the first play that reaches a score is the
    /// first by its text too.
    fn try_tiles(
        &mut self,
        next: usize,
        first: usize,
        last: usize,
        line: u64,
        points: u32,
        most: u32,
    ) {
        let place = self.places[next % PLACES];
        let mut faces = place.faces & line;
        while faces != 0 {
            let face = faces.trailing_zeros() as usize;
            faces &= faces - 1;
            let line = line & MATES[face];
            if !FLEX {
                self.codes[next % PLACES] = PackedTile::new(face, 0);
                if next == last {
                    return self.keep(first, last, points);
                }
                self.try_tiles(next + 1, first, last, line, points, 0);
                if points < self.target {
                    return;
                }
                continue;
            }
            let most = most - place.most;
            let mut backgrounds =
                u32::from(self.hand.backgrounds[face]) & !place.diagonals.forbidden();
            while backgrounds != 0 {
                let background = backgrounds.trailing_zeros() as usize;
                backgrounds &= backgrounds - 1;
                let points = points + place.diagonals.points(background);
                if points + most >= self.target {
                    self.codes[next % PLACES] = PackedTile::new(face, background);
                    if next == last {
                        self.keep(first, last, points);
                    } else {
                        self.try_tiles(next + 1, first, last, line, points, most);
                    }
                }
            }
        }
    }

    fn keep(&mut self, first: usize, last: usize, points: u32) {
        let mut play = PackedPlay {
            score: points,
            length: last - first + 1,
            ..PackedPlay::NOTHING
        };
        for (next, place) in self.places[first..=last].iter().enumerate() {
            play.places[next] = place.at;
            play.codes[next] = self.codes[first + next];
        }
        let same = points == self.best.score && play.length == self.best.length;
        if !same || play.text_order(&self.best, self.table) == Ordering::Less {
            self.best = play;
        }
        self.target = self.best.score + 1;
    }
}
