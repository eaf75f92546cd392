use std::borrow::Cow;

use super::ErrorKind;

/// Characters of other scripts, each after the character of the notation that it looks like.
const LOOK_ALIKES: [(&str, &str); 29] = [
    ("-", "‐‑‒–—―−"),
    ("/", "⁄∕"),
    (".", "․"),
    ("...", "…"),
    ("=", "꞊"),
    (":", "։∶"),
    (
        " ",
        "\u{a0}\u{2002}\u{2003}\u{2007}\u{2009}\u{202f}\u{3000}",
    ),
    ("B", "ВΒ"),
    ("C", "СϹ"),
    ("G", "Ԍ"),
    ("O", "ОΟ"),
    ("P", "РΡ"),
    ("Y", "УΥҮ"),
    ("a", "аα"),
    ("b", "Ьь"),
    ("c", "сϲ"),
    ("d", "ԁ"),
    ("e", "е"),
    ("g", "ɡ"),
    ("h", "һ"),
    ("i", "іι"),
    ("j", "ј"),
    ("o", "оο"),
    ("p", "рρ"),
    ("s", "ѕ"),
    ("w", "ԝω"),
    ("x", "хχ×"),
    ("y", "у"),
    ("v", "ν"),
];

const INVISIBLE: &str = "\u{ad}\u{200b}\u{200c}\u{200d}\u{200e}\u{200f}\u{2060}\u{feff}";

/// What is wrong with a character outside ASCII; nothing with one inside.
pub(super) fn foreign_character(found: char) -> Option<ErrorKind> {
    if found.is_ascii() {
        return None;
    }
    if INVISIBLE.contains(found) {
        return Some(ErrorKind::Invisible(found));
    }
    let listed = LOOK_ALIKES
        .iter()
        .find(|(_, alike)| alike.contains(found))
        .map(|(meant, _)| meant.to_string());
    let meant = listed.or_else(|| full_width(found).map(String::from));
    Some(meant.map_or(ErrorKind::NotAscii(found), |meant| {
        ErrorKind::LookAlike(found, meant)
    }))
}

/// The ASCII character of a full-width one, as East Asian keyboards write it.
fn full_width(found: char) -> Option<char> {
    let code = u32::from(found);
    (0xff01..=0xff5e)
        .contains(&code)
        .then(|| char::from_u32(code - 0xff01 + 0x21))
        .flatten()
}

/// Whether a character may change what a terminal shows of others. Line ends and tabs are text.
pub(crate) fn is_control(sign: char) -> bool {
    sign.is_control() && !matches!(sign, '\n' | '\r' | '\t')
        || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A text that is safe to print: a picture of each control character in its place.
pub(crate) fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_control) {
        return Cow::Borrowed(text);
    }
    let picture = |sign| match sign {
        sign if !is_control(sign) => sign,
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(sign)).unwrap_or('�'),
        '\x7f' => '␡',
        _ => '�',
    };
    text.chars().map(picture).collect()
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn control_characters_become_pictures_and_the_rest_stays() {
        assert_eq!(visible("é\tRcb\n"), "é\tRcb\n");
        assert_eq!(visible("a\x1b[1mé\x07\x7f\u{202e}\n"), "a␛[1mé␇␡�\n");
    }
}
