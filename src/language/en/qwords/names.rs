use std::fmt;

use crate::qwords::{Rating, Side, WordList};

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rating::Beginner => "beginner",
            Rating::Welcome => "welcome to the club",
            Rating::Okay => "okay",
            Rating::Good => "good",
            Rating::Strong => "strong",
            Rating::Brilliant => "brilliant",
            Rating::Expert => "expert",
            Rating::WorldClass => "world class",
            Rating::Legendary => "legendary",
            Rating::Spectacular => "spectacular",
            Rating::Unimaginable => "unimaginable",
            Rating::Supernatural => "supernatural",
        })
    }
}

/// `side A`
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::A => "side A",
            Side::B => "side B",
        })
    }
}

impl fmt::Display for WordList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WordList::French => "French",
            WordList::English => "English",
            WordList::German => "German",
        })
    }
}

/// `assumed dice`, or `the dice of FILE`.
pub fn dice_in_force(file: Option<&str>) -> String {
    file.map_or_else(
        || "assumed dice".to_owned(),
        |file| format!("the dice of {file}"),
    )
}

/// `French words and names`, or `the words of FILE`.
pub fn words_in_force(list: Result<WordList, &str>, names: bool) -> String {
    let names = if names { " and names" } else { "" };
    match list {
        Ok(language) => format!("{language} words{names}"),
        Err(file) => format!("the words of {file}{names}"),
    }
}
