use crate::language::TitleWords;

pub(super) static TITLE: TitleWords = TitleWords {
    letter: |points| match points {
        1 => "Finde den Buchstaben, der 1 Punkt bringt".to_owned(),
        _ => format!("Finde den Buchstaben, der {points} Punkte bringt"),
    },
    rolls: |points, rolls| match rolls {
        1 => format!("Erziele {} mit einem bekannten Wurf", super::points(points)),
        _ => format!(
            "Erziele {} mit {rolls} bekannten Würfen",
            super::points(points)
        ),
    },
    grid: |points| format!("Ergänze das Raster auf {points} Punkte"),
};
