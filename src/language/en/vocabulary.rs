use crate::game::{Background::*, Colour::*, Rules, Shape::*};
use crate::language::{Meaning::*, Vocabulary};

pub(super) static VOCABULARY: Vocabulary = &[
    (Colour(Red), "red"),
    (Colour(Orange), "orange"),
    (Colour(Yellow), "yellow"),
    (Colour(Green), "green"),
    (Colour(Blue), "blue"),
    (Colour(Purple), "purple violet"),
    (Shape(Circle), "circle circles"),
    (Shape(Square), "square squares"),
    (Shape(Diamond), "diamond diamonds"),
    (Shape(Flower), "flower flowers clover clovers"),
    (Shape(Star), "star stars"),
    (Shape(Cross), "cross crosses"),
    (Background(Black), "black"),
    (Background(White), "white"),
    (Background(Split), "split"),
    (Rules(Rules::Classic), "classic"),
    (Rules(Rules::Flex), "flex"),
    (Rules(Rules::Intro), "intro"),
    (Swap, "swap exchange"),
    (Pass, "pass"),
    (Nothing, "on a the and with background backgrounds"),
];
