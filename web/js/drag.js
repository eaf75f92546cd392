// Dragging tiles with a finger, a pen or a mouse. A press that does not move stays a click.

import { tilePicture } from "./dom.js";

const FAR = 6;

/**
 * @param {HTMLElement} root
 * @param {object} what
 * @param {(target: Element) => (string | null)} what.take the tile under the pointer that may be dragged, if there is one
 * @param {(target: Element) => void} what.start called when a drag begins
 * @param {(x: number, y: number) => void} what.drop called with the point where it ends
 * @param {() => void} what.cancel called when it comes to nothing
 */
export function draggable(root, { take, start, drop, cancel }) {
  root.addEventListener("pointerdown", (down) => {
    const name = down.button === 0 ? take(down.target) : null;
    if (!name) return;
    let ghost = null;
    const size = down.target.getBoundingClientRect().width;

    const follow = (move) => {
      if (move.pointerId !== down.pointerId) return;
      if (!ghost) {
        if (Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) < FAR) return;
        start(down.target);
        ghost = document.body.appendChild(tilePicture(name));
        ghost.classList.add("ghost");
        ghost.style.setProperty("width", `${Math.max(size, 44)}px`);
      }
      ghost.style.setProperty("translate", `calc(${move.clientX}px - 50%) calc(${move.clientY}px - 50%)`);
    };
    const end = (up) => {
      if (up.pointerId !== down.pointerId) return;
      for (const [kind, listener] of listeners) window.removeEventListener(kind, listener);
      if (!ghost) return;
      ghost.remove();
      // The click that follows a drag with a mouse is none; a finger makes none, and the next press is another matter.
      window.addEventListener("click", swallow, { capture: true, once: true });
      window.addEventListener("pointerdown", () => window.removeEventListener("click", swallow, { capture: true }), { capture: true, once: true });
      if (up.type === "pointerup") drop(up.clientX, up.clientY);
      else cancel();
    };
    const listeners = [["pointermove", follow], ["pointerup", end], ["pointercancel", end]];
    for (const [kind, listener] of listeners) window.addEventListener(kind, listener);
  });
}

function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
