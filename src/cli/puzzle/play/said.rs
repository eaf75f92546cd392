use crate::cli::Failure;
use crate::notation::NotationError;
use crate::report::Complaint;

/// What a person types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Nothing,
    Hint,
    Table,
    GiveUp,
    Help,
    Next,
    Quit,
    /// Anything else must be an answer.
    Answer,
}

/// The words, each with its shortest form. Giving up cannot be undone, and so is not a matter of one letter.
const WORDS: [(&str, &str, Said); 6] = [
    ("hint", "h", Said::Hint),
    ("table", "t", Said::Table),
    ("give up", "give", Said::GiveUp),
    ("next", "n", Said::Next),
    ("help", "he", Said::Help),
    ("quit", "q", Said::Quit),
];

/// Small words that an answer may begin with.
const OF_ANSWERS: [&str; 3] = ["swap", "pass", "joker"];

impl Said {
    pub(super) fn read(line: &str) -> Said {
        let said = words(line).to_lowercase();
        if said.is_empty() {
            return Said::Nothing;
        }
        if said == "?" {
            return Said::Help;
        }
        let means = |(word, shortest, _): &(&str, &str, Said)| word.starts_with(&said) && said.starts_with(shortest);
        WORDS.into_iter().find(means).map_or(Said::Answer, |(.., meant)| meant)
    }
}

/// Why a line was not understood, which is no answer of this form: perhaps it is to be a word.
pub(super) fn unclear(line: &str, error: NotationError, form: &str) -> Failure {
    if line.split_whitespace().next().is_some_and(is_word) {
        let known = WORDS.map(|(word, ..)| word.to_owned()).to_vec();
        return Complaint::UnknownCommand { name: words(line), known }.into();
    }
    Failure::Notation { error, source: line.trim_end().to_owned(), name: form.to_owned() }
}

fn words(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a text looks like a word and not like the beginning of an answer, which has capitals and cells.
fn is_word(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_lowercase()) && !OF_ANSWERS.contains(&text)
}
