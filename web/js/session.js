// What a visitor does with a position: edits that can be undone, plays looked at, a play of one's own.

import { cellBeside } from "./cells.js";
import { Past } from "./history.js";
import { capital, placements } from "./names.js";
import { OwnPlay } from "./ownplay.js";
import { help, outcome } from "./outcome.js";
import { Position } from "./position.js";
import { say } from "./words.js";

const RULES = { classic: "analyser.classic", flex: "analyser.flex", intro: "analyser.intro" };
/** How many plays are told unless all are asked for. */
export const MANY = 50;

/**
 * `position`: whether it is another one; `isFresh`: whether it has little to do with the one before; `text`: where it was
 * read from; `error`: what is wrong there.
 * @typedef {{ position?: boolean, isFresh?: boolean, text?: string, error?: object }} News
 */

export class Session {
  #engine;
  #past;
  #changed;
  #names;
  #isAll = false;
  /** Where the last tile was put, and which way the next ones go on from there. */
  #lastPut = null;
  #step = [1, 0];

  /** What tapping does: "table", "rack" or "play". */
  mode = "table";
  /** @type {?import("./engine.js").Analysis} null where the position breaks the rules */
  analysis = null;
  /** The places in the ranking of the play that is chosen, and of the one that is only looked at. */
  selected = null;
  peeked = null;
  /** The tile for the next cell, or the cell for the next tile. */
  tile = null;
  aim = null;
  /** How things stand, in a sentence. */
  message = "";

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {string} text a position
   * @param {{ names: Record<string, string>, changed: (news: News) => void }} options the names of tiles; `changed`: called
   * whenever there is something else to see
   */
  constructor(engine, text, { names, changed }) {
    this.#engine = engine;
    this.#names = names;
    this.#changed = changed;
    this.own = new OwnPlay(engine);
    this.#past = new Past(Position.read(engine, text).position);
  }

  /** @returns {Position} */
  get now() {
    return this.#past.now;
  }

  get canUndo() {
    return this.#past.canUndo || this.own.isBegun;
  }

  get canRedo() {
    return this.#past.canRedo;
  }

  /** Whether there are more plays than are told. */
  get hasMore() {
    return !this.#isAll && this.analysis?.plays_total > MANY;
  }

  /** The legal play that is shown: one that is looked at, one's own, or one that was chosen. */
  get current() {
    const { plays } = this.analysis ?? {};
    if (this.peeked !== null) return plays[this.peeked];
    if (this.own.isBegun) return this.own.verdict?.legal ? this.own.verdict : null;
    return this.selected === null ? null : plays[this.selected];
  }

  /** The tiles of that play, or those laid of one that is not legal, as pairs of a cell and a tile. */
  get shown() {
    if (this.peeked === null && this.own.isBegun) return this.own.tiles;
    return this.current ? placements(this.current.play) : [];
  }

  // ---- positions

  /**
   * Goes to another position, which can be undone.
   * @param {(now: Position) => Position} change
   */
  edit(change, { isFresh = false } = {}) {
    let next;
    try {
      next = change(this.now);
    } catch (error) {
      return this.#say(error.message);
    }
    if (next.line === this.now.line) return this.#say(this.message);
    this.#past.push(next);
    this.#arrive({ isFresh });
  }

  /** Shows the position that it began with. */
  open() {
    this.#arrive({ isFresh: true });
  }

  /** Reads a position; a row of readings from the same source is undone as one. */
  read(text, source = null) {
    const { position, error } = Position.read(this.#engine, text);
    if (error) return this.#say(error.text.sentence, { text, error });
    if (position.line === this.now.line) return this.#say(this.message, { text, error: this.now.problems[0] });
    this.#past.push(position, source);
    this.#arrive({ isFresh: true, text, error: position.problems[0] });
  }

  /** Ends such a row. */
  settle() {
    this.#past.settle();
  }

  undo() {
    if (this.own.isBegun) return this.takeBack(this.own.last);
    this.#past.undo();
    this.#arrive({ isFresh: true });
  }

  redo() {
    this.#past.redo();
    this.#arrive({ isFresh: true });
  }

  changeRules(rules) {
    const before = this.now;
    this.edit((now) => now.withRules(rules), { isFresh: true });
    const isLess = this.now.tiles.size < before.tiles.size || this.now.rack.length < before.rack.length;
    if (isLess) this.#say(say("analyser.fewer_tiles", { rules: say(RULES[rules]) }));
  }

  /** Looks at the position that now is. */
  #arrive(news) {
    this.#isAll = false;
    this.#analyse();
    this.#rest();
    if (news.isFresh) this.aim = null;
    if (this.tile && this.now.left(this.tile) <= 0) this.tile = null;
    this.#say(outcome(this), { position: true, ...news });
  }

