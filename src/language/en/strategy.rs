use super::English;
use crate::language::StrategyWords;

impl StrategyWords for English {}
