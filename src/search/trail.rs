use super::table::Spot;
use crate::game::Bounds;

/// What laying tiles changed, newest last, so that it can be undone.
#[derive(Clone, Default)]
pub(super) struct Trail {
    steps: Vec<Step>,
    changes: Vec<(u16, Spot)>,
}

/// A tile that was laid, and what stood where before.
#[derive(Clone)]
pub(super) struct Step {
    pub(super) bounds: Option<Bounds>,
    /// The place of its cell among the anchors, and how many anchors there were without it.
    pub(super) slot: u16,
    pub(super) anchors: usize,
    /// How many changes there were before.
    changes: usize,
}

impl Trail {
    pub(super) fn begin(&mut self, bounds: Option<Bounds>) {
        self.steps.push(Step { bounds, slot: 0, anchors: 0, changes: self.changes.len() });
    }

    pub(super) fn note_anchor(&mut self, slot: u16, anchors: usize) {
        if let Some(step) = self.steps.last_mut() {
            (step.slot, step.anchors) = (slot, anchors);
        }
    }

    #[inline]
    pub(super) fn note(&mut self, at: u16, spot: &Spot) {
        self.changes.push((at, *spot));
    }

    pub(super) fn end(&mut self) -> Option<Step> {
        self.steps.pop()
    }

    /// The cells that a step changed, as they were, newest first.
    pub(super) fn changes_since(&mut self, step: &Step) -> impl Iterator<Item = (u16, Spot)> {
        self.changes.drain(step.changes..).rev()
    }
}
