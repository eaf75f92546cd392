/**
 * The engine in a browser, or in Node: the search of sixfold as a WebAssembly module. No rule of the game is written in
 * JavaScript; what the engine answers is what `sixfold … --format json` prints.
 *
 *     const engine = await loadEngine("sixfold.wasm");
 *     const { best_score } = engine.analyse("flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds");
 *
 * Where there is no answer, it is `{ error }`.
 */

/**
 * Every answer has a `text` if the engine was given a language: what a page says about it, in that language. What is quoted
 * stands between backticks, except in a `sentence`.
 */

/**
 * @typedef {object} Failed Why there is no answer.
 * @property {{ message: string, line: ?number, column: ?number, help: ?string }} error
 * @property {ProblemText} [text]
 */

/**
 * @typedef {object} ProblemText
 * @property {string} sentence The first thing that is wrong, and how many more there are.
 * @property {string} message All that is wrong.
 * @property {?string} label A few words to stand beside the place.
 * @property {?string} help
 */

/**
 * @typedef {object} TurnText
 * @property {string} sentence What the turn is worth among the others.
 * @property {string} points
 * @property {string} tiles Its tiles with their cells, for those who do not see them.
 * @property {string[]} lines Why each line counts.
 * @property {?string} going_out Why there are points for going out.
 * @property {string[]} [notes] What is odd about the position.
 */

/**
 * @typedef {object} Line A line that a play scores.
 * @property {"horizontal" | "vertical" | "diagonal-down" | "diagonal-up"} direction
 * @property {"colour" | "shape" | "background"} by
 * @property {string} of
 * @property {string[]} cells
 * @property {string[]} tiles
 * @property {number} points
 * @property {number} bonus
 */

/**
 * @typedef {object} Analysis
 * @property {string} position The canonical line of the position.
 * @property {"classic" | "flex" | "intro"} rules
 * @property {number} bag
 * @property {number} plays_total
 * @property {?number} best_score
 * @property {{ play: string, score: number, tiles_left: string, lines: Line[], going_out: number }[]} plays
 * @property {{ title: string, plays: TurnText[], notes?: string[] }} [text]
 */

/**
 * @typedef {object} Verdict A legal turn has everything but `reasons`; another has only those.
 * @property {string} position The canonical line of the position.
 * @property {string} play
 * @property {boolean} legal
 * @property {{ code: string, message: string, cells: string[] }[]} [reasons] Every rule that it breaks.
 * @property {number} [score]
 * @property {Line[]} [lines]
 * @property {number} [going_out]
 * @property {number} [rank]
 * @property {?number} [best_score]
 * @property {TurnText | { sentence: string, reasons: string[], notes?: string[] }} [text]
 */

/**
 * @typedef {object} Table What `write` needs of a table.
 * @property {"classic" | "flex" | "intro"} rules
 * @property {{ cell: string, tile: string }[]} [tiles] In any order.
 * @property {?string} [origin] Where an opening is laid, if there are no tiles.
 * @property {string[]} [rack]
 * @property {?number} [players] 2 unless said.
 * @property {?number} [bag] Follows from the rest unless said.
 * @property {?number[]} [scores] Those of the player to move first.
 */

/**
 * @typedef {object} Problem A rule that a table breaks.
 * @property {string} message
 * @property {?number} line Where the text has it, from 1.
 * @property {?number} column
 * @property {?string} help What to do about it.
 * @property {string[]} cells The tiles of the table that have a part in it.
 * @property {number[]} rack Those of the rack, from 0.
 */

/**
 * @typedef {object} ReadTable Everything that it takes to draw and edit a table. It can be given to `write` as it is.
 * @property {?string} position The canonical line, if there are no problems.
 * @property {"classic" | "flex" | "intro"} rules
 * @property {string} origin
 * @property {{ cell: string, column: number, row: number, tile: string }[]} tiles Columns and rows count from 1.
 * @property {string[]} rack
 * @property {number} players
 * @property {?number} bag
 * @property {?number[]} scores
 * @property {{ tile: string, left: number }[]} kinds Every kind of tile, and how many are neither on the table nor in the rack.
 * @property {Problem[]} problems Every rule that the table breaks.
 * @property {{ sentence: ?string, kinds: string[], problems: ProblemText[] }} [text] The names of the kinds, and the problems.
 */

/** Answers requests; `loadEngine` makes one. */
export class Engine {
  #exports;
  #lang;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  /**
   * @param {WebAssembly.Instance} instance
   * @param {string} [lang] the reader's language, in which every answer then has a `text`
   */
  constructor(instance, lang) {
    this.#exports = instance.exports;
    this.#lang = lang;
  }

  /**
   * The best plays of a position, given as a line or as a sheet.
   * @param {string} position
   * @param {{ top?: number, all?: boolean }} [options] How many plays: 10 unless said.
   * @returns {Analysis | Failed}
   */
  analyse(position, { top, all } = {}) {
    return this.#request({ command: "analyse", position, top, all });
  }

  /**
   * What a play such as `Ycb@i9 Pcw@j9`, a swap or a pass is worth.
   * @param {string} position
   * @param {string} play
   * @returns {Verdict | Failed}
   */
  score(position, play) {
    return this.#request({ command: "score", position, play });
  }

  /**
   * A position as a list of tiles by cell, also where it breaks the rules: `problems` then tells which.
   * @param {string} position
   * @returns {ReadTable | Failed}
   */
  read(position) {
    return this.#request({ command: "read", position });
  }

  /**
   * The line of a table, whether it keeps the rules or not: `read` tells.
   * @param {Table} table
   * @returns {{ position: string } | Failed}
   */
  write(table) {
    return this.#request({ ...table, command: "write" });
  }

  #request(request) {
    return JSON.parse(this.ask(JSON.stringify({ ...request, lang: this.#lang })));
  }

  /**
   * The answer to a request, as text: for `analyse` and `score`, byte for byte what the command line prints.
   * @param {string} request
   * @returns {string}
   */
  ask(request) {
    const { memory, reserve, answer, release } = this.#exports;
    const bytes = this.#encoder.encode(request);
    const room = reserve(bytes.length) >>> 0;
    new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
    const packed = BigInt.asUintN(64, answer(room, bytes.length));
    const [place, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
    const text = this.#decoder.decode(new Uint8Array(memory.buffer, place, length));
    release(place, length);
    return text;
  }
}

/**
 * Loads the engine from an address, or from the bytes of `sixfold.wasm`.
 * @param {string | URL | BufferSource} source
 * @param {{ lang?: "en" | "fr" | "de" | "it" }} [options] The language of the `text` of answers; they have none without it.
 * @returns {Promise<Engine>}
 */
export async function loadEngine(source, { lang } = {}) {
  const bytes = typeof source === "string" || source instanceof URL ? await fetchBytes(source) : source;
  const { instance } = await WebAssembly.instantiate(bytes);
  return new Engine(instance, lang);
}

async function fetchBytes(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}
