use crate::language::CardWords;

pub(super) static CARD: CardWords = CardWords {
    title: "La notation",
    tile_title: "Tuiles",
    tile: "Une tuile s’écrit en lettres\u{202f}: la couleur en majuscule, puis la forme et, dans Flex, le fond.",
    colour: "Couleur",
    shape: "Forme",
    background: "Fond",
    classic: "Les tuiles classiques n’ont pas de fond\u{202f}: `Rc` est le rond rouge.",
    cell_title: "Cases",
    cell: "Une case se note par sa colonne et sa rangée, comme dans un tableur\u{202f}: `i8`. Les rangées se comptent vers le bas, et la table n’a pas de bord. Sauf indication contraire, la première case est `g7`.",
    position_title: "Positions",
    position: "Une position tient sur une ligne\u{202f}: règles, table, main. `/` commence une nouvelle rangée de la table, un nombre indique autant de cases vides, et `-` une table ou une main vide.",
    rules: "règles\u{202f}: `classic`, `flex`, `intro`",
    table: "table, rangée par rangée",
    rack: "main",
    turn_title: "Tours",
    play: "Poser des tuiles\u{202f}: chaque tuile, `@` et sa case, dans n’importe quel ordre.",
    swap: "Échanger des tuiles\u{202f}: les remettre dans le sac et en piocher autant.",
    pass: "Passer, si ni l’un ni l’autre n’est possible.",
    words: "Dans les tours et les fiches, vous pouvez aussi écrire des mots\u{202f}: `rond rouge sur fond noir`, `échanger`, `passer`.",
};
