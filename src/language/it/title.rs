use crate::language::TitleWords;

pub(super) static TITLE: TitleWords = TitleWords {
    letter: |points| match points {
        1 => "Trova la lettera da 1 punto".to_owned(),
        _ => format!("Trova la lettera da {points} punti"),
    },
    rolls: |points, rolls| match rolls {
        1 => format!("Fai {points} punti con un lancio noto"),
        _ => format!("Fai {points} punti con {rolls} lanci noti"),
    },
    grid: |points| format!("Completa la griglia e arriva a {points} punti"),
};
