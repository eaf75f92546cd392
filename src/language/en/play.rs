use super::English;
use crate::language::PlayWords;

impl PlayWords for English {}
