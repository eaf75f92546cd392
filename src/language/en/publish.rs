use super::English;
use crate::language::PublishWords;

impl PublishWords for English {}
