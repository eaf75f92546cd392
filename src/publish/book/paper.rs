use super::{Paper, PerPage};

/// A part of a page, in tenths of a millimetre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Its left edge.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
    /// Its width.
    pub width: i32,
    /// Its height.
    pub height: i32,
}

/// The white on both sides.
const SIDE: i32 = 180;
/// The room above the content, with the running head.
const HEAD: i32 = 240;
/// The room below it, with the page's number.
const FOOT: i32 = 220;

impl Paper {
    /// Width and height in tenths of a millimetre.
    pub const fn size(self) -> (i32, i32) {
        match self {
            Paper::A4 => (2100, 2970),
            Paper::Letter => (2159, 2794),
        }
    }

    /// The part of a page that its content keeps to; only the running head and the page's number
    /// lie outside.
    pub const fn content(self) -> Frame {
        let (width, height) = self.size();
        Frame {
            x: SIDE,
            y: HEAD,
            width: width - 2 * SIDE,
            height: height - HEAD - FOOT,
        }
    }
}

impl PerPage {
    /// The number.
    pub const fn count(self) -> usize {
        match self {
            PerPage::Two => 2,
            PerPage::Four => 4,
        }
    }
}

impl Frame {
    /// The right edge.
    pub const fn right(self) -> i32 {
        self.x + self.width
    }

    /// The lower edge.
    pub const fn bottom(self) -> i32 {
        self.y + self.height
    }

    /// One of several equal parts one above the other, with a gap between them.
    pub(super) fn row(self, place: usize, of: usize, gap: i32) -> Frame {
        let (place, of) = (place as i32, of as i32);
        let height = (self.height - gap * (of - 1)) / of;
        Frame {
            y: self.y + place * (height + gap),
            height,
            ..self
        }
    }

    /// The left part with a width, and what remains on the right of a gap.
    pub(super) fn split(self, width: i32, gap: i32) -> (Frame, Frame) {
        let rest = width + gap;
        (
            Frame { width, ..self },
            Frame {
                x: self.x + rest,
                width: self.width - rest,
                ..self
            },
        )
    }

    /// The frame without so much at the top and at the bottom.
    pub(super) fn within(self, top: i32, bottom: i32) -> Frame {
        Frame {
            y: self.y + top,
            height: self.height - top - bottom,
            ..self
        }
    }
}
