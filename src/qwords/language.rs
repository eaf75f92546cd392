/// A word list that comes with the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WordList {
    /// French.
    #[default]
    French,
    /// English.
    English,
    /// German.
    German,
}

impl WordList {
    /// Every list.
    pub const ALL: [WordList; 3] = [WordList::French, WordList::English, WordList::German];

    /// Its code: `fr`, `en`, `de`.
    pub const fn code(self) -> &'static str {
        match self {
            WordList::French => "fr",
            WordList::English => "en",
            WordList::German => "de",
        }
    }

    /// The list with this code.
    pub fn from_code(code: &str) -> Option<WordList> {
        WordList::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// Its words, one a line, in order.
    pub(super) const fn list(self) -> &'static str {
        match self {
            WordList::French => include_str!("../../assets/words/fr.txt"),
            WordList::English => include_str!("../../assets/words/en.txt"),
            WordList::German => include_str!("../../assets/words/de.txt"),
        }
    }
}

/// Well-known places, given names, artists, brands and abbreviations, as the rulebook allows them.
pub(super) const NAMES: &str = include_str!("../../assets/words/names.txt");
