use crate::game::{Background::*, Colour::*, Rules, Shape::*};
use crate::language::{Meaning::*, Vocabulary};

pub(super) static VOCABULARY: Vocabulary = &[
    (Colour(Red), "rot rote roter rotes roten rotem"),
    (
        Colour(Orange),
        "orange oranger oranges orangen orangem orangener orangene orangenes orangenem",
    ),
    (Colour(Yellow), "gelb gelbe gelber gelbes gelben gelbem"),
    (Colour(Green), "grün grüne grüner grünes grünen grünem"),
    (Colour(Blue), "blau blaue blauer blaues blauen blauem"),
    (
        Colour(Purple),
        "lila lilane lilaner lilanes lilanen lilanem violett violette violetter violettes violetten violettem",
    ),
    (Shape(Circle), "Kreis Kreise Kreisen"),
    (Shape(Square), "Quadrat Quadrate Quadraten"),
    (Shape(Diamond), "Diamant Diamanten Raute Rauten"),
    (Shape(Flower), "Blume Blumen Klee Kleeblatt Kleeblätter"),
    (Shape(Star), "Stern Sterne Sternen"),
    (Shape(Cross), "Kreuz Kreuze Kreuzen"),
    (
        Background(Black),
        "schwarz schwarze schwarzer schwarzes schwarzen schwarzem",
    ),
    (Background(White), "weiß weiße weißer weißes weißen weißem"),
    (
        Background(Split),
        "geteilt geteilte geteilter geteiltes geteilten geteiltem",
    ),
    (Rules(Rules::Classic), "klassisch"),
    (Swap, "tauschen tausche tauscht tausch"),
    (Pass, "passen passe passt"),
    (
        Nothing,
        "auf mit ein eine einen einer einem der die das den dem und Hintergrund Hintergründe Grund",
    ),
];
