//! The word lists and the dice of Qwords.

#[cfg(feature = "cli")]
use insta::assert_snapshot;
use serde_json::json;
#[cfg(feature = "cli")]
use sixfold::cli::terminal::diagnostics;
use sixfold::qwords::{
    Dice, DieColour, Face, Letter, Letters, Pattern, ROLLS, Roll, WordList, Words,
};
#[cfg(feature = "cli")]
use sixfold::yaml;

#[cfg(feature = "cli")]
use crate::snapshots;

const LISTS: [(WordList, &str, usize); 4] = [
    (
        WordList::French,
        include_str!("../../assets/words/fr.txt"),
        8126,
    ),
    (
        WordList::English,
        include_str!("../../assets/words/en.txt"),
        8415,
    ),
    (
        WordList::German,
        include_str!("../../assets/words/de.txt"),
        12604,
    ),
    (
        WordList::Italian,
        include_str!("../../assets/words/it.txt"),
        6428,
    ),
];
const NAMES: &str = include_str!("../../assets/words/names.txt");
const LEFT_OUT: &str = include_str!("../../assets/words/left-out.txt");

fn letters(word: &str) -> Vec<Letter> {
    word.chars()
        .map(|letter| Letter::from_char(letter).unwrap())
        .collect()
}

fn is_word(word: &str) -> bool {
    (2..=5).contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_uppercase())
}

#[test]
fn the_lists_are_folded_and_in_order() {
    for (language, text, count) in LISTS {
        let list: Vec<&str> = text.lines().collect();
        assert!(list.iter().all(|word| is_word(word)), "{language}");
        assert!(list.is_sorted_by(|one, next| one < next), "{language}");
        let words = Words::new(language);
        assert_eq!((list.len(), words.len()), (count, count), "{language}");
        assert!(
            list.iter().all(|word| words.contains(&letters(word))),
            "{language}"
        );
        let told: usize = (0..8).map(|len| words.of_length(len).count()).sum();
        assert_eq!(told, count, "{language}");
    }
}

#[test]
fn the_lists_know_their_language() {
    let knows = |language, word: &str| Words::new(language).contains(&letters(word));
    for word in [
        "DUO", "SAUT", "KIWIS", "NES", "SE", "SEP", "SKIS", "USINE", "PUIS", "TA", "COEUR", "ETE",
        "HELAS",
    ] {
        assert!(knows(WordList::French, word), "{word}");
    }
    for word in ["BAH", "BOUH", "OH", "ZUT", "OUAIS", "OAWEP", "TGV", "PEROU"] {
        assert!(!knows(WordList::French, word), "{word}");
    }
    for word in ["WORD", "COLOR", "GREY", "KIWIS", "OX"] {
        assert!(knows(WordList::English, word), "{word}");
    }
    for word in ["WORT", "OL", "SUSS", "ER", "DU", "ZU", "BAUM"] {
        assert!(knows(WordList::German, word), "{word}");
    }
    assert!(!knows(WordList::German, "OEL"));
}

#[test]
fn the_lists_leave_out_interjections_and_abbreviations() {
    let (mut language, mut names, mut counts) = (None, false, [0; 4]);
    for line in LEFT_OUT
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        if let Some(heading) = line
            .strip_prefix('[')
            .and_then(|line| line.strip_suffix(']'))
        {
            let (code, what) = heading.split_once(' ').unwrap();
            assert!(
                ["interjections", "abbreviations", "letters"].contains(&what),
                "{heading}"
            );
            (language, names) = (WordList::from_code(code), what == "abbreviations");
            continue;
        }
        let language = language.expect("a heading names a language");
        let words = Words::new(language);
        let listed_names: Vec<&str> = NAMES.lines().collect();
        for word in line.split(' ') {
            assert!(
                is_word(word) && !words.contains(&letters(word)),
                "{language} {word}"
            );
            assert!(
                !names || listed_names.contains(&word),
                "{language} {word} is not among the names"
            );
            counts[language as usize] += 1;
        }
    }
    assert_eq!(counts, [72, 89, 134, 0]);
    let counts_as_word = |language, word: &str, with_names: bool| {
        let mut words = Words::new(language);
        if with_names {
            words.add_names();
        }
        words.contains(&letters(word))
    };
    let cases = [
        (
            WordList::French,
            "CC CF CG DG DL KG KM MG PH ETC JANV",
            "CHUT OUF HUE SEP HELAS ALLO OVNI OHM",
            "BYE ZUT AH EME",
        ),
        (
            WordList::English,
            "DB KW KHZ MS PH",
            "BOO TUT WOW ALAS HELLO OHM RADAR OK",
            "CS GS KS LS RS TS ES AH UGH HMM",
        ),
        (
            WordList::German,
            "PKW DVD SMS EDV CPU",
            "MUH ZACK BUMS ADE HALLO HURRA UFO KITA",
            "ACH AHA PFUI KZS HA HU TJA NEE",
        ),
    ];
    for (language, abbreviations, kept, never) in cases {
        let counted = |list: &str, names| {
            list.split(' ')
                .filter(|word| counts_as_word(language, word, names))
                .count()
        };
        let all = |list: &str| list.split(' ').count();
        assert_eq!(
            [counted(abbreviations, false), counted(abbreviations, true)],
            [0, all(abbreviations)],
            "{language}"
        );
        assert_eq!(
            (counted(kept, false), counted(never, true)),
            (all(kept), 0),
            "{language}"
        );
    }
}