  #analyse() {
    const options = this.#isAll ? { all: true } : { top: MANY };
    this.analysis = this.now.problems.length > 0 ? null : this.#engine.analyse(this.now.line, options);
    // Each play has its words beside it, as one's own has.
    this.analysis?.plays.forEach((play, index) => { play.text = this.analysis.text.plays[index]; });
  }

  /** Nothing laid; the best play shown, unless the visitor looks for it. */
  #rest() {
    this.own.begin(this.now);
    this.peeked = null;
    this.selected = this.mode !== "play" && this.analysis?.plays.length > 0 ? 0 : null;
  }

  // ---- tapping

  enter(mode) {
    this.mode = mode;
    this.tile = null;
    this.aim = null;
    this.#rest();
    this.#say(outcome(this));
  }

  pressKind(tile) {
    if (this.mode === "rack") {
      this.edit((now) => now.with({ rack: [...now.rack, tile] }));
    } else if (this.aim) {
      this.put(this.aim, tile, { goesOn: true });
    } else {
      this.tile = this.tile === tile ? null : tile;
      this.#say(this.tile ? this.#chosen(tile) : help("table"));
    }
  }

  pressCell(cell) {
    if (this.mode === "play") {
      if (this.own.has(cell)) this.takeBack(cell);
      else if (this.own.place !== null) this.lay(cell);
      else this.#say(say("analyser.tile_first"));
    } else if (this.mode === "rack") {
      this.#say(say("analyser.table_first"));
    } else if (this.now.tiles.has(cell)) {
      if (!this.tile) this.aim = cell;
      this.edit((now) => now.withoutTile(cell));
    } else if (this.tile) {
      this.put(cell, this.tile);
    } else {
      this.aim = this.aim === cell ? null : cell;
      this.#step = this.#lastPut && cellBeside(this.#lastPut, 0, 1) === cell ? [0, 1] : [1, 0];
      this.#say(this.aim ? say("analyser.cell_chosen", { cell }) : help("table"));
    }
  }

  pressSlot(place) {
    if (this.mode === "rack") return this.edit((now) => now.withoutRackTile(place));
    const isChosen = this.own.place === place;
    if (this.mode !== "play") this.enter("play");
    this.choose(isChosen ? null : place);
  }

  /**
   * Puts a tile on the table; where it goes on, the next one will lie beside it.
   * @returns {string} its cell, which has another name where the table had to be moved
   */
  put(cell, tile, { goesOn = false } = {}) {
    if (this.now.left(tile) <= 0) {
      this.#say(say("analyser.used_up", { tile: capital(this.#names[tile]) }));
      return cell;
    }
    this.aim = null;
    this.edit((now) => now.withTile(cell, tile));
    const { columns, rows } = this.now.shift;
    this.#lastPut = cellBeside(cell, columns, rows);
    const next = cellBeside(this.#lastPut, ...this.#step);
    if (goesOn && !this.now.tiles.has(next)) this.aim = next;
    this.#say(this.message);
    return this.#lastPut;
  }

  /** Chooses nothing. */
  escape() {
    this.tile = null;
    this.aim = null;
    this.own.choose(null);
    this.#say(outcome(this));
  }

  // ---- a play of one's own

  choose(place) {
    this.own.choose(place);
    if (this.own.place === null) return this.#say(outcome(this));
    this.selected = null;
    this.#say(this.#chosen(this.now.rack[place]));
  }

  lay(cell) {
    if (this.now.tiles.has(cell)) return this.#say(say("analyser.occupied", { cell }));
    this.own.lay(cell);
    this.#judged();
  }

  takeBack(cell) {
    this.own.takeBack(cell);
    this.#judged();
  }

  takeAllBack() {
    this.own.begin(this.now);
    this.#judged();
  }

  #judged() {
    const place = this.own.verdict?.legal ? this.analysis.plays.findIndex(({ play }) => play === this.own.verdict.play) : -1;
    this.selected = place < 0 ? null : place;
    this.#say(outcome(this));
  }

  /** Makes the play that is shown: its tiles go from the rack to the table. */
  make() {
    const play = this.current;
    if (play) this.edit((now) => now.afterPlay(placements(play.play)));
  }

  // ---- the ranking

  select(place) {
    this.own.begin(this.now);
    this.selected = place;
    this.peeked = null;
    this.#say(outcome(this));
  }

  peek(place) {
    if (place === this.peeked) return;
    this.peeked = place;
    this.#changed({});
  }

  showAll() {
    this.#isAll = true;
    this.#analyse();
    this.#changed({});
  }

  /** What the command line prints about the position, or about one's own play. */
  json() {
    const position = this.now.line;
    const { play } = this.own.verdict ?? {};
    return this.#engine.ask(JSON.stringify(play ? { command: "score", position, play } : { command: "analyse", position }));
  }

  /** A tile is chosen, and has no cell yet. */
  #chosen(tile) {
    return say("analyser.tile_chosen", { tile: capital(this.#names[tile]) });
  }

  #say(message, news = {}) {
    this.message = message;
    this.#changed(news);
  }
}
