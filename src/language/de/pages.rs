use super::German;
use crate::language::{Offer, PageTexts, SitePages};
use crate::puzzle::Theme;

impl SitePages for German {
    fn name(&self) -> &'static str {
        "Deutsch"
    }

    fn texts(&self) -> &'static PageTexts {
        &TEXTS
    }

    fn offer(&self) -> &'static Offer {
        &OFFER
    }

    fn theme_name(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Double => "doppelt",
            Theme::BothEnds => "beide Enden",
            Theme::Bridge => "Brücke",
            Theme::SingleTile => "ein Stein",
            Theme::Diagonals => "Diagonalen",
            Theme::Crossing => "Kreuzung",
            Theme::Quiet => "still",
            Theme::GoingOut => "Ausgehen",
            other => other.name(),
        }
    }

    fn all_shown(&self, total: usize) -> String {
        if total == 1 {
            format!("{total} von {total} Rätsel")
        } else {
            format!("{total} von {total} Rätseln")
        }
    }

    fn footer(&self, feed: Option<&str>) -> String {
        match feed {
            Some(feed) => format!("Jeden Tag ein Rätsel, auch als <a href=\"{feed}\">Feed</a>. Jedes hat genau einen besten Zug, bewiesen durch vollständige Suche."),
            None => "Jeden Tag ein Rätsel. Jedes hat genau einen besten Zug, bewiesen durch vollständige Suche.".to_owned(),
        }
    }

    fn lost(&self, today: &str, archive: &str) -> String {
        format!(
            "Vielleicht ist das Rätsel dieses Tages noch nicht erschienen. Hier geht es zum Rätsel von <a href=\"{today}\">heute</a>; die anderen stehen im <a href=\"{archive}\">Archiv</a>."
        )
    }

    fn soon(&self, day: &str, rules: &str) -> String {
        format!(
            "Das erste Rätsel erscheint am {day}. Bis dahin gibt es die <a href=\"{rules}\">Regeln</a>."
        )
    }

    fn front_needs_script(&self, rules: &str) -> String {
        format!(
            "Diese Seite braucht JavaScript, um zu wissen, welcher Tag bei dir ist, und um Steine anzulegen. Die <a href=\"{rules}\">Regeln</a> kommen ohne aus."
        )
    }

    fn puzzle_needs_script(&self, archive: Option<&str>) -> String {
        match archive {
            Some(archive) => format!("Zum Anlegen der Steine braucht es JavaScript. Tisch und Bank zeigen alles, was du wissen musst; andere Tage stehen im <a href=\"{archive}\">Archiv</a>."),
            None => "Zum Anlegen der Steine braucht es JavaScript. Tisch und Bank zeigen alles, was du wissen musst.".to_owned(),
        }
    }
}

static OFFER: Offer = Offer {
    text: "Diese Seite gibt es auch auf Deutsch.",
    accept: "Auf Deutsch lesen",
    dismiss: "Nein, danke",
};

static TEXTS: PageTexts = PageTexts {
    site: "Seiten",
    language: "Sprache",
    today: "Heute",
    archive: "Archiv",
    rules: "Regeln",
    analyser: "Analyse",
    letters: "Buchstaben",
    no_tie: "Qwirkle und Qwirkle Flex sind Spiele von MindWare; diese Website steht in keiner Verbindung dazu.",
    front: "Jeden Tag ein Rätsel",
    not_found: "Diese Seite gibt es nicht",
    stars: "Sterne",
    theme: "Thema",
    any_theme: "alle",
    show_themes: "Themen zeigen; sie verraten ein wenig über die Lösungen",
    archive_needs_script: "Die Liste braucht JavaScript, um zu wissen, welcher Tag bei dir ist.",
    analyser_intro: "Baue einen Tisch auf, fülle die Bank und sieh alle Züge, den besten zuerst. Einmal geladen, funktioniert die Analyse auch offline.",
    analyser_needs_script: "Die Analyse braucht JavaScript.",
    analyser_without_engine: "Diese Website wurde ohne die Engine gebaut, die die Züge findet. Wer sie baut, kann sie hinzufügen:",
    other_days: "Andere Tage",
    rack: "Bank",
    your_play: "Dein Zug",
    choose: "Wähle einen Stein von deiner Bank, dann ein Feld auf dem Tisch.",
    check: "Prüfen",
    take_back: "Zurücknehmen",
    hint: "Tipp",
    solution: "Lösung",
    breakdown: "Woher die Punkte kommen",
    hints: "Tipps",
    solved: "Gelöst",
    share: "Teilen",
    rules_title: "Die Regeln in einer Minute",
    tiles: "Ein Stein zeigt eine von sechs Formen in einer von sechs Farben. Bei Qwirkle Flex ist sein Hintergrund schwarz, weiß oder geteilt; jeden der 108 Steine gibt es einmal. Sechs hast du auf der Bank.",
    laying_title: "Steine anlegen",
    laying: "Wenn du am Zug bist, legst du einen oder mehrere Steine in einer waagrechten oder senkrechten Reihe an, ohne Lücke und so, dass mindestens einer an einen Stein auf dem Tisch grenzt. Die Steine, die du anlegst, haben die Farbe oder die Form gemeinsam. Jede waagrechte und jede senkrechte Reihe aus Steinen, die sich berühren, hat <strong>eine Farbe und verschiedene Formen</strong> oder <strong>eine Form und verschiedene Farben</strong>: also nie zweimal dasselbe Symbol und nie mehr als sechs.",
    points_title: "Punkte",
    points: "Jede waagrechte und senkrechte Reihe, die du bildest oder verlängerst, bringt <strong>einen Punkt pro Stein</strong>. Bei Flex gilt das auch für jede lückenlose diagonale Reihe mit <strong>demselben Hintergrund</strong>, zu der einer deiner angelegten Steine gehört.",
    six_title: "Sechs",
    six: "Eine Reihe aus sechs Steinen bringt <strong>sechs Bonuspunkte</strong>: waagrecht oder senkrecht ist sie ein Qwirkle, diagonal ein Qwirkle Flex. Keine Reihe darf länger sein, auch keine diagonale mit demselben Hintergrund.",
    puzzles_title: "Die Rätsel",
    puzzles: "Auf jedem Tisch bringt genau ein Zug die meisten Punkte. Finde ihn: Tippe auf einen Stein deiner Bank und dann auf ein Feld. Je mehr Sterne, desto besser versteckt er sich.",
    notation: "Die Beispiele stammen aus den Spielregeln. Ein Feld heißt nach Spalte und Zeile, ein Stein nach seinen englischen Anfangsbuchstaben: <code>Ydb</code> (yellow, diamond, black) ist der gelbe Diamant auf Schwarz. Der Schalter <em>Buchstaben</em> zeigt sie auf den Steinen.",
};
