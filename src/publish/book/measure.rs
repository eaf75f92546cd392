//! How wide words are in the book's font: an SVG does not break lines by itself.

use super::canvas::Face;

/// The widths of the printable ASCII characters of Inter, from the space on, in thousandths of the
/// font's size.
#[rustfmt::skip]
const REGULAR: [u16; 95] = [
    281, 288, 466, 633, 642, 982, 644, 300, 365, 365, 501, 662, 288, 460, 288, 360, 631, 407, 610, 618, 646, 593, 620, 566,
    619, 620, 288, 302, 662, 662, 662, 511, 966, 690, 654, 730, 722, 601, 590, 746, 743, 269, 571, 672, 565, 903, 753, 765,
    639, 765, 644, 642, 646, 744, 690, 985, 682, 679, 629, 365, 360, 365, 471, 456, 323, 562, 612, 571, 612, 583, 370, 613,
    591, 242, 242, 549, 242, 876, 591, 600, 612, 612, 376, 528, 327, 591, 562, 818, 546, 562, 552, 426, 333, 426, 662,
];
/// What any other character is taken for.
const OTHER: u16 = 1000;

/// How wide a text is at most, in the units of the font's size; for regular letters, since no
/// others are broken into lines.
pub(super) fn width(text: &str, face: Face) -> i32 {
    let advance = |sign: char| {
        (sign as usize)
            .checked_sub(32)
            .and_then(|place| REGULAR.get(place))
            .copied()
            .unwrap_or(OTHER)
    };
    let thousandths: i32 = text.chars().map(|sign| i32::from(advance(sign))).sum();
    thousandths * face.size / 1000 + 1
}

/// A text in lines no wider than `room`; a word that is wider by itself keeps a line of its own.
pub(super) fn wrap(text: &str, face: Face, room: i32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), face) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
