// The list of plays, best first.

import { html, tilePicture } from "./dom.js";
import { placements } from "./names.js";
import { roving, stopAt } from "./roving.js";
import { say } from "./words.js";

const OPTION = "[role=option]";

export class Ranking {
  /**
   * @param {object} what
   * @param {(place: number) => void} what.choose called for a play that is tapped or walked to
   * @param {(place: ?number) => void} what.peek called for a play that is only looked at, and with null when no more
   */
  constructor({ choose, peek }) {
    this.element = html("ol", { class: "plays", id: "plays", role: "listbox", "aria-label": say("analyser.ranking") });
    const placeOf = (target) => Number(target.dataset.place);
    this.element.addEventListener("click", (event) => {
      const option = event.target.closest(OPTION);
      if (option) choose(placeOf(option));
    });
    // A list that moves under a mouse at rest is not looked at.
    this.element.addEventListener("pointermove", (event) => {
      const option = event.target.closest(OPTION);
      if (option && event.pointerType === "mouse") peek(placeOf(option));
    });
    this.element.addEventListener("pointerleave", () => peek(null));
    roving(this.element, OPTION, { arrived: (option) => choose(placeOf(option)) });
  }

  /** @param {import("./engine.js").Analysis["plays"]} plays */
  list(plays) {
    this.element.replaceChildren(...plays.map(option));
  }

  /** Shows a play as the chosen one; null where none is. */
  mark(place) {
    const options = [...this.element.children];
    options.forEach((element, index) => element.setAttribute("aria-selected", String(index === place)));
    const stop = options[place ?? 0];
    if (stop) stopAt(this.element, OPTION, stop);
  }
}

function option({ play, score, text }, place) {
  const tiles = placements(play).map(([cell, tile]) => html("span", { class: "placement" }, tilePicture(tile), `${tile}@${cell}`));
  // What is read aloud begins with what is seen.
  const label = say("analyser.ranked", { rank: place + 1, play, points: text.points, tiles: text.tiles });
  return html(
    "li",
    { role: "option", tabindex: -1, "data-place": place, "data-play": play, "aria-label": label },
    html("span", { class: "rank" }, String(place + 1)),
    " ",
    html("span", { class: "placements" }, ...tiles.flatMap((tile) => [tile, " "])),
    html("span", { class: "worth" }, String(score)),
  );
}
