use crate::language::CardWords;

pub(super) static CARD: CardWords = CardWords {
    title: "La notazione",
    tile_title: "Tessere",
    tile: "Una tessera si scrive in lettere: il colore in maiuscolo, poi il simbolo e, in Flex, lo sfondo.",
    colour: "Colore",
    shape: "Simbolo",
    background: "Sfondo",
    classic: "Le tessere classiche non hanno sfondo: `Rc` è il cerchio rosso.",
    cell_title: "Caselle",
    cell: "Una casella si indica con la colonna e la riga, come in un foglio di calcolo: `i8`. Le righe si contano dall’alto in basso e il tavolo non ha bordi. Se non indichi altro, la prima casella è `g7`.",
    position_title: "Posizioni",
    position: "Una posizione è una riga di testo: regole, tavolo, mano. `/` inizia la riga successiva del tavolo, un numero indica altrettante caselle vuote e `-` un tavolo o una mano vuota.",
    rules: "regole: `classic`, `flex`, `intro`",
    table: "tavolo, riga per riga",
    rack: "mano",
    turn_title: "Turni",
    play: "Posizionare tessere: ogni tessera con `@` e la sua casella, in qualsiasi ordine.",
    swap: "Scambiare tessere: rimettile nel sacchetto e pescane altrettante.",
    pass: "Passare, se non puoi fare né l’uno né l’altro.",
    words: "Nei turni e nelle schede vanno bene anche le parole: `cerchio rosso su sfondo nero`, `scambiare`, `passare`.",
};
