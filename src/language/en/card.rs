use crate::language::CardWords;

pub(super) static CARD: CardWords = CardWords {
    title: "The notation",
    tile_title: "Tiles",
    tile: "A tile is its initials: the colour as a capital letter, then the shape and, in Flex, the background.",
    colour: "Colour",
    shape: "Shape",
    background: "Background",
    classic: "Classic tiles have no background: `Rc` is the red circle.",
    cell_title: "Cells",
    cell: "A cell is its column and its row, as in a spreadsheet: `i8`. Rows count downwards, and the table has no edge. Unless you say otherwise, the first cell is `g7`.",
    position_title: "Positions",
    position: "A position is one line: rules, table, rack. `/` begins the next row of the table, a number stands for that many empty cells, and `-` for an empty table or rack.",
    rules: "rules: `classic`, `flex`, `intro`",
    table: "table, row by row",
    rack: "rack",
    turn_title: "Turns",
    play: "Lay tiles: each tile, `@` and its cell, in any order.",
    swap: "Swap tiles: put them back into the bag and draw as many.",
    pass: "Pass, if you can do neither.",
    words: "In turns and sheets you may also use words: `red circle on black`, `swap`, `pass`.",
};
