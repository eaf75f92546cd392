use std::convert::Infallible;
use std::ops::ControlFlow;

use super::found::PackedPlay;
use super::packed::{Hand, MATES, PackedTile, mates_of_any};
use super::spot::{Diagonals, LineInfo, line_points};
use super::table::Table;
use super::window::{FreeCell, Window};
use crate::game::GOING_OUT_BONUS;

impl<const FLEX: bool> Table<FLEX> {
    /// Shows every distinct legal play once to a visitor that may stop the search. The table must
    /// not be empty.
    pub fn visit_plays<B>(
        &self,
        hand: &Hand,
        visit: impl FnMut(&PackedPlay) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut walk = Walk {
            hand,
            visit,
            play: PackedPlay::NOTHING,
            window: Window::EMPTY,
        };
        for (anchor, faces) in self.anchors() {
            let faces = faces & hand.faces;
            if faces == 0 {
                continue;
            }
            let spot = self.spot(anchor);
            let points = spot.lanes.map(LineInfo::points);
            walk.play.length = 1;
            walk.play.places[0] = anchor;
            walk.each_tile::<FLEX>(faces, spot.diagonals, |walk, _, diagonals| {
                walk.show(points[0] + points[1] + diagonals)
            })?;
            let mates = mates_of_any(faces) & hand.faces;
            if mates == 0 {
                continue;
            }
            for direction in 0..2 {
                if self.look_along(anchor, mates, direction, hand, &mut walk.window) {
                    let lane = spot.lanes[direction];
                    walk.play.length = 1;
                    walk.each_tile::<FLEX>(faces, spot.diagonals, |walk, face, diagonals| {
                        let line = lane.faces() & MATES[face];
                        walk.grow::<FLEX>(
                            0,
                            line,
                            lane.length() + 1,
                            points[1 - direction] + diagonals,
                        )
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The same for a visitor that never stops.
    pub fn for_each_play(&self, hand: &Hand, mut visit: impl FnMut(&PackedPlay)) {
        let ControlFlow::Continue(()) = self.visit_plays(hand, |found| {
            visit(found);
            ControlFlow::<Infallible>::Continue(())
        });
    }
}

struct Walk<'a, V> {
    hand: &'a Hand,
    visit: V,
    play: PackedPlay,
    window: Window,
}

impl<B, V: FnMut(&PackedPlay) -> ControlFlow<B>> Walk<'_, V> {
    #[inline]
    fn show(&mut self, score: u32) -> ControlFlow<B> {
        self.play.score = score
            + if self.play.length == self.hand.out {
                GOING_OUT_BONUS
            } else {
                0
            };
        (self.visit)(&self.play)
    }

    /// Lays each tile of the hand with one of these faces as the play's last, and goes on from
    /// there with what its diagonals earn.
    #[inline]
    fn each_tile<const FLEX: bool>(
        &mut self,
        mut faces: u64,
        diagonals: Diagonals,
        mut go_on: impl FnMut(&mut Self, usize, u32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let last = self.play.length - 1;
        while faces != 0 {
            let face = faces.trailing_zeros() as usize;
            faces &= faces - 1;
            if FLEX {
                let mut backgrounds =
                    u32::from(self.hand.backgrounds[face]) & !diagonals.forbidden();
                while backgrounds != 0 {
                    let background = backgrounds.trailing_zeros() as usize;
                    backgrounds &= backgrounds - 1;
                    self.play.codes[last] = PackedTile::new(face, background);
                    go_on(self, face, diagonals.points(background))?;
                }
            } else {
                self.play.codes[last] = PackedTile::new(face, 0);
                go_on(self, face, 0)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Goes on from a play that so far fills the anchor and `before` cells before it: after the
    /// anchor, then further before.
    fn grow<const FLEX: bool>(
        &mut self,
        before: usize,
        line: u64,
        length: usize,
        points: u32,
    ) -> ControlFlow<B> {
        if line & self.hand.faces == 0 {
            return ControlFlow::Continue(());
        }
        self.grow_after::<FLEX>(0, line, length, points)?;
        if let Some(&FreeCell { at, diagonals, .. }) = self.window.before().get(before) {
            self.play.places[self.play.length] = at;
            self.play.length += 1;
            self.each_tile::<FLEX>(line & self.hand.faces, diagonals, |walk, face, gained| {
                let points = points + gained;
                walk.show(points + line_points(length + 1))?;
                walk.grow::<FLEX>(before + 1, line & MATES[face], length + 1, points)
            })?;
            self.play.length -= 1;
        }
        ControlFlow::Continue(())
    }

    fn grow_after<const FLEX: bool>(
        &mut self,
        after: usize,
        line: u64,
        length: usize,
        points: u32,
    ) -> ControlFlow<B> {
        let Some(&reach) = self.window.after().get(after) else {
            return ControlFlow::Continue(());
        };
        if reach.faces & line == 0 || reach.run & !line != 0 {
            return ControlFlow::Continue(());
        }
        let length = length + reach.grows;
        self.play.places[self.play.length] = reach.at;
        self.play.length += 1;
        self.each_tile::<FLEX>(reach.faces & line, reach.diagonals, |walk, face, gained| {
            let points = points + reach.cross + gained;
            walk.show(points + line_points(length))?;
            walk.grow_after::<FLEX>(
                after + 1,
                line & reach.fitting & MATES[face],
                length,
                points,
            )
        })?;
        self.play.length -= 1;
        ControlFlow::Continue(())
    }
}
