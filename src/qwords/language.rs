/// A word list that comes with the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// French.
    #[default]
    French,
    /// English.
    English,
    /// German.
    German,
}

impl Language {
    /// Every list.
    pub const ALL: [Language; 3] = [Language::French, Language::English, Language::German];

    /// Its code: `fr`, `en`, `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::French => "fr",
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The list with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// Its words, one a line, in order.
    pub(super) const fn list(self) -> &'static str {
        match self {
            Language::French => include_str!("../../assets/words/fr.txt"),
            Language::English => include_str!("../../assets/words/en.txt"),
            Language::German => include_str!("../../assets/words/de.txt"),
        }
    }
}

/// Well-known places, given names, artists, brands and abbreviations, as the rulebook allows them.
pub(super) const NAMES: &str = include_str!("../../assets/words/names.txt");
