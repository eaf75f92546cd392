use super::spot::Spot;
use crate::game::Bounds;

/// What laying tiles changed, newest last, so that it can be undone.
#[derive(Clone, Default)]
pub(super) struct UndoLog {
    steps: Vec<UndoStep>,
    /// The cells that changed, and what they were. Kept in two vectors: pairs are copied through
    /// memory, which costs more than laying the tile.
    cells: Vec<u16>,
    spots: Vec<Spot>,
}

/// A tile that was laid, and what was there before.
#[derive(Clone)]
pub(super) struct UndoStep {
    pub(super) bounds: Option<Bounds>,
    /// The place of its cell among the anchors, and how many anchors there were without it.
    pub(super) slot: u16,
    pub(super) anchors: usize,
    /// How many changes there were before.
    changes: usize,
}

impl UndoLog {
    pub(super) fn begin(&mut self, bounds: Option<Bounds>) {
        self.steps.push(UndoStep {
            bounds,
            slot: 0,
            anchors: 0,
            changes: self.cells.len(),
        });
    }

    pub(super) fn note_anchor(&mut self, slot: u16, anchors: usize) {
        if let Some(step) = self.steps.last_mut() {
            (step.slot, step.anchors) = (slot, anchors);
        }
    }

    #[inline]
    pub(super) fn note(&mut self, at: u16, spot: &Spot) {
        self.cells.push(at);
        self.spots.push(*spot);
    }

    /// Undoes the last step on these cells, and returns what else it changed.
    pub(super) fn undo(&mut self, table: &mut [Spot]) -> Option<UndoStep> {
        let step = self.steps.pop()?;
        let (cells, spots) = (&self.cells[step.changes..], &self.spots[step.changes..]);
        for (&at, &spot) in cells.iter().zip(spots).rev() {
            table[usize::from(at)] = spot;
        }
        self.cells.truncate(step.changes);
        self.spots.truncate(step.changes);
        Some(step)
    }
}
