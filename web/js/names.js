// Words for what the engine says in letters and numbers.

const ARROWS = { horizontal: "→", vertical: "↓", "diagonal-down": "↘", "diagonal-up": "↗" };
/** Both kinds of tile: without and with a background. */
const SETS = ["classic - -", "flex - -"];

/**
 * The name of every tile in the language of the engine: `Rcb` is the red circle on black.
 * @param {import("./engine.js").Engine} engine
 * @returns {Record<string, string>}
 */
export function tileNames(engine) {
  const sets = SETS.map((position) => engine.read(position));
  return Object.fromEntries(sets.flatMap(({ kinds, text }) => kinds.map(({ tile }, index) => [tile, text.kinds[index]])));
}

/** `Ycb@i9 Pcw@j9` as pairs of a cell and a tile. */
export function placements(play) {
  return play.split(" ").map((placed) => placed.split("@").reverse());
}

/** Where a line lies: `→ i9–j9`. */
export function linePlace({ direction, cells }) {
  return cells.length > 1 ? `${ARROWS[direction]} ${cells[0]}–${cells.at(-1)}` : cells[0];
}

/** Words with a capital at their start. */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
