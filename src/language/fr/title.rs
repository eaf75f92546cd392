use crate::language::TitleWords;

pub(super) static TITLE: TitleWords = TitleWords {
    letter: |points| format!("Trouvez la lettre à {points} {}", point(points)),
    rolls: |points, rolls| match rolls {
        1 => format!("Faites {points} {} avec un lancer connu", point(points)),
        _ => format!(
            "Faites {points} {} avec {rolls} lancers connus",
            point(points)
        ),
    },
    grid: |points| format!("Complétez le tableau à {points} {}", point(points)),
};

fn point(points: u32) -> &'static str {
    if points < 2 { "point" } else { "points" }
}
