// The analyser page: build a table, fill the rack, see every play ranked. What is legal and what it scores the engine says.

import { hashOf, lineOf } from "./address.js";
import { around, atLeast, axes, boundsOf, cellBeside, moved } from "./cells.js";
import { Copier } from "./copy.js";
import { furnish } from "./desk.js";
import { able, html } from "./dom.js";
import { listenToDrags } from "./drags.js";
import { loadEngine } from "./engine.js";
import { linePlace, placements, tileNames } from "./names.js";
import { NotationField } from "./notation.js";
import { help } from "./outcome.js";
import { Palette } from "./palette.js";
import { Position } from "./position.js";
import { Rack } from "./rack.js";
import { Ranking } from "./ranking.js";
import { rich } from "./rich.js";
import { Segments } from "./segments.js";
import { MANY, Session } from "./session.js";
import { Table } from "./table.js";
import { Typing } from "./typing.js";
import { language, say } from "./words.js";

/** The example of the rulebook that scores 18. */
const EXAMPLE = "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10";
const NOTHING = "flex - -";
/** The table shows no fewer columns and rows. */
const SMALLEST = [8, 6];
const MODES = { table: "analyser.mode_table", rack: "analyser.mode_rack", play: "analyser.mode_play" };

class Analyser {
  #session;
  #modes = new Segments("mode", say("analyser.modes"), Object.entries(MODES).map(([mode, key]) => [mode, say(key)]), (mode) => this.#session.enter(mode));
  #palette;
  #ranking = new Ranking({ choose: (place) => this.#session.select(place), peek: (place) => this.#session.peek(place) });
  #notation = new NotationField((text) => this.#session.read(text, "typed"));
  #copier = new Copier();
  #typing = new Typing();
  #parts;
  #table;
  #rack;
  /** The part of the table that is shown: it only grows, so that nothing moves under a finger. */
  #bounds = null;
  #explained = null;
  #listed = null;
  #isOpen = false;

