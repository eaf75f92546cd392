// The puzzle page: lay tiles, see their points, take hints, find the best play.

import { Copier } from "./copy.js";
import { openDays } from "./days.js";
import { able, html, tilePicture } from "./dom.js";
import { draggable } from "./drag.js";
import { open } from "./drawing.js";
import { Plays } from "./plays.js";
import { HINTS, Record, merged, today } from "./record.js";
import { Stopwatch } from "./stopwatch.js";
import { Table } from "./table.js";
import { count, say } from "./words.js";

// The links do not wait for the drawing.
openDays();

const find = (id) => document.getElementById(id);
const data = { ...JSON.parse(find("puzzle-data").textContent), ...(await loaded()) };
const [status, points, breakdown, hints, result] = ["status", "points", "breakdown", "hints", "result"].map(find);

const plays = new Plays(data);
const record = new Record();
const entry = record.entry(data.date);
const tiles = new Map(Object.entries(data.tiles));
/** The tiles laid, by cell, in the order of laying. */
const laid = new Map();
/** The place in the rack of the tile that is chosen, and the places that are empty because their tile is laid. */
let chosen = null;
const used = new Map();
let marked = new Set();
/** Which button asks to be pressed once more: `hint`, `solution` or none. */
let asks = null;

const table = new Table(find("board"), { names: data.names, press: pressCell });
const rack = find("rack");
const copier = new Copier();
result.append(copier.element);
const slots = data.rack.map((name, place) => {
  const slot = html("button", { type: "button", class: "slot", "data-place": place, "aria-pressed": "false", "aria-label": data.names[name] }, tilePicture(name));
  slot.addEventListener("click", () => choose(chosen === place ? null : place));
  return slot;
});
rack.replaceChildren(...slots);
rack.setAttribute("role", "group");
rack.setAttribute("aria-label", say("puzzle.rack"));

const landing = {
  drop: (x, y) => {
    const cell = table.cellAt(x, y);
    if (cell) lay(cell);
    else choose(null);
  },
  cancel: () => choose(null),
};
draggable(rack, {
  take: (target) => (isOver() ? null : freeTile(target)),
  start: (target) => choose(placeOf(target)),
  ...landing,
});
draggable(table.grid, {
  take: (target) => (isOver() ? null : (laid.get(target.dataset?.cell) ?? null)),
  start: (target) => {
    const place = used.get(target.dataset.cell);
    takeBack(target.dataset.cell);
    choose(place);
  },
  ...landing,
});

function placeOf(target) {
  const slot = target.closest("[data-place]");
  return slot ? Number(slot.dataset.place) : null;
}

function freeTile(target) {
  const place = placeOf(target);
  return place === null || isUsed(place) ? null : data.rack[place];
}

function isUsed(place) {
  return [...used.values()].includes(place);
}

function isOver() {
  return entry.solved !== null || entry.shown;
}

// ---- laying tiles

function choose(place) {
  asks = null;
  chosen = place !== null && !isUsed(place) && !isOver() ? place : null;
  show();
  if (chosen !== null) {
    const cells = plays.cellsFor(data.rack[chosen], laid).size;
    const name = data.names[data.rack[chosen]];
    const nowhere = laid.size > 0 ? "puzzle.fits_nowhere_beside" : "puzzle.fits_nowhere";
    announce(cells === 0 ? say(nowhere, { tile: name }) : count(cells, "puzzle.may_lie", { tile: name }));
  } else {
    tell();
  }
}

function pressCell(cell) {
  if (laid.has(cell)) {
    if (!isOver()) takeBack(cell);
  } else if (chosen === null) {
    if (!isOver() && !tiles.has(cell)) announce(say("puzzle.choose_tile"));
  } else {
    lay(cell);
  }
}

function lay(cell) {
  if (chosen === null) return;
  const name = data.rack[chosen];
  if (!plays.cellsFor(name, laid).has(cell)) {
    const why = tiles.has(cell) ? "puzzle.occupied" : laid.size > 0 ? "puzzle.not_beside" : "puzzle.breaks_rules";
    announce(say(why, { tile: data.names[name], cell }));
    return;
  }
  laid.set(cell, name);
  used.set(cell, chosen);
  chosen = null;
  changed();
}

