// Words for what the engine says in letters and numbers.

const COLOURS = { R: "red", O: "orange", Y: "yellow", G: "green", B: "blue", P: "purple" };
const SHAPES = { c: "circle", s: "square", d: "diamond", f: "flower", t: "star", x: "cross" };
const BACKGROUNDS = { b: "black", w: "white", s: "split" };
const ARROWS = { horizontal: "→", vertical: "↓", "diagonal-down": "↘", "diagonal-up": "↗" };

/** The background of a tile in one word; nothing for a tile without one. */
export function backgroundOf(tile) {
  return BACKGROUNDS[tile[2]] ?? "";
}

/** `Rcb` is the red circle on black; what is no tile stays as it is. */
export function tileName(tile) {
  const [colour, shape] = [COLOURS[tile[0]], SHAPES[tile[1]]];
  if (!colour || !shape) return tile;
  const background = backgroundOf(tile);
  return `${colour} ${shape}${background && (background === "split" ? ", split" : ` on ${background}`)}`;
}

/** The names of all tiles, looked up as they are needed. */
export const tileNames = new Proxy({}, { get: (_, tile) => (typeof tile === "string" ? tileName(tile) : undefined) });

/** `Ycb@i9 Pcw@j9` as pairs of a cell and a tile. */
export function placements(play) {
  return play.split(" ").map((placed) => placed.split("@").reverse());
}

/** A play in words, for those who hear it. */
export function playName(play) {
  return placements(play).map(([cell, tile]) => `${tileName(tile)} at ${cell}`).join("; ");
}

/**
 * What a line earns and why.
 * @param {import("./engine.js").Line} line
 */
export function lineName({ direction, by, of, tiles, points, bonus }) {
  if (tiles.length === 1) return `${count(points, "point")} for the first tile`;
  const kind = {
    colour: `${direction} ${of} line`,
    shape: `${direction} line of ${of}${of === "cross" ? "es" : "s"}`,
    background: `diagonal of ${of} backgrounds`,
  }[by];
  const more = bonus > 0 ? `, and ${bonus} more: a qwirkle${by === "background" ? " flex" : ""}` : "";
  return `${count(points, "point")} for the ${kind}${more}`;
}

/** Where a line lies: `→ i9–j9`. */
export function linePlace({ direction, cells }) {
  return cells.length > 1 ? `${ARROWS[direction]} ${cells[0]}–${cells.at(-1)}` : cells[0];
}

/** `1 point`, `2 points`. */
export function count(number, word) {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}

/** A sentence with a capital at its start, unless it starts with notation. */
export function capital(text) {
  return text.replace(/^(?:a|[a-z]{2,})(?= )/, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
