use crate::game::{Background::*, Colour::*, Rules, Shape::*};
use crate::language::{Meaning::*, Vocabulary};

pub(super) static VOCABULARY: Vocabulary = &[
    (Colour(Red), "rosso rossa rossi rosse"),
    (Colour(Orange), "arancione arancioni arancio"),
    (Colour(Yellow), "giallo gialla gialli gialle"),
    (Colour(Green), "verde verdi"),
    (Colour(Blue), "blu"),
    (Colour(Purple), "viola"),
    (Shape(Circle), "cerchio cerchi"),
    (Shape(Square), "quadrato quadrati"),
    (Shape(Diamond), "rombo rombi"),
    (Shape(Flower), "fiore fiori trifoglio quadrifoglio"),
    (Shape(Star), "stella stelle"),
    (Shape(Cross), "croce croci"),
    (Background(Black), "nero nera neri nere"),
    (Background(White), "bianco bianca bianchi bianche"),
    (Background(Split), "bicolore bicolori"),
    (Rules(Rules::Classic), "classico classica"),
    (
        Swap,
        "scambiare scambia scambio scambi scartare scarta scarto cambiare cambia cambio",
    ),
    (Pass, "passare passa passo passi"),
    (
        Nothing,
        "su sullo con sfondo sfondi tessera tessere un uno una il lo la i gli le e",
    ),
];
