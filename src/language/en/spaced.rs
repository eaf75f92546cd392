/// Tiles and dots with spaces between them: `Rcb...Rtw` is `Rcb ... Rtw`.
pub fn spaced(word: &str) -> String {
    let mut text = String::new();
    let mut before = None;
    for letter in word.chars() {
        let begins = letter.is_ascii_uppercase() || (letter == '.') != (before == Some('.'));
        if before.is_some() && begins {
            text.push(' ');
        }
        text.push(letter);
        before = Some(letter);
    }
    text
}