  constructor(root, engine) {
    const names = tileNames(engine);
    this.#palette = new Palette({ names, press: (tile) => this.#session.pressKind(tile) });
    this.#parts = furnish(root, {
      modes: this.#modes.element,
      palette: this.#palette.element,
      plays: this.#ranking.element,
      notation: this.#notation.element,
      copied: this.#copier.element,
    });
    this.#table = new Table(this.#parts.board, { names, press: (cell) => this.#pressCell(cell) });
    this.#rack = new Rack(this.#parts.rack, { names, press: (place) => this.#session.pressSlot(place) });

    const line = lineOf(location.hash);
    const isPosition = line !== null && !Position.read(engine, line).error;
    this.#session = new Session(engine, isPosition ? line : line === null ? EXAMPLE : NOTHING, { names, changed: (news) => this.#follow(news) });
    this.#session.open();
    this.#isOpen = true;
    if (line !== null && !isPosition) this.#session.read(line);

    this.#listen();
    listenToDrags(this.#session, { palette: this.#palette, rack: this.#rack, table: this.#table });
  }

  // ---- what is to be seen

  /** @param {import("./session.js").News} news */
  #follow({ position, isFresh, text, error }) {
    const { now } = this.#session;
    if (isFresh) this.#bounds = null;
    else if (position && this.#bounds) this.#bounds = moved(this.#bounds, now.shift);
    if (position && this.#isOpen) keepAddress(now.line);
    if (position || text !== undefined) {
      this.#notation.show(text ?? now.line);
      this.#notation.complain(text ?? now.line, error ?? null);
    }
    this.#show();
    // Once the browser has laid out what is new.
    requestAnimationFrame(() => this.#revealPlay());
  }

  #revealPlay() {
    const { peeked, selected, shown } = this.#session;
    if (peeked === null && selected !== null) this.#table.reveal(shown[0][0]);
  }

  #show() {
    const { mode, now, message, tile, selected } = this.#session;
    const parts = this.#parts;
    this.#showTable();
    this.#rack.show(this.#session);
    parts.status.textContent = message;
    parts["mode-help"].textContent = help(mode);
    this.#modes.value = mode;
    this.#palette.element.hidden = mode === "play";
    this.#palette.show(now.kinds, tile);
    this.#showWrongs();
    this.#showPlays();
    this.#ranking.mark(selected);
    this.#showPlay();
    const enable = (id, on) => able(parts[id], on, () => this.#table.takeFocus());
    enable("undo", this.#session.canUndo);
    enable("redo", this.#session.canRedo);
    enable("clear", now.tiles.size > 0 || now.rack.length > 0);
    enable("copy-json", this.#session.analysis !== null);
    parts.rules.value = now.rules;
    fill(parts.players, now.players);
    fill(parts.bag, now.givenBag ?? "");
    parts.bag.placeholder = now.bag ?? "";
    fill(parts.scores, now.scores?.join("-") ?? "");
  }

  #showTable(marked = new Set()) {
    const { now, own, shown, analysis, aim } = this.#session;
    const tiles = [...now.tiles.keys(), ...own.tiles.map(([cell]) => cell)];
    const plays = analysis?.plays.flatMap(({ play }) => placements(play).map(([cell]) => cell)) ?? [];
    const needed = around(this.#bounds, boundsOf(tiles.length > 0 ? tiles : [now.origin], 1), boundsOf(plays));
    this.#bounds = atLeast(needed, ...SMALLEST);
    const wrong = new Set(now.problems.flatMap(({ cells }) => cells));
    this.#table.show({ ...axes(this.#bounds), tiles: now.tiles, laid: new Map(shown), marked, wrong, aim });
  }

  /** What is wrong with the table, or with the tiles laid. */
  #showWrongs() {
    const { now, own } = this.#session;
    const { error, text } = own.verdict ?? {};
    const reasons = text?.reasons?.map((message) => ({ message })) ?? [];
    const wrongs = [...now.problems.map((problem) => problem.text), ...(error ? [text] : []), ...reasons];
    const way = (words) => (words ? [html("span", { class: "help" }, ...rich(words))] : []);
    this.#parts.problems.replaceChildren(...wrongs.map((wrong) => html("li", {}, ...rich(wrong.message), ...way(wrong.help))));
    this.#parts.problems.hidden = wrongs.length === 0;
  }

  #showPlays() {
    const { analysis, hasMore } = this.#session;
    if (analysis !== this.#listed) this.#ranking.list(analysis?.plays ?? []);
    this.#listed = analysis;
    const total = analysis?.plays_total ?? 0;
    this.#parts["plays-title"].textContent = analysis?.text.title ?? say("analyser.no_plays");
    this.#ranking.element.hidden = total === 0;
    this.#parts.all.hidden = !hasMore;
    this.#parts.all.textContent = say("analyser.all", { total });
  }

  /** The play that is shown on the table, and where its points come from. */
  #showPlay() {
    const { current, own } = this.#session;
    const parts = this.#parts;
    parts.points.textContent = current ? String(current.score) : "–";
    parts["shown-play"].hidden = !current && !own.isBegun;
    // One's own play stands above the ranking; others below it, so that the list stays in its place while they are looked at.
    const [first, second] = own.isBegun ? ["shown-play", "ranking"] : ["ranking", "shown-play"];
    if (parts[first].nextSibling !== parts[second]) parts[second].before(parts[first]);
    parts["play-title"].textContent = current?.play ?? say("analyser.not_legal");
    // Lines that stay keep the focus that may be on them.
    if (current !== this.#explained) parts.breakdown.replaceChildren(...(current ? this.#breakdown(current) : []));
    this.#explained = current;
    parts.breakdown.hidden = !current;
    parts.make.hidden = !current;
    parts.back.hidden = !own.isBegun;
  }

  /** Looking at a line lights its tiles. */
  #breakdown({ lines, text }) {
    const rows = lines.map((line, index) => {
      const button = html("button", { type: "button", class: "line" }, text.lines[index], " ", html("span", { class: "place" }, linePlace(line)));
      for (const kind of ["pointerenter", "focus"]) button.addEventListener(kind, () => this.#showTable(new Set(line.cells)));
      for (const kind of ["pointerleave", "blur"]) button.addEventListener(kind, () => this.#showTable());
      return html("li", {}, button);
    });
    if (text.going_out) rows.push(html("li", { class: "line" }, text.going_out));
    return rows;
  }

  // ---- listening

  #listen() {
    const [session, parts] = [this.#session, this.#parts];
    const actions = {
      undo: () => session.undo(),
      redo: () => session.redo(),
      clear: () => session.edit((now) => now.cleared(), { isFresh: true }),
      make: () => this.#thenToTable(() => session.make()),
      back: () => this.#thenToTable(() => session.takeAllBack()),
      all: () => this.#showAll(),
      "copy-link": () => this.#copy(new URL(hashOf(session.now.line), location.href).href, "analyser.link_copied", "analyser.link_below"),
      "copy-json": () => this.#copy(session.json(), "analyser.json_copied", "analyser.json_below"),
    };
    for (const [id, action] of Object.entries(actions)) parts[id].addEventListener("click", action);
    const changes = {
      players: (text) => ({ players: number(text) }),
      bag: (text) => ({ bag: number(text) }),
      scores: (text) => ({ scores: text.match(/\d{1,6}/g)?.map(Number) ?? null }),
    };
    for (const [id, change] of Object.entries(changes)) {
      parts[id].addEventListener("change", () => session.edit((now) => now.with(change(parts[id].value))));
    }
    parts.rules.addEventListener("change", () => session.changeRules(parts.rules.value));
    this.#notation.element.addEventListener("focusin", () => session.settle());
    this.#table.grid.addEventListener("keydown", (event) => this.#type(event));
    document.addEventListener("keydown", (event) => this.#shortcut(event));
    window.addEventListener("hashchange", () => {
      const line = lineOf(location.hash);
      if (line === null) keepAddress(session.now.line);
      else session.read(line);
    });
  }

  #pressCell(cell) {
    const before = this.#session.now;
    this.#session.pressCell(cell);
    const { now } = this.#session;
    const { columns, rows } = now.shift;
    // The keyboard moves with the table.
    if (now !== before && columns + rows > 0) this.#table.focus(cellBeside(cell, columns, rows));
  }

  #showAll() {
    this.#session.showAll();
    this.#ranking.element.children[MANY]?.focus();
  }

  /** Does something after which its button may be gone; the keyboard then goes to the table. */
  #thenToTable(action) {
    const button = document.activeElement;
    action();
    if (button?.hidden) this.#table.takeFocus();
  }

  /** A tile typed on a cell of the table is put there. */
  #type(event) {
    const { now, mode } = this.#session;
    const cell = event.target.dataset?.cell;
    if (mode !== "table" || !cell || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Delete" || event.key === "Backspace") {
      if (now.tiles.has(cell)) this.#session.edit(() => now.withoutTile(cell));
      return;
    }
    const tile = this.#typing.key(event.key, now.kinds.map((kind) => kind.tile));
    if (!tile) return;
    const at = this.#session.put(cell, tile, { goesOn: true });
    this.#table.focus(this.#session.aim ?? at);
    this.#session.escape();
  }

  #shortcut(event) {
    if (event.target.matches?.("textarea, input:not([type=radio])")) return;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === "z" || key === "y")) {
      event.preventDefault();
      if (key === "y" || event.shiftKey) this.#session.redo();
      else this.#session.undo();
    } else if (event.key === "Escape") {
      this.#session.escape();
    }
  }

  async #copy(text, copied, below) {
    const isCopied = await this.#copier.copy(text);
    this.#parts.status.textContent = say(isCopied ? copied : below);
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

/** Fills a field that nobody writes in. */
function fill(input, value) {
  if (document.activeElement !== input) input.value = value;
}

function number(text) {
  return text.trim() === "" ? null : Math.min(999, Math.max(0, Math.round(Number(text))));
}

async function start(root) {
  navigator.serviceWorker?.register(`${document.body.dataset.root}sw.js`).catch(() => {});
  let engine;
  try {
    engine = await loadEngine(root.dataset.engine, { lang: language() });
  } catch {
    root.replaceChildren(html("p", { role: "alert", class: "complaint" }, say("analyser.no_engine")));
    return;
  }
  new Analyser(root, engine);
}

const root = document.getElementById("analyser");
if (root) start(root);
