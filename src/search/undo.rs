use crate::game::Bounds;

/// What laying tiles changed, newest last, so that it can be undone.
#[derive(Clone, Default)]
pub(super) struct UndoLog {
    pub(super) steps: Vec<UndoStep>,
    pub(super) changes: Vec<Change>,
    /// Whether laying tiles adds to it.
    pub(super) is_on: bool,
}

/// A tile that was laid, and what was there before.
#[derive(Clone, Copy)]
pub(super) struct UndoStep {
    pub(super) bounds: Option<Bounds>,
    /// The place of its cell among the anchors, and how many anchors there were without it.
    pub(super) slot: u16,
    pub(super) anchors: u16,
    /// How many changes there were before.
    pub(super) changes: usize,
}

/// A part of a cell that changed.
#[derive(Clone, Copy)]
pub(super) struct Change {
    pub(super) at: u16,
    /// A direction, or [`DIAGONALS`](super::spot::DIAGONALS).
    pub(super) part: u16,
    pub(super) before: u64,
}

impl UndoLog {
    /// Forgets everything; what is laid from now on is noted or not.
    pub(super) fn restart(&mut self, is_on: bool) {
        self.steps.clear();
        self.changes.clear();
        self.is_on = is_on;
    }

    /// Begins with the next tile.
    pub(super) fn begin(&mut self, bounds: Option<Bounds>, slot: u16, anchors: usize) {
        self.steps.push(UndoStep {
            bounds,
            slot,
            anchors: anchors as u16,
            changes: self.changes.len(),
        });
    }

    /// Notes what a part of a cell was before it changed.
    #[inline]
    pub(super) fn note(&mut self, at: u16, part: u16, before: u64) {
        self.changes.push(Change { at, part, before });
    }
}
