// The analyser page: build a table, fill the rack, see every play ranked. What is legal and what it scores the engine says.

import { hashOf, lineOf } from "./address.js";
import { around, atLeast, axes, boundsOf, cellBeside, moved } from "./cells.js";
import { Copier } from "./copy.js";
import { furnish } from "./desk.js";
import { html, tilePicture } from "./dom.js";
import { draggable } from "./drag.js";
import { loadEngine } from "./engine.js";
import { Past } from "./history.js";
import { count, lineName, linePlace, placements, tileName, tileNames } from "./names.js";
import { NotationField } from "./notation.js";
import { Palette } from "./palette.js";
import { Position } from "./position.js";
import { Ranking } from "./ranking.js";
import { rich } from "./rich.js";
import { Segments } from "./segments.js";
import { Table } from "./table.js";
import { Typing } from "./typing.js";

/** The example of the rulebook that scores 18. */
const EXAMPLE = "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10";
const NOTHING = "flex - -";
/** How many plays are shown unless all are asked for. */
const MANY = 50;
/** The table shows no fewer columns and rows. */
const SMALLEST = [8, 6];
const HELP = {
  table: "Choose a tile, then a cell; or a cell, then its tiles. Tap a tile on the table to take it away.",
  rack: "Tap tiles to put them into the rack, and those of the rack to take them out.",
  play: "Choose a tile of the rack, then a cell, and see what your play is worth.",
};

class Analyser {
  #engine;
  #past;
  #mode = "table";
  #analysis = null;
  #all = false;
  /** The places in the ranking of the play that is chosen, and of the one that is only looked at. */
  #selected = null;
  #peeked = null;
  /** In the mode Table: the tile for the next cell, or the cell for the next tile, and which way tiles go on from there. */
  #tile = null;
  #aim = null;
  #step = [1, 0];
  #lastPut = null;
  /** In the mode Play: the chosen place of the rack, and the places laid, by cell. */
  #place = null;
  #laid = new Map();
  #verdict = null;
  #marked = new Set();
  #bounds = null;

