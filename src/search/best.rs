use std::cmp::Ordering;

use arrayvec::ArrayVec;

use super::found::PackedPlay;
use super::packed::{Hand, MATES, PackedTile, mates_of_any};
use super::spot::{Diagonals, LineInfo, STEP, line_points};
use super::table::Table;
use super::window::Window;
use crate::game::GOING_OUT_BONUS;

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
        let mut fitting = ArrayVec::<(u16, u64, u64), 256>::new();
        for &anchor in self.anchors() {
            let spot = self.spot(anchor);
            let faces = spot.lanes[0].faces() & spot.lanes[1].faces() & hand.faces;
            if faces != 0 {
                let mates = mates_of_any(faces) & hand.faces;
                if mates != 0 {
                    fitting.push((anchor, faces, mates));
                }
                let points = spot.lanes.map(LineInfo::points);
                search.places[MIDDLE] = Slot {
                    at: anchor,
                    faces,
                    diagonals: spot.diagonals,
                };
                search.fit(
                    MIDDLE,
                    MIDDLE,
                    faces,
                    points[0] + points[1],
                    spot.diagonals.most(),
                );
            }
        }
        if hand.largest_set > 1 {
            let mut window = Window::EMPTY;
            for &(anchor, faces, mates) in &fitting {
                for direction in 0..2 {
                    if self.look_along(anchor, mates, direction, hand, &mut window) {
                        search.along(anchor, faces, direction, &window);
                    }
                }
            }
        }
        (search.best.score > 0).then_some(search.best)
    }
}

/// A cell of the play that is being fitted.
#[derive(Clone, Copy)]
struct Slot {
    at: u16,
    /// The faces of the hand that fit here.
    faces: u64,
    diagonals: Diagonals,
}

impl Slot {
    const NONE: Slot = Slot {
        at: 0,
        faces: 0,
        diagonals: Diagonals::NONE,
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
    /// Every choice of cells around an anchor: the score depends only on the cells, so tiles are
    /// tried only if the score would be good enough.
    fn along(&mut self, anchor: u16, faces: u64, direction: usize, window: &Window) {
        let spot = self.table.spot(anchor);
        let lane = spot.lanes[direction];
        let mut fitting = lane.faces();
        let mut length = lane.length() + 1;
        let mut points = spot.lanes[1 - direction].points();
        let mut most = spot.diagonals.most();
        let mut runs = 0;

        self.places[MIDDLE] = Slot {
            at: anchor,
            faces,
            diagonals: spot.diagonals,
        };
        for (away, &(at, diagonals)) in window.before().iter().enumerate() {
            self.places[MIDDLE - 1 - away] = Slot {
                at,
                faces: window.mates,
                diagonals,
            };
        }
        self.extend_before(MIDDLE, fitting, length, points, most, window);
        for (reach, last) in window.after().iter().zip(MIDDLE + 1..) {
            if reach.run != 0 {
                if runs == 0 {
                    runs = self.runs_beside(anchor, direction);
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
            most += reach.diagonals.most();
            self.places[last] = Slot {
                at: reach.at,
                faces: reach.faces,
                diagonals: reach.diagonals,
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
                most += window.before()[before - 1].1.most();
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
        let run = |at: u16| self.table.spot(at).lanes[direction].faces();
        let before = if lane.before() > 0 {
            run(anchor.wrapping_sub(STEP[direction]))
        } else {
            0
        };
        let after = if lane.after() > 0 {
            run(anchor.wrapping_add(STEP[direction]))
        } else {
            0
        };
        before | after
    }

    /// Tries the tiles of the hand on these places if that could beat the best play so far:
    /// `points` for the lines, and at most `most` for the diagonals.
    #[inline]
    fn fit(&mut self, first: usize, last: usize, fitting: u64, points: u32, most: u32) {
        let length = last - first + 1;
        let points = points
            + if length == self.hand.out {
                GOING_OUT_BONUS
            } else {
                0
            };
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
            let most = most - place.diagonals.most();
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

impl<const FLEX: bool> Table<FLEX> {
    /// The most points that a single tile can score, if it can be laid at all, without the bonus
    /// for going out.
    pub(crate) fn most_points_of(&self, code: PackedTile) -> Option<u32> {
        let (face, background) = (code.face(), code.background());
        let mut most = 0;
        for &anchor in self.anchors() {
            let spot = self.spot(anchor);
            let [row, column] = spot.lanes;
            if (row.faces() & column.faces()) >> face & 1 == 0
                || FLEX && spot.diagonals.forbidden() >> background & 1 == 1
            {
                continue;
            }
            let diagonals = if FLEX {
                spot.diagonals.points(background)
            } else {
                0
            };
            most = most.max(row.points() + column.points() + diagonals);
        }
        // A tile beside the table always scores.
        (most > 0).then_some(most)
    }
}
