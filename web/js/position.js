// A position under edit. What its tiles are, how many there are and whether they may lie there, the engine says.

import { boundsOf, cellBeside, placeOf } from "./cells.js";

/** One state of the table and the rack. An edit gives another one. */
export class Position {
  #engine;
  #table;
  #given;
  /** How far the table was moved to let its last tile in. */
  shift = { columns: 0, rows: 0 };

  /**
   * What a line or a sheet says.
   * @param {import("./engine.js").Engine} engine
   * @param {string} text
   * @returns {{ position: Position } | { error: object }} an error has its `text`
   */
  static read(engine, text) {
    const table = readTable(engine, text);
    if (table.error) return table;
    // Tiles beyond every cell may share one, which cannot be shown.
    if (new Set(table.tiles.map(({ cell }) => cell)).size < table.tiles.length) return { error: table.problems[0] };
    // A bag that follows from the rest goes on following it.
    const open = Position.#write(engine, { ...table, bag: null });
    return { position: open.#table.bag === table.bag ? open : Position.#write(engine, table) };
  }

  /** @returns {Position} */
  static #write(engine, given) {
    const { position, error, text } = engine.write(given);
    if (error) throw new Error(text.sentence);
    return new Position(engine, position, given);
  }

  constructor(engine, line, given) {
    this.#engine = engine;
    this.#given = given;
    this.#table = readTable(engine, line);
    if (this.#table.error) throw new Error(this.#table.error.text.sentence);
    /** The line of the position, whether it keeps the rules or not. */
    this.line = line;
    /** The tiles on the table, by cell. */
    this.tiles = new Map(this.#table.tiles.map(({ cell, tile }) => [cell, tile]));
  }

  get rules() {
    return this.#table.rules;
  }

  get origin() {
    return this.#table.origin;
  }

  get rack() {
    return this.#table.rack;
  }

  get players() {
    return this.#table.players;
  }

  get scores() {
    return this.#table.scores;
  }

  /** The number of tiles in the bag. */
  get bag() {
    return this.#table.bag;
  }

  /** That number where it was given, null where it follows from the rest. */
  get givenBag() {
    return this.#given.bag ?? null;
  }

  get kinds() {
    return this.#table.kinds;
  }

  /** Every rule that it breaks, each with its `text`. */
  get problems() {
    return this.#table.problems;
  }

  /** What is wrong with it in a sentence, or null. */
  get sentence() {
    return this.#table.text.sentence;
  }

  /** How many of a tile are neither on the table nor in the rack. */
  left(tile) {
    return this.kinds.find((kind) => kind.tile === tile)?.left ?? 0;
  }

  /** The same with changes, as `write` takes them. */
  with(changes) {
    const { rules, origin, rack, players, scores } = this;
    const tiles = laid(this.tiles);
    return Position.#write(this.#engine, { rules, origin, tiles, rack, players, scores, bag: this.givenBag, ...changes });
  }

  withTile(cell, tile) {
    return this.withTiles([[cell, tile]]);
  }

  withTiles(placed) {
    return this.#moved(new Map([...this.tiles, ...placed]));
  }

  withoutTile(cell) {
    const tiles = new Map(this.tiles);
    tiles.delete(cell);
    return this.with({ tiles: laid(tiles) });
  }

  withoutRackTile(place) {
    return this.with({ rack: this.rack.toSpliced(place, 1) });
  }

  /** The position after a play: its tiles lie on the table and are gone from the rack. */
  afterPlay(placed) {
    const rack = [...this.rack];
    for (const [, tile] of placed) rack.splice(rack.indexOf(tile), 1);
    return this.with({ rack }).withTiles(placed);
  }

  /** The same by other rules, with the tiles that they have; the table is cleared where what is left does not hold together. */
  withRules(rules) {
    const known = new Set(this.#engine.read(`${rules} - -`).kinds.map(({ tile }) => tile));
    const rack = this.rack.filter((tile) => known.has(tile));
    const tiles = laid(this.tiles).filter(({ tile }) => known.has(tile));
    const kept = this.with({ rules, rack, tiles, bag: null });
    return kept.problems.length === 0 ? kept : this.with({ rules, rack, tiles: [], origin: null, bag: null });
  }

  cleared() {
    return this.with({ tiles: [], origin: null, rack: [], bag: null, scores: null });
  }

  /** Tiles laid too far left or above are let in by moving the table: the engine's own origin is as far as they may lie. */
  #moved(tiles) {
    const home = placeOf(this.#engine.read(`${this.rules} - -`).origin);
    const { left, top } = boundsOf(tiles.keys());
    const [columns, rows] = [Math.max(0, home.column - left), Math.max(0, home.row - top)];
    const moved = new Map([...tiles].map(([cell, tile]) => [cellBeside(cell, columns, rows), tile]));
    const position = this.with({ tiles: laid(moved) });
    position.shift = { columns, rows };
    return position;
  }
}

/** What the engine reads, with the words for each thing that is wrong beside it. */
function readTable(engine, line) {
  const { error, problems, text, ...table } = engine.read(line);
  if (error) return { error: { ...error, text } };
  return { ...table, text, problems: problems.map((problem, index) => ({ ...problem, text: text.problems[index] })) };
}

function laid(tiles) {
  return [...tiles].map(([cell, tile]) => ({ cell, tile }));
}