function takeBack(cell) {
  laid.delete(cell);
  used.delete(cell);
  // What is left may not be legal any more, such as the far side of a gap that nothing fills.
  changed();
}

function takeAllBack() {
  laid.clear();
  used.clear();
  changed();
}

function changed() {
  asks = null;
  show();
  tell();
}

/** Says what the tiles laid come to. */
function tell() {
  const play = plays.exactly(laid);
  const solution = { play: plays.best.text };
  if (entry.shown && !entry.solved) announce(count(data.target, "puzzle.best", solution));
  else if (entry.solved) announce(count(data.target, "puzzle.solved_play", solution));
  else if (laid.size === 0) announce(say("puzzle.choose"));
  else if (play) announce(count(play.points, "puzzle.legal"));
  else announce(say(plays.isPossible(laid) ? "puzzle.gap" : "puzzle.not_legal"));
}

// ---- the visitor's progress

const watch = new Stopwatch(entry.seconds);

/** Keeps how far the visitor has come, together with what another window of the same day has kept. */
function keep(news = {}) {
  if (!isOver()) entry.seconds = watch.seconds();
  Object.assign(entry, news);
  Object.assign(entry, record.keep(data.date, entry));
}

/** Takes over what another window has kept. */
function catchUp() {
  const wasOver = isOver();
  Object.assign(entry, merged(record.entry(data.date), entry));
  if (isOver() && !wasOver) end();
  show();
  tell();
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden && !isOver()) keep();
  if (document.hidden) return;
  catchUp();
  openDays();
});
window.addEventListener("pagehide", () => isOver() || keep());
window.addEventListener("storage", catchUp);

function check() {
  const play = plays.exactly(laid);
  if (!play || isOver()) return;
  asks = null;
  const attempts = entry.attempts + 1;
  if (play === plays.best) {
    keep({ attempts, solved: today() });
    end();
    show();
    announce(count(play.points, "puzzle.solved_now"));
    find("result-title").focus();
    return;
  }
  keep({ attempts });
  show();
  announce(count(play.points, "puzzle.short", { short: data.target - play.points }));
}

/** The last hint is the solution, and so is asked for twice. */
function takeHint() {
  if (entry.hints >= HINTS || isOver()) return;
  if (entry.hints === HINTS - 1 && asks !== "hint") {
    // Few words, so that the button stays under the finger that presses it again.
    askAgain("hint", say(today() <= data.date ? "puzzle.last_hint_loses" : "puzzle.last_hint"));
    return;
  }
  asks = null;
  keep({ hints: entry.hints + 1 });
  show();
  announce(data.hints[entry.hints - 1]);
  hints.lastElementChild.scrollIntoView({ block: "nearest" });
}

/** Once asked, the solution is shown; before any attempt it is asked for twice. */
function askForSolution() {
  if (entry.attempts === 0 && asks !== "solution") {
    askAgain("solution", say("puzzle.ask_solution"));
    return;
  }
  keep({ shown: true });
  end();
  show();
  tell();
  find("result-title").focus();
}

/** Has a button ask to be pressed once more. */
function askAgain(button, sentence) {
  asks = button;
  show();
  announce(sentence);
}

/** The puzzle is over: the solution lies on the table. */
function end() {
  chosen = null;
  asks = null;
  laySolution();
  showResult();
}

function laySolution() {
  laid.clear();
  used.clear();
  for (const [cell, name] of plays.best.tiles) {
    laid.set(cell, name);
    const place = data.rack.findIndex((tile, index) => tile === name && !isUsed(index));
    used.set(cell, place);
  }
}

// ---- what is to be seen

function drawTable() {
  const lit = chosen === null ? new Set() : plays.cellsFor(data.rack[chosen], laid);
  table.show({ columns: data.columns, rows: data.rows, tiles, laid, lit, marked });
}

let told = null;

