// The parts of the analyser page, and where they stand.

import { html } from "./dom.js";

const RULES = ["classic", "flex", "intro"];

/**
 * @param {HTMLElement} root
 * @param {Record<string, HTMLElement>} parts the modes, the palette, the list of plays, the notation and the text to copy
 * @returns {Record<string, HTMLElement>} everything with an id, by it
 */
export function furnish(root, { modes, palette, plays, notation, copied }) {
  const button = (id, words, more = {}) => html("button", { type: "button", id, ...more }, words);
  const heading = (id) => html("h2", { id });
  const field = (id, words, more) => html("label", {}, html("span", {}, words), html("input", { id, autocomplete: "off", ...more }));
  const rules = html("select", { id: "rules", "aria-label": "Rules" }, ...RULES.map((name) => html("option", { value: name }, name)));

  root.replaceChildren(
    html(
      "div",
      { class: "analyser-desk" },
      html(
        "div",
        { class: "analyser-table" },
        html("div", { class: "tools" }, button("undo", "Undo"), button("redo", "Redo"), button("clear", "Clear"), rules),
        html("div", { class: "board", id: "board" }),
        html("div", { class: "score" }, html("p", { class: "points", id: "points", "aria-hidden": "true" }), html("p", { class: "status", id: "status", role: "status" })),
        html("div", { class: "rack", id: "rack", role: "group", "aria-label": "Rack" }),
        modes,
        html("p", { class: "mode-help", id: "mode-help" }),
        palette,
      ),
      html(
        "div",
        { class: "analyser-side" },
        html("ul", { class: "problems", id: "problems", "aria-label": "What is wrong" }),
        html("section", { id: "ranking", "aria-labelledby": "plays-title" }, heading("plays-title"), plays, button("all", "Show all")),
        html(
          "section",
          { class: "shown-play", id: "shown-play", "aria-labelledby": "play-title" },
          heading("play-title"),
          html("ol", { class: "breakdown", id: "breakdown", "aria-label": "Where the points come from" }),
          html("div", { class: "buttons" }, button("make", "Make this play", { class: "primary" }), button("back", "Take back")),
        ),
        notation,
        html("div", { class: "buttons" }, button("copy-link", "Copy link"), button("copy-json", "Copy JSON")),
        copied,
        html(
          "details",
          { class: "game" },
          html("summary", {}, "Players, bag and scores"),
          html(
            "div",
            { class: "fields" },
            field("players", "Players", { type: "number", min: 2, inputmode: "numeric" }),
            field("bag", "Tiles in the bag", { type: "number", min: 0, inputmode: "numeric" }),
            field("scores", "Scores, yours first", { type: "text", placeholder: "23-31" }),
          ),
        ),
      ),
    ),
  );
  return Object.fromEntries([...root.querySelectorAll("[id]")].map((element) => [element.id, element]));
}
