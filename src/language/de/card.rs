use crate::language::CardWords;

pub(super) static CARD: CardWords = CardWords {
    title: "Die Notation",
    tile_title: "Steine",
    tile: "Einen Stein schreibst du in Buchstaben: groß die Farbe, klein die Form und bei Flex den Hintergrund.",
    colour: "Farbe",
    shape: "Form",
    background: "Hintergrund",
    classic: "Klassische Steine haben keinen Hintergrund: `Rc` ist der rote Kreis.",
    cell_title: "Felder",
    cell: "Ein Feld heißt nach Spalte und Zeile, wie in einer Tabellenkalkulation: `i8`. Gezählt wird von oben nach unten; der Tisch hat keinen Rand. Wenn du nichts anderes angibst, ist `g7` das erste Feld.",
    position_title: "Stellungen",
    position: "Eine Stellung ist eine Textzeile: Regeln, Tisch, Bank. `/` beginnt die nächste Zeile des Tisches, eine Zahl steht für so viele leere Felder und `-` für einen leeren Tisch oder eine leere Bank.",
    rules: "Regeln: `classic`, `flex`, `intro`",
    table: "Tisch, Zeile für Zeile",
    rack: "Bank",
    turn_title: "Züge",
    play: "Steine anlegen: jeder Stein mit `@` und seinem Feld, in beliebiger Reihenfolge.",
    swap: "Steine tauschen: Lege sie in den Beutel zurück und ziehe ebenso viele.",
    pass: "Passen, wenn beides nicht geht.",
    words: "In Zügen und Stellungsblättern gehen auch Wörter: `roter Kreis auf schwarz`, `tauschen`, `passen`.",
};