/// Words that every Italian knows.
const ITALIAN: &str = "ABITO ACETO ACQUA AEREO AGILE AGLIO AIUTO ALBA ALBUM ALI ALTO AMARE AMICA AMICI AMICO AMO AMORE \
    ANCHE ANDAI ANIMA ANNO APE APRE ARCO ARIA ARTE ASILO ASINO AULA AUTO AVERE BABBO BACI BACIO BAGNO BALLO BANCA BAR \
    BASSO BELLA BELLO BENE BERE BIRRA BOCCA BORSA BOSCO BUCO BUE BUIO BUONO CALDO CAMPO CANE CANTO CAPO CARNE CARO \
    CARTA CASA CENA CERA CHE CHI CIBO CIELO CITTA CODA COLPA COME CON CORPO CORSA COSA CROCE CUORE DARE DEI \
    DENTE DIRE DITO DIVO DOLCE DONNA DONO DOPO DOVE DUE ECCO ERA ERBA ESAME ESCE EROE ETA EURO FAME FARE FARO \
    FATA FATTO FEDE FESTA FILO FINE FIORE FIUME FOCA FORNO FORSE FORTE FOTO FRASE FUMO FUOCO GALLO GAMBA GARA GATTI \
    GATTO GELO GENTE GIOCO GIRO GOLA GONNA GRANO GUFO HANNO HOTEL IDEA IERI ISOLA LAGO LANA LATTE LATO LEGNO LENTO \
    LEONE LETTO LIBRO LUCE LUI LUNA LUPO MADRE MAGO MAI MANO MARE MELA MENO MESE METRO MIA MIELE MILLE MOLTO MONDO \
    MONTE MORTE MOTO MURO MUSEO NASO NAVE NERO NEVE NIDO NOI NOME NONNA NOTTE NOVE NUOVO OCA OCCHI ODIO OGGI OLIO OMBRA ORA \
    ORO ORSO OSSO OTTO OVEST PACE PADRE PANE PARCO PASTA PELLE PENNA PERA PESCE PIANO PIEDE PIU PIZZA POCO \
    PONTE PORTA PRATO PRIMA QUI RAMO RANA RE RETE RISO RIVA ROSA ROSSO RUOTA SALE SASSO SCALA SEDIA SEI SERA \
    SETTE SOLE SONO SOPRA STA SUD SUONO TE TELA TEMPO TERRA TESTA TETTO TIGRE TOPO TORTA TRE TRENO TU \
    UFO UNO UOMO UOVO UVA VACCA VALLE VENTO VERDE VIA VINO VISO VITA VOCE VOLPE ZERO ZIA ZII ZIO ZONA ZUPPA";
/// What the endings could make and the language does not have, cries, and words of other languages.
const NOT_ITALIAN: &str = "AMICHI BUGE GIRII GREI NEOO UOMI UOVI PAESO VERMO CAGNO MANA LEONO OASA CRISA \
    FOTE GRUE BAH BOH CIAO EHI UFFA OUAIS WORD HAUS AUX QUEEN ROMA MARIO TGV";

