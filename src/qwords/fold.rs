use arrayvec::ArrayVec;

use super::Letter;

/// What a character becomes: no letter for an accent that stands alone, two for Œ.
pub type Folded = ArrayVec<Letter, 2>;

/// Letters with accents, each list after the letters that they are written as.
const ACCENTED: [(&str, &str); 25] = [
    ("A", "ÀÁÂÃÄÅĀĂĄàáâãäåāăą"),
    ("AE", "Ææ"),
    ("C", "ÇĆĈĊČçćĉċč"),
    ("D", "ĎĐďđ"),
    ("E", "ÈÉÊËĒĔĖĘĚèéêëēĕėęě"),
    ("G", "ĜĞĠĢĝğġģ"),
    ("H", "ĤĦĥħ"),
    ("I", "ÌÍÎÏĨĪĬĮİìíîïĩīĭįı"),
    ("J", "Ĵĵ"),
    ("K", "Ķķ"),
    ("L", "ĹĻĽŁĺļľł"),
    ("N", "ÑŃŅŇñńņň"),
    ("O", "ÒÓÔÕÖØŌŎŐòóôõöøōŏő"),
    ("OE", "Œœ"),
    ("R", "ŔŖŘŕŗř"),
    ("S", "ŚŜŞŠȘśŝşšș"),
    ("SS", "ẞß"),
    ("T", "ŢŤȚţťț"),
    ("U", "ÙÚÛÜŨŪŬŮŰŲùúûüũūŭůűų"),
    ("W", "Ŵŵ"),
    ("Y", "ÝŸŶýÿŷ"),
    ("Z", "ŹŻŽźżž"),
    ("IJ", "Ĳĳ"),
    (
        "",
        "\u{300}\u{301}\u{302}\u{303}\u{304}\u{306}\u{307}\u{308}",
    ),
    ("", "\u{30a}\u{30b}\u{30c}\u{326}\u{327}\u{328}"),
];

/// The letters A to Z that a character, capital or small, is written as: É is E, Œ is OE. `None`
/// where it is no letter of the Latin alphabets.
pub fn fold(found: char) -> Option<Folded> {
    if found.is_ascii() {
        return Letter::from_char(found.to_ascii_uppercase())
            .map(|letter| Folded::from_iter([letter]));
    }
    let (plain, _) = ACCENTED
        .iter()
        .find(|(_, accented)| accented.contains(found))?;
    Some(plain.chars().filter_map(Letter::from_char).collect())
}

#[cfg(test)]
mod tests {
    use super::fold;

    fn folded(text: &str) -> Option<String> {
        let letters: Option<Vec<_>> = text.chars().map(fold).collect();
        letters.map(|letters| letters.iter().flatten().map(ToString::to_string).collect())
    }

    #[test]
    fn accents_are_ignored() {
        for (text, plain) in [
            ("nés", "NES"),
            ("CŒUR", "COEUR"),
            ("œil", "OEIL"),
            ("Ægir", "AEGIR"),
            ("ça", "CA"),
            ("Straße", "STRASSE"),
            ("Öl", "OL"),
            ("Noe\u{308}l", "NOEL"),
        ] {
            assert_eq!(folded(text).as_deref(), Some(plain));
        }
        for text in ["l'an", "né-e", "4", "я", " ", "\u{feff}"] {
            assert_eq!(folded(text), None, "{text}");
        }
    }
}
