use super::English;
use crate::language::PuzzleWords;

impl PuzzleWords for English {}
