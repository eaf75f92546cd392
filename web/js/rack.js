// The rack of the analyser: a button for each tile.

import { html, tilePicture } from "./dom.js";
import { placements } from "./names.js";
import { say } from "./words.js";

export class Rack {
  #names;

  /**
   * @param {HTMLElement} element
   * @param {{ names: Record<string, string>, press: (place: number) => void }} options the names of tiles; `press`: called for a tile that is tapped
   */
  constructor(element, { names, press }) {
    this.element = element;
    this.#names = names;
    element.addEventListener("click", (event) => {
      const place = this.placeOf(event.target);
      if (place === null) return;
      press(place);
      // The buttons are new ones now; the keyboard stays where it was.
      const slots = element.querySelectorAll(".slot");
      slots[Math.min(place, slots.length - 1)]?.focus();
    });
  }

  /** The place in the rack of the tile under a pointer, if it can be had. */
  placeOf(target) {
    const slot = target.closest(".slot:enabled");
    return slot ? Number(slot.dataset.place) : null;
  }

  /** @param {import("./session.js").Session} session */
  show({ now, mode, own, current }) {
    const wrong = new Set(now.problems.flatMap(({ rack }) => rack));
    const isShown = Boolean(current) && !own.isBegun;
    const used = isShown ? placesOf(placements(current.play), now.rack) : own.places;
    const slots = now.rack.map((tile, place) => {
      const isUsed = used.has(place);
      let label = this.#names[tile];
      if (wrong.has(place)) label = say("analyser.slot_wrong", { label });
      if (isUsed) label = say(isShown ? "analyser.slot_shown" : "analyser.slot_laid", { label });
      if (mode === "rack") label = say("analyser.slot_out", { label });
      return html(
        "button",
        {
          type: "button",
          class: "slot",
          "data-place": place,
          "data-wrong": wrong.has(place),
          "data-used": isUsed,
          disabled: isUsed && !isShown,
          "aria-label": label,
          "aria-pressed": mode === "play" ? String(own.place === place) : null,
        },
        tilePicture(tile),
      );
    });
    this.element.replaceChildren(...(slots.length > 0 ? slots : [html("span", { class: "empty" }, say("analyser.no_tiles"))]));
  }
}

/** The places in the rack from which the tiles of a play come. */
function placesOf(placed, rack) {
  const places = new Set();
  for (const [, tile] of placed) places.add(rack.findIndex((other, place) => other === tile && !places.has(place)));
  return places;
}
