// The table: an SVG picture, and over it a grid of buttons, one a cell, for fingers, keys and screen readers.

import { html, svg, tile } from "./dom.js";
import { say } from "./words.js";

const CELL = 100;
const GUTTER = 60;

/**
 * What a table shows.
 * @typedef {object} View
 * @property {string[]} columns the names of its columns, from the left
 * @property {number[]} rows the numbers of its rows, from the top
 * @property {Map<string, string>} tiles the tiles that lie there, by cell
 * @property {Map<string, string>} [laid] the tiles laid now
 * @property {Set<string>} [lit] cells where something may lie
 * @property {Set<string>} [marked] cells to point out
 * @property {Set<string>} [wrong] cells with something wrong
 * @property {?string} [aim] the cell where the next tile will lie
 */

export class Table {
  #board;
  #picture;
  #buttons = new Map();
  #names;
  #shape = "";
  #lying = null;
  #at = null;

  /**
   * @param {HTMLElement} board holds the picture, if there is one yet
   * @param {object} options `names`: the words for tiles; `press(cell)`: called for a tapped cell
   */
  constructor(board, { names, press }) {
    this.#board = board;
    this.#names = names;
    const stage = board.querySelector(".stage") ?? board.appendChild(html("div", { class: "stage" }));
    this.#picture = stage.querySelector("svg.table") ?? stage.appendChild(svg("svg", { class: "table", "aria-hidden": "true" }));
    this.grid = stage.appendChild(html("div", { class: "cells", role: "grid", "aria-label": say("table.name") }));
    this.grid.addEventListener("click", (event) => {
      const button = event.target.closest("[data-cell]");
      if (button) {
        this.#moveTo(button, false);
        press(button.dataset.cell);
      }
    });
    this.grid.addEventListener("keydown", (event) => this.#walk(event));
    this.grid.addEventListener("focusin", (event) => this.#moveTo(event.target, false));
  }

  /** @param {View} view */
  show(view) {
    const shape = `${view.columns[0]}${view.rows[0]} ${view.columns.length} ${view.rows.length}`;
    if (shape !== this.#shape) this.#lay(view);
    this.#shape = shape;
    const { tiles, laid = new Map(), lit = new Set(), marked = new Set(), wrong = new Set(), aim = null } = view;
    const place = this.#place(view);
    const [old, marks, fresh] = ["old", "marks", "new"].map((name) => this.#layer(name));
    // Most of what is shown changes less often than marks and laid tiles.
    const lying = `${shape} ${[...tiles]}`;
    if (lying !== this.#lying) old.replaceChildren(...drawn(tiles, place));
    this.#lying = lying;
    const square = (kind) => (cell) => {
      const at = place(cell);
      return at && svg("rect", { class: kind, x: at.x + 4, y: at.y + 4, width: CELL - 8, height: CELL - 8, rx: 14 });
    };
    marks.replaceChildren(...[...lit].map(square("lit")).filter(Boolean));
    fresh.replaceChildren(
      ...drawn(laid, place),
      ...[...laid.keys()].map(square("fresh")).filter(Boolean),
      ...[...marked].map(square("marked")).filter(Boolean),
      ...[...wrong].map(square("wrong")).filter(Boolean),
      ...[aim].filter(Boolean).map(square("aim")).filter(Boolean),
    );
    for (const [cell, button] of this.#buttons) {
      const name = laid.get(cell) ?? tiles.get(cell);
      let label = name ? say(laid.has(cell) ? "table.laid" : "table.tile", { cell, tile: this.#names[name] ?? name }) : say(lit.has(cell) ? "table.lit" : "table.free", { cell });
      if (wrong.has(cell)) label = say("table.wrong", { label });
      if (cell === aim) label = say("table.aim", { label });
      if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
      button.classList.toggle("is-lit", lit.has(cell));
      button.classList.toggle("is-laid", laid.has(cell));
    }
  }

  /** The cell under a point of the screen. */
  cellAt(x, y) {
    const found = document.elementsFromPoint(x, y).find((element) => element.dataset?.cell && this.grid.contains(element));
    return found?.dataset.cell ?? null;
  }

  /** Puts the keyboard on a cell. */
  focus(cell) {
    const button = this.#buttons.get(cell);
    if (button) this.#moveTo(button, true);
  }

  /** Puts the keyboard on the cell where it was last; what is in view stays there. */
  takeFocus() {
    this.#buttons.get(this.#at)?.focus({ preventScroll: true });
  }

  /** Pushes a table that is wider than its place so that a cell is to be seen. */
  reveal(cell) {
    const button = this.#buttons.get(cell);
    if (!button || this.#board.scrollWidth <= this.#board.clientWidth) return;
    const [at, place] = [button.getBoundingClientRect(), this.#board.getBoundingClientRect()];
    if (at.left < place.left || at.right > place.right) this.#board.scrollLeft += (at.left + at.right - place.left - place.right) / 2;
  }

  #layer(name) {
    return this.#picture.querySelector(`g.${name}`) ?? this.#picture.appendChild(svg("g", { class: name }));
  }

  #place(view) {
    const column = new Map(view.columns.map((name, index) => [name, index]));
    return (cell) => {
      const [, letters, row] = /^([a-z]+)(\d+)$/.exec(cell);
      const [x, y] = [column.get(letters), Number(row) - view.rows[0]];
      return x === undefined || y < 0 || y >= view.rows.length ? null : { x: GUTTER + x * CELL, y: GUTTER + y * CELL };
    };
  }

  /** Draws an empty table of another shape, and its buttons. */
  #lay(view) {
    const [width, height] = [view.columns.length, view.rows.length];
    const [wide, high] = [width * CELL + 2 * GUTTER, height * CELL + 2 * GUTTER];
    const picture = this.#picture;
    // A picture that came with the page is right as it is.
    if (this.#shape !== "" || picture.getAttribute("viewBox") !== `0 0 ${wide} ${high}`) {
      for (const [name, value] of Object.entries({ viewBox: `0 0 ${wide} ${high}`, width: wide / 2, height: high / 2 })) {
        picture.setAttribute(name, value);
      }
      const middle = (index) => GUTTER + index * CELL + CELL / 2;
      const label = (text, x, y) => svg("text", { class: "coordinate", x, y }, String(text));
      const dots = view.rows.flatMap((_, y) => view.columns.map((_, x) => svg("circle", { class: "dot", cx: middle(x), cy: middle(y), r: 4 })));
      picture.replaceChildren(
        svg("rect", { class: "felt", x: GUTTER, y: GUTTER, width: width * CELL, height: height * CELL, rx: 24 }),
        ...view.columns.map((name, index) => label(name, middle(index), GUTTER / 2)),
        ...view.rows.map((number, index) => label(number, GUTTER / 2, middle(index))),
        ...dots,
      );
    }
    this.#board.dataset.columns = width;
    // Wider tables than the style sheet knows keep cells of this size, too.
    picture.style.setProperty("min-width", width > 17 ? `${Math.round(28.5 * (width + 1.2))}px` : "");
    const { style } = this.grid;
    style.setProperty("left", `${(100 * GUTTER) / wide}%`);
    style.setProperty("right", `${(100 * GUTTER) / wide}%`);
    style.setProperty("top", `${(100 * GUTTER) / high}%`);
    style.setProperty("bottom", `${(100 * GUTTER) / high}%`);
    const hadFocus = this.grid.contains(document.activeElement) ? document.activeElement.dataset.cell : null;
    this.#buttons.clear();
    const rows = view.rows.map((row) => {
      const buttons = view.columns.map((column) => {
        const cell = `${column}${row}`;
        const button = html("button", { type: "button", role: "gridcell", tabindex: -1, "data-cell": cell });
        this.#buttons.set(cell, button);
        return button;
      });
      return html("div", { role: "row" }, ...buttons);
    });
    this.grid.replaceChildren(...rows);
    const start = this.#buttons.get(hadFocus ?? this.#at) ?? this.#buttons.values().next().value;
    if (start) this.#moveTo(start, hadFocus !== null);
  }

  #moveTo(button, withFocus) {
    if (!button.dataset?.cell) return;
    const before = this.#buttons.get(this.#at);
    if (before) before.tabIndex = -1;
    button.tabIndex = 0;
    this.#at = button.dataset.cell;
    if (withFocus) button.focus();
  }

  #walk(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const rows = [...this.grid.children];
    const row = event.target.closest("[role=row]");
    const next = rows[rows.indexOf(row) + step[1]]?.children[[...row.children].indexOf(event.target) + step[0]];
    if (next) this.#moveTo(next, true);
  }
}

function drawn(tiles, place) {
  return [...tiles].map(([cell, name]) => [place(cell), name]).filter(([at]) => at).map(([at, name]) => tile(name, at.x, at.y));
}