  constructor(root, engine) {
    this.#engine = engine;
    this.modes = new Segments("mode", "What tapping does", [["table", "Table"], ["rack", "Rack"], ["play", "Play"]], (mode) => this.#enter(mode));
    this.palette = new Palette((tile) => this.#pressKind(tile));
    this.ranking = new Ranking({ choose: (place) => this.#select(place), peek: (place) => this.#peek(place) });
    this.notation = new NotationField((text) => this.#readTyped(text));
    this.copier = new Copier();
    this.parts = furnish(root, {
      modes: this.modes.element,
      palette: this.palette.element,
      plays: this.ranking.element,
      notation: this.notation.element,
      copied: this.copier.element,
    });
    this.table = new Table(this.parts.board, { names: tileNames, press: (cell) => this.#pressCell(cell) });
    this.modes.value = this.#mode;
    this.#past = new Past(this.#position(NOTHING));
    this.#listen();
    if (!this.#readAddress()) {
      this.#past = new Past(this.#position(EXAMPLE));
      this.#arrive({ isFresh: true, keepsAddress: true });
    }
  }

  get now() {
    return this.#past.now;
  }

  #position(text) {
    return Position.read(this.#engine, text).position;
  }

  // ---- editing

  /** Goes to another position, which can be undone. */
  #edit(change, { isFresh = false, kind = null } = {}) {
    let next;
    try {
      next = change(this.now);
    } catch (error) {
      this.#say(error.message);
      return false;
    }
    if (next.line === this.now.line) {
      this.#show();
      return false;
    }
    if (this.#bounds) this.#bounds = moved(this.#bounds, next.shift);
    this.#past.push(next, kind);
    this.#arrive({ isFresh });
    return true;
  }

  #undo() {
    if (this.#laid.size > 0) {
      this.#takeBack([...this.#laid.keys()].at(-1));
      return;
    }
    this.#past.undo();
    this.#arrive({ isFresh: true });
  }

  #redo() {
    this.#past.redo();
    this.#arrive({ isFresh: true });
  }

  /** Looks at the position that now is. */
  #arrive({ isFresh = false, keepsAddress = false, text = null } = {}) {
    const { line, problems } = this.now;
    this.#laid.clear();
    this.#place = null;
    this.#verdict = null;
    this.#peeked = null;
    this.#marked = new Set();
    this.#all = false;
    this.#analyse();
    this.#selected = this.#mode !== "play" && this.#analysis?.plays.length > 0 ? 0 : null;
    if (isFresh) {
      this.#aim = null;
      this.#bounds = null;
    }
    if (this.#tile && this.now.left(this.#tile) <= 0) this.#tile = null;
    if (text === null) {
      this.notation.show(line);
      this.notation.complain(line, null);
    } else {
      this.notation.complain(text, problems[0] ?? null);
    }
    if (!keepsAddress) keepAddress(line);
    this.#show();
    this.#tell();
  }

  #analyse() {
    const options = this.#all ? { all: true } : { top: MANY };
    this.#analysis = this.now.problems.length > 0 ? null : this.#engine.analyse(this.now.line, options);
    this.ranking.list(this.#analysis?.plays ?? []);
  }

  #readTyped(text) {
    const { position, error } = Position.read(this.#engine, text);
    if (error) {
      this.notation.complain(text, error);
      this.#say(plain(error.message));
      return;
    }
    if (position.line === this.now.line) {
      this.notation.complain(text, this.now.problems[0] ?? null);
      return;
    }
    this.#past.push(position, "typed");
    this.#arrive({ isFresh: true, text });
  }

  /** Reads the address; false where it holds no position. */
  #readAddress() {
    const line = lineOf(location.hash);
    if (line === null) return false;
    const { position, error } = Position.read(this.#engine, line);
    if (position?.line === this.now.line && this.#analysis) return true;
    if (position) this.#past.push(position);
    this.#arrive({ isFresh: true, keepsAddress: true });
    if (error) {
      this.notation.show(line);
      this.notation.complain(line, error);
      this.#say(plain(error.message));
    }
    return true;
  }

  // ---- tapping

  #enter(mode) {
    this.#mode = mode;
    this.modes.value = mode;
    this.#laid.clear();
    this.#place = null;
    this.#tile = null;
    this.#aim = null;
    this.#judge();
    this.#selected = mode !== "play" && this.#analysis?.plays.length > 0 ? 0 : null;
    this.#show();
    this.#tell();
  }

  #pressKind(tile) {
    if (this.#mode === "rack") {
      this.#edit((now) => now.with({ rack: [...now.rack, tile] }));
    } else if (this.#aim) {
      this.#put(this.#aim, tile, true);
    } else {
      this.#tile = this.#tile === tile ? null : tile;
      this.#show();
      this.#say(this.#tile ? `${capital(tileName(tile))}: choose its cell.` : HELP.table);
    }
  }

  #pressCell(cell) {
    if (this.#mode === "play") {
      if (this.#laid.has(cell)) this.#takeBack(cell);
      else if (this.#place !== null) this.#lay(cell);
      else this.#say("Choose a tile of the rack first.");
    } else if (this.#mode === "rack") {
      this.#say("To change the table, choose Table below.");
    } else if (this.now.tiles.has(cell)) {
      if (!this.#tile) this.#aim = cell;
      this.#edit((now) => now.withoutTile(cell));
    } else if (this.#tile) {
      this.#put(cell, this.#tile, false);
    } else {
      this.#aim = this.#aim === cell ? null : cell;
      this.#step = this.#lastPut && cellBeside(this.#lastPut, 0, 1) === cell ? [0, 1] : [1, 0];
      this.#show();
      this.#say(this.#aim ? `${cell}: choose its tile.` : HELP.table);
    }
  }

  #pressSlot(place) {
    if (this.#mode === "rack") {
      this.#edit((now) => now.withoutRackTile(place));
      this.parts.rack.querySelectorAll(".slot")[Math.min(place, this.now.rack.length - 1)]?.focus();
      return;
    }
    const isChosen = this.#place === place;
    if (this.#mode !== "play") this.#enter("play");
    this.#choose(isChosen ? null : place);
  }

  /** Puts a tile on the table; with `goesOn`, the next one will lie beside it. */
  #put(cell, tile, goesOn) {
    if (!this.#edit((now) => now.withTile(cell, tile))) return;
    const { columns, rows } = this.now.shift;
    const at = cellBeside(cell, columns, rows);
    const next = cellBeside(at, ...this.#step);
    this.#lastPut = at;
    this.#aim = goesOn && !this.now.tiles.has(next) ? next : null;
    this.#show();
    if (at !== cell && this.table.hasFocus) this.table.focus(at);
  }

  #type(event) {
    const cell = event.target.dataset?.cell;
    if (this.#mode !== "table" || !cell || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Delete" || event.key === "Backspace") {
      if (this.now.tiles.has(cell)) this.#edit((now) => now.withoutTile(cell));
      return;
    }
    const tile = this.typing.key(event.key, this.now.kinds.map((kind) => kind.tile));
    if (!tile) return;
    if (this.now.left(tile) <= 0) {
      this.#say(`The ${tileName(tile)} is used up.`);
      return;
    }
    this.#put(cell, tile, true);
    if (this.#aim) this.table.focus(this.#aim);
    this.#aim = null;
    this.#show();
  }

  typing = new Typing();

  // ---- a play of one's own

  #choose(place) {
    this.#place = place !== null && ![...this.#laid.values()].includes(place) ? place : null;
    if (this.#place !== null) this.#selected = null;
    this.#show();
    if (this.#place !== null) this.#say(`${capital(tileName(this.now.rack[place]))}: choose its cell.`);
    else this.#tell();
  }

  #lay(cell) {
    if (this.now.tiles.has(cell)) {
      this.#say(`There is a tile on ${cell} already.`);
      return;
    }
    this.#laid.set(cell, this.#place);
    this.#place = null;
    this.#judge();
    this.#show();
    this.#tell();
  }

  #takeBack(cell) {
    this.#laid.delete(cell);
    this.#judge();
    this.#show();
    this.#tell();
  }

  #takeAllBack() {
    this.#laid.clear();
    this.#choose(null);
    this.#judge();
    this.#show();
    this.#tell();
  }

  /** Asks the engine about the tiles laid. */
  #judge() {
    this.#marked = new Set();
    const play = this.#laidTiles().map(([cell, tile]) => `${tile}@${cell}`).join(" ");
    this.#verdict = play && this.now.problems.length === 0 ? this.#engine.score(this.now.line, play) : null;
    this.#selected = this.#verdict?.legal ? this.ranking.find(this.#verdict.play) : null;
  }

  #laidTiles() {
    return [...this.#laid].map(([cell, place]) => [cell, this.now.rack[place]]);
  }

  #make() {
    const play = this.#current();
    if (play) this.#edit((now) => now.afterPlay(placements(play.play)));
  }

  // ---- the ranking

  #select(place) {
    this.#laid.clear();
    this.#place = null;
    this.#verdict = null;
    this.#selected = place;
    this.#peeked = null;
    this.#marked = new Set();
    this.#show();
    this.#tell();
  }

  #peek(place) {
    if (place === this.#peeked) return;
    this.#peeked = place;
    this.#marked = new Set();
    this.#show();
  }

  #showAll() {
    this.#all = true;
    this.#analyse();
    this.#show();
    this.ranking.element.children[MANY]?.focus();
  }

  /** The legal play that is shown: one that is looked at, one's own, or one that was chosen. */
  #current() {
    if (this.#peeked !== null) return this.#analysis.plays[this.#peeked];
    if (this.#laid.size > 0) return this.#verdict?.legal ? this.#verdict : null;
    return this.#selected === null ? null : this.#analysis.plays[this.#selected];
  }

  // ---- what is to be seen

  #show() {
    const { parts, now } = this;
    const play = this.#current();
    this.#showTable();
    parts.points.textContent = play ? String(play.score) : "–";
    parts.rack.replaceChildren(...this.#slots());
    parts["mode-help"].textContent = HELP[this.#mode];
    this.palette.element.hidden = this.#mode === "play";
    this.palette.show(now.kinds, this.#tile);

    parts["play-title"].textContent = play ? play.play : this.#wrongs().length > 0 ? "Not legal" : "No play shown";
    parts.problems.replaceChildren(...this.#wrongs());
    parts.problems.hidden = this.#wrongs().length === 0;
    parts.breakdown.replaceChildren(...(play ? this.#breakdown(play) : []));
    parts.breakdown.hidden = !play;
    parts.make.hidden = !play;
    parts.back.hidden = this.#laid.size === 0;

    const total = this.#analysis?.plays_total ?? 0;
    parts["plays-title"].textContent = total > 0 ? `${count(total, "legal play")}, best ${this.#analysis.best_score}` : "No legal plays";
    this.ranking.mark(this.#selected);
    this.ranking.element.hidden = total === 0;
    parts.all.hidden = this.#all || total <= MANY;
    parts.all.textContent = `Show all ${total}`;

    parts.undo.disabled = !this.#past.canUndo && this.#laid.size === 0;
    parts.redo.disabled = !this.#past.canRedo;
    parts.clear.disabled = now.tiles.size === 0 && now.rack.length === 0;
    parts["copy-json"].disabled = !this.#analysis;
    parts.rules.value = now.rules;
    this.#fill(parts.players, now.players);
    this.#fill(parts.bag, now.givenBag ?? "");
    parts.bag.placeholder = now.bag ?? "";
    this.#fill(parts.scores, now.scores?.join("-") ?? "");
  }

  #fill(input, value) {
    if (document.activeElement !== input) input.value = value;
  }

  #showTable() {
    const { now } = this;
    const own = this.#laidTiles();
    const play = this.#current();
    const laid = new Map(this.#peeked === null && own.length > 0 ? own : play ? placements(play.play) : []);
    const plays = this.#analysis?.plays.flatMap(({ play }) => placements(play).map(([cell]) => cell)) ?? [];
    const tiles = [...now.tiles.keys(), ...own.map(([cell]) => cell)];
    const start = tiles.length > 0 ? tiles : [now.origin];
    this.#bounds = atLeast(around(this.#bounds, boundsOf(start, 1), boundsOf(plays)), ...SMALLEST);
    const wrong = new Set(now.problems.flatMap(({ cells }) => cells));
    this.table.show({ ...axes(this.#bounds), tiles: now.tiles, laid, marked: this.#marked, wrong, aim: this.#aim });
    this.parts.board.dataset.mode = this.#mode;
  }

  #slots() {
    const { rack, problems } = this.now;
    const wrong = new Set(problems.flatMap(({ rack }) => rack));
    const shown = this.#laid.size > 0 || !this.#current() ? null : placements(this.#current().play).map(([, tile]) => tile);
    const used = new Set(this.#laid.values());
    // The tiles of the play that is shown stand on the table.
    for (const tile of shown ?? []) used.add(rack.findIndex((other, place) => other === tile && !used.has(place)));
    const slots = rack.map((tile, place) => {
      const [isUsed, isWrong] = [used.has(place), wrong.has(place)];
      const more = `${isWrong ? ", wrong" : ""}${isUsed ? (shown ? ", in the play shown" : ", laid") : ""}${this.#mode === "rack" ? ": take out" : ""}`;
      const attributes = { type: "button", class: "slot", "data-place": place, "aria-label": `${tileName(tile)}${more}`, "data-wrong": isWrong, "data-used": isUsed };
      if (this.#mode === "play") attributes["aria-pressed"] = String(this.#place === place);
      if (this.#mode === "play" && isUsed && !shown) attributes.disabled = true;
      return html("button", attributes, tilePicture(tile));
    });
    if (rack.length === 0) slots.push(html("span", { class: "empty" }, "empty rack"));
    return slots;
  }

  /** What is wrong with the table, or with the tiles laid. */
  #wrongs() {
    const { problems } = this.now;
    if (this.#peeked !== null) return [];
    const reasons = this.#verdict && !this.#verdict.legal ? (this.#verdict.reasons ?? [this.#verdict.error.message]) : [];
    return [
      ...problems.map(({ message, help }) => html("li", {}, ...rich(message), ...(help ? [html("span", { class: "help" }, ...rich(capital(help)))] : []))),
      ...reasons.map((reason) => html("li", {}, ...rich(reason))),
    ];
  }

  #breakdown({ lines, going_out }) {
    const rows = lines.map((line) => {
      const button = html("button", { type: "button", class: "line" }, lineName(line), html("span", { class: "place" }, linePlace(line)));
      const light = (cells) => () => {
        this.#marked = new Set(cells);
        this.#showTable();
      };
      for (const kind of ["pointerenter", "focus"]) button.addEventListener(kind, light(line.cells));
      for (const kind of ["pointerleave", "blur"]) button.addEventListener(kind, light([]));
      return html("li", {}, button);
    });
    if (going_out > 0) rows.push(html("li", { class: "line" }, `${count(going_out, "point")} for going out: the rack and the bag are empty`));
    return rows;
  }

  /** Says how things stand. */
  #tell() {
    const { problems, rack } = this.now;
    const total = this.#analysis?.plays_total ?? 0;
    const play = this.#current();
    if (problems.length > 0) {
      this.#say(`${sentence(problems[0].message)}${problems.length > 1 ? ` And ${problems.length - 1} more.` : ""}`);
    } else if (this.#laid.size > 0) {
      const { legal, score, rank, reasons = [], error } = this.#verdict;
      if (legal) this.#say(`Legal: ${count(score, "point")}, rank ${rank} of ${total}.`);
      else this.#say(`Not legal: ${plain((reasons[0] ?? error.message) + (reasons.length > 1 ? `; and ${reasons.length - 1} more` : ""))}.`);
    } else if (play) {
      const rank = this.#selected === 0 ? "Best" : `Rank ${this.#selected + 1}`;
      this.#say(`${rank} of ${count(total, "play")}: ${play.play}, ${count(play.score, "point")}.`);
    } else if (rack.length === 0) {
      this.#say("The rack is empty: choose Rack and fill it.");
    } else {
      this.#say(total === 0 ? "No tile of the rack can be laid." : HELP.play);
    }
  }

  #say(words) {
    this.parts.status.textContent = words;
  }

  // ---- listening

  #listen() {
    const { parts } = this;
    const actions = {
      undo: () => this.#undo(),
      redo: () => this.#redo(),
      clear: () => this.#edit((now) => now.cleared(), { isFresh: true }),
      make: () => this.#make(),
      back: () => this.#takeAllBack(),
      all: () => this.#showAll(),
      "copy-link": () => this.#copy(new URL(hashOf(this.now.line), location.href).href, "The link"),
      "copy-json": () => this.#copy(this.#json(), "What the command line prints"),
    };
    for (const [id, action] of Object.entries(actions)) parts[id].addEventListener("click", action);
    parts.rules.addEventListener("change", () => this.#changeRules(parts.rules.value));
    const changes = {
      players: (text) => ({ players: number(text) }),
      bag: (text) => ({ bag: number(text) }),
      scores: (text) => ({ scores: text.match(/\d+/g)?.map(Number) ?? null }),
    };
    for (const [id, change] of Object.entries(changes)) {
      parts[id].addEventListener("change", () => this.#edit((now) => now.with(change(parts[id].value))));
    }
    parts.rack.addEventListener("click", (event) => {
      const slot = event.target.closest(".slot");
      if (slot) this.#pressSlot(Number(slot.dataset.place));
    });
    this.table.grid.addEventListener("keydown", (event) => this.#type(event));
    document.addEventListener("keydown", (event) => this.#shortcut(event));
    window.addEventListener("hashchange", () => {
      if (!this.#readAddress()) keepAddress(this.now.line);
    });
    this.#listenToDrags();
  }

  #listenToDrags() {
    const cancel = () => this.#show();
    const isOver = (element, x, y) => element.contains(document.elementFromPoint(x, y));
    let dragged = null;
    draggable(this.palette.element, {
      take: (target) => (dragged = this.palette.tileOf(target)),
      start: () => {},
      drop: (x, y) => {
        const cell = this.table.cellAt(x, y);
        if (cell && !this.now.tiles.has(cell)) this.#put(cell, dragged, false);
        else if (isOver(this.parts.rack, x, y)) this.#edit((now) => now.with({ rack: [...now.rack, dragged] }));
      },
      cancel,
    });
    draggable(this.parts.rack, {
      take: (target) => this.now.rack[(dragged = Number(target.closest(".slot:enabled")?.dataset.place))] ?? null,
      start: () => {},
      drop: (x, y) => {
        const cell = this.table.cellAt(x, y);
        if (cell) {
          if (this.#mode !== "play") this.#enter("play");
          this.#choose(dragged);
          if (this.#place !== null) this.#lay(cell);
        } else if (this.#mode === "rack" && !isOver(this.parts.rack, x, y)) {
          this.#edit((now) => now.withoutRackTile(dragged));
        }
      },
      cancel,
    });
    draggable(this.table.grid, {
      take: (target) => {
        dragged = target.dataset?.cell;
        if (this.#mode === "table") return this.now.tiles.get(dragged) ?? null;
        return this.now.rack[this.#laid.get(dragged)] ?? null;
      },
      start: () => {},
      drop: (x, y) => this.#dropFromTable(dragged, this.table.cellAt(x, y)),
      cancel,
    });
  }

  #dropFromTable(from, to) {
    if (to === from || this.now.tiles.has(to)) return;
    if (this.#mode === "play") {
      const place = this.#laid.get(from);
      this.#takeBack(from);
      this.#choose(place);
      if (to) this.#lay(to);
      else this.#choose(null);
    } else {
      const tile = this.now.tiles.get(from);
      this.#edit((now) => (to ? now.withoutTile(from).withTile(to, tile) : now.withoutTile(from)));
    }
  }

  #shortcut(event) {
    const isText = event.target.matches?.("textarea, input:not([type=radio])");
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !isText) {
      const key = event.key.toLowerCase();
      if (key === "z" || key === "y") {
        event.preventDefault();
        if (key === "y" || event.shiftKey) this.#redo();
        else this.#undo();
      }
    } else if (event.key === "Escape" && !isText) {
      this.#tile = null;
      this.#aim = null;
      this.#choose(null);
    }
  }

  #changeRules(rules) {
    const before = this.now;
    this.#edit((now) => now.withRules(rules), { isFresh: true });
    const isLess = this.now.tiles.size < before.tiles.size || this.now.rack.length < before.rack.length;
    if (isLess) this.#say(`Tiles that do not belong to ${rules} were taken away; Undo brings them back.`);
  }

  #json() {
    const play = this.#verdict && this.#laid.size > 0 ? this.#verdict.play : null;
    const request = play ? { command: "score", position: this.now.line, play } : { command: "analyse", position: this.now.line };
    return this.#engine.ask(JSON.stringify(request));
  }

  async #copy(text, what) {
    this.#say((await this.copier.copy(text)) ? `${what} was copied.` : `${what} stands below, to be copied.`);
  }
}

/** Keeps the position in the address, without a step of the browser's own history. */
function keepAddress(line) {
  try {
    history.replaceState(null, "", hashOf(line));
  } catch {
    // Some browsers allow only so many in a while; the next edit will be kept.
  }
}

function number(text) {
  return text.trim() === "" ? null : Math.max(0, Math.round(Number(text)));
}

function plain(text) {
  return text.replaceAll("`", "");
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sentence(text) {
  return `${capital(plain(text))}.`;
}

async function start(root) {
  try {
    new Analyser(root, await loadEngine(root.dataset.engine));
  } catch (error) {
    root.replaceChildren(html("p", { role: "alert", class: "complaint" }, "The engine could not be loaded, and without it nothing can be analysed. Is there a network?"));
    console.warn(error);
  }
  navigator.serviceWorker?.register(`${document.body.dataset.root}sw.js`).catch(() => {});
}

const root = document.getElementById("analyser");
if (root) start(root);
