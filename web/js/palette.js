// All tiles to choose from, one background at a time.

import { html, tilePicture } from "./dom.js";
import { roving, stopAt } from "./roving.js";
import { Segments } from "./segments.js";
import { count, say } from "./words.js";

const BUTTON = "button.kind";
/** The backgrounds by their letters, and what they are called. */
const BACKGROUNDS = { b: "black", w: "white", s: "split" };
const NAMES = { black: "analyser.black", white: "analyser.white", split: "analyser.split" };

export class Palette {
  #segments = null;
  #grid = html("div", { class: "kinds", id: "kinds", role: "toolbar", "aria-label": say("analyser.tiles") });
  #kinds = [];
  #chosen = null;
  #background = "";
  #names;

  /** @param {{ names: Record<string, string>, press: (tile: string) => void }} options the names of tiles; `press`: called for a tile that is tapped */
  constructor({ names, press }) {
    this.#names = names;
    this.element = html("div", { class: "palette", id: "palette" }, this.#grid);
    this.#grid.addEventListener("click", (event) => {
      const button = event.target.closest(BUTTON);
      if (button && button.getAttribute("aria-disabled") !== "true") press(button.dataset.tile);
    });
    roving(this.#grid, BUTTON, { columns: () => getComputedStyle(this.#grid).gridTemplateColumns.split(" ").length });
  }

  /**
   * @param {{ tile: string, left: number }[]} kinds
   * @param {?string} chosen
   */
  show(kinds, chosen) {
    const isOther = kinds.length !== this.#kinds.length || kinds[0].tile !== this.#kinds[0].tile;
    this.#kinds = kinds;
    this.#chosen = chosen;
    if (isOther) this.#layBackgrounds();
    this.#label();
  }

  /** The tile of a button that can be had. */
  tileOf(target) {
    const button = target.closest?.(`${BUTTON}:not([aria-disabled="true"])`);
    return button?.dataset.tile ?? null;
  }

  #layBackgrounds() {
    const backgrounds = [...new Set(this.#kinds.map(({ tile }) => backgroundOf(tile)))];
    this.#segments?.element.remove();
    this.#segments = null;
    if (!backgrounds.includes(this.#background)) this.#background = backgrounds[0];
    if (backgrounds.length > 1) {
      this.#segments = new Segments("background", say("analyser.background"), backgrounds.map((name) => [name, say(NAMES[name])]), (name) => {
        this.#background = name;
        this.#layTiles();
        this.#label();
      });
      this.#segments.value = this.#background;
      this.element.prepend(this.#segments.element);
    }
    this.#layTiles();
  }

  #layTiles() {
    const shown = this.#kinds.filter(({ tile }) => backgroundOf(tile) === this.#background);
    this.#grid.replaceChildren(
      ...shown.map(({ tile }) => html("button", { type: "button", class: "kind", tabindex: -1, "data-tile": tile }, tilePicture(tile))),
    );
    stopAt(this.#grid, BUTTON, this.#grid.firstChild);
  }

  #label() {
    const copies = Math.max(...this.#kinds.map(({ left }) => left));
    const left = new Map(this.#kinds.map((kind) => [kind.tile, kind.left]));
    for (const button of this.#grid.children) {
      const { tile } = button.dataset;
      const number = left.get(tile);
      const name = this.#names[tile];
      const label = number <= 0 ? say("analyser.none_left", { tile: name }) : copies > 1 ? count(number, "analyser.left", { tile: name }) : name;
      button.setAttribute("aria-label", label);
      button.setAttribute("aria-disabled", String(number <= 0));
      button.setAttribute("aria-pressed", String(tile === this.#chosen));
      // Only what is not as usual is worth a number.
      if (number > 0 && number < copies) button.dataset.left = number;
      else delete button.dataset.left;
    }
  }
}

/** The background of a tile; nothing for a tile without one. */
function backgroundOf(tile) {
  return BACKGROUNDS[tile[2]] ?? "";
}
