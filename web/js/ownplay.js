// A play that the visitor lays; the engine judges it after each tile.

export class OwnPlay {
  #engine;
  #position = null;
  /** The places of the rack whose tiles are laid, by cell, in the order of laying. */
  #laid = new Map();
  /** The place of the rack whose tile is chosen. */
  place = null;
  /** @type {?import("./engine.js").Verdict} null where nothing is laid, or the position breaks the rules */
  verdict = null;

  /** @param {import("./engine.js").Engine} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /** Begins anew. */
  begin(position) {
    this.#position = position;
    this.#laid.clear();
    this.place = null;
    this.verdict = null;
  }

  get isBegun() {
    return this.#laid.size > 0;
  }

  /** The cell of the tile laid last. */
  get last() {
    return [...this.#laid.keys()].at(-1);
  }

  /** The places of the rack whose tiles are laid. */
  get places() {
    return new Set(this.#laid.values());
  }

  /** Pairs of a cell and a tile. */
  get tiles() {
    return [...this.#laid].map(([cell, place]) => [cell, this.#position.rack[place]]);
  }

  has(cell) {
    return this.#laid.has(cell);
  }

  /** The place of the rack from which the tile on a cell came. */
  placeAt(cell) {
    return this.#laid.get(cell) ?? null;
  }

  choose(place) {
    this.place = this.places.has(place) ? null : place;
  }

  lay(cell) {
    this.#laid.set(cell, this.place);
    this.place = null;
    this.#judge();
  }

  takeBack(cell) {
    this.#laid.delete(cell);
    this.#judge();
  }

  #judge() {
    const play = this.tiles.map(([cell, tile]) => `${tile}@${cell}`).join(" ");
    this.verdict = play && this.#position.problems.length === 0 ? this.#engine.score(this.#position.line, play) : null;
  }
}
