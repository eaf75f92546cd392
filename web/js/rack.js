// The rack of the analyser: a button for each tile.

import { html, tilePicture } from "./dom.js";
import { placements, tileName } from "./names.js";

export class Rack {
  /**
   * @param {HTMLElement} element
   * @param {(place: number) => void} press called for a tile that is tapped
   */
  constructor(element, press) {
    this.element = element;
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
      const notes = [
        wrong.has(place) && "wrong",
        isUsed && (isShown ? "in the play shown" : "laid"),
        mode === "rack" && "take out",
      ];
      return html(
        "button",
        {
          type: "button",
          class: "slot",
          "data-place": place,
          "data-wrong": wrong.has(place),
          "data-used": isUsed,
          disabled: isUsed && !isShown,
          "aria-label": [tileName(tile), ...notes.filter(Boolean)].join(", "),
          "aria-pressed": mode === "play" ? String(own.place === place) : null,
        },
        tilePicture(tile),
      );
    });
    this.element.replaceChildren(...(slots.length > 0 ? slots : [html("span", { class: "empty" }, "empty rack")]));
  }
}

/** The places in the rack from which the tiles of a play come. */
function placesOf(placed, rack) {
  const places = new Set();
  for (const [, tile] of placed) places.add(rack.findIndex((other, place) => other === tile && !places.has(place)));
  return places;
}
