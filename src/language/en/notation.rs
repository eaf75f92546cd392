use super::English;
use crate::language::NotationWords;

impl NotationWords for English {}