function show() {
  const play = plays.exactly(laid);
  slots.forEach((slot, place) => {
    slot.disabled = isUsed(place) || isOver();
    slot.setAttribute("aria-pressed", String(chosen === place));
  });
  points.textContent = play ? String(play.points) : "–";
  // Lines that stay keep the focus that may be on them.
  if (play !== told) {
    marked = new Set();
    breakdown.replaceChildren(...(play?.lines ?? []).map(lineOf));
  }
  told = play;
  drawTable();
  hints.replaceChildren(...data.hints.slice(0, entry.hints).map((sentence) => html("li", {}, sentence)));
  const enable = (id, on) => able(find(id), on, () => table.takeFocus());
  enable("check", Boolean(play) && !isOver());
  enable("back", laid.size > 0 && !isOver());
  enable("hint", entry.hints < HINTS && !isOver());
  enable("solution", !isOver());
  for (const [id, name] of [["hint", "puzzle.hint"], ["solution", "puzzle.solution"]]) find(id).textContent = say(asks === id ? "puzzle.really" : name);
  document.body.dataset.state = entry.solved ? "solved" : entry.shown ? "shown" : "open";
}

/** A line of the breakdown; looking at it lights its tiles. */
function lineOf({ words, cells }) {
  const button = html("button", { type: "button", class: "line" }, words);
  const light = (on) => () => {
    marked = on ? new Set(cells) : new Set();
    drawTable();
  };
  for (const kind of ["pointerenter", "focus"]) button.addEventListener(kind, light(true));
  for (const kind of ["pointerleave", "blur"]) button.addEventListener(kind, light(false));
  return html("li", {}, button);
}

/** What there is to say about the streak. */
function streakWords() {
  const [day, streak] = [today(), record.streak(today())];
  if (entry.solved && data.date >= day && entry.hints >= HINTS) return say("puzzle.not_counted");
  if (entry.solved && data.date > day) return say("puzzle.counts_later");
  return streak > 0 ? count(streak, "puzzle.streak") : "";
}

function showResult() {
  find("result-title").textContent = say(entry.solved ? "puzzle.solved" : "puzzle.the_solution");
  find("result-words").textContent = entry.solved
    ? say("puzzle.result", { ...effort(), points: data.second_best })
    : say("puzzle.next_best", { points: data.second_best });
  find("streak").textContent = streakWords();
  find("result-themes").replaceChildren(...data.themes.map(([name, words]) => html("li", {}, html("strong", {}, name), say("puzzle.theme", { meaning: words }))));
  find("share").hidden = !entry.solved;
  result.hidden = false;
}

/** What it took to solve the puzzle. */
function effort() {
  return { attempts: count(entry.attempts, "puzzle.attempts"), hints: count(entry.hints, "puzzle.hints"), time: clock(entry.seconds) };
}

/** What can be told without giving the play away. */
function shareText() {
  const stars = "★".repeat(data.stars) + "☆".repeat(5 - data.stars);
  const streak = entry.hints < HINTS ? record.streak(today()) : 0;
  const lines = [
    `sixfold · ${data.occasion} · ${stars}`,
    say(streak > 1 ? "puzzle.shared_streak" : "puzzle.shared_result", { ...effort(), streak }),
    new URL(`${document.body.dataset.root}puzzle/${data.date}.html`, location.href).href,
  ];
  return lines.join("\n");
}

async function share() {
  const text = shareText();
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ text }).then(() => announce(say("puzzle.shared")), () => {});
    return;
  }
  announce((await copier.copy(text)) ? say("puzzle.copied") : say("puzzle.copy_below"));
}

function announce(sentence) {
  status.textContent = sentence;
}

/** What the pages of all languages share; without it there is nothing to play with. */
async function loaded() {
  try {
    return await open(find("board").querySelector("img"));
  } catch (error) {
    find("status").textContent = say("puzzle.no_data");
    throw error;
  }
}

function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

for (const [id, action] of Object.entries({ check, back: takeAllBack, hint: takeHint, solution: askForSolution, share })) {
  find(id).addEventListener("click", action);
}
document.addEventListener("keydown", (event) => {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
  const place = Number(event.key) - 1;
  if (isPlain && data.rack[place] && !(event.target instanceof HTMLTextAreaElement)) {
    choose(chosen === place ? null : place);
    const [cell] = chosen === null ? [] : plays.cellsFor(data.rack[chosen], laid);
    if (cell) table.focus(cell);
  } else if (event.key === "Escape") {
    choose(null);
  }
});

if (isOver()) end();
show();
tell();
