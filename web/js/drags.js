// Dragging on the analyser page: from the palette, from the rack, and about the table.

import { draggable } from "./drag.js";

/**
 * @param {import("./session.js").Session} session
 * @param {{ palette: import("./palette.js").Palette, rack: import("./rack.js").Rack, table: import("./table.js").Table }} parts
 */
export function listenToDrags(session, { palette, rack, table }) {
  const isOverRack = (x, y) => rack.element.contains(document.elementFromPoint(x, y));
  const still = () => {};
  let dragged = null;

  draggable(palette.element, {
    take: (target) => (dragged = palette.tileOf(target)),
    start: still,
    drop: (x, y) => {
      const cell = table.cellAt(x, y);
      if (cell && !session.now.tiles.has(cell)) session.put(cell, dragged);
      else if (isOverRack(x, y)) session.edit((now) => now.with({ rack: [...now.rack, dragged] }));
    },
    cancel: still,
  });

  draggable(rack.element, {
    take: (target) => session.now.rack[(dragged = rack.placeOf(target))] ?? null,
    start: still,
    drop: (x, y) => {
      const cell = table.cellAt(x, y);
      if (cell) {
        if (session.mode !== "play") session.enter("play");
        session.choose(dragged);
        session.lay(cell);
      } else if (session.mode === "rack" && !isOverRack(x, y)) {
        session.edit((now) => now.withoutRackTile(dragged));
      }
    },
    cancel: still,
  });

  draggable(table.grid, {
    take: (target) => {
      dragged = target.dataset?.cell;
      const tile = session.mode === "table" ? session.now.tiles.get(dragged) : session.now.rack[session.own.placeAt(dragged)];
      return tile ?? null;
    },
    start: still,
    drop: (x, y) => {
      const cell = table.cellAt(x, y);
      if (cell !== dragged && !session.now.tiles.has(cell)) move(dragged, cell);
    },
    cancel: still,
  });

  /** Moves a tile to another cell, or off the table. */
  function move(from, to) {
    if (session.mode === "table") {
      const tile = session.now.tiles.get(from);
      session.edit((now) => (to ? now.withoutTile(from).withTile(to, tile) : now.withoutTile(from)));
      return;
    }
    const place = session.own.placeAt(from);
    session.takeBack(from);
    if (!to || session.own.has(to)) return;
    session.choose(place);
    session.lay(to);
  }
}
