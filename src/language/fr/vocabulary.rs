use crate::game::{Background::*, Colour::*, Rules, Shape::*};
use crate::language::{Meaning::*, Vocabulary};

pub(super) static VOCABULARY: Vocabulary = &[
    (Colour(Red), "rouge rouges"),
    (Colour(Orange), "orange oranges orangé orangée"),
    (Colour(Yellow), "jaune jaunes"),
    (Colour(Green), "vert verte verts vertes"),
    (Colour(Blue), "bleu bleue bleus bleues"),
    (Colour(Purple), "violet violette violets violettes"),
    (Shape(Circle), "rond ronds cercle cercles"),
    (Shape(Square), "carré carrés"),
    (Shape(Diamond), "losange losanges"),
    (Shape(Flower), "fleur fleurs trèfle trèfles"),
    (Shape(Star), "étoile étoiles l’étoile l'étoile"),
    (Shape(Cross), "croix"),
    (Background(Black), "noir noire noirs noires"),
    (Background(White), "blanc blanche blancs blanches"),
    (
        Background(Split),
        "bicolore bicolores barré barrée barrés barrées",
    ),
    (Rules(Rules::Classic), "classique"),
    (Swap, "échanger échange échanges échangez échangeons"),
    (Pass, "passer passe passes passez passons"),
    (Nothing, "sur en fond fonds à un une le la les des et avec"),
];
