// What can be laid, from the plays that came with the puzzle. No rules here: tiles are legal so far where some play holds them.

import { inReadingOrder } from "./cells.js";
import { placements } from "./names.js";

/** @typedef {{text: string, tiles: Map<string, string>, points: number, lines: {words: string, cells: string[]}[]}} Play */

export class Plays {
  /** @param {object} data the puzzle as it came with the page */
  constructor(data) {
    const lines = data.lines.map(([words, cells]) => ({ words: data.words[words], cells: cells.split(" ") }));
    /** @type {Play[]} every play, in an order that tells nothing about points */
    this.all = data.plays.map(([text, points, which]) => ({ text, points, tiles: new Map(placements(text)), lines: which.map((index) => lines[index]) }));
    this.best = this.all.find(({ points }) => points === data.target);
  }

  /** Where a tile may lie beside those laid, in reading order: no order may give the solution away. */
  cellsFor(name, laid) {
    const cells = new Set();
    for (const { tiles } of this.all.filter((play) => holds(play, laid))) {
      for (const [cell, tile] of tiles) {
        if (tile === name && !laid.has(cell)) cells.add(cell);
      }
    }
    return new Set(inReadingOrder(cells));
  }

  /** Whether some play holds the tiles laid. */
  isPossible(laid) {
    return this.all.some((play) => holds(play, laid));
  }

  /** The play that lays just these tiles, if it is one. */
  exactly(laid) {
    return this.all.find((play) => play.tiles.size === laid.size && holds(play, laid)) ?? null;
  }
}

function holds(play, laid) {
  for (const [cell, tile] of laid) {
    if (play.tiles.get(cell) !== tile) return false;
  }
  return true;
}