#[test]
fn the_italian_list_knows_italian() {
    let words = Words::new(WordList::Italian);
    let short = |list: &'static str| list.split_whitespace().filter(|word| is_word(word));
    let missing: Vec<&str> = short(ITALIAN)
        .filter(|word| !words.contains(&letters(word)))
        .collect();
    assert!(
        short(ITALIAN).count() > 200 && missing.is_empty(),
        "{missing:?}"
    );
    let wrong: Vec<&str> = short(NOT_ITALIAN)
        .filter(|word| words.contains(&letters(word)))
        .collect();
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn a_language_has_names_of_its_own() {
    let lists = [
        (
            WordList::English,
            "LEEDS MOLLY TESCO",
            include_str!("../../assets/words/names-en.txt"),
        ),
        (
            WordList::German,
            "KOLN UWE ZDF",
            include_str!("../../assets/words/names-de.txt"),
        ),
        (
            WordList::Italian,
            "ROMA UGO RAI",
            include_str!("../../assets/words/names-it.txt"),
        ),
    ];
    for (language, some, text) in lists {
        let list: Vec<&str> = text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .collect();
        let known: Vec<&str> = NAMES.lines().collect();
        for word in &list {
            assert!(is_word(word) && !known.contains(word), "{language} {word}");
        }
        let (mut words, mut plain) = (Words::new(language), Words::new(language));
        words.add_names_of(language);
        for word in some.split(' ').chain(list.iter().copied()) {
            assert!(words.contains(&letters(word)), "{language} {word}");
        }
        plain.add_names();
        assert!(
            some.split(' ').any(|word| !plain.contains(&letters(word))),
            "{language}"
        );
    }
}

#[test]
fn names_are_added() {
    let list: Vec<&str> = NAMES
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect();
    assert!(list.len() >= 300 && list.iter().all(|word| is_word(word)));
    let mut words = Words::new(WordList::French);
    words.add_names();
    for word in "PEROU RHIN JURA RE ABBA OASIS LEA MAX SECU TGV FANTA EDF PARIS"
        .split(' ')
        .chain(list.iter().copied())
    {
        assert!(words.contains(&letters(word)), "{word}");
    }
    let new = list
        .iter()
        .filter(|word| !Words::new(WordList::French).contains(&letters(word)))
        .count();
    assert_eq!(words.len(), LISTS[0].2 + new);
}

#[test]
fn a_list_of_ones_own_is_folded_and_cut() {
    let words: Words = "# mine\r\nÉté\r\n\r\ncœurs\nordinateur\nà\n nés \nÉTÉ"
        .parse()
        .unwrap();
    let all: Vec<String> = (2..=5)
        .flat_map(|len| words.of_length(len))
        .map(|word| word.iter().map(|l| l.to_char()).collect())
        .collect();
    assert_eq!(all, ["ETE", "NES"]);
}

#[test]
fn patterns_find_every_match() {
    let words = Words::new(WordList::French);
    let found = |text: &str| -> Vec<String> {
        let pattern: Pattern = text.parse().unwrap();
        words
            .matching(&pattern)
            .map(|word| word.iter().map(|letter| letter.to_char()).collect())
            .collect()
    };
    for pattern in ["..", "A.", ".E.", "..S.", "K....", "....."] {
        let fits = |word: &&str| {
            word.len() == pattern.len()
                && word
                    .chars()
                    .zip(pattern.chars())
                    .all(|(l, p)| p == '.' || p == l)
        };
        assert_eq!(
            found(pattern),
            LISTS[0].1.lines().filter(fits).collect::<Vec<_>>(),
            "{pattern}"
        );
    }
    assert_eq!(found("k.w.."), ["KAWAS", "KIWIS"]);
    assert_eq!(found("XX"), [""; 0]);
    assert_eq!(found("nés"), ["NES"]);
}

#[test]
fn the_default_dice_hold_what_the_rulebook_shows() {
    let dice = Dice::default();
    let faces: Vec<Face> = DieColour::ALL
        .into_iter()
        .flat_map(|colour| dice.die(colour).0)
        .collect();
    let on_dice = |letter| {
        faces
            .iter()
            .filter(|face| **face == Face::Letter(letter))
            .count()
    };
    for letter in Letter::all() {
        assert_eq!(
            on_dice(letter),
            usize::from(!"JQXY".contains(letter.to_char())),
            "{letter}"
        );
    }
    assert_eq!(
        faces
            .iter()
            .filter(|face| matches!(face, Face::Any | Face::Vowel))
            .count(),
        2
    );
    let roll = |text: [char; 2]| {
        Roll(
            Face::from_char(text[0]).unwrap(),
            Face::from_char(text[1]).unwrap(),
        )
    };
    assert!(
        dice.can_show(roll(['U', 'T']))
            && dice.can_show(roll(['D', 'S']))
            && dice.can_show(roll(['@', '?']))
    );
    assert!(!dice.can_show(roll(['A', 'E'])) && !dice.can_show(roll(['J', 'A'])));
}

#[test]
fn chances_sum_to_one() {
    let crooked: Dice = serde_json::from_value(json!({
        "white": "A A A A A A",
        "orange": "BBBBBB",
        "blue": "CCCCCC",
        "yellow": "DDDDD@",
        "black": ["white blue", "white blue", "white blue", "blue yellow", "blue yellow", "orange white"],
    }))
    .unwrap();
    #[cfg(feature = "cli")]
    assert_eq!(
        yaml::from_str::<Dice>(OWN).unwrap().rolls(),
        crooked.rolls()
    );
    for dice in [Dice::default(), crooked] {
        let sum = |counts: Vec<u32>| counts.iter().sum::<u32>();
        assert_eq!(
            sum(dice.rolls().iter().map(|(_, count)| *count).collect()),
            ROLLS
        );
        assert_eq!(
            sum(dice.choices().iter().map(|(_, count)| *count).collect()),
            ROLLS
        );
        assert!(dice.rolls().iter().all(|(roll, _)| dice.can_show(*roll)));
        assert!(
            dice.choices()
                .iter()
                .all(|(letters, _)| (1..=26).contains(&letters.len()))
        );
    }
    // 24 faces, of which every two of different dice are shown by one roll.
    let dice = Dice::default();
    assert_eq!(dice.rolls().len(), 216);
    assert!(dice.rolls().iter().all(|(_, count)| *count == 1));
    let any: u32 = dice
        .choices()
        .iter()
        .filter(|(letters, _)| *letters == Letters::ALL)
        .map(|(_, count)| count)
        .sum();
    assert_eq!(any, 18, "`?` on half of the pairs, a sixth of the time");
}

#[cfg(feature = "cli")]
const OWN: &str = "white: \"A A A A A A\"\norange: BBBBBB\nblue: CCCCCC\nyellow: \"DDDDD@\"\n\
    black: [white blue, white blue, white blue, blue yellow, blue yellow, orange white]\n";

#[cfg(feature = "cli")]
#[test]
fn dice_of_ones_own() {
    let dice: Dice = yaml::from_str(OWN).unwrap();
    let rolls: Vec<String> = dice
        .rolls()
        .iter()
        .map(|(roll, count)| format!("{roll} {count}"))
        .collect();
    assert_eq!(rolls, ["A/B 36", "A/C 108", "C/D 60", "C/@ 12"]);
}

#[cfg(feature = "cli")]
#[test]
fn bad_dice_are_errors_with_their_place() {
    let good = "white: \"?CHLNP\"\norange: \"AEIOU@\"\nblue: \"STBKVZ\"\nyellow: \"DFGMRW\"\n";
    let cases = [
        ("five-faces", good.replace("STBKVZ", "STBKV")),
        ("not-a-face", good.replace("STBKVZ", "STBK4Z")),
        ("unquoted", good.replace("\"?CHLNP\"", "[C, H]")),
        ("missing", good.replace("blue: \"STBKVZ\"\n", "")),
        ("unknown", format!("{good}green: \"ABCDEF\"\n")),
        (
            "black-colour",
            format!(
                "{good}black: [white orange, white blue, white green, white blue, white blue, white blue]\n"
            ),
        ),
        (
            "black-pair",
            format!(
                "{good}black: [white white, white blue, white blue, white blue, white blue, white blue]\n"
            ),
        ),
        ("black-few", format!("{good}black: [white orange]\n")),
        ("broken", format!("{good}black: [\n")),
    ];
    let told = cases.iter().map(|(name, text)| {
        let error = yaml::from_str::<Dice>(text).expect_err(name);
        format!(
            "{name}\n{}\n",
            diagnostics::draw_yaml(
                &error,
                text,
                "dice.yaml",
                &sixfold::language::ENGLISH,
                false
            )
        )
    });
    snapshots::settings()
        .bind(|| assert_snapshot!("error-qwords-dice", told.collect::<Vec<_>>().join("\n")));
}

/// Common words are words of their list, in order, enough for every kind of puzzle.
#[test]
fn common_words_are_in_the_whole_list() {
    for list in WordList::ALL {
        let (whole, common) = (Words::new(list), Words::common(list));
        let words = || (2..=5).flat_map(|len| common.of_length(len));
        let foreign: Vec<String> = words()
            .filter(|word| !whole.contains(word))
            .map(|word| word.iter().map(|letter| letter.to_char()).collect())
            .collect();
        assert_eq!(foreign, [""; 0], "{list:?}");
        assert!(common.len() > 3_000 && common.len() < whole.len());
        assert!(common.of_length(5).count() > 1_800, "{list:?}");
    }
}
